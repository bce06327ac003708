"""The two runs of the tests together are all tests, each of them once."""

from collections import Counter
from pathlib import Path

import pytest

from tests.__main__ import CHECKS
from tests.parts import PARTS, TESTS, part

RUNS = [check for check in CHECKS if check[0] == "pytest"]
FILES = sorted(TESTS.rglob("test_*.py"))


def collected(config: pytest.Config, run: tuple[str, ...]) -> list[Path]:
    """The files this run takes up, as the hook in conftest says."""
    wanted = run[run.index("--part") + 1]
    before, config.option.part = config.option.part, wanted
    try:
        ignored = config.hook.pytest_ignore_collect
        return [file for file in FILES if not ignored(collection_path=file, config=config)]
    finally:
        config.option.part = before


def test_each_file_is_in_one_run(request: pytest.FixtureRequest) -> None:
    times = Counter(file for run in RUNS for file in collected(request.config, run))
    assert times == dict.fromkeys(FILES, 1)


def test_no_run_leaves_out_anything_by_other_means() -> None:
    for run in RUNS:
        options = [word for word in run if word.startswith("-")]
        assert set(options) <= {"-n", "--dist", "--part", "--cov", "--cov-report"}
    assert sorted(run[run.index("--part") + 1] for run in RUNS) == sorted(PARTS)


def test_only_what_counts_is_traced() -> None:
    traced = {file.relative_to(TESTS).parts[0] for file in FILES if part(file) == "traced"}
    assert traced == {"rules", "play", "table", "games"}
    assert not any("screen" in file.parts for file in FILES if part(file) == "traced")
    assert [run for run in RUNS if "--cov" in run] == [run for run in RUNS if "traced" in run]

"""Settings: kept, loaded, and never in the way of the game whatever is in their file."""

import json
import os
from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import paths
from game.settings import CHOICES, UNREADABLE, Settings, SettingsFile

NAN = float("nan")


def another(name: str, value: Any) -> Any:
    """A different value that may be chosen."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, float):
        return 0.25
    if isinstance(value, int):
        return value + 1
    return next(choice for choice in CHOICES.get(name, ("owl",)) if choice != value)


def all_changed() -> Settings:
    return Settings(**{name: another(name, value) for name, value in asdict(Settings()).items()})


def write(folder: Path, content: str | bytes) -> SettingsFile:
    file = SettingsFile(folder)
    file.path.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


def watched(name: str, act: Callable[..., Any], done: list[str]) -> Callable[..., Any]:
    """The same, but each call leaves its name."""

    def noted(*given: Any) -> Any:
        done.append(name)
        return act(*given)

    return noted


def test_a_new_machine_has_the_defaults(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    assert file.load() == Settings()
    assert file.problem == ""


def test_every_setting_is_kept(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "new" / "folder")
    file.store(all_changed())
    assert SettingsFile(tmp_path / "new" / "folder").load() == all_changed()
    assert file.problem == ""
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_what_a_newer_or_older_program_wrote(tmp_path: Path) -> None:
    file = write(tmp_path, json.dumps({"version": 9, "captions": False, "hologram": True}))
    assert file.load() == Settings(captions=False)
    assert file.problem == ""


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
@pytest.mark.parametrize("wrong", [None, [], {}, "\0" * 201, "nonsense" * 30, -1, 7e300, NAN, -NAN])
def test_a_value_of_the_wrong_kind_is_the_default(tmp_path: Path, name: str, wrong: object) -> None:
    file = write(tmp_path, json.dumps({**asdict(all_changed()), name: wrong}))
    loaded = file.load()
    assert getattr(loaded, name) == (UNREADABLE if name == "pin" else getattr(Settings(), name))
    assert file.problem == ""


def test_any_voice_may_be_named_but_only_what_is_offered_chosen(tmp_path: Path) -> None:
    found = {"voice_name": "Zoë (en-GB)", "accent": "pirate", "computers": "shout"}
    loaded = write(tmp_path, json.dumps(found)).load()
    assert (loaded.voice_name, loaded.accent, loaded.computers) == ("Zoë (en-GB)", "british", "model")


def test_no_line_for_a_pin_is_no_pin(tmp_path: Path) -> None:
    assert write(tmp_path, "{}").load().pin == ""
    assert write(tmp_path, '{"pin": ""}').load().pin == ""


def test_they_are_on_the_disk_before_the_old_ones_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for name in ("fsync", "replace"):
        monkeypatch.setattr(os, name, watched(name, getattr(os, name), done))
    SettingsFile(tmp_path).store(Settings())
    assert done == (["fsync", "replace", "fsync"] if os.name == "posix" else ["fsync", "replace"])


def test_a_write_that_fails_leaves_the_old_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(tmp_path)
    file.store(all_changed())

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        file.store(Settings())
    assert file.unkept == "The settings could not be kept: No space left on device."
    assert file.load() == all_changed()
    file.store(Settings())
    assert file.unkept == ""


def test_a_number_is_no_switch_and_a_switch_is_no_number(tmp_path: Path) -> None:
    file = write(tmp_path, json.dumps({"reading": 0, "voice_volume": True, "effects_volume": 1}))
    loaded = file.load()
    assert (loaded.reading, loaded.voice_volume, loaded.effects_volume) == (True, 1.0, 1.0)
    assert type(loaded.effects_volume) is float


BAD = {
    "empty": b"",
    "text": b"hello",
    "list": b"[]",
    "null": b"null",
    "half": b'{"reading": tr',
    "utf-16": "{}".encode("utf-16"),
    "NUL": b"\0\0\0",
    "deep": b"[" * 100_000,
    "deep objects": b'{"a":' * 100_000,
}


@pytest.mark.parametrize("content", BAD.values(), ids=BAD.keys())
def test_a_bad_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    file = write(tmp_path, content)
    assert file.load() == Settings()
    assert "could not be read" in file.problem
    assert "kept as settings.bad" in file.problem
    assert (tmp_path / "settings.bad").read_bytes() == content
    file.store(all_changed())
    assert file.load() == all_changed()


def test_every_truncation_and_many_mutations(tmp_path: Path) -> None:
    SettingsFile(tmp_path).store(all_changed())
    text, rng = (tmp_path / "settings.json").read_bytes(), Random(3)
    for length in range(len(text)):
        assert isinstance(write(tmp_path, text[:length]).load(), Settings)
    for _ in range(500):
        at = int(rng.random() * len(text))
        assert isinstance(write(tmp_path, text[:at] + rng.randbytes(2) + text[at + 1 :]).load(), Settings)


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.path.mkdir()
    assert file.load() == Settings()
    assert "kept as settings.bad" in file.problem


def test_a_bad_file_that_cannot_be_set_aside(tmp_path: Path) -> None:
    file = write(tmp_path, "{")
    (tmp_path / "settings.bad").mkdir()
    (tmp_path / "settings.bad" / "precious").write_text("data")
    assert file.load() == Settings()
    assert "could not be read" in file.problem


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    file = SettingsFile(tmp_path / "taken")
    file.store(Settings())
    assert "could not be kept" in file.unkept
    assert file.load() == Settings()


def test_where_things_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (paths.assets() / "packs").is_dir()
    assert paths.sounds().is_dir()
    assert paths.user_data().is_absolute()
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert paths.assets() == tmp_path / "assets"

"""Which tests are traced for coverage: the situations of rules, play and tables; all others run untraced."""

from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOMS = {"rules", "play", "table", "games"}
ON_THE_SCREEN = "screen"
PARTS = ("traced", "untraced")


def part(file: Path) -> str:
    """The part of the run to which a file of tests belongs, by its place alone."""
    folders = file.relative_to(TESTS).parts[:-1]
    traced = bool(folders) and folders[0] in ROOMS and ON_THE_SCREEN not in folders
    return "traced" if traced else "untraced"

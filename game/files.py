"""Writing a small file so that not even a power cut can lose it."""

import os
from pathlib import Path


def write_safely(path: Path, text: str) -> None:
    """Beside, to the disk, then in place: whatever happens, one whole file is there."""
    beside = path.with_suffix(".new")
    with open(beside, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

"""A whole deck of words from the engines and the shipped clips, said and heard again in order.

Run it from the project's folder: python -m tests.bench.chain
"""

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.bench.measures import line
from tests.sound.chain import ANY_MARGIN, MARGIN, SHIPPED_MARGIN, deck, say_rendered, say_shipped
from tests.sound.hearing import Heard


def told(name: str, words: Sequence[str], heard: Sequence[Heard], margin: float) -> bool:
    names, unsure = [piece.word for piece in heard], [piece for piece in heard if piece.margin < margin]
    right = sum(name == word for name, word in zip(names, words, strict=False))
    line(name, f"{right} of {len(words)} in order, {len(unsure)} unsure", "all, and none")
    return names == list(words) and not unsure


def rendered(folder: Path, engine: str, margin: float) -> bool:
    try:
        return told(f"rendered by {engine}", deck(), say_rendered(folder, engine, deck()), margin)
    except pytest.skip.Exception as skipped:
        line(f"rendered by {engine}", str(skipped))
        return True


def main() -> int:
    fine = True
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as nowhere:
        for engine, margin in (("pico", MARGIN), ("pyttsx3", ANY_MARGIN)):
            (folder := Path(nowhere) / engine).mkdir()
            fine &= rendered(folder, engine, margin)
        fine &= told("shipped clips", deck(), say_shipped(Path(nowhere), deck()), SHIPPED_MARGIN)
    return 0 if fine else 1


# A speaking child starts by importing this file again.
if __name__ == "__main__":
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    sys.exit(main())

"""What the first bytes of a picture tell: its kind and its size, before anybody decodes it."""

import os
from pathlib import Path
from typing import BinaryIO, NamedTuple

MOST_BYTES = 30_000_000
MOST_DOTS = 24_000_000  # a photograph of a telephone has 12 million
MOST_TEXT = 3_000_000  # bytes of a drawing
MOST_PARTS = 200  # of a JPEG before its size is told
SIZES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}  # the parts of a JPEG that tell its size
BARE = {0x01, *range(0xD0, 0xD8)}  # the parts without a length
EXIF = b"Exif\0\0"
TURN_TAG = 0x0112


class ImageError(ValueError):
    """Why a picture cannot be shown, as the rest of a sentence."""


class Head(NamedTuple):
    kind: str
    width: int = 0  # 0: a drawing is as large as it is drawn
    height: int = 0
    turn: int = 1  # how the camera was held, as cameras number it


def check_image(path: Path) -> Head:
    """The head of a picture that may be decoded; an ImageError tells why it may not."""
    try:
        head = read_head(path)
    except OSError as error:
        raise ImageError(f"cannot be read ({error.strerror or type(error).__name__})") from None
    if head.width * head.height > MOST_DOTS:
        raise ImageError(f"is too large ({head.width} by {head.height} dots); save it smaller")
    return head


def read_head(path: Path) -> Head:
    size = os.path.getsize(path)
    if size > MOST_BYTES:
        raise ImageError(f"is too large ({size // 1_000_000} megabytes); save it smaller")
    with path.open("rb") as file:
        start = file.read(32)
        if start.startswith(b"\x89PNG\r\n\x1a\n") and start[12:16] == b"IHDR":
            return _sized("png", *(int.from_bytes(start[at : at + 4]) for at in (16, 20)))
        if start.startswith(b"\xff\xd8"):
            file.seek(2)
            return _jpeg(file)
        if start.startswith(b"RIFF") and start[8:12] == b"WEBP":
            return _webp(start)
        if path.suffix.lower() == ".svg":
            file.seek(0)
            return _drawing(file.read(MOST_TEXT + 1))
    raise ImageError("is not a picture that can be shown")


def _sized(kind: str, width: int, height: int, turn: int = 1) -> Head:
    if width < 1 or height < 1:
        raise ImageError("has no size")
    return Head(kind, width, height, turn)


def _drawing(text: bytes) -> Head:
    if len(text) > MOST_TEXT:
        raise ImageError("is too large for a drawing; save it smaller")
    if b"<svg" not in text:
        raise ImageError("is not a drawing")
    return Head("svg")


def _webp(start: bytes) -> Head:
    match start[12:16]:
        case b"VP8 ":
            width, height = (int.from_bytes(start[at : at + 2], "little") & 0x3FFF for at in (26, 28))
        case b"VP8L":
            bits = int.from_bytes(start[21:25], "little")
            width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X":
            width, height = (int.from_bytes(start[at : at + 3], "little") + 1 for at in (24, 27))
        case _:
            raise ImageError("is not a picture that can be shown")
    return _sized("webp", width, height)


def _jpeg(file: BinaryIO) -> Head:
    """Go from part to part until one tells the size."""
    turn = 1
    for _ in range(MOST_PARTS):
        lead = file.read(2)
        if len(lead) < 2 or lead[0] != 0xFF:
            break
        kind = lead[1]
        if kind in BARE:
            continue
        if kind == 0xFF:  # padding
            file.seek(-1, os.SEEK_CUR)
            continue
        length = int.from_bytes(file.read(2)) - 2
        if length < 0:
            break
        if kind in SIZES:
            size = file.read(5)
            return _sized("jpeg", int.from_bytes(size[3:5]), int.from_bytes(size[1:3]), turn)
        part = file.read(length)
        if kind == 0xE1 and part.startswith(EXIF):
            turn = _turn(part[len(EXIF) :])
    raise ImageError("is not a picture that can be shown")


def _turn(exif: bytes) -> int:
    """How the camera was held, 1 to 8; 1, upright, if it does not say."""
    order = {b"II": "little", b"MM": "big"}.get(exif[:2])
    if order is None:
        return 1

    def number(at: int, wide: int) -> int:
        return int.from_bytes(exif[at : at + wide], "little" if order == "little" else "big")

    first = number(4, 4)
    for nth in range(min(number(first, 2), 100)):
        entry = first + 2 + 12 * nth
        if number(entry, 2) == TURN_TAG:
            turn = number(entry + 8, 2)
            return turn if 1 <= turn <= 8 else 1
    return 1

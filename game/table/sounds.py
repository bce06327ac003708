"""The sounds that any game may need; one that only one game has is named by its table, as its file is."""

from enum import StrEnum


class Sound(StrEnum):
    """Each is the name of its files: slide1.wav, slide2.wav."""

    SLIDE = "slide"
    FLIP = "flip"
    BUTTON = "button"
    REFUSE = "refuse"
    TURN = "turn"
    TICK = "tick"
    ROUND = "round"
    WIN = "win"

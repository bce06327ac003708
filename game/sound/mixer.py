"""Opens the one mixer that effects, music and the voice share."""

import os

import pygame

RATE, SIZE, CHANNELS, BUFFER = 44100, -16, 2, 512
VOICE_CHANNEL = 0
GIVEN = os.environ.get("SDL_AUDIODRIVER")


def open_mixer() -> bool:
    """Open the sound card, or a silent stand-in that keeps the same time; True when it can be heard.

    Call it after the first frame is shown: a missing card takes up to 0.1 s to say so.
    """
    if not _opened():
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        _opened()
    return audible()


def reopen_mixer() -> bool:
    """Look for a sound card again, perhaps one that was plugged in since."""
    pygame.mixer.quit()
    if GIVEN is None:
        os.environ.pop("SDL_AUDIODRIVER", None)
    return open_mixer()


def audible() -> bool:
    """Whether what is played leaves the machine."""
    return pygame.mixer.get_init() is not None and pygame.mixer.get_driver() != "dummy"


def _opened() -> bool:
    try:
        pygame.mixer.init(RATE, SIZE, CHANNELS, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(16)
        pygame.mixer.set_reserved(VOICE_CHANNEL + 1)
    except (pygame.error, NotImplementedError):
        return False
    return True

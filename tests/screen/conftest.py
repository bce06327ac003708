"""Pictures are drawn without a window or sound card."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pygame
import pytest

from game.screen.art import Art
from game.screen.view import View


@pytest.fixture(scope="session", autouse=True)
def display() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 720))
    pygame.display.quit()


@pytest.fixture(scope="session")
def art(display: pygame.Surface) -> Art:
    return Art(View(1280, 720))

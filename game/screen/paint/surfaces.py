"""Small works on surfaces: clear ground, padding, widening, centring, grading and stamping."""

import pygame

from game.screen.paint.palette import INK


def clear(size: tuple[int, int], colour: str) -> pygame.Surface:
    """Nothing, but of this colour, so that soft edges drawn on it do not darken."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    tone = pygame.Color(colour)
    tone.a = 0
    surface.fill(tone)
    return surface


def padded(surface: pygame.Surface, margin: int = 3) -> pygame.Surface:
    """The surface with clear ink all round, so that turning it leaves smooth edges."""
    wider = clear((surface.get_width() + 2 * margin, surface.get_height() + 2 * margin), INK)
    seen = pygame.mask.from_surface(surface, 0)  # a blit would take over the colour of clear pixels too
    seen.to_surface(
        wider, setsurface=surface, unsetsurface=None, setcolor=None, unsetcolor=None, dest=(margin, margin)
    )
    return wider


def widened(surface: pygame.Surface, width: int) -> pygame.Surface:
    """The surface this wide: its middle column is repeated, both sides stay as they are."""
    was, height = surface.get_size()
    half = was // 2
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    column = surface.subsurface((half, 0, 1, height))
    whole.blit(surface, (0, 0), (0, 0, half, height))
    whole.blit(pygame.transform.scale(column, (width - was + 1, height)), (half, 0))
    whole.blit(surface, (half + width - was + 1, 0), (half + 1, 0, was - half - 1, height))
    return whole.convert_alpha()


def centred(surface: pygame.Surface, middle: float) -> pygame.Surface:
    """The surface with room added above or below so that `middle` becomes its middle."""
    width, height = surface.get_size()
    extra = round(2 * middle - height)
    whole = pygame.Surface((width, height + abs(extra)), pygame.SRCALPHA)
    whole.blit(surface, (0, max(0, -extra)))
    return whole.convert_alpha()


def grade(size: tuple[int, int], top: str, bottom: str) -> pygame.Surface:
    """Opaque, from one colour at the top to another at the bottom."""
    column = pygame.Surface((1, 4))
    for y, colour in enumerate((top, top, bottom, bottom)):
        column.set_at((0, y), colour)
    return pygame.transform.smoothscale(column, size).convert_alpha()


def stamp(target: pygame.Surface, piece: pygame.Surface, x: float, y: float) -> pygame.Rect:
    """The piece on the target, its middle at this point."""
    return target.blit(piece, (round(x - piece.get_width() / 2), round(y - piece.get_height() / 2)))

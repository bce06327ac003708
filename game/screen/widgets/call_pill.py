"""The buttons of a call: a big red pill, Catch! beside a head, the stars of the time, the keys."""

from collections.abc import Callable, Sequence

import pygame

from game.screen.paint.art import Art
from game.screen.paint.palette import INK, RED, SUN, SUN_YELLOW, WHITE
from game.screen.widgets.hint_bar import keycap, pad_button
from game.screen.widgets.widget import GROWTH, Button, Look

STARS = 6  # that go out one by one while a call is awaited
STAR = 30  # lu
PALE = 0.55  # opacity of the word where a call counts for nothing


class CallWidget(Button):
    """What pills and catches have in common: stars that go out and the keys that mean the same."""

    def __init__(self, rect: pygame.Rect, name: str, action: Callable[[], None], label: str) -> None:
        super().__init__(rect, name, action, finish=SUN, label=label, icon="icons/hand", size=38)
        self.stars: int | None = None  # still lit; None where no clock runs
        self.keys: Sequence[str] = ()  # of the people who may press it
        self.pad = False

    def _draw_stars(self, screen: pygame.Surface, art: Art, centre: tuple[int, int], size: float) -> None:
        if self.stars is None:
            return
        side = art.view.px(size)
        for nth in range(STARS):
            star = art.tokens.star(side, lit=nth < self.stars)
            x = centre[0] + (nth - (STARS - 1) / 2) * side * 1.12
            screen.blit(star, star.get_rect(center=(round(x), centre[1])))

    def _draw_keys(self, screen: pygame.Surface, art: Art, topright: tuple[int, int]) -> None:
        caps = [keycap(art, key) for key in self.keys]
        caps += [pad_button(art, ("X", "#8FC7FF"))] if self.pad else []
        x, y = topright
        for cap in reversed(caps):
            box = cap.get_rect(midright=(x, y))
            screen.blit(cap, box)
            x = box.x - round(art.view.px(4))


class CallPill(CallWidget):
    """A red pill with the word on it; it shines while a call counts and is pale otherwise."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        off = bool(self.why_off)
        grow = GROWTH if look.focus else 1.0
        wide, high = round(self.rect.width * grow), round(self.rect.height * grow)
        lip, (x, y) = art.pieces.button_lip(high), self.rect.center
        if not off:
            more = art.view.px(26)
            glow = art.lights.glow(wide + more, high + lip + more, (high + more) / 2, SUN_YELLOW)
            screen.blit(glow, glow.get_rect(center=(x, y + lip // 2)))
        if look.focus:
            ring = art.pieces.focus_ring(wide, high + lip, high / 2)
            screen.blit(ring, ring.get_rect(center=(x, y + lip // 2)))
        state = (look.pressed, off, look.hover)
        face = art.pieces.button(wide, high, RED, *state, radius=high / 2)
        screen.blit(face, face.get_rect(center=(x, y + lip // 2)))
        self._word(screen, art, (x, y + (round(lip * 0.75) if look.pressed else 0)))
        self._draw_stars(screen, art, (x, self.rect.top - round(art.view.px(34))), STAR)
        self._draw_keys(screen, art, (self.rect.x + round(high * 0.42), self.rect.y + round(high * 0.06)))

    def _word(self, screen: pygame.Surface, art: Art, centre: tuple[int, int]) -> None:
        size = art.letters.fit(self.label, self.rect.width * 0.7, self.rect.height * 0.52, "heading")
        word = art.letters.logo(self.label, size)
        if self.why_off:
            word = word.copy()
            word.set_alpha(round(255 * PALE))
        screen.blit(word, word.get_rect(center=centre))


class CatchButton(CallWidget):
    """Catches somebody who forgot to call; the reason stands where there is room for it."""

    def __init__(self, rect: pygame.Rect, name: str, action: Callable[[], None], label: str) -> None:
        super().__init__(rect, name, action, label)
        self.reason = ""
        self.sides: Sequence[str] = ("below",)  # where the reason may stand; the last one without fail
        self.spot: tuple[int, int] | None = None  # the foot of it, if it stands elsewhere
        self.size = 32

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        px, lip = art.view.px, art.pieces.button_lip(self.rect.height)
        radius = art.pieces.button_radius(self.rect.height)
        size = (self.rect.width + px(18), self.rect.height + lip + px(18))
        glow = art.lights.glow(*size, radius + px(9), SUN_YELLOW)
        screen.blit(glow, glow.get_rect(center=(self.rect.centerx, self.rect.centery + lip // 2)))
        super().draw(screen, art, look)
        low = self.rect.bottom + lip
        self._draw_stars(screen, art, (self.rect.centerx, low + round(px(1))), 22)
        if self.reason:
            reason = art.labels.reading_pill(self.reason, px(19), WHITE, INK)
            screen.blit(reason, self._place_of(reason, screen.get_rect(), round(px(14)), low))
        self._draw_keys(screen, art, (self.rect.left + round(px(30)), self.rect.top))

    def _place_of(self, reason: pygame.Surface, window: pygame.Rect, gap: int, low: int) -> pygame.Rect:
        (x, y), room = self.rect.center, window.inflate(-gap, 0)
        if self.spot is not None:
            return reason.get_rect(midbottom=self.spot).clamp(room)
        below = reason.get_rect(midtop=(x, low + gap))
        if x < window.centerx:  # away from the middle of the table
            below.right = min(below.right, self.rect.right)
        places = {
            "above": reason.get_rect(midbottom=(x, self.rect.top - gap)).clamp(room),
            "below": below.clamp(room),
            "left": reason.get_rect(midright=(self.rect.left - gap, y)),
            "right": reason.get_rect(midleft=(self.rect.right + gap, y)),
        }
        found = [places[side] for side in self.sides]
        return next((place for place in found if room.contains(place)), found[-1])

"""The buttons of a call: a big red pill, Catch! beside a head, the stars of the time, the keys."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.screen.paint.art import Art
from game.screen.paint.palette import INK, RED, SUN, SUN_YELLOW, WHITE, Finish
from game.screen.paint.view import put, put_row
from game.screen.widgets.hint_bar import keycap, pad_button
from game.screen.widgets.widget import Button, Look

STARS = 6  # that go out one by one while a call is awaited
STAR = 30  # lu
PALE = 0.55  # opacity of the word where a call counts for nothing


@dataclass(eq=False, kw_only=True)
class CallWidget(Button):
    """What pills and catches have in common: light, stars that go out and the keys that mean the same."""

    finish: Finish = SUN
    icon: str = "icons/hand"
    size: float = 38
    stars: int | None = None  # still lit; None where no clock runs
    keys: Sequence[str] = ()  # of the people who may press it
    pad: bool = False

    def _draw_glow(self, screen: pygame.Surface, art: Art, wide: int, high: int, reach: float) -> None:
        """Light behind a face of this size."""
        lip, more = art.pieces.button_lip(high), art.view.px(reach)
        glow = art.lights.glow(wide + more, high + lip + more, self._radius(art, high) + more / 2, SUN_YELLOW)
        put(screen, glow, (self.rect.centerx, self.rect.centery + lip // 2))

    def _draw_stars(self, screen: pygame.Surface, art: Art, centre: tuple[int, int], size: float) -> None:
        if self.stars is None:
            return
        side = art.view.px(size)
        for nth in range(STARS):
            x = centre[0] + (nth - (STARS - 1) / 2) * side * 1.12
            put(screen, art.tokens.star(side, lit=nth < self.stars), (x, centre[1]))

    def _draw_keys(self, screen: pygame.Surface, art: Art, topright: tuple[int, int]) -> None:
        caps = [keycap(art, key) for key in self.keys]
        caps += [pad_button(art, "X", "#8FC7FF")] if self.pad else []
        put_row(screen, caps, topright, round(art.view.px(4)), before=1)


@dataclass(eq=False, kw_only=True)
class CallPill(CallWidget):
    """A red pill with the word on it; it shines while a call counts and is pale otherwise."""

    finish: Finish = RED

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        wide, high = self._face(look)
        if not self.why_off:
            self._draw_glow(screen, art, wide, high, 26)
        super().draw(screen, art, look)
        self._draw_stars(screen, art, (self.rect.centerx, self.rect.top - round(art.view.px(34))), STAR)
        self._draw_keys(screen, art, (self.rect.x + round(high * 0.42), self.rect.y + round(high * 0.06)))

    def _radius(self, art: Art, high: int) -> float:
        return high / 2

    def _inside(self, screen: pygame.Surface, art: Art, box: pygame.Rect) -> None:
        size = art.letters.fit(self.label, box.width * 0.7, box.height * 0.52, "heading")
        word = art.letters.logo(self.label, size)
        if self.why_off:
            word = word.copy()
            word.set_alpha(round(255 * PALE))
        put(screen, word, box.center)


@dataclass(eq=False, kw_only=True)
class CatchButton(CallWidget):
    """Catches somebody who forgot to call; the reason stands where there is room for it."""

    size: float = 32
    reason: str = ""
    sides: Sequence[str] = ("below",)  # where the reason may stand; the last one without fail
    spot: tuple[int, int] | None = None  # the foot of it, if it stands elsewhere

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        px, low = art.view.px, self.rect.bottom + art.pieces.button_lip(self.rect.height)
        self._draw_glow(screen, art, *self.rect.size, 18)
        super().draw(screen, art, look)
        self._draw_stars(screen, art, (self.rect.centerx, low + round(px(1))), 22)
        if self.reason:
            reason = art.labels.pill(self.reason, px(19), WHITE, INK, INK, role="reading")
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

"""What people call out, on turn or not: a button and a key for each of them, and the time that is left."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.play import calls
from game.play.match import Match
from game.rules.things import Move
from game.screen.art import Art
from game.screen.input import CALLS, Call
from game.screen.palette import INK, SUN, SUN_YELLOW
from game.screen.pieces import Tail
from game.screen.resting_call import RestingCall
from game.screen.table_top import TableTop
from game.screen.widgets import Button, Look, Widget
from game.tables.table import Key, Shouting

STARS = 6  # that go out one by one while a call is awaited
BESIDE = (13, 9)  # percent: a button at another player's head


class CallButton(Button):
    """Shines while a call counts; stars above it go out with the time."""

    def __init__(self, rect: pygame.Rect, name: str, action: Callable[[], None], label: str) -> None:
        super().__init__(rect, name, action, finish=SUN, label=label, size=44)
        self.stars: int | None = None  # still lit; None where no clock runs
        self.key = ""
        self.urge = ""  # said above it

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if not self.why_off:
            self._draw_glow(screen, art)
        super().draw(screen, art, look)
        if self.stars is not None:
            self._draw_stars(screen, art, self.stars)
        if self.urge:
            bubble = art.bubble(self.urge, art.view.px(27), Tail("down", 0.5))
            low = self.rect.top - art.view.px(20 if self.stars is None else 46)
            screen.blit(bubble, bubble.get_rect(midbottom=(self.rect.centerx, round(low))))
        if self.key:
            cap = art.pill(self.key, art.view.px(20), "#FFFFFF", INK, stroke=INK)
            screen.blit(cap, cap.get_rect(center=self.rect.topright))

    def _draw_glow(self, screen: pygame.Surface, art: Art) -> None:
        wide, high = self.rect.width, self.rect.height
        lip, edge = art.button_lip(high), round(art.view.px(8))
        rim = art.rim(wide + 2 * edge, high + lip + 2 * edge, art.button_radius(high) + edge, SUN_YELLOW)
        screen.blit(rim, rim.get_rect(center=(self.rect.centerx, self.rect.centery + lip // 2)))

    def _draw_stars(self, screen: pygame.Surface, art: Art, lit: int) -> None:
        side = min(art.view.px(38), self.rect.width / STARS)
        step = min(self.rect.width / STARS, side * 1.2)
        for nth in range(STARS):
            star = art.star(side, lit=nth < lit)
            if nth >= lit:
                star = star.copy()
                star.set_alpha(110)
            x = self.rect.centerx + step * (nth - (STARS - 1) / 2)
            screen.blit(star, star.get_rect(center=(round(x), round(self.rect.top - art.view.px(32)))))


class Calling:
    """Knows who may call what now, and makes the buttons for it."""

    def __init__(self, match: Match, top: TableTop, call: Callable[[int, Move], None]) -> None:
        self.match = match
        self.top = top
        self.keyed = False  # whether keys are in use, so that their names help
        self.early: Callable[[], None] | None = None  # told of a call that would not count, if one may try
        self._call = call
        self._noticed: tuple[object, ...] = ()

    @property
    def words(self) -> Shouting | None:
        return self.top.table.shouting

    def changed(self) -> bool:
        """Whether there are other buttons, or other stars, than when last asked."""
        if self.words is None:
            return False
        now = (self._callers(), self._catcher(), self._stars(), self.match.viewer, self.keyed)
        changed, self._noticed = now != self._noticed, now
        return changed

    def answer(self, intent: Call) -> bool:
        """Somebody has pressed a key for a call; False if it counts for nothing now."""
        seats: Sequence[int] = [intent.seat]
        if intent.seat < 0:  # a pad that is passed round
            seats = sorted(self.match.people, key=lambda seat: seat != self.match.viewer)
        for seat in seats:
            for move in self.match.shouts(seat) if seat in self.match.people else ():
                self._call(seat, move)
                return True
        return False

    def widgets(self) -> list[Widget]:
        if self.words is None:
            return []
        found: list[Widget] = [self._caller(seat, self.words) for seat in self._callers()]
        if not found and self.words.rest is not None and self.early is not None:
            found.append(RestingCall(self.top.art, self.words, self.early))
        catcher = self._catcher()
        if catcher is not None:
            found.append(self._catch(catcher, self.words))
        return found

    def _callers(self) -> list[int]:
        return [seat for seat in self.match.people if Move(calls.CALL) in self.match.shouts(seat)]

    def _catcher(self) -> int | None:
        """A person who may catch somebody; all of them may, and it is the same who does."""
        able = [seat for seat in self.match.people if Move(calls.CATCH) in self.match.shouts(seat)]
        return min(able, key=lambda seat: seat != self.match.viewer) if able else None

    def _stars(self) -> int | None:
        """How many stars are lit; None without a clock."""
        if self.match.window == float("inf") or not calls.is_open(self.match.game):
            return None
        left = 1 - self.match.waited / self.match.window
        return max(0, min(STARS, round(left * STARS + 0.499)))

    def _caller(self, seat: int, words: Shouting) -> CallButton:
        key = self.place(words)
        box = self.top.art.view.box(key.x, key.y, key.wide, key.high)
        if seat != self.match.viewer:
            box = self._beside(seat)
        button = CallButton(box, words.word, partial(self._call, seat, Move(calls.CALL)), words.word)
        button.name = words.word if seat == self.match.viewer else f"{words.word} {self._name(seat)}"
        button.stars = self._stars() if calls.forgetful(self.match.game) in (seat, None) else None
        button.urge = words.urge if seat == self.match.viewer else ""
        button.key = CALLS[seat].upper() if self.keyed else ""
        return button

    def place(self, words: Shouting) -> Key:
        """Where the viewer's button stands: in place of the hand, if it is empty."""
        return words.alone if words.alone is not None and not self.top.stage.hand() else words.key

    def beams(self) -> Key | None:
        """Where light comes from while the viewer may make a call that ends all."""
        words = self.words
        if words is None or words.rest is None or self.match.viewer not in self._callers():
            return None
        return self.place(words)

    def _catch(self, seat: int, words: Shouting) -> CallButton:
        victim = calls.forgetful(self.match.game)
        assert victim is not None
        action = partial(self._call, seat, Move(calls.CATCH))
        button = CallButton(self._beside(victim), words.catch, action, words.catch)
        button.size = 32
        button.stars = self._stars()
        button.key = CALLS[seat].upper() if self.keyed else ""
        return button

    def _beside(self, seat: int) -> pygame.Rect:
        """Below the head of a player."""
        view, seats = self.top.art.view, self.top.furniture.seats
        x, y = seats.centre(seat)
        box = pygame.Rect(0, 0, round(view.wide(BESIDE[0])), round(view.high(BESIDE[1])))
        box.midtop = (round(x), round(y + seats.size(seat)))
        return box.clamp(pygame.Rect(0, 0, *view.size))

    def _name(self, seat: int) -> str:
        return self.match.players[seat].name

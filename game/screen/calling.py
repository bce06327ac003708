"""What people call out, on turn or not: a button and a key for each of them, and the time that is left."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.play import calls
from game.play.match import Match
from game.rules.things import Move
from game.screen import svg
from game.screen.art import Art
from game.screen.input import CALLS, Call
from game.screen.palette import INK, SUN, SUN_YELLOW
from game.screen.plates import sketch
from game.screen.table_top import TableTop
from game.screen.widgets import Button, Look, Widget
from game.tables.table import Shouting

STARS = 6  # that go out one by one while a call is awaited
BESIDE = (13, 9)  # percent: a button at another player's head


class CallButton(Button):
    """Shines while a call counts; stars above it go out with the time."""

    def __init__(self, rect: pygame.Rect, name: str, action: Callable[[], None], label: str) -> None:
        super().__init__(rect, name, action, finish=SUN, label=label, size=44)
        self.stars: int | None = None  # still lit; None where no clock runs
        self.key = ""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if not self.why_off:
            self._draw_glow(screen, art)
        super().draw(screen, art, look)
        if self.stars is not None:
            self._draw_stars(screen, art, self.stars)
        if self.key:
            cap = art.pill(self.key, art.view.px(20), "#FFFFFF", INK, stroke=INK)
            screen.blit(cap, cap.get_rect(center=self.rect.topright))

    def _draw_glow(self, screen: pygame.Surface, art: Art) -> None:
        wide, high, step = self.rect.width, self.rect.height, art.view.px(5)
        rings = "".join(
            svg.rect((4 - nth) * step, (4 - nth) * step, wide + 2 * nth * step, high + 2 * nth * step,
                     art.view.px(30) + nth * step, f"{SUN_YELLOW}30")
            for nth in range(1, 5)
        )  # fmt: skip
        picture = sketch(art, rings, wide + 8 * step, high + 8 * step)
        screen.blit(picture, picture.get_rect(center=self.rect.center))

    def _draw_stars(self, screen: pygame.Surface, art: Art, lit: int) -> None:
        side = art.view.px(30)
        step = self.rect.width / STARS
        for nth in range(STARS):
            star = art.picture("icons/star", side, SUN_YELLOW if nth < lit else INK)
            x = self.rect.x + step * (nth + 0.5)
            screen.blit(star, star.get_rect(center=(round(x), round(self.rect.top - side))))


class Calling:
    """Knows who may call what now, and makes the buttons for it."""

    def __init__(self, match: Match, top: TableTop, call: Callable[[int, Move], None]) -> None:
        self.match = match
        self.top = top
        self.keyed = False  # whether keys are in use, so that their names help
        self._call = call
        self._noticed: tuple[object, ...] = ()

    @property
    def words(self) -> Shouting | None:
        return self.top.table.shouting

    def changed(self) -> bool:
        """Whether there are other buttons, or other stars, than when last asked."""
        if self.words is None:
            return False
        now = (self._callers(), self._catcher(), self._stars(), self.match.viewer)
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
        key = words.key
        box = self.top.art.view.box(key.x, key.y, key.wide, key.high)
        if seat != self.match.viewer:
            box = self._beside(seat)
        button = CallButton(box, words.word, partial(self._call, seat, Move(calls.CALL)), words.word)
        button.name = words.word if seat == self.match.viewer else f"{words.word} {self._name(seat)}"
        button.stars = self._stars() if calls.forgetful(self.match.game) in (seat, None) else None
        button.key = CALLS[seat].upper() if self.keyed else ""
        return button

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

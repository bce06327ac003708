"""The first screen: the logo, the friends, and the way to everything."""

import math
from functools import partial
from random import Random
from typing import NamedTuple

import pygame

from game import SHORT_NAME
from game.games.shelf import GAMES
from game.screen.paint import svg
from game.screen.paint.palette import LEAF, SETS, SUN, WHITE
from game.screen.paint.studio import BOMB, draw
from game.screen.scenes.overlay import Answer
from game.screen.scenes.scene import Host, Scene
from game.screen.widgets.game_tile import dressed, lay_card, printed
from game.screen.widgets.input import Arrow, Intent
from game.screen.widgets.widgets import Button, IconButton, Widget
from game.table.table import Table

FANS = (  # card, x and y of its middle in lu, turn; the left side, then the right
    ("G8", 118, 338, 34),
    ("R2", 212, 262, 20),
    ("rev-Y", 322, 214, 8),
    ("B7", 1162, 338, -34),
    ("wild", 1068, 262, -20),
    ("O5", 958, 214, -8),
)
CARD = 150
LOGO_Y, SKY = 236, 400  # lu: the middle of the burst; what lies above belongs to it
WIGGLE = 0.9  # seconds
STILL = 4.5  # seconds between two wiggles


class Friend(NamedTuple):
    """One of the animals along the bottom; places and sizes in lu."""

    picture: str
    x: float
    y: float
    size: float
    mirrored: bool = False


FRIENDS = (
    Friend("characters/robot", 66, 632, 136),
    Friend("nouns/pig-1", 1212, 636, 136),
    Friend("nouns/cat-1", 176, 560, 216),
    Friend("nouns/fox-1", 1100, 560, 216, True),
    Friend("nouns/frog-1", 330, 606, 160),
    Friend("nouns/dog-1", 950, 606, 164, True),
)
TURNS = (2, 5, 0, 3, 4, 1)  # who wiggles after whom


class TitleScene(Scene):
    """Play, go on with a match, learn how to play, or see to the settings."""

    pace = 30  # only friends wiggle here
    resting = True

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._ground: pygame.Surface | None = None
        self._since = 0.0
        self._next = 0
        self._only: pygame.Rect | None = None  # all that has changed since the last frame

    @property
    def moving(self) -> bool:
        return self._since > STILL

    def build(self) -> None:
        self._ground = None
        self._since = 0.0
        rows: list[Widget] = [*self._ways_to_play(), *self._more()]
        if self.host.kiosk is None:
            rows.append(self._quit_button())
        self.focus.place(rows, first="Play")

    def back(self) -> None:
        """There is nothing to go back to; leaving needs its own button."""

    def handle(self, intent: Intent) -> None:
        """Right of Play there is only the way out, far above: the way right leads down to the settings."""
        current = self.focus.current
        if intent == Arrow(1, 0) and self.focus.shown and current is not None and current.name == "Play":
            self.focus.show(next(widget for widget in self.focus.widgets if widget.name == "Settings"))
        else:
            super().handle(intent)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.services.settings.reduced_motion:
            return
        self._since += dt
        if self._since <= STILL:
            return
        friend = TURNS[self._next % len(TURNS)]
        if self._since >= STILL + WIGGLE:
            self._since, self._next = 0.0, self._next + 1
        self._only = None if self.dirty else self._area(FRIENDS[friend])
        self.dirty = True

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect] | None:
        area, self._only = self._only, None
        if area is None or screen is not self.host.screen:
            return super().draw(screen)
        screen.set_clip(area)
        super().draw(screen)
        screen.set_clip(None)
        return [area]

    def paint(self, screen: pygame.Surface) -> None:
        if self._ground is None:
            self._ground = self._make_ground()
        screen.blit(self._ground, (0, 0))
        for nth, friend in enumerate(FRIENDS):
            self._draw_friend(screen, friend, self._tilt(nth))

    # buttons

    def _ways_to_play(self) -> list[Widget]:
        if not self.services.saves.has_match():
            return [self._play_button(640, 330)]
        box = self._box(479, 486, 290, 96)
        on = Button(box, "Continue", self._go_on, finish=LEAF, icon="icons/cards", size=38)
        return [on, self._play_button(801, 290)]

    def _play_button(self, x: float, wide: float) -> Button:
        box = self._box(x, 486, wide, 96)
        return Button(box, "Play", self._play, finish=SUN, icon="icons/play", size=54)

    def _more(self) -> list[Widget]:
        ways = (
            ("How to play", "icons/help", self._explain),
            ("Teacher", "icons/report", self._teach),
            ("Settings", "icons/settings", self._set_up),
        )
        return [
            IconButton(self._box(499 + 141 * nth, 622, 78, 78), name, action, icon, caption=True)
            for nth, (name, icon, action) in enumerate(ways)
        ]

    def _quit_button(self) -> IconButton:
        px = self.host.view.px
        side = round(px(64))
        box = pygame.Rect(self.host.view.width - round(px(20)) - side, round(px(22)), side, side)
        return IconButton(box, "Quit", self._ask_to_quit, "icons/quit")

    def _ask_to_quit(self) -> None:
        stay = Answer("Stay", "icons/play", lambda: None)
        leave = Answer("Bye!", "icons/quit", self.host.quit)
        self._question("Bye-bye?", (), stay, leave)

    def _question(self, title: str, lines: tuple[str, ...], safe: Answer, other: Answer) -> None:
        asked = {"title": title, "lines": lines, "picture": "characters/owl"}
        self.host.go("question", **asked, safe=safe, other=other)

    def _play(self) -> None:
        if self.services.saves.has_match():
            on = Answer("Continue", "icons/cards", self._go_on)
            new = Answer("New game", "icons/play", self._play_anew)
            lines = ("A game is waiting", "for you.")
            self._question("Play on?", lines, on, new)
        else:
            self._play_anew()

    def _play_anew(self) -> None:
        self.host.go("first_run" if self.services.settings.first_run else "choose")

    def _go_on(self) -> None:
        self.host.go("resume")
        if self in self.host.stack:  # the file could not be read and was set aside
            self.services.voice.say("That game is gone. Play a new one!")
            self.build()

    def _explain(self) -> None:
        if len(GAMES) > 1:
            self.host.go("choose", heading="How to play", chosen=self._explain_one)
        else:
            self._explain_one(next(iter(GAMES.values())).table)

    def _explain_one(self, table: Table) -> None:
        self.host.go("how_to_play", table=table)

    def _teach(self) -> None:
        self.host.go("gate", then=partial(self.host.go, "teacher"))

    def _set_up(self) -> None:
        self.host.go("settings")

    # pictures

    def _at(self, x: float, y: float) -> tuple[int, int]:
        """Where a point of the 1280 x 720 design lies: things keep together at the logo or at the ground."""
        view = self.host.view
        across = round(x * view.width / 1280)
        if y < SKY:
            return (across, round(view.height * LOGO_Y / 720 + view.px(y - LOGO_Y)))
        return (across, round(view.height - view.px(720 - y)))

    def _box(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        """A box round a point of the design; buttons keep together in the middle of a wide window."""
        view = self.host.view
        box = pygame.Rect(0, 0, round(view.px(wide)), round(view.px(high)))
        box.center = (round(view.width / 2 + view.px(x - 640)), self._at(0, y)[1])
        return box

    def _make_ground(self) -> pygame.Surface:
        """Everything that never moves."""
        art, view = self.host.art, self.host.view
        ground = art.ground.rays("menu").copy()
        hills = art.ground.hills()
        ground.blit(hills, hills.get_rect(bottomleft=(0, view.height)))
        self._strew(ground)
        words = printed(self.services.packs, self.services.settings.pack)
        for code, x, y, turn in FANS:
            face = art.cards.face(dressed(code, words), view.px(CARD))
            lay_card(ground, art, face, code, self._at(x, y), turn)
        self._logo(ground)
        return ground

    def _strew(self, ground: pygame.Surface) -> None:
        """Confetti over the sky, all of it in one drawing."""
        chance, view, sets = Random(11), self.host.view, tuple(SETS.values())
        wide, high, body = view.width, view.height * 0.6, ""
        for _ in range(70):
            x, y, size = chance.uniform(0, wide), chance.uniform(0, high), view.px(chance.uniform(5, 11))
            kind = chance.choice((*(each.shape for each in sets), "strip", "strip"))
            colour = chance.choice((*(each.base for each in sets), WHITE, LEAF.top))
            piece = svg.path(svg.shape(kind, x, y, size), colour, None)
            body += svg.turned(piece, chance.randrange(360), x, y)
        ground.blit(draw(svg.document(body, wide, round(high)), wide, high), (0, 0))

    def _logo(self, ground: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        burst = art.tokens.burst(px(800), px(600))
        bomb = art.turned(art.picture(BOMB, px(176)), "title bomb", -8)
        name = art.letters.logo(SHORT_NAME, px(138))
        friends = art.letters.logo("and friends", px(58), 0, 0, 0, "#FFF1A8", "#FFC21F")
        for piece, x, y in ((burst, 640, LOGO_Y), (bomb, 654, 92), (name, 640, 232), (friends, 640, 348)):
            ground.blit(piece, piece.get_rect(center=self._at(x, y)))

    def _tilt(self, nth: int) -> float:
        """How far this friend leans just now."""
        t = (self._since - STILL) / WIGGLE
        if nth != TURNS[self._next % len(TURNS)] or not 0 < t < 1:
            return 0
        return 8 * math.sin(4 * math.pi * t) * math.sin(math.pi * t)

    def _draw_friend(self, screen: pygame.Surface, friend: Friend, tilt: float) -> None:
        art, px = self.host.art, self.host.view.px
        x, y = self._at(friend.x, friend.y)
        wide = px(friend.size)
        shade = art.soft(wide * 0.7, wide * 0.1, wide * 0.05, px(7), 130)
        screen.blit(shade, shade.get_rect(center=(x, round(y + wide * 0.45))))
        picture = art.picture(friend.picture, wide)
        if friend.mirrored:
            key = ("mirrored", friend.picture, round(wide))
            picture = art.shelf.get(key, lambda: pygame.transform.flip(picture, True, False))
        leaning = art.turned(picture, friend.picture, tilt)
        screen.blit(leaning, leaning.get_rect(center=(x, y)))

    def _area(self, friend: Friend) -> pygame.Rect:
        side = self.host.view.px(friend.size * 1.24)
        area = pygame.Rect(0, 0, round(side), round(side))
        area.center = self._at(friend.x, friend.y)
        return area.clip(self.host.screen.get_rect())

"""Somebody has played a Wild Draw Two: take the cards, or ask to see the hand?"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.games.uno_express.rules import ACCEPT, CHALLENGE
from game.games.uno_express.show.duel import EMBLEM, Duel, draw_backs, draw_card, draw_head
from game.rules.things import Card, Move
from game.screen.paint.art import Art
from game.screen.paint.ground import Beams
from game.screen.paint.labels import Tail
from game.screen.paint.palette import INK, LILAC, SUN, WHITE
from game.screen.paint.view import put, put_row, whole
from game.screen.scenes.overlay import OpenToCalls, Panel, dismiss
from game.screen.scenes.scene import Host
from game.screen.table.calls import Calling
from game.screen.widgets.call_pill import CallWidget
from game.screen.widgets.widget import Button, IconButton, Widget, plate

STRIP = (600, 88)  # lu
HEAD, HAND = 350, 800  # lu from the panel's left edge
NAMED = (14, 9)  # percent: a call that bears its caller's name
CALL = (492, 222)  # lu from the panel's corner: beside the head of the player of the card
Pictured = Callable[[Art, float], pygame.Surface]


@dataclass(eq=False, kw_only=True)
class PictureButton(Button):
    """A button with any picture before its label."""

    pictured: Pictured
    size: float = 44

    def _inside(self, screen: pygame.Surface, art: Art, box: pygame.Rect) -> None:
        picture = self.pictured(art, box.height)
        room = box.width * 0.9 - picture.get_width()
        label = art.letters.heading(self.label, art.view.px(self.size), room=room)
        middle = (round(box.centerx + art.view.px(14)), box.centery)  # clear of the digit
        put_row(screen, [picture, label], middle, art.view.px(16))


class ChallengeScene(OpenToCalls, Panel):
    """Two answers; is gone once `answer` was told, or once somebody has called out."""

    theme = "uno_express"
    beams = Beams(WHITE, 0.06, 50, 45)

    def __init__(
        self,
        host: Host,
        duel: Duel,
        answer: Callable[[Move], None],
        pause: Callable[[], None],
        advise: Callable[[], Move],
        calling: Calling | None = None,
    ) -> None:
        super().__init__(host)
        self.duel = duel
        self._answer, self._pause, self._advise = answer, pause, advise
        self.calling = calling

    @property
    def title(self) -> str:
        return f"{self.duel.blamed.name} played a Wild draw 2!"

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.box = view.box(50, 42, 74, 56)
        left, right = view.box(34, 80.5, 30, 14), view.box(66, 80.5, 30, 14)
        accept, doubt = partial(self._give, ACCEPT), partial(self._give, CHALLENGE)
        take = PictureButton(left, "Take 2", accept, digit=1, pictured=_two)
        ask = PictureButton(right, "Challenge", doubt, digit=2, pictured=_magnifier, finish=SUN)
        help_box = view.box(92.5, 80.5, 9, 12)
        corner = IconButton(view.corner(), "Pause", self._pause, "icons/pause")
        widgets: list[Widget] = [take, ask, Button(help_box, "Help", self._help, size=28), corner]
        self.focus.place([*widgets, *self.call_buttons()], first="Take 2")

    def shown(self) -> None:
        self.focus.settle()
        self.services.voice.say(self.title)

    def back(self) -> None:
        self._pause()

    def place_call(self, button: CallWidget) -> None:
        button.rect, button.label = self.host.view.box(0, 0, *NAMED), button.name
        button.rect.center = whole(self.at(*CALL))

    def _give(self, move: Move) -> None:
        self._answer(move)
        dismiss(self)

    def _help(self) -> None:
        """The owl shows what it would do, and says so."""
        wanted = "Challenge" if self._advise() == CHALLENGE else "Take 2"
        self.focus.show(next(widget for widget in self.focus.widgets if widget.name == wanted))
        self.services.voice.say("I would look!" if wanted == "Challenge" else "I would take them.")

    # pictures

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, self.title, 58, room=0.86)
        draw_card(screen, art, Card("wild2"), px(192), self.at(146, 206), 5)
        self._blamed(screen)
        self._hand(screen)
        self._strip(screen)
        self._costs(screen)
        self._owl(screen)

    def _blamed(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        draw_head(screen, art, self.duel.blamed, px(146), self.at(HEAD, 164))
        self.put(screen, art.labels.pill(self.duel.blamed.name, px(22), WHITE, INK, INK), HEAD, 246)
        claim = art.labels.bubble(self.duel.claim, px(25), Tail("left", 0.6), px(196))
        put(screen, claim, self.at(HEAD + 62, 128), "midleft")

    def _hand(self, screen: pygame.Surface) -> None:
        """The closed hand: what may be in there, and how many?"""
        art, px, held = self.host.art, self.host.view.px, self.duel.held
        draw_backs(screen, art, held, px(92 if held < 4 else 76), self.at(HAND, 206))
        self.put(screen, art.letters.title("?", px(84)), HAND, 84)
        self.put(screen, art.labels.count(held, px(40)), HAND, 266)

    def _strip(self, screen: pygame.Surface) -> None:
        """From the old colour to the new one."""
        art, px = self.host.art, self.host.view.px
        place = put(screen, plate(art, whole((px(STRIP[0]), px(STRIP[1]))), px(30), LILAC), self.at(606, 334))
        words, reading = px(26), art.letters.reading
        parts = [
            reading("It was", words),
            art.tokens.set_mark(self.duel.before, px(46)),
            reading(self.duel.before, words),
            art.picture("icons/arrow-right", px(40), INK),
            reading("Now it is", words),
            art.tokens.set_mark(self.duel.now, px(46)),
            reading(self.duel.now, words),
        ]
        put_row(screen, parts, place.center, px(12))

    def _costs(self, screen: pygame.Surface) -> None:
        """What each answer costs, below its button."""
        art, view = self.host.art, self.host.view
        for button, lines in zip(self.focus.widgets, self.duel.costs, strict=False):
            for nth, line in enumerate(lines):
                label = art.labels.pill(line, view.px(20), room=view.wide(32), role="reading")
                below = button.rect.bottom + view.px(30 + 31 * nth)
                put(screen, label, (button.rect.centerx, below))

    def _owl(self, screen: pygame.Surface) -> None:
        art, view = self.host.art, self.host.view
        x, y = view.at(92.5, 80.5)
        foot = (x, y - view.high(6) + view.px(11))
        put(screen, art.picture("characters/owl", view.px(78)), foot, "midbottom")


def _two(art: Art, high: float) -> pygame.Surface:
    """The two cards to be taken."""
    wide = high * 0.5
    picture = pygame.Surface((round(wide * 1.75), round(high * 0.86)), pygame.SRCALPHA)
    for x, turn in ((0.36, 7), (0.64, -7)):
        back = art.turned(art.cards.back(EMBLEM, wide), turn)
        put(picture, back, (picture.get_width() * x, picture.get_height() / 2))
    return picture


def _magnifier(art: Art, high: float) -> pygame.Surface:
    return art.picture("characters/magnifier", high * 0.74)

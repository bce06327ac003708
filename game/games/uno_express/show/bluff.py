"""A kind warning before a Wild Draw Two that is against its rule."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.games.uno_express.rules import BLUFF_COSTS
from game.games.uno_express.show.duel import draw_backs, draw_card
from game.rules.things import Card
from game.screen.paint.palette import INK, SUN, WHITE
from game.screen.paint.view import put
from game.screen.scenes.overlay import OpenToCalls, Panel, dismiss
from game.screen.scenes.scene import Host
from game.screen.table.calls import Calling
from game.screen.widgets.widget import Button

SHOWN = 3  # cards that forbid it
HASTE = 1.0  # seconds: a tap that was still meant for the card in the hand must not bluff


class BluffScene(OpenToCalls, Panel):
    """Put it back, which is safe, or play it all the same; Esc puts it back."""

    theme = "uno_express"

    def __init__(
        self,
        host: Host,
        why: Sequence[Card],
        colour: str,
        play: Callable[[], None],
        put_back: Callable[[], None],
        calling: Calling | None = None,
        aloud: bool = True,
    ) -> None:
        super().__init__(host)
        self.calling = calling
        self.aloud = aloud  # False: others listen who must not know this hand
        self.why = tuple(why[:SHOWN])
        self.colour = colour
        self._play, self._put_back = play, put_back

    @property
    def sentence(self) -> str:
        held = self.colour if self.why[0].colour == self.colour else "a wild"
        return f"You have {held}. This is a bluff!"

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.box = view.box(50, 46, 62, 56)
        play = partial(self._give, self._play)
        left, right = view.box(33, 83.5, 28, 13), view.box(67, 83.5, 28, 13)
        widgets = [
            Button(left, "Put it back", self.back, finish=SUN, icon="icons/back", size=42),
            Button(right, "Bluff!", play, icon="icons/play", size=42),
        ]
        self.focus.place([*widgets, *self.call_buttons()], first="Put it back")

    def shown(self) -> None:
        self.focus.settle(HASTE)
        if self.aloud:
            self.services.voice.say(self.sentence)

    def _name_widgets(self, dt: float) -> None:
        if self.aloud:
            super()._name_widgets(dt)

    def back(self) -> None:
        self._give(self._put_back)

    def _give(self, answer: Callable[[], None]) -> None:
        dismiss(self)
        answer()

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, "Play it anyway?", 60)
        self.put(screen, art.picture("characters/owl", px(118)), 18, 24)
        draw_card(screen, art, Card("wild2"), px(140), self.at(150, 168), 5)
        for nth, card in enumerate(self.why):
            aside = (nth - (len(self.why) - 1) / 2) * 92
            draw_card(screen, art, card, px(128), self.at(400 + aside, 168), round(-aside / 16), lit=True)
        self.put(screen, art.picture("characters/magnifier", px(100)), 610, 122)
        self.put(screen, art.picture("icons/arrow-right", px(44), INK), 612, 198)
        draw_backs(screen, art, BLUFF_COSTS, px(62), self.at(710, 186))
        self.put(screen, art.letters.heading(f"+{BLUFF_COSTS}", px(46), WHITE, outline=px(5)), 710, 100)
        lines = (self.sentence, f"If they challenge, you take {BLUFF_COSTS}.")
        for nth, words in enumerate(lines):
            put(screen, art.letters.reading(words, px(28)), (self.box.centerx, self.at(0, 306 + 42 * nth)[1]))

"""The reading moment: the card is large and silent, and the child reads before the voice does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from game.play.match import Match
from game.play.reading import Reading, Step
from game.screen.palette import CREAM, INK, LEAF, PAPER
from game.screen.pieces import Tail
from game.screen.scenes.overlay import Overlay
from game.screen.scenes.pause import PauseScene
from game.screen.scenes.scene import Scene
from game.screen.seat_pieces import tint
from game.screen.sound_buttons import SoundButtons
from game.screen.view import whole
from game.screen.widgets import Button, IconButton, Widget
from game.tables import TABLES

if TYPE_CHECKING:
    from game.screen.app import App

WORD = 132  # lu
SPACING = 0.08
OWL = {
    Step.TRY: "Take your time.",
    Step.BUTTONS: "Say each sound.",
    Step.MODEL: "Now you say it!",
    Step.CONFIRM: "Listen...",
    Step.DONE: "Well read!",
}


class ReadingScene(Overlay):
    """Quiet: nothing moves but what the child presses; no clock is shown or kept."""

    tells_itself = True

    def __init__(self, app: App, match: Match, done: Callable[[], None]) -> None:
        super().__init__(app)
        assert match.reading is not None
        self.match = match
        self.reading: Reading = match.reading
        self.printed = match.game.deck[self.reading.card]
        self._done = done
        self._said = False

    def build(self) -> None:
        super().build()
        view = self.app.view
        spelt = self._graphemes()
        place = view.at(50, 40)
        self.sounds = SoundButtons(self.app.art, self.printed.word, spelt, place, view.px(WORD), SPACING)
        self._place()

    def _graphemes(self) -> tuple[str, ...]:
        """As the pack spells the word; letter by letter if no pack has it."""
        for pack in self.services.packs.values():
            found = pack.graphemes(self.printed.word)
            if found:
                return found
        return tuple(self.printed.word)

    def _place(self) -> None:
        view, step = self.app.view, self.reading.step
        widgets: list[Widget] = []
        if step in (Step.TRY, Step.BUTTONS):
            widgets.append(Button(view.box(37, 84, 23, 13), "Help", self._help, finish=PAPER, size=44))
            widgets.append(
                Button(view.box(63, 84, 23, 13), "I read it!", self._read_it, finish=LEAF, size=44)
            )
        elif step is Step.MODEL:
            widgets.append(
                Button(view.box(63, 84, 23, 13), "I said it!", self._read_it, finish=LEAF, size=44)
            )
        first = widgets[-1].name if widgets else "Pause"
        widgets.append(IconButton(view.corner(), "Pause", self.back, "icons/pause"))
        self.focus.place(widgets, first)
        self.dirty = True

    def back(self) -> None:
        """A reading is never skipped by accident: Esc leads to the pause menu of the table."""
        self.app.push(PauseScene(self.app, TABLES[self.match.game.key], self._restart))

    def _restart(self) -> None:
        from game.screen.scenes.table import restart

        restart(self.app, self.match)

    def _name_widgets(self, dt: float) -> None:
        """Silent until the child has tried: not even the buttons are named."""

    def _help(self) -> None:
        self.reading.help()
        if self.reading.step is Step.MODEL:
            self._say()
        self._place()

    def _read_it(self) -> None:
        self.reading.read_it()
        if self.reading.step is Step.CONFIRM:
            self._say()
        self._place()

    def _say(self) -> None:
        self.services.voice.say(self.printed.word)
        self._said = True

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.reading.step is Step.CONFIRM and self._said and not self.services.voice.busy:
            self.reading.confirmed()
        if self.reading.step is Step.DONE:
            self.app.pop()
            self._done()

    def panel(self, screen: pygame.Surface) -> None:
        art, view = self.app.art, self.app.view
        self._card(screen)
        plate = art.panel(view.wide(47), view.high(30), radius=view.px(46), fill=CREAM)
        screen.blit(plate, plate.get_rect(center=whole(view.at(50, 40))))
        self.sounds.draw(screen, marked=self.reading.step is not Step.TRY)
        self._reader(screen)
        self._owl(screen)

    def _card(self, screen: pygame.Surface) -> None:
        art, view = self.app.art, self.app.view
        blank = self.printed._replace(word="")
        card = art.face(blank, view.wide(28))
        x, y = whole(view.at(50, 39.5))
        shadow = art.card_shadow(view.wide(28))
        screen.blit(shadow, shadow.get_rect(center=(x, y + round(view.px(10)))))
        screen.blit(card, card.get_rect(center=(x, y)))

    def _reader(self, screen: pygame.Surface) -> None:
        art, view = self.app.art, self.app.view
        player = self.match.players[self.reading.seat]
        badge = art.badge(player.avatar, view.px(112), tint(self.reading.seat), True)
        x, y = whole(view.at(17, 34))
        screen.blit(badge, badge.get_rect(center=(x, y)))
        name = art.pill(player.name, view.px(24), "#FFFFFF", INK, stroke=INK)
        screen.blit(name, name.get_rect(center=(x, y + round(view.px(66)))))
        bubble = art.bubble("My word!", view.px(26), Tail("down", 0.5))
        screen.blit(bubble, bubble.get_rect(midbottom=(x, y - round(view.px(52)))))

    def _owl(self, screen: pygame.Surface) -> None:
        art, view = self.app.art, self.app.view
        owl = art.picture("characters/owl", view.px(170))
        x, y = whole(view.at(84.5, 38))
        screen.blit(owl, owl.get_rect(center=(x, y)))
        bubble = art.bubble(OWL[self.reading.step], view.px(26), Tail("down", 0.5))
        screen.blit(bubble, bubble.get_rect(midbottom=(x, y - round(view.px(76)))))
        if self.reading.step in (Step.CONFIRM, Step.MODEL) and self.services.settings.captions:
            caption = art.bubble(self.printed.word, view.px(40), Tail("up", 0.5))
            screen.blit(caption, caption.get_rect(midtop=(x, y + round(view.px(74)))))


def tour(app: App) -> Iterator[tuple[str, Scene]]:
    """A word before and after the first call for help."""
    from game.screen.scenes.table_tour import reading_moments

    yield from reading_moments(app)

"""A question with two answers, before something is lost."""

from collections.abc import Callable
from functools import partial

import pygame

from game.screen.paint.view import put
from game.screen.scenes.overlay import Answer, Panel, dismiss
from game.screen.scenes.scene import Host


class QuestionScene(Panel):
    """The first answer is the safe one and has the focus; Esc leaves the question unanswered."""

    def __init__(
        self, host: Host, title: str, lines: tuple[str, ...], picture: str, safe: Answer, other: Answer
    ) -> None:
        super().__init__(host)
        self.greeting = title
        self.lines = lines
        self.picture = picture
        self.answers = [each._replace(action=partial(self._give, each.action)) for each in (safe, other)]

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.lay(view.box(50, 56, 36.1, 40 + 7 * len(self.lines)))
        self.focus.place(self.column(self.answers, self.box.bottom - view.px(172), 76))

    def panel(self, screen: pygame.Surface) -> None:
        letters, px = self.host.art.letters, self.host.view.px
        self.sheet(screen, self.greeting, 54, aside=30)
        self.friend(screen, self.picture)
        for nth, words in enumerate(self.lines):
            put(screen, letters.reading(words, px(26)), (self.box.centerx, self.box.y + px(94 + 36 * nth)))

    def _give(self, answer: Callable[[], None]) -> None:
        answer()
        dismiss(self)

"""A question with two answers, before something is lost."""

import pygame

from game.screen.paint.palette import PAPER, SUN, Finish
from game.screen.scenes.overlay import Answer, Panel, dismiss
from game.screen.scenes.scene import Host
from game.screen.widgets.widget import Button

WIDE, HIGH, STEP = 380, 76, 106  # lu, a button and the way to the next


class QuestionScene(Panel):
    """The first answer is the safe one and has the focus; Esc leaves the question unanswered."""

    tells_itself = True

    def __init__(
        self, host: Host, title: str, lines: tuple[str, ...], picture: str, safe: Answer, other: Answer
    ) -> None:
        super().__init__(host)
        self.greeting = title
        self.lines = lines
        self.picture = picture
        self.answers = (safe, other)

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.box = view.box(50, 56, 36.1, 40 + 7 * len(self.lines))
        self.extent = self.box.inflate(round(view.px(160)), round(view.px(180)))
        buttons = [self._button(nth, answer) for nth, answer in enumerate(self.answers)]
        self.focus.place(buttons, first=self.answers[0].name)

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, self.greeting, 54, aside=30)
        picture = art.picture(self.picture, px(128))
        screen.blit(picture, (self.box.x - px(52), self.box.y - px(74)))
        for nth, words in enumerate(self.lines):
            line = art.letters.reading(words, px(26))
            spot = (self.box.centerx, round(self.box.y + px(94 + 36 * nth)))
            screen.blit(line, line.get_rect(center=spot))

    def _button(self, nth: int, answer: Answer) -> Button:
        px = self.host.view.px
        rect = pygame.Rect(0, 0, round(px(WIDE)), round(px(HIGH)))
        low = self.box.bottom - px(66 + STEP * (1 - nth))
        rect.center = (self.box.centerx, round(low))
        finish: Finish = PAPER if nth else SUN
        name, icon, _ = answer
        return Button(rect, name, lambda: self._give(answer), finish=finish, icon=icon, size=36, align="left")

    def _give(self, answer: Answer) -> None:
        answer.action()
        dismiss(self)

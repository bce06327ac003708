"""One line of text that can be changed by typing."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.screen.paint.art import Art
from game.screen.paint.palette import CREAM, INK, LIT
from game.screen.paint.view import put
from game.screen.widgets.input import Arrow, Back, Choose, Erase, Inputs, Intent, Next, Press, Typed
from game.screen.widgets.widget import Look, Plate

SIZE = 32  # lu


@dataclass(eq=False, kw_only=True)
class TextLine(Plate):
    """Shows a text; once chosen it takes the keys until Enter, an arrow or a press elsewhere ends it."""

    rounding = 0.34
    draft = ""  # what is being written
    writing = False
    text: str
    changed: Callable[[str], None]
    inputs: Inputs
    longest: int = 12

    def choose(self, at: tuple[int, int] | None = None) -> None:
        if self.writing:
            self.finish()
            return
        self.writing, self.draft = True, ""
        self.inputs.typing = True
        pygame.key.start_text_input()

    def take(self, intent: Intent) -> bool:
        """A scene asks here first; True: the line has used it up."""
        if not self.writing:
            return False
        match intent:
            case Typed(text):
                kept = "".join(letter for letter in text if letter.isprintable())
                self.draft = (self.draft + kept)[: self.longest]
            case Erase():
                self.draft = self.draft[:-1]
            case Choose():
                self.finish()
            case Back():
                self.draft = self.text
                self.finish()
            case Arrow() | Next():
                self.finish()
                return False
            case Press(at) if not self.rect.collidepoint(at):
                self.finish()
                return False
            case _:
                return False
        return True

    def finish(self) -> None:
        """Stop writing; an empty line leaves the text as it was."""
        if not self.writing:
            return
        self.writing = self.inputs.typing = False
        if self.draft.strip() and self.draft.strip() != self.text:
            self.text = self.draft.strip()
            self.changed(self.text)

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        px, box = art.view.px, self.rect
        if self.writing or look.focus or look.hover:
            box = self.box(screen, art, look, LIT if self.writing else CREAM)
        shown = self.draft if self.writing else self.text
        size = art.letters.fit(shown or "x", box.width - px(20), px(SIZE), "reading")
        place = put(screen, art.letters.reading(shown or " ", size), box.center)
        if self.writing:
            high = round(size * 0.9)
            x = place.right if shown else box.centerx
            pygame.draw.rect(screen, INK, (x, box.centery - high // 2, max(2, round(px(3))), high))

"""What this program is, whose names it uses, and under which licences its parts are."""

from functools import partial

import pygame

from game import NAME, __version__
from game.screen.paint.palette import MUTED, SUN
from game.screen.paint.view import put
from game.screen.scenes.overlay import Panel, dismiss
from game.screen.widgets.widget import Button

NOTICE = (
    "UNO and UNO EXPRESS are trademarks of Mattel, Inc. Other names of games may be trademarks of their "
    "owners.",
    "This program is not made, licensed, sponsored or approved by any of them. Its cards, pictures and "
    "sounds are its own.",
    "Code and pictures: MIT licence. Fonts: Fredoka One and ABeeZee, SIL Open Font License 1.1.",
    "Nothing you do here leaves this computer.",
)
WIDE, HIGH = 860, 500  # lu
TEXT, LINE, APART = 23, 32, 18  # lu


class AboutScene(Panel):
    """One page to read; OK or Esc closes it."""

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.lay(view.rect(WIDE, HIGH, view.at(50, 53)))
        place = view.rect(240, 76, (self.box.centerx, self.box.bottom - view.px(60)))
        self.focus.place(
            [Button(place, "OK", partial(dismiss, self), finish=SUN, icon="icons/tick", size=38)]
        )

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, "About", 56, up=4)
        self.put(screen, art.picture("characters/owl", px(120)), 30, 6)
        name = art.letters.heading(f"{NAME}, version {__version__}", px(30))
        put(screen, name, (self.box.centerx, self.box.y + px(70)))
        y = self.box.y + px(116)
        for sentence in NOTICE:
            for words in art.letters.wrap(sentence, self.box.width - px(104), px(TEXT), "reading"):
                put(screen, art.letters.reading(words, px(TEXT), MUTED), (self.box.x + px(52), y), "midleft")
                y += px(LINE)
            y += px(APART)

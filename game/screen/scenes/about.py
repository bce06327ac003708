"""What this program is, whose names it uses, and under which licences its parts are."""

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

    tells_itself = True

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.box = pygame.Rect(0, 0, round(view.px(WIDE)), round(view.px(HIGH)))
        self.box.center = (view.width // 2, round(view.height * 0.53))
        self.extent = self.box.inflate(round(view.px(160)), round(view.px(160)))
        place = pygame.Rect(0, 0, round(view.px(240)), round(view.px(76)))
        place.center = (self.box.centerx, round(self.box.bottom - view.px(60)))
        button = Button(place, "OK", lambda: dismiss(self), finish=SUN, icon="icons/tick", size=38)
        self.focus.place([button], first="OK")

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, "About", 56, up=4)
        owl = art.picture("characters/owl", px(120))
        self.put(screen, owl, 30, 6)
        name = art.letters.heading(f"{NAME}, version {__version__}", px(30))
        put(screen, name, (self.box.centerx, self.box.y + px(70)))
        self._text(screen)

    def _text(self, screen: pygame.Surface) -> None:
        letters, px = self.host.art.letters, self.host.view.px
        left, y = round(self.box.x + px(52)), self.box.y + px(116)
        for sentence in NOTICE:
            for words in letters.wrap(sentence, self.box.width - px(104), px(TEXT), "reading"):
                line = letters.reading(words, px(TEXT), MUTED)
                screen.blit(line, line.get_rect(midleft=(left, round(y))))
                y += px(LINE)
            y += px(APART)

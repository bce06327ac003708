"""What the challenger sees: the hand that was held when the Wild Draw Two was played, and what follows."""

from collections.abc import Callable, Sequence

import pygame

from game.games.uno_express.rules import BLUFF_COSTS, DOUBT_COSTS
from game.games.uno_express.show.duel import Duel, draw_backs, draw_card, draw_head, telltales
from game.games.uno_express.show.open_hand import middle, spread
from game.rules.codes import order
from game.rules.things import Card
from game.screen.paint.ground import Beams
from game.screen.paint.labels import Tail
from game.screen.paint.palette import INK, SUN, WHITE
from game.screen.paint.view import put
from game.screen.scenes.overlay import Panel, dismiss
from game.screen.scenes.scene import Host
from game.screen.table.ways import Way, draw_dots
from game.screen.table.ways import draw_head as draw_arrow
from game.screen.widgets.widget import Button
from game.table.table import Sound

HAND = (488, 170)  # lu from the panel's corner
ROOM = 560  # lu for the hand
HEAD = 112  # lu from the panel's left edge
ANSWERING = (9.5, 87)  # percent: the head of who looks
SAID = 116  # lu: what is said above the head has two lines rather than touch the hand


def arranged(cards: Sequence[Card], colour: str) -> list[Card]:
    """Sorted, but what gives the player away in the middle."""
    rest = sorted(cards, key=order)
    if why := telltales(rest, colour):
        rest.insert(middle(len(cards)), rest.pop(why[0]))
    return rest


class RevealScene(Panel):
    """Shown to nobody else; is gone once `seen` was called."""

    theme = "uno_express"
    beams = Beams(WHITE, 0.06, 50, 50)

    def __init__(
        self, host: Host, duel: Duel, cards: Sequence[Card], seen: Callable[[], None], aloud: bool = True
    ) -> None:
        super().__init__(host)
        self.duel = duel
        self.cards = arranged(cards, duel.before)
        self._seen = seen
        self.aloud = aloud  # False: others listen who must not know this hand
        self._why = telltales(self.cards, duel.before)

    @property
    def guilty(self) -> bool:
        return bool(self._why)

    @property
    def title(self) -> str:
        name, before = self.duel.blamed.name, self.duel.before
        if not self.guilty:
            return f"{name} had no {before}!"
        card = self.cards[self._why[0]]
        return f"{name} had a {before}!" if card.colour == before else f"{name} had a wild!"

    @property
    def outcome(self) -> str:
        """What follows, in one sentence."""
        if self.guilty:
            return f"A bluff! {self.duel.blamed.name} takes {BLUFF_COSTS}, and you play."
        return f"No bluff. You take {DOUBT_COSTS} and miss this turn."

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.box = view.box(50, 48, 74, 55)
        name = "My turn!" if self.guilty else f"Take {DOUBT_COSTS}"
        button = Button(view.box(50, 86.5, 29, 14), name, self._go, finish=SUN, size=50)
        self.focus.place([button], first=name)

    def shown(self) -> None:
        self.focus.settle(1.0)  # whoever hammers on still sees the cards
        self.services.effects.play(Sound.ROUND if self.guilty else Sound.TURN)
        self.services.voice.say(f"{self.title} {self.outcome}" if self.aloud else self.outcome)

    def back(self) -> None:
        """Nothing to go back to: what was shown was shown."""

    def _go(self) -> None:
        self._seen()
        dismiss(self)

    # pictures

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, self.title, 60, up=10, room=0.8)
        way = self._way()
        draw_dots(screen, art, way)
        self._hand(screen)
        self._blamed(screen)
        self._answering(screen)
        self._cost(screen)
        draw_arrow(screen, art, way)
        self.put(screen, art.labels.pill(self.outcome, px(25), WHITE, INK, INK, role="reading"), 474, 367)

    def _hand(self, screen: pygame.Surface) -> None:
        """All cards, none without its corner; what gives the player away larger and glowing."""
        for nth, (at, wide, turn) in enumerate(self.places()):
            draw_card(screen, self.host.art, self.cards[nth], wide, at, turn, nth in self._why)
        if self.guilty:
            at, wide, _ = self.places()[self._why[0]]
            glass = self.host.art.picture("characters/magnifier", wide * 0.64)
            put(screen, glass, (at[0] - wide * 0.46, at[1] + wide * 0.56))

    def places(self) -> list[tuple[tuple[float, float], float, int]]:
        """The middle of each card, its width and its turn."""
        px, lit = self.host.view.px, self._why[0] if self.guilty else -1
        spots = spread(len(self.cards), lit, ROOM)
        return [(self.at(HAND[0] + x, HAND[1] + y), px(wide), turn) for x, y, wide, turn in spots]

    def _blamed(self, screen: pygame.Surface) -> None:
        art, px, side = self.host.art, self.host.view.px, self.duel.blamed
        draw_head(screen, art, side, px(132), self.at(HEAD, 196))
        self.put(screen, art.labels.pill(side.name, px(22), WHITE, INK, INK), HEAD, 274)
        beep = "Beep. " if side.player.bot else ""
        words = f"{beep}Drat." if self.guilty else f"{beep}Told you!"
        bubble = art.labels.bubble(words, px(26), Tail("down", 0.5), px(SAID))
        put(screen, bubble, self.at(HEAD, 142), "midbottom")

    def _answering(self, screen: pygame.Surface) -> None:
        art, view, side = self.host.art, self.host.view, self.duel.answering
        x, y = view.at(*ANSWERING)
        draw_head(screen, art, side, view.px(104), (x, y), on_turn=self.guilty)
        bubble = art.labels.bubble("I knew it!" if self.guilty else "Oops!", view.px(26), Tail("left", 0.5))
        put(screen, bubble, (x + view.px(46), y), "midleft")

    def _cost(self, screen: pygame.Surface) -> None:
        """How many cards go to whom."""
        art, px = self.host.art, self.host.view.px
        count = BLUFF_COSTS if self.guilty else DOUBT_COSTS
        draw_backs(screen, art, count, px(66 if count < 3 else 48), self.at(858, 210))
        self.put(screen, art.letters.heading(f"+{count}", px(62), WHITE, outline=px(6)), 858, 112)

    def _way(self) -> Way:
        """From the cards to who picks them up, between the hand and what is said below it."""
        if self.guilty:
            return Way(self.at(840, 300), self.at(HEAD + 54, 308), self.at(440, 366))
        bend, head = self.at(60, 300), self.host.view.at(*ANSWERING)
        x, y = pygame.Vector2(head).move_towards(bend, self.host.view.px(82))
        return Way(self.at(840, 304), (x, y), bend)  # ends before the head, and points at it

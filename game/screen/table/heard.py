"""Cards that lie open on the table can be heard: a tap says the word, once somebody has read it."""

from collections.abc import Sequence
from functools import partial

from game.rules.things import Face, Pick, Pile
from game.screen.table.picture import TableTop
from game.screen.table.sprites import rest_box
from game.screen.widgets.pick_widgets import PileWidget
from game.screen.widgets.widget import Widget
from game.sound.voice import Voice

LEAST = 64  # lu
PICTURE = "picture"


class OpenCard(PileWidget):
    """A card that lies open; nobody names it, since it says its word when it is chosen."""


class OpenCards:
    """Makes the widgets of cards that are no move now, and says their words."""

    def __init__(self, top: TableTop, voice: Voice) -> None:
        self.match = top.desk.match
        self.top = top
        self.voice = voice

    def widgets(self, moves: set[Pick], taken: Sequence[Widget]) -> list[Widget]:
        """One for the top card of each open pile, unless it is a move, taken or too small to be pressed."""
        rects = [widget.rect for widget in taken]
        found: list[Widget] = []
        for view in self.top.desk.piles():
            pile, cards = view.pile, view.cards
            if not cards or not view.lies.heard or view.place.small or {pile, cards[-1]} & moves:
                continue
            box = view.target() if view.lies.as_one else rest_box(view.poses()[-1])
            free = box.width >= self.top.desk.view.px(LEAST) and box.collidelist(rects) < 0
            changing = pile.name == self.top.desk.table.heap  # what lies on top there will soon be read
            if free and (changing or self._may_be_heard(pile, cards[-1])):
                name = f"Hear {' '.join(map(str, pile))}"
                found.append(OpenCard(box, name, partial(self.tell, pile), thing=pile))
        return found

    def name_own(self, card: int) -> bool:
        """Name a picture of the viewer's hand; a word there is for its owner to read first."""
        printed = self.match.printed(card)
        if printed.kind != PICTURE:
            return False
        self._say(card)
        return True

    def tell(self, pile: Pile) -> None:
        """Say the word, or the name, of what lies on top now, unless a child is still to try it."""
        cards = self.match.shown.piles[pile]
        if cards and self._may_be_heard(pile, cards[-1]):
            self._say(cards[-1])

    def _say(self, card: int) -> None:
        said = self.top.desk.called(card)
        self.top.talk.tell(card, said)
        self.voice.say(said)

    def _may_be_heard(self, pile: Pile, card: int) -> bool:
        """A card that was read, or the top of the pile that cards are played on; never before the try."""
        shown = self.match.shown
        if self.top.desk.pile(pile).lies.as_one:  # presented as soon as somebody has read it
            return not any(self.match.awaits(one) for one in shown.piles[pile])
        known = card in shown.read or pile.name == self.top.desk.table.heap
        seen = card in shown.turned or shown.faces[pile.name] is Face.OPEN
        return known and seen and not self.match.awaits(card)

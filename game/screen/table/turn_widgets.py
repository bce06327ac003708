"""What can be clicked in a person's turn: cards, heads, piles, whole sets and buttons."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest

from game.play.asking import Asking
from game.play.offered import piles_of
from game.rules.things import Card, Pick, Pile, Slot
from game.screen.paint.palette import LEAF, PAPER, SUN
from game.screen.table.desk import PileView, Play
from game.screen.table.picture import TableTop
from game.screen.table.sprites import CARD, card_box, rest_box
from game.screen.widgets.pick_widgets import (
    CardWidget,
    GroupWidget,
    PileButton,
    PileWidget,
    SeatWidget,
)
from game.screen.widgets.widget import Button, Widget
from game.table.table import Key

FINISHES = {"sun": SUN, "leaf": LEAF, "paper": PAPER}
BIG = 38  # lu: the label of a button with a place of its own


class TurnWidgets:
    """Makes the widgets for what is asked; whatever cannot be chosen says why."""

    def __init__(self, asking: Asking, top: TableTop, pick: Callable[[Pick], None], make: Play) -> None:
        self.asking = asking
        self.offered = asking.offered
        self.reach = asking.picker.within_reach()
        self.table = asking.table
        self.stage = top.stage
        self.desk = top.desk
        self._pick = pick
        self._make = make

    def made(self) -> list[Widget]:
        on_table = [*self._seats(), *self._piles(), *self._slots()]
        return [*self._hand(), *on_table, *self._buttons()]

    def _hand(self) -> list[Widget]:
        """One strip a card, as much of it as the next card leaves free."""
        hand = self.stage.hand()
        poses = [self.stage.rest_pose(card) for card in hand]
        found: list[Widget] = []
        for card, pose, after in zip_longest(hand, poses, poses[1:]):
            box = card_box(pose, CARD)
            if after is not None:
                box.width = round(min(after.x - pose.x, pose.width))
            box.width -= 1
            name = f"{self._card_name(self.desk.match.game.deck[card])} {card}"
            off = "" if card in self.reach else self.asking.why_not(card)
            found.append(CardWidget(box, name, partial(self._pick, card), thing=card, why_off=off))
        return found

    def _card_name(self, printed: Card) -> str:
        """What the voice calls a card before its word has been read."""
        if printed.kind == "number":
            return f"{printed.colour} {printed.number}"
        name = printed.number or self.table.card_names.get(printed.kind, printed.kind)
        return f"{printed.colour} {name}".strip()

    def _seats(self) -> list[Widget]:
        """The heads of players who can be chosen, now or instead of another."""
        found: list[Widget] = []
        hands = [pile for pile in piles_of(self.reach) if self.offered.means_seat(pile)]
        for pile in sorted(hands, key=lambda pile: self.desk.head(pile.seat)[0]):
            side = self.desk.seat_place(pile.seat).badge.wide
            box = self.desk.view.rect(side, side, self.desk.head(pile.seat))
            name = self.desk.match.players[pile.seat].name
            found.append(SeatWidget(box, name, partial(self._pick, pile), thing=pile))
        return found

    def _piles(self) -> list[Widget]:
        """What lies in the hand is clicked above all others."""
        found: list[Widget] = []
        for view in sorted(self.desk.piles(), key=lambda view: view.own_hand):
            own = view.widgets(self.asking, self._pick, self._make)
            found += self._pile(view) if own is None else own
        return found

    def _pile(self, view: PileView) -> list[Widget]:
        """If it is offered, or closed, when it says why it cannot be clicked."""
        pile, verb = view.pile, self.offered.verb_of(view.pile)
        told = (self._pile_name(pile, verb), partial(self._pick, pile))
        if verb in self.table.buttons:  # a big button means the same
            key = self.table.buttons[verb]
            box, looks = self.desk.view.box(*key[:4]), FINISHES[key.finish]
            return [
                PileButton(box, *told, thing=pile, box=view.target(), icon=key.icon, size=BIG, finish=looks)
            ]
        offered = pile in self.reach and not self.offered.means_seat(pile)
        if offered or view.explains(self.offered.piles()):
            off = "" if pile in self.reach else self.asking.why_not(pile)
            return [PileWidget(view.target(), *told, thing=pile, why_off=off)]
        return []

    def _slots(self) -> list[Widget]:
        """Face-down cards, each where it lies."""
        found: list[Widget] = []
        for slot in sorted(pick for pick in self.reach if isinstance(pick, Slot)):
            box, verb = rest_box(self.desk.pile(slot.pile).poses()[slot.place]), self.offered.verb_of(slot)
            name = self.table.verbs.get(verb, verb).format(nth="", colour="").strip()
            told = (f"{name} {slot.place + 1}", partial(self._pick, slot))
            found.append(PileWidget(box, *told, thing=slot))
        return found

    def _pile_name(self, pile: Pile, verb: str) -> str:
        """Called after the move it means, or after itself."""
        name = self.table.verbs.get(verb, f"The {pile.name} {{nth}}")
        cards = self.desk.shown.piles[pile]
        colour = self.desk.match.game.deck[cards[-1]].colour if cards else ""
        return name.format(nth=pile.nth or "", colour=colour).strip()

    def _buttons(self) -> list[Widget]:
        """Moves that need no more clicks, in a row above the hand."""
        moves, row = self.asking.picker.buttons(), self.table.seats.buttons
        found: list[Widget] = []
        for nth, move in enumerate(moves):
            x = row.x + (nth - (len(moves) - 1) / 2) * (row.wide + 2)
            key = self.table.buttons.get(move.verb, Key(x, row.y, row.wide, row.high))
            finish = FINISHES["paper" if move.verb in self.table.declines else key.finish]
            name, size = self.table.verbs.get(move.verb, move.verb), BIG if key.icon else 32
            box, play = self.desk.view.box(*key[:4]), partial(self._make, self.offered.meant[move])
            found.append(Button(box, name, play, finish=finish, icon=key.icon, size=size))
        return found


def onward(asking: Asking, widgets: Sequence[Widget]) -> Widget | None:
    """Where keys go by themselves when a card was chosen: where it can be put, else to another card."""
    onto = asking.table.asks.onto
    if not (asking.picker.chosen and onto):
        return None
    left = asking.picker.picks() - set(asking.picker.chosen)
    able = [widget for widget in widgets if widget.thing in left]
    piles = [widget for widget in able if isinstance(widget.thing, Pile)]
    goals = [widget for widget in piles if widget.thing not in onto.values()]
    ready = [widget for widget in widgets if isinstance(widget, Button) and asking.picker.buttons()]
    chosen = asking.offered.chosen()
    whole = [widget for widget in widgets if isinstance(widget, GroupWidget) and chosen <= widget.cards]
    return next(iter(goals or whole or piles or ready or able), None)

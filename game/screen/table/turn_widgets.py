"""What can be clicked in a person's turn: cards, heads, piles, whole sets and buttons."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.play.asking import Asking
from game.play.offered import piles_of
from game.rules.things import Card, Move, Pick, Pile, Slot
from game.screen.paint.palette import LEAF, PAPER, SUN
from game.screen.table.desk import PileView
from game.screen.table.picture import TableTop
from game.screen.table.sprites import rest_box
from game.screen.widgets.pick_widgets import (
    CardButton,
    CardWidget,
    GroupWidget,
    PileButton,
    PileWidget,
    SeatWidget,
)
from game.screen.widgets.widget import Button, Widget
from game.table.table import Key

TAKE = (15, 9)  # percent: the button below another player's pile
SMALLEST = 64  # lu: a target
FINISHES = {"sun": SUN, "leaf": LEAF, "paper": PAPER}
BIG = 38  # lu: the label of a button with a place of its own


class TurnWidgets:
    """Makes the widgets for what is asked; whatever cannot be chosen says why."""

    def __init__(
        self, asking: Asking, top: TableTop, pick: Callable[[Pick], None], make: Callable[[Move], None]
    ) -> None:
        self.asking = asking
        self.offered = asking.offered
        self.match = asking.match
        self.top = top
        self._pick = pick
        self._make = make

    def made(self) -> list[Widget]:
        at_piles = [*self._piles(), *self._slots(), *self._of_piles()]
        return [*self._hand(), *self._seats(), *at_piles, *self._buttons()]

    def _hand(self) -> list[Widget]:
        """One strip a card, as much of it as the next card leaves free."""
        hand = self.top.stage.hand()
        poses = [self.top.stage.rest_pose(card) for card in hand]
        found: list[Widget] = []
        for nth, (card, pose) in enumerate(zip(hand, poses, strict=True)):
            free = poses[nth + 1].x - pose.x if nth + 1 < len(hand) else pose.width
            height = pose.width * 1.4
            box = pygame.Rect(
                round(pose.x - pose.width / 2),
                round(pose.y - height / 2),
                round(min(free, pose.width)) - 1,
                round(height),
            )
            name = f"{self._card_name(self.match.game.deck[card])} {card}"
            off = "" if card in self.asking.picker.within_reach() else self.asking.why_not(card)
            found.append(CardWidget(box, name, partial(self._pick, card), thing=card, why_off=off))
        return found

    def _card_name(self, printed: Card) -> str:
        """What the voice calls a card before its word has been read."""
        if printed.kind == "number":
            return f"{printed.colour} {printed.number}"
        name = printed.number or self.top.desk.table.card_names.get(printed.kind, printed.kind)
        return f"{printed.colour} {name}".strip()

    def _seats(self) -> list[Widget]:
        """The heads of players who can be chosen, now or instead of another."""
        found: list[Widget] = []
        desk = self.top.desk
        hands = [
            pile for pile in piles_of(self.asking.picker.within_reach()) if self.offered.means_seat(pile)
        ]
        for pile in sorted(hands, key=lambda pile: desk.head(pile.seat)[0]):
            side = round(desk.head_size(pile.seat))
            box = pygame.Rect(0, 0, side, side)
            box.center = desk.head(pile.seat)
            name = self.match.players[pile.seat].name
            found.append(SeatWidget(box, name, partial(self._pick, pile), thing=pile))
        return found

    def _piles(self) -> list[Widget]:
        """Closed piles, which say why when they cannot be clicked, and whatever else is offered."""
        found: list[Widget] = []
        reach = self.asking.picker.within_reach()
        for view in self.top.desk.piles():
            pile = view.pile
            key = self.top.desk.table.buttons.get(self.offered.verb_of(pile))
            if key is not None:
                found.append(self._keyed(view, key))
            elif view.lies.laid and pile.seat >= 0 and pile in reach:
                found.append(self._take(pile))
            elif (pile in reach and not self.offered.means_seat(pile)) or view.explains(self.offered.piles()):
                told = (self._pile_name(pile), partial(self._pick, pile))
                off = "" if pile in reach else self.asking.why_not(pile)
                found.append(PileWidget(view.target(), *told, thing=pile, why_off=off))
        return found

    def _slots(self) -> list[Widget]:
        """Face-down cards, each where it lies."""
        slots = [pick for pick in self.asking.picker.within_reach() if isinstance(pick, Slot)]
        found: list[Widget] = []
        for slot in sorted(slots):
            box = rest_box(self.top.desk.pile(slot.pile).poses()[slot.place])
            verb = self.offered.verb_of(slot)
            name = self.top.desk.table.verbs.get(verb, verb).format(nth="", colour="").strip()
            told = (f"{name} {slot.place + 1}", partial(self._pick, slot))
            found.append(PileWidget(box, *told, thing=slot))
        return found

    def _keyed(self, view: PileView, key: Key) -> PileButton:
        """The pile, and the big button that means the same."""
        box = self.top.desk.view.box(*key[:4])
        told = (self._pile_name(view.pile), partial(self._pick, view.pile))
        piled = PileButton(box, *told, thing=view.pile, box=view.target(), icon=key.icon, size=BIG)
        piled.finish = FINISHES[key.finish]
        return piled

    def _take(self, pile: Pile) -> Widget:
        """Below the pile, within the breadth of whoever has it."""
        if not self.asking.hinted:
            return self._spot(pile)
        view, paper = self.top.desk.view, self.top.desk.seat_place(pile.seat).paper
        box = self.top.desk.pile(pile).box()
        button = pygame.Rect(0, 0, round(view.wide(TAKE[0])), round(view.high(TAKE[1])))
        button.midtop = (box.centerx, box.bottom + round(view.px(12)))
        if paper is not None:
            room = view.box(*paper)
            button.clamp_ip(pygame.Rect(room.x, room.bottom + round(view.px(6)), room.width, button.height))
        label, several = self._pile_name(pile), len(self.offered.piles()) > 1
        name = f"{label} {self.match.players[pile.seat].name}" if several else label
        return PileButton(button, name, partial(self._pick, pile), label=label, thing=pile, box=box)

    def _spot(self, pile: Pile) -> Widget:
        box, least = self.top.desk.pile(pile).box(), round(self.top.desk.view.px(SMALLEST))
        box = box.inflate(max(0, least - box.width), max(0, least - box.height))
        return PileWidget(box, self.match.players[pile.seat].name, partial(self._pick, pile), thing=pile)

    def _pile_name(self, pile: Pile) -> str:
        """Called after the move it means, or after itself."""
        name = self.top.desk.table.verbs.get(self.offered.verb_of(pile), f"The {pile.name} {{nth}}")
        cards = self.match.shown.piles[pile]
        colour = self.match.game.deck[cards[-1]].colour if cards else ""
        return name.format(nth=pile.nth or "", colour=colour).strip()

    def _of_piles(self) -> list[Widget]:
        """What else can be clicked where some piles lie."""

        def make(tapped: Move) -> None:
            self._make(self.offered.meant(tapped))

        views = self.top.desk.piles()
        return [widget for view in views for widget in view.widgets(self.asking.picker, make)]

    def _buttons(self) -> list[Widget]:
        """Moves that need no more clicks, in a row above the hand."""
        moves = self.asking.picker.buttons()
        found = self._single()
        for nth, move in enumerate(moves):
            row = self.top.desk.table.seats.buttons
            x = row.x + (nth - (len(moves) - 1) / 2) * (row.wide + 2)
            key = self.top.desk.table.buttons.get(move.verb, Key(x, row.y, row.wide, row.high))
            box = self.top.desk.view.box(*key[:4])
            name, size = self.top.desk.table.verbs.get(move.verb, move.verb), BIG if key.icon else 32
            plain = move.verb in self.top.desk.table.declines
            play, paint = (
                partial(self._make, self.offered.meant(move)),
                FINISHES["paper" if plain else key.finish],
            )
            found.append(Button(box, name, play, finish=paint, icon=key.icon, size=size))
        return found

    def _single(self) -> list[Widget]:
        """Where one card can be chosen, or nothing, a big button that means the card."""
        table, cards = self.top.desk.table, self.offered.cards()
        if not table.asks.single or len(cards) != 1 or not self.asking.declining():
            return []
        card, key = next(iter(cards)), table.buttons[table.asks.single]
        box = self.top.desk.view.box(*key[:4])
        told = (table.verbs[table.asks.single], partial(self._pick, card))
        finish = FINISHES["paper" if card in self.offered.doubtful() else key.finish]
        return [CardButton(box, *told, printed=self.top.desk.printed(card), finish=finish)]


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

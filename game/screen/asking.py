"""A person's turn: what may be clicked, and what a click means."""

from collections.abc import Callable
from functools import partial

import pygame

from game.play import bots
from game.play.match import Match
from game.play.picker import Picker
from game.rules.things import Card, Choice, Move, Pick, Pile
from game.screen.art import Art
from game.screen.palette import SUN
from game.screen.table_top import TableTop
from game.screen.widgets import Button, Focus, Look, Widget
from game.tables.layout import Spread

CARD_NAMES = {"miss": "Miss a turn", "pick": "Pick up 2", "rev": "Reverse"}


class CardWidget(Widget):
    """A card of the hand; the stage draws it."""

    def __init__(self, rect: pygame.Rect, name: str, card: int, action: Callable[[], None]) -> None:
        super().__init__(rect, name, action)
        self.card = card


class PileWidget(Widget):
    """A pile that can be clicked; its cards are drawn by the table."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus:
            ring = art.focus_ring(self.rect.width, self.rect.height, round(self.rect.width * 0.12))
            screen.blit(ring, ring.get_rect(center=self.rect.center))


class Asking:
    """Narrows the legal moves by clicks until one is left, and tells `play`, or `choose` for a colour."""

    def __init__(
        self,
        match: Match,
        top: TableTop,
        play: Callable[[Move], None],
        choose: Callable[[Pick, list[str]], None],
        refuse: Callable[[str], None],
    ) -> None:
        self.match = match
        self.top = top
        self.picker = Picker(match.game.moves(match.game.turn))
        self.refused = 0  # clicks in this turn that led nowhere
        self._play = play
        self._choose = choose
        self._refuse = refuse

    def widgets(self) -> list[Widget]:
        return [*self._hand(), *self._piles(), *self._buttons()]

    def offered_cards(self) -> frozenset[int]:
        return frozenset(pick for pick in self.picker.picks() if isinstance(pick, int))

    def offered_piles(self) -> set[Pile]:
        return {pick for pick in self.picker.picks() if isinstance(pick, Pile)}

    def pick(self, thing: Pick) -> None:
        """Something was clicked: a move, a step towards one, or nothing that can be done now."""
        if thing not in self.picker.picks():
            if isinstance(thing, int):
                self.top.stage.sprites[thing].refuse()
            self.refused += 1
            self._refuse(self._why_not(thing))
            return
        move = self.picker.pick(thing)
        if move is not None:
            self._play(move)
        elif choices := [pick.value for pick in self.picker.picks() if isinstance(pick, Choice)]:
            self._choose(thing, choices)

    def advice(self, focus: Focus) -> str:
        """Put the focus on a good move, as the strongest computer would see it, and say so."""
        rng = bots.chance(self.match.seed, len(self.match.history))
        move = bots.decide(self.match.game, bots.levels_of(type(self.match.game))["hard"], rng)
        wanted = move.picks[0] if move.picks else None
        for widget in focus.widgets:
            if isinstance(widget, CardWidget) and widget.card == wanted:
                focus.show(widget)
                break
        return self.top.table.advice[move.verb]

    def colour_counts(self) -> dict[str, int]:
        """How many cards of each colour the person holds."""
        colours = [self.match.game.deck[card].colour for card in self.top.stage.hand()]
        return {colour: colours.count(colour) for colour in colours if colour}

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
            name = card_name(self.match.game.deck[card])
            widget = CardWidget(box, f"{name} {card}", card, partial(self.pick, card))
            widget.why_off = "" if card in self.picker.picks() else self._why_not(card)
            found.append(widget)
        return found

    def _piles(self) -> list[Widget]:
        """Closed piles, which say why when they cannot be clicked, and whatever else is offered."""
        found: list[Widget] = []
        for pile in self.match.shown.piles:
            place = self.top.stage.place(pile)
            if place.spread is Spread.PILE or pile in self.picker.picks():
                box = self.top.art.view.box(place.x, place.y, place.width, 0)
                box = box.inflate(0, round(box.width * 1.4))
                widget = PileWidget(box, self._pile_name(pile), partial(self.pick, pile))
                widget.why_off = "" if pile in self.picker.picks() else self._why_not(pile)
                found.append(widget)
        return found

    def _pile_name(self, pile: Pile) -> str:
        """Called after the move it means, or after itself."""
        verb = next((move.verb for move in self.picker.open() if pile in move.picks), "")
        return self.top.table.verbs.get(verb, f"The {pile.name}")

    def _buttons(self) -> list[Widget]:
        """Moves that need no more clicks, in a row above the hand."""
        moves = self.picker.buttons()
        found: list[Widget] = []
        for nth, move in enumerate(moves):
            x = 50 + (nth - (len(moves) - 1) / 2) * 24
            box = self.top.art.view.box(x, 66, 22, 10)
            name = self.top.table.verbs.get(move.verb, move.verb)
            found.append(Button(box, name, partial(self._play, move), finish=SUN))
        return found

    def _why_not(self, thing: Pick) -> str:
        """One sentence, never a scolding; with nothing to play it says what to do instead."""
        if not self.offered_cards():
            return self.top.table.advice[self.picker.moves[0].verb]
        if isinstance(thing, Pile):
            return self.top.table.refusals["pile"]
        marks, top = self.match.shown.marks, self.top.furniture.top_printed()
        colour = str(marks.get("colour", ""))
        other = ""
        if top is not None and (top.number or top.kind in CARD_NAMES):
            other = f" or {top.number or 'another ' + CARD_NAMES[top.kind]}"
        either = f"{colour}{other}"
        return self.top.table.refusals["card"].format(either=either)


def card_name(printed: Card) -> str:
    """What the voice calls a card before its word has been read."""
    return f"{printed.colour} {printed.number or CARD_NAMES.get(printed.kind, printed.kind)}".strip()

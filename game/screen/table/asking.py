"""A person's turn: what may be clicked, and what a click means."""

from collections.abc import Callable, Iterable, Sequence

from game.games.thats_it.show.set_widget import SetWidget
from game.games.thats_it.show.taps import tapped
from game.games.uno_express.show.duel import bluffed_by
from game.play import calls
from game.play.match import Match
from game.play.picker import Picker
from game.rules.things import Choice, Move, Pick, Pile
from game.screen.table.pick_widgets import picked_by
from game.screen.table.picture import TableTop
from game.screen.widgets.widgets import Button, Focus, Widget
from game.table.layout import Spread
from game.table.table import article


class Asking:
    """Narrows the legal moves by clicks until one is left, and tells `play`, or `choose` for a colour."""

    def __init__(
        self,
        match: Match,
        top: TableTop,
        play: Callable[[Move], None],
        choose: Callable[[Pick, list[str]], None],
        refuse: Callable[[str, bool], None],
        narrowed: Callable[[], None],
    ) -> None:
        self.match = match
        self.top = top
        self._meant = tapped(calls.decisions(match.game), top.table.onto, top.stage)
        self.picker = Picker(list(self._meant))
        self.hints = True  # whether what can be done is pointed out
        self.refused = 0  # clicks in this turn that led nowhere
        self.finished = False  # whether a move has been made
        self.heard: Callable[[int], bool] = lambda card: False  # a card of the hand was tapped: was it named?
        self._made = play
        self._choose = choose
        self._refuse = refuse  # told why, and whether the voice may say so
        self._narrowed = narrowed  # told when a click has left fewer moves, and there is still a choice

    @property
    def verb(self) -> str:
        """What the person is asked to do, as far as it is one thing."""
        moves = self.picker.open()
        return moves[0].verb if moves else calls.awaited(self.match.game)

    @property
    def prompt(self) -> str:
        prompts, facts = self.top.table.prompts, self._facts()
        verbs = [move.verb for move in self.picker.open()] or [calls.awaited(self.match.game)]
        known = [verb for verb in verbs if verb in prompts]
        sentence = prompts[known[-1]] if known else ""
        if known and self.top.table.onto:
            if self.picker.buttons():
                known = ["ready"]
            kind = "several" if len(set(known)) > 1 and set(known) & set(self.top.table.onto) else known[-1]
            sentence = prompts.get(f"{kind}_then" if self.picker.chosen else kind, sentence)
        if "{whom}" in sentence and not facts["whom"]:
            step = "then" if self.picker.chosen else "whom"
            sentence = prompts[f"{self.verb}_{step}"]
        return sentence.format(**facts)

    @property
    def aim(self) -> int | None:
        """The seat the move will be aimed at, if that is settled."""
        piles = [pick for pick in self.picker.chosen if isinstance(pick, Pile)]
        seats = {pile.seat for pile in piles if pile.seat >= 0} or self.offered_seats()
        if len(seats) == 1:
            return next(iter(seats))
        on = self.top.table.aims.get(self.verb)
        return None if on is None or seats else (self.match.game.turn + on) % self.match.game.players

    def foretold(self, card: int) -> tuple[str, str]:
        """What choosing this card will say, and the number in it."""
        if card not in self.picker.within_reach():
            return ("", "")
        number = self.match.game.deck[card].number
        sentence = self.top.table.says.get(self.verb, "")
        return (sentence.format(number=number, a=article(number)), str(number) if sentence else "")

    @property
    def hinted(self) -> bool:
        """Whether the table says what can be done: always, where something must be done."""
        optional = any(move.verb in self.match.game.passing for move in self.picker.moves)
        return self.hints or not optional

    def offered_cards(self) -> frozenset[int]:
        """The cards that go on from what is chosen; where none do, those it may be changed for."""
        if self.top.table.onto and not self.picker.chosen:
            return cards_of(pick for move in self._worth_a_look() for pick in move.picks)
        more = cards_of(self.picker.picks())
        if self.top.table.onto:
            return more
        return more if more - self.chosen_cards() else cards_of(self.picker.within_reach())

    def _worth_a_look(self) -> list[Move]:
        """Moves that not every card makes."""
        return [move for move in self.picker.moves if move.verb not in self.top.table.onto]

    def doubtful_cards(self) -> frozenset[int]:
        """Cards that can be played, but against their own rule: they say so, and do not invite."""
        return frozenset(card for card in self.offered_cards() if bluffed_by(self.match, card))

    def offered_piles(self) -> set[Pile]:
        """The piles that go on from what is chosen; where none do, those it may be changed for."""
        more = piles_of(self.picker.picks())
        if self.top.table.onto and not self.picker.chosen:
            return piles_of(pick for move in self._worth_a_look() for pick in move.picks)
        return more if more - set(self.picker.chosen) else piles_of(self.picker.within_reach())

    def glowing_piles(self) -> set[Pile]:
        """The piles worth pointing at: not one that only puts off what can be done."""
        piles = self.offered_piles()
        if not self.offered_cards():
            return piles
        return {pile for pile in piles if self.verb_of(pile) not in self.match.game.passing}

    def offered_seats(self) -> set[int]:
        """The players who can be chosen: by the hand they hold."""
        return {pile.seat for pile in self.offered_piles() if self.means_seat(pile)}

    def chosen_cards(self) -> frozenset[int]:
        return cards_of(self.picker.chosen)

    def means_seat(self, pile: Pile) -> bool:
        return pile.seat >= 0 and self.top.stage.place(pile).spread is Spread.BACKS

    def pick(self, thing: Pick) -> None:
        """Something was clicked: a move, a step towards one, another choice, or nothing that can be done."""
        named = isinstance(thing, int) and self.heard(thing)
        if self._lacks_a_card(thing):
            self._refuse(self.top.table.refusals["first"], True)
            return
        if not self.picker.make_room(thing):
            if named:
                return
            for card in self._cards_of(thing):
                self.top.stage.sprites[card].refuse()
            self.refused += 1
            self._refuse(self.why_not(thing), not self._gives_away(thing))
            return
        move = self.picker.pick(thing)
        if move is not None:
            self.make(move)
        elif choices := [pick.value for pick in self.picker.picks() if isinstance(pick, Choice)]:
            self._choose(thing, choices)
        else:
            self._narrowed()

    def carry(self, held: Widget, onto: Widget) -> bool:
        """Dragged from here to there: the same as a tap on both, if they go together."""
        thing, goal = picked_by(held), picked_by(onto)
        if isinstance(thing, Pile):
            return isinstance(goal, int) and self._take_up(thing)
        if thing is None or self.finished:
            return False
        if isinstance(onto, SetWidget):
            onto.choose()
            return True
        return isinstance(goal, Pile) and self._put_down(thing, goal)

    def _take_up(self, pile: Pile) -> bool:
        """From a pile to the hand."""
        able = any(move.picks == (pile,) for move in self.picker.moves)
        if able:
            self.pick(pile)
        return able

    def _put_down(self, thing: Pick, goal: Pile) -> bool:
        """From the hand to a pile; to the heap also where a card goes there by itself."""
        together = any({thing, goal} <= set(move.picks) for move in self.picker.moves)
        on_set = self.top.stage.place(goal).spread is Spread.MAT
        if on_set and not together and thing in self.picker.within_reach():
            self._refuse(self.top.table.refusals["add"], True)
            return True
        if not (together or on_set or goal == Pile(self.top.table.heap)):
            return False
        self.picker.chosen = [pick for pick in self.picker.chosen if pick == thing]
        if not self.picker.chosen:
            self.pick(thing)
        if together and not self.finished:
            self.pick(goal)
        return True

    def _lacks_a_card(self, thing: Pick) -> bool:
        """Where cards are put somewhere the card comes first: a place that waits for one is easily missed."""
        waits = thing in self.top.table.onto.values() and thing in self.picker.within_reach()
        if not waits or self.chosen_cards():
            return False
        return not any(move.picks == (thing,) for move in self.picker.moves)

    def make(self, move: Move) -> None:
        self.finished = True
        self._made(self._meant[move])

    def _cards_of(self, thing: Pick) -> list[int]:
        """What trembles when this cannot be clicked: a card, or all cards of a heap."""
        if isinstance(thing, Pile) and self.top.stage.place(thing).spread is Spread.HEAP:
            return self.match.shown.piles[thing]
        return [thing] if isinstance(thing, int) else []

    def onward(self, widgets: Sequence[Widget]) -> Widget | None:
        """Where keys go by themselves when a card was chosen: where it can be put, else to another card."""
        if not (self.picker.chosen and self.top.table.onto):
            return None
        left = self.picker.picks() - set(self.picker.chosen)
        able = [widget for widget in widgets if picked_by(widget) in left]
        piles = [widget for widget in able if isinstance(picked_by(widget), Pile)]
        sets = [widget for widget in piles if picked_by(widget) not in self.top.table.onto.values()]
        ready = [widget for widget in widgets if isinstance(widget, Button) and self.picker.buttons()]
        chosen = self.chosen_cards()
        whole = [widget for widget in widgets if isinstance(widget, SetWidget) and chosen <= widget.cards]
        return next(iter(sets or whole or piles or ready or able), None)

    def advice(self, focus: Focus) -> str:
        """Put the focus on a good move, as the strongest computer would see it, and say so."""
        lays = [move for move in self.match.game.moves(self.match.game.turn) if move.verb == "lay"]
        best = max(lays, key=lambda move: len(move.picks)) if lays else self.match.advice()
        move = next((seen for seen, meant in self._meant.items() if meant == best), best)
        if not set(self.picker.chosen) <= set(move.picks):
            self.picker.chosen = [pick for pick in self.picker.chosen if pick in move.picks]
            self._narrowed()
        left = [pick for pick in move.picks if pick not in self.picker.chosen]
        wanted = left[0] if left else None
        named = self.top.table.verbs.get(move.verb, "")
        for widget in focus.widgets:
            if picked_by(widget) == wanted and (wanted is not None or widget.name == named):
                focus.show(widget)
                break
        return self.top.table.advice[move.verb].format(**self._facts())

    def colour_counts(self) -> dict[str, int]:
        """How many cards of each colour the person holds."""
        colours = [self.match.game.deck[card].colour for card in self.top.stage.hand()]
        return {colour: colours.count(colour) for colour in colours if colour}

    def verb_of(self, pile: Pile) -> str:
        """What choosing this pile would mean, if anything."""
        return next((move.verb for move in self.picker.moves if pile in move.picks), "")

    def declining(self) -> str:
        """The move that says no to what is offered, if there is one."""
        return next((move.verb for move in self.picker.moves if move.verb in self.top.table.declines), "")

    def why_not(self, thing: Pick) -> str:
        """One sentence, never a scolding; with nothing to play it says what to do instead."""
        facts, refusals = self._facts(), self.top.table.refusals
        kind = self.match.game.deck[thing].kind if isinstance(thing, int) else ""
        place = f"{self.verb} {thing.name if isinstance(thing, Pile) else 'card'}"
        for special in (self.declining(), kind, place):
            if special in refusals:
                return refusals[special].format(**facts)
        if not self.offered_cards():
            return self.top.table.advice[self.verb].format(**facts)
        if isinstance(thing, Pile):
            return refusals["pile"].format(**facts)
        plain = "card" if facts["top"] or "colour" not in refusals else "colour"
        return refusals.get(self.verb, refusals[plain]).format(**facts)

    def _gives_away(self, thing: Pick) -> bool:
        """Whether the reason tells others what else is held: a card's own rule is about the whole hand."""
        own_rule = isinstance(thing, int) and self.match.game.deck[thing].kind in self.top.table.refusals
        return own_rule and self.match.secret

    def _facts(self) -> dict[str, object]:
        """What a sentence about this choice may name."""
        match, aim = self.match, self.aim
        numbers = {match.game.deck[card].number for card in self.offered_cards()}
        number = match.shown.marks.get("number") or (next(iter(numbers)) if len(numbers) == 1 else "")
        return {
            "name": match.players[match.game.turn].name,
            "whom": match.players[aim].name if aim is not None else "",
            "number": number,
            "a": article(number),
            "colour": match.shown.marks.get("colour", ""),
            "top": self._top_name(),
        }

    def _top_name(self) -> str:
        """What a card may match besides its colour."""
        top, names = self.top.furniture.top_printed(), self.top.table.card_names
        if top is None or not top.colour:
            return ""
        if top.kind in names:
            return f"another {names[top.kind]}"
        return str(top.number) if top.number or top.kind == "number" else ""


def cards_of(picks: Iterable[Pick]) -> frozenset[int]:
    return frozenset(pick for pick in picks if isinstance(pick, int))


def piles_of(picks: Iterable[Pick]) -> set[Pile]:
    return {pick for pick in picks if isinstance(pick, Pile)}

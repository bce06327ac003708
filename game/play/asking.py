"""A person's turn: what picking a thing leads to, what is asked, why not, and what the owl would do."""

from collections import Counter, defaultdict
from typing import NamedTuple

from game.play import calls
from game.play.match import Match
from game.play.offered import Offered
from game.rules.things import Choice, Move, Pick, Pile
from game.table.table import Asked, article


class Refused(NamedTuple):
    """It cannot be picked; the reason is not said where it would tell others what is held."""

    why: str
    aloud: bool = True
    thing: Pick | None = None  # what was picked, unless it can be picked at another time


class Open(NamedTuple):
    """The choice goes on: with one of these values, if there are any, else with what lies on the table."""

    values: tuple[str, ...] = ()


class Advice(NamedTuple):
    """A good move in a sentence, and what to pick for it next; nothing if its button is left."""

    sentence: str
    verb: str
    thing: Pick | None


Outcome = Move | Refused | Open


class Asking:
    """Narrows the legal moves by picks until one is left."""

    def __init__(self, match: Match, hints: bool = True) -> None:
        self.match = match
        self.table = match.entry.table
        self.offered = Offered(match, calls.decisions(match.game))
        self.picker = self.offered.picker
        self._hints = hints  # whether what can be done is pointed out

    # picking

    def pick(self, thing: Pick) -> Outcome:
        """Something was picked: a move, a step towards one, another choice, or nothing that can be done."""
        if self._lacks_a_card(thing):
            return Refused(self.table.refusals["first"])
        if not self.picker.make_room(thing):
            return Refused(self.why_not(thing), not self._gives_away(thing), thing)
        move = self.picker.pick(thing)
        if move is not None:
            return self.offered.meant[move]
        picks = (pick for move in self.picker.open() for pick in move.picks)  # in the order of the rules
        return Open(tuple(dict.fromkeys(pick.value for pick in picks if isinstance(pick, Choice))))

    def put(self, thing: Pick, goal: Pick) -> Outcome | None:
        """From here to there: the same as picking both; None if they do not go together."""
        if isinstance(thing, Pile):
            able = isinstance(goal, int) and any(move.picks == (thing,) for move in self.picker.moves)
            return self.pick(thing) if able else None
        return self._put_down(thing, goal) if isinstance(goal, Pile) else None

    def _put_down(self, thing: Pick, goal: Pile) -> Outcome | None:
        """From the hand to a pile; to the heap also where a card goes there by itself."""
        together = any({thing, goal} <= set(move.picks) for move in self.picker.moves)
        on_one = self.offered.is_one(goal)
        if on_one and not together and thing in self.picker.within_reach():
            return Refused(self.table.refusals["elsewhere"])
        if not (together or on_one or goal == Pile(self.table.heap)):
            return None
        self.picker.chosen = [pick for pick in self.picker.chosen if pick == thing]
        outcome = Open() if self.picker.chosen else self.pick(thing)
        return self.pick(goal) if together and not isinstance(outcome, Move) else outcome

    def _lacks_a_card(self, thing: Pick) -> bool:
        """Where cards are put somewhere the card comes first: a place that waits for one is easily missed."""
        waits = thing in self.table.asks.onto.values() and thing in self.picker.within_reach()
        if not waits or self.offered.chosen():
            return False
        return not any(move.picks == (thing,) for move in self.picker.moves)

    # what is asked

    @property
    def verb(self) -> str:
        """What the person is asked to do, as far as it is one thing."""
        return self._verbs()[0]

    def _verbs(self) -> list[str]:
        return [move.verb for move in self.picker.open()] or [calls.awaited(self.match.game)]

    @property
    def prompt(self) -> str:
        prompts = self.table.prompts
        known = tuple(verb for verb in self._verbs() if verb in prompts)
        if not known:
            return ""
        ready, aimed = bool(self.picker.buttons()), self.aim is not None
        asked = Asked(known, bool(self.picker.chosen), ready, aimed)
        return prompts[self.table.asks.prompt(asked)].format_map(self.facts())

    @property
    def aim(self) -> int | None:
        """The seat the move will be aimed at, if that is settled."""
        piles = [pick for pick in self.picker.chosen if isinstance(pick, Pile)]
        seats = {pile.seat for pile in piles if pile.seat >= 0} or self.offered.seats()
        if len(seats) == 1:
            return next(iter(seats))
        on = self.table.asks.aims.get(self.verb)
        return None if on is None or seats else (self.match.game.turn + on) % self.match.game.players

    @property
    def hinted(self) -> bool:
        """Whether the table says what can be done: always, where something must be done."""
        optional = any(move.verb in self.match.game.passing for move in self.picker.moves)
        return self._hints or not optional

    def foretold(self, card: int) -> tuple[str, str]:
        """What choosing this card will say, and the number in it."""
        if card not in self.picker.within_reach():
            return ("", "")
        number = self.match.game.deck[card].number
        sentence = self.table.asks.says.get(self.verb, "")
        return (sentence.format(number=number, a=article(number)), str(number) if sentence else "")

    def facts(self) -> defaultdict[str, object]:
        """What a sentence about this choice may name; what is not known is left out of it."""
        match, aim = self.match, self.aim
        numbers = {match.game.deck[card].number for card in self.offered.cards()}
        number = match.shown.marks.get("number") or (next(iter(numbers)) if len(numbers) == 1 else "")
        name, whom = match.players[match.game.turn].name, match.players[aim].name if aim is not None else ""
        told = {"name": name, "whom": whom, "number": number, "a": article(number), "top": self._top_name()}
        return defaultdict(str, {**match.shown.marks, **told})

    def _top_name(self) -> str:
        """What a card may match besides its colour."""
        cards = self.match.shown.piles.get(Pile(self.table.heap))
        top = self.match.game.deck[cards[-1]] if cards else None
        if top is None or not top.colour:
            return ""
        if top.kind in self.table.card_names:
            return f"another {self.table.card_names[top.kind]}"
        return str(top.number) if top.number or top.kind == "number" else ""

    # why not, and what else

    def declining(self) -> str:
        """The move that says no to what is offered, if there is one."""
        return next((move.verb for move in self.picker.moves if move.verb in self.table.declines), "")

    def why_not(self, thing: Pick) -> str:
        """One sentence, never a scolding; with nothing to play it says what to do instead."""
        facts, refusals = self.facts(), self.table.refusals
        kind = self.match.game.deck[thing].kind if isinstance(thing, int) else ""
        place = f"{self.verb} {thing.name if isinstance(thing, Pile) else 'card'}"
        for special in (self.declining(), kind, place):
            if special in refusals:
                return refusals[special].format_map(facts)
        if not self.offered.cards():
            return self.table.advice[self.verb].format_map(facts)
        if isinstance(thing, Pile):
            return refusals["pile"].format_map(facts)
        plain = "card" if facts["top"] or "bare" not in refusals else "bare"
        return refusals.get(self.verb, refusals[plain]).format_map(facts)

    def _gives_away(self, thing: Pick) -> bool:
        """Whether the reason tells others what else is held: a card's own rule is about the whole hand."""
        own_rule = isinstance(thing, int) and self.match.game.deck[thing].kind in self.table.refusals
        return own_rule and self.match.secret

    def advise(self) -> Advice:
        """A good move, as the strongest computer would see it; what is in its way is put back."""
        move = self.offered.tapped(self._best())
        self.picker.chosen = [pick for pick in self.picker.chosen if pick in move.picks]
        left = [pick for pick in move.picks if pick not in self.picker.chosen]
        sentence = self.table.advice[move.verb].format_map(self.facts())
        return Advice(sentence, move.verb, left[0] if left else None)

    def _best(self) -> Move:
        moves = self.match.game.moves(self.match.game.turn)
        groups = [move for move in moves if move.verb == self.table.asks.groups]
        return max(groups, key=lambda move: len(move.picks)) if groups else self.match.advice()

    def held(self) -> dict[str, int]:
        """How many cards of each colour the person holds."""
        piles = self.match.shown.piles.items()
        own = [cards for pile, cards in piles if pile.seat == self.match.viewer and self.table.is_hand(pile)]
        colours = (self.match.game.deck[card].colour for cards in own for card in cards)
        return Counter(colour for colour in colours if colour)

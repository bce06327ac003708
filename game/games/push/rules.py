"""PUSH: flip cards onto three stacks, stop before you bust, and keep the most points on bench and bank.

Piles: stock (shut); flipped (open: the card just flipped, until it is placed, set aside or discarded);
stack (open, nth 1 to 3, filled from 1 on); switches (open: set aside in this turn); discard (open);
bench (open, one a seat and colour: nth is the place of the colour in COLOURS here, from 1); bank (shut,
one a seat; everybody has seen what went in).
Cards: kind "number" (colour, 1 to 6, a word if the option words is on), "roll" and "switch".
Marks: active, whose turn it is, also while others take; direction, 1 or -1, in which the others take;
takers, the seats still to take a stack in their order, such as "032", empty while cards are flipped;
die, the face last rolled: a colour or "star". Scores are the points on bench and bank at any time.

Moves of the active player: flip (the stock) or bank (a bench pile) to begin; place (a stack it fits, the
first empty one included); then flip or stop. Of whoever takes: take (a stack); only asked if there is a
choice. A turn, in the order of its events; what is in brackets waits for a decision:

    flip:   TurnPassed(seat) [flip] Moved(stock to flipped) and, with words, ReadAloud(seat, card)
    place:  [place] Moved(flipped to stack)
    switch: Told(seat, "switch") Moved(flipped to switches) Marked(direction)
    stop:   [stop] Told(seat, "stop"); or, when the last card lies, Told(-1, "last_card")
    bust:   Told(seat, "bust") Moved(flipped to discard), a roll of the active player; the others take
    take:   Marked(takers), then for each taker [TurnPassed(taker), take] Moved(stack to bench) for each
            number card, Scored(taker), a roll if there is a roll card, Marked(takers)
    roll:   Rolled(seat, (face,)), 1 to 5 a colour as in COLOURS, 6 the star; Marked(die), then Moved(roll
            card to discard) if it is for one, and Told(seat, "lost"), "lost_all" (the star variant's star),
            "star" (safe) or "safe" (nothing of that colour); Moved(bench to discard) and Scored if lost
    bank:   [bank] Moved(bench to bank) for each card, Told(seat, "banked")
    end:    Moved(stack or switches to discard) for what is left, Marked(direction, 1) if it was not,
            Marked(active), the next turn; or Ended
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from game.games.push.cards import (
    ASIDE,
    BANKS,
    BENCHES,
    COLOURS,
    DISCARD,
    FLIPPED,
    STACKS,
    STOCK,
    meets_its_like,
    print_deck,
    sweep,
)
from game.games.push.die import STAR, roll_for
from game.rules.core import COMMON_CHOICES, COMMON_OPTIONS, Game
from game.rules.dealer import lay_out
from game.rules.things import Card, Face, Move, Pile

FLIP = Move("flip", (STOCK,))
STOP = Move("stop")


class Push(Game):
    """Every card is flipped once; the game ends with the turn in which the last one was."""

    key = "push"
    faces: ClassVar[Mapping[str, Face]] = {
        "stock": Face.SHUT,
        "flipped": Face.OPEN,
        "stack": Face.OPEN,
        "switches": Face.OPEN,
        "discard": Face.OPEN,
        "bench": Face.OPEN,
        "bank": Face.SHUT,
    }
    options: ClassVar[Mapping[str, Any]] = {
        **COMMON_OPTIONS,
        "star_variant": False,
        "active_pick": "highest",
        "words": True,
    }
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        **COMMON_CHOICES,
        "star_variant": (False, True),
        "active_pick": ("highest", "free"),
        "words": (True, False),
    }
    passing: ClassVar[frozenset[str]] = frozenset()

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        return print_deck(words, players)

    def start(self) -> None:
        if not self.chosen["words"]:
            self.deck = tuple(card._replace(word="") for card in self.deck)
        own = [pile for seat in range(self.players) for pile in (*BENCHES[seat], BANKS[seat])]
        lay_out(self, STOCK, *own, FLIPPED, *STACKS, ASIDE, DISCARD)
        self.mark("direction", 1)
        self.mark("takers", "")
        self.mark("die", STAR)
        dealer = self.chosen["first_dealer"]
        self.begin(0 if dealer == "random" else self.left_of(int(dealer) % self.players))

    # what may be done

    def offer(self, seat: int) -> list[Move]:
        if self.marks["takers"]:
            return [Move("take", (stack,)) for stack in self.takeable(seat)]
        if self.piles[FLIPPED]:
            return [Move("place", (stack,)) for stack in self.fitting(self.piles[FLIPPED][-1])]
        if self.piles[STACKS[0]]:
            return [FLIP, STOP]
        if self.piles[ASIDE]:
            return [FLIP]
        return [FLIP, *(Move("bank", (pile,)) for pile in BENCHES[seat] if self.piles[pile])]

    def filled(self) -> list[Pile]:
        return [stack for stack in STACKS if self.piles[stack]]

    def fitting(self, card: int) -> list[Pile]:
        """The stacks a card may go on: those without its like, and the first empty one."""
        filled = self.filled()
        free = [stack for stack in filled if not meets_its_like(self, card, stack)]
        return [*free, *STACKS[len(filled) :][:1]]

    def takeable(self, seat: int) -> list[Pile]:
        values = {stack: self.value(self.piles[stack]) for stack in self.filled()}
        if seat != self.marks["active"] or self.chosen["active_pick"] == "free":
            return list(values)
        return [stack for stack, value in values.items() if value == max(values.values())]

    def value(self, cards: Iterable[int]) -> int:
        return sum(self.deck[card].number for card in cards)

    def bust_odds(self) -> tuple[int, int]:
        """How many of the unseen cards would bust if flipped now, and how many there are."""
        unseen = self.piles[STOCK]  # which cards these are everybody can tell, only not their order
        return sum(self.would_bust(card) for card in unseen), len(unseen)

    def would_bust(self, card: int) -> bool:
        return self.deck[card].kind != "switch" and not self.fitting(card)

    def play(self, seat: int, move: Move) -> None:
        match move:
            case Move("flip"):
                self.flip(seat)
            case Move("place", (Pile() as stack,)):
                self.move(self.piles[FLIPPED][-1], FLIPPED, stack)
                self.go_on(seat)
            case Move("stop"):
                self.tell(seat, "stop")
                self.line_up([seat, *self.others(seat)])
            case Move("take", (Pile() as stack,)):
                self.take(seat, stack)
                self.take_on()
            case Move("bank", (Pile() as bench,)):
                self.bank(seat, bench)

    # a turn

    def begin(self, seat: int) -> None:
        self.mark("active", seat)
        self.pass_turn(seat)

    def flip(self, seat: int) -> None:
        card = self.piles[STOCK][-1]
        self.move(card, STOCK, FLIPPED)
        if self.deck[card].word:
            self.read(seat, card)
        if self.deck[card].kind == "switch":
            self.set_aside(seat, card)
        elif not self.fitting(card):
            self.bust(seat, card)

    def set_aside(self, seat: int, card: int) -> None:
        self.tell(seat, "switch")
        self.move(card, FLIPPED, ASIDE)
        self.mark("direction", -int(self.marks["direction"]))
        self.go_on(seat)

    def go_on(self, seat: int) -> None:
        """Nobody can flip from an empty pile: what lies is taken."""
        if not self.piles[STOCK]:
            self.tell(-1, "last_card")
            self.line_up([seat, *self.others(seat)])

    def bust(self, seat: int, card: int) -> None:
        self.tell(seat, "bust")
        self.move(card, FLIPPED, DISCARD)
        roll_for(self, seat)
        self.line_up(self.others(seat))

    def bank(self, seat: int, bench: Pile) -> None:
        sweep(self, bench, BANKS[seat])
        self.tell(seat, "banked")
        self.finish_turn()

    def others(self, seat: int) -> list[int]:
        """In the order in which they take."""
        direction = int(self.marks["direction"])
        return [(seat + direction * step) % self.players for step in range(1, self.players)]

    # taking the stacks

    def line_up(self, seats: Sequence[int]) -> None:
        """As many as there are stacks take one each."""
        self.mark("takers", "".join(map(str, seats[: len(self.filled())])))
        self.take_on()

    def take_on(self) -> None:
        """Up to the next taker who has a choice."""
        while takers := str(self.marks["takers"]):
            seat = int(takers[0])
            stacks = self.takeable(seat)
            if len(stacks) > 1:
                if seat != self.turn:
                    self.wait_for(seat)
                return
            self.take(seat, stacks[0])
        self.clear()

    def take(self, seat: int, stack: Pile) -> None:
        cards = self.piles[stack][:]
        numbers = [card for card in cards if self.deck[card].kind == "number"]
        for card in numbers:
            self.move(card, stack, BENCHES[seat][COLOURS.index(self.deck[card].colour)])
        if numbers:
            self.score(seat, self.value(numbers))
        if len(numbers) < len(cards):
            roll_for(self, seat, stack)
        self.mark("takers", str(self.marks["takers"])[1:])

    def clear(self) -> None:
        for pile in (*STACKS, ASIDE):
            sweep(self, pile, DISCARD)
        if self.marks["direction"] != 1:
            self.mark("direction", 1)
        self.finish_turn()

    def finish_turn(self) -> None:
        if self.piles[STOCK]:
            self.begin(self.left_of(int(self.marks["active"])))
        else:
            self.end(self.leaders())

    def leaders(self) -> list[int]:
        """The most points; if equal, the most cards."""
        results = [(self.scores[seat], self.cards_of(seat)) for seat in range(self.players)]
        return [seat for seat, result in enumerate(results) if result == max(results)]

    def cards_of(self, seat: int) -> int:
        return sum(len(self.piles[pile]) for pile in (*BENCHES[seat], BANKS[seat]))

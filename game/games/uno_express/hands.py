"""UNO EXPRESS without its turns: its options, the deal, drawing, calls, bluffs, and the points."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.games.uno_express.deck import DECKS, matches, points_of, print_deck, spread_words, words_on
from game.rules.core import COMMON_CHOICES, COMMON_OPTIONS
from game.rules.dealer import deal_hands, lay_out, renew
from game.rules.rounds import GameInRounds
from game.rules.things import Card, Face, Pile

STOCK = Pile("stock")
DISCARD = Pile("discard")
HANDS = tuple(Pile("hand", seat) for seat in range(6))
HAND_SIZE = 5


class UnoHands(GameInRounds):
    """Hands until someone has the target, or a single hand."""

    faces: ClassVar[Mapping[str, Face]] = {"stock": Face.SHUT, "discard": Face.OPEN, "hand": Face.OWNER}
    options: ClassVar[Mapping[str, Any]] = {
        **COMMON_OPTIONS,
        "length": "points",
        "target": 250,
        "bluff": True,
        "uno_window": 4,
        "deck": "A",
        "words": True,
    }
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        **COMMON_CHOICES,
        "length": ("points", "hand"),
        "bluff": (True, False),
        "uno_window": (3, 4, 6, 8, 10, 15, 20, 30, "off"),
        "deck": ("A", "B"),
        "words": (True, False),
    }
    fresh: ClassVar[Mapping[str, str | int]] = {
        "colour": "",
        "direction": 1,
        "state": "play",
        "uno": 0,
        "called": 0,
        "callers": "",
        "before": "",
        "held": 0,
        "gain": 0,
        "round_winner": -1,
    }

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        return print_deck(DECKS["A"], spread_words(words))

    @property
    def keeps_score(self) -> bool:
        return bool(self.chosen["length"] == "points")

    def start(self) -> None:
        words = words_on(self.deck) if self.chosen["words"] else {}
        self.deck = tuple(print_deck(DECKS[self.chosen["deck"]], words))
        super().start()

    # a hand

    def deal(self) -> None:
        """All cards again, five each, from the dealer's left."""
        self.passes = 0
        self.just_drawn = False
        lay_out(self, STOCK, DISCARD, *HANDS[: self.players])
        deal_hands(self, STOCK, HANDS, HAND_SIZE, self.dealer)
        self.turn_up()
        self.pass_turn(self.left_of(self.dealer))

    def turn_up(self) -> None:
        """The first number card starts; what was turned up before it stays underneath."""
        while True:
            card = self.piles[STOCK][-1]
            self.move(card, STOCK, DISCARD)
            if self.deck[card].kind == "number":
                self.mark("colour", self.deck[card].colour)
                return
            self.tell(-1, "starter_ignored")

    # drawing

    def draw(self, seat: int, cards: int) -> int:
        """As many cards as there are, from a pile that is made anew when it is empty."""
        for drawn in range(cards):
            if not self.piles[STOCK]:
                self.reshuffle()
            if not self.piles[STOCK]:
                self.tell(seat, "no_cards")
                return drawn
            self.take_back_call(seat)
            self.move(self.piles[STOCK][-1], STOCK, HANDS[seat])
        return cards

    def reshuffle(self) -> None:
        if renew(self, STOCK, DISCARD):
            self.tell(-1, "reshuffled")

    # who has called, for all to see

    def keep_call(self, seat: int) -> None:
        self.mark("callers", f"{self.marks['callers']}{seat}")

    def take_back_call(self, seat: int) -> None:
        callers = str(self.marks["callers"])
        if str(seat) in callers:
            self.mark("callers", callers.replace(str(seat), ""))

    def may_call_early(self, seat: int) -> bool:
        """Before playing the last card but one."""
        return (
            seat == self.turn
            and len(self.piles[HANDS[seat]]) == 2
            and self.marks["state"] in ("play", "drawn")
            and not self.marks["called"]
            and self.chosen["uno_window"] != "off"
        )

    def open_window(self, seat: int) -> None:
        if self.chosen["uno_window"] == "off":
            self.tell(seat, "uno")
            self.keep_call(seat)
        elif self.marks["called"] != seat + 1:
            self.mark("uno", seat + 1)

    def close_window(self) -> None:
        if self.marks["uno"]:
            self.mark("uno", 0)

    # who has bluffed

    def would_bluff(self, seat: int, card: int) -> bool:
        """Whether a Wild Draw Two played now would be against its rule: among the rest there is a match."""
        colour = str(self.marks["colour"])
        return any(self.matches(other, colour) for other in self.piles[HANDS[seat]] if other != card)

    def matches(self, card: int, colour: str) -> bool:
        return matches(self.deck[card], colour)

    def blamed(self) -> int:
        """Who played the Wild Draw Two that is to be answered."""
        return (self.turn - int(self.marks["direction"])) % self.players

    def is_guilty(self) -> bool:
        """By the cards held when it was played, which lie below all drawn since; so nothing needs keeping."""
        return any(self.matches(card, str(self.marks["before"])) for card in self.held_then())

    def held_then(self) -> list[int]:
        return self.piles[HANDS[self.blamed()]][: int(self.marks["held"])]

    # the order of play

    def begin(self, seat: int) -> None:
        """A turn; what was called in the last one counts no longer."""
        if called := int(self.marks["called"]):
            self.mark("called", 0)
            if len(self.piles[HANDS[called - 1]]) != 1:
                self.take_back_call(called - 1)
        if self.marks["state"] != "play":
            self.mark("state", "play")
        self.pass_turn(seat)

    def after(self, seat: int) -> int:
        return (seat + int(self.marks["direction"])) % self.players

    # the end of a hand

    def hand_value(self, seat: int) -> int:
        return sum(points_of(self.deck[card]) for card in self.piles[HANDS[seat]])

    def settle_blocked_hand(self) -> None:
        self.tell(-1, "blocked")
        self.settle_round(range(self.players), "", "void_hand")

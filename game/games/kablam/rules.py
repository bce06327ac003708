"""KA-BLAM!: match the colour or the number, read the word, and do not draw the Exploding card."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.rules.core import COMMON_CHOICES, COMMON_OPTIONS
from game.rules.dealer import deal_hands, renew
from game.rules.rounds import NEXT, GameInRounds
from game.rules.things import COLOURS, Card, Choice, Face, Move, Pile

STOCK = Pile("stock")
DISCARD = Pile("discard")
BOX = Pile("box")  # where the Exploding card waits during the deal
HANDS = tuple(Pile("hand", seat) for seat in range(6))

COLOURED_ACTIONS = ("miss", "pick", "rev")
WILDS = 6
HAND_SIZE = 5
ACTION_POINTS = 10
DRAW = Move("draw", (STOCK,))


class KaBlam(GameInRounds):
    """Long game: rounds until someone has the target; short game: a single round."""

    key = "kablam"
    faces: ClassVar[Mapping[str, Face]] = {
        "stock": Face.SHUT,
        "discard": Face.OPEN,
        "hand": Face.OWNER,
        "box": Face.OPEN,
    }
    options: ClassVar[Mapping[str, Any]] = {**COMMON_OPTIONS, "length": "long", "target": 100}
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {**COMMON_CHOICES, "length": ("long", "short")}
    fresh: ClassVar[Mapping[str, str | int]] = {"direction": 1, "out": "", "state": "play", "gain": 0}

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        actions = [Card(kind, colour) for kind in COLOURED_ACTIONS for colour in COLOURS]
        return [*words, *actions, *[Card("wild")] * WILDS, Card("boom")]

    @property
    def keeps_score(self) -> bool:
        return bool(self.chosen["length"] == "long")

    # a round

    def deal(self) -> None:
        """A new round: all 91 cards again, five each, from the dealer's left."""
        self.passes = 0
        boom = next(card for card, printed in enumerate(self.deck) if printed.kind == "boom")
        for pile in (DISCARD, *HANDS[: self.players]):
            self.lay(pile)
        self.lay(STOCK, [card for card in range(len(self.deck)) if card != boom])
        self.lay(BOX, [boom])
        self.shuffle(STOCK)
        deal_hands(self, STOCK, HANDS, HAND_SIZE, self.dealer)
        self.open_round()

    def open_round(self) -> None:
        """Turn up the first word card and hide the Exploding card in the pile."""
        while self.deck[self.piles[STOCK][-1]].kind != "word":
            card = self.piles[STOCK][-1]
            self.turn_card(card, True)
            self.tell(-1, "starter_returned")
            self.move(card, STOCK, STOCK, under=True)
        starter = self.piles[STOCK][-1]
        self.move(starter, STOCK, DISCARD)
        self.mark("colour", self.deck[starter].colour)
        self.bury(self.piles[BOX][-1], BOX, STOCK)
        self.pass_turn(self.left_of(self.dealer))

    # what may be done

    def offer(self, seat: int) -> list[Move]:
        if self.marks["state"] == "between":
            return [NEXT]
        hand = self.piles[HANDS[seat]]
        last = len(hand) == 1
        moves: list[Move] = []
        for card in hand:
            if self.deck[card].kind == "wild" and not last:
                moves += WILD_PLAYS[card]
            elif self.playable(card):
                moves.append(PLAYS[card])
        return moves or [DRAW]

    def playable(self, card: int) -> bool:
        kind, colour, number, _ = self.deck[card]
        if kind == "wild":
            return True
        top = self.deck[self.piles[DISCARD][-1]]
        if kind == "word":
            return colour == self.marks["colour"] or (top.kind == "word" and top.number == number)
        return kind != "boom" and (colour == self.marks["colour"] or top.kind == kind)

    def play(self, seat: int, move: Move) -> None:
        match move:
            case Move("play", (int(card), *_)):
                self.discard(seat, card, move.choice or self.deck[card].colour)
            case Move("draw"):
                self.draw_for_turn(seat)
            case Move("next"):
                self.next_round()

    # playing a card

    def discard(self, seat: int, card: int, colour: str) -> None:
        self.passes = 0
        self.move(card, HANDS[seat], DISCARD)
        colour = colour or str(self.marks["colour"])  # a wild as last card chooses none
        if colour != self.marks["colour"] or self.deck[card].kind == "wild":
            self.mark("colour", colour)
        if self.deck[card].kind == "word":
            self.read(seat, card)
        if not self.piles[HANDS[seat]]:
            self.win_round(seat, "round_won")
        else:
            self.carry_out(seat, self.deck[card].kind)

    def carry_out(self, seat: int, kind: str) -> None:
        if kind == "rev" and len(self.still_in()) > 2:
            self.mark("direction", -int(self.marks["direction"]))
            self.tell(seat, "reverse")
            self.pass_turn(self.after(seat))
        elif kind in COLOURED_ACTIONS:
            self.skip(seat, kind)
        else:
            self.pass_turn(self.after(seat))

    def skip(self, seat: int, kind: str) -> None:
        """The next player misses a turn, after picking up two if the card says so."""
        missing = self.after(seat)
        self.tell(missing, "pick_up" if kind == "pick" else "miss")
        if kind == "pick":
            for _ in range(2):
                if not self.draw_one(missing) or self.is_out(missing):
                    break
        if self.marks["state"] == "play" and self.winners is None:
            self.pass_turn(self.after(missing))

    # picking up

    def draw_for_turn(self, seat: int) -> None:
        if self.draw_one(seat):
            self.passes = 0
        else:
            self.passes += 1
            if self.passes >= len(self.still_in()):
                self.settle_round(self.still_in(), "round_won", "void_round")
                return
        if self.marks["state"] == "play" and self.winners is None:
            self.pass_turn(self.after(seat))

    def draw_one(self, seat: int) -> bool:
        """One card from the pile, shuffled anew if it is empty; False if there is none anywhere."""
        if not self.piles[STOCK]:
            self.reshuffle()
        if not self.piles[STOCK]:
            self.tell(seat, "no_cards")
            return False
        card = self.piles[STOCK][-1]
        self.move(card, STOCK, HANDS[seat])
        if self.deck[card].kind == "boom":
            self.explode(seat, card)
        return True

    def reshuffle(self) -> None:
        if renew(self, STOCK, DISCARD):
            self.tell(-1, "reshuffled")

    def explode(self, seat: int, card: int) -> None:
        self.turn_card(card, True)
        self.mark("out", f"{self.marks['out']}{seat}")
        self.tell(seat, "kablam")
        left = self.still_in()
        if len(left) == 1:
            self.win_round(left[0], "round_won")

    def hand_value(self, seat: int) -> int:
        return sum(points_of(self.deck[card]) for card in self.piles[HANDS[seat]])

    # who is in, who is next

    def is_out(self, seat: int) -> bool:
        return str(seat) in str(self.marks["out"])

    def still_in(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.is_out(seat)]

    def after(self, seat: int) -> int:
        step = int(self.marks["direction"])
        seat = (seat + step) % self.players
        while self.is_out(seat):
            seat = (seat + step) % self.players
        return seat

    # advice for greedy players

    def rate(self, seat: int, move: Move) -> float:
        match move:
            case Move("play", (int(card), *_)):
                colour = move.choice or self.deck[card].colour
                rest = [self.deck[other] for other in self.piles[HANDS[seat]] if other != card]
                threat = len(self.piles[HANDS[self.after(seat)]]) <= 2
                return worth_of(self.deck[card], colour, rest, threat or len(self.still_in()) == 2)
        return 0.0


def points_of(card: Card) -> int:
    return card.number or ACTION_POINTS


def worth_of(card: Card, colour: str, rest: Sequence[Card], pressing: bool) -> float:
    """How good a play looks: keep to a colour, save wilds, be rid of dear cards.

    Of a card that brings this colour, the rest of the hand given; pressing: while others are close."""
    value = sum(1 for other in rest if other.colour == colour) + points_of(card) / 20
    match card.kind:
        case "word":
            return value + 0.5 * sum(1 for other in rest if other.number == card.number)
        case "wild":
            return value - 3.0
    return value + (1.5 if pressing else 0.2)


PLAYS = [Move("play", (card,)) for card in range(128)]
WILD_PLAYS = [[Move("play", (card, Choice(colour))) for colour in COLOURS] for card in range(128)]

"""The smallest second game: turn over a card, keep it or pass; it needs nothing but rules and a table."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.rules.core import Game
from game.rules.things import Card, Face, Move, Pile
from game.table.arrangements import FAN, MESS, Place
from game.table.table import Lesson, Shout, Table

STOCK, SHOWN = Pile("stock"), Pile("shown")
CARDS = 8


class Toy(Game):
    key = "toy"
    faces: ClassVar[Mapping[str, Face]] = {"stock": Face.SHUT, "shown": Face.OPEN, "hand": Face.OWNER}

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        return list(words[:CARDS])

    def start(self) -> None:
        self.lay(SHOWN)
        for seat in range(self.players):
            self.lay(Pile("hand", seat))
        self.lay(STOCK, range(len(self.deck)))
        self.shuffle(STOCK)
        self.pass_turn(0)

    def offer(self, seat: int) -> list[Move]:
        if self.winners is not None or seat != self.turn:
            return []
        return [Move("keep"), Move("leave")] if self.piles[SHOWN] else [Move("flip", (STOCK,))]

    def play(self, seat: int, move: Move) -> None:
        match move:
            case Move("flip"):
                card = self.piles[STOCK][-1]
                self.move(card, STOCK, SHOWN)
                self.read(seat, card)
            case Move("keep"):
                self.move(self.piles[SHOWN][-1], SHOWN, Pile("hand", seat))
                self.tell(seat, "kept")
                self.next_turn(seat)
            case Move("leave"):
                self.move(self.piles[SHOWN][-1], SHOWN, Pile("hand", 1 - seat))
                self.next_turn(seat)

    def next_turn(self, seat: int) -> None:
        if self.piles[STOCK]:
            self.pass_turn((seat + 1) % self.players)
        else:
            held = [len(self.piles[Pile("hand", other)]) for other in range(self.players)]
            self.end([other for other, cards in enumerate(held) if cards == max(held)])


TOY = Table(
    rules=Toy,
    title="Toy",
    goal="Most cards wins!",
    call="Keep it or leave it",
    emblem="characters/star",
    shop_window=("R1", "B2", "G3"),
    lessons=(Lesson("Turn over a card.", ("back", "arrow", "R1")),),
    shared={"stock": Place(40, 38), "shown": Place(54, 38, MESS)},
    seated={"hand": Place(49, 83, FAN, 10.6)},
    marks={},
    told={"kept": Shout("{name} keeps it")},
    verbs={"flip": "Turn over", "keep": "Keep it", "leave": "Leave it"},
    advice={"flip": "Turn over a card.", "keep": "Keep it.", "leave": "Leave it."},
    refusals={"card": "Turn over a card.", "pile": "Keep it, or leave it?"},
)

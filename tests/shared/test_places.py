"""Cards that nobody sees are chosen by their places: one of a pile, or one of many piles in rows."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import pytest

from game.play.entry import Entry
from game.rules.core import Game
from game.rules.things import Card, Face, Move, Pile, Slot
from game.table.arrangements import GRID, NOWHERE, PILE, Place
from game.table.table import Lesson, Names, Table
from tests.shared.person import Press, by_clicks, by_keys
from tests.shared.test_persons import TURNS, sit_down

ROWS = tuple(Pile("row", nth=nth) for nth in range(8))
LYING = Pile("lying")
REST = Pile("rest")
WON = tuple(Pile("won", seat) for seat in range(6))


class Unseen(Game):
    """Take a card from its place, or the one card of a pile, until all are taken."""

    key = "unseen"
    faces: ClassVar[Mapping[str, Face]] = {
        "lying": Face.SHUT, "row": Face.SHUT, "rest": Face.SHUT, "won": Face.OPEN,
    }  # fmt: skip

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        return list(words)

    def start(self) -> None:
        self.lay(LYING, range(12))
        self.shuffle(LYING)
        for nth, pile in enumerate(ROWS):
            self.lay(pile, [12 + nth])
        self.lay(REST, range(20, len(self.deck)))
        for pile in WON[: self.players]:
            self.lay(pile)

    def offer(self, seat: int) -> list[Move]:
        if self.winners is not None or seat != self.turn:
            return []
        slots = [Move("take", (Slot(LYING, place),)) for place in range(len(self.piles[LYING]))]
        return slots + [Move("pick", (pile,)) for pile in ROWS if self.piles[pile]]

    def play(self, seat: int, move: Move) -> None:
        match move.picks:
            case (Slot(pile, place),):
                self.take(seat, self.piles[pile][place], pile)
            case (Pile() as pile,):
                self.take(seat, self.piles[pile][0], pile)

    def take(self, seat: int, card: int, pile: Pile) -> None:
        self.move(card, pile, WON[seat])
        self.read(seat, card)
        if self.piles[LYING] or any(self.piles[row] for row in ROWS):
            self.pass_turn(self.left_of(seat))
        else:
            self.end((seat,))


UNSEEN = Table(
    rules=Unseen,
    title=Names("Unseen").title,
    goal="Take them all!",
    call="Take one!",
    emblem="characters/owl",
    shop_window=("R8", "B2", "G8"),
    lessons=(Lesson("Take a card.", ("back", "arrow", "B7")),),
    shared={
        "lying": Place(50, 44, GRID, 5, room=60, depth=24),
        "row": Place(30, 66, GRID, 5, room=6, depth=8, across=12, columns=4, down=16),
        "rest": NOWHERE,
    },
    seated={"won": Place(7, 62, PILE, 7)},
    marks={},
    told={},
    verbs={"take": "Take number", "pick": "Pick"},
    advice={"take": "Take this one.", "pick": "Pick this one."},
    refusals={"card": "Take a card.", "pile": "These are yours."},
)


def test_piles_of_one_name_lie_in_rows() -> None:
    places = [UNSEEN.near(pile, 1, 1) for pile in ROWS]
    assert [(place.x, place.y) for place in places[:5]] == [(30, 66), (42, 66), (54, 66), (66, 66), (30, 82)]


@pytest.mark.parametrize("press", [by_clicks, by_keys], ids=lambda one: one.__name__)
def test_a_person_takes_cards_by_their_places(tmp_path: Path, press: Press) -> None:
    person = sit_down(tmp_path, Entry(UNSEEN), press)
    person.play(TURNS)
    assert person.match.game.winners is not None
    taken = {type(move.picks[0]) for seat, move in person.match.history if seat == 0}
    assert taken == {Slot, Pile}

"""A person's turn without a screen: what may be picked, what is asked, why not, and what is advised."""

from collections.abc import Mapping

from game.games.shelf import GAMES
from game.play.asking import Asking, Open, Refused
from game.play.match import Match
from game.play.plan import parse_seats
from game.rules.things import Card, Choice, Move, Pile
from tests.arranging import arrange, deck_of, go_on_from
from tests.games.thats_it.tables import deck_for, long

HEAP, STOCK = Pile("discard"), Pile("stock")


def asking(
    key: str,
    wanted: Mapping[str, object],
    *,
    hints: bool = True,
    deck: list[Card] | None = None,
    seed: int = 1,
    **options: object,
) -> Asking:
    """Seat 0 of two is asked, with the table as it is wanted."""
    entry = GAMES[key]
    players = parse_seats("human,easy")
    match = Match(entry, deck or deck_of(entry.rules, 2), players, seed, options)
    arrange(match.game, wanted)
    go_on_from(match, match.game)
    return Asking(match, hints)


def held(asked: Asking, nth: int = 0) -> int:
    """A card of the hand of seat 0, its last one first."""
    return asked.match.game.piles[Pile("hand", 0)][::-1][nth]


def test_a_card_that_fits_is_a_move_at_once() -> None:
    asked = asking("kablam", {"hand 0": "R7 G2", "discard": "R4"})
    assert asked.offered.cards() == {held(asked)}
    assert asked.pick(held(asked)) == Move("play", (held(asked),))


def test_a_card_that_does_not_fit_is_refused_with_the_reason() -> None:
    asked = asking("kablam", {"hand 0": "R7 G2", "discard": "R4"})
    assert asked.pick(held(asked, 1)) == Refused("You need red or 4.", True, held(asked, 1))
    assert asked.pick(STOCK) == Refused("You have a card that matches!", True, STOCK)


def test_with_nothing_to_play_the_reason_says_what_to_do_instead() -> None:
    asked = asking("kablam", {"hand 0": "G2 B3", "discard": "R7"})
    refused = asked.pick(held(asked))
    assert isinstance(refused, Refused)
    assert refused.why == asked.table.advice["draw"]
    assert asked.offered.glowing() == {STOCK}


def test_a_wild_waits_for_its_colour_and_can_be_put_back() -> None:
    asked = asking("kablam", {"hand 0": "wild R2", "discard": "R4"})
    opened = asked.pick(held(asked))
    assert isinstance(opened, Open)
    assert opened.values == ("red", "orange", "yellow", "green", "blue", "purple")
    assert asked.held() == {"red": 1}
    asked.picker.pick(held(asked))
    asked.pick(held(asked))
    assert asked.pick(Choice("blue")) == Move("play", (held(asked), Choice("blue")))


def test_what_is_advised_is_a_legal_move_said_in_a_sentence() -> None:
    asked = asking("kablam", {"hand 0": "G2 R7", "discard": "R4"})
    advice = asked.advise()
    assert (advice.verb, advice.thing) == ("play", held(asked, 1))
    assert advice.sentence == "Try this one."


def test_a_card_dropped_on_the_heap_is_played_and_nowhere_else() -> None:
    asked = asking("kablam", {"hand 0": "R7 G2", "discard": "R4"})
    assert asked.put(held(asked), STOCK) is None
    assert asked.put(held(asked), held(asked, 1)) is None
    assert asked.put(held(asked), HEAP) == Move("play", (held(asked),))


def test_without_hints_only_what_must_be_done_is_pointed_out() -> None:
    fitting = {"hand 0": "R7 G2", "discard": "R4"}
    assert asking("kablam", fitting).hinted
    optional = asking("kablam", fitting, hints=False)
    assert optional.hinted == all(move.verb != "draw" for move in optional.picker.moves)


def test_whom_to_ask_is_part_of_the_question_until_it_is_settled() -> None:
    asked = asking("go_fox", {"hand 0": "G8 R5", "hand 1": "B8 B5"})
    assert asked.aim == 1
    assert asked.prompt == f"Ask {asked.match.players[1].name}, {asked.match.players[0].name}!"
    assert asked.foretold(held(asked)) == ("Have you got an 8?", "8")


FITTING = {
    "hand 0": "cat-p cat-w dog-p wiz",
    "hand 1": "pig-p",
    "set.1": "dog-w dog-w wiz",
    "owners": "0",
    "discard": "egg-w",
    "state": "act",
}


def things(**wanted: object) -> Asking:
    """The table of sets, laid out."""
    named = {name: long(text) if name != "state" else text for name, text in FITTING.items()}
    return asking("thats_it", {**named, **wanted}, deck=deck_for(2), version=2)


def test_a_place_that_waits_for_a_card_asks_for_the_card_first() -> None:
    assert things().pick(HEAP) == Refused("First tap a card of yours.")


def test_a_set_on_the_table_is_picked_for_any_of_its_cards() -> None:
    asked = things()
    dog, one = held(asked, 2), Pile("set", nth=1)
    assert isinstance(asked.pick(dog), Open)
    assert asked.prompt == "Where does it go?"
    assert asked.offered.piles() == {one, HEAP}
    assert asked.pick(one) in asked.match.game.moves(0)


def test_a_card_dropped_on_a_strange_set_is_told_so() -> None:
    asked = things()
    assert asked.put(held(asked), Pile("set", nth=1)) == Refused("That goes somewhere else.")
    assert asked.picker.chosen == []


def test_the_largest_group_is_advised() -> None:
    asked = things()
    assert asked.advise().verb == "lay"
    assert asked.prompt == "Play, or put one down!"


def test_of_several_pairs_help_always_shows_the_same() -> None:
    """Whoever has picked its first card is shown the other one, not sent to another pair by chance."""
    for seed in range(20):
        wanted = {"hand 0": "Y9 B9 Y2 G2", "number": 5, "asker": 0, "asked": 1}
        asked = asking("go_fox", wanted, seed=seed)
        first = asked.picker.moves[0].picks
        asked.pick(first[0])
        assert (asked.advise().thing, asked.picker.chosen) == (first[1], [first[0]])

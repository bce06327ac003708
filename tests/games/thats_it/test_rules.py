"""That's It!: the scenarios of its rules, one test each, as situations on the table."""

import pytest

from game.games.thats_it.laid import HANDS
from game.games.thats_it.rounds import points_table
from game.games.thats_it.rules import CALL, DISCARD, DRAW, STOCK, ThatsIt
from game.games.thats_it.sets import is_set
from game.rules.core import IllegalMove
from game.rules.things import Ended, Laid, Move, Moved, Scored
from tests.arranging import cards_called, of_kind
from tests.games.thats_it.tables import cards, deck_for, do, lay, legal, long, pile, read, spoken, told, verbs

SETS_OF_CATS = (
    "cat-p cat-p cat-w",
    "cat-p cat-w cat-w",
    "cat-p cat-p cat-w cat-w",
    "cat-p cat-w wiz",
    "cat-p cat-p wiz",
    "cat-w cat-w wiz",
    "cat-p cat-w wiz wiz",
)
NO_SETS = (
    "cat-p wiz wiz",
    "wiz wiz wiz",
    "cat-p cat-w",
    "cat-p cat-w dog-w",
    "cat-p cat-p cat-p",
    "cat-w cat-w cat-w cat-w",
    "cat-p cat-p cat-w cat-w wiz",
)


@pytest.mark.parametrize(
    ("names", "wanted"), [*[(one, True) for one in SETS_OF_CATS], *[(one, False) for one in NO_SETS]]
)
def test_ti_t1_what_is_a_set(names: str, wanted: bool) -> None:
    assert is_set(cards(names)) == wanted
    assert is_set(cards(names)[::-1]) == wanted


READY = {
    "hand 0": "cat-p cat-p cat-w dog-p dog-w dog-w sun-p",
    "hand 1": "hat-p hat-w bus-p bus-w cup-p cup-w pig-p",
    "discard": "dog-p bee-w",
}


def test_ti_t2_three_and_four_and_the_call_win_version_1() -> None:
    game = lay(READY)
    do(game, "take discard")
    events = do(game, "discard sun-p")
    assert (game.turn, legal(game)) == (0, {"call", "miss"})
    assert game.marks["state"] == "call"
    assert told(events) == []
    events = do(game, "call")
    assert told(events)[0] == (0, "thats_it")
    assert told(events)[-1] == (0, "round_won")
    assert (pile(game, "set.1"), pile(game, "set.2")) == ("cat-p cat-p cat-w", "dog-p dog-p dog-w dog-w")
    assert (game.marks["round_winner"], game.scores) == (0, [0, 7])
    assert (game.marks["state"], legal(game), game.winners) == ("between", {"next"}, None)


def test_ti_t3_a_missed_call_can_be_made_in_the_next_turn() -> None:
    game = lay({**READY, "stock": "egg-p fox-p bed-p box-p"}, rest="discard")
    do(game, "take discard", "discard sun-p")
    events = do(game, "miss")
    assert told(events) == [(0, "missed")]
    assert (game.turn, game.marks["state"], game.scores) == (1, "draw", [0, 0])
    assert len(game.piles[HANDS[0]]) == 7
    do(game, "draw stock", "discard egg-p", "draw stock", "discard fox-p")
    assert (game.turn, legal(game)) == (0, {"call", "miss"})
    do(game, "call")
    assert game.marks["round_winner"] == 0


@pytest.mark.parametrize("verb", ["draw stock", "take discard"])
def test_ti_t4_after_drawing_only_a_discard_will_do_in_version_1(verb: str) -> None:
    game = lay(READY)
    do(game, verb)
    assert len(game.piles[HANDS[0]]) == 8
    assert game.moves(0) == [Move("discard", (card,)) for card in game.piles[HANDS[0]]]
    for move in (DRAW, CALL, Move("lay", tuple(cards_called(game, long("cat-p cat-p cat-w"))))):
        with pytest.raises(IllegalMove):
            game.apply(0, move)
    do(game, "discard sun-p")
    assert len(game.piles[HANDS[0]]) == 7


@pytest.mark.parametrize("version", [1, 2])
def test_ti_t5_an_empty_pile_is_made_of_all_discards_before_a_draw(version: int) -> None:
    hands = {"hand 0": "hat-p sun-w cup-p", "hand 1": "dog-p dog-w egg-p"}
    game = lay({**hands, "stock": "cat-p", "discard": "bee-w fox-w"}, version=version, rest="set.1")
    do(game, "draw stock")
    assert game.piles[STOCK] == []
    events = do(game, "discard sun-w")
    assert (len(game.piles[DISCARD]), len(game.piles[STOCK])) == (1, 2)
    assert sorted([pile(game, "discard"), *pile(game, "stock").split()]) == ["bee-w", "fox-w", "sun-w"]
    assert (told(events), game.rebuilt) == ([(-1, "rebuilt")], 1)
    assert [type(event).__name__ for event in events[-5:]] == [
        "Laid",
        "Moved",
        "Told",
        "Marked",
        "TurnPassed",
    ]
    assert (game.turn, legal(game)) == (1, {"draw stock", "take discard"})


def test_ti_t5_any_of_the_discards_may_be_the_one_turned_up() -> None:
    turned = set()
    for seed in range(30):
        game = lay({"hand 0": "cat-p", "hand 1": "dog-p", "discard": "bee-w hat-w"}, rest="set.1")
        game.rng.seed(seed)
        do(game, "take discard", "discard cat-p")
        turned.add(pile(game, "discard"))
        assert len(game.piles[STOCK]) == 1
    assert turned == {"cat-p", "hat-w"}


SEVEN = "cat-p cat-w dog-p hat-p sun-w bus-p cup-w"


def test_ti_t6_a_set_of_real_cards_is_laid_before_the_discard() -> None:
    game = lay(
        {"hand 0": SEVEN, "hand 1": "pig-p", "stock": "cat-w", "discard": "egg-p"}, version=2, rest="discard"
    )
    do(game, "draw stock")
    assert verbs(game) == {"lay"}
    assert legal(game) == {"lay cat-p cat-w cat-w"}
    assert not game.has_laid(0)
    do(game, "lay cat-p cat-w cat-w")
    assert (game.has_laid(0), game.marks["owners"]) == (True, "0")
    assert legal(game) == {f"discard {name}" for name in ("dog-p", "hat-p", "sun-w", "bus-p", "cup-w")}
    do(game, "discard dog-p")
    assert (len(game.piles[HANDS[0]]), game.turn) == (4, 1)


def test_ti_t7_only_who_has_laid_may_add_and_only_a_fourth() -> None:
    table = {"set.1": "dog-p dog-p dog-w", "owners": "1", "state": "act"}
    game = lay({**table, "hand 0": "dog-w cat-p cat-w cat-w wiz hat-p"}, version=2)
    assert "add" not in verbs(game)
    do(game, "lay cat-p cat-w cat-w")
    assert {"add dog-w set.1", "add set.1 wiz", "add set.2 wiz"} <= legal(game)
    do(game, "add dog-w set.1")
    assert pile(game, "set.1") == "dog-p dog-p dog-w dog-w"
    assert "add set.1 wiz" not in legal(game)
    assert "add set.2 wiz" in legal(game)


def test_ti_t8_a_wizard_is_swapped_out_of_a_set_of_four_only() -> None:
    hand = {"hand 0": "cat-w hat-p", "owners": "1", "state": "act"}
    three = lay({**hand, "set.1": "cat-p cat-w wiz"}, version=2)
    assert "swap" not in verbs(three)
    four = lay({**hand, "set.1": "cat-p cat-p cat-w wiz"}, version=2)
    events = do(four, "swap cat-w wiz")
    assert (pile(four, "set.1"), pile(four, "hand 0")) == ("cat-p cat-p cat-w cat-w", "hat-p wiz")
    assert told(events) == [(0, "swapped"), (0, "presented")]
    assert read(four, events) == [(0, "cat-w")]


def test_ti_t9_a_set_and_a_discard_go_out() -> None:
    game = lay(
        {"hand 0": "sun-p sun-w dog-p", "hand 1": "hat-p wiz", "stock": "sun-w"}, version=2, rest="discard"
    )
    do(game, "draw stock", "lay sun-p sun-w sun-w", "discard dog-p")
    assert (game.turn, legal(game), game.piles[HANDS[0]]) == (0, {"call", "miss"}, [])
    events = do(game, "call")
    assert told(events) == [(0, "thats_it"), (0, "round_won")]
    assert (game.marks["round_winner"], game.scores) == (0, [0, 4])


def test_ti_t10_a_set_that_is_the_whole_hand_cannot_be_laid() -> None:
    game = lay({"hand 0": "sun-p sun-w", "hand 1": "hat-p", "stock": "sun-w"}, version=2, rest="discard")
    do(game, "draw stock")
    assert legal(game) == {"discard sun-p", "discard sun-w"}
    do(game, "discard sun-w")
    assert pile(game, "hand 0") == "sun-p sun-w"


def test_ti_t11_the_penalties_of_a_tournament_are_added_up_and_the_fewest_win() -> None:
    game = lay({}, players=3, version=2)
    for winner, hands in (
        (0, ("", "cat-p", "hat-w dog-w")),
        (1, ("cat-p", "", "dog-p")),
        (2, ("cat-w", "sun-p", "")),
    ):
        wanted = {f"hand {seat}": hand for seat, hand in enumerate(hands)}
        if winner == 0:
            wanted["hand 1"] = "cat-p cat-w sun-p"
        put_hands(game, wanted)
        game.turn = winner
        game.marks["state"] = "call"
        game._offered = {}
        events = do(game, "call")
        if winner < 2:
            do(game, "next")
    assert points_table(game.marks) == [[0, 3, 2], [1, 0, 1], [1, 1, 0]]
    assert game.scores == [2, 4, 3]
    assert game.winners == (0,)
    assert of_kind(events, Scored, Ended) == [Scored(0, 2), Scored(1, 4), Ended((0,))]


def put_hands(game: ThatsIt, wanted: dict[str, str]) -> None:
    """These hands, and all other cards in the stock."""
    hands = [cards_called(game, long(wanted[f"hand {seat}"])) for seat in range(game.players)]
    for seat, hand in enumerate(hands):
        game.piles[HANDS[seat]] = hand
    held = {card for hand in hands for card in hand}
    game.piles[DISCARD] = []
    game.piles[STOCK] = [card for card in range(len(game.deck)) if card not in held]


def test_ti_t12_a_wizard_counts_three_in_version_2() -> None:
    hands = {"hand 0": "", "hand 1": "cat-p wiz", "hand 2": "dog-w"}
    game = lay({**hands, "state": "call"}, players=3, version=2)
    do(game, "call")
    assert game.scores == [0, 4, 1]


def test_ti_t12_what_is_in_sets_does_not_count_in_version_1() -> None:
    losing = "cat-p cat-w cat-w dog-p sun-p sun-p wiz"
    game = lay({"hand 0": "hat-p hat-p hat-w bus-p bus-p bus-w bus-w", "hand 1": losing, "state": "call"})
    events = do(game, "call")
    assert game.scores == [0, 1]
    assert pile(game, "hand 1") == "dog-p"
    assert (game.marks["owners"], pile(game, "set.3"), pile(game, "set.4")) == (
        "0011",
        "cat-p cat-w cat-w",
        "sun-p sun-p wiz",
    )
    assert (-1, "put_aside") in told(events)
    assert {seat for seat, _ in read(game, events)} == {0}


def test_ti_t13_a_table_on_which_nobody_can_go_on_is_blocked() -> None:
    table = {"set.1": "cat-p cat-p cat-w cat-w", "set.2": "dog-p dog-w wiz wiz", "owners": "01"}
    game = lay({**table, "hand 0": "sun-p wiz hat-w", "hand 1": "bus-p", "state": "act"}, version=2)
    events = do(game, "discard sun-p")
    assert told(events) == [(-1, "blocked")]
    assert (game.marks["round_winner"], game.scores, legal(game)) == (-1, [4, 1], {"next"})
    assert points_table(game.marks) == [[4, 1]]


# reading aloud


@pytest.mark.parametrize("version", [1, 2])
def test_the_program_names_what_is_discarded_and_what_is_taken_from_there(version: int) -> None:
    game = lay(
        {"hand 0": SEVEN, "hand 1": "hat-w", "discard": "wiz", "stock": "pig-p"},
        version=version,
        rest="set.1",
    )
    events = do(game, "take discard")
    assert (spoken(game, events), read(game, events)) == (["wiz"], [])
    assert spoken(game, do(game, "discard dog-p")) == ["dog-p"]
    assert spoken(game, do(game, "draw stock")) == []


def test_a_set_is_read_card_by_card_and_then_presented() -> None:
    game = lay({"hand 0": f"{SEVEN} wiz", "state": "act"}, version=2)
    events = do(game, "lay cat-p cat-w wiz")
    assert read(game, events) == [(0, "cat-p"), (0, "cat-w")]
    assert [type(event).__name__ for event in events] == [
        *["Moved"] * 3,
        "Marked",
        "ReadAloud",
        "ReadAloud",
        "Told",
        "Spoken",
    ]
    assert (told(events), spoken(game, events)) == ([(0, "presented")], ["cat-w"])


def test_an_added_card_is_read_and_the_set_presented_again() -> None:
    table = {"set.1": "dog-p dog-p wiz", "owners": "0", "state": "act", "hand 0": "dog-p hat-p wiz dog-w"}
    game = lay({**table, "set.1": "dog-p dog-p dog-w", "hand 0": "dog-w hat-p wiz"}, version=2)
    events = do(game, "add dog-w set.1")
    assert (read(game, events), told(events), spoken(game, events)) == (
        [(0, "dog-w")],
        [(0, "presented")],
        ["dog-w"],
    )
    game = lay({**table, "hand 0": "hat-p wiz"}, version=2)
    events = do(game, "add set.1 wiz")
    assert (read(game, events), told(events), spoken(game, events)) == ([], [(0, "presented")], ["dog-p"])


def test_the_winner_of_version_1_reads_both_sets_before_the_points() -> None:
    game = lay(READY)
    do(game, "take discard", "discard sun-p")
    events = do(game, "call")
    assert [name for _, name in read(game, events)] == [
        *("cat-p", "cat-p", "cat-w"),
        *("dog-p", "dog-p", "dog-w", "dog-w"),
    ]
    kinds = [type(event).__name__ for event in events]
    assert kinds.count("Spoken") == 2
    assert max(at for at, kind in enumerate(kinds) if kind == "ReadAloud") < kinds.index("Scored")


def test_the_deal() -> None:
    for players, cards_in_all in ((2, 52), (4, 52), (5, 68), (6, 68)):
        deck = deck_for(players)
        game = ThatsIt(deck, players, 3, first_dealer=1)
        assert len(deck) == cards_in_all
        assert [len(game.piles[hand]) for hand in HANDS[:players]] == [7] * players
        assert len(game.piles[DISCARD]) == 1
        assert (game.turn, game.marks["round"], game.marks["dealer"]) == (2 % players, 1, 1)
        events = game.take_events()
        assert len(of_kind(events, Laid)) == 1 + 1 + players + 2 * players + 1
        dealt = [event.dst for event in events if isinstance(event, Moved)]
        assert dealt == [*(HANDS[(2 + nth) % players] for nth in range(7 * players)), DISCARD]

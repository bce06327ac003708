"""That's It!: what the rules leave open, as it was decided, one test each."""

from random import Random

import pytest

from game.games.thats_it.laid import HANDS
from game.games.thats_it.rounds import points_table
from game.games.thats_it.rules import CALL, DISCARD, MOST_REBUILT, ThatsIt
from game.games.thats_it.sets import is_set
from game.rules.core import IllegalMove, parse_option
from game.rules.things import Marked
from tests.arranging import of_kind
from tests.games.thats_it.tables import WORDS, cards, deck_for, do, lay, legal, pile, read, told, verbs

BOTH = pytest.mark.parametrize("version", [1, 2])
SEVEN = "cat-p cat-w dog-p hat-p sun-w bus-p cup-w"
OUT = {"hand 0": "", "hand 1": "hat-p hat-w bus-p", "state": "call"}
DONE = "cat-p cat-p cat-w dog-p dog-p dog-w dog-w"


@pytest.mark.parametrize(("players", "things"), [(2, 12), (3, 12), (4, 12), (5, 16), (6, 16)])
def test_ti_d1_two_pictures_and_two_words_of_each_thing_and_four_wizards(players: int, things: int) -> None:
    deck = deck_for(players)
    assert deck == ThatsIt.build_deck(WORDS, players)
    for word in [card.word for card in WORDS[:things]]:
        own = [card for card in deck if card.word == word]
        assert sorted((card.kind, card.number) for card in own) == [
            *[("noun", 1), ("noun", 2)],
            *[("picture", 1), ("picture", 2)],
        ]
    wizards = [card for card in deck if not card.word]
    assert [(card.kind, card.number) for card in wizards] == [("wizard", nth) for nth in (1, 2, 3, 4)]
    assert len(deck) == 4 * things + 4


def test_ti_d2_two_cards_of_a_set_are_real() -> None:
    game = lay({"hand 0": "cat-p wiz wiz wiz wiz dog-p", "state": "act"}, version=2)
    assert "lay" not in verbs(game)


def test_ti_d3_a_wizard_stands_for_the_only_word() -> None:
    assert is_set(cards("cat-p cat-p wiz"))
    game = lay({"hand 0": "cat-p cat-p wiz dog-p", "state": "act"}, version=2)
    assert "lay cat-p cat-p wiz" in legal(game)


@BOTH
@pytest.mark.parametrize("verb", ["draw stock", "take discard"])
def test_ti_d4_the_card_just_drawn_may_be_discarded(version: int, verb: str) -> None:
    table = {"hand 0": SEVEN, "hand 1": "pig-p", "discard": "egg-p", "stock": "egg-p egg-w"}
    game = lay(table, version=version, rest="set.1")
    events = do(game, verb)
    assert game.marks["taken"] == (-1 if verb == "draw stock" else game.piles[HANDS[0]][-1])
    assert bool(of_kind(events, Marked))
    assert "discard egg-p" in legal(game)
    do(game, "discard egg-p")
    assert (game.marks["taken"], game.turn, pile(game, "hand 0")) == (-1, 1, " ".join(sorted(SEVEN.split())))


@BOTH
def test_ti_d5_the_turn_passes_after_the_discard(version: int) -> None:
    game = lay(
        {"hand 0": SEVEN, "hand 1": SEVEN, "discard": "egg-p", "stock": "egg-p egg-w"}, 3, version, "set.1"
    )
    do(game, "draw stock")
    assert game.turn == 0
    do(game, "discard sun-w")
    assert game.turn == 1


def test_ti_d6_nobody_wins_on_the_deal() -> None:
    game = lay({"hand 0": DONE, "hand 1": "hat-p", "discard": "egg-p"})
    assert legal(game) == {"draw stock", "take discard"}
    game = lay({"hand 1": DONE, "hand 0": "hat-p", "discard": "egg-p"})
    assert game.moves(1) == []


def test_ti_d7_whoever_missed_the_call_in_version_2_draws_discards_and_calls() -> None:
    game = lay({**OUT, "stock": "egg-p fox-p fox-w bed-p"}, version=2, rest="discard")
    do(game, "miss")
    assert game.turn == 1
    do(game, "draw stock", "discard egg-p", "draw stock")
    assert (pile(game, "hand 0"), legal(game)) == ("fox-p", {"discard fox-p"})
    do(game, "discard fox-p", "call")
    assert (game.marks["round_winner"], game.scores) == (0, [0, 3])


def test_ti_d7_whoever_missed_the_call_may_see_another_win() -> None:
    game = lay({**OUT, "hand 1": "hat-p hat-w bus-p", "stock": "hat-w"}, version=2, rest="discard")
    do(game, "miss", "draw stock", "lay hat-p hat-w hat-w", "discard bus-p", "call")
    assert (game.marks["round_winner"], game.scores) == (1, [0, 0])
    game = lay({"hand 0": DONE, "hand 1": DONE.replace("cat", "sun").replace("dog", "hat"), "state": "call"})
    do(game, "miss", "draw stock")
    do(game, next(name for name in sorted(legal(game)) if name not in discards_of("sun hat")), "call")
    assert (game.marks["round_winner"], game.scores) == (1, [0, 0])


def discards_of(things: str) -> set[str]:
    return {f"discard {thing}-{kind}" for thing in things.split() for kind in "pw"}


@BOTH
def test_ti_d8_a_wrong_call_is_refused_and_costs_nothing(version: int) -> None:
    game = lay({"hand 0": SEVEN, "hand 1": "pig-p", "discard": "egg-p"}, version=version)
    before = pile(game, "hand 0")
    for state in ("draw", "act"):
        assert game.marks["state"] == state
        for seat in (0, 1):
            with pytest.raises(IllegalMove):
                game.apply(seat, CALL)
        if state == "draw":
            assert pile(game, "hand 0") == before
            do(game, "draw stock")
    assert game.scores == [0, 0]


def test_ti_d8_the_window_is_seconds_or_off_and_changes_no_rule() -> None:
    assert ThatsIt.options["call_window"] == 6
    assert ThatsIt.choices["call_window"][-1] == "off"
    assert parse_option(ThatsIt, "call_window", "10") == 10
    for window in (3, "off"):
        game = lay(OUT, version=2, call_window=window)
        assert legal(game) == {"call", "miss"}
        assert legal(game, 1) == set()


def test_ti_d9_no_set_has_five_cards() -> None:
    table = {"set.1": "cat-p cat-p cat-w cat-w", "set.2": "dog-p dog-w wiz", "owners": "00", "state": "act"}
    game = lay({**table, "hand 0": "wiz wiz hat-p"}, version=2)
    assert {name for name in legal(game) if name.startswith("add")} == {"add set.2 wiz"}
    do(game, "add set.2 wiz")
    assert "add" not in verbs(game)


def test_ti_d10_in_a_blocked_round_of_version_1_sets_are_put_aside_by_all() -> None:
    game = lay(
        {"hand 0": f"{DONE} sun-p", "hand 1": "hat-p hat-p hat-w bus-p", "state": "act", "discard": "egg-p"},
        rest="set.4",
    )
    game.rebuilt = MOST_REBUILT[1] - 1
    events = do(game, "discard dog-p")
    assert told(events) == [(-1, "rebuilt"), (-1, "blocked"), (-1, "put_aside")]
    assert (points_table(game.marks), read(game, events)) == ([[1, 1]], [])


def test_ti_d10_the_winner_of_version_1_holds_nothing_that_counts() -> None:
    game = lay({"hand 0": DONE, "hand 1": "wiz wiz wiz hat-p bus-p", "state": "call"})
    events = do(game, "call")
    assert (game.scores, (-1, "put_aside") in told(events)) == ([0, 11], False)


def test_ti_d11_a_set_that_needs_a_wizard_need_not_be_laid() -> None:
    game = lay({"hand 0": "cat-p cat-w wiz dog-p hat-w", "state": "act"}, version=2)
    assert verbs(game) == {"lay", "discard"}


def test_ti_d11_three_or_four_is_the_players_choice() -> None:
    game = lay({"hand 0": "cat-p cat-w cat-w wiz dog-p", "state": "act"}, version=2)
    assert legal(game) == {
        "lay cat-p cat-w cat-w",
        "lay cat-p cat-w wiz",
        "lay cat-w cat-w wiz",
        "lay cat-p cat-w cat-w wiz",
    }


def test_ti_d12_the_fourth_of_four_equal_cards_is_the_discard() -> None:
    game = lay({"hand 0": "cat-p cat-p cat-w cat-w", "state": "act"}, version=2)
    assert verbs(game) == {"lay"}
    do(game, "lay cat-p cat-w cat-w")
    assert legal(game) == {"discard cat-p"}
    do(game, "discard cat-p", "call")
    assert game.marks["round_winner"] == 0


def test_ti_d12_the_last_card_cannot_be_added() -> None:
    table = {"set.1": "cat-p cat-p cat-w", "owners": "0", "state": "act"}
    game = lay({**table, "hand 0": "cat-w"}, version=2)
    assert legal(game) == {"discard cat-w"}
    game = lay({**table, "hand 0": "cat-w dog-p"}, version=2)
    do(game, "add cat-w set.1")
    assert legal(game) == {"discard dog-p"}


FULL = {"set.1": "cat-p cat-p cat-w cat-w", "owners": "1"}


@pytest.mark.parametrize(
    ("hands", "sets", "blocked"),
    [
        (("sun-p", "bus-p bus-w"), FULL, True),
        (("sun-p hat-p", "bus-p"), FULL, True),
        (("sun-p", ""), FULL, False),  # has only missed the call
        (("sun-p", "bus-p bus-w hat-p"), FULL, False),
        (("sun-p", "bus-p"), {"set.1": "cat-p cat-p cat-w", "owners": "1"}, False),
    ],
)
def test_ti_d13_version_2_is_blocked_when_nobody_can_lay_or_add(
    hands: tuple[str, str], sets: dict[str, object], blocked: bool
) -> None:
    table = {"hand 0": f"{hands[0]} egg-w", "hand 1": hands[1], **sets, "state": "act"}
    game = lay(table, version=2)
    assert (told(do(game, "discard egg-w")) == [(-1, "blocked")]) == blocked
    assert (game.marks["state"] == "between") == blocked


def test_ti_d13_a_player_may_be_out_while_the_others_hold_little() -> None:
    game = lay({**FULL, **OUT, "hand 1": "bus-p"}, version=2)
    assert told(do(game, "miss")) == [(0, "missed")]


@BOTH
def test_ti_d13_a_round_is_blocked_after_so_many_new_piles(version: int) -> None:
    game = lay(
        {"hand 0": SEVEN, "hand 1": "pig-p pig-w egg-p", "stock": "bed-p"}, version=version, rest="discard"
    )
    game.rebuilt = MOST_REBUILT[version] - 1
    do(game, "draw stock")
    events = do(game, "discard bed-p")
    assert (told(events), game.marks["state"]) == ([(-1, "rebuilt"), (-1, "blocked")], "between")
    assert points_table(game.marks) == [[7, 3]]
    assert MOST_REBUILT == {1: 10, 2: 3}


@pytest.mark.parametrize("act", ["lay cat-p cat-w cat-w", "add cup-w set.1", "swap sun-w wiz"])
def test_ti_d13_the_new_piles_are_counted_from_the_last_set_or_added_card(act: str) -> None:
    sets = {"set.1": "cup-p cup-p cup-w", "set.2": "sun-p sun-p sun-w wiz", "owners": "01", "state": "act"}
    game = lay({**sets, "hand 0": "cat-p cat-w cat-w cup-w sun-w"}, version=2)
    game.rebuilt = 2
    do(game, act)
    assert game.rebuilt == (2 if act.startswith("swap") else 0)


@BOTH
def test_ti_d13_a_blocked_round_counts_as_a_round(version: int) -> None:
    game = lay(
        {"hand 0": SEVEN, "hand 1": "pig-p", "stock": "bed-p"}, version=version, rest="discard", rounds=1
    )
    game.rebuilt = 9
    do(game, "draw stock", "discard bed-p")
    assert (game.winners, game.scores) == ((1,), [7, 1])


def test_ti_d14_several_wizards_can_be_swapped_and_used_at_once() -> None:
    table = {"set.1": "cat-p cat-p wiz wiz", "owners": "1", "state": "act"}
    game = lay({**table, "hand 0": "cat-w cat-w dog-p dog-w hat-p"}, version=2)
    do(game, "swap cat-w wiz", "swap cat-w wiz")
    assert pile(game, "hand 0") == "dog-p dog-w hat-p wiz wiz"
    do(game, "lay dog-p dog-w wiz wiz", "discard hat-p", "call")
    assert game.marks["round_winner"] == 0


def test_ti_d14_only_a_card_of_the_same_thing_is_swapped() -> None:
    table = {"set.1": "cat-p cat-p cat-w wiz", "set.2": "dog-p dog-w wiz wiz", "owners": "11", "state": "act"}
    game = lay({**table, "hand 0": "dog-w sun-p wiz"}, version=2)
    assert {name for name in legal(game) if name.startswith("swap")} == {"swap dog-w wiz"}
    wizards = {move.picks[1] for move in game.moves(0) if move.verb == "swap"}
    assert len(wizards) == 2, "each wizard of the set can be asked for"


def test_ti_d15_a_wizard_may_be_the_fourth_card_if_two_are_real() -> None:
    table = {"set.1": "cat-p cat-w wiz", "owners": "0", "state": "act", "hand 0": "wiz sun-p"}
    game = lay(table, version=2)
    do(game, "add set.1 wiz")
    assert pile(game, "set.1") == "cat-p cat-w wiz wiz"


@BOTH
def test_ti_d16_a_wizard_may_be_turned_up_and_discarded(version: int) -> None:
    starters = {
        ThatsIt(deck_for(2), 2, seed, version=version)
        .deck[ThatsIt(deck_for(2), 2, seed, version=version).piles[DISCARD][-1]]
        .kind
        for seed in range(60)
    }
    assert "wizard" in starters
    game = lay({"hand 0": "wiz cat-p dog-w", "hand 1": "hat-p", "state": "act"}, version=version)
    do(game, "discard wiz")
    assert pile(game, "discard") == "wiz"


def test_ti_d17_another_players_card_in_your_set_does_not_count_for_you() -> None:
    table = {"set.1": "cat-p cat-p cat-w", "set.2": "dog-p dog-p dog-w", "owners": "10", "state": "act"}
    game = lay({**table, "hand 0": "cat-w hat-p", "hand 1": "bus-p bus-w sun-p egg-p"}, version=2)
    do(game, "add cat-w set.1")
    assert game.marks["owners"] == "10"
    do(game, "discard hat-p", "call")
    assert game.scores == [0, 4]


def test_hand_and_own_cards_on_the_table_are_never_more_than_seven() -> None:
    """Whoever's sets the cards were put into; a card put in for a wizard counts as the wizard did."""
    for seed in range(20):
        players = 2 + seed % 5
        game, rng = ThatsIt(deck_for(players), players, seed, version=2), Random(seed)
        put: dict[int, int] = {}
        while game.winners is None:
            seat = game.turn
            moves = [move for move in game.moves(seat) if move.verb != "miss"]
            move = moves[int(rng.random() * len(moves))]
            game.apply(seat, move)
            match move.verb:
                case "lay" | "add":
                    put.update(dict.fromkeys([pick for pick in move.picks if isinstance(pick, int)], seat))
                case "swap":
                    card, wizard = (pick for pick in move.picks if isinstance(pick, int))
                    put[card] = put.pop(wizard)
                case "discard":
                    assert len(game.piles[HANDS[seat]]) + list(put.values()).count(seat) == 7
                case "next":
                    put = {}

"""UNO EXPRESS: what was decided where its sheet is silent, its options, and guilt that is nowhere kept."""

from random import Random

import pytest

from game.games.uno_express.deck import points_of
from game.games.uno_express.hands import HANDS
from game.games.uno_express.rules import UnoExpress
from game.rules.codes import code, parse
from game.rules.core import parse_option
from game.rules.things import Ended, Moved, Peeked
from tests.arranging import cards_called, codes_in, deck_of, do, hand_of, legal, of_kind
from tests.games.uno_express.tables import BLUFF, HONEST, catch, check_guilt_is_hidden, drawn, lay, told

CARDS = ("number-R0", "number-G9", "draw1-R", "skip-B", "rev-G", "wild", "wild2")
FULL = {"hand 0": "Y1 Y2", "hand 1": "R5", "discard": "G4", "stock": ""}


@pytest.mark.parametrize(
    ("name", "points"),
    list(zip(CARDS, (0, 9, 20, 20, 20, 50, 50), strict=True)),
)
def test_ue_d1_the_worth_of_each_card(name: str, points: int) -> None:
    assert points_of(parse(name)) == points


def test_ue_d2_the_drawn_card_is_played_like_any_other() -> None:
    game = lay({"hand 0": "B7 B8", "stock": "draw1-G R1"})
    do(game, "draw stock")
    events = do(game, "play draw1-G")
    assert (drawn(events), game.turn, game.marks["state"]) == ([1], 0, "play")


def test_ue_d2_a_drawn_wild_asks_for_a_colour() -> None:
    game = lay({"hand 0": "B7", "stock": "wild"})
    do(game, "draw stock")
    assert legal(game) == {
        "call",
        "keep",
        *(f"play wild {one}" for one in ("red", "yellow", "green", "blue")),
    }


def test_ue_d3_ignored_cards_come_back_with_a_new_pile() -> None:
    game = lay({"hand 0": "Y1", "discard": "G4 wild skip-R", "stock": ""}, rest="hand 1")
    do(game, "draw stock")
    assert set(codes_in(game, "stock").split()) | hand_of(game, 0) == {"Y1", "wild", "skip-R"}


def test_ue_d4_with_three_players_reverse_turns_the_order() -> None:
    game = lay({"hand 0": "rev-G Y1 Y2", "hand 2": "rev-B Y7 Y8"}, players=3)
    events = do(game, "play rev-G")
    assert (game.turn, game.marks["direction"], told(events)) == (2, -1, [(0, "reversed")])
    do(game, "play rev-B")
    assert (game.turn, game.marks["direction"]) == (0, 1)


@pytest.mark.parametrize(("card", "turn"), [("skip-G", 1), ("draw1-G", 1), ("G9", 2)])
def test_effects_follow_the_direction(card: str, turn: int) -> None:
    game = lay({"hand 0": f"{card} Y1 Y2", "direction": -1}, players=3)
    do(game, f"play {card}")
    assert game.turn == turn


def test_ue_d5_a_forbidden_wild_draw_two_may_be_played_and_its_player_is_warned() -> None:
    for table, forbidden in ((BLUFF, True), (HONEST, False)):
        game = lay(table)
        (card,) = cards_called(game, "wild2")
        assert game.would_bluff(0, card) is forbidden
        assert "play wild2 red" in legal(game)


def test_ue_d5_without_bluffs_it_cannot_be_played() -> None:
    assert legal(lay(BLUFF, bluff=False)) == {"play G1", "play R4", "draw stock"}
    assert "play wild2 red" in legal(lay(HONEST, bluff=False))
    drawing = lay({"hand 0": "G1 Y1", "stock": "wild2"}, bluff=False)
    do(drawing, "draw stock")
    assert drawing.turn == 1


def test_ue_d5_without_bluffs_nobody_is_asked() -> None:
    game = lay(HONEST, players=3, bluff=False)
    events = do(game, "play wild2 red")
    assert (drawn(events), told(events)) == ([1, 1], [(0, "wild_draw_two"), (1, "drew_two")])
    assert (game.turn, game.marks["colour"], game.marks["state"]) == (2, "red", "play")


def test_ue_d5_who_accepts_draws_two_and_loses_the_turn() -> None:
    for table in (BLUFF, HONEST):
        game = lay(table, players=3)
        events = [*do(game, "play wild2 red"), *do(game, "accept")]
        assert (drawn(events), game.turn, game.marks["colour"]) == ([1, 1], 2, "red")
        assert of_kind(events, Peeked) == []


def test_ue_d6_a_successful_challenger_may_draw_or_call_like_anybody() -> None:
    game = lay({**BLUFF, "hand 1": "B1 Y2"})
    do(game, "play wild2 blue", "challenge")
    assert legal(game, 1) == {"play B1", "draw stock", "call"}
    assert legal(game, 0) == set()


@pytest.mark.parametrize(("left", "guilty"), [("G1", True), ("R1", False)])
@pytest.mark.parametrize("stock", ["G7 G8 G9 B1 B2 B3 B5", "B1 B2 B3 B5 B6 B7 B8"])
def test_ue_d7_guilt_is_fixed_when_the_card_is_played(left: str, guilty: bool, stock: str) -> None:
    """Whatever two cards the player was caught with in between."""
    game = lay({"hand 0": f"wild2 {left}", "stock": stock}, players=3)
    do(game, "play wild2 blue")
    held = tuple(game.piles[HANDS[0]])
    catch(game, 2)
    assert (game.turn, len(game.piles[HANDS[0]])) == (1, 3)
    events = do(game, "challenge")
    assert of_kind(events, Peeked) == [Peeked(1, HANDS[0], held)]
    assert drawn(events) == ([0, 0] if guilty else [1] * 4)


def test_ue_d7_the_same_number_in_another_colour_is_no_match() -> None:
    game = lay({"hand 0": "wild2 R4 B4"})
    assert not game.would_bluff(0, cards_called(game, "wild2")[0])


def test_ue_d7_the_colour_that_counts_is_the_one_before() -> None:
    """Green was in force; a card of the colour chosen now is no match."""
    game = lay({"hand 0": "wild2 B1 B2"})
    do(game, "play wild2 blue")
    assert (game.marks["before"], game.marks["held"], game.blamed()) == ("green", 2, 0)
    assert not game.is_guilty()


def test_ue_d8_two_wild_draw_twos_are_a_bluff() -> None:
    game = lay({"hand 0": "wild2 wild2 R1"})
    assert game.would_bluff(0, cards_called(game, "wild2")[0])
    assert "play wild2 red" not in legal(lay({"hand 0": "wild2 wild2 R1"}, bluff=False))


@pytest.mark.parametrize("card", ["draw1-G", "skip-G", "rev-G", "wild", "wild2"])
def test_ue_d9_and_d10_the_last_card_wins_at_once_and_chooses_no_colour(card: str) -> None:
    game = lay({"hand 0": card, "hand 1": "R7"}, players=3, length="hand")
    assert legal(game) == {f"play {card}", "draw stock"}
    events = do(game, f"play {card}")
    assert [type(event) for event in events] == [Moved, Ended]
    assert (game.winners, game.scores, game.marks["colour"]) == ((0,), [0, 0, 0], "green")


def test_ue_d11_with_no_card_anywhere_only_who_cannot_play_may_pass() -> None:
    game = lay({**FULL, "hand 0": "G1 Y1"}, rest="hand 1")
    assert legal(game) == {"play G1", "call"}
    game = lay(FULL, rest="hand 1")
    assert legal(game) == {"draw stock", "call"}
    events = do(game, "draw stock")
    assert (told(events), drawn(events), game.turn, game.passes) == ([(0, "no_cards")], [], 1, 1)


def test_ue_d11_while_discards_make_a_new_pile_one_may_draw_by_choice() -> None:
    game = lay({**FULL, "hand 0": "G1 Y1", "discard": "G4 R1"}, rest="hand 1")
    assert legal(game) == {"play G1", "draw stock", "call"}
    events = do(game, "draw stock")
    assert (told(events), drawn(events)) == ([(-1, "reshuffled"), (0, "no_fit")], [0])


def test_ue_d11_equal_hands_are_void_but_a_single_hand_is_shared() -> None:
    hands = {"hand 0": "Y1 R4", "hand 1": "R5"}
    void = lay(hands)
    void.take_events()
    void.settle_blocked_hand()
    assert told(void.take_events()) == [(-1, "blocked"), (-1, "void_hand")]
    assert (void.scores, void.marks["round_winner"], legal(void)) == ([0, 0], -1, {"next"})
    shared = lay(hands, length="hand")
    shared.take_events()
    shared.settle_blocked_hand()
    assert (told(shared.take_events()), shared.winners) == ([(-1, "blocked")], (0, 1))


def test_ue_d11_everybody_passing_in_a_row_ends_the_hand() -> None:
    """The lowest hand wins it, and nobody is said to be out of cards."""
    game = lay({**FULL, "passes": 1}, rest="hand 1")
    events = do(game, "draw stock")
    assert told(events) == [(0, "no_cards"), (-1, "blocked")]
    assert game.scores == [game.hand_value(1), 0]
    assert (game.marks["gain"], game.marks["round_winner"], game.winners) == (game.scores[0], 0, (0,))


def test_ue_d11_a_card_played_in_between_starts_the_passing_anew() -> None:
    game = lay({**FULL, "hand 0": "G1 Y1", "passes": 1}, rest="hand 1")
    do(game, "play G1")
    assert (game.passes, game.marks["state"]) == (0, "play")


def test_ue_d12_anybody_else_may_catch() -> None:
    for seat in range(1, 5):
        game = lay({"hand 0": "G9 R1", "hand 3": "B1 B2", "hand 4": "B3 B5"}, players=5)
        do(game, "play G9")
        assert drawn(catch(game, seat)) == [0, 0]


def test_ue_d13_the_deal_passes_to_the_left_and_the_direction_is_reset() -> None:
    game = lay({"hand 0": "G9", "direction": -1, "dealer": 1}, players=3)
    do(game, "play G9")
    do(game, "next")
    assert (game.dealer, game.marks["dealer"], game.turn) == (2, 2, 0)
    assert (game.marks["direction"], game.marks["round"], game.marks["gain"]) == (1, 2, 0)
    assert [len(game.piles[hand]) for hand in HANDS[:3]] == [5, 5, 5]


def test_the_game_goes_on_until_the_target() -> None:
    game = lay({"hand 0": "G9", "hand 1": "R7 Y2", "scores": [240, 0]})
    do(game, "play G9")
    assert (game.winners, game.scores) == (None, [249, 0])
    game = lay({"hand 0": "G9", "hand 1": "R7 Y2", "scores": [50, 0]}, target=59)
    do(game, "play G9")
    assert game.winners == (0,)


# options, codes and the truth


def test_the_options_as_they_are_written() -> None:
    for name, text, value in (
        ("deck", "b", "B"),
        ("deck", "A", "A"),
        ("uno_window", "off", "off"),
        ("uno_window", "6", 6),
        ("bluff", "no", False),
        ("length", "Hand", "hand"),
        ("target", "100", 100),
    ):
        assert parse_option(UnoExpress, name, text) == value
    with pytest.raises(ValueError, match="can be A, B"):
        parse_option(UnoExpress, "deck", "C")
    with pytest.raises(ValueError, match="can be 3, 4"):
        parse_option(UnoExpress, "uno_window", "5000")
    assert lay({}).keeps_score
    assert not lay({}, length="hand").keeps_score


def test_codes_of_the_cards() -> None:
    for card in deck_of(UnoExpress, 3):
        name = code(card)
        assert parse(f"number-{name}" if card.kind == "number" else name) == card._replace(word="")


def test_guilt_is_nowhere_but_in_the_hand() -> None:
    check_guilt_is_hidden(UnoExpress)


def test_a_view_guesses_the_guilt_anew() -> None:
    for table in (BLUFF, HONEST):
        game = lay(table, players=3)
        do(game, "play wild2 red")
        guesses = {game.seen_by(1, Random(seed)).is_guilty() for seed in range(40)}
        assert guesses == {True, False}

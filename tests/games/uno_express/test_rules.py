"""UNO EXPRESS: the scenarios of its rules, one test each, as situations on the table."""

from random import Random

import pytest

from game.games.uno_express.deck import DECKS, print_deck
from game.games.uno_express.hands import DISCARD, HANDS, STOCK
from game.games.uno_express.rules import CALL, CATCH, UnoExpress
from game.rules.core import IllegalMove
from game.rules.things import COLOURS, Ended, Marked, Moved, Peeked, ReadAloud, Scored, Told, TurnPassed
from tests.arranging import cards_called, codes_in, deck_of, do, hand_of, legal, of_kind
from tests.games.uno_express.tables import call, catch, drawn, lay, told

DECK = pytest.mark.parametrize("deck", ["A", "B"])


class NoShuffle(Random):
    """Leaves the cards as they lie."""

    def random(self) -> float:
        return 0.999


def dealt(order: str, deck: str) -> UnoExpress:
    """A deal for two from a pile in which these cards, top first, follow those that are dealt."""
    game = UnoExpress(deck_of(UnoExpress, 2), 2, 1, deck=deck, first_dealer=0)
    wanted = cards_called(game, order)
    others = [card for card in range(56) if card not in wanted]
    pile = [*others[:-10], *reversed(wanted), *others[-10:]]
    game.deck = tuple(game.deck[card] for card in pile)
    game.rng = NoShuffle()
    game.begin_round()
    return game


@DECK
def test_ue_t1_an_action_card_turned_up_is_ignored(deck: str) -> None:
    game = dealt("skip-R wild G4", deck)
    assert codes_in(game, "discard") == "G4 wild skip-R"
    assert (game.marks["colour"], game.marks["direction"], game.turn) == ("green", 1, 1)
    assert told(game.take_events())[-2:] == [(-1, "starter_ignored")] * 2
    assert [len(game.piles[hand]) for hand in HANDS[:2]] == [5, 5]


def test_ue_t2_colour_number_or_wild_may_be_played_and_drawing_is_free() -> None:
    game = lay({"hand 0": "G9 R4 B7 skip-G wild"})
    wilds = {f"play wild {colour}" for colour in ("red", "yellow", "green", "blue")}
    assert legal(game) == {"play G9", "play R4", "play skip-G", *wilds, "draw stock"}


def test_ue_t3_only_the_drawn_card_may_be_played_then() -> None:
    game = lay({"hand 0": "G9 B7", "stock": "R4"})
    events = do(game, "draw stock")
    assert (drawn(events), game.turn, game.marks["state"]) == ([0], 0, "drawn")
    assert legal(game) == {"play R4", "keep"}
    do(game, "keep")
    assert (game.turn, hand_of(game, 0), game.marks["state"]) == (1, {"G9", "B7", "R4"}, "play")


def test_ue_t3_a_drawn_card_that_fits_nowhere_ends_the_turn() -> None:
    game = lay({"hand 0": "G9 B7", "stock": "R5"})
    do(game, "draw stock")
    assert (game.turn, game.marks["state"], hand_of(game, 0)) == (1, "play", {"G9", "B7", "R5"})


def test_ue_t4_the_same_symbol_or_the_colour_of_an_action_card() -> None:
    game = lay({"hand 0": "skip-B R2 draw1-R B5 rev-Y", "discard": "skip-R"})
    assert legal(game) == {"play skip-B", "play R2", "play draw1-R", "draw stock"}


def test_ue_t5_draw_one_takes_the_turn_too() -> None:
    game = lay({"hand 0": "draw1-G R1 R2"}, players=3)
    events = do(game, "play draw1-G")
    assert (drawn(events), told(events), game.turn) == ([1], [(1, "drew_one")], 2)
    assert [type(event) for event in events] == [Moved, Told, Moved, TurnPassed]


@DECK
def test_ue_t6_an_honest_wild_draw_two_costs_the_challenger_four(deck: str) -> None:
    game = lay({"hand 0": "wild2 R4 B4"}, players=3, deck=deck)
    events = do(game, "play wild2 blue")
    assert told(events) == [(0, "wild_draw_two")]
    assert (game.turn, legal(game), legal(game, 2)) == (1, {"accept", "challenge"}, set())
    events = do(game, "challenge")
    assert (drawn(events), told(events)) == ([1] * 4, [(1, "challenged"), (1, "bluff_not")])
    assert (game.marks["colour"], game.turn, game.marks["state"]) == ("blue", 2, "play")
    assert hand_of(game, 0) == {"R4", "B4"}


@DECK
def test_ue_t7_a_bluff_found_costs_its_player_two_and_the_challenger_plays(deck: str) -> None:
    game = lay({"hand 0": "wild2 G1 R4", "hand 1": "B1 G2 Y3"}, players=3, deck=deck)
    do(game, "play wild2 blue")
    events = do(game, "challenge")
    assert (drawn(events), told(events)) == ([0, 0], [(1, "challenged"), (0, "bluff_found")])
    assert (game.turn, game.marks["colour"], game.marks["state"]) == (1, "blue", "play")
    assert legal(game) == {"play B1", "draw stock"}


@DECK
@pytest.mark.parametrize("other", ["wild", "wild2"])
def test_ue_t8_a_wild_card_is_a_match_too(deck: str, other: str) -> None:
    game = lay({"hand 0": f"wild2 {other} R4"}, players=3, deck=deck)
    do(game, "play wild2 yellow")
    assert told(do(game, "challenge"))[-1] == (0, "bluff_found")


def test_ue_t9_a_forgotten_call_is_caught() -> None:
    game = lay({"hand 0": "G9 R1"}, players=3)
    do(game, "play G9")
    assert (game.marks["uno"], game.turn) == (1, 1)
    assert [legal(game, seat) & {"call", "catch"} for seat in range(3)] == [{"call"}, {"catch"}, {"catch"}]
    events = catch(game, 2)
    assert (drawn(events), told(events)) == ([0, 0], [(2, "catch"), (0, "caught")])
    assert (game.marks["uno"], game.turn, len(game.piles[HANDS[0]])) == (0, 1, 3)


def test_ue_t9_too_late_after_the_next_move() -> None:
    game = lay({"hand 0": "G9 R1"}, players=3)
    do(game, "play G9", "draw stock")
    with pytest.raises(IllegalMove):
        game.apply(2, CATCH)
    assert len(game.piles[HANDS[0]]) == 1


def test_ue_t9_too_late_after_the_call() -> None:
    game = lay({"hand 0": "G9 R1"}, players=3)
    do(game, "play G9")
    assert told(call(game, 0)) == [(0, "uno")]
    for seat in (1, 2):
        with pytest.raises(IllegalMove):
            game.apply(seat, CATCH)
    with pytest.raises(IllegalMove):
        game.apply(0, CALL)


def test_ue_t10_with_two_players_reverse_is_a_skip() -> None:
    game = lay({"hand 0": "rev-G R1 R2"})
    events = do(game, "play rev-G")
    assert (game.turn, told(events), game.marks["direction"]) == (0, [(1, "skipped")], 1)


def test_ue_t11_the_points_of_all_others_go_to_the_winner() -> None:
    hands = {"hand 0": "G9", "hand 1": "R7 skip-B", "hand 2": "wild R0"}
    game = lay({**hands, "scores": [180, 0, 0]}, players=3)
    events = do(game, "play G9")
    assert of_kind(events, Scored) == [Scored(0, 257)]
    assert of_kind(events, Ended) == [Ended((0,))] == events[-1:]
    assert (game.marks["gain"], game.marks["round_winner"]) == (77, 0)


def test_ue_t12_the_last_card_takes_no_effect() -> None:
    game = lay({"hand 0": "draw1-G"}, players=3)
    events = do(game, "play draw1-G")
    assert (drawn(events), told(events)) == ([], [(0, "hand_won")])
    assert (legal(game), game.marks["state"]) == ({"next"}, "between")


def test_ue_t13_an_empty_pile_is_made_anew_from_the_discards() -> None:
    hands = {"hand 0": "Y1", "discard": "G4 R1 B2", "stock": ""}
    seen = set()
    for seed in range(12):
        game = lay(hands, rest="hand 1")
        game.rng = Random(seed)
        events = do(game, "draw stock")
        assert (told(events)[0], drawn(events)) == ((-1, "reshuffled"), [0])
        seen |= hand_of(game, 0) - {"Y1"}
        assert codes_in(game, "discard") == "G4"
        assert set(codes_in(game, "stock").split()) | hand_of(game, 0) == {"Y1", "R1", "B2"}
    assert seen == {"R1", "B2"}


# the cards


def test_deck_a() -> None:
    deck = deck_of(UnoExpress, 4)
    assert len(deck) == len({card[:3] for card in deck}) + 2 == 56
    numbers = [card for card in deck if card.kind == "number"]
    assert sorted(card.number for card in numbers) == sorted(list(range(10)) * 4)
    assert {card.colour for card in numbers} == {"red", "yellow", "green", "blue"}
    counts = [sum(card.kind == kind for card in deck) for kind in ("draw1", "skip", "rev", "wild", "wild2")]
    assert counts == [4, 4, 4, 2, 2]


def test_deck_b_has_no_zeros_and_more_wilds() -> None:
    deck = UnoExpress(deck_of(UnoExpress, 4), 4, 1, deck="B").deck
    assert len(deck) == 56
    assert sorted(card.number for card in deck if card.kind == "number") == sorted(list(range(1, 10)) * 4)
    counts = [sum(card.kind == kind for card in deck) for kind in ("draw1", "skip", "rev", "wild", "wild2")]
    assert counts == [4, 4, 4, 4, 4]


@DECK
def test_the_cards_of_a_game_make_the_same_game(deck: str) -> None:
    """As after loading a save, which holds the cards as they were printed."""
    game = UnoExpress(deck_of(UnoExpress, 3), 3, 5, deck=deck)
    again = UnoExpress(game.deck, 3, 5, deck=deck)
    assert (again.deck, again.piles) == (game.deck, game.piles)
    assert [card._replace(word="") for card in game.deck] == print_deck(DECKS[deck], {})


def test_every_number_card_has_a_word_of_its_own_from_all_over_the_pack() -> None:
    numbers = [card for card in deck_of(UnoExpress, 2) if card.kind == "number"]
    assert len({card.word for card in numbers}) == 40
    assert {card.word.split("-")[0] for card in numbers} == set(COLOURS)


# reading


def test_a_played_number_card_is_read_by_its_player() -> None:
    game = lay({"hand 0": "G9 skip-G Y1 Y2", "hand 1": "G5 Y4 Y6"})
    events = do(game, "play G9")
    assert [type(event) for event in events] == [Moved, ReadAloud, TurnPassed]
    assert of_kind(events, ReadAloud) == [ReadAloud(0, cards_called(game, "G9")[0])]
    assert of_kind(do(game, "play G5"), ReadAloud) == [ReadAloud(1, cards_called(game, "G5")[0])]
    assert of_kind(do(game, "play skip-G"), ReadAloud) == []


def test_a_winning_card_is_read_before_the_hand_ends() -> None:
    game = lay({"hand 0": "G9"})
    kinds = [type(event) for event in do(game, "play G9")]
    assert kinds == [Moved, ReadAloud, Marked, Marked, Scored, Told, Marked]


def test_without_words_the_cards_are_those_of_the_sheet_and_nothing_is_read() -> None:
    game = lay({"hand 0": "G9 Y1 Y2"}, words=False)
    assert {card.word for card in game.deck} == {""}
    assert of_kind(do(game, "play G9"), ReadAloud) == []


def test_words_change_nothing_in_play() -> None:
    games = [UnoExpress(deck_of(UnoExpress, 3), 3, 5, words=words) for words in (True, False)]
    for nth in range(150):
        moves = games[0].moves(games[0].turn)
        assert moves == games[1].moves(games[1].turn)
        for game in games:
            game.apply(game.turn, moves[nth * 7 % len(moves)])
    assert games[0].piles == games[1].piles


# the challenged hand


def test_the_challenged_hand_is_seen_by_the_challenger_only() -> None:
    game = lay({"hand 0": "wild2 R4 B4"}, players=3)
    do(game, "play wild2 blue")
    held = tuple(game.piles[HANDS[0]])
    assert of_kind(do(game, "challenge"), Peeked) == [Peeked(1, HANDS[0], held)]
    for seed in range(10):
        assert sorted(game.seen_by(1, Random(seed)).piles[HANDS[0]]) == sorted(held)
    assert len({tuple(game.seen_by(2, Random(seed)).piles[HANDS[0]]) for seed in range(10)}) > 5


def test_what_was_seen_is_known_until_it_is_played() -> None:
    game = lay({"hand 0": "wild2 R4 B4", "hand 1": "Y4 Y5 Y6"})
    do(game, "play wild2 blue", "challenge")
    view = game.seen_by(1, Random(3))
    assert sorted(view.piles[HANDS[0]]) == sorted(game.piles[HANDS[0]])
    do(game, "play B4")
    assert game.seen_by(1, Random(3)).piles[HANDS[0]] == cards_called(game, "R4")


def test_five_each_one_at_a_time_from_the_dealers_left() -> None:
    game = UnoExpress(deck_of(UnoExpress, 4), 4, 9, first_dealer=2)
    assert drawn(game.take_events()) == [3, 0, 1, 2] * 5
    assert (game.turn, game.marks["dealer"]) == (3, 2)


def test_the_pile_and_the_discards_are_what_is_left() -> None:
    for players in range(2, 7):
        game = UnoExpress(deck_of(UnoExpress, players), players, 4)
        assert len(game.piles[STOCK]) + len(game.piles[DISCARD]) == 56 - 5 * players
        assert [len(game.piles[HANDS[seat]]) for seat in range(players)] == [5] * players

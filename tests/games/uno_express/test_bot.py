"""Computer players of UNO EXPRESS: what they play, when they challenge, how the strongest one searches."""

from itertools import count, cycle, islice
from random import Random

import pytest

from game.games.shelf import GAMES
from game.games.uno_express.bot import UnoBot, odds_of_a_match
from game.games.uno_express.rules import DRAW, UnoExpress
from game.games.uno_express.search import UnoSearch, promising
from game.games.uno_express.worth import Outlook, is_bluff
from game.play.bots import EagerBot, Level, advise, chance, decide
from game.rules.things import Choice, Move, Pile
from tests.arranging import deck_of, move_name
from tests.games.uno_express.doubting import gains, mean_and_error
from tests.games.uno_express.tables import lay
from tests.shared.properties import another_truth

HONEST = Level(UnoBot(), 1.0)
SEARCHING = Level(UnoSearch(UnoBot(), decisions=2500), 1.0)
DOUBTED = 600  # Wild Draw Twos; the bench takes more
HANDS = 40
DEALS = 4000  # of which about one in six has one


def chosen(game: UnoExpress, level: Level = HONEST, seed: int = 1) -> str:
    return move_name(game.deck, decide(game, level, Random(seed)))


# the player by first sight


def test_it_keeps_a_wild_for_the_end() -> None:
    assert chosen(lay({"hand 0": "wild G2 B7"})) == "play G2"


def test_it_names_its_own_colour() -> None:
    assert chosen(lay({"hand 0": "wild B2 B7"})) == "play wild blue"


def test_it_rather_draws_than_spend_a_wild_early() -> None:
    early = lay({"hand 0": "wild B2 B5 R1 Y0 R8"}, players=4)
    late = lay({"hand 0": "wild B2"}, players=4)
    assert (chosen(early), chosen(late)) == ("draw stock", "play wild blue")
    assert move_name(early.deck, advise(early, GAMES["uno_express"].best, Random(3))).startswith(
        "play wild"
    )  # a child who can play does


def test_it_goes_out_if_it_can() -> None:
    assert chosen(lay({"hand 0": "wild"})) == "play wild"


def test_of_two_players_it_keeps_numbers_that_match_each_other() -> None:
    assert chosen(lay({"hand 0": "G2 G7 R2 B9"})) == "play G7"


def test_a_card_is_worth_more_where_fewer_of_its_colour_are_out() -> None:
    game = lay({"hand 0": "wild G2 B7 R9", "discard": "B1 B2 B3 B5 B6 B8 B9 B0 G4"}, players=3)
    worth = {str(move.picks[-1]): Outlook(game).worth(move) for move in game.moves(0) if len(move.picks) == 2}
    assert worth["Choice(value='blue')"] > worth["Choice(value='red')"]


def test_it_stops_who_is_about_to_go_out() -> None:
    table = {"hand 0": "G2 skip-G G7 R1 R2", "hand 1": "Y4"}
    assert chosen(lay(table)) == "play skip-G"


def test_it_bluffs_only_by_a_slip() -> None:
    table = lay({"hand 0": "wild2 G7 R1 R2 B1"})
    careless = Level(UnoBot(slips=1.0), 1.0)
    assert "wild2" not in chosen(table)
    assert any("wild2" in chosen(table, careless, seed) for seed in range(40))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_bluffs_where_nothing_else_is_left(level: str) -> None:
    table = {"hand 0": "wild2 wild2", "hand 1": "R5", "discard": "B4", "stock": ""}
    game = lay(table, rest="hand 1")
    assert DRAW not in game.moves(0)
    assert chosen(game, GAMES["uno_express"].levels[level]).startswith("play wild2")


def test_it_draws_now_and_then_if_it_is_that_kind() -> None:
    table = lay({"hand 0": "G2 B7 R1"})
    drawing = Level(UnoBot(draws=0.5), 1.0)
    drawn = [chosen(table, drawing, seed) for seed in range(200)].count("draw stock")
    assert 70 < drawn < 130


def test_it_wins_more_hands_than_who_plays_any_fitting_card() -> None:
    """As far as a few hands can tell; the bench measures it well."""
    eager, won = Level(EagerBot(), 0.0), 0.0
    for nth in range(HANDS):
        levels = [eager, eager]
        levels[nth % 2] = HONEST
        game = UnoExpress(deck_of(UnoExpress, 2), 2, nth // 2, length="hand")
        for ply in count():
            if game.winners is not None:
                break
            game.apply(game.turn, decide(game, levels[game.turn], chance(nth // 2, ply)))
        won += nth % 2 in (game.winners or ())
    assert won > 0.65 * HANDS


# the challenge


def test_who_challenges_by_counting_beats_who_never_does() -> None:
    """The same Wild Draw Two is answered in both ways, wherever counting says that it should be doubted."""
    found = list(islice(gains(range(DEALS), times=4), DOUBTED))
    assert len(found) == DOUBTED, f"of {DEALS} hands only {len(found)} hold a play to be doubted"
    mean, error = mean_and_error(found)
    assert mean > 2 * error


@pytest.mark.parametrize(("hand", "stock", "answer"), [("", "wild2", "accept"), ("wild2 ", "", "challenge")])
def test_nobody_doubts_who_has_just_drawn(hand: str, stock: str, answer: str) -> None:
    game = lay({"hand 0": f"{hand}B1 R4 Y9 R5 R6 Y8", "stock": stock, "hand 1": "R1 R2"})
    if stock:
        game.apply(0, DRAW)
    game.apply(0, next(move for move in game.moves(0) if Choice("blue") in move.picks))
    assert chosen(game) == answer


def test_the_odds_of_a_match_are_those_of_a_chance_hand() -> None:
    """Dealt again and again, the hand is guilty as often as was reckoned."""
    game = lay({"hand 0": "wild2 B1 R4 Y9", "hand 1": "R1 R2"})
    game.apply(0, next(move for move in game.moves(0) if Choice("blue") in move.picks))
    odds = odds_of_a_match(game, 1)
    rng = Random(5)
    guilty = sum(game.seen_by(1, rng).is_guilty() for _ in range(2000)) / 2000
    assert abs(odds - guilty) < 0.04
    assert 0.4 < odds < 0.9


def test_a_bluff_is_a_wild_draw_two_beside_a_match() -> None:
    for hand, bluff in (("wild2 G1 R4", True), ("wild2 B1 R4", False), ("wild2 wild R4", True)):
        game = lay({"hand 0": hand})
        other, wild2 = (game.piles[Pile("hand", 0)][nth] for nth in (0, -1))
        assert (is_bluff(game, wild2), is_bluff(game, other)) == (bluff, False)


# the search


def test_the_search_has_a_move_at_once_and_the_same_one_for_the_same_chance() -> None:
    game = lay({"hand 0": "G2 R4 B7 skip-G wild"})
    bot = UnoSearch(UnoBot(), decisions=2500)
    views = [game.seen_by(0, Random(3)) for _ in range(2)]
    thoughts = [list(bot.think(view, Random(4))) for view in views]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0][0] in game.moves(0)
    assert len(thoughts[0]) > 20


def test_advice_comes_before_the_search_and_is_honest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.games.uno_express.search.play_out", None)  # nothing is played out
    game = lay({"hand 0": "wild2 G7 R1 R2 B1"})
    assert move_name(game.deck, advise(game, GAMES["uno_express"].best, Random(3))) == "play G7"


@pytest.mark.parametrize(("hand", "players"), [("G2 B7 G1", 2), ("G2 B7 R1", 3), ("B7", 2)])
def test_the_search_plays_hands_out_among_two_and_where_there_is_a_choice(
    monkeypatch: pytest.MonkeyPatch, hand: str, players: int
) -> None:
    played: list[Move] = []

    def won(game: UnoExpress, seat: int, move: Move) -> tuple[bool, int]:
        played.append(move)
        return True, 100

    monkeypatch.setattr("game.games.uno_express.search.play_out", won)
    game = lay({"hand 0": hand}, players=players)
    list(UnoSearch(UnoBot(), decisions=2500).think(game.seen_by(0, Random(3)), Random(4)))
    assert bool(played) == (players == 2 and hand != "B7")


def test_the_search_leaves_out_what_is_much_worse() -> None:
    game = lay({"hand 0": "wild B7 B1 B2 B3"})
    names = {move_name(game.deck, move) for move in promising(game, game.decisions(0))}
    assert "play wild blue" in names
    assert names < {move_name(game.deck, move) for move in game.decisions(0)}


def test_the_search_keeps_the_card_that_always_goes() -> None:
    """With a wild left the hand is won at the next turn."""
    table = {"hand 0": "wild G2", "hand 1": "Y4 Y5 Y6 Y7"}
    assert chosen(lay(table), SEARCHING) == "play G2"


def test_the_search_draws_if_there_is_nothing_else() -> None:
    assert chosen(lay({"hand 0": "B7 R1"}), SEARCHING) == "draw stock"


@pytest.mark.parametrize(("held", "answer"), [("B1 R4 Y9 R5", "challenge"), ("B1 R4", "accept")])
def test_the_search_answers_by_counting_and_never_by_playing_hands_out(held: str, answer: str) -> None:
    """Hands dealt by chance are guilty more often than those of people, who mostly keep to the rule."""
    game = lay({"hand 0": f"wild2 {held}", "hand 1": "R1 R2"})
    game.apply(0, next(move for move in game.moves(0) if Choice("blue") in move.picks))
    (thought,) = UnoSearch(UnoBot(), decisions=2500).think(game.seen_by(1, Random(3)), Random(4))
    assert move_name(game.deck, thought) == answer


@pytest.mark.parametrize("length", ["hand", "points"])
def test_the_search_looks_no_further_than_this_hand(length: str) -> None:
    game = lay({"hand 0": "G2 G7 R4", "hand 1": "Y4 Y5"}, length=length)
    assert chosen(game, SEARCHING).startswith("play ")


def test_the_search_knows_no_more_than_its_seat_sees() -> None:
    for seed, players in zip(range(12), cycle((2, 3)), strict=False):
        game = UnoExpress(deck_of(UnoExpress, players), players, seed, length="hand")
        twin = another_truth(game, game.turn, Random(seed))
        assert decide(game, SEARCHING, Random(9)) == decide(twin, SEARCHING, Random(9))

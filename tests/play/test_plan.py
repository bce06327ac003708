"""Who sits where: seats as text, names and pictures."""

from pathlib import Path

import pytest

from game.games.shelf import GAMES
from game.paths import assets
from game.play.dealing import deal, word_cards
from game.play.plan import (
    AVATARS,
    LEVELS,
    LONGEST_NAME,
    PEOPLE,
    ROBOTS,
    SEAT_COLOURS,
    Plan,
    PlanError,
    Player,
    clean_name,
    format_seats,
    next_player,
    parse_seats,
)
from game.rules.things import COLOURS
from game.words.packs import read_pack

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def test_kinds_alone_get_names_and_pictures_of_their_own() -> None:
    players = parse_seats("human, easy,human,hard")
    assert players == (
        Player(*PEOPLE[0]),
        Player(*ROBOTS[0], "easy"),
        Player(*PEOPLE[1]),
        Player(*ROBOTS[1], "hard"),
    )


def test_names_and_pictures_may_be_given() -> None:
    assert parse_seats("human:Noor:owl,medium:Chip") == (
        Player("Noor", "owl"),
        Player("Chip", ROBOTS[0][1], "medium"),
    )


def test_what_is_wrong_with_a_name_or_a_picture_is_put_right() -> None:
    (player,) = parse_seats("human: :../../secret")
    assert player == Player(*PEOPLE[0])
    (player,) = parse_seats("human:A\x00n\nn:cat")
    assert player == Player("Ann", "cat")


@pytest.mark.parametrize("text", ["", "alien", "human,,easy", "human,Easy!", "human;easy"])
def test_an_unknown_kind_is_one_plain_sentence(text: str) -> None:
    with pytest.raises(PlanError, match=r"^There is no seat called .*human, easy, medium, hard\.$"):
        parse_seats(text)


def test_seats_and_back() -> None:
    for text in ("human,easy", ",".join(LEVELS * 2), "human:Zoë:owl,human,hard:Max:dog"):
        players = parse_seats(text)
        assert parse_seats(format_seats(players)) == players


def test_nobody_sits_twice_until_the_names_run_out() -> None:
    players = parse_seats(",".join(["human"] * 6 + ["easy"] * 6))
    assert len({player.name for player in players}) == 12
    everybody = [Player(*one) for one in PEOPLE]
    assert next_player(everybody, robot=False) == PEOPLE[0]


def test_clean_names() -> None:
    assert clean_name("  Ava  ") == "Ava"
    assert clean_name("a,b:c") == "abc"
    assert clean_name("\u202eevil\t\x07") == "evil"
    assert len(clean_name("x" * 10_000)) == LONGEST_NAME
    assert clean_name("\n") == ""


def test_every_picture_is_there_and_every_seat_has_a_colour() -> None:
    for avatar in AVATARS:
        assert (ASSETS / "avatars" / f"{avatar}.svg").is_file(), avatar
    assert sorted(SEAT_COLOURS) == sorted(COLOURS)


def test_the_longest_plan_fits_into_the_settings() -> None:
    players = tuple(Player("W" * LONGEST_NAME, "robot-square", "medium") for _ in range(6))
    assert len(format_seats(players)) <= 200


def test_a_plan_is_dealt_with_the_words_of_its_pack() -> None:
    pack = read_pack(ASSETS / "packs" / "1-cvc.csv")
    plan = Plan("kablam", parse_seats("human,easy"), {"length": "short"}, pack.key, 12)
    match = deal(plan, GAMES["kablam"], pack)
    assert match.game.deck[:66] == tuple(word_cards(pack))
    assert {card.word for card in match.game.deck[:66]} == {word.word for word in pack.words}
    assert (match.seed, match.game.chosen["length"], match.players) == (12, "short", plan.players)


def test_six_computers_have_six_faces_that_exist() -> None:
    faces = {avatar for _, avatar in ROBOTS}
    assert len(faces) == len(ROBOTS) == 6
    assert all((assets() / "avatars" / f"{face}.svg").is_file() for face in faces)

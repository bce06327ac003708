"""Cards of one thing are read once in a row: the word, if there is one."""

from game.play.played import read_once
from game.rules.things import Card, Event, Marked, ReadAloud, Spoken
from tests.play.driving import new_match

DECK = (
    Card("picture", number=1, word="cat"),
    Card("picture", number=2, word="cat"),
    Card("noun", number=1, word="cat"),
    Card("noun", number=2, word="cat"),
    Card("picture", number=1, word="dog"),
)
PRESENTED = Spoken(2)


def read(*cards: int, seat: int = 0) -> list[Event]:
    return [ReadAloud(seat, card) for card in cards]


def test_the_word_of_a_set_is_read_rather_than_its_pictures() -> None:
    assert read_once([*read(0, 1, 2), PRESENTED], DECK) == [*read(2), PRESENTED]
    assert read_once([*read(0, 2, 3), PRESENTED], DECK) == [*read(2), PRESENTED]
    assert read_once(read(2, 3), DECK) == read(2)
    assert read_once(read(2, 0), DECK) == read(2)


def test_a_set_of_pictures_is_named_once() -> None:
    assert read_once(read(0, 1), DECK) == read(0)


def test_other_things_other_players_and_later_readings_stay() -> None:
    events = [*read(0), *read(4), Marked("owners", "0"), *read(2), *read(2, seat=1), PRESENTED, *read(3)]
    assert read_once(events, DECK) == events


def test_the_cards_of_other_games_are_all_read_though_words_come_twice() -> None:
    match = new_match("human,easy", game="read_and_grab")
    match.unseen.clear()
    match.game.events = read(0, 0)
    match.make(match.game.turn, match.game.moves(match.game.turn)[0])
    assert [match.unseen[0], match.unseen[1]] == read(0, 0)

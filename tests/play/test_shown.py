"""The table as the room has seen it."""

from game.games.kablam.rules import KaBlam
from game.play.shown import Shown
from game.rules.things import (
    Ended,
    Event,
    Laid,
    Marked,
    Moved,
    Peeked,
    Pile,
    ReadAloud,
    Rolled,
    Scored,
    Spoken,
    Told,
    Turned,
    TurnPassed,
)

STOCK, HAND = Pile("stock"), Pile("hand", 1)


def shown_after(*events: Event) -> Shown:
    shown = Shown(KaBlam, 2)
    for event in (Laid(STOCK, (1, 2, 3)), Laid(HAND, ()), *events):
        shown.show(event)
    return shown


def test_cards_lie_where_they_went() -> None:
    shown = shown_after(Moved(3, STOCK, HAND, 0), Moved(1, STOCK, HAND, 0), Moved(2, STOCK, STOCK, 0))
    assert shown.piles == {STOCK: [2], HAND: [1, 3]}


def test_a_turned_card_is_seen_until_it_moves_or_is_laid_anew() -> None:
    shown = shown_after(Turned(3, True), Turned(2, True), Turned(1, True), Turned(1, False))
    assert shown.turned == {2, 3}
    assert shown.sees(0, STOCK, 3)
    assert not shown.sees(0, STOCK, 1)
    shown.show(Moved(3, STOCK, HAND, 0))
    assert not shown.sees(0, HAND, 3)
    assert shown.sees(1, HAND, 3)
    shown.show(Laid(STOCK, (2, 1)))
    assert shown.turned == set()


def test_marks_scores_turn_and_winners() -> None:
    shown = shown_after(Marked("colour", "red"), Scored(1, 40), TurnPassed(1), Ended((1,)))
    assert (shown.marks, shown.scores, shown.turn, shown.winners) == ({"colour": "red"}, [0, 40], 1, (1,))


def test_a_card_that_was_read_stays_known_until_it_is_closed_again() -> None:
    shown = shown_after(ReadAloud(0, 1))
    assert shown.read == {1}
    shown.show(Moved(1, STOCK, HAND, 0))
    assert shown.read == {1}
    shown.show(Moved(1, HAND, STOCK, 0))
    assert shown.read == set()
    shown.show(ReadAloud(0, 2))
    shown.show(Laid(STOCK, (2, 1)))
    assert shown.read == set()


def test_what_only_sounds_changes_nothing() -> None:
    plain = shown_after()
    sounds = (Spoken(1), Told(0, "uno"), Rolled(0, (6,)), Peeked(0, STOCK, (1,)))
    noisy = shown_after(*sounds)
    assert vars(plain) == vars(noisy)

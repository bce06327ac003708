"""What the table of UNO EXPRESS tells and shows of what has happened, so that everybody can follow."""

from pathlib import Path

import pytest

from game.games.uno_express.rules import CHALLENGE, DRAW
from game.games.uno_express.show.challenge import ChallengeScene
from game.games.uno_express.show.last_card import BluffFound, BluffNot, Caught
from game.games.uno_express.show.reveal import RevealScene
from game.play.match import Phase
from game.rules.things import Choice
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.table import LOOK_ROUND
from tests.arranging import hand_of
from tests.games.uno_express.screen.tables import card_of, lay, plays, seated
from tests.games.uno_express.screen.test_bluffs import wild2
from tests.screen.matches import pick, until
from tests.screen.rooms import press, wait


@pytest.mark.parametrize(
    ("hand", "shown", "sentence"),
    [
        ("wild2 G9 B7", BluffFound, "Ava had green or a wild: two more cards!"),
        ("wild2 B9 B7", BluffNot, "No green, no wild! Bolt takes four."),
    ],
)
def test_what_a_computer_found_in_a_hand_fills_the_screen(
    tmp_path: Path, hand: str, shown: type, sentence: str
) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: hand})
    scene.play(next(move for move in scene.match.game.moves(0) if move.picks[:1] == (wild2(scene),)))
    until(app, lambda: scene.match.phase is Phase.THINK)
    plays(scene, 1, CHALLENGE)
    until(app, lambda: isinstance(scene.top.moment, shown))
    assert isinstance(scene.top.moment, BluffFound | BluffNot)
    assert scene.top.moment.line == sentence


def test_the_only_person_has_seen_it_in_the_look(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {})
    lay(scene, {1: "wild2 R4 G1"}, turn=1)
    plays(scene, 1, next(move for move in scene.match.game.moves(1) if len(move.picks) == 2))
    until(app, lambda: isinstance(app.top, ChallengeScene))
    press(app, "Challenge")
    until(app, lambda: isinstance(app.top, RevealScene))
    wait(app, 1.0)
    press(app, "My turn!")
    while scene.asking is None:
        app.frame(0.1, [])
        assert scene.top.moment is None


def test_who_was_caught_by_whom_stands_in_one_sentence(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy,hard", {0: "G9 R1"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: isinstance(scene.top.moment, Caught))
    assert isinstance(scene.top.moment, Caught)
    assert scene.top.moment.line == "Beep caught Ava! Two more cards."


def test_a_drawn_card_that_does_not_fit_is_said_to_be_kept(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {})
    lay(scene, {0: "R1 R2"}, stock="Y9")
    scene.play(DRAW)
    until(app, lambda: scene.top.talk.banner.text == "It does not fit. Ava keeps it.")
    assert hand_of(scene.match.game, 0) == {"R1", "R2", "Y9"}


def test_between_two_hands_no_colour_is_in_force(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G9"})
    seen = []
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: "Next round" in [widget.name for widget in app.top.focus.widgets])
    wait(app, 1.0)
    press(app, "Next round")
    for _ in range(40):
        app.frame(0.05, [])
        seen.append(scene.match.shown.marks["colour"])
    assert "" in seen
    assert seen[-1] in ("red", "yellow", "green", "blue")


def test_which_colour_a_wild_has_brought_is_said(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "wild R1 R2"})
    wild = card_of(scene, "wild")
    scene.play(next(move for move in scene.match.game.moves(0) if move.picks == (wild, Choice("red"))))
    until(app, lambda: scene.top.talk.banner.text == "Ava picks red!")
    assert scene.match.shown.marks["colour"] == "red"


def test_a_move_lies_on_the_table_before_the_screen_is_passed_on(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human", {0: "G9 R1 R2"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.HAND_OVER and scene.top.stage.update(0.0))
    wait(app, LOOK_ROUND / 2)
    assert app.top is scene
    until(app, lambda: isinstance(app.top, HandOverScene))

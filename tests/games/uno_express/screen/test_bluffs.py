"""The Wild Draw Two on the screen: the warning, the answer, and the look at the hand."""

from pathlib import Path

import pytest

from game.games.uno_express.rules import ACCEPT, CHALLENGE
from game.games.uno_express.show.bluff import BluffScene
from game.games.uno_express.show.challenge import ChallengeScene
from game.games.uno_express.show.reveal import RevealScene
from game.play.match import Phase
from game.rules.things import Card, Pile
from game.screen.app.app import App
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.table import TableScene
from game.screen.scenes.value_picker import ValuePickerScene
from tests.games.uno_express.screen.tables import calm, card_of, forgets, held, lay, plays, seated
from tests.screen.matches import pick, until
from tests.screen.rooms import find, press, said, wait


def wild2(scene: TableScene) -> int:
    return card_of(scene, "wild2")


def test_a_forbidden_one_is_asked_about_first_and_can_be_put_back(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "wild2 G9 B7"})
    pick(app, scene, wild2(scene))
    assert isinstance(app.top, BluffScene)
    assert app.top.sentence == "You have green. This is a bluff!"
    assert app.top.why == (Card("number", "green", 9),)
    wait(app, 1.1)
    press(app, "Put it back")
    assert app.stack == [scene]
    assert held(scene, 0) == 3
    pick(app, scene, wild2(scene))
    wait(app, 1.1)
    press(app, "Bluff!")
    assert isinstance(app.top, ValuePickerScene)
    press(app, "blue")
    assert held(scene, 0) == 2
    assert scene.match.game.marks["state"] == "respond"


def test_a_forbidden_one_does_not_invite(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "wild2 G9 B7"})
    stage = scene.top.stage
    assert scene.desk.pointed.cards == {card_of(scene, "number", "green", 9)}
    assert (stage.desk.sprites[wild2(scene)].glow, stage.desk.sprites[wild2(scene)].doubt) == ("", True)
    lay(scene, {0: "wild2 R9 B7"})
    assert scene.desk.pointed.cards == {wild2(scene)}
    assert not stage.desk.sprites[wild2(scene)].doubt
    app.services.settings.hints = False
    lay(scene, {0: "wild2 G9 B7"})
    assert not stage.desk.sprites[wild2(scene)].doubt, "without hints nothing is given away"


def test_an_allowed_one_is_not_asked_about(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "wild2 R9 B7"})
    pick(app, scene, wild2(scene))
    assert isinstance(app.top, ValuePickerScene)
    assert app.top.values == ("red", "yellow", "green", "blue")


def test_another_wild_is_a_match_too(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "wild2 wild B7"})
    pick(app, scene, wild2(scene))
    assert isinstance(app.top, BluffScene)
    assert "a wild" in app.top.sentence
    assert app.top.why[0].number == 4, "drawn with the four colours of this game"


def test_without_bluffs_a_forbidden_one_is_refused_with_the_reason(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "wild2 G9 B7"}, bluff=False)
    pick(app, scene, wild2(scene))
    assert app.top is scene
    assert scene.top.talk.banner.text == "Only without green and wilds."


@pytest.mark.parametrize("seats", ["human,easy", "human,human"])
def test_the_voice_warns_only_where_nobody_listens_whom_the_hand_is_hidden_from(
    tmp_path: Path, seats: str
) -> None:
    app, scene = seated(tmp_path, seats, {0: "wild2 G9 B7"})
    pick(app, scene, wild2(scene))
    wait(app, 3.0)
    app.top.focus.show(find(app.top, "Bluff!"))
    wait(app, 1.0)
    told = [sentence for sentence in said(app) if "bluff" in sentence.lower()]
    assert told == (["You have green. This is a bluff!", "Bluff!"] if seats == "human,easy" else [])


@pytest.mark.parametrize("seats", ["human,easy", "human,human"])
def test_a_refusal_that_tells_what_is_held_is_only_written_where_others_listen(
    tmp_path: Path, seats: str
) -> None:
    app, scene = seated(tmp_path, seats, {0: "wild2 G9 B7"}, bluff=False)
    pick(app, scene, wild2(scene))
    assert scene.top.talk.banner.text == "Only without green and wilds."
    assert ("Only without green and wilds." in said(app)) == (seats == "human,easy")
    pick(app, scene, card_of(scene, "number", "blue", 7))
    assert said(app)[-1] == "You need green or 4.", "which tells nothing"


@pytest.mark.parametrize(("seats", "told"), [("human,easy", True), ("human,human", False)])
def test_of_a_hand_that_one_may_see_the_others_hear_only_what_follows(
    tmp_path: Path, seats: str, told: bool
) -> None:
    app, _ = doubted(tmp_path, "G1 B1", seats)
    until(app, lambda: isinstance(app.top, ChallengeScene | HandOverScene))
    while not isinstance(app.top, RevealScene):
        names = {widget.name for widget in app.top.focus.widgets}
        press(app, "Challenge" if "Challenge" in names else "I am Ava")
        until(app, lambda: isinstance(app.top, ChallengeScene | HandOverScene | RevealScene))
    assert app.top.title.endswith("had a green!")
    assert app.top.outcome in said(app)[-1]
    assert any("had a green" in sentence for sentence in said(app)) == told


def doubted(folder: Path, hand: str, seats: str = "human,easy") -> tuple[App, TableScene]:
    """The next player has played a Wild Draw Two with this hand left, and the person must answer."""
    app, scene = seated(folder, seats, {0: "R1 R2", 1: f"wild2 {hand}"})
    lay(scene, {0: "R1 R2", 1: f"wild2 {hand}"}, turn=1, direction=-1)
    if isinstance(app.top, HandOverScene):
        press(app, f"I am {scene.match.players[1].name}")
    plays(scene, 1, next(move for move in scene.match.game.moves(1) if len(move.picks) == 2))
    return app, scene


def test_the_answer_shows_what_was_and_what_each_way_costs(tmp_path: Path) -> None:
    app, scene = doubted(tmp_path, "G1 R4")
    until(app, lambda: isinstance(app.top, ChallengeScene))
    panel = app.top
    assert isinstance(panel, ChallengeScene)
    assert panel.title == "Bolt played a Wild draw 2!"
    assert (panel.duel.before, panel.duel.held) == ("green", 2)
    assert "takes 2" in panel.duel.costs[1][0]
    assert "you take 4" in panel.duel.costs[1][1]
    press(app, "Take 2")
    until(app, lambda: app.top is scene and calm(scene))
    assert scene.match.history[-1][1] == ACCEPT or (0, ACCEPT) in scene.match.history
    assert held(scene, 0) == 4


def test_a_bluff_that_is_doubted_is_shown_and_costs_its_player_two(tmp_path: Path) -> None:
    app, scene = doubted(tmp_path, "R4 G1 R5")
    until(app, lambda: isinstance(app.top, ChallengeScene))
    press(app, "Challenge")
    until(app, lambda: isinstance(app.top, RevealScene))
    shown = app.top
    assert isinstance(shown, RevealScene)
    assert shown.title == "Bolt had a green!"
    assert shown.cards[1] == Card("number", "green", 1), "in the middle"
    assert len(shown.cards) == 3
    wait(app, 1.0)
    press(app, "My turn!")
    until(app, lambda: scene.asking is not None)
    assert (held(scene, 0), held(scene, 1)) == (2, 5)
    assert not any(scene.desk.sprites[card].up for card in scene.match.shown.piles[Pile("hand", 1)])


def test_a_doubt_without_a_reason_costs_four(tmp_path: Path) -> None:
    app, scene = doubted(tmp_path, "R4 B1")
    until(app, lambda: isinstance(app.top, ChallengeScene))
    press(app, "Challenge")
    until(app, lambda: isinstance(app.top, RevealScene))
    assert isinstance(app.top, RevealScene)
    assert app.top.title == "Bolt had no green!"
    assert not app.top.guilty
    wait(app, 1.0)
    press(app, "Take 4")
    until(app, lambda: held(scene, 0) == 6 and scene.match.phase is not Phase.SHOW)
    assert scene.match.history[[move for _, move in scene.match.history].index(CHALLENGE)][0] == 0


def test_with_others_in_the_room_the_hand_is_shown_behind_a_cover(tmp_path: Path) -> None:
    app, scene = doubted(tmp_path, "G1 B1", "human,human")
    until(app, lambda: isinstance(app.top, ChallengeScene | HandOverScene))
    if isinstance(app.top, HandOverScene):
        press(app, "I am Ava")
        until(app, lambda: isinstance(app.top, ChallengeScene))
    press(app, "Challenge")
    until(app, lambda: isinstance(app.top, HandOverScene))
    assert not any(isinstance(each, RevealScene) for each in app.stack)
    press(app, "I am Ava")
    assert isinstance(app.top, RevealScene)
    wait(app, 1.0)
    press(app, "My turn!")
    assert app.stack == [scene]
    until(app, lambda: scene.asking is not None)
    assert not any(scene.desk.sprites[card].up for card in scene.match.shown.piles[Pile("hand", 1)])


@pytest.mark.parametrize("seats", ["human,easy", "human,easy,human"])
def test_a_persons_hand_that_a_computer_doubts_is_shown_to_nobody(tmp_path: Path, seats: str) -> None:
    app, scene = seated(tmp_path, seats, {0: "wild2 G9 B7"})
    play = next(move for move in scene.match.game.moves(0) if move.picks[:1] == (wild2(scene),))
    scene.play(play)
    until(app, lambda: scene.match.phase is Phase.THINK)
    plays(scene, 1, CHALLENGE)
    for _ in range(80):
        app.frame(0.1, [])
        assert not any(isinstance(each, RevealScene) for each in app.stack)
        assert not (isinstance(app.top, HandOverScene) and app.top.taker.bot)
    assert held(scene, 0) == 4, "a bluff all the same"


def test_who_forgot_to_call_can_be_caught_before_the_answer(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "R1 R2", 1: "wild2 G1"})
    forgets(scene)
    lay(scene, {0: "R1 R2", 1: "wild2 G1"}, turn=1)
    plays(scene, 1, next(move for move in scene.match.game.moves(1) if len(move.picks) == 2))
    until(app, lambda: isinstance(app.top, ChallengeScene))
    press(app, "Catch!")
    assert app.top is scene
    until(app, lambda: isinstance(app.top, ChallengeScene))
    assert held(scene, 1) == 3
    press(app, "Help")
    press(app, "Challenge")
    until(app, lambda: isinstance(app.top, RevealScene))
    assert isinstance(app.top, RevealScene)
    assert len(app.top.cards) == 1, "the hand as it was when the card was played"

"""Who drums on a call that does not count holds up nobody."""

from pathlib import Path

import pygame
import pytest

from game.games.uno_express.rules import CATCH
from game.play.match import Phase
from game.rules.things import Pile
from game.screen.app.app import App
from game.screen.scenes.hand_over import HandOverScene
from tests.games.uno_express.screen.tables import calm, card_of, lay, seated
from tests.screen.matches import pick, play_on, sit_down, until
from tests.screen.rooms import SIZES, click, find, key, layout_faults, open_app, press, said, wait

LONGEST = 20  # seconds
EARLY = "Call it when one card is left."


def drum(app: App, code: int, every: float) -> None:
    key(app, code)
    wait(app, every)


def test_the_screen_is_passed_on(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human", {0: "B7 B8 R2"})
    lay(scene, {0: "B7 B8 R2"}, stock="R6")
    press(app, "Draw a card")
    for _ in range(LONGEST):
        drum(app, pygame.K_p, 1.0)
        if isinstance(app.top, HandOverScene):
            break
    assert isinstance(app.top, HandOverScene)


def test_a_computer_reads_on_and_plays(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy,easy,easy", seed=3, game="uno_express", first_dealer=0)
    play_on(app, scene, lambda: scene.narrator.listening)
    before, spoken = len(scene.match.history), said(app).count(EARLY)
    for _ in range(4):
        drum(app, pygame.K_q, 0.1)
    assert said(app).count(EARLY) == spoken, "nobody speaks into what is read"
    for _ in range(LONGEST * 2):
        drum(app, pygame.K_q, 0.5)
    assert len(scene.match.history) > before


@pytest.mark.parametrize("code", [pygame.K_q, pygame.K_SPACE])
def test_it_is_told_once_and_again_only_later(tmp_path: Path, code: int) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G9 B7 R1"})
    scene.focus.show(find(scene, "UNO!"))
    for _ in range(3):
        drum(app, code, 0.6)
    assert said(app).count(EARLY) == 1
    wait(app, 4)
    drum(app, code, 0.6)
    assert said(app).count(EARLY) == 2


def test_where_calls_make_themselves_a_key_says_nothing(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G9 B7 R1"}, uno_window="off")
    drum(app, pygame.K_q, 0.6)
    assert said(app).count(EARLY) == 0
    assert scene.match.phase is Phase.ASK


def test_who_has_one_card_left_need_not_be_told_when_to_call(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "B7"})
    drum(app, pygame.K_q, 0.6)
    assert scene.top.talk.banner.text == "No need to call now."


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", ["human", "human,easy", "human,easy,easy"])
def test_nobody_is_offered_to_catch_himself(tmp_path: Path, size: tuple[int, int], others: str) -> None:
    """Who may be caught sits below; the button stands at the head of the other person."""
    app, scene = seated(tmp_path, f"human,{others}", {0: "G9 B7"}, size)
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL and calm(scene))
    catch, head = find(scene, "Mia: Catch!"), scene.desk.head(1)
    assert scene.match.viewer == 0
    assert catch.rect.collidelist(scene.top.furniture.fans()) < 0
    assert catch.rect.right < head[0] < catch.rect.right + app.view.px(80)
    assert abs(catch.rect.centery - head[1]) < app.view.px(80)
    assert layout_faults(app, gap=1) == []
    click(app, catch.rect.center)
    assert scene.match.history[-1] == (1, CATCH)


def test_a_catch_counts_on_the_cover_between_two_people(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human", {0: "G9 B7"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: isinstance(app.top, HandOverScene))
    key(app, pygame.K_p)
    assert scene.match.history[-1] == (1, CATCH)
    until(app, lambda: isinstance(app.top, HandOverScene))
    assert len(scene.match.shown.piles[Pile("hand", 0)]) == 3


def test_the_next_person_does_not_begin_where_the_last_one_was(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human", {0: "G9 B7 R1", 1: "G1 G2 G3"})
    scene.focus.show(find(scene, "UNO!"))
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: isinstance(app.top, HandOverScene))
    press(app, "I am Mia")
    until(app, lambda: scene.asking is not None)
    assert scene.focus.current is not None
    assert not scene.focus.current.why_off


def test_a_call_that_does_not_count_is_answered_to_whoever_made_it(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human,easy", {0: "B7", 1: "Y1 Y2 Y3 R1 R2"})
    key(app, pygame.K_p)
    assert scene.top.talk.banner.text == "Call it when one card is left."
    wait(app, 6)
    key(app, pygame.K_q)
    assert scene.top.talk.banner.text == "No need to call now."


@pytest.mark.parametrize("code", [pygame.K_z, pygame.K_b])
def test_the_key_of_a_computer_or_of_nobody_says_nothing(tmp_path: Path, code: int) -> None:
    app, scene = seated(tmp_path, "human,human,easy", {0: "B7"})
    key(app, code)
    assert scene.top.talk.banner.text == ""


def test_a_pad_that_goes_round_speaks_of_whoever_sits_there(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human", {0: "B7"})
    app.frame(0.1, [pygame.event.Event(pygame.JOYBUTTONDOWN, button=2, instance_id=0)])
    assert scene.top.talk.banner.text == "No need to call now."

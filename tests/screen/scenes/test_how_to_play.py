"""How to play: pages, reading them aloud, and that every lesson can be drawn."""

import dataclasses
from pathlib import Path

import pygame
import pytest

from game.games.shelf import GAMES
from game.screen.app.app import App
from game.screen.scenes.how_to_play import PAGE, HowToPlayScene, pages_of
from game.screen.tour import states
from game.table.table import Table
from tests.screen.inspection import Floor, faults, open_on_floor, press_everything
from tests.screen.matches import play_on, sit_down
from tests.screen.rooms import SIZES, key, open_app, press, said, wait

TABLE = GAMES["kablam"].table
BARE: dict[str, object] = {"words": False, "bluff": False, "uno_window": "off", "length": "hand"}


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_on_floor(tmp_path)
    app.push(HowToPlayScene(app, TABLE))
    app.services.settings.spoken_menus = False
    return app


def scene(app: App) -> HowToPlayScene:
    assert isinstance(app.top, HowToPlayScene)
    return app.top


def taught(game: str, **chosen: object) -> list[str]:
    """The sentences of a match with these options."""
    return [each.sentence for _, some in GAMES[game].table.courses(chosen) for each in some]


@pytest.mark.parametrize("size", SIZES)
def test_it_is_right_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    assert faults(tmp_path, size, states.how_to_play) == []


def test_every_button_can_be_pressed(tmp_path: Path) -> None:
    pages = [len(pages_of(entry.table)) for entry in GAMES.values()]
    buttons = sum(number * (4 if number > 1 else 3) for number in pages)
    assert press_everything(tmp_path, states.how_to_play) == buttons


def test_next_goes_through_all_pages_and_round(app: App) -> None:
    for page in range(1, scene(app).pages):
        press(app, "Next")
        assert scene(app).page == page
    press(app, "Again")
    assert scene(app).page == 0


@pytest.mark.parametrize("name", ["Play", "Back"])
def test_play_and_back_close_it(app: App, name: str) -> None:
    press(app, name)
    assert isinstance(app.top, Floor)


def test_enter_alone_leads_through_and_out(app: App) -> None:
    for _ in range(scene(app).pages):
        wait(app)
        key(app, pygame.K_RETURN)
    assert isinstance(app.top, Floor)


def test_the_page_is_read_sentence_by_sentence(app: App) -> None:
    press(app, "Read it to me")
    assert scene(app).reading == 0
    wait(app, 30)
    assert said(app) == [lesson.sentence for lesson in TABLE.lessons[:PAGE]]
    assert scene(app).reading == -1


@pytest.mark.parametrize("name", ["Read it to me", "Next"])
def test_reading_stops_when_it_is_no_longer_wanted(app: App, name: str) -> None:
    press(app, "Read it to me")
    press(app, name)
    assert scene(app).reading == -1
    assert not app.services.voice.busy


def test_a_table_with_few_lessons_has_one_page(app: App) -> None:
    small = dataclasses.replace(TABLE, lessons=TABLE.lessons[:3])
    app.push(HowToPlayScene(app, small))
    assert [widget.name for widget in app.top.focus.widgets] == ["Back", "Read it to me", "Play"]
    wait(app, 0.2)


def test_every_lesson_is_short() -> None:
    assert [each.sentence for each in TABLE.lessons if len(each.sentence.split()) > 7] == []


def test_each_version_of_the_rules_has_lessons_of_its_own(app: App) -> None:
    table = GAMES["thats_it"].table
    hold, lay = (taught("thats_it", version=nth) for nth in (1, 2))
    assert "Hold a three and a four." in hold
    assert not {"Lay your set on the table.", "A real card sets the wizard free."} & set(hold)
    assert {"Lay your set on the table.", "Then you may add to sets."} <= set(lay)
    assert "Hold a three and a four." not in lay
    assert [page.version for page in pages_of(table)] == ["Hold"] * 2 + ["Lay"] * 3
    assert [page.first for page in pages_of(table)] == [1, 5, 1, 5, 9]


def test_a_match_is_taught_without_what_its_options_leave_out() -> None:
    everything, bare = taught("uno_express"), taught("uno_express", **BARE)
    assert len(everything) == 16
    for word in ("Read", "Shout", "Catch", "call", "Challenge", "bluff", "Count", "250"):
        assert any(word in sentence for sentence in everything)
        assert not any(word in sentence for sentence in bare), word
    assert bare[-1] == "No cards left? You win the game!"
    assert taught("push", words=False)[0] == "Turn over a card."
    assert "Stop: you take any stack." in taught("push", active_pick="free")
    assert "First to 100 wins the game!" in set(taught("kablam")) - set(taught("kablam", length="short"))


@pytest.mark.parametrize(
    ("game", "chosen", "aim"),
    [
        ("uno_express", {}, "First to 250 points wins!"),
        ("uno_express", {"target": 100}, "First to 100 points wins!"),
        ("uno_express", BARE, "First with no cards wins!"),
        ("kablam", {}, "First to 100 points wins!"),
        ("kablam", {"length": "short"}, "First with no cards wins!"),
    ],
)
def test_the_aim_says_what_the_lessons_say(game: str, chosen: dict[str, object], aim: str) -> None:
    assert GAMES[game].table.aim(chosen) == aim
    last = taught(game, **chosen)[-1]
    assert last in (f"{aim.removesuffix(' points wins!')} wins the game!", "No cards left? You win the game!")
    assert ("points" in aim) == ("First to" in last)


@pytest.mark.parametrize("table", [entry.table for entry in GAMES.values()], ids=GAMES)
def test_lessons_ask_only_for_options_there_are(table: Table) -> None:
    for lesson in table.lessons:
        for name, value in (*lesson.only.items(), *lesson.unless.items()):
            option = next(option for option in table.options if option.name == name)
            assert value in {each for each, _, _ in option.choices}


@pytest.mark.parametrize("ways", [("How to play",), ("Pause", "How to play")])
def test_from_a_match_its_own_rules_are_taught(tmp_path: Path, ways: tuple[str, ...]) -> None:
    app = open_app(tmp_path)
    table = sit_down(app, "human,easy", seed=3, game="uno_express", first_dealer=1, **BARE)
    play_on(app, table, lambda: table.asking is not None)
    for name in ways:
        press(app, name)
    assert scene(app).aim == "First with no cards wins!"
    assert scene(app).pages == 2
    assert scene(app)._words.on_cards == {}, "no words on the cards of its pictures, either"


@pytest.mark.parametrize("ways", [("How to play",), ("Pause", "How to play")])
@pytest.mark.parametrize(
    ("seats", "keys"),
    [
        ("human,easy,human", ("caller:cat Q", "caller:fox Z")),
        ("easy,human", ("caller:cat P",)),
        ("easy,easy", ("caller:cat Q", "caller:fox P")),
    ],
)
def test_the_keys_are_those_of_the_people_who_play(
    tmp_path: Path, ways: tuple[str, ...], seats: str, keys: tuple[str, ...]
) -> None:
    app = open_app(tmp_path)
    table = sit_down(app, seats, game="uno_express")
    if len(table.match.people) > 1:
        play_on(app, table, lambda: table.asking is not None)
    for name in ways:
        press(app, name)
    shown = []
    guide = scene(app)
    for page in range(guide.pages):
        guide.page = page
        shown += [lesson.show for lesson in guide.lessons]
    assert [show for show in shown if "caller:" in " ".join(show)] == [keys]


def test_no_page_is_left_with_a_single_lesson() -> None:
    pages = pages_of(GAMES["kablam"].table, {"length": "short"})
    assert [(page.first, len(page.lessons)) for page in pages] == [(1, 3), (4, 3), (7, 3)]

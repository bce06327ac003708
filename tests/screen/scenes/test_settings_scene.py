"""The settings screen: each row changes its setting at once and for good."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.screen.app.app import App
from game.screen.app.kiosk import Kiosk
from game.screen.scenes.settings import SettingsScene
from game.screen.scenes.settings_pages import TABS
from game.screen.tour import states
from game.screen.widgets.controls import Stepper, Toggle
from game.screen.widgets.input import Arrow
from game.screen.widgets.rows import TRIAL
from game.settings import SettingsFile
from game.sound.health import Health, Speaker, State
from game.sound.voice import SilentVoice
from tests.screen.inspection import Floor, faults, open_on_floor, press_everything, reached
from tests.screen.rooms import FRAME, SIZES, click, find, key, layout_faults, press, rests, wait

HAZEL = Speaker("sapi:hazel", "Microsoft Hazel Desktop - English (Great Britain)", "british")
PICO = Speaker("pico:en-GB", "Pico", "british")
ZIRA = Speaker("sapi:zira", "Zira", "american")
FIONA = Speaker("ns:fiona", "Fiona", "")
SPEAKERS = (HAZEL, PICO, ZIRA, FIONA)


class ListedVoice(SilentVoice):
    """Knows some voices, but tells them only when its answer is due; notes what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def list_speakers(self) -> None:
        self.asked.append("voices")

    def try_again(self) -> None:
        self.asked.append("again")
        self.said.append("")


def open_listed(folder: Path, size: tuple[int, int] = (1280, 720)) -> tuple[App, ListedVoice]:
    """An app whose voice has told nobody yet."""
    app, voice = open_on_floor(folder, size), ListedVoice()
    app.services = replace(app.services, voice=voice)
    return app, voice


@pytest.fixture
def app(tmp_path: Path) -> App:
    app, _ = open_listed(tmp_path)
    app.push(SettingsScene(app))
    return app


@pytest.fixture
def voice(app: App) -> ListedVoice:
    """The voice page, with the voices told."""
    voice = app.services.voice
    assert isinstance(voice, ListedVoice)
    press(app, "Voice")
    voice.speakers = SPEAKERS
    wait(app, 0.1)
    return voice


def which(app: App) -> Stepper[str]:
    stepper = find(app.top, "Which voice")
    assert isinstance(stepper, Stepper)
    return stepper


def names(app: App) -> list[str]:
    return [choice.label for choice in which(app).choices]


@pytest.mark.parametrize("size", SIZES)
def test_it_is_right_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    assert faults(tmp_path, size, states.settings) == []


def test_everything_can_be_pressed(tmp_path: Path) -> None:
    assert press_everything(tmp_path, states.settings) > 30


@pytest.mark.parametrize(
    ("page", "name", "field", "after"),
    [
        ("Reading", "Reading aloud", "reading", False),
        ("Reading", "Talking menus", "spoken_menus", False),
        ("Reading", "Captions", "captions", False),
        ("Reading", "Computers read", "computers", "speak"),
        ("Voice", "The voice", "voice", False),
        ("Screen", "Calm", "reduced_motion", True),
        ("Play", "Hints", "hints", False),
        ("Play", "Fizzy bottle", "fizzy", True),
    ],
)
def test_a_press_changes_the_setting_and_stores_it(
    app: App, tmp_path: Path, page: str, name: str, field: str, after: Any
) -> None:
    press(app, page)
    press(app, name)
    assert getattr(app.services.settings, field) == after
    assert getattr(SettingsFile(tmp_path).load(), field) == after


@pytest.mark.parametrize(
    ("page", "name", "field", "after"),
    [
        ("Voice", "Speed", "voice_rate", "fast"),
        ("Reading", "Computers read", "computers", "speak"),
        ("Voice", "Accent", "accent", "american"),
        ("Sound", "Voice loudness", "voice_volume", 1.0),
        ("Sound", "Sounds", "effects_volume", 1.0),
        ("Sound", "Music", "music_volume", 1.0),
        ("Screen", "Cards move", "speed", "fast"),
    ],
)
def test_the_right_end_of_a_scale_is_the_most(app: App, page: str, name: str, field: str, after: Any) -> None:
    press(app, page)
    box = find(app.top, name).rect
    click(app, (box.right - 8, box.centery))
    assert getattr(app.services.settings, field) == after


def test_sound_follows_at_once(app: App) -> None:
    press(app, "Sound")
    box = find(app.top, "Music").rect
    click(app, (box.right - 8, box.centery))
    assert app.services.effects.music_volume == 1.0
    press(app, "Voice")
    press(app, "The voice")
    assert app.services.voice.volume == 0.0


def test_arrows_change_a_level(app: App) -> None:
    press(app, "Sound")
    app.top.focus.show(find(app.top, "Sounds"))
    key(app, pygame.K_LEFT, pygame.K_LEFT)
    assert app.services.settings.effects_volume == pytest.approx(0.4)


def test_the_voice_can_be_tried(app: App, voice: ListedVoice) -> None:
    voice.asked.clear()
    press(app, "Hear it")
    assert voice.asked == ["again"]
    assert voice.said[-2:] == ["", TRIAL]  # first the other chance, then the sentence


def test_the_page_says_once_why_there_is_no_voice(app: App, voice: ListedVoice) -> None:
    scene = app.top
    assert isinstance(scene, SettingsScene)
    voice.health = Health(State.CAPTIONS, "This computer has no voice, so words are shown instead.")
    told = [line for placed in scene.rows.placed for line in placed.row.sentences()]
    assert told.count(voice.health.why) == 1
    press(app, "The voice")
    wait(app, 3.0)
    told = [line for placed in scene.rows.placed for line in placed.row.sentences()]
    assert voice.health.why not in told
    assert sum("switched off" in line for line in told) == 1


def test_the_voices_are_asked_for_when_their_page_opens(tmp_path: Path) -> None:
    app, voice = open_listed(tmp_path)
    app.push(SettingsScene(app))
    press(app, "Sound")
    assert voice.asked == []
    press(app, "Voice")
    assert voice.asked == ["voices"]
    app.push(SettingsScene(app, "Voice"))
    assert voice.asked == ["voices"] * 2


def test_the_row_follows_voices_told_later_and_keeps_the_focus(tmp_path: Path) -> None:
    app, voice = open_listed(tmp_path)
    app.push(SettingsScene(app, "Voice"))
    app.top.focus.show(find(app.top, "Speed"))
    assert names(app) == ["Best voice"]
    wait(app, 0.5)
    voice.speakers = SPEAKERS
    wait(app, 0.1)
    assert names(app) == ["Best voice", HAZEL.name, "Pico", "Fiona"]
    assert app.top.focus.current is find(app.top, "Speed")
    assert rests(app)


def test_arrow_keys_go_round_the_voices(app: App, voice: ListedVoice, tmp_path: Path) -> None:
    app.top.focus.show(which(app))
    seen = []
    for _ in range(5):
        key(app, pygame.K_RIGHT)
        seen.append(app.services.settings.voice_name)
        assert app.top.focus.current is which(app)
    assert seen == [HAZEL.key, PICO.key, FIONA.key, "", HAZEL.key]
    key(app, pygame.K_LEFT, pygame.K_LEFT)
    assert app.services.settings.voice_name == voice.chosen == FIONA.key
    assert SettingsFile(tmp_path).load().voice_name == FIONA.key


@pytest.mark.parametrize("touch", [False, True])
def test_its_ends_step_and_its_name_is_heard_again(app: App, voice: ListedVoice, touch: bool) -> None:
    box = which(app).rect
    click(app, (box.x + 20, box.centery), touch)
    assert voice.chosen == FIONA.key
    click(app, (box.right - 20, box.centery), touch)
    click(app, (box.right - 20, box.centery), touch)
    assert voice.chosen == HAZEL.key
    said = len(voice.said)
    click(app, box.center, touch)
    assert (voice.chosen, voice.said[said:]) == (HAZEL.key, [TRIAL])


def test_quick_clicks_all_count(app: App, voice: ListedVoice) -> None:
    box = which(app).rect
    click(app, (box.right - 20, box.centery))
    for _ in range(2):
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        events = [pygame.event.Event(kind, pos=(box.right - 20, box.centery), button=1) for kind in kinds]
        app.frame(FRAME, events)
    assert voice.chosen == FIONA.key


@pytest.mark.parametrize("name", ["Which voice", "Accent", "Speed", "Voice loudness"])
def test_the_voice_shows_how_it_sounds_and_is_not_cut_short(app: App, voice: ListedVoice, name: str) -> None:
    press(app, "Sound" if name == "Voice loudness" else "Voice")
    app.services.settings.spoken_menus = True
    app.services.settings.voice_rate = "slow"
    app.services.settings.voice_volume = 0.2
    app.rebuild()
    app.top.focus.show(find(app.top, name))
    wait(app, 1.0)
    voice.said.clear()
    key(app, pygame.K_RIGHT)
    wait(app, 1.0)
    assert voice.said == [TRIAL]


def test_a_pointer_that_stays_does_not_cut_it_short_either(app: App, voice: ListedVoice) -> None:
    box = which(app).rect
    at = (box.right - 20, box.centery)
    app.frame(FRAME, [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0))])
    wait(app, 1.5)
    assert voice.said[-1] == "Which voice"
    click(app, at)
    app.frame(FRAME, [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0))])
    wait(app, 1.5)
    assert voice.said[-1] == TRIAL


@pytest.mark.parametrize(
    ("chosen", "after"),
    [(HAZEL.key, ""), (FIONA.key, FIONA.key), (ZIRA.key, ZIRA.key), ("gone", ""), ("", "")],
)
def test_a_voice_without_the_accent_makes_way(
    app: App, voice: ListedVoice, tmp_path: Path, chosen: str, after: str
) -> None:
    app.services.settings.voice_name = chosen
    app.rebuild()
    app.top.focus.show(find(app.top, "Accent"))
    key(app, pygame.K_RIGHT)
    assert (voice.accent, voice.chosen) == ("american", after)
    assert SettingsFile(tmp_path).load().voice_name == after
    assert names(app) == ["Best voice", "Zira", "Fiona"]


def test_a_chosen_voice_is_shown_whatever_its_accent(app: App, voice: ListedVoice) -> None:
    app.services.settings.voice_name = ZIRA.key
    app.rebuild()
    assert which(app).choices[which(app).place].label == "Zira"


def test_a_chosen_voice_is_not_lost_while_nobody_is_listed(app: App, voice: ListedVoice) -> None:
    app.services.settings.voice_name = PICO.key
    voice.speakers = ()
    wait(app, 0.1)
    assert which(app).value == PICO.key
    assert app.services.settings.voice_name == PICO.key


@pytest.mark.parametrize("size", SIZES)
def test_many_voices_with_long_names_leave_the_page_right(tmp_path: Path, size: tuple[int, int]) -> None:
    app, voice = open_listed(tmp_path, size)
    voice.speakers = tuple(Speaker(str(n), f"{n} {HAZEL.name * 4}", "british") for n in range(60))
    app.push(SettingsScene(app, "Voice"))
    app.top.handle(Arrow(0, 1))
    wait(app, 0.1)
    assert layout_faults(app) == []
    assert reached(app.top) == {widget.name for widget in app.top.focus.widgets}


def test_tabs_and_rows_do_not_meet(app: App) -> None:
    for page in TABS:
        press(app, page)
        assert isinstance(app.top, SettingsScene)
        tabs = [find(app.top, name).rect for name in TABS]
        assert app.top.box.contains(tabs[0].unionall(tabs[1:]))
        assert all(app.top.box.contains(placed.box) for placed in app.top.rows.placed)
        assert all(above.bottom < below.y for above, below in pairwise(tabs))


def test_a_kiosk_has_no_full_screen_switch(app: App) -> None:
    app.push(SettingsScene(app, "Screen"))
    assert find(app.top, "Full screen")
    app.kiosk = Kiosk()
    app.push(SettingsScene(app, "Screen"))
    assert "Full screen" not in [widget.name for widget in app.top.focus.widgets]


def test_full_screen_is_kept(app: App, tmp_path: Path) -> None:
    press(app, "Screen")
    press(app, "Full screen")
    assert pygame.display.is_fullscreen()
    assert SettingsFile(tmp_path).load().fullscreen
    press(app, "Full screen")
    assert not pygame.display.is_fullscreen()
    assert not SettingsFile(tmp_path).load().fullscreen


def test_the_full_screen_switch_tells_how_the_window_is(app: App) -> None:
    app.services.settings.fullscreen = True  # stored, but the game was started in a window
    press(app, "Screen")
    switch = find(app.top, "Full screen")
    assert isinstance(switch, Toggle)
    assert not switch.on


def test_a_change_builds_each_scene_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[SettingsScene] = []
    build = SettingsScene.build

    def noted(scene: SettingsScene) -> None:
        built.append(scene)
        build(scene)

    monkeypatch.setattr(SettingsScene, "build", noted)
    for page, name in (("Reading", "Captions"), ("Screen", "Calm"), ("Screen", "Full screen")):
        press(app, page)
        built.clear()
        press(app, name)
        assert built == [app.top]
    app.set_fullscreen(False)


def test_what_the_voice_says_on_trial_is_painted_once(app: App) -> None:
    press(app, "Voice")
    wait(app, 0.5)
    scene = app.top
    assert isinstance(scene, SettingsScene)
    assert not scene.rows.stale
    app.services.voice.say(TRIAL)
    assert scene.rows.stale
    wait(app, 0.1)
    assert not scene.rows.stale


def test_every_page_opens_and_back_leaves(app: App) -> None:
    for page in TABS:
        press(app, page)
        assert app.top.page == page  # type: ignore[attr-defined]
    wait(app)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Floor)

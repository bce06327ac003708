"""The reading moment: silent before the try, sound buttons, the run, the model, the judge, the nudge."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.play.reading import Step
from game.screen.app.app import App
from game.screen.scenes.how_to_play import HowToPlayScene
from game.screen.scenes.pause import PauseScene
from game.screen.scenes.reading import NUDGE, WIGGLE, ReadingScene
from game.screen.widgets.sound_buttons import LIT_INK, SoundButton
from game.sound.voice import SilentVoice
from tests.screen.matches import play_on, sit_down, until
from tests.screen.rooms import (
    FRAME,
    SIZES,
    click,
    find,
    key,
    open_app,
    press,
    rests,
    voice_of,
    wait,
    within_arrows,
)

WORDS = ("cat", "quick", "cake", "complete", "birthday", "jug", "splash", "extreme", "outside", "off")
DEEP = "gjpqy"


def open_reading(app: App, word: str, seats: str = "human,easy", **options: object) -> ReadingScene:
    """A person has played a card and is to read this word."""
    table = sit_down(app, seats, 2, "kablam", **options)
    play_on(app, table, lambda: isinstance(app.top, ReadingScene))
    scene = app.top
    assert isinstance(scene, ReadingScene)
    scene.show(word)
    voice(app).said.clear()
    wait(app, 0.6)
    return scene


def voice(app: App) -> SilentVoice:
    return voice_of(app)


def names(scene: ReadingScene) -> list[str]:
    return [widget.name for widget in scene.focus.widgets]


def pixels(app: App, area: pygame.Rect) -> bytes:
    app.draw()
    return pygame.image.tobytes(app.screen.subsurface(area.clip(app.screen.get_rect())), "RGB")


def has_colour(area: bytes, colour: str) -> bool:
    """Whether a pixel of this colour, or hardly another, is in the area."""
    wanted = pygame.Color(colour)[:3]
    found = {area[at : at + 3] for at in range(0, len(area), 3)}
    return any(max(abs(a - b) for a, b in zip(pixel, wanted, strict=True)) <= 3 for pixel in found)


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path)


def test_nothing_is_heard_before_the_try(app: App) -> None:
    scene = open_reading(app, "ship")
    for widget in scene.focus.widgets:
        app.frame(
            FRAME, [pygame.event.Event(pygame.MOUSEMOTION, pos=widget.rect.center, rel=(0, 0), buttons=())]
        )
        wait(app, 2.0)
    key(app, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP)
    wait(app, 12.0)
    assert voice(app).said == []
    assert names(scene) == ["Help", "I read it!", "Pause"]


def test_what_was_being_said_stops_when_the_word_comes(app: App) -> None:
    table = sit_down(app, "human,easy", seed=2)
    play_on(app, table, lambda: table.match.reading is not None)
    app.services.voice.say("You need red or seven, or a wild.")
    until(app, lambda: isinstance(app.top, ReadingScene))
    assert not app.services.voice.busy


def test_a_sound_button_gives_its_sound_alone(app: App) -> None:
    scene = open_reading(app, "this")
    press(app, "Help")
    assert scene.reading.step is Step.BUTTONS
    assert voice(app).said == []
    assert names(scene)[:3] == ["sound 1", "sound 2", "sound 3"]
    press(app, "sound 1")
    assert voice(app).said == ["/dh/"]
    assert (scene.sounding.lit, scene.sounding.caption) == (0, "th")
    wait(app, 1.0)
    assert (scene.sounding.lit, scene.sounding.caption) == (None, "")
    assert scene.reading.pressed == [0]


def test_sounds_may_be_tapped_quickly_one_after_the_other(app: App) -> None:
    scene = open_reading(app, "ship")
    press(app, "Help")
    wait(app, 0.6)
    for nth in (1, 2, 3, 3):
        at = find(scene, f"sound {nth}").rect.center
        down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
        app.frame(0.1, [pygame.event.Event(kind, pos=at, button=1, touch=True) for kind in (down, up)])
    assert voice(app).said == ["/sh/", "/i/", "/p/", "/p/"]
    assert scene.reading.pressed == [0, 1, 2, 2]


def test_keys_go_along_the_word_space_gives_one_sound_and_enter_all(app: App) -> None:
    scene = open_reading(app, "cake")
    key(app, pygame.K_LEFT, pygame.K_LEFT)
    wait(app, 0.6)
    key(app, pygame.K_RETURN)  # on Help
    assert scene.reading.step is Step.BUTTONS
    seen = []
    for _ in range(4):
        assert isinstance(scene.focus.current, SoundButton)
        seen.append(scene.focus.current.nth)
        wait(app, 0.6)
        key(app, pygame.K_SPACE, pygame.K_RIGHT)
    assert seen == [0, 1, 2, 2]
    assert voice(app).said == ["/k/", "/ai/", "/k/", "/k/"]
    voice(app).said.clear()
    key(app, pygame.K_LEFT, pygame.K_RETURN)
    assert voice(app).said == ["/k/", "/ai/", "/k/"]
    assert (scene.reading.step, scene.reading.outcome) == (Step.RUN, "buttons")


def test_the_pad_reaches_the_sounds(app: App) -> None:
    scene = open_reading(app, "ship")
    press(app, "Help")
    wait(app, 0.6)
    app.frame(FRAME, [pygame.event.Event(pygame.JOYHATMOTION, value=(0, 1))])
    for _ in range(3):
        if isinstance(scene.focus.current, SoundButton):
            break
        app.frame(FRAME, [pygame.event.Event(pygame.JOYHATMOTION, value=(0, 1))])
    app.frame(FRAME, [pygame.event.Event(pygame.JOYBUTTONDOWN, button=0)])
    assert len(voice(app).said) == 1


def test_the_run_lights_each_grapheme_and_leaves_the_blending_to_the_child(app: App) -> None:
    scene = open_reading(app, "quick")
    press(app, "Help")
    press(app, "Help")
    assert scene.reading.step is Step.RUN
    seen: list[tuple[int | None, str]] = []
    for _ in range(40):
        if not seen or seen[-1] != (scene.sounding.lit, scene.sounding.caption):
            seen.append((scene.sounding.lit, scene.sounding.caption))
        app.frame(0.1, [])
    assert seen == [(0, "qu"), (1, "i"), (2, "ck"), (None, "")]
    assert voice(app).said == ["/kw/", "/i/", "/k/"]


def test_the_model_sounds_it_out_and_says_it_and_nobody_judges(app: App) -> None:
    scene = open_reading(app, "these")
    for _ in range(3):
        press(app, "Help")
    assert voice(app).said[-4:] == ["/dh/", "/ee/", "/z/", "these"]
    until(app, lambda: scene.sounding.caption == "these")
    wait(app, 2.0)
    press(app, "Listen")
    assert voice(app).said[-4:] == ["/dh/", "/ee/", "/z/", "these"]
    press(app, "I said it!")
    reading = scene.match.readings[-1]
    assert (reading.outcome, reading.judge) == ("modelled", "")
    assert app.top is not scene


def test_the_child_ticks_or_tries_again(app: App) -> None:
    scene = open_reading(app, "ship")
    press(app, "I read it!")
    assert voice(app).said == ["ship"]
    assert scene.sounding.caption == "ship"
    assert names(scene) == ["Pause"]
    wait(app, 2.0)
    assert names(scene) == ["Again", "Yes!", "Pause"]
    press(app, "Again")
    assert (scene.reading.step, scene.reading.outcome) == (Step.BUTTONS, "buttons")
    press(app, "sound 2")
    press(app, "I read it!")
    wait(app, 2.0)
    assert voice(app).said == ["ship", "/i/", "ship"]
    press(app, "Yes!")
    reading = scene.match.readings[-1]
    assert (reading.outcome, reading.judge, reading.pressed) == ("buttons", "self", [1])


def test_two_keys_are_enough_for_a_child_who_can_read_it(app: App) -> None:
    scene = open_reading(app, "ship")
    key(app, pygame.K_RETURN)
    wait(app, 2.0)
    key(app, pygame.K_RETURN)
    app.frame(FRAME, [])
    assert scene.match.readings[-1].outcome == "unaided"


def test_a_partner_is_asked(app: App) -> None:
    scene = open_reading(app, "ship", "human,human")
    reader = scene.match.players[scene.reading.seat].name
    press(app, "I read it!")
    wait(app, 2.0)
    assert scene.advice == f"Did {reader} say that?"
    press(app, "Yes!")
    assert scene.match.readings[-1].judge == "partner"


def test_no_button_clicks_into_the_sounds(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(app.services.effects, "play", played.append)
    scene = open_reading(app, "ship")
    played.clear()
    for name in ("Help", "sound 1", "sound 2", "Help", "Help", "I said it!"):
        press(app, name)
        if app.top is scene:
            assert played == []


def test_a_nudge_after_a_while_and_only_one(app: App) -> None:
    scene = open_reading(app, "ship")
    card = pygame.Rect(400, 60, 480, 440)
    still = pixels(app, card)
    moved = []
    for _ in range(round((NUDGE + WIGGLE + 4) * 20)):
        app.frame(0.05, [])
        moved.append(pixels(app, card) != still)
    first = moved.index(True) * 0.05
    assert NUDGE - 1.5 < first <= NUDGE
    assert sum(moved) * 0.05 <= WIGGLE
    assert voice(app).said == []
    key(app, pygame.K_LEFT)  # a key starts the wait anew
    wait(app, NUDGE + 0.1)
    assert scene.wiggling


def test_no_nudge_for_those_who_want_it_calm(app: App) -> None:
    app.services.settings.reduced_motion = True
    scene = open_reading(app, "ship")
    wait(app, NUDGE + 0.1)
    assert not scene.wiggling


def test_nothing_is_drawn_while_nothing_happens(app: App) -> None:
    open_reading(app, "cake")
    press(app, "Help")
    assert rests(app)


def test_captions_can_be_switched_off(app: App) -> None:
    scene = open_reading(app, "ship")
    below_owl = pygame.Rect(960, 330, 320, 200)
    press(app, "Help")
    wait(app, 1.0)
    quiet = pixels(app, below_owl)
    press(app, "sound 1")
    assert pixels(app, below_owl) != quiet
    wait(app, 1.0)
    app.services.settings.captions = False
    press(app, "sound 1")
    assert scene.sounding.caption == "sh"
    assert pixels(app, below_owl) == quiet


def test_esc_pauses_and_the_reading_goes_on_where_it_was(app: App) -> None:
    scene = open_reading(app, "ship")
    press(app, "Help")
    press(app, "sound 2")
    key(app, pygame.K_ESCAPE)
    assert type(app.top) is PauseScene
    wait(app, 1.0)
    press(app, "Play on")
    assert app.stack[-1] is scene
    assert (scene.reading.step, scene.sounding.lit) == (Step.BUTTONS, None)


def test_the_rules_of_the_match_can_be_looked_up_from_a_reading(app: App) -> None:
    open_reading(app, "ship", length="short")
    key(app, pygame.K_ESCAPE)
    press(app, "How to play")
    assert isinstance(app.top, HowToPlayScene)
    assert app.top.aim == "First with no cards wins!"


def test_the_lit_grapheme_changes_its_letters_and_its_button(app: App) -> None:
    scene = open_reading(app, "cake")
    press(app, "Help")
    wait(app, 1.0)
    sounds = scene.sounds
    mark = sounds.marks[1]
    letters = [
        pygame.Rect(round(left), sounds.box.y, round(right - left), sounds.box.height)
        for left, right in mark.letters
    ]
    ends = (sum(mark.letters[0]) / 2, sum(mark.letters[1]) / 2)
    below = pygame.Rect(round(ends[0]), round(sounds.line), round(ends[1] - ends[0]), 40)
    other = pygame.Rect(round(sounds.marks[0].left), sounds.box.y, 20, sounds.box.height)
    before = [pixels(app, area) for area in (*letters, below, other)]
    scene._press(1)
    after = [pixels(app, area) for area in (*letters, below, other)]
    changed = [one != two for one, two in zip(before, after, strict=True)]
    assert changed == [True, True, True, False]
    assert [has_colour(area, LIT_INK) for area in after] == [True, True, False, False]


def test_a_tricky_grapheme_has_a_hollow_button(app: App) -> None:
    scene = open_reading(app, "off")
    solid = scene.sounds.marks[0]
    assert not solid.tricky
    scene.sounding.spelling = scene.sounding.spelling._replace(graphemes=("o", "ff"), sounds=("i", "f"))
    scene.build()
    assert [mark.tricky for mark in scene.sounds.marks] == [True, False]
    press(app, "Help")
    wait(app, 1.0)
    middle = (round(sum(scene.sounds.marks[0].letters[0]) / 2), round(scene.sounds.line))
    app.draw()
    assert sum(app.screen.get_at(middle)[:3]) > 600


@pytest.mark.parametrize("size", [*SIZES, (1280, 720), (800, 600)], ids=str)
def test_everything_has_its_place(tmp_path: Path, size: tuple[int, int]) -> None:
    app = open_app(tmp_path, size)
    scene = open_reading(app, "cat")
    scene.reading.help()
    for word in WORDS:
        scene.show(word)
        check_layout(app, scene)


def check_layout(app: App, scene: ReadingScene) -> None:
    """Words inside the plate and clear of the buttons, targets large enough, dots below all descenders."""
    view, sounds = app.view, scene.sounds
    plate = view.box(50, 40, 47, 36)
    least = 56 / 1080 * 720 * view.scale
    choices = [widget.rect for widget in scene.focus.widgets if not isinstance(widget, SoundButton)]
    for widget in scene.focus.widgets:
        if isinstance(widget, SoundButton):
            assert min(widget.rect.size) >= least - 1
            assert widget.rect.collidelist(choices) == -1
            assert plate.contains(widget.rect), (scene.printed.word, widget.rect, plate)
    baseline = sounds.box.centery + app.art.letters.heights(sounds.size)[0] / 2
    ink = sounds.text.get_bounding_rect(min_alpha=60)
    lowest = sounds.box.y + ink.bottom
    if any(letter in DEEP for letter in scene.printed.word):
        assert lowest > baseline + 4
    assert lowest + 2 * view.scale < sounds.line - 0.5 * 1.45 * 0.2 * sounds.size
    assert plate.contains(sounds.box.clip(ink.move(sounds.box.topleft)))


def test_arrows_reach_everything(app: App) -> None:
    for word in ("cake", "birthday"):
        scene = open_reading(app, word)
        assert within_arrows(scene) == {"Help", "I read it!", "Pause"}
        press(app, "Help")
        assert within_arrows(scene) == {widget.name for widget in scene.focus.widgets}


def test_a_tap_on_any_letter_gives_the_sound_of_its_grapheme(app: App) -> None:
    scene = open_reading(app, "cake")
    press(app, "Help")
    heard: Callable[[], str] = lambda: voice(app).said[-1]  # noqa: E731
    spans = app.art.letters.reading_spans("cake", scene.sounds.size, 0.08)
    for (left, right), label in zip(spans, ("/k/", "/ai/", "/k/", "/ai/"), strict=True):
        voice(app).said.clear()
        click(app, (round(scene.sounds.box.x + (left + right) / 2), scene.sounds.box.centery))
        assert heard() == label
    first, last = scene.sounds.marks[1].letters
    below = (sum(first) + sum(last)) / 4
    click(app, (round(below), round(scene.sounds.line + 0.24 * scene.sounds.size)))
    assert scene.reading.pressed[-1] == 1

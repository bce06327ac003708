"""Computers read aloud, sound by sound or just the word; cards that lie open can be heard."""

from pathlib import Path

import pygame
import pytest

from game.play.match import Phase
from game.rules.things import Moved, Pile, ReadAloud, Told
from game.screen.app.app import App
from game.screen.scenes.pause import PauseScene
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.table import TableScene
from game.screen.table.heard import OpenCard
from game.sound.voice import SilentVoice
from game.words.packs import spell
from tests.screen.matches import play_on, sit_down
from tests.screen.rooms import FRAME, click, key, open_app, press, voice_of, wait

DISCARD = Pile("discard")


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path)


def voice(app: App) -> SilentVoice:
    return voice_of(app)


def computer_reads(app: App, seats: str = "human,easy,hard") -> TableScene:
    """Until a computer has begun to read its card."""
    scene = sit_down(app, seats, seed=2)
    for _ in range(200):
        play_on(app, scene, lambda: scene.asking is not None or scene.narrator.listening)
        if scene.narrator.listening:
            return scene
        voice(app).said.clear()
        scene.play(scene.match.game.moves(scene.match.game.turn)[0])
        play_on(app, scene, lambda: scene.narrator.listening or scene.asking is not None)
        if scene.narrator.listening:
            return scene
    raise AssertionError("no computer read")


def modelled(scene: TableScene) -> list[object]:
    return [bubble for bubble in scene.top.talk.bubbles.values() if bubble.spelling]


def test_a_computer_models_its_word_with_each_grapheme_lit(app: App) -> None:
    scene = computer_reads(app)
    (seat, bubble), *more = [pair for pair in scene.top.talk.bubbles.items() if pair[1].spelling]
    assert more == []
    assert scene.match.players[seat].bot
    assert bubble.spelling == spell(app.services.packs.values(), bubble.text)
    sounds = [f"/{label}/" for label in bubble.spelling.sounds]
    assert voice(app).said[-len(sounds) - 1 :] == [*sounds, bubble.text]
    seen: list[int | None] = [bubble.lit]
    history = len(scene.match.history)
    while scene.narrator.listening:
        app.frame(FRAME, [])
        seen += [bubble.lit] if bubble.lit != seen[-1] else []
        assert seat in scene.top.talk.bubbles
        assert len(scene.match.history) == history, "the room listens before it goes on"
    assert seen == [*range(len(sounds)), None]


def test_a_computer_may_just_say_its_word(app: App) -> None:
    app.services.settings.computers = "speak"
    scene = computer_reads(app)
    said = voice(app).said[-1]
    assert not said.startswith("/")
    assert modelled(scene) == []
    assert [bubble.text for bubble in scene.top.talk.bubbles.values()].count(said) == 1


@pytest.mark.parametrize(
    "event",
    [
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 480), button=1, touch=False),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 480), button=1, touch=True),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0),
        pygame.event.Event(pygame.JOYBUTTONDOWN, button=0),
    ],
    ids=["mouse", "touch", "enter", "space", "pad"],
)
def test_a_model_can_be_hurried(app: App, event: pygame.Event) -> None:
    scene = computer_reads(app)
    wait(app, 0.3)
    assert scene.narrator.listening
    app.frame(FRAME, [event])
    assert not scene.narrator.listening
    assert not voice(app).busy
    assert app.top is scene


def test_other_input_does_not_hurry_it(app: App) -> None:
    scene = computer_reads(app)
    still = [
        pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 480), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(640, 480), button=1, touch=False),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0),
    ]
    for event in still:
        app.frame(FRAME, [event])
    assert scene.narrator.listening
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, PauseScene)


def test_the_pointer_on_a_button_does_not_cut_into_a_model(app: App) -> None:
    scene = computer_reads(app)
    said = list(voice(app).said)
    at = next(widget for widget in scene.focus.widgets if widget.name == "Pause").rect.center
    app.frame(FRAME, [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))])
    wait(app, 1.0)
    assert scene.narrator.listening
    assert voice(app).said == said


def open_card(scene: TableScene) -> OpenCard:
    found = [widget for widget in scene.focus.widgets if isinstance(widget, OpenCard)]
    assert len(found) == 1
    return found[0]


def top_word(scene: TableScene) -> str:
    return scene.match.game.deck[scene.match.shown.piles[DISCARD][-1]].word


def test_the_card_on_top_says_its_word(app: App) -> None:
    scene = sit_down(app, "human,easy", seed=2)
    play_on(app, scene, lambda: scene.asking is not None and bool(top_word(scene)))
    voice(app).said.clear()
    history = len(scene.match.history)
    click(app, open_card(scene).rect.center)
    assert voice(app).said == [top_word(scene)]
    assert scene.top.talk.told is not None
    assert scene.top.talk.told[1].text == top_word(scene)
    wait(app, 4.0)
    assert scene.top.talk.told is None
    assert len(scene.match.history) == history


def test_a_picture_card_on_top_says_its_name(app: App) -> None:
    scene = sit_down(app, "human,easy", seed=2)
    kinds = {"miss": "Miss a turn", "pick": "Pick up 2", "rev": "Reverse", "wild": "wild"}

    def kind() -> str:
        return scene.match.game.deck[scene.match.shown.piles[DISCARD][-1]].kind

    play_on(app, scene, lambda: scene.asking is not None and kind() in kinds)
    scene.open_cards.tell(DISCARD)
    assert voice(app).said[-1] == kinds[kind()]


def test_a_card_is_never_heard_before_the_child_has_tried_it(app: App) -> None:
    scene = sit_down(app, "human,easy", seed=2)

    def just_played() -> bool:
        """A card lies on the pile, and its reading is still to come."""
        waiting = scene.match.peek()
        return isinstance(waiting, ReadAloud) and not scene.match.players[waiting.seat].bot

    play_on(app, scene, lambda: just_played() or isinstance(app.top, ReadingScene))
    voice(app).said.clear()
    scene.open_cards.tell(DISCARD)
    assert voice(app).said == []
    play_on(app, scene, lambda: isinstance(app.top, ReadingScene))
    voice(app).said.clear()
    scene.open_cards.tell(DISCARD)
    assert voice(app).said == []
    play_on(app, scene, lambda: app.top is scene and scene.match.phase is not Phase.READ)
    scene.open_cards.tell(DISCARD)
    assert len(voice(app).said) > 0


def test_cards_in_a_hand_are_never_heard(app: App) -> None:
    scene = sit_down(app, "human,easy", seed=2)
    play_on(app, scene, lambda: scene.asking is not None)
    hand, stock = Pile("hand", 0), Pile("stock")
    voice(app).said.clear()
    for pile in (hand, Pile("hand", 1), stock):
        scene.open_cards.tell(pile)
    assert voice(app).said == []
    areas = [widget.rect for widget in scene.open_cards.widgets(set(), [])]
    assert len(areas) == 1
    assert scene.open_cards.widgets({DISCARD}, []) == []


def test_a_card_that_was_read_once_is_closed_again_in_the_stock(app: App) -> None:
    scene = sit_down(app, "human,easy", seed=2)
    play_on(app, scene, lambda: bool(scene.match.shown.read))
    shown = scene.match.shown
    card = next(iter(shown.read))
    src = next(pile for pile, cards in shown.piles.items() if card in cards)
    shown.show(Moved(card, src, Pile("stock"), 0))
    assert card not in shown.read


def test_the_open_card_is_reached_by_arrows_and_named_by_nobody(app: App) -> None:
    scene = sit_down(app, "human,easy", seed=2)
    play_on(app, scene, lambda: scene.asking is not None and bool(top_word(scene)))
    wait(app, 3.0)
    voice(app).said.clear()
    scene.focus.show(open_card(scene))
    wait(app, 2.0)
    assert voice(app).said == []
    key(app, pygame.K_RETURN)
    assert voice(app).said == [top_word(scene)]


def test_kablam_is_shouted(app: App) -> None:
    scene = sit_down(app, "human,easy,hard", seed=2)
    play_on(app, scene, lambda: scene.asking is not None)
    scene.narrator.follow(Told(1, "kablam"))
    assert scene.top.moment is not None
    assert voice(app).said[-1] == "KA-BLAM!"


def test_the_pause_button_works_while_a_computer_models(app: App) -> None:
    computer_reads(app)
    press(app, "Pause")
    assert isinstance(app.top, PauseScene)

"""The look at a doubted hand: it is owed like a word to read, however the table is left."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.games.uno_express.rules import CHALLENGE
from game.games.uno_express.show.challenge import ChallengeScene
from game.games.uno_express.show.reveal import RevealScene
from game.play.match import Match, Phase
from game.screen.app.app import App
from game.screen.app.kiosk import Kiosk
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.start.title import TitleScene
from game.screen.scenes.table import TableScene
from tests.play.test_owed import find
from tests.screen.matches import until
from tests.screen.rooms import open_app, press, wait

Leaving = Callable[[App, Path], App]


def is_to_answer(match: Match) -> bool:
    return match.phase is Phase.ASK and match.game.marks["state"] == "respond"


def doubts(folder: Path, seats: str) -> App:
    """A person is asked, and doubts."""
    app = open_app(folder)
    app.services.saves.store(find(seats, is_to_answer))
    app.go("resume")
    come_to(app, ChallengeScene)
    press(app, "Challenge")
    return app


def come_to(app: App, kind: type) -> None:
    """Whoever is to have the screen takes it."""
    for _ in range(200):
        until(app, lambda: isinstance(app.top, kind | HandOverScene))
        if isinstance(app.top, kind):
            return
        press(app, app.top.focus.widgets[0].name)


def home(app: App, folder: Path) -> App:
    press(app, "Pause")
    press(app, "Home")
    return app


def idle(app: App, folder: Path) -> App:
    app.kiosk = Kiosk()
    app.services.settings.pin = "1234"
    until(app, lambda: isinstance(app.top, TitleScene))
    return app


def close(app: App, folder: Path) -> App:
    app.services.saves.flush()
    return open_app(folder)


def table_of(app: App) -> TableScene:
    table = app.stack[0]
    assert isinstance(table, TableScene)
    return table


@pytest.mark.parametrize("leave", [home, idle, close])
def test_whoever_leaves_before_the_look_gets_it_on_coming_back(tmp_path: Path, leave: Leaving) -> None:
    app = doubts(tmp_path, "human,human")
    until(app, lambda: isinstance(app.top, HandOverScene))
    before, cover = table_of(app).match, app.top
    assert isinstance(cover, HandOverScene)
    app = leave(app, tmp_path)
    app.go("resume")
    until(app, lambda: isinstance(app.top, HandOverScene))
    assert isinstance(app.top, HandOverScene)
    assert app.top.taker == cover.taker
    assert "cards!" in app.top.purpose
    match = table_of(app).match
    assert (match.phase, match.looking, match.history) == (Phase.LOOK, before.looking, before.history)
    come_to(app, RevealScene)
    assert isinstance(app.top, RevealScene)
    assert len(app.top.cards) == match.shown.marks["held"]
    seat = app.top.duel.answering.seat
    wait(app, 1.0)
    app.top.focus.widgets[0].choose()
    table = table_of(app)
    until(app, lambda: table.asking is not None or match.phase is not Phase.SHOW)
    assert match.viewer == seat, "the table is turned to whoever has looked"
    if match.game.turn == seat:
        assert app.stack == [table], "who has the screen need not take it again"


@pytest.mark.parametrize("leave", [idle, close])
def test_whoever_is_alone_looks_again_after_leaving_the_look(tmp_path: Path, leave: Leaving) -> None:
    app = doubts(tmp_path, "human,easy")
    until(app, lambda: isinstance(app.top, RevealScene))
    before = app.top
    assert isinstance(before, RevealScene)
    app = leave(app, tmp_path)
    app.go("resume")
    until(app, lambda: isinstance(app.top, RevealScene))
    assert isinstance(app.top, RevealScene)
    assert (app.top.cards, app.top.duel) == (before.cards, before.duel)


@pytest.mark.parametrize("seats", ["human,human", "human,easy"])
def test_whoever_has_looked_need_not_do_so_again(tmp_path: Path, seats: str) -> None:
    app = doubts(tmp_path, seats)
    come_to(app, RevealScene)
    wait(app, 1.0)
    app.top.focus.widgets[0].choose()
    assert len(app.stack) == 1
    wait(app, 0.1)
    app = close(app, tmp_path)
    app.go("resume")
    match = table_of(app).match
    assert match.history[-1][1] == CHALLENGE
    assert match.owed() == 0
    until(app, lambda: match.phase not in (Phase.SHOW, Phase.LOOK))
    assert not any(isinstance(scene, RevealScene) for scene in app.stack)


def test_the_pause_menu_before_the_look_leads_back_to_it(tmp_path: Path) -> None:
    app = doubts(tmp_path, "human,human")
    until(app, lambda: isinstance(app.top, HandOverScene))
    cover = app.top
    press(app, "Pause")
    press(app, "Play on")
    assert app.top is cover
    cover.focus.widgets[0].choose()
    assert isinstance(app.top, RevealScene)


def test_a_word_that_was_laid_late_stands_on_the_cards_of_the_look(tmp_path: Path) -> None:
    app = doubts(tmp_path, "human,easy")
    scene = app.stack[0]
    assert isinstance(scene, TableScene)
    worded = [nth for nth, card in enumerate(scene.match.game.deck) if card.word]
    scene.match.words.update(dict.fromkeys(worded, "late"))
    come_to(app, RevealScene)
    assert isinstance(app.top, RevealScene)
    assert {card.word for card in app.top.cards} - {""} == {"late"}

"""Situations at a table, kept as saved matches: taken up where they were left, not played up to again.

When rules, words or what is wanted have changed, record them again: python -m tests.screen.situations
"""

import json
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game.games.shelf import GAMES
from game.play.save import dump, load
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from tests.screen.matches import asked, offers, play_on, sit_down, take_seats, until
from tests.screen.rooms import SMALL, open_app

KEPT = Path(__file__).with_name("situations.json")
SEATS = {2: "human,easy", 4: "human,easy,easy,easy", 6: "human,easy,easy,easy,easy,easy"}
SEED = 3


class Situation(NamedTuple):
    """Whose match it is, and when it is left: at rest, at a choice among just these verbs, or any."""

    game: str
    players: int
    verbs: tuple[str, ...]
    moves: int  # made before it, at least
    options: dict[str, Any]

    def has_come(self, scene: TableScene) -> bool:
        right = offers(scene, *self.verbs) if self.verbs else asked(scene)
        return right and len(scene.match.history) > self.moves


def of(game: str, moves: int, *verbs: str, **options: Any) -> Callable[[int], Situation]:
    return lambda players: Situation(game, players, verbs, moves, options)


KINDS = {
    "kablam": of("kablam", 8),
    "go_fox ask": of("go_fox", 8, "ask", ask_any=False),
    "go_fox ask any": of("go_fox", 8, "ask", ask_any=True),
    "read_and_grab must": of("read_and_grab", 20, "grab", grab="must"),
    "read_and_grab may": of("read_and_grab", 20, "grab", "leave", grab="may"),
    "push flip stop": of("push", 8, "flip", "stop"),
    "push place": of("push", 8, "place"),
    "push flip bank": of("push", 8, "flip", "bank"),
}
SITUATIONS = {f"{name} {players}": kind(players) for name, kind in KINDS.items() for players in SEATS}


def situation(app: App, name: str) -> TableScene:
    """The table of a saved match, where a person is to choose."""
    match = load(json.dumps(kept()[name]), GAMES)
    scene = take_seats(app, match)
    until(app, partial(SITUATIONS[name].has_come, scene))
    return scene


def kept() -> dict[str, Any]:
    saves: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    return saves


def record(name: str, folder: Path) -> str:
    """Play up to a situation and give the match as it is saved there."""
    wanted = SITUATIONS[name]
    app = open_app(folder, SMALL)
    scene = sit_down(app, SEATS[wanted.players], SEED, wanted.game, **wanted.options)
    play_on(app, scene, partial(wanted.has_come, scene))
    return dump(scene.match)


def main() -> int:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as nowhere:
        lines = [f"{json.dumps(name)}:{record(name, Path(nowhere))}" for name in SITUATIONS]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(lines)} situations kept in {KEPT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

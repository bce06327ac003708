"""Tables of UNO EXPRESS on the screen as a test wants them."""

from pathlib import Path

from game.play.match import Phase
from game.rules.things import Move, Pile
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from game.screen.widgets.call_pill import CallPill, CatchButton
from tests.arranging import arrange, go_on_from
from tests.screen.matches import pick, play_on, sit_down, until
from tests.screen.rooms import open_app

FOUR = "human,easy,easy,easy"
HANDS = ("R1 R2 R3", "Y1 Y2 Y3", "Y4 Y5 Y6", "Y7 Y8 Y9", "B1 B2 B3", "B4 B5 B6")
STATES = {"direction": 1, "state": "play", "uno": 0, "called": 0, "callers": "", "discard": "G4"}


def seated(
    folder: Path, seats: str, hands: dict[int, str], size: tuple[int, int] = (1280, 720), **options: object
) -> tuple[App, TableScene]:
    """The first person's turn with these hands, green 4 on top."""
    app = open_app(folder, size)
    options = {"first_dealer": seats.count(","), "words": False, **options}
    scene = sit_down(app, seats, seed=3, game="uno_express", **options)
    play_on(app, scene, lambda: scene.asking is not None)
    lay(scene, hands)
    return app, scene


def lay(scene: TableScene, hands: dict[int, str], **wanted: object) -> None:
    match = scene.match
    laid = {f"hand {seat}": hands.get(seat, HANDS[seat]) for seat in range(match.game.players)}
    arrange(match.game, {**STATES, **laid, **wanted})
    go_on_from(match, match.game)
    scene.top.stage.rebuild()
    scene.update(0.0)


def card_of(scene: TableScene, kind: str, colour: str = "", number: int = 0) -> int:
    return next(nth for nth, card in enumerate(scene.match.game.deck) if card[:3] == (kind, colour, number))


def held(scene: TableScene, seat: int) -> int:
    return len(scene.match.game.piles[Pile("hand", seat)])


def pill(scene: TableScene) -> CallPill:
    return next(widget for widget in scene.focus.widgets if isinstance(widget, CallPill))


def calm(scene: TableScene) -> bool:
    return not scene.top.moving and scene.top.moment is None


def plays(scene: TableScene, seat: int, move: Move) -> None:
    """A computer plays this."""
    scene.match.phase = Phase.THINK
    scene.match.play(seat, move)


def forgets(scene: TableScene) -> None:
    scene.match.levels = [level and level._replace(forgets=1.0) for level in scene.match.levels]


def uncalled(folder: Path, seats: str) -> tuple[App, TableScene]:
    """The first player has one card and has not called."""
    app, scene = seated(folder, seats, {0: "G9 B7"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL and calm(scene))
    return app, scene


def catches(scene: TableScene) -> list[CatchButton]:
    return [widget for widget in scene.focus.widgets if isinstance(widget, CatchButton)]

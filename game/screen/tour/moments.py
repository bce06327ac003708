"""The table in its interesting moments, for looking at the whole product in one minute."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.games.push.show.bust import Bust
from game.games.push.show.die_roll import DieRoll
from game.games.shelf import GAMES
from game.play.dealing import deal
from game.play.match import Phase
from game.play.plan import Plan, parse_seats
from game.play.reading import Step
from game.rules.things import Move, Pile
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.scene import Scene
from game.screen.scenes.table import TableScene
from game.screen.table.call_pill import CallPill, CatchButton
from game.screen.table.pick_widgets import CardWidget, SeatWidget, TakeWidget
from game.screen.widgets.input import Choose
from game.screen.widgets.widgets import Widget

if TYPE_CHECKING:
    from game.screen.scenes.scene import Host

STEP = 0.25
PATIENCE = 3000  # steps after which another deal is tried
DEALS = 40  # that are tried in all
GO_ON = ("I read it!", "I said it!", "Yes!", "Next round", "Take 2", "Take 4", "My turn!")
Moment = Callable[[TableScene], bool]


def find(
    app: Host, seats: str, seed: int, wanted: Moment, game: str = "kablam", **options: object
) -> TableScene:
    """Deal, and let people and computers play until the wanted moment has come."""
    for dealt in range(seed, seed + DEALS):
        scene = deal_table(app, seats, dealt, game, **options)
        for _ in range(PATIENCE):
            app.services.voice.update(STEP)
            app.top.update(STEP)
            if wanted(scene):
                return scene
            scene.narrator.hurried(Choose(), scene.focus)
            if scene.match.phase is Phase.OVER:
                break
            act(app, scene)
    raise LookupError(f"{game}: the moment never came in {DEALS} deals from seed {seed} on")


def deal_table(app: Host, seats: str, seed: int, game: str, **options: object) -> TableScene:
    packs = app.services.packs_for(GAMES[game].rules)
    pack = packs.get("4-digraphs") or next(iter(packs.values()))
    plan = Plan(game, parse_seats(seats), options, pack.key, seed)
    scene = TableScene(app, deal(plan, GAMES[game], pack))
    app.push(scene)
    app.stack[:] = [scene]
    return scene


def act(app: Host, scene: TableScene) -> None:
    """People play the first move there is and read every word; a call they leave to be looked at."""
    if app.top is scene and asks(scene) and scene.desk.pointed.beams is None:
        scene.play(_move(scene))
    elif app.top is not scene:
        for widget in app.top.focus.widgets:
            if widget.name in GO_ON:
                widget.choose()


def _move(scene: TableScene) -> Move:
    """The first there is; in a game of sets a good one, or there would be no sets to look at."""
    game = scene.match.game
    if not scene.table.asks.onto:
        return game.moves(game.turn)[0]
    return scene.match.advice()


def asks(scene: TableScene) -> bool:
    return scene.asking is not None and not scene.top.talk.going_on


def later(scene: TableScene) -> bool:
    hand = scene.top.stage.hand()
    return asks(scene) and len(hand) in (0, 5, 6, 7) and len(scene.match.history) > 12


def ending(scene: TableScene) -> bool:
    return asks(scene) and len(scene.match.shown.piles[Pile("stock")]) < 9


def pointed(scene: TableScene) -> bool:
    """Someone is about to choose a card, which says something already."""
    if not asks(scene) or len(scene.match.history) < 8:
        return False
    card = next((widget for widget in scene.focus.widgets if isinstance(widget, CardWidget)), None)
    if card is not None:
        scene.focus.show(card)
        scene.update(0.0)
    return bool(scene.top.talk.preview.text) and not scene.top.moving


def one_out(scene: TableScene) -> bool:
    return asks(scene) and scene.match.shown.marks["out"] not in ("", "0")


def talking(scene: TableScene) -> bool:
    return scene.match.phase is Phase.THINK and bool(scene.top.talk.bubbles)


def modelling(scene: TableScene) -> bool:
    """A computer sounds a word out."""
    return any(bubble.lit is not None for bubble in scene.top.talk.bubbles.values())


def speaking(scene: TableScene) -> bool:
    return any(bubble.stress for bubble in scene.top.talk.bubbles.values()) and not scene.top.moving


def in_moment(scene: TableScene) -> bool:
    return scene.top.moment is not None and scene.top.moment.time > 1.2


def free(scene: TableScene) -> bool:
    """A player is to be chosen."""
    return later(scene) and any(isinstance(widget, SeatWidget) for widget in scene.focus.widgets)


def taking(scene: TableScene) -> bool:
    return asks(scene) and any(isinstance(widget, TakeWidget) for widget in scene.focus.widgets)


def taking_late(scene: TableScene) -> bool:
    return taking(scene) and len(scene.match.history) > 50


def asks_for(scene: TableScene, *verbs: str) -> bool:
    """Whether a person may do just this, some way into the match."""
    if not asks(scene) or scene.asking is None or len(scene.match.history) < 60:
        return False
    return {move.verb for move in scene.asking.picker.moves} == set(verbs)


def pushing(scene: TableScene) -> bool:
    return asks_for(scene, "flip", "stop") and not scene.top.moving and _heaps(scene) == 3


def placing(scene: TableScene) -> bool:
    return asks_for(scene, "place") and _heaps(scene) > 1


def _heaps(scene: TableScene) -> int:
    return sum(1 for pile, cards in scene.match.shown.piles.items() if pile.name == "stack" and cards)


def busting(scene: TableScene) -> bool:
    return isinstance(scene.top.moment, Bust) and scene.top.moment.time > 1.2


def rolled(scene: TableScene) -> bool:
    """A die has come to rest on a colour that costs something."""
    moment, shown = scene.top.moment, scene.match.shown
    if not isinstance(moment, DieRoll) or moment.time < 1.4 or len(scene.match.history) < 30:
        return False
    colours = {
        scene.match.game.deck[card].colour
        for pile, cards in shown.piles.items()
        for card in cards
        if pile[:2] == ("bench", scene.match.viewer)
    }
    return moment.rolled in colours


def drawn(scene: TableScene) -> bool:
    """A card just drawn can be played or kept; people draw until that is so."""
    if not asks(scene):
        return False
    moves = {move.verb: move for move in scene.match.game.moves(scene.match.game.turn)}
    if "keep" in moves:
        scene.top.stage.finish()
    elif "draw" in moves:
        scene.play(moves["draw"])
    return "keep" in moves


def calling(scene: TableScene) -> bool:
    """A person may call before the game goes on."""
    return scene.match.phase is Phase.CALL and _glows(scene, CallPill) and not scene.top.talk.going_on


def catching(scene: TableScene) -> bool:
    return _glows(scene, CatchButton) and bool(scene.desk.pointed.called) and not scene.top.moving


def _glows(scene: TableScene, kind: type[Widget]) -> bool:
    return any(isinstance(widget, kind) and not widget.why_off for widget in scene.focus.widgets)


def choosing(scene: TableScene) -> bool:
    """A hand of eight, one of which is to be put down."""
    return asks(scene) and len(scene.top.stage.hand()) == 8 and len(scene.match.history) > 12


def with_sets(scene: TableScene, least: int) -> bool:
    """A person may lay, add or put down, and so many sets lie on the table."""
    laid = sum(1 for pile, cards in scene.match.shown.piles.items() if cards and pile.name == "set")
    return asks(scene) and laid >= least and scene.match.shown.marks["state"] == "act"


def shouting(scene: TableScene) -> bool:
    """A call counts, and some of its time is over."""
    return scene.desk.pointed.beams is not None and scene.match.waited > 2


WANTED: dict[str, Moment] = {
    "drawn": drawn,
    "calling": calling,
    "catching": catching,
    "choosing": choosing,
    "sets": lambda scene: with_sets(scene, 3),
    "many_sets": lambda scene: with_sets(scene, 5),
    "shouting": shouting,
    "asked": asks,
    "later": later,
    "ending": ending,
    "pointed": pointed,
    "out": one_out,
    "talking": talking,
    "modelling": modelling,
    "speaking": speaking,
    "moment": in_moment,
    "free": free,
    "taking": taking,
    "taking_late": taking_late,
    "pushing": pushing,
    "placing": placing,
    "taking_heap": lambda scene: asks_for(scene, "take"),
    "banking": lambda scene: asks_for(scene, "flip", "bank"),
    "busting": busting,
    "rolled": rolled,
}


def moments(app: Host) -> Iterator[tuple[str, Scene]]:
    """What every table wants to be seen in."""
    for key, entry in GAMES.items():
        for stop in entry.table.tour:
            yield stop.name, find(app, stop.seats, stop.seed, WANTED[stop.wanted], key, **stop.options)


def reading_moments(app: Host) -> Iterator[tuple[str, Scene]]:
    """Each step of a reading, with words of all kinds."""
    yield "reading_try", read(app, "quick")
    yield "reading_buttons", read(app, "cake", "Help")
    yield "reading_long_word", read(app, "birthday", "Help")
    yield "reading_run", read(app, "quick", "Help", "Help")
    yield "reading_model", read(app, "complete", "Help", "Help", "Help")
    judged = read(app, "quick", "I read it!")
    while judged.reading.step is Step.CONFIRM:
        app.step(STEP, [])
    yield "reading_judge", judged


def read(app: Host, word: str, *presses: str) -> ReadingScene:
    """A person reads this word and presses these buttons."""
    find(app, "human,medium,easy,hard", 11, lambda scene: app.top is not scene)
    scene = app.top
    assert isinstance(scene, ReadingScene)
    scene.show(word)
    for name in presses:
        next(widget for widget in scene.focus.widgets if widget.name == name).choose()
    return scene

"""Matches on the screen: dealing them, and letting time pass until something is the case."""

import inspect
from collections.abc import Callable, Mapping

from game.play.dealing import deal
from game.play.match import Match, Phase
from game.play.plan import Plan, parse_seats
from game.rules.things import Pick
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from game.screen.widgets.input import Choose
from tests.arranging import arrange, go_on_from
from tests.screen.rooms import DRAWN, click, pass_by
from tests.shared.all_games import ALL

STEP = 0.1
PATIENCE = 15000
SELDOM = 60  # of a whole match one frame in so many is drawn
OFTEN = 6  # and of one in a small window, where drawing is quick
GO_ON = ("I read it!", "I said it!", "Yes!", "Next round", "Take 2", "Take 4", "My turn!")


def new_match(app: App, seats: str, seed: int = 1, game: str = "kablam", **options: object) -> Match:
    packs = app.services.packs_for(ALL[game].rules)
    pack = packs.get("1-cvc") or next(iter(packs.values()))
    plan = Plan(game, parse_seats(seats), options, pack.key, seed)
    return deal(plan, ALL[game], pack)


def sit_down(app: App, seats: str, seed: int = 1, game: str = "kablam", **options: object) -> TableScene:
    """A table with these seats, its match dealt but nothing shown yet."""
    return take_seats(app, new_match(app, seats, seed, game, **options))


def lay_out(app: App, match: Match, wanted: Mapping[str, object]) -> TableScene:
    """The table of a match on which these cards lie."""
    go_on_from(match, arrange(match.game, wanted))
    return take_seats(app, match)


def take_seats(app: App, match: Match) -> TableScene:
    scene = TableScene(app, match)
    app.home(scene)
    return scene


def asked(scene: TableScene) -> bool:
    """A person is to choose, and the table rests."""
    return scene.asking is not None and not scene.top.moving


def asks(scene: TableScene, verb: str) -> bool:
    """The same, and this is the choice."""
    return asked(scene) and scene.asking is not None and scene.asking.verb == verb


def offers(scene: TableScene, *verbs: str) -> bool:
    """The same, and these are all the verbs there are to choose among."""
    if not asked(scene) or scene.asking is None:
        return False
    return {move.verb for move in scene.asking.picker.moves} == set(verbs)


def pick(app: App, scene: TableScene, thing: Pick) -> None:
    """Tap a card, a pile or a head, where nothing lies over it."""
    widget = next(widget for widget in scene.focus.widgets if widget.thing == thing)
    box = widget.rect
    free = [at for at in (box.center, box.midleft, box.midright) if scene.focus.at(at) is widget]
    click(app, free[0])


def until(app: App, wanted: Callable[[], bool]) -> None:
    """Let frames go by without input."""
    for nth in range(PATIENCE):
        if wanted():
            return
        pass_by(app, STEP, nth)
    raise in_vain(app, wanted)


def in_vain(app: App, wanted: Callable[[], bool]) -> AssertionError:
    """What was awaited, as it stands in the test, and what was there instead."""
    whole = getattr(wanted, "func", wanted)
    source = inspect.getsource(whole).strip()
    return AssertionError(f"it never came to this:\n{source}\n{there(app)}")


def there(app: App) -> str:
    """What somebody at the table would see, in a line."""
    lines = [f"on top: {type(app.top).__name__}, {[widget.name for widget in app.top.focus.widgets]}"]
    for scene in app.stack:
        if isinstance(scene, TableScene):
            match = scene.match
            lines.append(f"{match.phase} of seat {match.game.turn}, prompt {scene.desk.pointed.prompt!r}")
            lines.append(f"banner {scene.top.talk.banner.text!r}, moment {scene.top.moment}")
            lines.append(f"moves made: {len(match.history)}, the last: {match.history[-3:]}")
    return "\n".join(lines)


def play_on(
    app: App, scene: TableScene, wanted: Callable[[], bool], step: float = STEP, drawn: int = DRAWN
) -> None:
    """Let time pass, playing the first move for people and reading every word, until it is the case."""
    for nth in range(PATIENCE):
        if wanted():
            return
        pass_by(app, step, nth, drawn)
        if wanted():
            return
        if app.top is scene and scene.narrator.listening:
            scene.handle(Choose())  # nobody listens to the end of every word
        if app.top is scene and scene.asking is not None and not scene.top.moving:
            scene.play(scene.match.game.moves(scene.match.game.turn)[0])
        for widget in list(app.top.focus.widgets):
            if app.top is not scene and (widget.name in GO_ON or widget.name.startswith("I am")):
                widget.choose()
    raise in_vain(app, wanted)


def over(scene: TableScene) -> bool:
    return scene.match.phase is Phase.OVER

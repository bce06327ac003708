"""Tables of That's It! on the screen as a test wants them: a-p is a picture, a-w a word, wiz a wizard."""

from collections.abc import Mapping

from game.games.shelf import GAMES
from game.games.thats_it.rules import ThatsIt
from game.games.thats_it.show.hand import ThingsView
from game.play.dealing import deal
from game.play.match import Match
from game.play.plan import Plan, parse_seats
from game.rules.things import Pile
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from tests.arranging import arrange
from tests.games.thats_it.tables import long

SEED = 1


def sit_down_to(app: App, seats: str, seed: int = SEED, **options: object) -> TableScene:
    """A table with its match dealt from our own pictures, nothing shown yet."""
    scene = TableScene(app, new_match(app, seats, seed, **options))
    app.home(scene)
    return scene


def new_match(app: App, seats: str, seed: int = SEED, **options: object) -> Match:
    pack = app.services.packs_for(ThatsIt)["pictures"]
    plan = Plan("thats_it", parse_seats(seats), options, pack.key, seed)
    return deal(plan, GAMES["thats_it"], pack)


def things(match: Match) -> list[str]:
    """The names of the things that are in the game, in the order of the deck."""
    return list(dict.fromkeys(card.word for card in match.game.deck if card.word))


def help_of(scene: TableScene) -> ThingsView:
    """What helps the viewer with the own hand."""
    view = scene.desk.pile(Pile("hand", scene.match.viewer))
    assert isinstance(view, ThingsView)
    return view


def lay_out(
    app: App, seats: str, wanted: Mapping[str, object], seed: int = SEED, **options: object
) -> TableScene:
    """A table on which these cards lie; in their names a, b, c and so on are the things of the match."""
    match = new_match(app, seats, seed, **options)
    names = dict(zip("abcdefghijklmnop", things(match), strict=False))
    arrange(match.game, {name: _real(value, names) for name, value in wanted.items()})
    match.at(match.game)
    scene = TableScene(app, match)
    app.home(scene)
    return scene


def _real(value: object, names: Mapping[str, str]) -> object:
    if not isinstance(value, str) or ("-" not in value and "wiz" not in value):
        return value
    parts = [part.partition("-") for part in value.split()]
    return long(" ".join(f"{names.get(thing, thing)}{dash}{kind}" for thing, dash, kind in parts))

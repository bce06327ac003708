"""Tables of That's It! on the screen as a test wants them: a-p is a picture, a-w a word, wiz a wizard."""

from collections.abc import Mapping
from functools import partial

from game.games.thats_it.show.hand import ThingsView
from game.play.match import Match
from game.rules.things import Pile
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from tests.games.thats_it.tables import long
from tests.screen import matches

sit_down_to = partial(matches.sit_down, game="thats_it")


def things(match: Match) -> list[str]:
    """The names of the things that are in the game, in the order of the deck."""
    return list(dict.fromkeys(card.word for card in match.game.deck if card.word))


def help_of(scene: TableScene) -> ThingsView:
    """What helps the viewer with the own hand."""
    view = scene.desk.pile(Pile("hand", scene.match.viewer))
    assert isinstance(view, ThingsView)
    return view


def lay_out(
    app: App, seats: str, wanted: Mapping[str, object], seed: int = 1, **options: object
) -> TableScene:
    """A table on which these cards lie; in their names a, b, c and so on are the things of the match."""
    match = matches.new_match(app, seats, seed, "thats_it", **options)
    names = dict(zip("abcdefghijklmnop", things(match), strict=False))
    return matches.lay_out(app, match, {name: _real(value, names) for name, value in wanted.items()})


def _real(value: object, names: Mapping[str, str]) -> object:
    if not isinstance(value, str) or ("-" not in value and "wiz" not in value):
        return value
    parts = [part.partition("-") for part in value.split()]
    return long(" ".join(f"{names.get(thing, thing)}{dash}{kind}" for thing, dash, kind in parts))

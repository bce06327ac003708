"""Every way from one screen to another: the only place that knows all scenes."""

from collections.abc import Callable

from game.games.shelf import GAMES
from game.play.dealing import deal, deal_again
from game.play.match import Match
from game.play.plan import Plan
from game.screen.scenes.about import AboutScene
from game.screen.scenes.adult.gate import GateScene
from game.screen.scenes.adult.teacher import TeacherScene
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.how_to_play import HowToPlayScene
from game.screen.scenes.pause import PauseScene
from game.screen.scenes.question import QuestionScene
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.results import ResultScene
from game.screen.scenes.scene import Host, Scene
from game.screen.scenes.settings import SettingsScene
from game.screen.scenes.show import PLAIN
from game.screen.scenes.start.choose import ChooseScene
from game.screen.scenes.start.first_run import FirstRunScene
from game.screen.scenes.start.more_rules import MoreRulesScene
from game.screen.scenes.start.setup import SetupScene
from game.screen.scenes.start.title import TitleScene
from game.screen.scenes.table import TableScene
from game.screen.scenes.value_picker import ValuePickerScene
from game.screen.widgets.standings import result_of

Route = Callable[..., Scene | None]  # None leaves everything as it is


def table(host: Host, plan: Plan) -> Scene:
    """Deal a new match and go to its table."""
    entry = GAMES[plan.game]
    packs = host.services.packs_for(entry.rules)
    return sit_down(host, deal(plan, entry, packs.get(plan.pack) or next(iter(packs.values()))))


def resume(host: Host) -> Scene | None:
    """Take up the unfinished match, if it can be read."""
    match = host.services.saves.load()
    return sit_down(host, match) if match else None


def restart(host: Host, match: Match) -> Scene:
    """The same players and words, dealt anew."""
    return sit_down(host, deal_again(match, host.services.rng.randrange(1 << 30)))


def sit_down(host: Host, match: Match) -> Scene:
    if match.game.pictures:
        host.show_pictures(match.pack)
    return TableScene(host, match)


def results(host: Host, match: Match, final: bool, go_on: Callable[[], None]) -> Scene:
    sheet = host.shows.get(match.game.key, PLAIN).results
    return ResultScene(host, result_of(match, final), go_on, sheet)


# These leave everything else behind.
HOMES: dict[str, Route] = {
    "title": TitleScene,
    "table": table,
    "resume": resume,
    "restart": restart,
}
# These lie over the scene that asks for them.
OVER: dict[str, Route] = {
    "about": AboutScene,
    "choose": ChooseScene,
    "value_picker": ValuePickerScene,
    "first_run": FirstRunScene,
    "gate": GateScene,
    "hand_over": HandOverScene,
    "how_to_play": HowToPlayScene,
    "more_rules": MoreRulesScene,
    "pause": PauseScene,
    "question": QuestionScene,
    "reading": ReadingScene,
    "results": results,
    "settings": SettingsScene,
    "setup": SetupScene,
    "teacher": TeacherScene,
}

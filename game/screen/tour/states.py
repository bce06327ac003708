"""Every scene in its interesting states, in the order a player meets them.

A table is seen where a saved match stands. To add such a stop, play with `--play GAME --data FOLDER` to the
moment, keep FOLDER/match.json as assets/tour/NAME.json and name it in the `tour` of the game's table.
"""

from collections.abc import Callable, Iterator

from game.games.shelf import GAMES
from game.games.shows import SHOWS
from game.play.dealing import deal
from game.play.plan import PEOPLE, ROBOTS, Plan, Player, parse_seats
from game.play.reading import Step
from game.screen.app.app import App
from game.screen.paint.palette import SETS
from game.screen.paint.studio import BOMB
from game.screen.scenes.about import AboutScene
from game.screen.scenes.adult import pin
from game.screen.scenes.adult.gate import GateScene, GateStep
from game.screen.scenes.adult.teacher import TeacherScene
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.how_to_play import HowToPlayScene, pages_of
from game.screen.scenes.pause import PauseScene
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.results import ResultScene
from game.screen.scenes.scene import Scene
from game.screen.scenes.settings import SettingsScene
from game.screen.scenes.settings_pages import TABS
from game.screen.scenes.show import PLAIN
from game.screen.scenes.start.choose import ChooseScene
from game.screen.scenes.start.first_run import FirstRunScene
from game.screen.scenes.start.more_rules import MoreRulesScene
from game.screen.scenes.start.setup import SetupScene
from game.screen.scenes.start.title import TitleScene
from game.screen.scenes.value_picker import ValuePickerScene
from game.screen.tour.saved import STEP, take_up
from game.screen.widgets.standings import Result
from game.table.table import Stop

States = Iterator[tuple[str, Scene]]
READING = Stop("reading", seconds=0.5)
READINGS = {
    "reading_try": ("quick",),
    "reading_buttons": ("cake", "Help"),
    "reading_long_word": ("birthday", "Help"),
    "reading_run": ("quick", "Help", "Help"),
    "reading_model": ("complete", "Help", "Help", "Help"),
    "reading_judge": ("quick", "I read it!"),
}
PLAYERS = "human:Ava:cat,human:Mia:fox,human:Sam:frog,medium:Bolt:robot-square"


def nothing(*given: object) -> None:
    """What comes of an answer nobody gives."""


def title(app: App) -> States:
    yield "title", TitleScene(app)


def first_run(app: App) -> States:
    taps = {"first_run": (0, -1, -1), "first_run_game": (1, 0, -1), "first_run_go": (2, 0, 0)}
    for name, done in taps.items():
        scene = FirstRunScene(app)
        scene.step, scene.head, scene.table = done
        yield name, scene


def choose(app: App) -> States:
    yield "choose", ChooseScene(app)


def setup(app: App) -> States:
    app.services.settings.seats = PLAYERS
    for key, entry in GAMES.items():
        yield f"setup_{key}", SetupScene(app, entry.table)


def more_rules(app: App) -> States:
    for key, entry in GAMES.items():
        more = [option for option in entry.table.options if option.more]
        values = dict(entry.rules.options)
        if more:
            yield f"more_rules_{key}", MoreRulesScene(app, more, values, nothing)
        always = [option for option in more if not option.unless]
        if always != more:
            yield f"more_rules_{key}_fewer", MoreRulesScene(app, always, values, nothing)


def tables(app: App) -> States:
    for entry in GAMES.values():
        for stop in entry.table.tour:
            yield stop.name, take_up(app, stop)


def readings(app: App) -> States:
    """A word before the try and at each step of help."""
    for name, (word, *presses) in READINGS.items():
        take_up(app, READING)
        scene = app.top
        assert isinstance(scene, ReadingScene)
        scene.show(word)
        for button in presses:
            scene.focus.named(button).choose()
        while scene.reading.step is Step.CONFIRM:
            app.step(STEP, [])
        yield name, scene


def colour_picker(app: App) -> States:
    counts = {"red": 2, "blue": 3, "green": 1, "yellow": 1}
    picker = ValuePickerScene(app, tuple(SETS), counts, nothing, nothing)
    picker.focus.shown = True
    yield "colour_picker", picker


def dialogs(app: App) -> States:
    """What only one game asks."""
    for show in SHOWS.values():
        yield from show.tour(app)


def hand_over(app: App) -> States:
    ava, mia, sam = (Player(*PEOPLE[nth]) for nth in range(3))
    yield "hand_over", HandOverScene(app, sam, 2, BOMB, nothing, ava)
    yield "hand_over_first", HandOverScene(app, mia, 1, BOMB, nothing)


def results(app: App) -> States:
    people = tuple(Player(*each) for each in PEOPLE[:3])
    four = (*people, Player(*ROBOTS[0], "easy"))
    six = (*four, Player(*ROBOTS[1], "medium"), Player(*PEOPLE[3]))

    own = next(show.results for show in SHOWS.values() if show.results is not PLAIN.results)

    def scene(players: tuple[Player, ...], *rest: object) -> ResultScene:
        result = Result(players, *rest)  # type: ignore[arg-type]
        return ResultScene(app, result, nothing, own if result.rounds else PLAIN.results)

    yield "round_result", scene(four, (64, 78, 41, 30), (0, 58, 0, 0), (1,), 100, False, 9)
    yield "final_result", scene(four, (64, 116, 41, 30), (0, 38, 0, 0), (1,), 100, True, 14)
    yield "final_result_two", scene(four[:2], (104, 61), (25, 0), (0,), 100, True, 1)
    yield "final_result_six", scene(six, (64, 58, 41, 100, 12, 0), (0, 0, 0, 70, 0, 0), (3,), 100, True, 22)
    yield "final_result_joint", scene(four, (64, 116, 116, 30), (0, 38, 40, 0), (1, 2), 100, True, 14)
    yield "pairs_result", scene(four, (6, 8, 8, 1), (6, 8, 8, 1), (1, 2), 0, True, 31, "pairs")
    sheet = ((0, 3, 2, 7), (1, 0, 1, 4), (1, 1, 0, 5))
    sums = tuple(map(sum, zip(*sheet, strict=True)))
    yield "sheet_result", scene(four, sums, (0,) * 4, (2,), 0, False, 9, "", sheet, 5, True)
    yield "sheet_result_final", scene(four, sums, (0,) * 4, (0,), 0, True, 9, "", sheet, 3, True)
    many = ((0, 3, 2, 7, 12, 1),) * 10
    sums = tuple(map(sum, zip(*many, strict=True)))
    yield "sheet_result_six", scene(six, sums, (0,) * 6, (0,), 0, True, 9, "", many, 10, True)
    yield "short_result", scene(four, (0,) * 4, (0,) * 4, (2,), 0, True, 5)
    yield "short_result_six", scene(six, (0,) * 6, (0,) * 6, (1,), 0, True, 5)


def pause(app: App) -> States:
    pack = next(iter(app.services.packs.values()))
    key = next(iter(GAMES))
    match = deal(Plan(key, parse_seats("human,easy"), {}, pack.key, 1), GAMES[key], pack)
    yield "pause", PauseScene(app, match)
    app.push(PauseScene(app, match))
    app.top.focus.named("Start again").choose()
    question = app.top
    app.stack[-2:] = []
    yield "pause_start_again", question


def how_to_play(app: App) -> States:
    for key, entry in GAMES.items():
        for page in range(len(pages_of(entry.table))):
            yield f"how_to_play_{key}_{page + 1}", HowToPlayScene(app, entry.table, page)


def settings(app: App) -> States:
    for page in TABS:
        yield f"settings_{page.lower()}", SettingsScene(app, page)


def about(app: App) -> States:
    yield "about", AboutScene(app)


def teacher(app: App) -> States:
    question = GateScene(app, nothing)
    question.sum, question.typed = pin.Sum(47, 36), "16"
    yield "gate", question
    shut = GateScene(app, nothing)
    shut.step = GateStep.SHUT
    yield "gate_shut", shut
    yield "teacher", TeacherScene(app)


MENUS = (title, first_run, choose, setup, more_rules)
OVER_THE_TABLE = (readings, colour_picker, dialogs, hand_over, results, pause, how_to_play)
ALL: tuple[Callable[[App], States], ...] = (*MENUS, tables, *OVER_THE_TABLE, settings, about, teacher)

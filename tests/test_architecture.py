"""The house and its order: who may import whom, how large a thing may be, and that the frame knows no game.

Every file under game/ is read, never run. Each guard proves itself on faults that are planted for it.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from game.rules.core import COMMON_OPTIONS, COMMON_WORDS

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "game"
Files = Mapping[str, str]  # paths below game/, such as "rules/core.py", and what stands in them

# What may be imported from outside, for the folders that may import little.
SMALL = {"collections", "dataclasses", "enum", "functools", "itertools", "random", "typing"}
PURE = SMALL | {"contextlib", "json", "math", "os", "pathlib", "threading", "time"}
STANDARD = set(sys.stdlib_module_names)
SPEECH = {"pyttsx3", "py_nanotts", "pico", "espeakng", "comtypes", "objc"}

ROOMS = ("paint", "widgets", "table", "scenes", "app", "tour")  # each sees itself and what stands before it
EDGE = {"settings", "paths", "files"}
# a game's own pages grow from these
BASES = {f"screen/scenes/{base}" for base in ("scene", "overlay", "show")}
LISTS = {"games/shelf.py", "games/shows.py"}
MOST_COMMON_WORDS = 12
LONGEST_FUNCTION, LONGEST_CLASS, LONGEST_FILE, MOST_FILES = 30, 200, 300, 20


def house() -> dict[str, str]:
    paths = sorted(GAME.rglob("*.py"))
    return {path.relative_to(GAME).as_posix(): path.read_text(encoding="utf-8") for path in paths}


@cache
def nodes(text: str) -> tuple[ast.AST, ...]:
    """Read once, however often it is asked about."""
    return tuple(ast.walk(ast.parse(text)))


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    return house()


# who may import whom


def outside(file: str) -> set[str]:
    """The modules of others that a file may import."""
    part = file.split("/")[0]
    if file == "sound/speaker.py":
        return STANDARD | SPEECH | {"pygame"}
    if file == "paths.py":
        return STANDARD | {"platformdirs"}
    if part in ("rules", "table") or file.endswith("/rules.py"):
        return SMALL
    if part == "play" or (part == "games" and not is_show(file)):
        return PURE
    if part in ("sound", "screen", "opening.py") or is_show(file):
        return STANDARD | {"pygame"}
    return STANDARD


def inside(file: str) -> set[str]:
    """The folders and files of ours that a file may import."""
    part, *rest = file.split("/")
    match part:
        case "rules":
            return {"rules"}
        case "table":
            return {"rules", "table"}
        case "words":
            return {"words", "paths"}
        case "play":
            return {"rules", "table", "play", "words", "files"}
        case "sound":
            return {"sound", "words", *EDGE}
        case "games":
            return of_a_game(file, rest)
        case "screen" if len(rest) > 1:
            return of_a_room(rest[0])
        case "settings.py":
            return {"files"}
        case "flags.py":
            return {"rules", "table", "play", "words", "games/shelf", "sound", "opening", "paths", "__init__"}
        case "opening.py":
            return {"play", "words", "sound", "games", "screen", "table", *EDGE}
    return set()


def of_a_game(file: str, rest: list[str]) -> set[str]:
    if len(rest) == 1:
        return {"rules", "table", "play", "games", "screen/scenes/show"} if file in LISTS else set()
    own = f"games/{rest[0]}"
    if is_show(file):
        rooms = {f"screen/{room}" for room in ROOMS[:3]}
        return {own, "rules", "table", "play", "words", *rooms, *BASES}
    if rest[1] == "table.py":
        return {own, "rules", "table"}
    return {own, "rules", "table", "play"}


def of_a_room(room: str) -> set[str]:
    seen = {f"screen/{each}" for each in ROOMS[: ROOMS.index(room) + 1]} if room in ROOMS else set()
    found = seen | {"rules", "table", "play", "words", *EDGE} | ({"sound"} if room != "paint" else set())
    if room in ROOMS[3:]:
        found |= {"games/shelf", "__init__"}
    if room in ROOMS[4:]:
        found |= {"games/shows"}
    return found


def is_show(file: str) -> bool:
    parts = file.split("/")
    return parts[0] == "games" and len(parts) > 2 and parts[2] in ("show", "show.py")


def called(node: ast.Call) -> str:
    return getattr(node.func, "id", "") or getattr(node.func, "attr", "")


@cache
def asked_for(text: str) -> tuple[tuple[str, str], ...]:
    """Each name that a file imports, wherever in it that happens, and the module it comes from."""
    found: list[tuple[str, str]] = []
    for node in nodes(text):
        if isinstance(node, ast.Import):
            found += [(path_of(each.name), path_of(each.name)) for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "nothing is imported by dots"
            module = path_of(str(node.module))
            found += [(path_of(f"{node.module}.{each.name}"), module) for each in node.names]
        elif isinstance(node, ast.Call) and called(node) in ("__import__", "import_module"):
            found += [(path_of(name), path_of(name)) for each in node.args for name in constants(each)]
    return tuple(found)


def imported(text: str, names: set[str]) -> Iterator[str]:
    """The files of ours that a file imports, such as "rules/core", and the modules of others by name."""
    for whole, module in asked_for(text):
        yield whole if whole in names else module


def path_of(module: str) -> str:
    if module == "game":
        return "__init__"
    return module.removeprefix("game.").replace(".", "/") if module.startswith("game.") else module


def wrong_imports(files: Files) -> list[str]:
    names, found = {file.removesuffix(".py") for file in files}, []
    for file, text in files.items():
        able, parts = outside(file), inside(file)
        for name in imported(text, names):
            ours = name in names or f"{name}/__init__" in names or name == "main"
            hidden = is_show(f"{name}/") and not is_show(file) and file not in LISTS  # of its own game, too
            if hidden or not (fits(name, parts) if ours else name.split(".")[0] in able):
                found.append(f"{file} imports {name}")
    return found


def fits(name: str, parts: set[str]) -> bool:
    return any(f"{name}/".startswith(f"{part}/") for part in parts)


def cycles(files: Files) -> list[list[str]]:
    """Files that import each other, imports for types and inside functions included."""
    names = {file.removesuffix(".py") for file in files}
    leads = {file.removesuffix(".py"): set(imported(text, names)) & names for file, text in files.items()}
    reach = {name: reached(name, leads) for name in names}
    knots = {tuple(sorted(two for two in reach[one] if one in reach[two])) for one in names}
    return sorted(list(knot) for knot in knots if knot)


def reached(start: str, leads: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [*leads[start]]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += leads[name]
    return found


# the frame speaks no game

NAMING = {"Move", "Pile", "Card"}  # what is called with a game's word first
STEPS = {"mark": 0, "tell": 1}  # steps of a game with a word of it, and where that stands
TABLES = {
    "told",
    "marks",
    "verbs",
    "advice",
    "shared",
    "seated",
}  # parts of a table that are keyed by such words


def words_of_games(files: Files) -> set[str]:
    """Verbs, marks, piles, kinds of cards and told keys, as the games' own files say them."""
    own = (text for file, text in files.items() if file.startswith("games/") and file.count("/") > 1)
    return set().union(*map(words_in, own)) - set(COMMON_WORDS) - {""}


@cache
def words_in(text: str) -> set[str]:
    return set().union(*map(said, nodes(text)))


def said(node: ast.AST) -> set[str]:
    match node:
        case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in NAMING:
            return constants(first)
        case ast.MatchClass(cls=ast.Name(id=name), patterns=[ast.MatchValue(value=first), *_]) if (
            name in NAMING
        ):
            return constants(first)
        case ast.Call(func=ast.Attribute(attr=step), args=args) if step in STEPS and len(args) > STEPS[step]:
            return constants(args[STEPS[step]])
        case ast.keyword(arg=name, value=ast.Dict(keys=keys)) if name in TABLES:
            return {word for key in keys if key is not None for word in constants(key)}
    return set()


def constants(node: ast.AST) -> set[str]:
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            return constants(one) | constants(other)
    return set()


def foreign_words(files: Files) -> list[str]:
    """Where the frame decides by a word of one game."""
    words, found = words_of_games(files), []
    for file, text in files.items():
        if file.split("/")[0] in ("play", "table", "screen"):
            found += [f"{file}:{at} {word}" for at, word in decisions_in(text) if word in words]
    return sorted(found)


@cache
def decisions_in(text: str) -> list[tuple[int, str]]:
    return [each for node in nodes(text) for each in decided(node)]


def decided(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Texts that a file keys, compares or names something by."""
    places: list[ast.AST | None] = []
    match node:
        case ast.Dict(keys=keys):
            places = [*keys]
        case ast.Compare(left=left, comparators=others):
            lists = [
                each for other in others if isinstance(other, ast.Tuple | ast.List) for each in other.elts
            ]
            places = [left, *others, *lists]
        case ast.Set(elts=each):
            places = [*each]
        case ast.MatchValue(value=value):
            places = [value]
        case ast.Subscript(slice=key):
            places = [key]
        case ast.Call(func=ast.Name(id=name), args=args) if name in NAMING:
            places = [*args[:1]]
        case ast.Call(func=ast.Attribute(attr="get" | "startswith" | "endswith"), args=args):
            places = [*args[:1]]
        case ast.keyword(arg="verb" | "kind", value=value):
            places = [value]
    for place in places:
        if isinstance(place, ast.Constant) and isinstance(place.value, str):
            yield place.lineno, place.value


CHOSEN = {"chosen", "options", "values"}  # what holds the options of a match by their names
ANY_GAME_HAS = set(COMMON_OPTIONS)


def known_options(files: Files) -> list[str]:
    """Where the frame asks for an option by its name, which only some game has."""
    frame = [file for file in files if file.split("/")[0] in ("play", "table", "screen")]
    return [f"{file} {name}" for file in frame for name in options_in(files[file]) - ANY_GAME_HAS]


@cache
def options_in(text: str) -> set[str]:
    found: set[str] = set()
    for node in nodes(text):
        match node:
            case ast.Subscript(value=asked, slice=key):
                pass
            case ast.Call(func=ast.Attribute(attr="get", value=asked), args=[key, *_]):
                pass
            case _:
                continue
        if (getattr(asked, "attr", "") or getattr(asked, "id", "")) in CHOSEN:
            found |= constants(key)
    return found


# sizes


def too_large(files: Files) -> list[str]:
    folders = [file.rpartition("/")[0] for file in files if not file.endswith("__init__.py")]
    full = [folder for folder in set(folders) if folders.count(folder) > MOST_FILES]
    found = [f"{folder} holds {folders.count(folder)} files" for folder in full]
    return found + [f"{file} {fault}" for file, text in files.items() for fault in too_long(text)]


@cache
def too_long(text: str) -> list[str]:
    lines = text.count("\n")
    found = [f"has {lines} lines"] if lines > LONGEST_FILE else []
    for node in nodes(text):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            most = LONGEST_CLASS if isinstance(node, ast.ClassDef) else LONGEST_FUNCTION
            lines = (node.end_lineno or 0) - node.lineno + 1
            found += [f"line {node.lineno}: {node.name} has {lines} lines"] if lines > most else []
    return found


# the house itself


def test_no_file_imports_what_it_must_not(files: Files) -> None:
    assert wrong_imports(files) == []


def test_no_files_import_each_other(files: Files) -> None:
    assert cycles(files) == []


def test_the_frame_speaks_no_game(files: Files) -> None:
    found = foreign_words(files)
    assert not found, f"games use these words, which the frame must not, or uses itself: {found}"


def test_the_frame_knows_no_option_of_one_game(files: Files) -> None:
    assert known_options(files) == []


def test_few_words_are_common_to_all_games_and_each_has_its_reason() -> None:
    assert len(COMMON_WORDS) <= MOST_COMMON_WORDS
    assert all(len(reason.split()) > 2 for reason in COMMON_WORDS.values())


def test_nothing_is_too_large(files: Files) -> None:
    assert too_large(files) == []


def test_every_game_has_its_rules_and_its_table(files: Files) -> None:
    games = {file.split("/")[1] for file in files if file.startswith("games/") and file.count("/") > 1}
    assert len(games) > 5
    assert {f"games/{game}/{part}.py" for game in games for part in ("rules", "table")} <= set(files)


def test_a_fresh_interpreter_needs_no_pygame(files: Files) -> None:
    pure = [file for file in files if file.split("/")[0] in ("rules", "table", "play", "words")]
    pure += [
        file for file in files if file.startswith("games/") and not is_show(file) and file != "games/shows.py"
    ]
    modules = [
        f"game.{file.removesuffix('.py').replace('/', '.')}" for file in pure if "__init__" not in file
    ]
    script = f"import sys, {', '.join(modules)}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False).returncode == 0


# planted faults


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("rules/core.py", "import pygame"),
        ("rules/core.py", "import time"),
        ("rules/core.py", "from game.games.kablam.rules import KaBlam"),
        ("rules/sight.py", "from game.play.match import Match"),
        ("games/kablam/rules.py", "from game.games.push.rules import Push"),
        ("games/kablam/rules.py", "from game.games import push"),
        ("games/kablam/table.py", "from game.play.match import Match"),
        ("games/kablam/rules.py", "from game.screen.paint.art import Art"),
        ("games/kablam/rules.py", "from game.games.kablam.show import Explosion"),
        ("games/push/marks.py", "from game.games.push.show import stores"),
        ("games/push/table.py", "import game.games.push.show.stores"),
        ("games/go_fox/table.py", "from game.games.go_fox import show"),
        ("rules/core.py", '__import__("pygame")'),
        ("games/kablam/show.py", "from game.games.push.rules import Push"),
        ("games/kablam/show.py", "from game.screen.scenes.table import TableScene"),
        ("play/match.py", "def late() -> None:\n    import pygame.time"),
        ("play/match.py", "from game.games.shelf import GAMES"),
        ("play/bots.py", "from game.screen.paint import art"),
        ("table/table.py", "from game.play.plan import Player"),
        ("words/packs.py", "from game.rules.things import Card"),
        ("flags.py", "import pygame"),
        ("screen/paint/art.py", "from game.screen.widgets.input import Inputs"),
        ("screen/paint/art.py", "from game.games.shelf import GAMES"),
        ("screen/table/stage.py", "from game.screen.scenes.scene import Scene"),
        ("screen/table/stage.py", "from game.games.push.show import stores"),
        ("screen/scenes/pause.py", "from game.screen.app.app import App"),
        ("screen/scenes/pause.py", "from game.games.shows import SHOWS"),
        ("screen/app/app.py", "from game import flags"),
        ("screen/app/app.py", "import main"),
        ("screen/app/app.py", "import pyttsx3"),
        ("sound/voice.py", "from py_nanotts import NanoTTS"),
        ("sound/voice.py", "from game.screen.app.app import App"),
        ("settings.py", "from game.play.plan import Player"),
        ("paths.py", "import numpy"),
    ],
)
def test_a_planted_import_is_found(files: Files, file: str, line: str) -> None:
    before = wrong_imports(files)
    assert len(wrong_imports({**files, file: f"{files[file]}\n{line}\n"})) == len(before) + 1


def test_a_planted_cycle_is_found(files: Files) -> None:
    hidden = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from game.play import match\n"
    assert any(
        "rules/core" in knot for knot in cycles({**files, "rules/core.py": files["rules/core.py"] + hidden})
    )


@pytest.mark.parametrize(
    "line",
    [
        'x = {"explode": 1}',
        'def f(key: str) -> bool:\n    return key == "explode"',
        'def f(key: str) -> bool:\n    return key in ("explode", "other")',
        'def f(key: str) -> None:\n    match key:\n        case "explode":\n            pass',
        'x = Pile("explode")',
        'def f(marks: dict[str, int]) -> int:\n    return marks.get("explode", 0)',
        'def f(marks: dict[str, int]) -> int:\n    return marks["explode"]',
        'KEYS = {"explode"}',
        'def f(key: str) -> bool:\n    return key.startswith("explode")',
    ],
)
@pytest.mark.parametrize(
    "said_by", ['Pile("explode")', 'Move("explode")', 'self.mark("explode", 1)', 'self.tell(0, "explode")']
)
def test_a_planted_word_is_found(files: Files, line: str, said_by: str) -> None:
    rules = "games/kablam/rules.py"
    planted = {
        **files,
        rules: f"{files[rules]}\nx = {said_by}\n",
        "play/shown.py": f"{files['play/shown.py']}\n{line}\n",
    }
    assert len(foreign_words(planted)) == len(foreign_words(files)) + 1


@pytest.mark.parametrize(
    "line",
    [
        'def f(chosen: dict[str, int]) -> int:\n    return chosen["version"]',
        'def f(game: Game) -> int:\n    return game.chosen.get("words", 1)',
    ],
)
def test_a_planted_option_is_found(files: Files, line: str) -> None:
    planted = {**files, "play/shown.py": f"{files['play/shown.py']}\n{line}\n"}
    assert len(known_options(planted)) == len(known_options(files)) + 1


def test_what_has_grown_too_large_is_found(files: Files) -> None:
    body = "\n".join(["    pass"] * LONGEST_FUNCTION)
    planted = {
        "screen/table/long.py": "x = 1\n" * (LONGEST_FILE + 1),
        "screen/table/function.py": f"def f() -> None:\n{body}\n",
        "screen/table/large.py": "class Large:\n" + "    x = 1\n" * LONGEST_CLASS,
        **{f"screen/table/more{nth}.py": "" for nth in range(MOST_FILES + 1)},
    }
    assert len(too_large({**files, **planted})) == len(too_large(files)) + 4

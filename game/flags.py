"""The command line: what the flags mean, and one plain sentence for a flag that is wrong."""

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any, NoReturn

from game import NAME, __version__, paths
from game.games.shelf import GAMES
from game.play.dealing import cards_of, packs_for
from game.play.plan import Plan, PlanError, Player, parse_seats
from game.play.simulate import simulate
from game.rules.core import parse_option
from game.table.table import Table
from game.words.packs import Pack, shipped
from game.words.pictures import Album, AnyPack

USAGE_ERROR = 2
SMALLEST, LARGEST = (320, 200), 7680
DEFAULT_SEATS = "human,easy,easy"
DEFAULT_SIMULATION = "easy,easy"


class Flags(argparse.ArgumentParser):
    """Says what is wrong in one sentence and ends with 2."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:]
        print(f"{sentence.rstrip('.')}. Try --help.", file=sys.stderr)
        sys.exit(USAGE_ERROR)


def make_flags() -> Flags:
    flags = Flags(prog="main.py", description="Card and dice games that make children want to read aloud.")
    games = ", ".join(GAMES)
    flags.add_argument("--version", action="version", version=f"{NAME} {__version__}")
    start = flags.add_argument_group("straight to the table")
    start.add_argument("--play", metavar="GAME", help=f"open this game at once: {games}")
    start.add_argument("--seats", help="human, easy, medium or hard for each seat, such as human,easy,hard")
    start.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="such as length=short"
    )
    start.add_argument("--pack", metavar="NAME", help="the pack of words or pictures, such as 4-digraphs")
    start.add_argument("--seed", type=int, metavar="N", help="the same number deals the same cards")
    start.add_argument("--autoplay", action="store_true", help="computers play every seat")
    other = flags.add_argument_group("without playing")
    other.add_argument("--simulate", metavar="GAME", help="play matches of computers without a window")
    other.add_argument("--games", type=int, default=1, metavar="N", help="how many matches to simulate")
    other.add_argument("--speak", metavar="WORD", help="say one word into the file of --out")
    other.add_argument("--out", type=Path, metavar="FILE", help="where --speak writes, such as cat.wav")
    other.add_argument("--tour", type=Path, metavar="DIR", help="draw every screen into PNG files there")
    size = "of the window or of the tour's pictures"
    other.add_argument("--size", metavar="WxH", default="1280x720", help=size)
    machine = flags.add_argument_group("the machine")
    window = machine.add_mutually_exclusive_group()
    window.add_argument("--fullscreen", action="store_true")
    window.add_argument("--windowed", action="store_true")
    machine.add_argument("--kiosk", action="store_true", help="full screen; only an adult's PIN leaves it")
    machine.add_argument("--mute", action="store_true", help="no sound at all; captions stay")
    machine.add_argument("--data", type=Path, metavar="DIR", help="where saves and settings are kept")
    return flags


def main(arguments: Sequence[str]) -> int:
    flags = make_flags()
    given = flags.parse_args(arguments)
    if given.speak is not None or given.out is not None:
        return run_speech(given)
    try:
        packs = shipped(paths.assets() / "packs", complain)
        album = Album((given.data or paths.user_data()) / "pictures")
        if given.simulate is not None:
            return run_simulation(given, packs, album)
        plan = make_plan(given, packs, album) if wants_table(given) else None
        size = parse_size(given.size)
    except ValueError as error:
        complain(str(error))
        return USAGE_ERROR
    from game import opening  # pygame is imported only when there is something to draw

    if given.tour:
        return opening.tour(given, packs, size)
    return opening.play(given, packs, plan, size)


def wants_table(given: argparse.Namespace) -> bool:
    """Whether any flag says what to play; the first game is meant unless one is named."""
    said = (given.play, given.seats, given.pack)
    return given.autoplay or bool(given.option) or any(flag is not None for flag in said)


def complain(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def run_speech(given: argparse.Namespace) -> int:
    """Render one word as the game would, in a child; 1 when this computer cannot say it."""
    if given.speak is None or given.out is None:
        complain("--speak and --out go together, such as --speak cat --out cat.wav.")
        return USAGE_ERROR
    from game.sound.speak import speak

    try:
        given.out.write_bytes(speak(given.speak))
    except OSError as error:
        complain(f"{given.out} cannot be written: {error.strerror or type(error).__name__}.")
        return 1
    except LookupError as error:
        complain(str(error.args[0]))
        return 1
    return 0


def run_simulation(given: argparse.Namespace, packs: dict[str, Pack], album: Album) -> int:
    table = find_table(given.simulate)
    players = find_seats(table, given.seats or DEFAULT_SIMULATION)
    if any(not player.bot for player in players):
        raise PlanError("A simulation has only computers: easy, medium or hard.")
    if given.games < 1:
        raise PlanError(f"--games takes a whole number above 0, not {given.games}.")
    seed = given.seed if given.seed is not None else new_seed()
    cards = cards_of(find_pack(packs_for(table.rules, packs, album), given.pack), seed)
    deck = table.rules.build_deck(cards, len(players))
    options = find_options(table, given.option)
    try:
        for record in simulate(GAMES[table.key], deck, players, seed, given.games, options):
            print(json.dumps(record), flush=True)
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def make_plan(given: argparse.Namespace, packs: dict[str, Pack], album: Album) -> Plan:
    table = find_table(given.play if given.play is not None else next(iter(GAMES)))
    players = find_seats(table, given.seats or DEFAULT_SEATS)
    if given.autoplay:
        players = tuple(player if player.bot else player._replace(bot="medium") for player in players)
    pack = find_pack(packs_for(table.rules, packs, album), given.pack)
    seed = given.seed if given.seed is not None else new_seed()
    return Plan(table.key, players, find_options(table, given.option), pack.key, seed)


def find_table(key: str) -> Table:
    if key not in GAMES:
        raise PlanError(f"There is no game called '{key}'; the games are {', '.join(GAMES)}.")
    return GAMES[key].table


def find_seats(table: Table, text: str) -> tuple[Player, ...]:
    players = parse_seats(text)
    few, many = table.rules.seats[0], table.rules.seats[-1]
    if len(players) not in table.rules.seats:
        raise PlanError(f"{table.title} is for {few} to {many} players, not {len(players)}.")
    return players


def find_pack(packs: Mapping[str, AnyPack], name: str | None) -> AnyPack:
    if not packs:
        raise PlanError("There is no word pack that can be read in assets/packs.")
    if name is None:
        return next(iter(packs.values()))
    if name not in packs:
        raise PlanError(f"There is no pack called '{name}'; the packs are {', '.join(packs)}.")
    return packs[name]


def find_options(table: Table, texts: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise PlanError(f"An option is written name=value, not '{text}'.")
        options[name] = parse_option(table.rules, name, value)
    return options


def parse_size(text: str) -> tuple[int, int]:
    width, x, height = text.lower().partition("x")
    if not (x and width.isdecimal() and height.isdecimal()) or len(width + height) > 10:
        raise PlanError(f"A size is written like 1280x720, not '{text}'.")
    size = (int(width), int(height))
    if not all(least <= side <= LARGEST for least, side in zip(SMALLEST, size, strict=True)):
        raise PlanError(f"A size is from 320x200 to {LARGEST}x{LARGEST}, not '{text}'.")
    return size


def new_seed() -> int:
    return SystemRandom().randrange(1 << 30)

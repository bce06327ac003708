"""The numbers of players and the variants in which every game is tried; a game may say it in its kinds.py."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from game.play.bots import Bot
from game.rules.core import Game

GAMES = Path(__file__).resolve().parent.parent / "games"


class Kind(NamedTuple):
    players: int
    options: dict[str, Any]


class Tried(NamedTuple):
    """How a game is tried; without a word of its own, as usual."""

    kinds: Sequence[Kind] = ()  # where there are many variants, or the usual length would take too long
    rare: str = ""  # what its recordings must tell of at least once
    sensible: Bot | None = None  # where chance alone would play on for thousands of moves
    elsewhere: Sequence[str] = ()  # verbs that are asked in dialogs of the game's own
    unwilling: Sequence[str] = ("draw",)  # verbs chance seldom chooses if there are others


@cache
def tried(game: str) -> Tried:
    if not (GAMES / game / "kinds.py").is_file():
        return Tried()
    found: Tried = import_module(f"tests.games.{game}.kinds").TRIED
    return found


def kinds(rules: type[Game]) -> list[Kind]:
    """Each number of players, as usual and with each other value of the options that have few.

    The dealer is left to chance."""
    if chosen := tried(rules.key).kinds:
        return list(chosen)
    few = {name: values for name, values in rules.choices.items() if name != "first_dealer"}
    usual = {name: rules.options[name] for name in few}
    others = [{**usual, name: value} for name, values in few.items() for value in values]
    variants = [usual, *(variant for variant in others if variant != usual)]
    return [Kind(players, variant) for players in rules.seats for variant in variants]

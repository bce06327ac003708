"""Whole matches, every event, compared byte for byte with what was recorded.

After a change of the rules that is meant, record them again and read the difference:

    RECORD=1 python -m pytest tests/shared/test_recordings.py
"""

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.rules.core import Game
from game.rules.things import Event, Laid, Moved, Peeked, Pile, ReadAloud, Spoken, Turned
from tests.arranging import deck_of, move_name, pick_name, pile_name
from tests.shared.all_games import ALL
from tests.shared.choosing import choose
from tests.shared.every_kind import Kind, kinds, tried

FOLDER = Path(__file__).resolve().parent.parent / "games"
NOT_YET = "Nothing is recorded of this game: RECORD=1 python -m pytest tests/shared/test_recordings.py"
RECORD = bool(os.environ.get("RECORD"))
PLAYERS = (2, 4, 6)
MATCHES = [
    (entry.rules, kind) for entry in ALL.values() for kind in kinds(entry.rules) if kind.players in PLAYERS
]


def name_of(rules: type[Game], kind: Kind) -> str:
    variant = [switch(name, value) for name, value in kind.options.items()]
    return "-".join((rules.key, str(kind.players), *variant))


def switch(name: str, value: Any) -> str:
    return f"{name}_{'on' if value else 'off'}" if isinstance(value, bool) else str(value)


def seed_of(kind: Kind) -> int:
    return 300 + kind.players


def tell(game: Game, event: Event) -> str:
    """One line for an event, with cards and piles by their names."""
    match event:
        case Laid(pile, cards):
            words = [pile_name(pile), *(pick_name(game.deck, card) for card in cards)]
        case Peeked(seat, pile, cards):
            words = [str(seat), pile_name(pile), *(pick_name(game.deck, card) for card in cards)]
        case Moved(card, src, dst, place):
            words = [pick_name(game.deck, card), pile_name(src), "to", pile_name(dst), "at", str(place)]
        case Turned(card, up):
            words = [pick_name(game.deck, card), "up" if up else "down"]
        case ReadAloud(seat, card):
            words = [str(seat), pick_name(game.deck, card), game.deck[card].word]
        case Spoken(card):
            words = [pick_name(game.deck, card), game.deck[card].word]
        case _:
            words = [pile_name(field) if isinstance(field, Pile) else str(field) for field in event]
    return " ".join((type(event).__name__, *words))


def record(rules: type[Game], kind: Kind) -> str:
    """A match of chance moves from its seed to its last event."""
    game = rules(deck_of(rules, kind.players), kind.players, seed_of(kind), **kind.options)
    options = " ".join(f"{name}={value}" for name, value in kind.options.items())
    lines = [f"# {rules.key}, rules {rules.version}, {kind.players} players, seed {seed_of(kind)}, {options}"]
    lines += [tell(game, event) for event in game.take_events()]
    rng = Random(seed_of(kind))
    while game.winners is None:
        seat, move = choose(game, rng)
        game.apply(seat, move)
        lines.append(f"\n> {seat} {move_name(game.deck, move)}")
        lines += [tell(game, event) for event in game.take_events()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("rules", "kind"), MATCHES, ids=[name_of(*match) for match in MATCHES])
def test_the_match_is_the_one_recorded(rules: type[Game], kind: Kind) -> None:
    path = FOLDER / rules.key / "recordings" / f"{name_of(rules, kind)}.txt"
    now = record(rules, kind).encode()
    if RECORD:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(now)
    if not path.parent.is_dir():
        pytest.skip(NOT_YET)
    assert path.is_file(), "record the match first"
    assert now == path.read_bytes(), f"{path.name} differs from what the rules do now"


def test_no_recording_is_left_over_and_no_game_forgotten() -> None:
    """Only a game that is being made may wait for its first ones."""
    begun = {path.parent.name for path in FOLDER.glob("*/recordings")}
    assert begun >= {"kablam", "go_fox", "read_and_grab", "push", "thats_it", "uno_express"}
    wanted = {f"{name_of(rules, kind)}.txt" for rules, kind in MATCHES if rules.key in begun}
    assert {path.name for path in FOLDER.glob("*/recordings/*.txt")} == wanted


@pytest.mark.parametrize("game", ALL)
def test_the_recordings_hold_the_rare_events(game: str) -> None:
    """Explosions, reshuffles, pairs, rows left alone: all have been recorded."""
    everything = "".join(
        path.read_text(encoding="utf-8") for path in (FOLDER / game / "recordings").glob("*.txt")
    )
    if not everything:
        pytest.skip(NOT_YET)
    for line in tried(game).rare.split():
        assert f" {line}\n" in everything, line

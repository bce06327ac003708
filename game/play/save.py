"""A match to JSON and back: its seed, its cards, its options and its moves; never lost, never fatal."""

import json
import os
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.files import write_safely
from game.play.entry import Entry
from game.play.match import Match
from game.play.plan import AVATARS, LEVELS, Player, clean_name
from game.rules.core import Game
from game.rules.things import COLOURS, Card, Choice, Die, Move, Pick, Pile, Slot

FORMAT = 1
NUMBERS = range(1, 12)
LONGEST_WORD = 24
LONGEST_QUOTE = 40


class SaveError(ValueError):
    """One plain sentence about a save that cannot be played."""


def dump(match: Match) -> str:
    """All it takes to play the match up to where it stands."""
    return json.dumps(
        {
            "format": FORMAT,
            "id": match.id,
            "table": match.game.key,
            "rules": match.game.version,
            "seed": match.seed,
            "options": match.options,
            "pack": match.pack,
            "deck": match.game.deck,
            "laid": list(match.words.items()),
            "players": [player._asdict() for player in match.players],
            "moves": [[seat, move.verb, *map(dump_pick, move.picks)] for seat, move in match.history],
            "owed": match.owed(),
            "words": match.words_before + len(match.readings),
        },
        separators=(",", ":"),
    )


def load(text: str, games: Mapping[str, Entry]) -> Match:
    """Play the saved moves again; a SaveError says in one sentence why that cannot be done."""
    try:
        return _replay(json.loads(text), games)
    except SaveError:
        raise
    except RecursionError:
        raise SaveError("The saved game is nested too deeply to be one of ours.") from None
    except Exception as error:  # whatever is in the file, the program goes on
        raise SaveError(f"The saved game cannot be read ({type(error).__name__}).") from error


def _replay(saved: Any, games: Mapping[str, Entry]) -> Match:
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise SaveError("The saved game is not in a form this program knows.")
    entry = games.get(saved["table"])
    if entry is None:
        raise SaveError(f"The saved game is of {shorten(saved['table'])}, which is not here.")
    rules = entry.rules
    if saved["rules"] != rules.version:
        raise SaveError("The saved game was played by other rules.")
    deck = [Card(str(kind), str(colour), int(nth), str(word)) for kind, colour, nth, word in saved["deck"]]
    players = [load_player(player) for player in saved["players"]]
    if len(players) not in rules.seats:
        raise SaveError(f"The saved game has {len(players)} players.")
    options = dict(saved["options"])
    check_options(rules, options)
    check_deck(rules, deck, len(players), options)
    match = Match(entry, deck, players, int(saved["seed"]), options)
    moves = [(int(seat), Move(verb, tuple(map(load_pick, picks)))) for seat, verb, *picks in saved["moves"]]
    for seat, move in moves:
        match.make(seat, move)
    if moves:
        match.catch_up(int(saved["owed"]))
    match.words_before = int(saved["words"])
    match.pack = str(saved.get("pack", ""))
    match.id = str(saved.get("id", ""))[:LONGEST_QUOTE] or match.id
    match.words = load_words(saved.get("laid", []), len(deck))
    return match


def load_words(saved: Any, cards: int) -> dict[int, str]:
    """The words laid on cards since they were dealt."""
    words = {int(card): str(word) for card, word in saved}
    if not all(card in range(cards) and is_proper(word) for card, word in words.items()):
        raise SaveError("The saved game has a word that is on no card, or is none.")
    return words


def is_proper(word: str) -> bool:
    return word.isprintable() and len(word) <= LONGEST_WORD


def check_deck(rules: type[Game], deck: Sequence[Card], players: int, options: Mapping[str, Any]) -> None:
    """Only the cards such a game is dealt may be dealt: with others a round might never begin."""
    blank = [Card("word", colour, number) for colour in COLOURS for number in NUMBERS]
    fresh = rules(rules.build_deck(blank, players), players, 0, **options)  # options may change the cards
    wanted = sorted(card._replace(word="") for card in fresh.deck)
    if sorted(card._replace(word="") for card in deck) != wanted:
        raise SaveError("The saved game has other cards than this game.")
    if not all(is_proper(card.word) for card in deck):
        raise SaveError("The saved game has a card with no proper word on it.")
    fault = rules.fault_of(deck)
    if fault:
        raise SaveError(fault)


def check_options(rules: type[Game], options: Mapping[str, Any]) -> None:
    """Every value of the kind the rules reckon with, or one of their choices."""
    for name, value in options.items():
        allowed = rules.choices.get(name)
        fits = value in allowed if allowed else type(value) is type(rules.options.get(name))
        if name not in rules.options or not fits:
            raise SaveError(f"The saved game has an option this game does not know, {shorten(name)}.")


def load_player(saved: Any) -> Player:
    name, avatar, bot = clean_name(str(saved["name"])), str(saved["avatar"]), str(saved["bot"])
    if not name or avatar not in AVATARS:
        raise SaveError("The saved game has a player without a proper name or picture.")
    if bot and bot not in LEVELS:
        raise SaveError(f"The saved game has a computer player of the unknown kind {shorten(bot)}.")
    return Player(name, avatar, bot, str(saved.get("learner", ""))[:LONGEST_QUOTE])


def dump_pick(pick: Pick) -> Any:
    match pick:
        case Slot(pile, place):
            return {"slot": [*pile, place]}
        case Pile():
            return {"pile": list(pick)}
        case Die(nth):
            return {"die": nth}
        case Choice(value):
            return {"choice": value}
    return pick


def load_pick(saved: Any) -> Pick:
    match saved:
        case int():
            return saved
        case {"slot": [name, seat, nth, place]}:
            return Slot(Pile(name, seat, nth), place)
        case {"pile": [name, seat, nth]}:
            return Pile(name, seat, nth)
        case {"die": nth}:
            return Die(nth)
        case {"choice": value}:
            return Choice(value)
    raise SaveError(f"The saved game holds a move with {shorten(saved)} in it.")


def shorten(found: Any) -> str:
    """What was found in a file, short enough for a sentence."""
    return repr(found)[:LONGEST_QUOTE]


class Saves:
    """The folder of saves; writing happens on a thread of its own, so that no frame waits for the disk."""

    def __init__(self, folder: Path, games: Mapping[str, Entry]) -> None:
        self.folder = folder
        self.games = games
        self.problem = ""  # why a save could not be read
        self.unkept = ""  # why the last one could not be written
        self._text: str | None = None  # what is still to be written; "" is a match to be removed
        self._coming = False  # whether what is being written is a match
        self._wake = threading.Condition()
        self._busy = False
        self._thread: threading.Thread | None = None

    @property
    def path(self) -> Path:
        return self.folder / "match.json"

    def store(self, match: Match) -> None:
        """Keep the match as it stands; the newest wins if the disk is slow."""
        self._leave(dump(match))

    def clear(self) -> None:
        """The match is over: there is nothing to go on with."""
        self._leave("")

    def _leave(self, text: str) -> None:
        with self._wake:
            self._text, self._coming = text, bool(text)
            if self._thread is None:
                self._thread = threading.Thread(target=self._write_on, name="saves", daemon=True)
                self._thread.start()
            self._wake.notify_all()

    def flush(self) -> None:
        """Wait until everything is on the disk."""
        with self._wake:
            self._wake.wait_for(lambda: self._text is None and not self._busy)

    def has_match(self) -> bool:
        """Whether there is something to go on with, on the disk or on its way there."""
        with self._wake:
            if self._text is not None or self._busy:
                return self._coming
        return os.path.isfile(self.path)  # unlike Path.is_file, never raises

    def load(self) -> Match | None:
        """The unfinished match, if there is one; a bad file is set aside with one plain sentence."""
        self.flush()
        try:
            return load(self.path.read_text(encoding="utf-8"), self.games)
        except FileNotFoundError:
            return None
        except SaveError as error:
            self._set_aside(str(error))
        except (OSError, ValueError) as error:
            self._set_aside(f"The saved game cannot be read ({type(error).__name__}).")
        return None

    def _set_aside(self, why: str) -> None:
        aside = self.path.with_suffix(".bad")
        self.problem = f"{why} It was kept as {aside.name}."
        try:
            os.replace(self.path, aside)
        except OSError as error:
            self.problem = f"{why} It could not be set aside: {error}."

    def _write(self, text: str) -> None:
        if text:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_safely(self.path, text)
        else:
            self.path.unlink(missing_ok=True)

    def _write_on(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._text is not None)
                text, self._text, self._busy = self._text, None, True
            try:
                self._write(text or "")
                self.unkept = ""
            except Exception as error:  # whatever the disk does, the thread lives on
                why = getattr(error, "strerror", None) or error
                self.unkept = f"The game could not be kept in {self.folder}: {why}."
            with self._wake:
                self._busy = False
                self._wake.notify_all()

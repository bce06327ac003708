"""Rules for the sound of a grapheme by its neighbours, for words that come without their sounds."""

from collections.abc import Callable
from typing import NamedTuple

from game.words.spelling import spans


def _words(line: str) -> set[str]:
    return set(line.split())


VOWELS = set("aeiou")
VOICELESS = {"p", "t", "k", "f", "th", "s", "sh", "ch", "ks"}
SPLIT_Z = {"o-e", "e-e", "i-e", "u-e"}
NO_Y_SOUND = {"r", "l", "j", "ch", "s", "sh"}  # after these sounds u-e, ue and ew are oo, else yoo
VOICED_TH = _words("the this that these those them then than they there their thus though with")
SHORT_OO = _words("good wood wool hood stood foot soot")
SHORT_U = _words("put pull push full bull bush pudding butcher")
COW = _words("how now cow wow vow brow bow row sow pow allow")
SAID_Z = _words("is his has as was")
SAID_OO = _words("to do who into onto")


class Place(NamedTuple):
    """One grapheme in its word; `heard` are the sounds before it."""

    word: str
    graphemes: tuple[str, ...]
    heard: tuple[str, ...]

    @property
    def at(self) -> int:
        return len(self.heard)

    @property
    def rest(self) -> tuple[str, ...]:
        return self.graphemes[self.at + 1 :]

    @property
    def after(self) -> str:
        return self.rest[0] if self.rest else ""

    @property
    def sound_before(self) -> str:
        return self.heard[-1] if self.heard else ""

    @property
    def letter_after(self) -> str:
        """The next letter, the e of a split pair included."""
        end = max(spans(self.word, self.graphemes)[self.at].letters) + 1
        return self.word[end : end + 1]

    @property
    def last(self) -> bool:
        """Whether it ends the word, an added s not counted."""
        return self.rest in ((), ("s",))

    @property
    def later(self) -> bool:
        """Whether a vowel has come before it."""
        return any(grapheme[0] in VOWELS for grapheme in self.graphemes[: self.at])


def guess(place: Place) -> str:
    """The sound a rule gives to this grapheme here, or "" where its main sound will do."""
    rule = RULES.get(place.graphemes[place.at])
    return rule(place) if rule else ""


def _a(place: Place) -> str:
    if place.after in ("ll", "l") and place.rest[1:2] in ((), ("s",), ("k",), ("t",)):
        return "or" if place.after == "ll" or place.rest[1:] else ""
    if place.sound_before in ("w", "kw") and place.after in ("n", "s", "sh", "t", "tch", "d", "p"):
        return "o"
    return "uh" if place.last and place.later else ""


def _s(place: Place) -> str:
    if place.at and place.graphemes[place.at - 1] in SPLIT_Z and place.letter_after == "e":
        return "z"
    if place.letter_after or not place.at:
        return ""
    added = place.sound_before not in VOICELESS | VOWELS
    return "z" if added or place.word in SAID_Z else ""


def _se(place: Place) -> str:
    return "s" if place.sound_before in ("or", "ur", "ar", "n", "l", "p", "ow") else "z"


def _y(place: Place) -> str:
    if not place.at:
        return ""
    if place.last:
        return "ee" if place.later else "igh"
    return "i"


def _e(place: Place) -> str:
    return "ee" if place.at and not place.rest and not place.later else ""


def _i(place: Place) -> str:
    return "igh" if place.rest in (("n", "d"), ("l", "d")) and place.word != "wind" else ""


def _o(place: Place) -> str:
    if place.last and not place.rest:
        return "oo" if place.word in SAID_OO else "oa"
    return "oa" if place.rest[:2] == ("l", "d") else ""


def _ow(place: Place) -> str:
    return "oa" if place.last and place.word.removesuffix("s") not in COW else ""


def _th(place: Place) -> str:
    return "dh" if place.word in VOICED_TH or (place.later and place.after == "er") else ""


def _er(place: Place) -> str:
    return "uh" if place.later else "ur"


def _or(place: Place) -> str:
    if place.sound_before == "w":
        return "ur"
    return "uh" if place.last and place.later else ""


def _ed(place: Place) -> str:
    return "t" if place.sound_before in VOICELESS else "d"


def _yoo(place: Place) -> str:
    return "oo" if place.sound_before in NO_Y_SOUND else "yoo"


RULES: dict[str, Callable[[Place], str]] = {
    "a": _a,
    "e": _e,
    "i": _i,
    "o": _o,
    "s": _s,
    "y": _y,
    "se": _se,
    "ow": _ow,
    "th": _th,
    "er": _er,
    "or": _or,
    "ed": _ed,
    "u-e": _yoo,
    "ue": _yoo,
    "ew": _yoo,
    "u": lambda place: "uu" if place.word in SHORT_U else "",
    "c": lambda place: "s" if place.letter_after in ("e", "i", "y") else "",
    "g": lambda place: "j" if place.letter_after in ("e", "y") and not place.after.startswith("e") else "",
    "n": lambda place: "ng" if place.after[:1] in ("k", "g", "c", "x", "q") and place.after != "ch" else "",
    "oo": lambda place: "uu" if place.after == "k" or place.word in SHORT_OO else "",
    "ar": lambda place: "or" if place.sound_before in ("w", "kw") else "",
    "ear": lambda place: "" if place.last else "ur",
    "ie": lambda place: "ee" if place.rest and place.rest not in (("d",), ("s",)) else "",
    "wh": lambda place: "h" if place.after.startswith("o") else "",
    "t": lambda place: "ch" if place.after == "ure" else "",
    "ure": lambda place: "uh" if place.sound_before == "ch" else "",
    "a-e": lambda place: "i" if place.later and place.after == "g" else "",
    "x": lambda place: "gz" if place.word.startswith("ex") and place.letter_after in VOWELS else "",
}

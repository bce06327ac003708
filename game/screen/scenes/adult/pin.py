"""The adult's PIN, kept as a salted hash with the number of misses beside it, so that leaving undoes none."""

import hashlib
import hmac
import re
import secrets
from typing import NamedTuple

DIGITS = 4
ROUNDS = 10_000
PAUSES = (0, 0, 3, 8, 15, 30)  # seconds to wait after so many misses; the last one stays
ONES = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TENS = ("", "", "", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
FACTORS = tuple(number for number in range(32, 99) if number % 10)  # their products have four digits
KEPT = re.compile(r"([0-9a-f]{1,64}):([0-9a-f]{64}):([0-9]{1,9})", re.ASCII)


class Pin(NamedTuple):
    """What is kept of a PIN: salt, hash, and how often in a row it was missed."""

    salt: str
    digest: str
    misses: int = 0

    def fits(self, digits: str) -> bool:
        return hmac.compare_digest(_digest(self.salt, digits), self.digest)

    def missed(self) -> "Pin":
        return self._replace(misses=self.misses + 1)

    def met(self) -> "Pin":
        return self._replace(misses=0)

    def text(self) -> str:
        """As it stands in the settings file; an adult who has forgotten it empties this line there."""
        return f"{self.salt}:{self.digest}:{self.misses}"


UNREADABLE = Pin("", "")  # no digits fit: a spoilt line must not open what it was to lock


class Sum(NamedTuple):
    """A sum in words, which a child who can read them still cannot do."""

    one: int
    other: int

    @property
    def answer(self) -> str:
        return str(self.one * self.other)

    @property
    def words(self) -> str:
        return f"{in_words(self.one)} times {in_words(self.other)}"


def pause_after(misses: int) -> int:
    """Seconds to wait before the next try."""
    return PAUSES[min(misses, len(PAUSES) - 1)]


def make(digits: str) -> Pin:
    salt = secrets.token_hex(8)
    return Pin(salt, _digest(salt, digits))


def parse(text: str) -> Pin | None:
    """The PIN kept in the settings, None if none has been set, or UNREADABLE."""
    if not text:
        return None
    kept = KEPT.fullmatch(text)
    return Pin(kept[1], kept[2], int(kept[3])) if kept else UNREADABLE


def ask() -> Sum:
    return Sum(secrets.choice(FACTORS), secrets.choice(FACTORS))


def in_words(number: int) -> str:
    return f"{TENS[number // 10]}-{ONES[number % 10]}"


def _digest(salt: str, digits: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", digits.encode(), salt.encode(), ROUNDS).hex()

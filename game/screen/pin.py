"""The adult's PIN, kept as a salted hash with the number of misses beside it, so that leaving undoes none."""

import hashlib
import hmac
import secrets
from typing import NamedTuple

DIGITS = 4
ROUNDS = 10_000
PAUSES = (0, 0, 3, 8, 15, 30)  # seconds to wait after so many misses; the last one stays
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


class Pin(NamedTuple):
    """What is kept of a PIN: salt, hash, and how often in a row it was missed."""

    salt: str
    digest: str
    misses: int = 0

    @property
    def pause(self) -> int:
        """Seconds to wait before the next try."""
        return pause_after(self.misses)

    def fits(self, digits: str) -> bool:
        return hmac.compare_digest(_digest(self.salt, digits), self.digest)

    def missed(self) -> "Pin":
        return self._replace(misses=self.misses + 1)

    def met(self) -> "Pin":
        return self._replace(misses=0)

    def text(self) -> str:
        """As it stands in the settings file; an adult who has forgotten it empties this line there."""
        return f"{self.salt}:{self.digest}:{self.misses}"


def pause_after(misses: int) -> int:
    return PAUSES[min(misses, len(PAUSES) - 1)]


def make(digits: str) -> Pin:
    salt = secrets.token_hex(8)
    return Pin(salt, _digest(salt, digits))


def parse(text: str) -> Pin | None:
    """The PIN kept in the settings, or None if none has been set."""
    salt, _, rest = text.partition(":")
    digest, _, misses = rest.partition(":")
    if not salt or len(digest) != 2 * hashlib.sha256().digest_size:
        return None
    return Pin(salt, digest, int(misses) if misses.isdecimal() else 0)


def in_words(digits: str) -> str:
    """Digits as words, which a child too young for the adult's page cannot read."""
    return " ".join(WORDS[int(digit)] for digit in digits)


def _digest(salt: str, digits: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", digits.encode(), salt.encode(), ROUNDS).hex()

"""Cards that have just come into the viewer's hand: for a moment they stand out, or they wear a sign."""

import math

BRIEFLY = 2.2  # seconds for which a card stands out


class Arrivals:
    """Knows which cards are new: for a while, or until one is put down; never those of a deal."""

    def __init__(self) -> None:
        self.dealing = False
        self._left: dict[int, float] = {}  # seconds

    @property
    def stand_out(self) -> frozenset[int]:
        """Those that are new for a moment only."""
        return frozenset(card for card, left in self._left.items() if left < math.inf)

    @property
    def signed(self) -> frozenset[int]:
        """Those that are new until a card is put down."""
        return frozenset(self._left) - self.stand_out

    def come(self, card: int, lasting: bool) -> None:
        if lasting:
            self._left.clear()
        self._left[card] = math.inf if lasting else BRIEFLY

    def forget(self, card: int) -> None:
        self._left.pop(card, None)

    def clear(self) -> None:
        self._left.clear()

    def pass_time(self, dt: float) -> bool:
        """True: one of them is no longer new."""
        before, left = len(self._left), {card: left - dt for card, left in self._left.items()}
        self._left = {card: time for card, time in left.items() if time > 0}
        return len(self._left) < before

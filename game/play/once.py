"""Cards that say the same are read once: whoever has read a word need not name its picture after it."""

from collections.abc import Sequence

from game.rules.things import Card, Event, ReadAloud


def read_once(events: Sequence[Event], deck: Sequence[Card]) -> list[Event]:
    """Of readings in a row by one seat and of one thing only the hardest stays: a word before a picture."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if not (isinstance(event, ReadAloud) and isinstance(last, ReadAloud) and _alike(last, event, deck)):
            found.append(event)
        elif deck[last.card].kind == "picture" != deck[event.card].kind:
            found[-1] = event
    return found


def _alike(one: ReadAloud, other: ReadAloud, deck: Sequence[Card]) -> bool:
    return one.seat == other.seat and deck[one.card].word == deck[other.card].word != ""

"""What all games bring to the pictures, so that any of their cards can be drawn without a match."""

from collections.abc import Mapping

from game.play.entry import Entry
from game.screen.paint.art import Kit
from game.screen.scenes.show import Show


def kit_of(games: Mapping[str, Entry], shows: Mapping[str, Show]) -> Kit:
    return Kit(
        faces={kind: face for show in shows.values() for kind, face in show.cards.items()},
        pictures={name: text for show in shows.values() for name, text in show.pictures.items()},
        felts={key: entry.table.felt for key, entry in games.items()},
    )

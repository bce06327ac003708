"""All that the table points out at one moment: what may be picked, what is asked, where light falls."""

from dataclasses import dataclass

from game.play.asking import Asking
from game.rules.things import Move, Pile
from game.settings import Settings
from game.table.table import Key


@dataclass(frozen=True)
class Pointed:
    """Made anew whenever that changes, and handed to whoever draws it; nothing while nobody is asked."""

    cards: frozenset[int] = frozenset()  # that can be played
    chosen: frozenset[int] = frozenset()  # picked, but the move needs more
    doubtful: frozenset[int] = frozenset()  # that can be played, but should they?
    called: frozenset[int] = frozenset()  # somebody's cards that all should look at
    piles: frozenset[Pile] = frozenset()  # that can be picked
    moves: tuple[Move, ...] = ()  # all that can come of it, as they are picked
    seats: frozenset[int] = frozenset()  # that can be chosen, or are meant
    aim: int | None = None  # the seat the person on turn is about to speak to
    prompt: str = ""  # what the person on turn has to do
    hints: bool = True  # whether the table may show what belongs together
    odds: bool = False  # whether the table tells how risky a move is
    beams: Key | None = None  # where light comes from, while a call counts
    owl: bool = False  # whether the owl sits by the help button


NOTHING = Pointed()


def point_out(
    asking: Asking | None, settings: Settings, called: frozenset[int], beams: Key | None
) -> Pointed:
    """Without hints only what is already chosen or settled."""
    if asking is None:
        return Pointed(called=called, beams=beams, hints=settings.hints)
    offered, aim = asking.offered, asking.aim
    doubtful = offered.doubtful() if settings.hints else frozenset()
    return Pointed(
        cards=offered.cards() - doubtful if settings.hints else frozenset(),
        chosen=offered.chosen(),
        doubtful=doubtful,
        called=called,
        piles=offered.glowing() if settings.hints else frozenset(),
        moves=tuple(asking.picker.moves),
        seats=offered.seats() if aim is None else frozenset({aim}),
        aim=aim,
        prompt=asking.prompt if asking.hinted else "",
        hints=settings.hints,
        odds=settings.odds,
        beams=beams,
        owl=beams is None,
    )

"""What the table points out of a person's choice: cards that rise, piles and heads that glow, the prompt."""

from game.games.push.show.odds import odds_of
from game.play.asking import Asking
from game.screen.table.picture import TableTop
from game.settings import Settings


def point_out(top: TableTop, asking: Asking | None, settings: Settings) -> None:
    """Without hints only what is already chosen or settled; nothing while nobody is asked."""
    furniture, stage = top.furniture, top.stage
    furniture.glowing, furniture.aimed, furniture.seats.glowing = set(), None, frozenset()
    furniture.odds, furniture.hand_help.on, top.prompt = None, settings.hints, ""
    if asking is None:
        stage.offer(frozenset())
        return
    furniture.odds = odds_of(asking.match.game) if settings.odds else None
    top.prompt = asking.prompt if asking.hinted else ""
    aim = furniture.aimed = asking.aim
    furniture.seats.glowing = frozenset(asking.offered.seats() if aim is None else {aim})
    if settings.hints:
        furniture.glowing, doubtful = set(asking.offered.glowing()), asking.offered.doubtful()
        stage.offer(asking.offered.cards() - doubtful, asking.offered.chosen(), doubtful)
    else:
        stage.offer(frozenset(), asking.offered.chosen())

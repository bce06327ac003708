"""What the table points out of a person's choice: cards that rise, piles and heads that glow, the prompt."""

from game.games.push.show.odds import odds_of
from game.play.asking import Asking
from game.screen.table.picture import TableTop
from game.settings import Settings


def point_out(top: TableTop, asking: Asking | None, settings: Settings) -> None:
    """Without hints only what is already chosen or settled; nothing while nobody is asked."""
    desk, furniture, stage = top.desk, top.furniture, top.stage
    desk.glowing, desk.aimed, desk.heads, desk.moves = set(), None, frozenset(), ()
    furniture.odds, desk.hints, top.prompt = None, settings.hints, ""
    if asking is None:
        stage.offer(frozenset())
        return
    furniture.odds = odds_of(asking.match.game) if settings.odds else None
    top.prompt = asking.prompt if asking.hinted else ""
    desk.moves = asking.picker.moves
    aim = desk.aimed = asking.aim
    desk.heads = frozenset(asking.offered.seats() if aim is None else {aim})
    if settings.hints:
        desk.glowing, doubtful = set(asking.offered.glowing()), asking.offered.doubtful()
        stage.offer(asking.offered.cards() - doubtful, asking.offered.chosen(), doubtful)
    else:
        stage.offer(frozenset(), asking.offered.chosen())

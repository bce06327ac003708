"""All that can be clicked at the table now, and where the focus goes."""

from functools import partial

from game.screen.paint.palette import SUN, VIOLET
from game.screen.scenes.turn import AtTable
from game.screen.table.pointed import point_out
from game.screen.table.turn_widgets import onward
from game.screen.widgets.pick_widgets import CardWidget
from game.screen.widgets.widget import Button, IconButton, Widget

SWITCH = 66  # lu


def offer(table: AtTable) -> None:
    """Point out what can be done, and make it clickable, whenever something else can be done."""
    top, calling = table.top, table.calling
    top.show(point_out(table.asking, table.host.services.settings, calling.uncalled(), calling.beams()))
    asked: list[Widget] = []
    if table.turn is not None:
        *widgets, help = table.turn.widgets()
        asked = [*widgets, *_odds_switches(table), help]
    top.ribbon.make_room([widget for widget in asked if isinstance(widget, Button)])
    _place(table, asked, calling.widgets(asked=table.asking is not None))


def _place(table: AtTable, asked: list[Widget], called: list[Widget]) -> None:
    """Put the focus where it was, else on a first thing to do."""
    focus, widgets, asking = table.focus, [*asked, *called], table.asking
    start = called
    if asking is not None and asking.picker.moves:
        start = asked if asking.hinted else asked[-1:]  # to begin on a move would give it away
    held = focus.current
    name, thing = (held.name, held.thing) if held is not None else ("", None)
    first = next((widget for widget in start if not widget.why_off), None)
    able = [widget for widget in widgets if asking is not None or not widget.why_off]
    alike = [widget for widget in able if widget.name == name]
    again = max(alike, key=lambda widget: widget.thing == thing, default=first)
    if asking is not None and focus.shown:
        again = onward(asking, widgets) or again
    moves = asking.picker.within_reach() if asking is not None else set()
    focus.place([*widgets, *_corner_buttons(table), *table.open_cards.widgets(moves, widgets)])
    focus.current = again  # nothing while others play: Enter must not open the pause menu


def _odds_switches(table: AtTable) -> list[Widget]:
    """They show and hide a helper; the choice is kept."""
    view, switch = table.host.view, partial(_switch_odds, table)
    finish = SUN if table.host.services.settings.odds else VIOLET
    places = [at for pile in table.top.desk.piles() if (at := pile.odds_switch()) is not None]
    boxes = [view.rect(SWITCH, SWITCH, view.at(*at)) for at in places]
    return [IconButton(box, "How risky?", switch, "icons/eye", finish=finish) for box in boxes]


def _switch_odds(table: AtTable) -> None:
    settings = table.host.services.settings
    settings.odds = not settings.odds
    table.host.apply_settings()


def _corner_buttons(table: AtTable) -> list[Widget]:
    view, match = table.host.view, table.match
    explain = partial(table.host.go, "how_to_play", table=match.entry.table, match=match)
    return [
        IconButton(view.corner(), "Pause", table.back, "icons/pause"),
        IconButton(view.corner(right=True), "How to play", explain, "icons/help"),
    ]


def lift(table: AtTable) -> None:
    """The card under the focus or the pointer rises; one that is dragged follows the pointer."""
    focus, top, asking = table.focus, table.top, table.asking
    held, at, target = focus.pressed, focus.pointer, focus.pointed
    carried = held.thing if isinstance(held, CardWidget) and not held.covers(at) else None
    card = target.thing if isinstance(target, CardWidget) and carried is None else carried
    top.stage.lift(card)
    top.stage.carry(carried, at)
    top.talk.foretell(*(asking.foretold(card) if asking is not None and card is not None else ("", "")))

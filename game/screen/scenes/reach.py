"""All that can be clicked at the table now, and where the focus goes."""

from game.screen.paint.palette import SUN, VIOLET
from game.screen.scenes.turn import AtTable
from game.screen.table.calls import Calling
from game.screen.table.pointed import point_out
from game.screen.table.turn_widgets import onward
from game.screen.widgets.pick_widgets import CardWidget
from game.screen.widgets.widget import Button, IconButton, Widget

SWITCH = 66  # lu


class Reach:
    """Makes the widgets anew whenever something else can be done."""

    def __init__(self, table: AtTable, calling: Calling) -> None:
        self.table = table
        self.calling = calling

    def offer(self) -> None:
        """Point out what can be done, and make it clickable."""
        top, settings = self.table.top, self.table.host.services.settings
        top.show(point_out(self.table.asking, settings, self.calling.uncalled(), self.calling.beams()))
        asked = self._asked()
        top.ribbon.make_room([widget for widget in asked if isinstance(widget, Button)])
        self._place(asked, self.calling.widgets(asked=self.table.asking is not None))

    def _asked(self) -> list[Widget]:
        """All that has to do with the person's turn."""
        turn = self.table.turn
        if turn is None:
            return []
        *widgets, help = turn.widgets()
        return [*widgets, *self._odds_switches(), help]

    def _place(self, asked: list[Widget], called: list[Widget]) -> None:
        """Put the focus where it was, else on a first thing to do."""
        focus, widgets, asking = self.table.focus, [*asked, *called], self.table.asking
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
        focus.place([*widgets, *self._corner_buttons(), *self.table.open_cards.widgets(moves, widgets)])
        focus.current = again  # nothing while others play: Enter must not open the pause menu

    def _odds_switches(self) -> list[Widget]:
        """They show and hide a helper; the choice is kept."""
        view, settings = self.table.host.view, self.table.host.services.settings
        found: list[Widget] = []
        for at in filter(None, (pile.odds_switch() for pile in self.table.top.desk.piles())):
            box = view.box(*at, 0, 0).inflate(*[round(view.px(SWITCH))] * 2)
            finish = SUN if settings.odds else VIOLET
            found.append(IconButton(box, "How risky?", self._switch_odds, "icons/eye", finish=finish))
        return found

    def _switch_odds(self) -> None:
        services = self.table.host.services
        services.settings.odds = not services.settings.odds
        services.settings_file.store(services.settings)
        self.offer()

    def _corner_buttons(self) -> list[Widget]:
        view = self.table.host.view
        return [
            IconButton(view.corner(), "Pause", self.table.back, "icons/pause"),
            IconButton(view.corner(right=True), "How to play", self._how_to_play, "icons/help"),
        ]

    def _how_to_play(self) -> None:
        match = self.table.match
        self.table.host.go("how_to_play", table=match.entry.table, match=match)

    def lift(self) -> None:
        """The card under the focus or the pointer rises; one that is dragged follows the pointer."""
        focus, top = self.table.focus, self.table.top
        held, at = focus.pressed, focus.pointer
        carried = held.thing if isinstance(held, CardWidget) and not held.covers(at) else None
        target = focus.pointed
        card = target.thing if isinstance(target, CardWidget) and carried is None else carried
        top.stage.lift(card)
        top.stage.carry(carried, at)
        asking = self.table.asking
        top.talk.foretell(*(asking.foretold(card) if asking is not None and card is not None else ("", "")))

    def carry(self, held: Widget, onto: Widget) -> bool:
        """One thing dragged to another; whether they go together."""
        return self.table.turn is not None and self.table.turn.carry(held, onto)

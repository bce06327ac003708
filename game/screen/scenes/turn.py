"""A person's turn at the table: what is picked, dragged and asked of the owl, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from game.play.asking import Asking, Open, Outcome, Refused
from game.rules.things import Choice, Move, Pick, Pile
from game.screen.scenes.show import Dialogs, Sitting
from game.screen.table.heard import OpenCards
from game.screen.table.picture import TableTop
from game.screen.table.turn_widgets import TurnWidgets
from game.screen.widgets.focus import Focus
from game.screen.widgets.pick_widgets import GroupWidget
from game.screen.widgets.widget import Button, Widget

PATIENCE = 3  # clicks that lead nowhere before the owl helps by itself


class AtTable(Sitting, Protocol):
    """What a turn, and all that opens over the table, needs of it."""

    top: TableTop
    focus: Focus
    open_cards: OpenCards
    dialogs: Dialogs
    turn: Turn | None  # while a person is asked

    @property
    def asking(self) -> Asking | None: ...
    def offer(self) -> None: ...


class Turn:
    """Begins when a person is asked and ends with a move."""

    def __init__(self, table: AtTable) -> None:
        self.table = table
        self.asking = Asking(table.match, table.host.services.settings.hints)
        self.refused = 0  # picks that led nowhere

    def widgets(self) -> list[Widget]:
        """What can be picked, and the owl's button."""
        top, place = self.table.top, self.table.top.desk.table.seats.help
        box, size = top.desk.view.box(*place), 32 if place.wide > 9 else 26
        made = TurnWidgets(self.asking, top, self.pick, self.table.play).made()
        return [*made, Button(box, "Help", self.help, size=size)]

    # picking

    def pick(self, thing: Pick) -> None:
        named = isinstance(thing, int) and self.table.open_cards.name_own(thing)
        self._follow(thing, self.asking.pick(thing), named)

    def carry(self, held: Widget, onto: Widget) -> bool:
        """Dragged from here to there: the same as a tap on both, if they go together."""
        thing, goal = held.thing, onto.thing
        if thing is None:
            return False
        if isinstance(onto, GroupWidget) and not isinstance(thing, Pile):
            onto.choose()
            return True
        raised = thing in self.asking.picker.chosen
        outcome = None if goal is None else self.asking.put(thing, goal)
        if outcome is None:
            return False
        misplaced = isinstance(outcome, Refused) and outcome.thing is None
        named = isinstance(thing, int) and not (raised or misplaced) and self.table.open_cards.name_own(thing)
        self._follow(thing, outcome, named)
        return True

    def _follow(self, thing: Pick, outcome: Outcome, named: bool) -> None:
        match outcome:
            case Move():
                self.table.play(outcome)
            case Refused(why, aloud, refused):
                if refused is not None and named:
                    return  # its name was answer enough
                self.table.top.stage.refuse(refused)
                self.refused += refused is not None
                self.say(why, aloud)
            case Open(values) if values:
                put_back = partial(self._put_back, thing)
                choose = partial(self._choose, values, put_back)
                page = self.table.dialogs.before(self.table, thing, choose, put_back)
                self.table.host.push(page) if page is not None else choose()
            case Open():
                self.table.offer()

    def _choose(self, values: Sequence[str], put_back: Callable[[], None]) -> None:
        """One of several values, before which the card can still be put back."""
        told = {"values": values, "counts": self.asking.held(), "calling": self.table.calling}
        self.table.host.go("value_picker", **told, chosen=self._chosen, cancelled=put_back)

    def _chosen(self, value: str) -> None:
        if self.table.turn is self:  # nobody has called meanwhile
            self.pick(Choice(value))

    def _put_back(self, thing: Pick) -> None:
        self.asking.picker.pick(thing)

    # help

    def help(self) -> None:
        self.say(self._advice())

    def say(self, sentence: str, aloud: bool = True) -> None:
        """Why not, or what else; the third time the owl shows a card that would do."""
        if self.refused >= PATIENCE:
            self.refused = 0
            sentence, aloud = self._advice(), True
        tell(self.table, sentence, aloud)

    def _advice(self) -> str:
        """Put the focus on a good move and say so."""
        before = len(self.asking.picker.chosen)
        advice = self.asking.advise()
        if len(self.asking.picker.chosen) < before:
            self.table.offer()
        named = self.asking.table.verbs.get(advice.verb, "")
        for widget in self.table.focus.widgets:
            if widget.thing == advice.thing and (advice.thing is not None or widget.name == named):
                self.table.focus.show(widget)
                break
        return advice.sentence


def tell(table: AtTable, sentence: str, aloud: bool = True) -> None:
    """A sentence to whoever sits at the table."""
    table.top.talk.announce(sentence)
    if aloud:
        table.host.services.voice.say(sentence)

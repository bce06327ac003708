"""The table: plays what happens, asks the person on turn, and never lets anyone wait for a computer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.games.push.show.odds import odds_switch
from game.games.thats_it.show.set_widget import fillable
from game.games.uno_express.show import duelling
from game.games.uno_express.show.duel import duel_of
from game.play.asking import Asking, Open, Outcome, Refused
from game.play.calls import CATCH
from game.play.match import PACE, Match, Phase
from game.rules.things import Move, Pick, Pile
from game.screen.scenes.colour_choice import ColourChoice
from game.screen.scenes.open_to_calls import Calls
from game.screen.scenes.scene import Scene
from game.screen.scenes.show import PLAIN
from game.screen.table.calls import Calling
from game.screen.table.desk import Desk
from game.screen.table.heard import OpenCard, OpenCards
from game.screen.table.keeper import Keeper
from game.screen.table.narrator import Narrator
from game.screen.table.pick_widgets import CardWidget, GroupWidget, picked_by
from game.screen.table.picture import TableTop
from game.screen.table.pointed import point_out
from game.screen.table.turn_widgets import TurnWidgets, onward
from game.screen.widgets.input import Call, Intent, Point, Release
from game.screen.widgets.widgets import Button, IconButton, Widget

if TYPE_CHECKING:
    from game.screen.scenes.scene import Host

SPEEDS = {"slow": 0.65, "normal": 1.0, "fast": 1.9}
PATIENCE = 3  # clicks that lead nowhere before the owl helps by itself
TURNING = 0.5  # seconds in which the table turns towards another person
LOOK_ROUND = 1.2  # seconds
MOST_AT_ONCE = 40  # events without a pause that one frame may play


class TableScene(Scene):
    """One match on the screen."""

    tells_itself = True

    def __init__(self, host: Host, match: Match) -> None:
        super().__init__(host)
        self.match = match
        self.table = match.entry.table
        settings = self.services.settings
        calm, speed = settings.reduced_motion, SPEEDS[settings.speed]
        self.show = host.shows.get(match.game.key, PLAIN)
        self.desk = Desk(match, self.table, host.art, calm, speed, self.show.moments)
        self.top = TableTop(self.desk)
        voice, effects = self.services.voice, self.services.effects
        self.narrator = Narrator(match, self.top, voice, effects, settings, self.services.spellers)
        self.open_cards = OpenCards(match, self.top, voice)
        self.calling = Calling(match, self.top, self.call, lambda: self._too_early(match.viewer))
        self.calls = Calls(self.calling.answer, self.calling.widgets)  # for what lies over the table
        self.asking: Asking | None = None
        self._seen_by = match.viewer
        self._phase = Phase.SHOW  # the phase this scene has acted upon
        self._refused = 0  # picks in this turn that led nowhere
        self._keeper = Keeper(match, self.services.saves, self.top.announce)
        self._held = False  # whether anyone has taken the screen in this sitting
        self._rested = 0.0  # seconds since the room has seen everything
        self._attended = not match.history  # a match taken up again may begin before an empty chair
        self.focus.carried = self._carry
        self.focus.cautious = True  # a child drumming on the space bar plays no card

    @property
    def moving(self) -> bool:
        waiting = self.match.phase in (Phase.SHOW, Phase.CALL, Phase.THINK)
        return self.top.moving or self.top.talking or bool(self.top.stage.arrivals.stand_out) or waiting

    def build(self) -> None:
        settings = self.services.settings
        speed = SPEEDS[settings.speed]
        self.match.pace = PACE / speed
        self.match.wants_reading = settings.reading
        wanted, desk = (self.host.art, settings.reduced_motion, speed), self.desk
        if wanted != (desk.art, desk.calm, desk.speed):
            desk.art, desk.calm, desk.speed = wanted
            self.top.rebuild()
        self._offer()

    def shown(self) -> None:
        if not self._keeper.begun:
            self.services.voice.prepare(card.word for card in self.match.game.deck if card.word)
            self._keeper.keep()

    def back(self) -> None:
        self.host.go("pause", match=self.match)

    def handle(self, intent: Intent) -> None:
        self._attended |= not isinstance(intent, Point | Release)
        if self.top.moment is not None or self.narrator.hurried(intent, self.focus):
            return
        if not isinstance(intent, Call):
            super().handle(intent)
        elif not self.calling.answer(intent) and (caller := self.calling.caller(intent)) is not None:
            self._too_early(caller)

    def update(self, dt: float) -> None:
        self.top.stage.still_dirty |= self.focus.changed  # rings are drawn with what lies at rest
        super().update(dt)
        alone = not self._attended and self.match.phase is not Phase.THINK
        away = self.host.away and self.match.deadline is not None
        self.match.tick(0.0 if alone or away else dt)  # the time for a call runs before people only
        if self.match.phase is Phase.SHOW and self._phase is not Phase.SHOW:
            self._move_made()  # by a computer or by the clock
        self.narrator.update()
        self._keeper.keep()
        self.top.pass_time(dt)
        self._lift()
        shown = self._play_events(dt)
        self._rested = self._rested + dt if shown else 0.0
        if shown and self.match.phase is not self._phase and not self._lingers():
            self._phase = self.match.phase
            self._enter_phase()
        self.calling.device, self.calling.pads = self.host.inputs.device, self.host.inputs.pads
        if self.calling.changed():
            self._offer()
        self.dirty |= self.top.dirty

    def _play_events(self, dt: float) -> bool:
        """Show the room what has happened; True when it has seen all it may see now."""
        ready = self.top.stage.update(dt)
        for _ in range(MOST_AT_ONCE):
            if not ready or self.narrator.busy:
                return False
            event = self.match.next_event()
            if event is None:
                break
            self.top.stage.play(event)
            self.narrator.follow(event, self.focus)
            ready = self.top.stage.update(0.0)
        return ready and not self.narrator.busy

    def _lingers(self) -> bool:
        """Before the screen is passed on: what is still said, a card that has just come, a look round."""
        busy = self.top.talking or bool(self.top.stage.arrivals.stand_out)
        resting = bool(self.match.history) and self._rested < LOOK_ROUND
        return self.match.phase is Phase.HAND_OVER and (busy or resting)

    # phases

    def _enter_phase(self) -> None:
        self.asking = None
        match self.match.phase:
            case Phase.READ:
                if self.match.covered:
                    self.top.stage.refresh(0.0)  # whoever reads sees nobody else's hand
                self.host.go("reading", match=self.match, done=self._heard, calls=self.calls)
            case Phase.LOOK:
                duelling.reveal(self, self._looked)
            case Phase.CALL:
                self._cover()  # others come to the screen to call or catch
            case Phase.HAND_OVER:
                self._hand_over()
            case Phase.ASK if self.match.between_rounds:
                self._show_result(final=False)
            case Phase.ASK if (duel := duel_of(self.match)) is not None:
                self._turn_table()
                self._offer()
                duelling.ask(self, duel)
            case Phase.ASK:
                self.focus.settle()
                self.top.hasten()
                self._turn_table()
                self.asking = Asking(self.match, self.services.settings.hints)
                self._refused = 0
                if self.asking.picker.moves:  # while a call counts nothing lies over its button
                    self.top.offer_wizard()
                else:
                    self.top.told = None
            case Phase.OVER:
                self._show_result(final=True)
        self._offer()

    def _cover(self) -> None:
        """Close what others must not see, until its owner takes the screen again."""
        if self.match.secret:
            self.match.covered = True
            self.top.stage.refresh(0.0)

    def _turn_table(self) -> None:
        """Whoever is asked sits below: where nothing is secret the screen need not change hands."""
        if self.match.viewer != self._seen_by:
            self._seen_by = self.match.viewer
            self.top.stage.refresh(TURNING)

    def _heard(self) -> None:
        self.match.heard()
        self._seen_to()

    def _looked(self) -> None:
        self.match.looked()
        self._held = True
        self._turn_table()
        self._seen_to()

    def _seen_to(self) -> None:
        """Somebody has done what the room waited for."""
        self._attended = True
        self._phase = Phase.SHOW

    def _hand_over(self) -> None:
        seat, viewer = self.match.game.turn, self.match.viewer
        giver = self.match.players[viewer] if self._held and viewer != seat else None
        taker = self.match.players[seat]
        self.top.stage.refresh(0.0)  # every hand is closed under the cover
        who = {"giver": giver, "taker": taker, "seat": seat, "emblem": self.table.emblem}
        self.host.go("hand_over", **who, ready=self._taken, pause=self.back, calls=self.calls)

    def _taken(self) -> None:
        self.match.ready()
        self._held = self._attended = True
        self.top.stage.rebuild()
        self.focus.current = None  # whatever the last person was at is not the next one's
        self._phase = self.match.phase
        self._enter_phase()

    def _show_result(self, final: bool) -> None:
        go_on = partial(self.host.go, "restart", match=self.match) if final else self._next_round
        self.host.go("results", match=self.match, final=final, go_on=go_on)

    def _next_round(self) -> None:
        self.play(self.match.game.moves(self.match.game.turn)[0])

    # a person's turn

    def play(self, move: Move) -> None:
        self.match.play(self.match.game.turn, move)
        self.top.announce("")
        self._move_made()

    def call(self, seat: int, move: Move) -> None:
        """Somebody calls out, on turn or not."""
        if move.verb == CATCH and seat != self.match.viewer:
            self._cover()  # what it costs comes to a closed hand
        self.match.call(seat, move)
        self._move_made()

    def _move_made(self) -> None:
        self._phase = Phase.SHOW
        self.asking = None
        self._offer()
        self._keeper.keep()

    def _offer(self) -> None:
        """Make the widgets of this moment: the buttons, and what may be clicked."""
        told = (self.services.settings, self.calling.uncalled(), self.calling.beams())
        self.top.show(point_out(self.asking, *told))
        asked = self._asked()
        self.calling.resting = self.asking is not None
        called = self.calling.widgets()
        self.top.furniture.hand_help.fillable = fillable(asked)
        self.top.make_room([widget for widget in asked if isinstance(widget, Button)])
        self._place(asked, called)

    def _asked(self) -> list[Widget]:
        """All that has to do with the person's turn."""
        if self.asking is None:
            return []
        odds = odds_switch(self.host, self.table, self._offer)
        return [*TurnWidgets(self.asking, self.top, self.pick, self.play).made(), *odds, self._help_button()]

    def _place(self, asked: list[Widget], called: list[Widget]) -> None:
        """Put the focus where it was, else on a first thing to do."""
        asking, widgets = self.asking, [*asked, *called]
        start = called
        if asking is not None and asking.picker.moves:
            start = asked if asking.hinted else asked[-1:]  # to begin on a move would give it away
        held = self.focus.current.name if self.focus.current is not None else ""
        first = next((widget for widget in start if not widget.why_off), None)
        able = [widget for widget in widgets if asking is not None or not widget.why_off]
        again = next((widget for widget in able if widget.name == held), first)
        if asking is not None and self.focus.shown:
            again = onward(asking, widgets) or again
        moves = asking.picker.within_reach() if asking is not None else set()
        self.focus.place([*widgets, *self._corner_buttons(), *self.open_cards.widgets(moves, widgets)])
        self.focus.current = again  # nothing while others play: Enter must not open the pause menu

    def _help_button(self) -> Button:
        box = self.table.seats.help
        return Button(self.host.view.box(*box), "Help", self._advise, size=32 if box.wide > 9 else 26)

    def _corner_buttons(self) -> list[Widget]:
        view = self.host.view
        return [
            IconButton(view.corner(), "Pause", self.back, "icons/pause"),
            IconButton(view.corner(right=True), "How to play", self._how_to_play, "icons/help"),
        ]

    def _how_to_play(self) -> None:
        told = {"chosen": self.match.game.chosen, "players": self.match.players}
        self.host.go("how_to_play", table=self.table, **told)

    def _advise(self) -> None:
        if self.asking is not None:
            self._refuse(self._advice(self.asking))

    def _advice(self, asking: Asking) -> str:
        """Put the focus on a good move and say so."""
        before = len(asking.picker.chosen)
        advice = asking.advise()
        if len(asking.picker.chosen) < before:
            self._offer()
        named = self.table.verbs.get(advice.verb, "")
        for widget in self.focus.widgets:
            if picked_by(widget) == advice.thing and (advice.thing is not None or widget.name == named):
                self.focus.show(widget)
                break
        return advice.sentence

    def _refuse(self, sentence: str, aloud: bool = True) -> None:
        """Say why, or what else; the third time the owl shows a card that would do."""
        if self.asking is not None and self._refused >= PATIENCE:
            self._refused = 0
            sentence, aloud = self._advice(self.asking), True
        self.top.announce(sentence)
        if aloud:
            self.services.voice.say(sentence)

    def _too_early(self, seat: int) -> None:
        """A call that does not count is told so once: who drums on it must not hold up the others."""
        busy = self.narrator.listening or self.top.banner.left > 0
        if self.calling.by_hand and not busy:
            self._refuse(self.calling.early(seat))

    def pick(self, thing: Pick) -> None:
        """Something on the table was chosen."""
        assert self.asking is not None
        named = isinstance(thing, int) and self.open_cards.name_own(thing)
        self._follow(thing, self.asking.pick(thing), named)

    def _carry(self, held: Widget, onto: Widget) -> bool:
        """Dragged from here to there: the same as a tap on both, if they go together."""
        thing, goal = picked_by(held), picked_by(onto)
        if self.asking is None or thing is None:
            return False
        if isinstance(onto, GroupWidget) and not isinstance(thing, Pile):
            onto.choose()
            return True
        raised = thing in self.asking.picker.chosen
        outcome = None if goal is None else self.asking.put(thing, goal)
        if outcome is None:
            return False
        misplaced = isinstance(outcome, Refused) and outcome.thing is None
        named = isinstance(thing, int) and not (raised or misplaced) and self.open_cards.name_own(thing)
        self._follow(thing, outcome, named)
        return True

    def _follow(self, thing: Pick, outcome: Outcome, named: bool) -> None:
        match outcome:
            case Move():
                self.play(outcome)
            case Refused(why, aloud, refused):
                if refused is not None and named:
                    return  # its name was answer enough
                self.top.stage.refuse(refused)
                self._refused += refused is not None
                self._refuse(why, aloud)
            case Open(values) if values:
                ColourChoice(self, thing, [*values]).ask()
            case Open():
                self._offer()

    def _lift(self) -> None:
        """The card under the focus or the pointer rises; one that is dragged follows the pointer."""
        held, at = self.focus.pressed, self.focus.pointer
        carried = held.card if isinstance(held, CardWidget) and not held.covers(at) else None
        target = self.focus.current if self.focus.shown else self.focus.hovered
        card = target.card if isinstance(target, CardWidget) and carried is None else carried
        self.top.stage.lift(card)
        self.top.stage.carry(carried, at)
        foretold = self.asking.foretold(card) if self.asking is not None and card is not None else ("", "")
        self.top.foretell(*foretold)

    def _name_widgets(self, dt: float) -> None:
        """Cards are not named: the voice never speaks before the child has tried, nor into a model."""
        target = self.focus.current if self.focus.shown else self.focus.hovered
        if not isinstance(target, CardWidget | OpenCard) and not self.narrator.listening:
            super()._name_widgets(dt)

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect] | None:
        whole, self.whole = self.whole or self.top.moment is not None, False
        return self.top.draw(screen, self.focus, whole)

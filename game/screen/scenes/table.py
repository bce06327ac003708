"""The table: plays what happens, asks the person on turn, and never lets anyone wait for a computer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.play.asking import Asking
from game.play.calls import answers
from game.play.clock import PACE
from game.play.keeper import Keeper
from game.play.match import Match, Phase
from game.rules.things import Move
from game.screen.scenes import reach
from game.screen.scenes.scene import Host, Scene
from game.screen.scenes.show import PLAIN, Show
from game.screen.scenes.turn import Turn, tell
from game.screen.table.calls import Calling
from game.screen.table.desk import Desk
from game.screen.table.heard import OpenCard, OpenCards
from game.screen.table.marks import MARKS
from game.screen.table.narrator import Narrator
from game.screen.table.picture import TableTop
from game.screen.table.piles import PILES
from game.screen.widgets.input import Call, Intent, Point, Release
from game.screen.widgets.pick_widgets import CardWidget

SPEEDS = {"slow": 0.65, "normal": 1.0, "fast": 1.9}
TURNING = 0.5  # seconds in which the table turns towards another person
LOOK_ROUND = 1.2  # seconds
MOST_AT_ONCE = 40  # events without a pause that one frame may play


class TableScene(Scene):
    """One match on the screen."""

    def __init__(self, host: Host, match: Match) -> None:
        super().__init__(host)
        self.match = match
        settings = self.services.settings
        calm, speed = settings.reduced_motion, SPEEDS[settings.speed]
        show: Show = host.shows.get(match.game.key, PLAIN)
        self.dialogs, piles, marks = show.dialogs, {**PILES, **show.piles}, {**MARKS, **show.marks}
        self.desk = Desk(match, match.entry.table, host.art, calm, speed, piles, marks)
        self.top = TableTop(self.desk, self.focus, show.moments)
        voice, effects = self.services.voice, self.services.effects
        self.narrator = Narrator(self.top, voice, effects, settings, self.services.spellers)
        self.open_cards = OpenCards(self.top, voice)
        self.calling = Calling(self.top, host.inputs, self.call, self._too_early, show.callers)
        self.turn: Turn | None = None  # while a person is asked
        self._due = match.phase is not Phase.SHOW  # whether a new phase is still to be acted upon
        match.watcher = self._entered
        self._keeper = Keeper(match, self.services.saves, self.top.talk.announce)
        self._held = False  # whether anyone has taken the screen in this sitting
        self._rested = 0.0  # seconds since the room has seen everything
        self._attended = not match.history  # a match taken up again may begin before an empty chair
        self.focus.carried = lambda held, onto: self.turn is not None and self.turn.carry(held, onto)
        self.focus.cautious = True  # a child drumming on the space bar plays no card

    @property
    def asking(self) -> Asking | None:
        return self.turn.asking if self.turn is not None else None

    @property
    def moving(self) -> bool:
        waiting = self.match.phase in (Phase.SHOW, Phase.CALL, Phase.THINK)
        return self.top.moving or self.top.talk.going_on or bool(self.top.stage.arrivals.stand_out) or waiting

    def build(self) -> None:
        settings = self.services.settings
        speed = SPEEDS[settings.speed]
        self.match.pace = PACE / speed
        self.match.wants_reading = settings.reading
        if self.desk.use(self.host.art, settings.reduced_motion, speed):
            self.top.rebuild()
        self.offer()

    def shown(self) -> None:
        if not self._keeper.begun:
            self.services.voice.prepare(card.word for card in self.match.game.deck if card.word)
            self._keeper.keep()

    def back(self) -> None:
        self.host.go("pause", match=self.match)

    def handle(self, intent: Intent) -> None:
        self._attended |= not isinstance(intent, Point | Release)
        if self.top.moment is not None or self.narrator.hurried(intent):
            return
        if not isinstance(intent, Call):
            super().handle(intent)
        elif not self.calling.answer(intent) and (caller := self.calling.caller(intent)) is not None:
            self._too_early(caller)

    def update(self, dt: float) -> None:
        if self.focus.changed:
            self.desk.touch()  # rings are drawn with what lies at rest
        super().update(dt)
        alone = not self._attended and self.match.phase is not Phase.THINK
        away = self.host.inputs.away and self.match.deadline is not None
        self.match.tick(0.0 if alone or away else dt)  # the time for a call runs before people only
        self.narrator.update()
        self._keeper.keep()
        self.top.pass_time(dt)
        reach.lift(self)
        shown = self._play_events(dt)
        self._rested = self._rested + dt if shown else 0.0
        if shown and self._due and not self._lingers():
            self._enter_phase()
        if self.calling.changed():
            self.offer()
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
            self.narrator.follow(event)
            ready = self.top.stage.update(0.0)
        return ready and not self.narrator.busy

    def _lingers(self) -> bool:
        """Before the screen is passed on: what is still said, a card that has just come, a look round."""
        busy = self.top.talk.going_on or bool(self.top.stage.arrivals.stand_out)
        resting = bool(self.match.history) and self._rested < LOOK_ROUND
        return self.match.phase is Phase.HAND_OVER and (busy or resting)

    # phases

    def _entered(self, phase: Phase) -> None:
        """The match has come this far; the room follows when it has seen enough."""
        self._due = phase is not Phase.SHOW
        if phase is Phase.SHOW:
            self._go_on()

    def _enter_phase(self) -> None:
        self.turn, self._due = None, False
        match self.match.phase:
            case Phase.READ:
                read(self, self._heard)
            case Phase.LOOK:
                look(self, self._looked)
            case Phase.CALL:
                cover(self)  # others come to the screen to call or catch
            case Phase.HAND_OVER:
                pass_on(self, self._held, self._taken)
            case Phase.ASK if self.match.between_rounds:
                show_result(self, final=False)
            case Phase.ASK:
                self._ask()
            case Phase.OVER:
                show_result(self, final=True)
        self.offer()

    def _ask(self) -> None:
        self.top.stage.refresh(TURNING)  # where nothing is secret the screen need not change hands
        if (page := self.dialogs.answer(self)) is not None:
            self.offer()
            self.host.push(page)
            return
        self.focus.settle()
        self.top.talk.hasten()
        self.turn = Turn(self)
        if self.turn.asking.picker.moves:  # while a call counts nothing lies over its button
            self.top.remark()
        else:
            self.top.talk.untell()

    def _heard(self) -> None:
        self._attended = True
        self.match.heard()

    def _looked(self) -> None:
        self._held = self._attended = True
        self.match.looked()
        self.top.stage.refresh(TURNING)

    def _taken(self) -> None:
        self.match.ready()
        self._held = self._attended = True
        self.top.stage.rebuild()
        self.focus.current = None  # whatever the last person was at is not the next one's
        self._enter_phase()

    def play(self, move: Move) -> None:
        self.match.play(self.match.game.turn, move)
        self.top.talk.announce("")

    def call(self, seat: int, move: Move) -> None:
        """Somebody calls out, on turn or not."""
        if answers(self.match.game, move) and seat != self.match.viewer:
            cover(self)  # what it costs comes to a closed hand
        self.match.call(seat, move)
        self._go_on()

    def _go_on(self) -> None:
        """Nobody is asked any more: something has happened."""
        self.turn = None
        self.offer()
        self._keeper.keep()

    def offer(self) -> None:
        reach.offer(self)

    def _too_early(self, seat: int) -> None:
        """A call that does not count is told so once: who drums on it must not hold up the others."""
        busy = self.narrator.listening or self.top.talk.banner.left > 0
        if (why := self.calling.early(seat)) and not busy:
            say = self.turn.say if self.turn is not None else partial(tell, self)
            say(why)

    def _name_widgets(self, dt: float) -> None:
        """Cards are not named: the voice never speaks before the child has tried, nor into a model."""
        if not isinstance(self.focus.pointed, CardWidget | OpenCard) and not self.narrator.listening:
            super()._name_widgets(dt)

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect] | None:
        whole, self.whole = self.whole or self.top.moment is not None, False
        return self.top.draw(screen, whole)


def read(table: TableScene, done: Callable[[], None]) -> None:
    """A person reads a card before the voice does."""
    if table.match.covered:
        table.top.stage.refresh(0.0)  # whoever reads sees nobody else's hand
    table.host.go("reading", match=table.match, done=done, calling=table.calling)


def pass_on(table: TableScene, held: bool, ready: Callable[[], None]) -> None:
    """To the player on turn, from the one who has held the screen, if anyone has."""
    match = table.match
    seat, viewer = match.game.turn, match.viewer
    giver = match.players[viewer] if held and viewer != seat else None
    table.top.stage.refresh(0.0)  # every hand is closed under the cover
    ask_for(table, seat, ready, giver=giver, calling=table.calling)


def ask_for(table: TableScene, seat: int, ready: Callable[[], None], **more: object) -> None:
    """Cover the table until somebody has come."""
    taker, emblem = table.match.players[seat], table.match.entry.table.emblem
    table.host.go("hand_over", taker=taker, seat=seat, emblem=emblem, ready=ready, pause=table.back, **more)


def look(table: TableScene, looked: Callable[[], None]) -> None:
    """Somebody looks at a hand; with others in the room the screen is covered before."""
    match, host, seen = table.match, table.host, table.match.looking
    assert seen is not None
    page = table.dialogs.look(table, seen, looked)
    if page is None:
        looked()
    elif match.secret:
        taker, owner = match.players[seen.seat], match.players[seen.pile.seat]
        purpose = f"Only {taker.name} looks at {owner.name}'s cards!"
        ask_for(table, seen.seat, partial(host.push, page), purpose=purpose)
    else:
        host.push(page)


def show_result(table: TableScene, final: bool) -> None:
    """Of a round, after which the next one is dealt, or of the match."""
    match, again = table.match, partial(table.host.go, "restart", match=table.match)
    go_on = again if final else partial(table.play, match.game.moves(match.game.turn)[0])
    table.host.go("results", match=match, final=final, go_on=go_on)


def cover(table: TableScene) -> None:
    """Close what others must not see, until its owner takes the screen again."""
    table.match.cover()
    if table.match.covered:
        table.top.stage.refresh(0.0)

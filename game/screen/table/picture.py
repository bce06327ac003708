"""The whole picture of a match: cards, furniture, what players say, and the moments in between."""

from collections.abc import Iterator, Mapping
from itertools import chain

import pygame

from game.rules.things import Pile
from game.screen.paint.view import put, whole
from game.screen.table.desk import Desk
from game.screen.table.flashes import Flash, Sign, Stars
from game.screen.table.middle import Furniture
from game.screen.table.moments import Happening, Moment
from game.screen.table.pointed import Pointed
from game.screen.table.speech import Ribbon, Talk
from game.screen.table.stage import Stage, draw_all
from game.screen.widgets.focus import Focus


class TableTop:
    """Draws what is at rest once and what moves every frame."""

    def __init__(self, desk: Desk, focus: Focus, moments: Mapping[Happening, type[Moment]]) -> None:
        self.desk = desk
        self.focus = focus
        self.moments = moments  # that this game has
        self.stage = Stage(desk)
        self.furniture = Furniture(desk)
        self.ribbon = Ribbon(desk)
        self.talk = Talk(desk)
        self.flashes: list[Flash] = []
        self.moment: Moment | None = None
        self._warming: Iterator[None] | None = None
        self._ground: pygame.Surface | None = None
        self._drawn: list[pygame.Rect] = []

    @property
    def moving(self) -> bool:
        playing = self.moment is not None or any(mark.moving for mark in self.desk.marks())
        return playing or bool(self.flashes) or self.stage.moving

    @property
    def dirty(self) -> bool:
        return self.moving or self.desk.stale

    def rebuild(self) -> None:
        """Another window size, other settings or another viewer."""
        self.stage.rebuild()
        self.flashes.clear()  # they play at points of that window
        self._ground = None
        self._warming = None

    def show(self, pointed: Pointed) -> None:
        before, self.desk.pointed = self.desk.pointed, pointed
        if pointed.called:
            self.talk.hush()  # what was said must not lie over who can be caught
        self.stage.follow(before)

    # what happens

    def begin(self, moment: Moment) -> None:
        """Something big has happened, and fills the screen until it is over."""
        self.moment = moment

    def celebrate(self, seat: int) -> None:
        """Stars fly from what this seat has won."""
        self._stars(self.furniture.won_at(seat))

    def _stars(self, at: tuple[int, int]) -> None:
        self._flash(Stars(self.desk.art, at))

    def _flash(self, flash: Flash | None) -> None:
        if flash is not None and not self.desk.calm:
            self.flashes.append(flash)

    def sign(self, seat: int, text: str) -> None:
        """A sign at the head of this seat: what has happened to it."""
        x, y = self.desk.head(seat)
        away = round(self.desk.head_size(seat) * 0.42)
        self.flashes.append(Sign(self.desk.art, (x + away, y - away), text, self.desk.calm))

    def present(self, card: int, text: str) -> None:
        """Say what a card is; a set on its mat is presented with a flourish."""
        view = self.desk.pile_of(card)
        if view.lies.as_one:
            self._stars(view.target().center)
        if self.desk.match.game.pictures:
            self.talk.tell(card, f"{text}!" if view.lies.as_one else text)

    def remark(self) -> None:
        """A card of the viewer, who is asked now, may have something to say."""
        for view in self.desk.piles():
            if said := view.remark():
                self.talk.tell(*said)
                pose = self.stage.rest_pose(said[0])
                self._stars(whole((pose.x, pose.y)))
                return

    def part(self, src: Pile, dst: Pile) -> None:
        flash = self.desk.pile(src).parting(dst)
        if flash is not None and all(flash.at != other.at for other in self.flashes):
            self._flash(flash)

    def mark(self, name: str) -> None:
        """A mark of the game has another value."""
        self._flash(self.desk.mark(name).changed())

    def pass_time(self, dt: float) -> None:
        self.talk.pass_time(dt)
        self._pass_flashes(dt)
        self._warm()
        for mark in self.desk.marks():
            if mark.moving:
                mark.update(dt)
                self.desk.touch()
        if self.moment is not None:
            self.moment.update(dt)
            if self.moment.done:
                self.moment = None
                self.desk.touch()

    def _pass_flashes(self, dt: float) -> None:
        """When one has come to its end the table is drawn once more without it."""
        for flash in self.flashes:
            flash.time += dt
        if any(flash.done for flash in self.flashes):
            self.flashes = [flash for flash in self.flashes if not flash.done]
            self.desk.touch()

    def _warm(self) -> None:
        """While nothing moves, make a picture ahead that would stop a later frame."""
        if self._warming is None:
            self._warming = chain.from_iterable(kind.warm(self.desk.art) for kind in self.moments.values())
        if not self.moving:
            next(self._warming, None)

    # drawing

    def draw(self, screen: pygame.Surface, whole: bool) -> list[pygame.Rect] | None:
        """Draw what has changed; the rectangles, or None for all."""
        if self.moment is not None:
            self.moment.draw(screen)
            self.desk.touch()
            return None
        if self.desk.stale or self._ground is None:
            self._ground, whole, self.desk.stale = self.still(), True, False
        if whole:
            screen.blit(self._ground, (0, 0))
        else:
            screen.blits([(self._ground, rect, rect) for rect in self._drawn], doreturn=False)
        before = self._drawn
        self._drawn = draw_all(self.stage.movers(), screen, self.desk.art)
        for flash in self.flashes:
            self._drawn += flash.paint(screen, flash.time / flash.length)
        return None if whole else before + self._drawn

    def still(self, ribbon: bool = True) -> pygame.Surface:
        """Everything at rest, on one surface."""
        ground = self._ground or pygame.Surface(self.desk.view.size).convert()
        self.furniture.draw_ground(ground)
        views = self.desk.piles()
        for view in views:
            if not view.own_hand:
                draw_all(view.resting(), ground, self.desk.art)
        banner = self.talk.banner
        if ribbon and banner.left <= 0:
            self.ribbon.draw(ground, banner)
        for view in views:  # a card that rises lies above the ribbon
            if view.own_hand:
                draw_all(view.resting(), ground, self.desk.art)
        if self.desk.pointed.owl:
            self._draw_owl(ground)
        self.focus.draw(ground, self.desk.art)
        self.furniture.draw_labels(ground)
        if ribbon and banner.left > 0:
            self.ribbon.draw(ground, banner)
        self.talk.draw(ground, self.furniture)
        return ground

    def _draw_owl(self, ground: pygame.Surface) -> None:
        """On top of the help button."""
        px, box = self.desk.view.px, self.desk.table.seats.help
        owl = self.desk.art.picture("characters/owl", px(min(92, box.wide * 9.2)))
        x, y = self.desk.view.at(box.x + box.wide * 0.05, box.y)
        foot = y - self.desk.view.high(box.high / 2) + px(12.5)
        put(ground, owl, (x, foot), "midbottom")

"""The whole picture of a match: cards, furniture, what players say, and the moments in between."""

from collections.abc import Iterator, Sequence

import pygame

from game.play.match import Phase
from game.rules.things import Pile
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, SUN_YELLOW
from game.screen.paint.view import whole
from game.screen.table.desk import Desk
from game.screen.table.flashes import Flash, Sign, Stars
from game.screen.table.middle import Furniture
from game.screen.table.moments import Moment, warm
from game.screen.table.pointed import Pointed
from game.screen.table.speech import Speech, draw_hosted, draw_said, draw_told
from game.screen.table.stage import Stage, draw_all
from game.screen.widgets.focus import Focus
from game.screen.widgets.widgets import Button
from game.table.table import Table
from game.words.spelling import Spelling

BUBBLE_TIME = 2.6
BANNER_TIME = 1.8
BETWEEN_BUTTONS = 0.8  # the part of the room between two buttons that words may take


class TableTop:
    """Draws what is at rest once and what moves every frame."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.stage = Stage(desk)
        self.furniture = Furniture(desk)
        self.bubbles: dict[int, Speech] = {}
        self.banner = Speech()
        self.room = 0.0  # pixels that buttons beside the ribbon leave to it; 0: there are none
        self.hosted = Speech()
        self.told: tuple[int, Speech] | None = None  # a card that was tapped, and its word
        self.preview = Speech()  # what choosing the card under the pointer will say
        self.button_in_place = False  # whether a button stands where the ribbon would hang
        self.moment: Moment | None = None
        self.flashes: list[Flash] = []
        self._warming: Iterator[None] | None = None
        self._ground: pygame.Surface | None = None
        self._drawn: list[pygame.Rect] = []

    @property
    def art(self) -> Art:
        return self.desk.art

    @property
    def table(self) -> Table:
        return self.desk.table

    @property
    def moving(self) -> bool:
        playing = self.moment is not None or any(mark.moving for mark in self.desk.marks())
        return playing or bool(self.flashes) or self.stage.moving

    @property
    def talking(self) -> bool:
        told = self.told is not None or self.hosted.left > 0
        return bool(self.bubbles) or self.banner.left > 0 or told

    @property
    def dirty(self) -> bool:
        return self.moving or self.stage.still_dirty

    def rebuild(self) -> None:
        """Another window size, other settings or another viewer."""
        self.stage.rebuild()
        self._ground = None
        self._warming = None

    def show(self, pointed: Pointed) -> None:
        """What is pointed out has changed."""
        before, self.desk.pointed = self.desk.pointed, pointed
        if pointed.called:
            self.bubbles.clear()  # what was said must not lie over who can be caught
        self.stage.follow(before)

    # what happens

    def say(self, seat: int, text: str, stress: str = "") -> None:
        self.hosted = Speech()  # nobody talks into what a player says
        self.bubbles[seat] = Speech(text, BUBBLE_TIME, stress=stress)
        self.stage.still_dirty = True

    def say_as_host(self, text: str) -> None:
        self.hosted = Speech(text, BUBBLE_TIME)
        self.stage.still_dirty = True

    def foretell(self, text: str, stress: str) -> None:
        """What the card under the pointer would say, before it is chosen."""
        if text != self.preview.text:
            self.preview = Speech(text, stress=stress)
            self.stage.still_dirty = True

    def celebrate(self, seat: int) -> None:
        """Stars fly from what this seat has won."""
        if not self.desk.calm:
            self.flashes.append(Stars(self.desk.art, self.furniture.won_at(seat)))

    def sign(self, seat: int, text: str) -> None:
        """A sign at the head of this seat: what has happened to it."""
        x, y = self.furniture.seats.centre(seat)
        away = round(self.furniture.seats.size(seat) * 0.42)
        self.flashes.append(Sign(self.desk.art, (x + away, y - away), text, self.desk.calm))

    def model(self, seat: int, spelling: Spelling) -> None:
        """A computer sounds its word out; `light` follows the voice."""
        self.hosted = Speech()
        for bubble in self.bubbles.values():
            bubble.spelling = None  # only one word lights up
        self.bubbles[seat] = Speech(spelling.word, BUBBLE_TIME, spelling)
        self.stage.still_dirty = True

    def tell(self, card: int, text: str) -> None:
        """Say what a card is that lies open, above it."""
        self.told = (card, Speech(text, BUBBLE_TIME))
        self.stage.still_dirty = True

    def present(self, card: int, text: str) -> None:
        """Say what a card is; a set on its mat is presented with a flourish."""
        view = self.desk.pile_of(card)
        if view.lies.as_one and not self.desk.calm:
            self.flashes.append(Stars(self.desk.art, view.target().center))
        if self.desk.match.game.pictures:
            self.tell(card, f"{text}!" if view.lies.as_one else text)

    def remark(self) -> None:
        """A card of the viewer, who is asked now, may have something to say."""
        for view in self.desk.piles():
            if said := view.remark():
                self.tell(*said)
                if not self.desk.calm:
                    pose = self.stage.rest_pose(said[0])
                    self.flashes.append(Stars(self.desk.art, whole((pose.x, pose.y))))
                return

    def light(self, nth: int | None) -> None:
        """The grapheme that is heard now; a bubble stays as long as its sounds are heard."""
        for bubble in self.bubbles.values():
            if nth is not None and bubble.spelling:
                bubble.left = BUBBLE_TIME
            if bubble.spelling and bubble.lit != nth:
                bubble.lit = nth
                self.stage.still_dirty = True

    def part(self, src: Pile, dst: Pile) -> None:
        """A card has gone from one pile to another."""
        flash = None if self.desk.calm else self.desk.pile(src).parting(dst)
        if flash is not None and all(other.at != flash.at for other in self.flashes):
            self.flashes.append(flash)

    def mark(self, name: str) -> None:
        """A mark of the game has another value."""
        if flash := self.desk.mark(name).changed():
            self.flashes.append(flash)

    def announce(self, text: str) -> None:
        """Tell the whole room, for a moment; an empty sentence says nothing."""
        self.banner = Speech(text, BANNER_TIME if text else 0.0)
        self.stage.still_dirty = True

    def make_room(self, buttons: Sequence[Button]) -> None:
        """The ribbon gives way to a button in its place, and stays between those beside it."""
        x, y = ribbon = whole(
            self.desk.view.at(self.desk.table.seats.ribbon.x, self.desk.table.seats.ribbon.y)
        )
        self.button_in_place = any(button.covers(ribbon) for button in buttons)
        beside = [button.rect for button in buttons if button.rect.top < y < button.rect.bottom]
        free = [min(abs(box.left - x), abs(box.right - x)) for box in beside]
        self.room = 2 * min(free) * BETWEEN_BUTTONS if free else 0.0

    def hasten(self) -> None:
        """A person is asked now: what was told before soon makes room for whose turn it is."""
        self.banner.left = min(self.banner.left, 0.7)

    def pass_time(self, dt: float) -> None:
        for seat, bubble in list(self.bubbles.items()):
            bubble.left -= dt
            if bubble.left <= 0:
                del self.bubbles[seat]
                self.stage.still_dirty = True
        if self.banner.left > 0:
            self.banner.left -= dt
            self.stage.still_dirty |= self.banner.left <= 0
        if self.hosted.left > 0:
            self.hosted.left -= dt
            self.stage.still_dirty |= self.hosted.left <= 0
        if self.told is not None:
            self.told[1].left -= dt
            if self.told[1].left <= 0:
                self.told = None
                self.stage.still_dirty = True
        self._let_fade(dt)
        self._warm()
        for mark in self.desk.marks():
            if mark.moving:
                mark.update(dt)
                self.stage.still_dirty = True
        if self.moment is not None:
            self.moment.update(dt)
            if self.moment.done:
                self.moment = None
                self.stage.still_dirty = True

    def _let_fade(self, dt: float) -> None:
        """When a small flash is over, the table is drawn once more without it."""
        shown = len(self.flashes)
        for stars in self.flashes:
            stars.time += dt
        self.flashes = [stars for stars in self.flashes if not stars.done]
        self.stage.still_dirty |= shown != len(self.flashes)

    def _warm(self) -> None:
        """While nothing moves, make a picture ahead that would stop a later frame."""
        if self._warming is None:
            self._warming = warm(self.desk.art, self.desk.moments)
        if not self.moving:
            next(self._warming, None)

    # drawing

    def draw(self, screen: pygame.Surface, focus: Focus, whole: bool) -> list[pygame.Rect] | None:
        """Draw what has changed; the rectangles, or None for all."""
        if self.moment is not None:
            if self.moment.art is not self.desk.art:  # the window has changed its size meanwhile
                self.moment.prepare(self.desk.art, self.still(focus, ribbon=False))
            self.moment.draw(screen)
            self.stage.still_dirty = True
            return None
        whole |= self.stage.still_dirty or self._ground is None
        if self.stage.still_dirty or self._ground is None:
            self._ground = self.still(focus)
            self.stage.still_dirty = False
        if whole:
            screen.blit(self._ground, (0, 0))
        else:
            screen.blits([(self._ground, rect, rect) for rect in self._drawn], doreturn=False)
        before = self._drawn
        self._drawn = draw_all(self.stage.movers(), screen, self.desk.art)
        self._drawn += [rect for stars in self.flashes for rect in stars.draw(screen, self.desk.art)]
        return None if whole else before + self._drawn

    def still(self, focus: Focus, ribbon: bool = True) -> pygame.Surface:
        """Everything at rest, on one surface."""
        ground = self._ground
        if ground is None:
            ground = pygame.Surface(self.desk.view.size).convert()
        self.furniture.draw_ground(ground)
        views = self.desk.piles()
        for view in views:
            if not view.own_hand:
                draw_all(view.resting(), ground, self.desk.art)
        if ribbon and self.banner.left <= 0:
            self._draw_ribbon(ground)
        for view in views:  # a card that rises lies above the ribbon
            if view.own_hand:
                draw_all(view.resting(), ground, self.desk.art)
        if self.desk.pointed.owl:
            self._draw_owl(ground)
        focus.draw(ground, self.desk.art)
        self.furniture.draw_labels(ground)
        if ribbon and self.banner.left > 0:
            self._draw_ribbon(ground)
        for seat, bubble in self.bubbles.items():
            draw_said(ground, self.desk.art, self.furniture, seat, bubble)
        if self.preview.text and self.desk.viewer not in self.bubbles:
            draw_said(ground, self.desk.art, self.furniture, self.desk.viewer, self.preview)
        if self.hosted.left > 0:
            draw_hosted(ground, self.desk.art, self.furniture, self.hosted)
        if self.told is not None:
            draw_told(ground, self.desk.art, self.furniture, *self.told)
        return ground

    def _draw_owl(self, ground: pygame.Surface) -> None:
        """On top of the help button."""
        px, box = self.desk.view.px, self.desk.table.seats.help
        owl = self.desk.art.picture("characters/owl", px(min(92, box.wide * 9.2)))
        x, y = self.desk.view.at(box.x + box.wide * 0.05, box.y)
        foot = y - self.desk.view.high(box.high / 2) + px(12.5)
        ground.blit(owl, owl.get_rect(midbottom=(round(x), round(foot))))

    def _draw_ribbon(self, ground: pygame.Surface) -> None:
        """Whose turn it is, or what has just been said to all."""
        art, px, (x, y, wide, _) = self.desk.art, self.desk.view.px, self.desk.table.seats.ribbon
        x = self.furniture.ways.beside(x)
        if self.banner.left > 0:
            size = art.letters.fit(self.banner.text, self.room or art.view.width * 0.8, px(30), "heading")
            self._centre(ground, art.labels.pill(self.banner.text, size, SUN_YELLOW, INK, stroke=INK), x, y)
            return
        if self.desk.pointed.beams is not None or self.button_in_place:
            return  # one thing only is to be done, and it shines
        dealing = not self.desk.match.history and self.desk.match.phase is Phase.SHOW
        if self.desk.table.heap and not self.desk.shown.piles.get(Pile(self.desk.table.heap)):
            return  # the next round is being dealt
        if dealing or self.desk.shown.winners is not None:
            return
        player = self.desk.match.players[self.desk.shown.turn]
        if self.desk.match.phase in (Phase.ASK, Phase.READ) and not player.bot:
            prompt = self.desk.pointed.prompt or f"Your turn, {player.name}!"
            label = art.labels.ribbon(prompt, art.view.wide(wide))
        else:
            label = art.labels.pill(f"{player.name}'s turn", px(24))
        self._centre(ground, label, x, y)

    def _centre(self, target: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> pygame.Rect:
        px, py = self.desk.view.at(x, y)
        return target.blit(picture, picture.get_rect(center=(round(px), round(py))))

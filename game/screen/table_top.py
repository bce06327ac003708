"""The whole picture of a match: cards, furniture, what players say, and the moments in between."""

import math
from collections.abc import Iterator

import pygame

from game.play.match import Match, Phase
from game.rules.things import Pile
from game.screen.art import Art
from game.screen.explosion import Explosion, warm
from game.screen.furniture import Furniture
from game.screen.palette import INK, SUN_YELLOW
from game.screen.pieces import Tail
from game.screen.sound_buttons import word_bubble
from game.screen.stage import Stage, draw_all
from game.screen.widgets import Focus
from game.tables.layout import Spread
from game.tables.table import Table
from game.words.spelling import Spelling

BUBBLE_TIME = 2.6
BANNER_TIME = 1.8
TURN_ROUND = 0.6
RING = 0.4
DISCARDS_SHOWN = 3
WIDEST = 320  # lu: the bubble of a word that is sounded out


class Speech:
    """Something said, for a while."""

    def __init__(self, text: str = "", seconds: float = 0.0, spelling: Spelling | None = None) -> None:
        self.text = text
        self.left = seconds
        self.spelling = spelling  # a word that is sounded out
        self.lit: int | None = None

    def picture(self, art: Art, size: float, tail: Tail, room: float = math.inf) -> pygame.Surface:
        if self.spelling is None:
            return art.bubble(self.text, art.view.px(size), tail)
        return word_bubble(art, self.spelling, self.lit, min(room, art.view.px(WIDEST)), tail)


class TableTop:
    """Draws what is at rest once and what moves every frame."""

    def __init__(self, table: Table, match: Match, art: Art, calm: bool, speed: float) -> None:
        self.table = table
        self.match = match
        self.art = art
        self.stage = Stage(table, match, art, calm, speed)
        self.furniture = Furniture(table, match, art, self.stage)
        self.bubbles: dict[int, Speech] = {}
        self.banner = Speech()
        self.told: tuple[int, Speech] | None = None  # a card that was tapped, and its word
        self.explosion: Explosion | None = None
        self.owl = False  # whether the owl sits by the help button
        self._ring = 0.0
        self._warming: Iterator[None] | None = None
        self._ground: pygame.Surface | None = None
        self._drawn: list[pygame.Rect] = []

    @property
    def moving(self) -> bool:
        playing = self.explosion is not None or self._ring > 0 or self.furniture.turning < 1
        return playing or self.stage.moving

    @property
    def talking(self) -> bool:
        return bool(self.bubbles) or self.banner.left > 0 or self.told is not None

    @property
    def dirty(self) -> bool:
        return self.moving or self.stage.still_dirty

    def rebuild(self, art: Art, calm: bool, speed: float) -> None:
        """Another window size, other settings or another viewer."""
        self.art = self.furniture.art = art
        self.stage.calm, self.stage.speed = calm, speed
        self.stage.rebuild(art)
        self._ground = None
        self._warming = None

    # what happens

    def say(self, seat: int, text: str) -> None:
        self.bubbles[seat] = Speech(text, BUBBLE_TIME)
        self.stage.still_dirty = True

    def model(self, seat: int, spelling: Spelling) -> None:
        """A computer sounds its word out; `light` follows the voice."""
        self.bubbles[seat] = Speech(spelling.word, BUBBLE_TIME, spelling)
        self.stage.still_dirty = True

    def tell(self, card: int, text: str) -> None:
        """Say what a card is that lies open, above it."""
        self.told = (card, Speech(text, BUBBLE_TIME))
        self.stage.still_dirty = True

    def light(self, nth: int | None) -> None:
        """The grapheme that is heard now; a bubble stays as long as its sounds are heard."""
        for bubble in self.bubbles.values():
            if nth is not None and bubble.spelling:
                bubble.left = BUBBLE_TIME
            if bubble.spelling and bubble.lit != nth:
                bubble.lit = nth
                self.stage.still_dirty = True

    def announce(self, text: str) -> None:
        """Tell the whole room, for a moment; an empty sentence says nothing."""
        self.banner = Speech(text, BANNER_TIME if text else 0.0)
        self.stage.still_dirty = True

    def hasten(self) -> None:
        """A person is asked now: what was told before soon makes room for whose turn it is."""
        self.banner.left = min(self.banner.left, 0.7)

    def turn_round(self) -> None:
        """The direction of play has changed."""
        self.furniture.turning = 1.0 if self.stage.calm else 0.0

    def spread_colour(self) -> None:
        """The colour in force has changed."""
        self._ring = 0.0 if self.stage.calm else RING

    def pass_time(self, dt: float) -> None:
        for seat, bubble in list(self.bubbles.items()):
            bubble.left -= dt
            if bubble.left <= 0:
                del self.bubbles[seat]
                self.stage.still_dirty = True
        if self.banner.left > 0:
            self.banner.left -= dt
            self.stage.still_dirty |= self.banner.left <= 0
        if self.told is not None:
            self.told[1].left -= dt
            if self.told[1].left <= 0:
                self.told = None
                self.stage.still_dirty = True
        self._ring = max(0.0, self._ring - dt)
        self._warm()
        if self.furniture.turning < 1:
            self.furniture.turning = min(1.0, self.furniture.turning + dt / TURN_ROUND)
            self.stage.still_dirty = True
        if self.explosion is not None:
            self.explosion.update(dt)
            if self.explosion.done:
                self.explosion = None
                self.stage.still_dirty = True

    def _warm(self) -> None:
        """While nothing moves, make a picture ahead that would stop a later frame."""
        if self._warming is None and any(shout.show for shout in self.table.told.values()):
            self._warming = warm(self.art)
        if self._warming is not None and not self.moving:
            next(self._warming, None)

    # drawing

    def draw(self, screen: pygame.Surface, focus: Focus, whole: bool) -> list[pygame.Rect] | None:
        """Draw what has changed; the rectangles, or None for all."""
        if self.explosion is not None:
            if self.explosion.art is not self.art:  # the window has changed its size meanwhile
                self.explosion.prepare(self.art, self.still(focus))
            self.explosion.draw(screen)
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
        self._drawn = draw_all(self.stage.movers(), screen, self.art)
        if self._ring > 0:
            self._drawn.append(self._draw_ring(screen))
        return None if whole else before + self._drawn

    def still(self, focus: Focus) -> pygame.Surface:
        """Everything at rest, on one surface."""
        ground = self._ground
        if ground is None:
            ground = pygame.Surface(self.art.view.size).convert()
        self.furniture.draw_ground(ground)
        for pile in self.match.shown.piles:
            self._draw_pile(ground, pile)
        if self.owl:
            self._centre(ground, self.art.picture("characters/owl", self.art.view.px(92)), 92.6, 76.5)
        focus.draw(ground, self.art)
        self.furniture.draw_labels(ground)
        self._draw_ribbon(ground)
        for seat, bubble in self.bubbles.items():
            self._draw_bubble(ground, seat, bubble)
        if self.told is not None:
            self._draw_told(ground, *self.told)
        return ground

    def _draw_pile(self, ground: pygame.Surface, pile: Pile) -> None:
        resting = self.stage.resting(pile)
        match self.stage.place(pile).spread:
            case Spread.AWAY:
                return
            case Spread.PILE:
                resting = [sprite for sprite in resting if sprite.up]
            case Spread.MESS:
                resting = resting[-DISCARDS_SHOWN:]
            case Spread.FAN:
                resting.sort(key=lambda sprite: sprite.card == self.stage.raised)
        draw_all(resting, ground, self.art)

    def _draw_ribbon(self, ground: pygame.Surface) -> None:
        """Whose turn it is, or what has just been said to all."""
        art, px = self.art, self.art.view.px
        if self.banner.left > 0:
            size = art.letters.fit(self.banner.text, art.view.width * 0.8, px(30), "heading")
            self._centre(ground, art.pill(self.banner.text, size, SUN_YELLOW, INK, stroke=INK), 50, 58)
            return
        dealing = not self.match.history and self.match.phase is Phase.SHOW
        if dealing or self.match.shown.winners is not None:
            return
        player = self.match.players[self.match.shown.turn]
        if self.match.phase in (Phase.ASK, Phase.READ) and not player.bot:
            label = art.ribbon(f"Your turn, {player.name}!", art.view.wide(30))
        else:
            label = art.pill(f"{player.name}'s turn", px(24))
        self._centre(ground, label, 50, 58)

    def _draw_bubble(self, ground: pygame.Surface, seat: int, bubble: Speech) -> None:
        """Beside the seat, inside the window."""
        px = self.art.view.px
        x, y = self.furniture.badge_centre(seat)
        reach = round(self.furniture.badge_size(seat) / 2)
        strip = self.furniture.seat_spot(seat).strip
        if seat == self.match.viewer:
            picture = bubble.picture(self.art, 22, Tail("left", 0.5))
            box = picture.get_rect(midleft=(x + reach, y))
        elif not strip and x > self.art.view.width * 0.25:  # below would cover the piles
            right = x - reach + round(px(8))
            picture = bubble.picture(self.art, 26, Tail("right", 0.5), right - self.art.view.corner().right)
            box = picture.get_rect(midright=(right, y))
        else:
            picture = bubble.picture(self.art, 26, Tail("up", 0.25))
            box = picture.get_rect(topleft=(x - round(px(34)), y + reach + round(px(12))))
        ground.blit(picture, box.clamp(ground.get_rect()))

    def _draw_told(self, ground: pygame.Surface, card: int, speech: Speech) -> None:
        """Above the card whose word was asked for."""
        pose = self.stage.sprites[card].pose
        picture = speech.picture(self.art, 34, Tail("down", 0.5))
        low = round(pose.y - pose.width * 0.55)
        ground.blit(picture, picture.get_rect(midbottom=(round(pose.x), low)).clamp(ground.get_rect()))

    def _draw_ring(self, screen: pygame.Surface) -> pygame.Rect:
        """The new colour's shape spreads from the pile that cards are played on."""
        part = 1 - self._ring / RING
        colour = str(self.match.shown.marks["colour"])
        size = self.art.view.wide(12 + 14 * part)
        mark = self.art.set_mark(colour, round(size / 8) * 8).copy()
        mark.set_alpha(round(200 * (1 - part)))
        place = self.table.shared[self.table.heap]
        return self._centre(screen, mark, place.x, place.y)

    def _centre(self, target: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> pygame.Rect:
        px, py = self.art.view.at(x, y)
        return target.blit(picture, picture.get_rect(center=(round(px), round(py))))

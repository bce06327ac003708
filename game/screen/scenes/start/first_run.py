"""The very first start: who, which game, go; three taps and nothing to read."""

from functools import partial

import pygame

from game.games.shelf import GAMES
from game.play.plan import PEOPLE, Plan, format_seats, parse_seats
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import CREAM, INK, LEAF, SUN, SUN_YELLOW, TINTS, WHITE
from game.screen.paint.view import put
from game.screen.scenes.scene import Host, Scene
from game.screen.widgets.game_tile import BARE, GameTile, in_rows, printed
from game.screen.widgets.seat_card import Head
from game.screen.widgets.widget import GROWTH, IconButton, Look, Widget, ring

LANES = ((194, 300), (678, 604), (1124, 224))  # lu: middle and width
LANE_TOP, LANE_HIGH = 132, 548
GAPS = (28, 24)  # lu between tiles
HEADS = ("cat", "fox", "frog", "rabbit", "bear", "tiger", "penguin", "panda")
SAYINGS = ("Hello! Tap who you are.", "Now tap a game.", "Tap to play!")
SEEDS = 2**31
FINGER = (  # of the tapping hand
    "M104 232 C84 206 62 184 46 160 C36 142 58 128 74 142 L92 160 V54 C92 28 128 28 128 54 V114 "
    "C130 98 160 98 160 118 V126 C164 110 190 112 190 132 V140 C196 126 218 130 218 150 V190 "
    "C218 214 208 224 202 240 Z"
)


class GoButton(Widget):
    """The big triangle."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        side = round(self.rect.width * (GROWTH if look.focus else 1))
        if look.focus:
            ring(screen, art, self.rect, self.rect.width / 2)
        fill = SUN_YELLOW if look.hover else SUN.bottom
        put(screen, go_disc(art, side, fill, INK, INK), self.rect.center)


def go_disc(art: Art, side: int, fill: str, line: str, triangle: str) -> pygame.Surface:
    arrow = svg.rounded([(100, 74), (190, 128), (100, 182)], 16)
    body = svg.ellipse(128, 128, 118, 118, fill, line, 10) + svg.path(arrow, triangle, triangle, 9)
    return art.emblem(body, side)


def draw_tick(screen: pygame.Surface, art: Art, centre: tuple[float, float], size: float) -> None:
    body = svg.ellipse(128, 128, 114, 114, LEAF.top, INK, 22)
    body += svg.path("M78 132 L114 168 L182 92", "none", INK, 34)
    put(screen, art.emblem(body, round(art.view.px(size))), centre)


class FirstRunScene(Scene):
    """Lanes from left to right; one is on turn, those behind it can still be changed."""

    unwritten = True

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.step = 0
        self.head = -1
        self.tables = tuple(entry.table for entry in GAMES.values())
        self.table = -1
        self._words = printed(self.services.packs, self.services.settings.pack)

    def build(self) -> None:
        view = self.host.view
        widgets = self._heads()
        if self.step > 0:
            widgets += self._tiles()
        if self.step > 1:
            widgets.append(GoButton(self._go_box, "Go!", self._start))
        corner = view.rect(66, 66, (view.width - view.px(20), view.px(20)), "topright")
        again = IconButton(corner, "Say it again", self._say, "icons/sound-on")
        self.focus.place([*widgets, again], first=self._aim)

    @property
    def _aim(self) -> str:
        """The name of what the hand points at."""
        return (HEADS[0], self.tables[0].title, "Go!")[self.step]

    def shown(self) -> None:
        self._say()

    def _say(self) -> None:
        self.services.voice.say(SAYINGS[self.step])

    # widgets

    def _heads(self) -> list[Widget]:
        view, lane = self.host.view, self._lane(0)
        widgets: list[Widget] = []
        for nth, avatar in enumerate(HEADS):
            row, column = divmod(nth, 2)
            at = (lane.centerx + view.px(148 * (column - 0.5)), lane.y + view.px(96 + 124 * row))
            tint = TINTS[nth % len(TINTS)]
            place, be, chosen = view.rect(112, 112, at), partial(self._be, nth), nth == self.head
            widgets.append(Head(place, avatar, be, tint=tint, avatar=avatar, chosen=chosen))
        return widgets

    def _tiles(self) -> list[Widget]:
        view, lane = self.host.view, self._lane(1)
        middle = (lane.centerx, lane.centery + view.px(14))
        widgets: list[Widget] = []
        for nth, place in enumerate(in_rows(view, len(self.tables), 2, BARE, GAPS, middle)):
            table, take = self.tables[nth], partial(self._take, nth)
            tile = GameTile(place, table.title, take, table=table, words=self._words, bare=True)
            tile.chosen = nth == self.table
            widgets.append(tile)
        return widgets

    @property
    def _go_box(self) -> pygame.Rect:
        lane = self._lane(2)
        return self.host.view.rect(164, 164, (lane.centerx, lane.y + self.host.view.px(200)))

    # the three taps

    def _be(self, nth: int) -> None:
        self.head = nth
        self._go_on(1)

    def _take(self, nth: int) -> None:
        self.table = nth
        self._go_on(2)

    def _go_on(self, step: int) -> None:
        """On to the next lane, unless that was done before and only something was changed."""
        further = step > self.step
        self.step = max(step, self.step)
        self.build()
        if further:
            self.focus.current = self.focus.named(self._aim)
            self._say()

    def _start(self) -> None:
        name = next(name for name, head in PEOPLE if head == HEADS[self.head])
        players = parse_seats(f"human:{name}:{HEADS[self.head]},easy,easy")
        pack = next(iter(self.services.packs))
        settings = self.services.settings
        settings.first_run, settings.seats, settings.pack = False, format_seats(players), pack
        self.services.settings_file.store(settings)
        seed = self.services.rng.randrange(SEEDS)
        table = self.tables[self.table]
        self.host.go("table", plan=Plan(table.key, players, dict(table.first), pack, seed))

    # drawing

    def paint(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        screen.blit(art.ground.rays(self.theme), (0, 0))
        screen.blit(art.picture("characters/owl", px(104)), (px(26), px(14)))
        waves = svg.path("M14 18 Q30 34 14 50 M30 6 Q58 34 30 62", "none", WHITE, 6)
        screen.blit(art.emblem(waves, px(70), 70), (px(134), px(32)))
        for nth in range(len(LANES)):
            self._paint_dot(screen, nth)
            self._paint_lane(screen, nth)
        self._paint_later(screen)

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect] | None:
        super().draw(screen)
        self._paint_marks(screen)
        self._paint_hand(screen)
        return None

    def _paint_dot(self, screen: pygame.Surface, nth: int) -> None:
        view = self.host.view
        fill = LEAF.top if nth < self.step else SUN_YELLOW if nth == self.step else WHITE
        side = round(view.px(30 if nth == self.step else 24))
        dot = self.host.art.emblem(svg.ellipse(32, 32, 28, 28, fill, INK, 6), side, 64)
        put(screen, dot, (view.width / 2 + view.px(60) * (nth - 1), view.px(66)))

    def _paint_lane(self, screen: pygame.Surface, nth: int) -> None:
        art, px, lane = self.host.art, self.host.view.px, self._lane(nth)
        if nth == self.step:
            ring(screen, art, pygame.Rect(lane.x, lane.y, lane.width, lane.height + px(10)), px(44))
        fill = "#E4DAF8" if nth > self.step else CREAM
        paper = art.pieces.panel(*lane.size, px(44), fill, lip=px(10), shadow=nth != self.step)
        put(screen, paper, lane.center)

    def _paint_marks(self, screen: pygame.Surface) -> None:
        """The numbers of the lanes, and a tick on what is done and on what was chosen."""
        art, px = self.host.art, self.host.view.px
        for nth in range(len(LANES)):
            top = self._lane(nth).midtop
            if nth < self.step:
                draw_tick(screen, art, top, 64)
            else:
                fill = SUN_YELLOW if nth == self.step else WHITE
                put(screen, art.labels.count(nth + 1, px(64), fill), top)
        for widget in self.focus.widgets:
            right, low = widget.rect.bottomright
            if isinstance(widget, GameTile) and widget.chosen:
                draw_tick(screen, art, (right - px(20), low - px(12)), 56)
            elif isinstance(widget, Head) and widget.chosen:
                draw_tick(screen, art, (right - px(10), low - px(14)), 40)

    def _paint_hand(self, screen: pygame.Surface) -> None:
        """Its finger on what to tap."""
        art, target = self.host.art, self.focus.named(self._aim).rect
        size = self.host.view.px(84 if self.step == 0 else 116)
        body = svg.path(FINGER, WHITE, INK, 14)
        body += svg.path("M128 114 V142 M160 124 V146 M190 136 V154", "none", INK, 10)
        hand = art.turned(art.emblem(body, size), 10)
        x = target.centerx + round(target.width * 0.1)
        y = target.centery + round(target.height * 0.2)
        screen.blit(hand, (round(x - size * 0.42), round(y - size * 0.1)))

    def _paint_later(self, screen: pygame.Surface) -> None:
        """What waits in the lanes that are not open yet."""
        art, px = self.host.art, self.host.view.px
        if self.step < 1:
            lane, back = self._lane(1), art.cards.back(self.tables[0].emblem, px(140))
            for nth, turn in ((-1, 12), (1, -12), (0, 0)):
                spot = (lane.centerx + px(120 * nth), lane.centery + px(14 + 12 * abs(nth)))
                art.cards.lay(screen, back, spot, turn)
        if self.step < 2:
            disc = go_disc(art, self._go_box.width, "#D9CFF2", "#8A7BB8", WHITE)
            put(screen, disc, self._go_box.center)
        lane, back = self._lane(2), art.cards.back(self.tables[max(0, self.table)].emblem, px(78))
        for nth in (-1, 0, 1):
            spot = (lane.centerx + px(46 * nth), lane.y + px(430 + 5 * abs(nth)))
            art.cards.lay(screen, back, spot, -10 * nth)

    def _lane(self, nth: int) -> pygame.Rect:
        middle, wide = LANES[nth]
        return self.host.view.rect(wide, LANE_HIGH, self.host.view.centred(middle, LANE_TOP), "midtop")

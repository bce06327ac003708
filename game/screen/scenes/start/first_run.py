"""The very first start: who, which game, go; three taps and nothing to read."""

from functools import partial

import pygame

from game.games.shelf import GAMES
from game.play.plan import PEOPLE, Plan, format_seats, parse_seats
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import CREAM, INK, LEAF, SUN, SUN_YELLOW, TINTS, WHITE
from game.screen.scenes.scene import Host, Scene
from game.screen.widgets.game_tile import BARE, GameTile, lay_card, printed
from game.screen.widgets.widget import GROWTH, IconButton, Look, Widget, ring

LANES = ((194, 300), (678, 604), (1124, 224))  # lu: middle and width
LANE_TOP, LANE_HIGH = 132, 548
LARGE = (532, 340)  # lu of the tile of an only game
HEADS = ("cat", "fox", "frog", "rabbit", "bear", "tiger", "penguin", "panda")
SAYINGS = ("Hello! Tap who you are.", "Now tap a game.", "Tap to play!")
SEEDS = 2**31


class HeadButton(Widget):
    """A head to be; the chosen one has a yellow frame and a tick."""

    def __init__(self, rect: pygame.Rect, name: str, nth: int, on: bool) -> None:
        super().__init__(rect, name)
        self.nth, self.on = nth, on

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        side = self.rect.width * (GROWTH if look.focus else 1)
        if look.focus:
            ring(screen, art, self.rect, self.rect.width / 2)
        badge = art.tokens.badge(
            HEADS[self.nth], side, TINTS[self.nth % len(TINTS)], on_turn=self.on or look.hover
        )
        screen.blit(badge, badge.get_rect(center=self.rect.center))
        if self.on:
            draw_tick(
                screen, art, (self.rect.right - art.view.px(10), self.rect.bottom - art.view.px(14)), 40
            )


class GoButton(Widget):
    """The big triangle."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        side = round(self.rect.width * (GROWTH if look.focus else 1))
        if look.focus:
            ring(screen, art, self.rect, self.rect.width / 2)
        disc = go_disc(art, side, SUN.bottom if not look.hover else SUN_YELLOW, INK, INK)
        screen.blit(disc, disc.get_rect(center=self.rect.center))


def go_disc(art: Art, side: int, fill: str, line: str, triangle: str) -> pygame.Surface:
    arrow = svg.rounded([(100, 74), (190, 128), (100, 182)], 16)
    body = svg.ellipse(128, 128, 118, 118, fill, line, 10) + svg.path(arrow, triangle, triangle, 9)
    return art.sketch(svg.group(body, f"scale({side / 256:.4f})"), side, side)


def draw_tick(screen: pygame.Surface, art: Art, centre: tuple[float, float], size: float) -> None:
    """A tick in a green disc."""
    side = round(art.view.px(size))
    body = svg.ellipse(128, 128, 114, 114, LEAF.top, INK, 22)
    body += svg.path("M78 132 L114 168 L182 92", "none", INK, 34)
    mark = art.sketch(svg.group(body, f"scale({side / 256:.4f})"), side, side)
    screen.blit(mark, mark.get_rect(center=(round(centre[0]), round(centre[1]))))


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
        widgets = [
            *self._heads(),
            *(self._tiles() if self.step else ()),
            *(self._go() if self.step > 1 else ()),
        ]
        px = self.host.view.px
        side = round(px(66))
        again = IconButton(
            pygame.Rect(self.host.view.width - round(px(20)) - side, round(px(20)), side, side),
            "Say it again",
            self._say,
            "icons/sound-on",
        )
        self.focus.place([*widgets, again], first=self._aim())

    def _aim(self) -> str:
        """The name of what the hand points at."""
        return (HEADS[0], self.tables[0].title, "Go!")[self.step]

    def shown(self) -> None:
        self._say()

    def _say(self) -> None:
        self.services.voice.say(SAYINGS[self.step])

    # widgets

    def _heads(self) -> list[Widget]:
        px, lane = self.host.view.px, self._lane(0)
        widgets: list[Widget] = []
        for nth, head in enumerate(HEADS):
            side = round(px(112))
            rect = pygame.Rect(0, 0, side, side)
            column, line = nth % 2, nth // 2
            rect.center = (
                round(lane.centerx + px(148) * (column - 0.5)),
                round(lane.y + px(96 + 124 * line)),
            )
            button = HeadButton(rect, head, nth, nth == self.head)
            button.action = partial(self._be, nth)
            widgets.append(button)
        return widgets

    def _tiles(self) -> list[Widget]:
        """One large tile, or two columns."""
        view, lane, count = self.host.view, self._lane(1), len(self.tables)
        columns = 1 if count == 1 else 2
        rows = -(-count // columns)
        wide, high = (view.px(side) for side in (LARGE if count == 1 else BARE))
        widgets: list[Widget] = []
        for nth, table in enumerate(self.tables):
            row, column = divmod(nth, columns)
            x = lane.centerx + (column - (columns - 1) / 2) * (wide + view.px(28))
            y = lane.centery + view.px(14) + (row - (rows - 1) / 2) * (high + view.px(24))
            rect = pygame.Rect(round(x - wide / 2), round(y - high / 2), round(wide), round(high))
            tile = GameTile(rect, table, self._words, partial(self._take, nth), bare=True)
            tile.chosen = nth == self.table
            widgets.append(tile)
        return widgets

    def _go(self) -> list[Widget]:
        return [GoButton(self._go_box(), "Go!", self._start)]

    def _go_box(self) -> pygame.Rect:
        lane, side = self._lane(2), round(self.host.view.px(164))
        box = pygame.Rect(0, 0, side, side)
        box.center = (lane.centerx, round(lane.y + self.host.view.px(200)))
        return box

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
            self.focus.current = next(widget for widget in self.focus.widgets if widget.name == self._aim())
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
        screen.blit(art.sketch(svg.group(waves, f"scale({px(1):.4f})"), px(70), px(70)), (px(134), px(32)))
        self._paint_dots(screen)
        for nth in range(len(LANES)):
            self._paint_lane(screen, nth)
        self._paint_later(screen)

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect] | None:
        super().draw(screen)
        self._paint_marks(screen)
        return None

    def _paint_lane(self, screen: pygame.Surface, nth: int) -> None:
        art, px, lane = self.host.art, self.host.view.px, self._lane(nth)
        if nth == self.step:
            ring(screen, art, pygame.Rect(lane.x, lane.y, lane.width, lane.height + px(10)), px(44))
        fill = "#E4DAF8" if nth > self.step else CREAM
        paper = art.pieces.panel(*lane.size, px(44), fill, lip=px(10), shadow=nth != self.step)
        screen.blit(paper, paper.get_rect(center=lane.center))

    def _paint_marks(self, screen: pygame.Surface) -> None:
        """The numbers of the lanes, the tick on the chosen game and the hand that shows where to tap."""
        art, px = self.host.art, self.host.view.px
        for nth in range(len(LANES)):
            lane = self._lane(nth)
            if nth < self.step:
                draw_tick(screen, art, (lane.centerx, lane.y), 64)
                continue
            fill = SUN_YELLOW if nth == self.step else WHITE
            mark = art.labels.count(nth + 1, px(64), fill)
            screen.blit(mark, mark.get_rect(center=(lane.centerx, lane.y)))
        for widget in self.focus.widgets:
            if isinstance(widget, GameTile) and widget.chosen:
                draw_tick(screen, art, (widget.rect.right - px(20), widget.rect.bottom - px(12)), 56)
        self._paint_hand(screen)

    def _paint_hand(self, screen: pygame.Surface) -> None:
        """Its finger on what to tap."""
        art, px = self.host.art, self.host.view.px
        target = next(widget for widget in self.focus.widgets if widget.name == self._aim())
        size = px(84 if self.step == 0 else 116)
        hand = art.turned(tapping_hand(art, size), 10)
        x, y = target.rect.center
        x += round(target.rect.width * 0.1)
        y += round(target.rect.height * 0.2)
        screen.blit(hand, (round(x - size * 0.42), round(y - size * 0.1)))

    def _paint_later(self, screen: pygame.Surface) -> None:
        """What waits in the lanes that are not open yet."""
        art, px = self.host.art, self.host.view.px
        if self.step < 1:
            lane = self._lane(1)
            for nth, turn in ((0, 12), (2, -12), (1, 0)):
                spot = (lane.centerx + (nth - 1) * px(120), lane.centery + px(14 + 12 * abs(nth - 1)))
                lay_card(screen, art, art.cards.back(self.tables[0].emblem, px(140)), spot, turn)
        if self.step < 2:
            disc = go_disc(art, self._go_box().width, "#D9CFF2", "#8A7BB8", WHITE)
            screen.blit(disc, disc.get_rect(center=self._go_box().center))
        lane, emblem = self._lane(2), self.tables[max(0, self.table)].emblem
        for nth, turn in ((0, 10), (1, 0), (2, -10)):
            spot = (lane.centerx + px(46) * (nth - 1), lane.y + px(430 + 5 * abs(nth - 1)))
            lay_card(screen, art, art.cards.back(emblem, px(78)), spot, turn)

    def _paint_dots(self, screen: pygame.Surface) -> None:
        art, view = self.host.art, self.host.view
        for nth in range(len(LANES)):
            fill = LEAF.top if nth < self.step else SUN_YELLOW if nth == self.step else WHITE
            side = round(view.px(30 if nth == self.step else 24))
            body = svg.group(svg.ellipse(32, 32, 28, 28, fill, INK, 6), f"scale({side / 64:.4f})")
            dot = art.sketch(body, side, side)
            x = view.width / 2 + view.px(60) * (nth - 1)
            screen.blit(dot, dot.get_rect(center=(round(x), round(view.px(66)))))

    def _lane(self, nth: int) -> pygame.Rect:
        view = self.host.view
        middle, wide = LANES[nth]
        x = view.width / 2 + view.px(middle - 640)
        y = view.px(LANE_TOP) + (view.height - view.px(720)) / 2
        return pygame.Rect(
            round(x - view.px(wide) / 2), round(y), round(view.px(wide)), round(view.px(LANE_HIGH))
        )


def tapping_hand(art: Art, side: float) -> pygame.Surface:
    body = svg.path(
        "M104 232 C84 206 62 184 46 160 C36 142 58 128 74 142 L92 160 V54 C92 28 128 28 128 54 V114 "
        "C130 98 160 98 160 118 V126 C164 110 190 112 190 132 V140 C196 126 218 130 218 150 V190 "
        "C218 214 208 224 202 240 Z",
        WHITE,
        INK,
        14,
    )
    body += svg.path("M128 114 V142 M160 124 V146 M190 136 V154", "none", INK, 10)
    return art.sketch(svg.group(body, f"scale({side / 256:.4f})"), side, side)

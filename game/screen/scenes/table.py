"""The table: plays what happens, asks the person on turn, and never lets anyone wait for a computer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.play import bots
from game.play.dealing import deal
from game.play.match import PACE, Match, Phase
from game.play.picker import Picker
from game.play.plan import Plan
from game.rules.things import (
    Choice,
    Ended,
    Event,
    Marked,
    Move,
    Moved,
    Pick,
    Pile,
    ReadAloud,
    Told,
    TurnPassed,
)
from game.screen import banter
from game.screen.art import Art
from game.screen.explosion import Explosion, Victim
from game.screen.furniture import Furniture, tint
from game.screen.input import Back, Intent
from game.screen.palette import INK, SUN_YELLOW
from game.screen.pieces import Tail
from game.screen.scenes.scene import Scene
from game.screen.stage import Stage, draw_all
from game.screen.widgets import Button, IconButton, Look, Widget
from game.tables import TABLES
from game.tables.layout import Spread

if TYPE_CHECKING:
    from game.screen.app import App

SPEEDS = {"slow": 0.65, "normal": 1.0, "fast": 1.9}
SOUNDS: dict[str, str] = {"kablam": "kablam", "round_won": "round", "miss": "flip", "pick_up": "flip"}
BUBBLE_TIME = 2.6
BANNER_TIME = 1.6
TURN_ROUND = 0.6
RING = 0.4
MOST_AT_ONCE = 40  # events without a pause that one frame may play


def start(app: App, plan: Plan) -> None:
    """Deal a new match and go to its table."""
    match = deal(plan, TABLES[plan.game].rules, app.services.packs[plan.pack])
    app.home(TableScene(app, match))


def resume(app: App) -> None:
    """Take up the unfinished match, if it can be read."""
    match = app.services.saves.load()
    if match is not None:
        app.home(TableScene(app, match))


def restart(app: App, match: Match) -> None:
    """The same players and words, dealt anew."""
    seed = app.services.rng.randrange(1 << 30)
    again = Match(type(match.game), match.game.deck, match.players, seed, match.options)
    app.home(TableScene(app, again))


class CardWidget(Widget):
    """A card of the hand; the stage draws it."""

    def __init__(self, rect: pygame.Rect, name: str, card: int) -> None:
        super().__init__(rect, name)
        self.card = card


class PileWidget(Widget):
    """The pile to pick up from."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus:
            ring = art.focus_ring(self.rect.width, self.rect.height, round(self.rect.width * 0.12))
            screen.blit(ring, ring.get_rect(center=self.rect.center))


class Bubble:
    """Something a player says, for a while."""

    def __init__(self, text: str, seconds: float) -> None:
        self.text = text
        self.left = seconds


class TableScene(Scene):
    """One match on the screen."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.table = TABLES[match.game.key]
        self.theme = match.game.key
        settings = self.services.settings
        self.speed = SPEEDS[settings.speed]
        match.pace = PACE / self.speed
        self.stage = Stage(self.table, match, app.art, settings.reduced_motion, self.speed)
        self.furniture = Furniture(self.table, match, app.art, self.stage)
        self.picker: Picker | None = None
        self.explosion: Explosion | None = None
        self.bubbles: dict[int, Bubble] = {}
        self.banner = Bubble("", 0.0)
        self.ring = 0.0
        self._ground: pygame.Surface | None = None
        self._drawn: list[pygame.Rect] = []
        self._kept = -1
        self._listening = False
        self._phase = Phase.SHOW
        self._last_person = match.viewer

    # the life of the scene

    @property
    def moving(self) -> bool:
        busy = self.stage.moving or self.explosion is not None or self.ring > 0 or self.furniture.turning < 1
        return (
            busy
            or self.match.phase in (Phase.SHOW, Phase.THINK)
            or bool(self.bubbles)
            or self.banner.left > 0
        )

    def build(self) -> None:
        settings = self.services.settings
        self.speed = SPEEDS[settings.speed]
        self.match.pace = PACE / self.speed
        self.stage.speed, self.stage.calm = self.speed, settings.reduced_motion
        self.stage.rebuild(self.app.art)
        self.furniture.art = self.app.art
        self._ground = None
        self.explosion = None
        self._offer()

    def shown(self) -> None:
        if self._kept < 0:
            self.services.voice.prepare(card.word for card in self.match.game.deck if card.word)
            self._keep()

    def back(self) -> None:
        from game.screen.scenes.pause import PauseScene

        self.app.push(PauseScene(self.app, self.table, self._restart))

    def _restart(self) -> None:
        restart(self.app, self.match)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.match.tick(dt)
        self._keep()
        self._pass_time(dt)
        ready = self.stage.update(dt)
        for _ in range(MOST_AT_ONCE):
            if not ready or self._waits():
                break
            event = self.match.next_event()
            if event is None:
                break
            self._show(event)
            ready = self.stage.update(0.0)
        if self.match.phase is not self._phase and not self._waits() and ready:
            self._phase = self.match.phase
            self._enter_phase()
        if self.stage.still_dirty or self.moving:
            self.dirty = True

    def _waits(self) -> bool:
        """Whether the room is still listening or looking at something."""
        if self._listening and not self.services.voice.busy:
            self._listening = False
        return self._listening or self.explosion is not None

    def _pass_time(self, dt: float) -> None:
        for seat, bubble in list(self.bubbles.items()):
            bubble.left -= dt
            if bubble.left <= 0:
                del self.bubbles[seat]
                self.stage.still_dirty = True
        if self.banner.left > 0:
            self.banner.left -= dt
            self.stage.still_dirty |= self.banner.left <= 0
        self.ring = max(0.0, self.ring - dt)
        if self.furniture.turning < 1:
            self.furniture.turning = min(1.0, self.furniture.turning + dt / TURN_ROUND)
            self.stage.still_dirty = True
        if self.explosion is not None:
            self.explosion.update(dt)
            if self.explosion.done:
                self.explosion = None
                self.stage.still_dirty = True
        self._lift()

    def _keep(self) -> None:
        """Autosave after every move and every reading."""
        moment = len(self.match.history) + len(self.match.readings) + (self.match.reading is not None) / 2
        if moment != self._kept and self.match.game.winners is None:
            self._kept = int(moment)
            self.services.saves.store(self.match)
        elif self.match.game.winners is not None and self._kept != 0:
            self._kept = 0
            self.services.saves.clear()

    # what happens

    def _show(self, event: Event) -> None:
        self.stage.play(event)
        match event:
            case Moved(card, src, dst, _):
                self.services.effects.play("slide")
                self._comment(src, dst)
            case ReadAloud(seat, card) if self.match.reads and self.match.players[seat].bot:
                self._read_for(seat, self.match.game.deck[card].word)
            case Told(seat, key):
                self._tell(seat, key)
            case Marked("direction", _) if self.match.history:
                self.furniture.turning = 1.0 if self.stage.calm else 0.0
            case Marked("colour", _) if not self.stage.calm:
                self.ring = RING
            case TurnPassed(seat) if not self.match.players[seat].bot:
                self.services.effects.play("turn")
            case Ended():
                self.services.effects.play("win")

    def _read_for(self, seat: int, word: str) -> None:
        """A computer reads its card aloud; the room listens before it goes on."""
        self.bubbles[seat] = Bubble(word, BUBBLE_TIME)
        self.services.voice.say(word)
        self._listening = True

    def _comment(self, src: Pile, dst: Pile) -> None:
        """Players speak up when they pick up a card or have few left."""
        turn = len(self.match.history)
        if not turn:
            return
        if dst.seat >= 0 and src.seat < 0:
            robot = bool(self.match.players[dst.seat].bot)
            lines = banter.ROBOT_PICKED_UP if robot else banter.PICKED_UP
            if turn % 3 == 0:
                self._say(dst.seat, banter.line(lines, turn))
        left = len(self.match.shown.piles[src]) if src.seat >= 0 else 0
        if left in (1, 2):
            self._say(src.seat, banter.line(banter.ONE_LEFT if left == 1 else banter.TWO_LEFT, turn))

    def _say(self, seat: int, text: str) -> None:
        if seat != self.match.viewer:
            self.bubbles[seat] = Bubble(text, BUBBLE_TIME)

    def _tell(self, seat: int, key: str) -> None:
        name = self.match.players[seat].name if seat >= 0 else ""
        text = self.table.told[key].format(name=name)
        if key in SOUNDS:
            self.services.effects.play(SOUNDS[key])
        if key == "kablam":
            self._explode(seat, text)
        else:
            self.banner = Bubble(text, BANNER_TIME)

    def _explode(self, seat: int, shout: str) -> None:
        player = self.match.players[seat]
        lines = banter.ROBOT_VICTIMS if player.bot else banter.VICTIMS
        words = [card for card in self.match.game.deck if card.kind == "word"]
        nth = len(self.match.history)
        flying = [words[(nth * 13 + step * 29) % len(words)] for step in range(5)]
        victim = Victim(player, tint(seat), banter.line(lines, nth), shout)
        self.explosion = Explosion(
            self.app.art, self._still(), victim, flying, self.services.settings.reduced_motion
        )
        self.services.voice.say("KA-BLAM!")

    # phases

    def _enter_phase(self) -> None:
        self.picker = None
        match self.match.phase:
            case Phase.READ:
                self._begin_reading()
            case Phase.HAND_OVER:
                self._hand_over()
            case Phase.ASK:
                self._ask()
            case Phase.OVER:
                self._results(final=True)
        self._offer()

    def _begin_reading(self) -> None:
        from game.screen.scenes.reading import ReadingScene

        self.app.push(ReadingScene(self.app, self.match, self._reading_done))

    def _reading_done(self) -> None:
        self.app.pop()
        self.match.heard()
        self._phase = Phase.SHOW

    def _hand_over(self) -> None:
        from game.screen.scenes.hand_over import HandOverScene

        seat = self.match.game.turn
        before = self.match.viewer if self.match.history and self.match.viewer != seat else -1
        giver = self.match.players[before] if before >= 0 else None
        taker = self.match.players[seat]
        self.app.push(HandOverScene(self.app, giver, taker, seat, self.table.emblem, self._taken))

    def _taken(self) -> None:
        self.match.ready()
        self._phase = Phase.ASK
        self.stage.rebuild(self.app.art)
        self._enter_phase()

    def _ask(self) -> None:
        if self.match.between_rounds:
            self._results(final=False)
        else:
            self.picker = Picker(self.match.game.moves(self.match.game.turn))

    def _results(self, final: bool) -> None:
        from game.screen.scenes.results import Result, ResultScene

        game = self.match.game
        gain = int(game.marks.get("gain", 0))
        winners = game.winners if final and game.winners is not None else self._round_winners(gain)
        result = Result(
            players=self.match.players,
            totals=tuple(game.scores),
            gains=tuple(gain if seat in winners else 0 for seat in range(game.players)),
            winners=winners,
            target=0 if game.chosen.get("length") == "short" else int(game.chosen.get("target", 0)),
            final=final,
            words_read=self.match.words_before + len(self.match.readings),
        )
        self.app.push(ResultScene(self.app, result, self._restart if final else self._next_round))

    def _round_winners(self, gain: int) -> tuple[int, ...]:
        return (int(self.match.game.marks["round_winner"]),) if gain else ()

    def _next_round(self) -> None:
        self.play(self.match.game.moves(self.match.game.turn)[0])

    # a person's turn

    def _offer(self) -> None:
        """Make the widgets of this moment: the buttons, and what may be clicked."""
        view = self.app.view
        widgets: list[Widget] = []
        if self.picker is not None:
            widgets += [*self._hand_widgets(), *self._pile_widgets()]
            widgets.append(self._help_button())
        pause = pygame.Rect(0, 0, round(view.px(64)), round(view.px(64)))
        margin = round(view.px(20))
        pause.topleft = (margin, margin)
        ask = pause.copy()
        ask.topright = (view.width - margin, margin)
        widgets.append(IconButton(pause, "Pause", self.back, "icons/pause"))
        widgets.append(IconButton(ask, "How to play", self._how_to_play, "icons/help"))
        first = next((w.name for w in widgets if not w.why_off), "")
        self.focus.current = None
        self.focus.place(widgets, first)
        offered = self._offered() if self.services.settings.hints else set()
        self.stage.offer(frozenset(pick for pick in offered if isinstance(pick, int)))
        self.stage.lift(None)
        self.furniture.glowing = {pick for pick in self._offered() if isinstance(pick, Pile)}
        self.stage.still_dirty = True

    def _offered(self) -> set[Pick]:
        return self.picker.picks() if self.picker else set()

    def _hand_widgets(self) -> list[Widget]:
        hand = self.stage.hand()
        found: list[Widget] = []
        offered = self._offered()
        homes = [self.stage.rest_pose(card) for card in hand]
        for nth, (card, pose) in enumerate(zip(hand, homes, strict=True)):
            printed = self.match.game.deck[card]
            height = pose.width * 1.4
            width = homes[nth + 1].x - pose.x if nth + 1 < len(hand) else pose.width
            box = pygame.Rect(
                round(pose.x - pose.width / 2), round(pose.y - height / 2), round(width), round(height)
            )
            widget = CardWidget(
                box, f"{printed.colour} {printed.number or self.card_name(card)}".strip(), card
            )
            widget.action = lambda card=card: self._pick(card)
            if card not in offered:
                widget.why_off = self._why_not()
            found.append(widget)
        return found

    def card_name(self, card: int) -> str:
        names = {"miss": "miss a turn", "pick": "pick up two", "rev": "reverse", "wild": "wild"}
        return names.get(self.match.game.deck[card].kind, "")

    def _pile_widgets(self) -> list[Widget]:
        found: list[Widget] = []
        view = self.app.view
        for pile in self.match.shown.piles:
            if self.stage.place(pile).spread is not Spread.PILE:
                continue
            place = self.table.shared[pile.name]
            box = view.box(place.x, place.y, place.width, 0)
            box = box.inflate(0, round(box.width * 1.4))
            widget = PileWidget(box, self.table.verbs.get("draw", pile.name))
            widget.action = lambda pile=pile: self._pick(pile)
            if pile not in self._offered():
                widget.why_off = "You have a card that matches!"
            found.append(widget)
        return found

    def _help_button(self) -> Button:
        return Button(self.app.view.box(92, 87, 11.7, 11.7), "Help", self._advise, size=32)

    def _why_not(self) -> str:
        colour = self.match.game.marks.get("colour", "")
        top = self.match.game.deck[self.match.game.piles[Pile("discard")][-1]]
        also = f" or {top.number}" if top.number else ""
        return f"You need {colour}{also}."

    def _pick(self, thing: Pick) -> None:
        if self.picker is None:
            return
        if thing not in self.picker.picks():
            if isinstance(thing, int):
                self.stage.sprites[thing].refuse()
            reason = next((w.why_off for w in self.focus.widgets if w is self.focus.current), "")
            self.banner = Bubble(reason, BANNER_TIME)
            self.services.voice.say(reason)
            return
        move = self.picker.pick(thing)
        choices = [pick for pick in self.picker.picks() if isinstance(pick, Choice)]
        if move is not None:
            self.play(move)
        elif choices:
            self._choose_colour(thing)

    def _choose_colour(self, wild: Pick) -> None:
        from game.screen.scenes.colour_picker import ColourPickerScene

        hand = [self.match.game.deck[card] for card in self.stage.hand()]
        counts = {
            card.colour: sum(other.colour == card.colour for other in hand) for card in hand if card.colour
        }
        self.app.push(ColourPickerScene(self.app, counts, self._colour_chosen, lambda: self._put_back(wild)))

    def _colour_chosen(self, colour: str) -> None:
        move = self.picker.pick(Choice(colour)) if self.picker else None
        if move is not None:
            self.play(move)

    def _put_back(self, wild: Pick) -> None:
        if self.picker:
            self.picker.pick(wild)

    def play(self, move: Move) -> None:
        self.match.play(self.match.game.turn, move)
        self._phase = Phase.SHOW
        self.picker = None
        self._offer()
        self._keep()

    def _advise(self) -> None:
        """The owl shows a card that would do."""
        seat = self.match.game.turn
        rng = bots.chance(self.match.seed, len(self.match.history))
        move = bots.decide(self.match.game, bots.LEVELS["hard"], rng)
        names = {widget: widget.card for widget in self.focus.widgets if isinstance(widget, CardWidget)}
        wanted = move.picks[0] if move.picks else None
        for widget, card in names.items():
            if card == wanted:
                self.focus.show(widget)
        text = "Try this one." if isinstance(wanted, int) else "No match. Pick up a card."
        self.banner = Bubble(text, BANNER_TIME * 1.5)
        self.services.voice.say(text)
        assert seat == self.match.game.turn

    def _how_to_play(self) -> None:
        from game.screen.scenes.how_to_play import HowToPlayScene

        self.app.push(HowToPlayScene(self.app, self.table))

    def handle(self, intent: Intent) -> None:
        if self.explosion is not None and not isinstance(intent, Back):
            return
        super().handle(intent)

    def _lift(self) -> None:
        """The card under the focus or the pointer rises."""
        target = self.focus.current if self.focus.shown else self.focus.hovered
        self.stage.lift(target.card if isinstance(target, CardWidget) else None)

    # drawing

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect] | None:
        if self.explosion is not None:
            self.explosion.draw(screen)
            self.whole = True
            return None
        whole = self.whole or self.stage.still_dirty or self._ground is None
        if self.stage.still_dirty or self._ground is None:
            self._ground = self._still()
            self.stage.still_dirty = False
        if whole:
            screen.blit(self._ground, (0, 0))
        else:
            for rect in self._drawn:
                screen.blit(self._ground, rect, rect)
        before = self._drawn
        self._drawn = draw_all(self.stage.movers(), screen, self.app.art)
        if self.ring > 0:
            self._drawn.append(self._draw_ring(screen))
        self.whole = False
        return None if whole else before + self._drawn

    def _still(self) -> pygame.Surface:
        """Everything at rest, on one surface."""
        ground = self._ground
        if ground is None or ground.get_size() != self.app.view.size:
            ground = pygame.Surface(self.app.view.size).convert()
        self.furniture.draw_ground(ground)
        for pile in self.match.shown.piles:
            self._draw_pile(ground, pile)
        self.furniture.draw_labels(ground)
        self._draw_ribbon(ground)
        self._draw_owl(ground)
        self.focus.draw(ground, self.app.art)
        for seat, bubble in self.bubbles.items():
            self._draw_bubble(ground, seat, bubble)
        return ground

    def _draw_pile(self, ground: pygame.Surface, pile: Pile) -> None:
        resting = self.stage.resting(pile)
        match self.stage.place(pile).spread:
            case Spread.AWAY:
                return
            case Spread.PILE:
                resting = [sprite for sprite in resting if sprite.up]
            case Spread.MESS:
                resting = resting[-3:]
            case Spread.FAN:
                resting.sort(key=lambda sprite: sprite.card == self.stage.raised)
        draw_all(resting, ground, self.app.art)

    def _draw_ribbon(self, ground: pygame.Surface) -> None:
        art, view = self.app.art, self.app.view
        x, y = view.at(50, 58)
        shown = self.match.shown
        if self.banner.left > 0:
            label = art.pill(self.banner.text, view.px(30), SUN_YELLOW, INK, stroke=INK)
        elif shown.winners is not None or (not self.match.history and self.match.phase is Phase.SHOW):
            return
        else:
            player = self.match.players[shown.turn]
            mine = not player.bot and self.match.phase in (Phase.ASK, Phase.READ)
            text = f"Your turn, {player.name}!" if mine else f"{player.name}'s turn"
            label = art.ribbon(text, view.wide(30)) if mine else art.pill(text, view.px(24))
        ground.blit(label, label.get_rect(center=(round(x), round(y))))

    def _draw_owl(self, ground: pygame.Surface) -> None:
        if self.picker is None:
            return
        owl = self.app.art.picture("characters/owl", self.app.view.px(92))
        x, y = self.app.view.at(92.6, 76.5)
        ground.blit(owl, owl.get_rect(center=(round(x), round(y))))

    def _draw_bubble(self, ground: pygame.Surface, seat: int, bubble: Bubble) -> None:
        """Beside the seat, inside the window."""
        art, view = self.app.art, self.app.view
        x, y = self.furniture.badge_centre(seat)
        reach = round(self.furniture.badge_size(seat) / 2)
        if seat == self.match.viewer:
            picture = art.bubble(bubble.text, view.px(22), Tail("left", 0.5))
            box = picture.get_rect(midleft=(x + reach, y))
        else:
            picture = art.bubble(bubble.text, view.px(22), Tail("up", 0.25))
            box = picture.get_rect(topleft=(x - round(view.px(30)), y + reach + round(view.px(14))))
        ground.blit(picture, box.clamp(ground.get_rect()))

    def _draw_ring(self, screen: pygame.Surface) -> pygame.Rect:
        """The new colour's shape spreads from the discards."""
        part = 1 - self.ring / RING
        colour = str(self.match.shown.marks["colour"])
        size = self.app.view.wide(12 + 14 * part)
        mark = self.app.art.set_mark(colour, round(size / 8) * 8).copy()
        mark.set_alpha(round(200 * (1 - part)))
        place = self.table.shared["discard"]
        x, y = self.app.view.at(place.x, place.y)
        return screen.blit(mark, mark.get_rect(center=(round(x), round(y))))


def tour(app: App) -> Iterator[tuple[str, Scene]]:
    """The table at several moments."""
    from game.screen.scenes.table_tour import moments

    yield from moments(app)

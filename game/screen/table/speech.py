"""What is said at the table: in bubbles beside heads, above the host and above cards, and on the ribbon."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.play.match import Phase
from game.screen.paint.art import Art
from game.screen.paint.labels import Tail
from game.screen.paint.palette import INK, SUN_YELLOW
from game.screen.paint.view import put, whole
from game.screen.table.desk import Desk
from game.screen.table.middle import Furniture
from game.screen.table.ways import beside
from game.screen.widgets.sound_buttons import word_bubble
from game.screen.widgets.widget import Button
from game.words.spelling import Spelling

BETWEEN_BUTTONS = 0.8  # the part of the room between two buttons that words may take
BUBBLE_TIME = 2.6
BANNER_TIME = 1.8
SOON = 0.7
WIDEST = 320  # lu: the bubble of a word that is sounded out
NAME = 12  # lu: how far a name reaches below the head
OWN = 210  # lu: the bubble of whoever sits below
EDGES = 2.2  # times the size of the words: what a bubble needs round them, beside its tail
IN_HAND = 27  # lu: what a card of the hand says
QUESTION = 420  # lu: one with something stressed stands in one line


@dataclass(eq=False)
class Speech:
    """Something said, for a while."""

    text: str = ""
    left: float = 0.0  # seconds
    spelling: Spelling | None = None  # a word that is sounded out
    stress: str = ""  # the part of it that matters most
    lit: int | None = None  # the grapheme that is heard

    def pass_time(self, dt: float) -> bool:
        """Whether that was the end of it."""
        said, self.left = self.left > 0, self.left - dt
        return said and self.left <= 0

    def picture(self, art: Art, size: float, tail: Tail, room: float = math.inf) -> pygame.Surface:
        if self.spelling is not None:
            return word_bubble(art, self.spelling, self.lit, min(room, art.view.px(WIDEST)), tail)
        if self.stress:
            return art.labels.bubble(self.text, art.view.px(size), tail, art.view.px(QUESTION), self.stress)
        wide = min(art.view.px(WIDEST), room - art.view.px(size) * EDGES)
        longest = max(self.text.split(), key=len, default="")
        high = art.letters.fit(longest, wide, art.view.px(size), "reading")
        return art.labels.bubble(self.text, high, tail, wide)


class Talk:
    """All that is being said: by players, by the host, by cards, and to the whole room."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.bubbles: dict[int, Speech] = {}
        self.banner = Speech()
        self.hosted = Speech()
        self.told: tuple[int, Speech] | None = None  # a card that was tapped, and its word
        self.preview = Speech()  # what choosing the card under the pointer will say

    @property
    def going_on(self) -> bool:
        told = self.told is not None or self.hosted.left > 0
        return bool(self.bubbles) or self.banner.left > 0 or told

    def say(self, seat: int, text: str, stress: str = "") -> None:
        self.hosted = Speech()  # nobody talks into what a player says
        self.bubbles[seat] = Speech(text, BUBBLE_TIME, stress=stress if stress in text else "")
        self.desk.touch()

    def say_as_host(self, text: str) -> None:
        self.hosted = Speech(text, BUBBLE_TIME)
        self.desk.touch()

    def foretell(self, text: str, stress: str) -> None:
        """What the card under the pointer would say, before it is chosen."""
        if text != self.preview.text:
            self.preview = Speech(text, stress=stress)
            self.desk.touch()

    def model(self, seat: int, spelling: Spelling) -> None:
        """A computer sounds its word out; `light` follows the voice."""
        self.hosted = Speech()
        for bubble in self.bubbles.values():
            bubble.spelling = None  # only one word lights up
        self.bubbles[seat] = Speech(spelling.word, BUBBLE_TIME, spelling)
        self.desk.touch()

    def light(self, nth: int | None) -> None:
        """The grapheme that is heard now; a bubble stays as long as its sounds are heard."""
        for bubble in self.bubbles.values():
            if nth is not None and bubble.spelling:
                bubble.left = BUBBLE_TIME
            if bubble.spelling and bubble.lit != nth:
                bubble.lit = nth
                self.desk.touch()

    def tell(self, card: int, text: str) -> None:
        """Say what a card is that lies open, above it."""
        self.told = (card, Speech(text, BUBBLE_TIME))
        self.desk.touch()

    def untell(self) -> None:
        self.told = None

    def announce(self, text: str) -> None:
        """Tell the whole room, for a moment; an empty sentence says nothing."""
        self.banner = Speech(text, BANNER_TIME if text else 0.0)
        self.desk.touch()

    def hasten(self) -> None:
        """A person is asked now: what was told before soon makes room for whose turn it is."""
        self.banner.left = min(self.banner.left, SOON)

    def hush(self) -> None:
        """No player says anything more."""
        self.bubbles.clear()

    def pass_time(self, dt: float) -> None:
        ended = [seat for seat, bubble in self.bubbles.items() if bubble.pass_time(dt)]
        for seat in ended:
            del self.bubbles[seat]
        over = [self.banner.pass_time(dt), self.hosted.pass_time(dt)]
        if self.told is not None and self.told[1].pass_time(dt):
            self.told, over = None, [True]
        if ended or any(over):
            self.desk.touch()

    def draw(self, ground: pygame.Surface, furniture: Furniture) -> None:
        said = dict(self.bubbles)
        if self.preview.text:
            said.setdefault(self.desk.viewer, self.preview)
        for seat, bubble in said.items():
            draw_said(ground, self.desk, seat, bubble)
        if self.hosted.left > 0:
            draw_hosted(ground, self.desk, self.hosted)
        if self.told is not None:
            draw_told(ground, furniture, *self.told)


class Ribbon:
    """Hangs where the table says, clear of ways and buttons."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.room = 0.0  # pixels that buttons beside it leave to it; 0: there are none
        self.button_in_place = False  # whether a button stands where it would hang

    def make_room(self, buttons: Sequence[Button]) -> None:
        """It gives way to a button in its place, and stays between those beside it."""
        at = self.desk.table.seats.ribbon
        x, y = ribbon = whole(self.desk.view.at(at.x, at.y))
        self.button_in_place = any(button.covers(ribbon) for button in buttons)
        aside = [button.rect for button in buttons if button.rect.top < y < button.rect.bottom]
        free = [min(abs(box.left - x), abs(box.right - x)) for box in aside]
        self.room = 2 * min(free) * BETWEEN_BUTTONS if free else 0.0

    def draw(self, ground: pygame.Surface, banner: Speech) -> None:
        label = self._banner(banner) if banner.left > 0 else self._turn()
        if label is not None:
            at = self.desk.table.seats.ribbon
            put(ground, label, self.desk.view.at(beside(self.desk, at.x), at.y))

    def _banner(self, banner: Speech) -> pygame.Surface:
        art = self.desk.art
        room = self.room or art.view.width * 0.8
        return art.labels.pill(banner.text, art.view.px(30), SUN_YELLOW, INK, INK, room)

    def _turn(self) -> pygame.Surface | None:
        desk, match, art = self.desk, self.desk.match, self.desk.art
        if desk.pointed.beams is not None or self.button_in_place:
            return None  # one thing only is to be done, and it shines
        dealing = not match.history and match.phase is Phase.SHOW
        if desk.table.heap and desk.top_card(desk.table.heap) is None:
            return None  # the next round is being dealt
        if dealing or desk.shown.winners is not None:
            return None
        player = match.players[desk.shown.turn]
        if match.phase in (Phase.ASK, Phase.READ) and not player.bot:
            prompt = desk.pointed.prompt or f"Your turn, {player.name}!"
            return art.labels.ribbon(prompt, art.view.wide(desk.table.seats.ribbon.wide))
        return art.labels.pill(f"{player.name}'s turn", art.view.px(24))


def draw_said(ground: pygame.Surface, desk: Desk, seat: int, speech: Speech) -> None:
    """Beside the seat, inside the window."""
    art, px = desk.art, desk.view.px
    x, y = desk.head(seat)
    reach = round(desk.head_size(seat) / 2)
    own, on_paper = seat == desk.viewer, desk.seat_place(seat).paper is not None
    if own and speech.stress:
        picture = speech.picture(art, 29, Tail("down", 0.2))
        box = picture.get_rect(bottomleft=(x - reach - round(px(20)), y - reach - round(px(34))))
    elif own and on_paper:
        picture = speech.picture(art, 24, Tail("down", 0.3))
        box = picture.get_rect(bottomleft=(x - reach, y - reach + round(px(10))))
    elif own:  # above the head: beside it lies the hand
        picture = speech.picture(art, 22, Tail("down", 0.3), px(OWN))
        above = y - reach - round(px(34 if desk.match.game.keeps_score else 0))
        box = picture.get_rect(bottomleft=(x - reach, above))
    elif not speech.stress and not on_paper and x > art.view.width * 0.25:  # below would cover the piles
        right = x - reach + round(px(8))
        picture = speech.picture(art, 26, Tail("right", 0.5), right - _taken_left(desk, x))
        box = picture.get_rect(midright=(right, y))
    else:
        picture = speech.picture(art, 25 if speech.stress else 26, Tail("up", 0.25))
        box = picture.get_rect(topleft=(x - round(px(34)), _below(desk, seat)))
    ground.blit(picture, box.clamp(ground.get_rect()))


def _taken_left(desk: Desk, x: int) -> int:
    """Where the free room left of a head begins: after the cards of the player beside it."""
    taken = [desk.view.corner().right]
    for view in desk.piles():
        if view.cards and view.lies.hand and not view.own:
            last = view.poses()[-1]
            taken += [round(last.x + last.width * 0.7)] if last.x < x else []
    return max(taken)


def _below(desk: Desk, seat: int) -> int:
    """The first pixel below a player's head and name, or below the paper they lie on."""
    view = desk.view
    low = desk.head(seat)[1] + round(desk.head_size(seat) / 2) + round(view.px(12))
    paper = desk.seat_place(seat).paper
    if paper is None:
        return low + round(view.px(NAME))
    return max(low, round(view.box(*paper).bottom + view.px(2)))


def draw_hosted(ground: pygame.Surface, desk: Desk, speech: Speech) -> None:
    """Above the host, wherever the paper lies that it stands on."""
    host, paper, view = desk.table.host, desk.table.seats.own.paper, desk.view
    if host is not None:
        picture = speech.picture(desk.art, 26, Tail("down", 0.5))
        x, y = view.at(host.x, host.y)
        if paper is not None and host.keeps:
            x, y = view.beside((paper.x, paper.y), (host.x, host.y))
        box = picture.get_rect(midbottom=whole((x, y - view.px(host.size * 0.4))))
        ground.blit(picture, box.clamp(ground.get_rect()))


def draw_told(ground: pygame.Surface, furniture: Furniture, card: int, speech: Speech) -> None:
    """Above a card of the hand or of a set; beside one of a heap, where it covers nobody and nothing laid."""
    desk = furniture.desk
    view, pose = desk.pile_of(card), desk.sprites[card].pose
    size = IN_HAND if view.own_hand else 34
    (x, y), aside = whole((pose.x, pose.y)), round(pose.width * 0.45)
    places = {"down": {"midbottom": whole((x, pose.y - pose.width * 0.62))}}  # by the side of its tail
    if view.lies.heap:
        places = {"left": {"midleft": (x + aside, y)}, **places, "right": {"midright": (x - aside, y)}}
    taken = [*furniture.fans(), *furniture.sets(), *furniture.seats.heads()]
    found = []
    for side, place in places.items():
        picture = speech.picture(desk.art, size, Tail(side, 0.5))
        found.append((picture, picture.get_rect(**place).clamp(ground.get_rect())))
    picture, box = next((one for one in found if one[1].collidelist(taken) < 0), found[0])
    ground.blit(picture, box)

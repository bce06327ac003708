"""What is said at the table: in bubbles beside heads, above the host and above cards."""

import math

import pygame

from game.screen.art import Art
from game.screen.furniture import Furniture
from game.screen.pieces import Tail
from game.screen.sound_buttons import word_bubble
from game.words.spelling import Spelling

WIDEST = 320  # lu: the bubble of a word that is sounded out
QUESTION = 420  # lu: one with something stressed stands in one line


class Speech:
    """Something said, for a while."""

    def __init__(
        self, text: str = "", seconds: float = 0.0, spelling: Spelling | None = None, stress: str = ""
    ) -> None:
        self.text = text
        self.left = seconds
        self.spelling = spelling  # a word that is sounded out
        self.lit: int | None = None
        self.stress = stress if stress in text else ""  # the part of it that matters most

    def picture(self, art: Art, size: float, tail: Tail, room: float = math.inf) -> pygame.Surface:
        if self.spelling is not None:
            return word_bubble(art, self.spelling, self.lit, min(room, art.view.px(WIDEST)), tail)
        if self.stress:
            return art.bubble(self.text, art.view.px(size), tail, art.view.px(QUESTION), self.stress)
        return art.bubble(self.text, art.view.px(size), tail)


def draw_said(ground: pygame.Surface, art: Art, furniture: Furniture, seat: int, speech: Speech) -> None:
    """Beside the seat, inside the window."""
    px, seats = art.view.px, furniture.seats
    x, y = seats.centre(seat)
    reach = round(seats.size(seat) / 2)
    own, on_paper = seat == furniture.match.viewer, seats.spot(seat).paper is not None
    if own and speech.stress:
        picture = speech.picture(art, 29, Tail("down", 0.2))
        box = picture.get_rect(bottomleft=(x - reach - round(px(20)), y - reach - round(px(34))))
    elif own and on_paper:
        picture = speech.picture(art, 24, Tail("down", 0.3))
        box = picture.get_rect(bottomleft=(x - reach, y - reach + round(px(10))))
    elif own:
        picture = speech.picture(art, 22, Tail("left", 0.5))
        box = picture.get_rect(midleft=(x + reach, y))
    elif not speech.stress and not on_paper and x > art.view.width * 0.25:  # below would cover the piles
        right = x - reach + round(px(8))
        picture = speech.picture(art, 26, Tail("right", 0.5), right - art.view.corner().right)
        box = picture.get_rect(midright=(right, y))
    else:
        picture = speech.picture(art, 25 if speech.stress else 26, Tail("up", 0.25))
        box = picture.get_rect(topleft=(x - round(px(34)), _below(art, furniture, seat)))
    ground.blit(picture, box.clamp(ground.get_rect()))


def _below(art: Art, furniture: Furniture, seat: int) -> int:
    """The first pixel below a player's head, and below the paper it lies on."""
    view, seats = art.view, furniture.seats
    low = seats.centre(seat)[1] + round(seats.size(seat) / 2) + round(view.px(12))
    paper = seats.spot(seat).paper
    return low if paper is None else max(low, round(view.box(*paper).bottom + view.px(2)))


def draw_hosted(ground: pygame.Surface, art: Art, furniture: Furniture, speech: Speech) -> None:
    """Above the host, wherever the paper lies that it stands on."""
    host, paper = furniture.table.host, furniture.table.seats.own.paper
    if host is not None:
        picture = speech.picture(art, 26, Tail("down", 0.5))
        x, y = art.view.at(host.x, host.y)
        if paper is not None and not host.drawn:
            x, y = art.view.beside((paper.x, paper.y), (host.x, host.y))
        box = picture.get_rect(midbottom=(round(x), round(y - art.view.px(host.size * 0.4))))
        ground.blit(picture, box.clamp(ground.get_rect()))


def draw_told(ground: pygame.Surface, art: Art, furniture: Furniture, card: int, speech: Speech) -> None:
    """Above the card whose word was asked for."""
    pose = furniture.stage.sprites[card].pose
    picture = speech.picture(art, 34, Tail("down", 0.5))
    low = round(pose.y - pose.width * 0.55)
    ground.blit(picture, picture.get_rect(midbottom=(round(pose.x), low)).clamp(ground.get_rect()))

"""What stands round the word in the reading moment: the card with its plate, the reader and the owl."""

import pygame

from game.play.plan import Player
from game.play.reading import Reading, Step
from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.labels import Tail
from game.screen.paint.motion import shake
from game.screen.paint.palette import CREAM, INK, WHITE
from game.screen.paint.view import whole
from game.screen.widgets.hint_bar import Hint, draw_hints

CARD = 28  # percent of the width
PLATE = (47, 36)  # percent of width and height
WORD = (50, 40)  # percent
PICTURE = "picture"
PICTURE_CARD, PICTURE_AT = 15.2, (50, 20.4)  # above its word
PICTURE_PLATE, PICTURE_WORD = (47, 33), (50, 57)

OWL = {
    Step.TRY: "Take your time.",
    Step.BUTTONS: "Tap the sounds.",
    Step.RUN: "Now you blend it!",
    Step.MODEL: "Your turn!",
    Step.CONFIRM: "Listen...",
    Step.JUDGE: "Did you say that?",
    Step.DONE: "Well read!",
}
SPEAKING = {Step.RUN: "Listen...", Step.MODEL: "My turn..."}

NUDGE = 8.0  # seconds without a touch before the card wiggles
WIGGLE = 0.6


class Idle:
    """After a long while without a touch the card wiggles, once; it never speaks."""

    def __init__(self) -> None:
        self._waited = 0.0

    def wait(self, dt: float) -> None:
        self._waited += dt

    @property
    def long(self) -> bool:
        return NUDGE <= self._waited < NUDGE + WIGGLE

    def aside(self, reach: float) -> int:
        """How far the card is from its place."""
        return round(shake(self._waited - NUDGE, reach))


def advise(reading: Reading, reader: str, pictured: bool, speaking: bool) -> str:
    """What the owl says at this step."""
    step = reading.step
    if step is Step.TRY and pictured:
        return "What is it?"
    if step is Step.JUDGE and reading.judge == "partner":
        return f"Did {reader} say that?"
    return SPEAKING.get(step, OWL[step]) if speaking else OWL[step]


def word_at(printed: Card) -> tuple[float, float]:
    """Where the word stands, in percent."""
    return PICTURE_WORD if printed.kind == PICTURE else WORD


def draw_card(screen: pygame.Surface, art: Art, printed: Card, aside: int, worded: bool) -> None:
    """The card without its word, and the plate for the word, so many pixels from their place.

    A picture stands alone until it has been named or help was asked for."""
    if printed.kind != PICTURE:
        _card(screen, art, printed._replace(word=""), CARD, (50, 39.5), aside)
        _plate(screen, art, PLATE, WORD, aside)
    elif worded:
        _card(screen, art, printed, PICTURE_CARD, PICTURE_AT, aside)
        _plate(screen, art, PICTURE_PLATE, PICTURE_WORD, aside)
    else:
        _card(screen, art, printed, CARD, (50, 39.5), aside)


def _card(
    screen: pygame.Surface, art: Art, printed: Card, wide: float, at: tuple[float, float], aside: int
) -> None:
    view = art.view
    card, shadow = art.cards.face(printed, view.wide(wide)), art.cards.shadow(view.wide(wide))
    x, y = whole(view.at(*at))
    screen.blit(shadow, shadow.get_rect(center=(x + aside, y + round(view.px(10)))))
    screen.blit(card, card.get_rect(center=(x + aside, y)))


def _plate(
    screen: pygame.Surface, art: Art, size: tuple[float, float], at: tuple[float, float], aside: int
) -> None:
    view = art.view
    plate = art.pieces.panel(view.wide(size[0]), view.high(size[1]), radius=view.px(46), fill=CREAM)
    x, y = whole(view.at(*at))
    screen.blit(plate, plate.get_rect(center=(x + aside, y)))


def draw_reader(screen: pygame.Surface, art: Art, player: Player, tint: str, says: str) -> None:
    """Whose word or picture it is."""
    view = art.view
    badge = art.tokens.badge(player.avatar, view.px(112), tint, True)
    x, y = whole(view.at(17, 34))
    screen.blit(badge, badge.get_rect(center=(x, y)))
    name = art.labels.pill(player.name, view.px(24), WHITE, INK, stroke=INK)
    screen.blit(name, name.get_rect(center=(x, y + round(view.px(66)))))
    bubble = art.labels.bubble(says, view.px(26), Tail("down", 0.5))
    screen.blit(bubble, bubble.get_rect(midbottom=(x, y - round(view.px(52)))))


def draw_owl(screen: pygame.Surface, art: Art, advice: str, caption: str) -> None:
    """What the owl advises above it, and what the voice says below it."""
    view = art.view
    owl = art.picture("characters/owl", view.px(170))
    x, y = whole(view.at(84.5, 38))
    screen.blit(owl, owl.get_rect(center=(x, y)))
    bubble = art.labels.bubble(advice, view.px(26), Tail("down", 0.5), width=view.px(240))
    screen.blit(bubble, bubble.get_rect(midbottom=(x, y - round(view.px(76)))).clamp(screen.get_rect()))
    if caption:
        said = art.labels.bubble(caption, view.px(40), Tail("up", 0.5))
        screen.blit(said, said.get_rect(midtop=(x, y + round(view.px(74)))))


def draw_keys(screen: pygame.Surface, art: Art, device: str, hints: tuple[Hint, ...]) -> None:
    """What the keys or the pad do on the sounds."""
    view = art.view
    ground = art.pieces.box(view.px(220 * len(hints)), view.px(46), view.px(23), INK, opacity=0.8)
    x, y = whole(view.at(50, 96))
    screen.blit(ground, ground.get_rect(center=(x, y)))
    draw_hints(screen, art, device, hints, y)

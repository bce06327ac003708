"""What stands round the word in the reading moment: the card with its plate, the reader and the owl."""

from typing import NamedTuple

import pygame

from game.play.plan import Player
from game.play.reading import Reading, Step
from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.labels import Tail
from game.screen.paint.palette import CREAM, INK, WHITE
from game.screen.paint.view import put, whole
from game.screen.widgets.hint_bar import Hint, draw_hints

PICTURE = "picture"


class Stand(NamedTuple):
    """The width of the card and its place, the size of the plate and the place of the word, in percent."""

    wide: float
    card: tuple[float, float]
    plate: tuple[float, float]
    word: tuple[float, float]


WORD = Stand(28, (50, 39.5), (47, 36), (50, 40))
NAMED = Stand(15.2, (50, 20.4), (47, 33), (50, 57))  # a picture above its word

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
    return (NAMED if printed.kind == PICTURE else WORD).word


def draw_card(screen: pygame.Surface, art: Art, printed: Card, aside: int, worded: bool) -> None:
    """The card and the plate for its word, so many pixels from their place.

    A picture stands alone until it has been named or help was asked for."""
    view, pictured = art.view, printed.kind == PICTURE
    stand = NAMED if pictured and worded else WORD
    (x, y), wide = view.at(*stand.card), view.wide(stand.wide)
    put(screen, art.cards.shadow(wide), (x + aside, y + view.px(10)))
    put(screen, art.cards.face(printed if pictured else printed._replace(word=""), wide), (x + aside, y))
    if worded:
        size, (x, y) = (view.wide(stand.plate[0]), view.high(stand.plate[1])), view.at(*stand.word)
        put(screen, art.pieces.panel(*size, radius=view.px(46), fill=CREAM), (x + aside, y))


def draw_reader(screen: pygame.Surface, art: Art, player: Player, tint: str, says: str) -> None:
    """Whose word or picture it is."""
    view = art.view
    x, y = whole(view.at(17, 34))
    put(screen, art.tokens.badge(player.avatar, view.px(112), tint, True), (x, y))
    put(screen, art.labels.pill(player.name, view.px(24), WHITE, INK, stroke=INK), (x, y + view.px(66)))
    bubble = art.labels.bubble(says, view.px(26), Tail("down", 0.5))
    put(screen, bubble, (x, y - view.px(52)), "midbottom")


def draw_owl(screen: pygame.Surface, art: Art, advice: str, caption: str) -> None:
    """What the owl advises above it, and what the voice says below it."""
    view = art.view
    x, y = whole(view.at(84.5, 38))
    put(screen, art.picture("characters/owl", view.px(170)), (x, y))
    bubble = art.labels.bubble(advice, view.px(26), Tail("down", 0.5), width=view.px(240))
    screen.blit(bubble, bubble.get_rect(midbottom=(x, y - round(view.px(76)))).clamp(screen.get_rect()))
    if caption:
        said = art.labels.bubble(caption, view.px(40), Tail("up", 0.5))
        put(screen, said, (x, y + view.px(74)), "midtop")


def draw_keys(screen: pygame.Surface, art: Art, device: str, hints: tuple[Hint, ...]) -> None:
    """What the keys or the pad do on the sounds."""
    view = art.view
    ground = art.pieces.box(view.px(220 * len(hints)), view.px(46), view.px(23), INK, opacity=0.8)
    place = put(screen, ground, view.at(50, 96))
    draw_hints(screen, art, device, hints, place.centery)

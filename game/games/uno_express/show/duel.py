"""A Wild Draw Two between two players: who is blamed, by whom, for what; and the pictures of it."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.games.uno_express.deck import matches
from game.games.uno_express.hands import HANDS
from game.games.uno_express.rules import ACCEPT, BLUFF_COSTS, DOUBT_COSTS, UnoExpress
from game.games.uno_express.worth import is_bluff
from game.play.match import Match
from game.play.plan import Player
from game.rules.things import Card, Peeked
from game.screen.paint.art import Art
from game.screen.paint.palette import SUN_YELLOW
from game.screen.paint.view import put
from game.screen.table.seats import tint

MOST = 5  # closed cards that are drawn of a hand


class Side(NamedTuple):
    """One of the two players."""

    seat: int
    player: Player

    @property
    def name(self) -> str:
        return self.player.name


class Duel(NamedTuple):
    """The player of the card, who has to answer it, and the colours before and after."""

    blamed: Side
    answering: Side
    before: str
    now: str
    held: int

    @property
    def claim(self) -> str:
        beep = " Beep." if self.blamed.player.bot else ""
        return f"I had no {self.before}.{beep} Promise!"

    @property
    def costs(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What follows from taking the cards, and from doubting, in short lines."""
        found = f"{self.before.capitalize()} or wild? {self.blamed.name} takes {BLUFF_COSTS}."
        return ("You miss this turn.",), (found, f"If not, you take {DOUBT_COSTS} and rest.")


def duel_of(match: Match) -> Duel | None:
    """The Wild Draw Two that the player on turn has to answer, if there is one."""
    game = match.game
    if not isinstance(game, UnoExpress) or ACCEPT not in game.moves(game.turn):
        return None
    return _duel(match, game.blamed(), game.turn, int(match.shown.marks["held"]))


def duel_shown(match: Match, event: Peeked) -> Duel:
    """The one whose challenger looks at these cards."""
    return _duel(match, event.pile.seat, event.seat, len(event.cards))


def _duel(match: Match, blamed: int, answering: int, held: int) -> Duel:
    marks, players = match.shown.marks, match.players
    sides = (Side(blamed, players[blamed]), Side(answering, players[answering]))
    return Duel(*sides, str(marks["before"]), str(marks["colour"]), held)


def telltales(cards: Sequence[Card], colour: str) -> list[int]:
    """Which of these cards forbid a Wild Draw Two on this colour: by it first, then wilds."""
    found = [nth for nth, card in enumerate(cards) if matches(card, colour)]
    return sorted(found, key=lambda nth: cards[nth].colour != colour)


def bluffed_by(match: Match, card: int) -> list[Card]:
    """The cards of the hand that forbid the player on turn to play this card; none if it is all right."""
    game = match.game
    if not isinstance(game, UnoExpress) or not is_bluff(game, card):
        return []
    rest = [game.deck[other] for other in game.piles[HANDS[game.turn]] if other != card]
    return [rest[nth] for nth in telltales(rest, str(match.shown.marks["colour"]))]


def draw_card(
    screen: pygame.Surface, art: Art, card: Card, wide: float, at: tuple[float, float], turn: float, lit: bool
) -> None:
    """A card with its shadow, glowing if it matters."""
    x, y = round(at[0]), round(at[1])
    shadow = art.turned(art.cards.shadow(wide), turn)
    screen.blit(shadow, shadow.get_rect(center=(x, round(y + wide * 0.035))))
    if lit:
        glow = art.turned(art.cards.glow(wide, SUN_YELLOW), turn)
        screen.blit(glow, glow.get_rect(center=(x, y)))
    face = art.turned(art.cards.face(card, wide), turn)
    screen.blit(face, face.get_rect(center=(x, y)))


def draw_backs(
    screen: pygame.Surface, art: Art, emblem: str, count: int, wide: float, at: tuple[float, float]
) -> None:
    """A few closed cards, fanned."""
    shown = min(count, MOST)
    step = wide * min(0.9, 2.4 / max(1, shown))
    for nth in range(shown):
        lean = nth - (shown - 1) / 2
        spot = (round(at[0] + lean * step), round(at[1] + abs(lean) * wide * 0.06))
        turn = round(-7 * lean)
        shadow = art.turned(art.cards.shadow(wide), turn)
        screen.blit(shadow, shadow.get_rect(center=(spot[0], round(spot[1] + wide * 0.035))))
        back = art.turned(art.cards.back(emblem, wide), turn)
        screen.blit(back, back.get_rect(center=spot))


def draw_head(
    screen: pygame.Surface, art: Art, side: Side, size: float, at: tuple[float, float], on_turn: bool = False
) -> None:
    put(screen, art.lights.shadow(size, size, size / 2), (at[0], at[1] + art.view.px(5)))
    put(screen, art.tokens.badge(side.player.avatar, size, tint(side.seat), on_turn), (at[0], at[1]))

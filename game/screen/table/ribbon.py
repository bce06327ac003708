"""The ribbon above the hand: whose turn it is, or what has just been said to all."""

from collections.abc import Sequence

import pygame

from game.play.match import Phase
from game.screen.paint.palette import INK, SUN_YELLOW
from game.screen.paint.view import whole
from game.screen.table.desk import Desk
from game.screen.table.speech import Speech
from game.screen.table.ways import Ways
from game.screen.widgets.widgets import Button

BETWEEN_BUTTONS = 0.8  # the part of the room between two buttons that words may take


class Ribbon:
    """Hangs where the table says, clear of ways and buttons."""

    def __init__(self, desk: Desk, ways: Ways) -> None:
        self.desk = desk
        self.ways = ways
        self.room = 0.0  # pixels that buttons beside it leave to it; 0: there are none
        self.button_in_place = False  # whether a button stands where it would hang

    def make_room(self, buttons: Sequence[Button]) -> None:
        """It gives way to a button in its place, and stays between those beside it."""
        at = self.desk.table.seats.ribbon
        x, y = ribbon = whole(self.desk.view.at(at.x, at.y))
        self.button_in_place = any(button.covers(ribbon) for button in buttons)
        beside = [button.rect for button in buttons if button.rect.top < y < button.rect.bottom]
        free = [min(abs(box.left - x), abs(box.right - x)) for box in beside]
        self.room = 2 * min(free) * BETWEEN_BUTTONS if free else 0.0

    def draw(self, ground: pygame.Surface, banner: Speech) -> None:
        label = self._banner(banner) if banner.left > 0 else self._turn()
        if label is not None:
            at = self.desk.table.seats.ribbon
            px, py = self.desk.view.at(self.ways.beside(at.x), at.y)
            ground.blit(label, label.get_rect(center=(round(px), round(py))))

    def _banner(self, banner: Speech) -> pygame.Surface:
        art = self.desk.art
        size = art.letters.fit(banner.text, self.room or art.view.width * 0.8, art.view.px(30), "heading")
        return art.labels.pill(banner.text, size, SUN_YELLOW, INK, stroke=INK)

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

"""The switches of a game on the set-up screen, side by side, each with its name before it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.screen.paint.art import Art
from game.screen.paint.view import put
from game.screen.widgets.controls import Choices, Segment, Stepper
from game.table.table import Option

SIDE = 64  # lu
WIDEST = 290  # lu for a value
NARROW = 110  # lu: a switch with less room for a value speaks by its pictures
MOST_SEGMENTS = 3  # values of a switch; one of more is a stepper
STEPPER_SIZE = 24  # lu: what a stepper says
ARROWS = 2.2  # of its height: the arrows of a stepper
Values = Mapping[str, Any]
Changed = Callable[[Option, Any], None]


class OptionRow:
    """Shares a strip among the options: evenly if all fit so, else each as much as it needs.

    `changed` is told of a new value of an option."""

    def __init__(
        self, art: Art, options: Sequence[Option], strip: pygame.Rect, values: Values, changed: Changed
    ) -> None:
        self._art, self._options, self._strip = art, options, strip
        crowded = any(len(option.choices) > MOST_SEGMENTS for option in options)
        self._size, self._gap = (25, 28) if crowded else (28, 48)  # lu: of names, and free round them
        needed = [self._needed(option) for option in options]
        even = all(need <= strip.width // len(options) for need in needed)
        spare, right = strip.width - sum(needed), strip.x
        self.switches: list[Choices[Any]] = []
        for option, need in zip(options, needed, strict=True):
            wide = strip.width // len(options) if even else need + spare // len(options)
            right += wide
            switch = self._switch(option, right, wide, values[option.name], partial(changed, option))
            self.switches.append(switch)

    def draw(self, screen: pygame.Surface) -> None:
        """The names; the switches draw themselves."""
        for option, switch in zip(self._options, self.switches, strict=True):
            name = self._art.letters.heading(option.label, self._px(self._size))
            put(screen, name, (switch.rect.x - self._px(self._gap / 2), switch.rect.centery), "midright")

    def _needed(self, option: Option) -> int:
        """The least room for an option with its name."""
        if len(option.choices) <= MOST_SEGMENTS:
            return self._label(option) + self._px(SIDE + 6) * len(option.choices)
        width = self._art.letters.width
        longest = max(width(name, self._px(STEPPER_SIZE), "reading") for _, name, _ in option.choices)
        return self._label(option) + round(ARROWS * self._px(SIDE)) + longest + self._px(26)

    def _label(self, option: Option) -> int:
        """The room for the name before a switch, and what is free round it."""
        if not option.label:
            return self._px(self._gap / 2)
        return self._art.letters.width(option.label, self._px(self._size), "heading") + self._px(self._gap)

    def _switch(
        self, option: Option, right: int, wide: int, value: Any, changed: Callable[[Any], None]
    ) -> Choices[Any]:
        count = len(option.choices)
        room = min(wide - self._label(option), self._px(WIDEST) * count)
        rect = pygame.Rect(right - room, self._strip.y, room, self._px(SIDE))
        narrow = room / count < self._px(NARROW)
        choices = [
            Segment(each, "" if narrow and icon else name, icon) for each, name, icon in option.choices
        ]
        kind, size = (Stepper[Any], STEPPER_SIZE) if count > MOST_SEGMENTS else (Choices[Any], 28)
        name = option.label or option.name.capitalize()
        return kind(rect, name, choices=choices, value=value, changed=changed, size=size)

    def _px(self, units: float) -> int:
        return round(self._art.view.px(units))

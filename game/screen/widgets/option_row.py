"""The switches of a game on the set-up screen, side by side, each with its name before it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.screen.paint.art import Art
from game.screen.widgets.controls import Choices, Segment, Stepper
from game.table.table import Option

SIDE = 64  # lu
WIDEST = 290  # lu for a value
NARROW = 110  # lu: a switch with less room for a value speaks by its pictures
MOST_SEGMENTS = 3  # values of a switch; one of more is a stepper
STEPPER_SIZE = 24  # lu: what a stepper says
ARROWS = 2.2  # of its height: the arrows of a stepper
Changed = Callable[[Option, Any], None]


class OptionRow:
    """Shares a strip among the options: evenly if all fit so, else each as much as it needs."""

    def __init__(self, art: Art, options: Sequence[Option], strip: pygame.Rect) -> None:
        self._art = art
        self._options = options
        self._strip = strip
        self._crowded = any(len(option.choices) > MOST_SEGMENTS for option in options)
        self.switches: list[Choices[Any]] = []

    def build(self, values: Mapping[str, Any], changed: Changed) -> list[Choices[Any]]:
        """Make the switches; `changed` is told of a new value of an option."""
        options, room = self._options, self._strip.width
        needed = [self._needed(option) for option in options]
        even = all(need <= room // len(options) for need in needed)
        right = self._strip.x
        self.switches = []
        for option, need in zip(options, needed, strict=True):
            wide = room // len(options) if even else need + (room - sum(needed)) // len(options)
            right += wide
            self.switches.append(
                self._switch(option, right, wide, values[option.name], partial(changed, option))
            )
        return self.switches

    def draw(self, screen: pygame.Surface) -> None:
        """The names; the switches draw themselves."""
        size, gap = self._names
        for option, switch in zip(self._options, self.switches, strict=True):
            name = self._art.letters.heading(option.label, self._px(size))
            at = (switch.rect.x - self._px(gap / 2), switch.rect.centery)
            screen.blit(name, name.get_rect(midright=at))

    @property
    def _names(self) -> tuple[int, int]:
        """How large names are, and how much is free round them, in lu."""
        return (25, 28) if self._crowded else (28, 48)

    def _needed(self, option: Option) -> int:
        """The least room for an option with its name."""
        if len(option.choices) <= MOST_SEGMENTS:
            return self._label(option) + self._px(SIDE + 6) * len(option.choices)
        width = self._art.letters.width
        longest = max(width(name, self._px(STEPPER_SIZE), "reading") for _, name, _ in option.choices)
        return self._label(option) + round(ARROWS * self._px(SIDE)) + longest + self._px(26)

    def _label(self, option: Option) -> int:
        """The room for the name before a switch, and what is free round it."""
        size, gap = self._names
        if not option.label:
            return self._px(gap / 2)
        return self._art.letters.width(option.label, self._px(size), "heading") + self._px(gap)

    def _switch(
        self, option: Option, right: int, wide: int, value: Any, changed: Callable[[Any], None]
    ) -> Choices[Any]:
        room = min(wide - self._label(option), self._px(WIDEST) * len(option.choices))
        rect = pygame.Rect(right - room, self._strip.y, room, self._px(SIDE))
        narrow = room / len(option.choices) < self._px(NARROW)
        choices = [
            Segment(each, "" if narrow and icon else name, icon) for each, name, icon in option.choices
        ]
        name = option.label or option.name.capitalize()
        if len(choices) > MOST_SEGMENTS:
            return Stepper(rect, name, choices=choices, value=value, changed=changed, size=STEPPER_SIZE)
        return Choices(rect, name, choices=choices, value=value, changed=changed, size=28)

    def _px(self, units: float) -> int:
        return round(self._art.view.px(units))

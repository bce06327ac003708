"""Mouse, touch, keyboard and game pad turned into one small set of intents."""

from typing import NamedTuple

import pygame


class Point(NamedTuple):
    """The pointer moved."""

    at: tuple[int, int]


class Press(NamedTuple):
    at: tuple[int, int]


class Release(NamedTuple):
    at: tuple[int, int]


class Arrow(NamedTuple):
    """An arrow key, stick or pad: one step in a direction."""

    dx: int
    dy: int


class Next(NamedTuple):
    """Tab, or Shift and Tab: on in reading order."""

    by: int


class Choose(NamedTuple):
    """Enter, Space or A; a row of sounds takes Enter for all of them and Space for one."""

    enter: bool = False


class Back(NamedTuple):
    pass


class Digit(NamedTuple):
    number: int


class Typed(NamedTuple):
    text: str


class Erase(NamedTuple):
    pass


class Call(NamedTuple):
    """Somebody calls out: the seat whose key it is, else which of several pads; neither for the only one."""

    seat: int = -1
    pad: int = -1


Intent = Point | Press | Release | Arrow | Next | Choose | Back | Digit | Typed | Erase | Call

CALLS = "qpzmtb"  # the keys of the seats, as far from each other as a keyboard allows
KEYS: dict[int, Intent] = {
    pygame.K_LEFT: Arrow(-1, 0),
    pygame.K_RIGHT: Arrow(1, 0),
    pygame.K_UP: Arrow(0, -1),
    pygame.K_DOWN: Arrow(0, 1),
    pygame.K_RETURN: Choose(enter=True),
    pygame.K_KP_ENTER: Choose(enter=True),
    pygame.K_SPACE: Choose(),
    pygame.K_ESCAPE: Back(),
    pygame.K_AC_BACK: Back(),
    pygame.K_BACKSPACE: Erase(),
    **{pygame.K_1 + n: Digit(n + 1) for n in range(9)},
    **{pygame.K_KP_1 + n: Digit(n + 1) for n in range(9)},
    **{ord(key): Call(seat) for seat, key in enumerate(CALLS)},
}
CALL_BUTTON = 2  # of a pad
PAD_BUTTONS: dict[int, Intent] = {0: Choose(), 1: Back(), 4: Next(-1), 5: Next(1), 6: Back(), 7: Back()}
STICK_ON, STICK_OFF = 0.6, 0.35
GONE = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
BACK = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED)


class Inputs:
    """Reads pygame events; remembers the last device used, for the hint bar."""

    def __init__(self) -> None:
        self.device = "mouse"
        self.typing = False
        self.away = False  # whether something else than the window is being looked at
        self._stick = [0, 0]
        self._pads: dict[int, pygame.joystick.JoystickType] = {}  # pygame forgets what nobody holds
        self._places: list[int | None] = []  # the pads as people took them; None where one is away

    def read(self, event: pygame.Event) -> Intent | None:
        if event.type in GONE + BACK:
            self.away = event.type in GONE
        intent = self._meant(event)
        if not isinstance(intent, Point | None):
            self.away = False  # not every system tells that the window is back
        return intent

    def _meant(self, event: pygame.Event) -> Intent | None:
        match event.type:
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._pointer(event)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT if self.typing:
                return Typed(event.text)
            case pygame.JOYBUTTONDOWN if event.button == CALL_BUTTON:
                return self._from("pad", Call(pad=self._place_of(event.instance_id)))
            case pygame.JOYBUTTONDOWN:
                return self._from("pad", PAD_BUTTONS.get(event.button))
            case pygame.JOYHATMOTION:
                dx, dy = event.value
                return self._from("pad", Arrow(dx, -dy) if dx or dy else None)
            case pygame.JOYAXISMOTION if event.axis in (0, 1):
                return self._from("pad", self._tilt(event.axis, event.value))
            case pygame.JOYDEVICEADDED:
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
                self._take_place(pad.get_instance_id())
            case pygame.JOYDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
                self._places = [None if each == event.instance_id else each for each in self._places]
        return None  # fingers come a second time as mouse events with touch set: those are taken

    def _from(self, device: str, intent: Intent | None) -> Intent | None:
        if intent is not None:
            self.device = device
        return intent

    @property
    def pads(self) -> int:
        """How many there have been at once: each keeps its place."""
        return len(self._places)

    def _take_place(self, pad: int) -> None:
        """The first that is free: a pad that was away comes back to the same person."""
        if pad in self._places:
            return
        if None in self._places:
            self._places[self._places.index(None)] = pad
        else:
            self._places.append(pad)

    def _place_of(self, pad: int) -> int:
        """Which of several pads this is; a single one goes round."""
        return self._places.index(pad) if len(self._places) > 1 and pad in self._places else -1

    def _pointer(self, event: pygame.Event) -> Intent | None:
        self.device = "touch" if getattr(event, "touch", False) else "mouse"
        if event.type == pygame.MOUSEMOTION:
            return Point(event.pos)
        if event.button != 1:
            return None
        return Press(event.pos) if event.type == pygame.MOUSEBUTTONDOWN else Release(event.pos)

    def _key(self, event: pygame.Event) -> Intent | None:
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META):
            return None
        if event.key == pygame.K_TAB:
            return self._from("keys", Next(-1 if event.mod & pygame.KMOD_SHIFT else 1))
        intent = KEYS.get(event.key)
        if self.typing and (event.key == pygame.K_SPACE or isinstance(intent, Digit | Call)):
            return None  # these come again as typed text
        return self._from("keys", intent)

    def _tilt(self, axis: int, value: float) -> Arrow | None:
        """One step for each push of the stick; it must come back before the next."""
        before = self._stick[axis]
        if abs(value) < STICK_OFF:
            self._stick[axis] = 0
        elif abs(value) > STICK_ON:
            self._stick[axis] = 1 if value > 0 else -1
        held = self._stick[axis]
        if held in (0, before):
            return None
        return Arrow(held, 0) if axis == 0 else Arrow(0, held)

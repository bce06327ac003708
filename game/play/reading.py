"""One reading of one card: the child tries first, asks for help if needed, and then hears the word."""

from enum import Enum


class Step(Enum):
    TRY = "the card is large and silent"
    BUTTONS = "the sounds of the word are marked below it"
    MODEL = "the voice says the word and the child says it too"
    CONFIRM = "the voice says the word after the child"
    DONE = "the game goes on"


OUTCOMES = {0: "unaided", 1: "buttons", 2: "modelled"}


class Reading:
    """The routine; the voice speaks only on the way into MODEL and CONFIRM, never before the try."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.step = Step.TRY
        self.helps = 0

    @property
    def outcome(self) -> str:
        return OUTCOMES[self.helps]

    def help(self) -> None:
        """First the sounds are marked, then the voice models the word."""
        if self.step is Step.TRY:
            self.helps, self.step = 1, Step.BUTTONS
        elif self.step is Step.BUTTONS:
            self.helps, self.step = 2, Step.MODEL

    def read_it(self) -> None:
        """The child has said the word."""
        if self.step in (Step.TRY, Step.BUTTONS):
            self.step = Step.CONFIRM
        elif self.step is Step.MODEL:
            self.step = Step.DONE

    def confirmed(self) -> None:
        """The voice has said the word after the child."""
        if self.step is Step.CONFIRM:
            self.step = Step.DONE

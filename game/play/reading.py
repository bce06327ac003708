"""One reading of one card: the child tries first, asks for help if needed, and then hears the word."""

from enum import Enum


class Step(Enum):
    TRY = "the card is large and silent"
    BUTTONS = "the sounds of the word are marked below it, and each can be heard alone"
    RUN = "the sounds have run in order, and the child blends them"
    MODEL = "the voice sounds the word out and says it, and the child says it too"
    CONFIRM = "the voice says the word after the child"
    JUDGE = "was it this word? the partner, or a child alone, says so"
    DONE = "the game goes on"


HELP = {Step.TRY: Step.BUTTONS, Step.BUTTONS: Step.RUN, Step.RUN: Step.MODEL}
OUTCOMES = {Step.TRY: "unaided", Step.BUTTONS: "buttons", Step.RUN: "buttons", Step.MODEL: "modelled"}


class Reading:
    """The routine; before the try, and before the call for help, nothing here lets the voice speak."""

    def __init__(self, seat: int, card: int, judge: str = "self") -> None:
        self.seat = seat
        self.card = card
        self.step = Step.TRY
        self.pressed: list[int] = []  # which sounds were asked for, by their place in the word
        self._judge = judge
        self._helped = Step.TRY  # the furthest help there was

    @property
    def outcome(self) -> str:
        return OUTCOMES[self._helped]

    @property
    def judge(self) -> str:
        """Who said that it was right: the child itself or a partner; nobody after a model."""
        return "" if self._helped is Step.MODEL else self._judge

    def help(self) -> None:
        """First the sounds are marked, then they run in order, then the voice models the word."""
        if self.step in HELP:
            self.step = HELP[self.step]
            self._helped = self.step

    def press(self, nth: int) -> None:
        self.pressed.append(nth)

    def read_it(self) -> None:
        if self.step in HELP:
            self.step = Step.CONFIRM
        elif self.step is Step.MODEL:
            self.step = Step.DONE

    def confirmed(self) -> None:
        if self.step is Step.CONFIRM:
            self.step = Step.JUDGE

    def right(self) -> None:
        if self.step is Step.JUDGE:
            self.step = Step.DONE

    def again(self) -> None:
        """It was another word: straight to the sounds. It costs nothing."""
        if self.step is Step.JUDGE:
            self.step = Step.BUTTONS
            if self._helped is Step.TRY:
                self._helped = Step.BUTTONS

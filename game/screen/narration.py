"""What the room hears and reads when something happens: sounds, words and big moments."""

from game.play.match import Match
from game.rules.things import Ended, Event, Marked, Moved, ReadAloud, Rolled, Spoken, Told, TurnPassed
from game.screen.table_top import TableTop
from game.screen.telling import Teller
from game.screen.widgets import Focus
from game.sound.effects import Effects
from game.sound.voice import Voice


class Narrator:
    """Follows the events of one match."""

    def __init__(self, match: Match, top: TableTop, voice: Voice, effects: Effects) -> None:
        self.match = match
        self.top = top
        self.voice = voice
        self.effects = effects
        self.teller = Teller(match, top, voice, effects)
        self._listening = False

    @property
    def busy(self) -> bool:
        """Whether the room still listens or looks at something and must not be hurried on."""
        if self._listening and not self.voice.busy:
            self._listening = False
        return self._listening or self.top.moment is not None

    def follow(self, event: Event, focus: Focus) -> None:
        match event:
            case Moved(_, src, dst, _):
                self.effects.play("slide")
                self.teller.comment(src, dst)
                self.teller.lose(src, dst)
            case Rolled(seat, dice):
                self.teller.roll(seat, dice[0], focus)
            case ReadAloud(seat, card) if self.match.reads and self.match.players[seat].bot:
                self._read_for(seat, self.match.game.deck[card].word)
            case Spoken(card):
                self.voice.say(self.match.game.deck[card].word)
            case Told(seat, key):
                self._listening |= self.teller.tell(seat, self.top.table.told[key], focus)
            case Marked("direction", _) if self.match.history:
                self.top.turn_round()
            case Marked("colour", _):
                self.top.spread_colour()
            case TurnPassed(seat) if not self.match.players[seat].bot:
                self.effects.play("turn")
            case Ended():
                self.effects.play("win")

    def _read_for(self, seat: int, word: str) -> None:
        """A computer reads its card aloud; the room listens before it goes on."""
        self.top.say(seat, word)
        self.voice.say(word)
        self._listening = True

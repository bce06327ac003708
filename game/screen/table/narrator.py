"""What the room hears and reads when something happens: sounds, words and big moments."""

from collections.abc import Sequence

from game.play.match import Match
from game.rules.things import Ended, Event, Marked, Moved, ReadAloud, Rolled, Spoken, Told, TurnPassed
from game.screen.table.picture import TableTop
from game.screen.table.telling import Teller
from game.screen.widgets.focus import Focus
from game.screen.widgets.input import Choose, Intent, Press
from game.screen.widgets.widgets import Button
from game.settings import Settings
from game.sound.effects import Effects
from game.sound.voice import Voice
from game.words.packs import Speller, spell


class Narrator:
    """Follows the events of one match."""

    def __init__(
        self,
        match: Match,
        top: TableTop,
        voice: Voice,
        effects: Effects,
        settings: Settings,
        packs: Sequence[Speller],
    ) -> None:
        self.match = match
        self.top = top
        self.voice = voice
        self.effects = effects
        self.teller = Teller(match, top, voice, effects)
        self.settings = settings
        self.packs = packs
        self.listening = False  # a computer reads its card aloud

    @property
    def busy(self) -> bool:
        """Whether the room still listens or looks at something before it goes on."""
        return self.listening or self.top.moment is not None

    def update(self) -> None:
        """Light each grapheme with its sound; when all is said the room goes on."""
        if self.listening:
            self.top.talk.light(self.voice.lit)
            self.listening = self.voice.busy

    def hurried(self, intent: Intent, focus: Focus) -> bool:
        """Whether this was a tap or a key of somebody who does not want to listen to the end."""
        match intent:
            case Press(at):
                wanted = focus.at(at) is None
            case Choose():
                wanted = not focus.shown or not isinstance(focus.current, Button)
            case _:
                wanted = False
        if not (wanted and self.listening):
            return False
        self.voice.stop()
        self.update()
        return True

    def follow(self, event: Event, focus: Focus) -> None:
        match event:
            case Moved(_, src, dst, _):
                self.effects.play("slide")
                self.top.talk.untell()  # it may have been about the card that goes, or lies below now
                self.teller.comment(src, dst)
                self.top.part(src, dst)
            case Rolled(seat, _):
                self.teller.befall(event, seat, "", focus)
            case ReadAloud(seat, card) if self.match.reads and self.match.players[seat].bot:
                self._read_for(seat, self.match.word(card))
            case Spoken(card):
                self.teller.name(card)
            case Told(seat, key):
                self.listening |= self.teller.tell(event, seat, self.top.table.told[key], focus)
            case Marked(name, _):
                self.top.mark(name)
                self.teller.tell_mark(event, name, focus)
            case TurnPassed(seat) if not self.match.players[seat].bot:
                self.effects.play("turn")
            case Ended():
                self.effects.play("win")

    def _read_for(self, seat: int, word: str) -> None:
        """A computer reads its card aloud, sound by sound if it is to model; the room listens."""
        if self.settings.computers == "model":
            spelling = spell(self.packs, word)
            self.top.talk.model(seat, spelling)
            self.voice.sound_out(spelling.sounds, word)
            self.top.talk.light(self.voice.lit)
        else:
            self.top.talk.say(seat, word)
            self.voice.say(word)
        self.listening = True

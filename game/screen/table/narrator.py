"""What the room hears and reads when something happens: sounds, words and big moments."""

from collections.abc import Sequence

from game.rules.things import Ended, Event, Marked, Moved, Pile, ReadAloud, Rolled, Spoken, Told, TurnPassed
from game.screen.table.moments import Cue, Occasion, one_of
from game.screen.table.picture import TableTop
from game.screen.widgets.input import Choose, Intent, Press
from game.screen.widgets.widget import Button
from game.settings import Settings
from game.sound.effects import Effects
from game.sound.voice import Voice
from game.table.table import Shout, Sound, article
from game.words.packs import Speller, spell


class Narrator:
    """Follows the events of one match, and puts into words and pictures what a game says in keys."""

    def __init__(
        self, top: TableTop, voice: Voice, effects: Effects, settings: Settings, packs: Sequence[Speller]
    ) -> None:
        self.match = top.desk.match
        self.top = top
        self.voice = voice
        self.effects = effects
        self.settings = settings
        self.packs = packs
        self.listening = False  # a computer reads its card aloud
        self._teller = ""  # who told something last

    @property
    def busy(self) -> bool:
        """Whether the room still listens or looks at something before it goes on."""
        return self.listening or self.top.moment is not None

    def update(self) -> None:
        """Light each grapheme with its sound; when all is said the room goes on."""
        if self.listening:
            self.top.talk.light(self.voice.lit)
            self.listening = self.voice.busy

    def hurried(self, intent: Intent) -> bool:
        """Whether this was a tap or a key of somebody who does not want to listen to the end."""
        focus = self.top.focus
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

    def follow(self, event: Event) -> None:
        match event:
            case Moved(_, src, dst, _):
                self.effects.play(Sound.SLIDE)
                self.top.talk.untell()  # it may have been about the card that goes, or lies below now
                self._comment(src, dst)
                self.top.part(src, dst)
            case Rolled(seat, _):
                self._befall(event, seat, "")
            case ReadAloud(seat, card) if self.match.reads and self.match.players[seat].bot:
                self._read_for(seat, self.match.word(card))
            case Spoken(card):
                self._name(card)
            case Told(seat, key):
                self.listening |= self._tell(event, seat, self.top.desk.table.told[key])
            case Marked(name, _):
                self.top.mark(name)
                if sentence := self.top.desk.mark(name).announcement():  # somebody has chosen it
                    self._tell(event, self.match.shown.turn, Shout(sentence))
            case TurnPassed(seat) if not self.match.players[seat].bot:
                self.effects.play(Sound.TURN)
            case Ended():
                self.effects.play(Sound.WIN)

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

    # what is told

    def _tell(self, event: Event, seat: int, shout: Shout) -> bool:
        """Tell it; True if the voice says it too and the room listens before it goes on."""
        self.effects.play(shout.sound)
        sentence = self._worded(seat, shout)
        self._teller = self.match.players[seat].name if seat >= 0 else ""
        if shout.sign:
            self.top.sign(seat, shout.sign)
        if self._befall(event, seat, sentence):
            return False
        if shout.stars:
            self.top.celebrate(seat)
        if shout.by == "seat":
            self.top.talk.say(seat, sentence, str(self.match.shown.marks.get(shout.stress, "")))
        else:
            self.top.talk.announce(sentence)
        if shout.host and self._host_minds(seat):
            self.top.talk.say_as_host(shout.host)
        if shout.aloud and self.match.players[seat].bot:
            self.voice.say(sentence)
            return True
        return False

    def _befall(self, event: Event, seat: int, sentence: str) -> bool:
        """Play the moment that this game has for this, if it has one."""
        kind = self.top.moments.get(event.key if isinstance(event, Told) else type(event))
        on = Occasion(self.top.desk, event, seat, sentence, self.top.still, self._hear)
        if kind is None or not kind.befalls(on):
            return False
        if isinstance(event, Told):
            self.top.stage.finish()  # it plays over a table at rest, and shows no card that moves
        if kind.bubble:
            self.top.talk.say(seat, kind.bubble)
        self.top.begin(kind(on))
        return True

    def _hear(self, cue: Cue) -> None:
        if cue.sound:
            self.effects.play(cue.sound)
        if cue.said:
            self.voice.say(cue.said)

    def _host_minds(self, seat: int) -> bool:
        """A host that keeps the viewer's points speaks for the viewer only, and of points it has."""
        host = self.top.desk.table.host
        if host is None or not host.keeps:
            return True
        return seat == self.match.viewer and bool(self.match.shown.piles[Pile(host.keeps, seat)])

    def _name(self, card: int) -> None:
        """Say what a card is that everybody sees now."""
        said = self.top.desk.called(card)
        self.top.present(card, said)
        self.voice.say(said)

    def _comment(self, src: Pile, dst: Pile) -> None:
        """Players speak up when they pick up a card or have few left, if their game is about that."""
        turn = len(self.match.history)
        if not turn:
            return
        if dst.seat >= 0 and src.seat < 0 and turn % 3 == 0 and self.top.desk.table.is_hand(dst):
            self._chat(dst.seat, "robot_drew" if self.match.players[dst.seat].bot else "drew")
        if src.seat >= 0 and self.top.desk.table.is_hand(src):
            left = len(self.match.shown.piles[src])
            self._chat(src.seat, {1: "one_left", 2: "two_left"}.get(left, ""))

    def _chat(self, seat: int, subject: str) -> None:
        lines = self.top.desk.table.chat.get(subject)
        if lines and seat != self.match.viewer:
            self.top.talk.say(seat, one_of(lines, len(self.match.history)))

    def _worded(self, seat: int, shout: Shout) -> str:
        """The sentence, or another that means the same, with what it is about."""
        lines = (shout.sentence, *shout.others)
        return one_of(lines, len(self.match.history)).format(**self._facts(seat, shout.stress))

    def _facts(self, seat: int, stress: str) -> dict[str, object]:
        """What a sentence about this seat may name."""
        marks, players = self.match.shown.marks, self.match.players
        whom = ""
        if (talk := self.top.desk.talk()) is not None:
            asker, asked = talk
            whom = players[asker if seat == asked else asked].name
        name = players[seat].name if seat >= 0 else ""
        told = {"name": name, "whom": whom, "teller": self._teller, "a": article(marks.get(stress, ""))}
        return {**marks, **told}

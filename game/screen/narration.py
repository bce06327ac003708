"""What the room hears and reads when something happens: sounds, bubbles, banners, big moments."""

from game.play.match import Match
from game.rules.things import Ended, Event, Marked, Moved, Pile, ReadAloud, Spoken, Told, TurnPassed
from game.screen import banter
from game.screen.explosion import Explosion, Victim
from game.screen.go_fox import Call, FoxCall
from game.screen.seat_pieces import tint
from game.screen.table_top import TableTop
from game.screen.widgets import Focus
from game.sound.effects import Effects
from game.sound.voice import Voice
from game.tables.table import Shout, article

FLYING = 5


class Narrator:
    """Follows the events of one match."""

    def __init__(self, match: Match, top: TableTop, voice: Voice, effects: Effects) -> None:
        self.match = match
        self.top = top
        self.voice = voice
        self.effects = effects
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
                self._comment(src, dst)
            case ReadAloud(seat, card) if self.match.reads and self.match.players[seat].bot:
                self._read_for(seat, self.match.game.deck[card].word)
            case Spoken(card):
                self.voice.say(self.match.game.deck[card].word)
            case Told(seat, key):
                self._tell(seat, self.top.table.told[key], focus)
            case Marked("direction", _) if self.match.history:
                self.top.turn_round()
            case Marked("colour", _):
                self.top.spread_colour()
            case TurnPassed(seat) if not self.match.players[seat].bot:
                self.effects.play("turn")
            case Ended():
                self.effects.play("win")

    def _tell(self, seat: int, shout: Shout, focus: Focus) -> None:
        sentence = shout.sentence.format(**self._facts(seat))
        self.effects.play(shout.sound)
        match shout.show:
            case "explosion":
                self._explode(seat, sentence, focus)
                return
            case "go_fox":
                self._call_fox(seat, sentence, shout, focus)
                return
            case "stars":
                self.top.celebrate(seat)
        if shout.by == "seat":
            self.top.say(seat, sentence, str(self.match.shown.marks.get("number", "")))
        else:
            self.top.announce(sentence)
        if shout.host:
            self.top.say_as_host(shout.host)
        if shout.aloud and self.match.players[seat].bot:
            self.voice.say(sentence)
            self._listening = True

    def _facts(self, seat: int) -> dict[str, object]:
        """What a sentence about this seat may name."""
        marks, players = self.match.shown.marks, self.match.players
        whom = ""
        if self.top.table.pointing:
            asker, asked = (int(marks[name]) for name in self.top.table.pointing[1:])
            whom = players[asker if seat == asked else asked].name
        return {
            **marks,
            "name": players[seat].name if seat >= 0 else "",
            "whom": whom,
            "a": article(marks.get("number", "")),
        }

    def _call_fox(self, seat: int, sentence: str, shout: Shout, focus: Focus) -> None:
        top, players = self.top, self.match.players
        asker = self.match.shown.turn
        then = shout.then.format(**self._facts(seat))
        at = top.furniture.seats.centre(seat)
        who = (players[seat], tint(seat), at, sentence)
        call = Call(*who, players[asker], tint(asker), then, top.table.emblem)
        top.moment = FoxCall(top.art, top.still(focus), call, top.stage.calm)
        self.voice.say("GO FOX!")

    def _read_for(self, seat: int, word: str) -> None:
        """A computer reads its card aloud; the room listens before it goes on."""
        self.top.say(seat, word)
        self.voice.say(word)
        self._listening = True

    def _comment(self, src: Pile, dst: Pile) -> None:
        """Players speak up when they pick up a card or have few left."""
        turn = len(self.match.history)
        if not turn:
            return
        if dst.seat >= 0 and src.seat < 0 and turn % 3 == 0:
            robot = bool(self.match.players[dst.seat].bot)
            self._chat(dst.seat, banter.ROBOT_PICKED_UP if robot else banter.PICKED_UP)
        left = len(self.match.shown.piles[src]) if src.seat >= 0 else 0
        if left in (1, 2):
            self._chat(src.seat, banter.ONE_LEFT if left == 1 else banter.TWO_LEFT)

    def _chat(self, seat: int, lines: tuple[str, ...]) -> None:
        if seat != self.match.viewer:
            self.top.say(seat, banter.line(lines, len(self.match.history)))

    def _explode(self, seat: int, sentence: str, focus: Focus) -> None:
        player, turn = self.match.players[seat], len(self.match.history)
        line = banter.line(banter.ROBOT_VICTIMS if player.bot else banter.VICTIMS, turn)
        words = [card for card in self.match.game.deck if card.word]
        flying = [words[(turn * 13 + step * 29) % len(words)] for step in range(FLYING)]
        victim = Victim(player, tint(seat), line, sentence)
        top = self.top
        top.moment = Explosion(top.art, top.still(focus), victim, flying, top.stage.calm)
        self.voice.say("KA-BLAM!")

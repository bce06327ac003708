"""What the room hears and reads when something happens: sounds, bubbles, banners, the explosion."""

from collections.abc import Mapping

from game.play.match import Match
from game.rules.things import Ended, Event, Marked, Moved, Pile, ReadAloud, Spoken, Told, TurnPassed
from game.screen import banter
from game.screen.explosion import Explosion, Victim
from game.screen.furniture import tint
from game.screen.input import Choose, Intent, Press
from game.screen.table_top import TableTop
from game.screen.widgets import Button, Focus
from game.settings import Settings
from game.sound.effects import Effects
from game.sound.voice import Voice
from game.tables.table import Shout
from game.words.packs import Pack, spell

FLYING = 5


class Narrator:
    """Follows the events of one match."""

    def __init__(
        self,
        match: Match,
        top: TableTop,
        voice: Voice,
        effects: Effects,
        settings: Settings,
        packs: Mapping[str, Pack],
    ) -> None:
        self.match = match
        self.top = top
        self.voice = voice
        self.effects = effects
        self.settings = settings
        self.packs = packs
        self.listening = False  # a computer reads its card aloud

    @property
    def busy(self) -> bool:
        """Whether the room still listens or looks at something before it goes on."""
        return self.listening or self.top.explosion is not None

    def update(self) -> None:
        """Light each grapheme with its sound; when all is said the room goes on."""
        if self.listening:
            self.top.light(self.voice.lit)
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
        name = self.match.players[seat].name if seat >= 0 else ""
        sentence = shout.sentence.format(name=name)
        self.effects.play(shout.sound)
        if shout.show == "explosion":
            self._explode(seat, sentence, focus)
        else:
            self.top.announce(sentence)

    def _read_for(self, seat: int, word: str) -> None:
        """A computer reads its card aloud, sound by sound if it is to model; the room listens."""
        if self.settings.computers == "model":
            spelling = spell(self.packs.values(), word)
            self.top.model(seat, spelling)
            self.voice.sound_out(spelling.sounds, word)
            self.top.light(self.voice.lit)
        else:
            self.top.say(seat, word)
            self.voice.say(word)
        self.listening = True

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
        words = [card for card in self.match.game.deck if card.kind == "word"]
        flying = [words[(turn * 13 + step * 29) % len(words)] for step in range(FLYING)]
        victim = Victim(player, tint(seat), line, sentence)
        top = self.top
        top.explosion = Explosion(top.art, top.still(focus), victim, flying, top.stage.calm)
        self.voice.say("KA-BLAM!")

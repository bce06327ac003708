"""What the rules tell the room: banners, bubbles, the moments of their own, and what players chat about."""

from functools import partial

from game.play.match import Match
from game.rules.things import Event, Pile, Told
from game.screen.table import banter
from game.screen.table.moments import Cue, Occasion
from game.screen.table.picture import TableTop
from game.screen.widgets.focus import Focus
from game.sound.effects import Effects
from game.sound.voice import Voice
from game.table.table import Shout, article


class Teller:
    """Puts into words and pictures what a game says in keys."""

    def __init__(self, match: Match, top: TableTop, voice: Voice, effects: Effects) -> None:
        self.match = match
        self.top = top
        self.voice = voice
        self.effects = effects
        self._teller = ""  # who told something last

    def tell(self, event: Event, seat: int, shout: Shout, focus: Focus) -> bool:
        """Tell it; True if the voice says it too and the room listens before it goes on."""
        self.effects.play(shout.sound)
        sentence = self._worded(seat, shout)
        self._teller = self.match.players[seat].name if seat >= 0 else ""
        if shout.sign:
            self.top.sign(seat, shout.sign)
        if self.befall(event, seat, sentence, focus):
            return False
        if shout.stars:
            self.top.celebrate(seat)
        if shout.by == "seat":
            self.top.talk.say(seat, sentence, str(self.match.shown.marks.get("number", "")))
        else:
            self.top.talk.announce(sentence)
        if shout.host and self._host_minds(seat):
            self.top.talk.say_as_host(shout.host)
        if shout.aloud and self.match.players[seat].bot:
            self.voice.say(sentence)
            return True
        return False

    def tell_mark(self, event: Event, name: str, focus: Focus) -> None:
        """Somebody has chosen it, with a card that does not say it."""
        if sentence := self.top.desk.mark(name).announcement():
            self.tell(event, self.match.shown.turn, Shout(sentence), focus)

    def befall(self, event: Event, seat: int, sentence: str, focus: Focus) -> bool:
        """Play the moment that this game has for this, if it has one."""
        happening = event.key if isinstance(event, Told) else type(event)
        kind = self.top.desk.moments.get(happening)
        still = partial(self.top.still, focus)
        desk = self.top.desk
        on = Occasion(
            self.match, desk.table, desk.art, desk.calm, event, seat, sentence, still, self._head, self._hear
        )
        if kind is None or not kind.befalls(on):
            return False
        if isinstance(event, Told):
            self.top.stage.finish()  # it plays over a table at rest, and shows no card that moves
        if kind.bubble:
            self.top.talk.say(seat, kind.bubble)
        self.top.moment = kind(on)
        return True

    def _head(self, seat: int) -> tuple[float, float]:
        return self.top.furniture.seats.centre(seat)

    def _hear(self, cue: Cue) -> None:
        if cue.sound:
            self.effects.play(cue.sound)
        if cue.said:
            self.voice.say(cue.said)

    def _host_minds(self, seat: int) -> bool:
        """A host that keeps the viewer's points speaks for the viewer only, and of points it has."""
        host = self.top.table.host
        if host is None or not host.keeps:
            return True
        return seat == self.match.viewer and bool(self.match.shown.piles[Pile(host.keeps, seat)])

    def name(self, card: int) -> None:
        """Say what a card is that everybody sees now."""
        printed = self.match.printed(card)
        said = printed.word or self.top.table.card_names.get(printed.kind, printed.kind)
        self.top.present(card, said)
        self.voice.say(said)

    def comment(self, src: Pile, dst: Pile) -> None:
        """Players speak up when they pick up a card or have few left, if their game is about that."""
        turn = len(self.match.history)
        if not turn:
            return
        if dst.seat >= 0 and src.seat < 0 and turn % 3 == 0 and self.top.table.is_hand(dst):
            self._chat(dst.seat, "robot_drew" if self.match.players[dst.seat].bot else "drew")
        if src.seat >= 0 and self.top.table.is_hand(src):
            left = len(self.match.shown.piles[src])
            self._chat(src.seat, {1: "one_left", 2: "two_left"}.get(left, ""))

    def _chat(self, seat: int, subject: str) -> None:
        lines = self.top.table.chat.get(subject)
        if lines and seat != self.match.viewer:
            self.top.talk.say(seat, banter.line(lines, len(self.match.history)))

    def _worded(self, seat: int, shout: Shout) -> str:
        """The sentence, or another that means the same, with what it is about."""
        lines = (shout.sentence, *shout.others)
        return banter.line(lines, len(self.match.history)).format(**self._facts(seat))

    def _facts(self, seat: int) -> dict[str, object]:
        """What a sentence about this seat may name."""
        marks, players = self.match.shown.marks, self.match.players
        whom = ""
        if self.top.table.pointing:
            asker, asked = (int(marks[name]) for name in self.top.table.pointing[1:])
            whom = players[asker if seat == asked else asked].name
        name = players[seat].name if seat >= 0 else ""
        return {
            **marks,
            "name": name,
            "whom": whom,
            "teller": self._teller,
            "a": article(marks.get("number", "")),
        }

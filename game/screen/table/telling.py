"""What the rules tell the room: banners, bubbles, the moments of their own, and what players chat about."""

from game.games.push.show.die_roll import DieRoll, Throw
from game.play.match import Match
from game.rules.things import Card, Pile
from game.screen.table import banter
from game.screen.table.moments import MOMENTS
from game.screen.table.occasion import Occasion
from game.screen.table.picture import TableTop
from game.screen.widgets.widgets import Focus
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
        self._busted = False  # the next roll is for a bust, not for a card
        self._teller = ""  # who told something last

    def tell(self, seat: int, shout: Shout, focus: Focus) -> bool:
        """Tell it; True if the voice says it too and the room listens before it goes on."""
        self.effects.play(shout.sound)
        sentence = self._worded(seat, shout)
        self._teller = self.match.players[seat].name if seat >= 0 else ""
        if shout.sign:
            self.top.sign(seat, shout.sign)
        show = MOMENTS.get(shout.show)
        if show is not None and not (show.looked_at and self._is_alone_on_turn()):
            then = shout.then.format(**self._facts(seat))
            self.top.stage.finish()  # it plays over a table at rest, and shows no card that moves
            self.top.moment = show.of(Occasion(self.match, self.top, focus, seat, sentence, then))
            if show.said:
                self.voice.say(show.said)
            self._busted = shout.show == "bust"
            return False
        if shout.show == "stars":
            self.top.celebrate(seat)
        if shout.by == "seat":
            self.top.say(seat, sentence, str(self.match.shown.marks.get("number", "")))
        else:
            self.top.announce(sentence)
        if shout.host and self._host_minds(seat):
            self.top.say_as_host(shout.host)
        if shout.aloud and self.match.players[seat].bot:
            self.voice.say(sentence)
            return True
        return False

    def tell_mark(self, name: str, focus: Focus) -> None:
        """Somebody has chosen it, with a card that does not say it."""
        if sentence := self.top.desk.mark(name).announcement():
            self.tell(self.match.shown.turn, Shout(sentence), focus)

    def _is_alone_on_turn(self) -> bool:
        return list(self.match.people) == [self.match.shown.turn]

    def _host_minds(self, seat: int) -> bool:
        """A host that keeps the viewer's points speaks for the viewer only, and of points it has."""
        host = self.top.table.host
        if host is None or not host.keeps:
            return True
        return seat == self.match.viewer and bool(self.match.shown.piles[Pile(host.keeps, seat)])

    def name(self, card: int) -> None:
        """Say what a card is that everybody sees now."""
        printed = self.match.game.deck[card]
        said = printed.word or self.top.table.card_names.get(printed.kind, printed.kind)
        self.top.present(card, said)
        self.voice.say(said)

    def roll(self, seat: int, face: int, focus: Focus) -> None:
        """The die is thrown by this seat; what it shows is heard when it lies."""
        top, name = self.top, self.top.table.die[face - 1]

        def landed() -> None:
            self.effects.play("land")
            self.voice.say(f"{name.capitalize()}!")

        card, self._busted = None if self._busted else self._roll_card(), False
        throw = Throw(name, self.match.players[seat].name, top.furniture.seats.centre(seat), landed, card)
        top.moment = DieRoll(top.art, top.still(focus, ribbon=False), throw, top.stage.calm)
        if not top.stage.calm:
            self.effects.play("rattle")

    def _roll_card(self) -> Card | None:
        return next((card for card in self.match.game.deck if card.kind == "roll"), None)

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
            self.top.say(seat, banter.line(lines, len(self.match.history)))

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

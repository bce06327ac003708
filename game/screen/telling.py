"""What the rules tell the room: banners, bubbles, the moments of their own, and what players chat about."""

from game.play.match import Match
from game.rules.things import Pile
from game.screen import banter
from game.screen.die_roll import DieRoll, Throw
from game.screen.explosion import Explosion, Victim
from game.screen.go_fox import Call, FoxCall
from game.screen.seat_pieces import tint
from game.screen.splash import BUST, Bust
from game.screen.table_top import TableTop
from game.screen.thats_it_call import THATS_IT, ThatsItCall
from game.screen.widgets import Focus
from game.sound.effects import Effects
from game.sound.voice import Voice
from game.tables.layout import Spread
from game.tables.table import Shout, article

FLYING = 5
HANDS = (Spread.FAN, Spread.BACKS)
POINTS = (Spread.SHELF, Spread.PURSE)


class Teller:
    """Puts into words and pictures what a game says in keys."""

    def __init__(self, match: Match, top: TableTop, voice: Voice, effects: Effects) -> None:
        self.match = match
        self.top = top
        self.voice = voice
        self.effects = effects

    def tell(self, seat: int, shout: Shout, focus: Focus) -> bool:
        """Tell it; True if the voice says it too and the room listens before it goes on."""
        self.effects.play(shout.sound)
        sentence = self._worded(seat, shout)
        match shout.show:
            case "explosion":
                self._explode(seat, sentence, focus)
                return False
            case "go_fox":
                self._call_fox(seat, sentence, shout, focus)
                return False
            case "bust":
                self._bust(sentence, focus)
                return False
            case "thats_it":
                self._called(seat, sentence, focus)
                return False
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
            return True
        return False

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
            self.effects.play("round" if name == "star" else "turn")
            self.voice.say(f"{name.capitalize()}!")

        throw = Throw(name, self.match.players[seat].name, top.furniture.seats.centre(seat), landed)
        top.moment = DieRoll(top.art, top.still(focus, ribbon=False), throw, top.stage.calm)
        self.effects.play("tick")

    def lose(self, src: Pile, dst: Pile) -> None:
        """A puff of smoke stays where a player's points were thrown away."""
        if self.top.stage.place(src).spread in POINTS and dst.seat < 0:
            self.top.puff(src)

    def comment(self, src: Pile, dst: Pile) -> None:
        """Players speak up when they pick up a card or have few left, if their game is about that."""
        turn = len(self.match.history)
        if not turn:
            return
        if dst.seat >= 0 and src.seat < 0 and turn % 3 == 0 and self._is_hand(dst):
            self._chat(dst.seat, "robot_drew" if self.match.players[dst.seat].bot else "drew")
        if src.seat >= 0 and self._is_hand(src):
            left = len(self.match.shown.piles[src])
            self._chat(src.seat, {1: "one_left", 2: "two_left"}.get(left, ""))

    def _is_hand(self, pile: Pile) -> bool:
        return self.top.stage.place(pile).spread in HANDS

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
        return {**marks, "name": name, "whom": whom, "a": article(marks.get("number", ""))}

    def _explode(self, seat: int, sentence: str, focus: Focus) -> None:
        player, turn = self.match.players[seat], len(self.match.history)
        line = banter.line(banter.ROBOT_VICTIMS if player.bot else banter.VICTIMS, turn)
        words = [card for card in self.match.game.deck if card.kind == "word"]
        flying = [words[(turn * 13 + step * 29) % len(words)] for step in range(FLYING)]
        victim = Victim(player, tint(seat), line, sentence)
        top = self.top
        top.moment = Explosion(top.art, top.still(focus), victim, flying, top.stage.calm)
        self.voice.say("KA-BLAM!")

    def _bust(self, sentence: str, focus: Focus) -> None:
        top = self.top
        open_piles = [pile for pile in self.match.shown.piles if top.stage.place(pile).suspense]
        card = next(self.match.shown.piles[pile][-1] for pile in open_piles)
        under, printed = top.still(focus, ribbon=False), self.match.game.deck[card]
        top.moment = Bust(top.art, under, printed, sentence, top.stage.calm)
        self.voice.say(BUST)

    def _called(self, seat: int, sentence: str, focus: Focus) -> None:
        top, player = self.top, self.match.players[seat]
        under = top.still(focus, ribbon=False)
        top.moment = ThatsItCall(top.art, under, player, tint(seat), sentence, top.stage.calm)
        self.voice.say(THATS_IT)

    def _call_fox(self, seat: int, sentence: str, shout: Shout, focus: Focus) -> None:
        top, players = self.top, self.match.players
        asker = self.match.shown.turn
        then = shout.then.format(**self._facts(seat))
        who = (players[seat], tint(seat), top.furniture.seats.centre(seat), sentence)
        call = Call(*who, players[asker], tint(asker), then, top.table.emblem)
        top.moment = FoxCall(top.art, top.still(focus), call, top.stage.calm)
        self.voice.say("GO FOX!")

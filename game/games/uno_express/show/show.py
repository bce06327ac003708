"""All that this game has of its own on the screen, and what its pages are made from."""

from game.games.uno_express.hands import HANDS
from game.games.uno_express.rules import ACCEPT, UnoExpress
from game.games.uno_express.show.bluff import BluffScene
from game.games.uno_express.show.challenge import ChallengeScene
from game.games.uno_express.show.drawn import DrawnCardView
from game.games.uno_express.show.duel import Duel, Side, telltales
from game.games.uno_express.show.faces import FACES
from game.games.uno_express.show.last_card import BluffFound, BluffNot, Caught, LastCardCall
from game.games.uno_express.show.reveal import RevealScene
from game.games.uno_express.show.tour import tour
from game.games.uno_express.worth import is_bluff
from game.play.match import Match
from game.rules.things import Peeked, Pick
from game.screen.scenes.scene import Scene
from game.screen.scenes.show import Act, Dialogs, Show, Sitting
from game.table.arrangements import Fan


def warn(table: Sitting, wild: Pick, play: Act, put_back: Act) -> Scene | None:
    """A kind warning if the card is against its own rule."""
    match, game = table.match, table.match.game
    assert isinstance(game, UnoExpress)
    if not isinstance(wild, int) or not is_bluff(game, wild):
        return None
    colour = str(match.shown.marks["colour"])
    rest = [
        match.entry.table.dressed(match.printed(card))
        for card in game.piles[HANDS[game.turn]]
        if card != wild
    ]
    why = [rest[nth] for nth in telltales(rest, colour)]
    return BluffScene(table.host, why, colour, play, put_back, table.calling, aloud=not match.secret)


def ask(table: Sitting) -> Scene | None:
    """Take what the card brings, or doubt it."""
    match, game = table.match, table.match.game
    assert isinstance(game, UnoExpress)
    if ACCEPT not in game.moves(game.turn):
        return None
    duel = duel_of(match, game.blamed(), game.turn, int(match.shown.marks["held"]))
    return ChallengeScene(table.host, duel, table.play, table.back, match.advice, table.calling)


def reveal(table: Sitting, look: Peeked, seen: Act) -> Scene:
    """The challenger looks at the hand; others in the room must not hear what is in it."""
    match = table.match
    cards = [match.entry.table.dressed(match.printed(card)) for card in look.cards]
    duel = duel_of(match, look.pile.seat, look.seat, len(cards))
    return RevealScene(table.host, duel, cards, seen, aloud=not match.secret)


def duel_of(match: Match, blamed: int, answering: int, held: int) -> Duel:
    marks, players = match.shown.marks, match.players
    sides = (Side(blamed, players[blamed]), Side(answering, players[answering]))
    return Duel(*sides, str(marks["before"]), str(marks["colour"]), held)


SHOW = Show(
    cards=FACES,
    piles={Fan: DrawnCardView},
    dialogs=Dialogs(before=warn, answer=ask, look=reveal),
    moments={"uno": LastCardCall, "caught": Caught, "bluff_found": BluffFound, "bluff_not": BluffNot},
    tour=tour,
)

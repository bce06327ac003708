"""The table of the game with one card left to call: its sentences, its lessons and where its piles lie."""

from game.games.uno_express.hands import HANDS
from game.games.uno_express.rules import UnoExpress
from game.games.uno_express.worth import is_bluff
from game.rules.core import Game
from game.rules.things import Card
from game.table.arrangements import FAN, MESS, PILE, Place
from game.table.marks import HIDDEN, Chevrons, Chip
from game.table.seats import ROUND, Box
from game.table.table import Asks, Called, Key, Lesson, Names, Option, Rounds, Shout, Sound, Stop, Table

# What this game is called, and what is called out in it: whoever needs other names changes them here.
NAMES = Names("UNO EXPRESS", "UNO!")

NO_WORDS, NO_CALLS, NO_BLUFF = {"words": False}, {"uno_window": "off"}, {"bluff": False}
ONE_HAND = {"length": "hand"}
ON_OFF = ((True, "On", "icons/tick"), (False, "Off", "icons/cross"))


def four_colours(card: Card) -> Card:
    """A wild shows the colours there are in this game."""
    return card._replace(number=4) if card.kind == "wild" else card


def doubtful(game: Game, card: int) -> bool:
    """A Wild Draw Two that would be a bluff."""
    return isinstance(game, UnoExpress) and is_bluff(game, card)


def too_early(game: Game, seat: int) -> str:
    held = len(game.piles[HANDS[seat]])
    return "No need to call now." if held == 1 else "Call it when one card is left."


UNO_EXPRESS = Table(
    rules=UnoExpress,
    title=NAMES.title,
    goal="First to {target} points wins!",
    goals={"length": {"hand": "First with no cards wins!"}},
    call="Last card? Shout it out!",
    emblem="characters/star",
    shop_window=("number-R7", "wild2", "number-B4"),
    lessons=(
        Lesson("Same colour, same number, same picture.", ("number-B4", "arrow", "number-B7+", "number-R4+")),
        Lesson("Read your word out loud.", ("avatar:cat", "say:fish"), unless=NO_WORDS),
        Lesson("Draw one. Play it, or keep it.", ("back", "arrow", "number-G2+", "number-Y8")),
        Lesson(
            f"One card left? Shout {NAMES.called}",
            ("number-R5", "avatar:fox", f"say:{NAMES.called}"),
            unless=NO_CALLS,
        ),
        Lesson(
            "Did they forget? Catch them!", ("avatar:frog", "say:Catch!", "back", "back"), unless=NO_CALLS
        ),
        Lesson("Each player has a key to call.", ("caller:cat Q", "caller:fox P"), unless=NO_CALLS),
        Lesson("The next player takes one, and rests.", ("draw1-R", "arrow", "back")),
        Lesson("The next player misses a turn.", ("skip-B", "arrow", "avatar:frog", "say:Zzz...")),
        Lesson("Round the other way!", ("rev-Y", "avatar:cat", "arrow", "avatar:fox")),
        Lesson("Wild! You pick the colour.", ("wild-4", "arrow", "number-R5", "number-G5", "number-B5")),
        Lesson("Not got that colour? They take two.", ("wild2", "arrow", "back", "back")),
        Lesson(
            "A bluff? Challenge, and you peek!", ("avatar:fox", "say:Show me!", "number-R2"), unless=NO_BLUFF
        ),
        Lesson(
            "A bluff? They take two.", ("avatar:robot-square", "say:Drat.", "back", "back"), unless=NO_BLUFF
        ),
        Lesson(
            "No bluff? You take four!",
            ("avatar:cat", "say:Oops!", "back", "back", "back", "back"),
            unless=NO_BLUFF,
        ),
        Lesson(
            "No cards left? Count what others hold.",
            ("number-R7", "say:7", "skip-G", "say:20", "wild-4", "say:50"),
            unless=ONE_HAND,
        ),
        Lesson("First to {target} wins the game!", ("trophy",), unless=ONE_HAND),
        Lesson("No cards left? You win the game!", ("trophy",), only=ONE_HAND),
    ),
    shared={
        "stock": Place(41.4, 39.2, PILE, 10),
        "discard": Place(54.7, 39.5, MESS, 10),
    },
    seated={"hand": Place(49, 83, FAN, 10.6)},
    marks={
        "colour": Chip(69, 41, "discard"),
        "direction": Chevrons(),
        **dict.fromkeys(
            (
                "uno",
                "called",
                "callers",
                "before",
                "held",
                "gain",
                "round_winner",
                "round",
                "dealer",
                "state",
            ),
            HIDDEN,
        ),
    },
    rounds=Rounds("round_winner", "gain", "target"),
    told={
        "starter_ignored": Shout("Not a number. Turn up one more!"),
        "uno": Shout("{name} calls the last card!", Sound.ROUND),
        "drew_one": Shout("{name} takes one and misses a turn", sign="+1"),
        "drew_two": Shout("{name} takes two and misses a turn", sign="+2"),
        "skipped": Shout("{name} misses a turn", sign="Zzz"),
        "reversed": Shout("The other way round!", Sound.TURN),
        "wild_draw_two": Shout("{name} plays a Wild draw 2!", Sound.TURN),
        "challenged": Shout("Really? Show me!", by="seat", others=("I think you bluff!", "Let me see!")),
        "bluff_found": Shout("{name} had {before} or a wild: two more cards!", Sound.ROUND, sign="+2"),
        "bluff_not": Shout("No {before}, no wild! {name} takes four.", Sound.TURN, sign="+4"),
        "catch": Shout("Caught you!", by="seat", others=("You forgot!", "Gotcha!")),
        "caught": Shout("{teller} caught {name}! Two more cards.", Sound.TURN, sign="+2"),
        "no_fit": Shout("It does not fit. {name} keeps it."),
        "reshuffled": Shout("The cards are mixed again"),
        "no_cards": Shout("No cards left to draw"),
        "hand_won": Shout("{name} is out of cards!", Sound.ROUND),
        "blocked": Shout("Nobody can go on. Let's count!", Sound.TURN),
        "void_hand": Shout("All the same! Deal again.", Sound.TURN),
    },
    verbs={
        "draw": "Draw a card",
        "play": "Play it",
        "keep": "Keep it",
        "accept": "Take 2",
        "challenge": "Challenge",
        "call": NAMES.called,
        "catch": "Catch!",
        "next": "Next round",
    },
    advice={
        "play": "Try this one.",
        "draw": "Draw a card.",
        "keep": "Keep it for later.",
    },
    refusals={
        "card": "You need {colour} or {top}.",
        "bare": "You need {colour}.",
        "pile": "You have a card that matches!",
        "keep": "Play the new card, or keep it.",
        "wild2": "Only without {colour} and wilds.",
    },
    chat={
        "drew": ("Hmm.", "One more, then.", "Ooh, what is it?"),
        "robot_drew": ("Beep. Drat.", "Beep boop.", "Whirr..."),
        "two_left": ("Just two now!", "Nearly there!", "Watch me!"),
    },
    heap="discard",
    declines=frozenset({"keep"}),
    card_names={"draw1": "Draw 1", "skip": "Skip", "rev": "Reverse", "wild2": "Wild draw 2"},
    card_pictures={
        "skip": "characters/snail",
        "draw1": "characters/octopus-one",
        "rev": "characters/crab",
    },
    prompts={"keep": "Play it, or keep it?"},
    buttons={
        "play": Key(25, 59.6, 18.6, 12, "leaf"),
        "keep": Key(73.9, 59.6, 17.6, 12, "paper", "icons/hand"),
    },
    asks=Asks(doubtful=doubtful),
    dressed=four_colours,
    calls={
        "call": Called(early=too_early, lasting="callers"),
        "catch": Called(forgot="{name} has not called!"),
    },
    first=ONE_HAND,
    worded="words",
    options=(
        Option(
            "length",
            "Game",
            (("points", "Points", "characters/crown"), ("hand", "One hand", "icons/cards")),
            notes=("Hand after hand, until somebody has enough points", "One hand: who is out first wins"),
        ),
        Option(
            "words",
            "Words",
            ((True, "On", "icons/book"), (False, "Off", "icons/cross")),
            notes=("A word on every number card, read when it is played", "Numbers only, nothing to read"),
        ),
        Option(
            "bluff",
            "Bluff",
            ON_OFF,
            notes=(
                "A Wild draw 2 may be a bluff, and may be challenged",
                "A Wild draw 2 only when it is allowed, and no challenge",
            ),
        ),
        Option(
            "target",
            "First to",
            ((100, "100", ""), (250, "250", ""), (500, "500", "")),
            more=True,
            unless=ONE_HAND,
        ),
        Option(
            "uno_window",
            "Time to call",
            ((4, "4 s", ""), (8, "8 s", ""), (20, "20 s", ""), ("off", "Auto", "")),
            more=True,
        ),
        Option("deck", "Cards", (("A", "0 to 9, 4 wilds", ""), ("B", "1 to 9, 8 wilds", "")), more=True),
    ),
    felt=("#4AA8FF", "#123F8A"),
    tile=("#4AA8FF", "#1B4FA8"),
    seats=ROUND._replace(ribbon=Box(50, 60, 28)),
    tour=(
        Stop("uno_four", live=1, seconds=3.75),
        Stop("uno_two"),
        Stop("uno_drawn", live=1, seconds=6.5),
        Stop("uno_call", live=1, seconds=3),
        Stop("uno_catch"),
        Stop("uno_six_catch"),
        Stop("uno_six"),
        Stop("uno_moment", live=2, seconds=2.5),
    ),
)

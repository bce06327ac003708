"""PUSH on the table: its sentences, its lessons and where its piles lie."""

from game.games.push.marks import DieAt, Takers
from game.games.push.rules import Push
from game.games.push.seats import BENCHES
from game.games.push.stores import BANK, HEAP, SHELF, SUSPENSE
from game.table.arrangements import MESS, PILE, Place
from game.table.marks import HIDDEN
from game.table.table import Figure, Key, Lesson, Names, Option, Shout, Sound, Stop, Table

# What this game is called, and what is called out in it: whoever needs other names changes them here.
NAMES = Names("Push")

NO_WORDS, ANY_STACK = {"words": False}, {"active_pick": "free"}
SAFE = "Mine are safe!"

PUSH = Table(
    rules=Push,
    title=NAMES.title,
    goal="Most points wins!",
    call="Push your luck. Don't go bust!",
    emblem="die/star",
    shop_window=("number-Y4", "roll", "number-R6"),
    lessons=(
        Lesson("Turn over a card. Read your word.", ("back", "arrow", "number-Y4"), unless=NO_WORDS),
        Lesson("Turn over a card.", ("back", "arrow", "number-Y4"), only=NO_WORDS),
        Lesson("Put it on one of three stacks.", ("number-B2", "number-R5", "number-G1")),
        Lesson("No colour and no number twice!", ("number-Y4", "arrow", "number-B2+", "number-Y1x")),
        Lesson("Push on, or stop in time?", ("avatar:cat", "say:Push!")),
        Lesson(
            "Stop: you take the highest stack.",
            ("number-P6", "number-G3", "arrow", "avatar:cat"),
            unless=ANY_STACK,
        ),
        Lesson(
            "Stop: you take any stack.", ("number-P6", "number-G3", "arrow", "avatar:cat"), only=ANY_STACK
        ),
        Lesson("Then the others take a stack each.", ("avatar:fox", "avatar:frog", "say:Mine!")),
        Lesson("It fits nowhere? You bust, and roll.", ("number-R2", "arrow", "piece:die/red")),
        Lesson("The die takes that colour from you.", ("piece:die/red", "arrow", "number-R5x", "number-R3x")),
        Lesson("A roll card makes you roll, too.", ("roll", "arrow", "piece:die/star")),
        Lesson("Switch: round the other way.", ("switch", "avatar:fox", "arrow", "avatar:cat")),
        Lesson("Bank a colour. The pig keeps it!", ("number-B5", "arrow", "picture:characters/piggy-bank")),
        Lesson("Most points wins the game!", ("trophy",)),
    ),
    shared={
        "stock": Place(19.5, 30, PILE, 8.6),
        "flipped": Place(19.5, 57.4, SUSPENSE, 9),
        "stack": Place(20, 39.3, HEAP, 10, depth=43.8, across=15),
        "switches": Place(76, 27, MESS, 5.4),
        "discard": Place(76, 51, MESS, 5.4),
    },
    seated={
        "bench": Place(7.5, 84.4, SHELF, 5.8, room=10, depth=22.6, across=10.7, far=2.4),
        "bank": Place(75.2, 84.2, BANK, 3.4, room=10, depth=24, far=1.8),
    },
    marks={"active": HIDDEN, "direction": HIDDEN, "takers": Takers(), "die": DieAt(88, 33, 8.6)},
    told={
        "switch": Shout("Switch! The other way round!", Sound.TURN),
        "stop": Shout("{name} stops", Sound.TURN),
        "last_card": Shout("That was the last card!", Sound.TURN),
        "bust": Shout("It fits nowhere, {name}!", "bust"),
        "lost": Shout("Bye, {die}s!", "puff", by="seat", others=("Oh no, my {die}s!",), host=SAFE),
        "lost_all": Shout("Oh no! All of them!", "puff", by="seat", host=SAFE),
        "star": Shout("Phew!", Sound.TURN, by="seat", others=("A star! Lucky me!",)),
        "safe": Shout("Phew! Nothing to lose.", Sound.FLIP, by="seat", others=("Ha! I have none.",)),
        "banked": Shout("{name} banks a colour", "coin", stars=True, host="Yum! Thank you!"),
    },
    verbs={
        "flip": "Push!",
        "stop": "Stop",
        "place": "Stack {nth}",
        "take": "Take stack {nth}",
        "bank": "Bank {colour}",
    },
    advice={
        "flip": "Push! Turn over a card.",
        "stop": "Stop now. That is a good stack!",
        "place": "Put it here.",
        "take": "Take this stack.",
        "bank": "Bank this colour. Then it is safe.",
    },
    refusals={
        "card": "Push, or stop?",
        "pile": "It does not fit there.",
        "place stack": "Same colour or number there!",
        "take stack": "You take the highest stack.",
        "flip bank": "Tap a colour. The pig keeps it!",
        "place stock": "First put your card on a stack.",
        "take stock": "First take a stack.",
    },
    worded="words",
    options=(
        Option(
            "star_variant",
            "Star",
            ((False, "Safe", "characters/star"), (True, "Takes all", "characters/star-cross")),
            ("The star is safe.", "The star takes all your cards but the bank."),
        ),
        Option(
            "active_pick",
            "Take",
            (("highest", "Highest", "characters/crown"), ("free", "Any", "icons/hand")),
            ("Whoever stops takes the highest stack.", "Whoever stops takes any stack."),
        ),
        Option(
            "words",
            "Words",
            ((True, "On", "icons/book"), (False, "Off", "icons/cross")),
            ("Cards have words to read.", "No words: only colours and numbers."),
        ),
    ),
    felt=("#2FBFB0", "#0A5566"),
    tile=("#2FBFB0", "#0A5566"),
    seats=BENCHES,
    host=Figure("characters/piggy-bank", 75.2, 82, 120, keeps="bank"),
    prompts={
        "flip": "Push your luck, {name}!",
        "place": "Where does it go, {name}?",
        "take": "Take a stack, {name}!",
        "stop": "Push again, or stop?",
        "bank": "Push, or bank a colour?",
    },
    buttons={
        "flip": Key(19.5, 54.2, 15.6, 11.7, "sun", "icons/cards"),
        "stop": Key(87.5, 54.2, 15.6, 11.7, "leaf", "icons/hand"),
    },
    tour=(
        Stop("push_four"),
        Stop("push_place"),
        Stop("push_two"),
        Stop("push_three_take"),
        Stop("push_five"),
        Stop("push_six"),
        Stop("push_roll", live=1, seconds=2.75),
        Stop("push_bust", live=1, seconds=5),
    ),
)

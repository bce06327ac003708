"""KA-BLAM! on the table: its sentences, its lessons and where its piles lie."""

from game.games.kablam.rules import KaBlam
from game.table.arrangements import FAN, MESS, NOWHERE, PILE, Place
from game.table.marks import HIDDEN, Chevrons, Chip, Smoke
from game.table.table import Lesson, Names, Option, Rounds, Shout, Sound, Stop, Table

# What this game is called, and what is called out in it: whoever needs other names changes them here.
NAMES = Names("KA-BLAM!", "KA-BLAM!")

SHORT = {"length": "short"}

KABLAM = Table(
    rules=KaBlam,
    title=NAMES.title,
    goal="First to {target} points wins!",
    goals={"length": {"short": "First with no cards wins!"}},
    call="Match it. Dodge the bomb!",
    emblem="characters/bomb",
    shop_window=("R7", "boom", "B4"),
    lessons=(
        Lesson("Same colour, or same number.", ("B4", "arrow", "B7+", "R4+")),
        Lesson("Read your word out loud.", ("avatar:cat", "say:fish")),
        Lesson("No match? Pick up one card.", ("back", "arrow", "R2", "Y9", "back")),
        Lesson(f"The bomb? {NAMES.called} Sit this one out.", ("burst", "smoke:frog", "say:Worth it.")),
        Lesson("The next player misses a turn.", ("miss-B", "arrow", "avatar:frog", "say:Zzz...")),
        Lesson("The next player picks up two.", ("pick-G", "arrow", "back", "back")),
        Lesson("Round the other way!", ("rev-Y", "avatar:cat", "arrow", "avatar:fox")),
        Lesson("Wild! You pick the colour.", ("wild", "arrow", "R5", "G5", "P5")),
        Lesson("No cards left? You win the round!", ("avatar:fox", "say:Done!"), unless=SHORT),
        Lesson("Count the cards the others hold.", ("R7", "G9", "P2"), unless=SHORT),
        Lesson("Cards with a picture count ten.", ("miss-R", "wild", "boom"), unless=SHORT),
        Lesson("First to {target} wins the game!", ("trophy",), unless=SHORT),
        Lesson("No cards left? You win the game!", ("trophy",), only=SHORT),
    ),
    shared={
        "stock": Place(41.4, 37.8, PILE, 10),
        "discard": Place(54.7, 38.3, MESS, 10),
        "box": NOWHERE,
    },
    seated={"hand": Place(49, 83, FAN, 10.6)},
    marks={
        "colour": Chip(69, 41, "discard"),
        "direction": Chevrons(),
        "out": Smoke(),
        **dict.fromkeys(("gain", "round_winner", "round", "dealer", "state"), HIDDEN),
    },
    rounds=Rounds("round_winner", "gain", "target"),
    told={
        "miss": Shout("{name} misses a turn"),
        "pick_up": Shout("{name} picks up two"),
        "reverse": Shout("The other way round!"),
        "kablam": Shout("Oh no, {name}!", "kablam"),
        "no_cards": Shout("No cards left to pick up"),
        "reshuffled": Shout("The cards are mixed again"),
        "starter_returned": Shout("Under the pile it goes"),
        "round_won": Shout("{name} wins the round!", Sound.ROUND),
        "void_round": Shout("Nobody can play. Deal again!", Sound.TURN),
    },
    verbs={"draw": "Pick up a card", "next": "Next round"},
    advice={"play": "Try this one.", "draw": "No match. Pick up a card."},
    chat={
        "drew": ("Hmm.", "One more, then.", "Ooh, what is it?"),
        "robot_drew": ("Beep. Drat.", "Beep boop.", "Whirr..."),
        "two_left": ("Eek! Two left!", "Nearly there!", "Just two now!"),
        "one_left": ("One left!", "Last card!", "So close!"),
    },
    heap="discard",
    refusals={
        "card": "You need {colour} or {top}.",
        "bare": "You need {colour}.",
        "pile": "You have a card that matches!",
    },
    card_names={"miss": "Miss a turn", "pick": "Pick up 2", "rev": "Reverse"},
    card_pictures={"miss": "characters/snail", "pick": "characters/octopus", "rev": "characters/crab"},
    felt=("#6B57D6", "#2F2378"),
    tile=("#8E5BE8", "#4A1F8F"),
    tour=(
        Stop("table_four"),
        Stop("table_two", seconds=3.75),
        Stop("table_three_talking", live=1, seconds=6),
        Stop("table_five", live=1, seconds=3.75),
        Stop("table_six_one_out"),
        Stop("table_computer_models", live=1, seconds=1),
        Stop("table_six_models", live=1, seconds=9.5),
        Stop("kablam_moment", live=1, seconds=3.5),
    ),
    first=SHORT,
    options=(
        Option(
            "length", "Game", (("long", "Long", "characters/crown"), ("short", "Short", "characters/star"))
        ),
    ),
)

"""THAT'S IT! on the table: its sentences, its lessons and where its piles lie."""

from game.games.thats_it.grouping import BY_THING, MAT
from game.games.thats_it.rounds import points_table
from game.games.thats_it.rules import DISCARD, ThatsIt
from game.rules.core import Game
from game.table.arrangements import MESS, PILE, Place
from game.table.marks import HIDDEN
from game.table.seats import ROUND, Box
from game.table.table import (
    Asked,
    Asks,
    Called,
    Key,
    Lesson,
    Names,
    Option,
    Rounds,
    Shout,
    Sound,
    Stop,
    Table,
)

# What this game is called, and what is called out in it: whoever needs other names changes them here.
NAMES = Names("That's It!", "That's it!!!")

HOLD, LAY = 1, 2  # the versions of the rules
HOLDING, LAYING = {"version": HOLD}, {"version": LAY}
HELD = ("pic-pig", "noun-pig", "noun-pig-2", "pic-hat", "pic-hat-2", "noun-hat", "noun-hat-2")


def prompted(asked: Asked) -> str:
    """A card first, then where it goes, which is one question for all that may be done with it."""
    verb = asked.verbs[-1]
    if asked.ready:
        return verb
    kind = "several" if len(set(asked.verbs)) > 1 and "discard" in asked.verbs else verb
    return f"{kind}_then" if asked.chosen and kind not in ("draw", "take", "call") else kind


def too_early(game: Game, seat: int) -> str:
    if game.turn == seat and game.marks["state"] == "draw":
        return "First take a card."
    if game.chosen["version"] == LAY:
        return "Not yet. First get rid of all your cards."
    return "Not yet. All your cards must be in sets."


THATS_IT = Table(
    rules=ThatsIt,
    title=NAMES.title,
    goal="Fewest points wins!",
    call="Match pictures and words.",
    emblem="characters/wizard-purple",
    shop_window=("pic-cat", "noun-cat", "wizard-1"),
    lessons=(
        Lesson("Find cards of the same thing.", ("pic-cat", "pic-cat-2", "noun-cat")),
        Lesson("Three or four make a set.", ("pic-sun+", "noun-sun+", "noun-sun-2+")),
        Lesson("A wizard can be any card.", ("pic-dog+", "noun-dog+", "wizard-2+")),
        Lesson("Take a card from a pile.", ("back", "pic-hat", "arrow", "avatar:cat")),
        Lesson("Then put one card down.", ("avatar:cat", "arrow", "noun-fish"), only=HOLDING),
        Lesson("Hold a three and a four.", HELD, only=HOLDING),
        Lesson("No card left over? Shout it!", ("avatar:cat", f"say:{NAMES.called}"), only=HOLDING),
        Lesson("Left-over cards are points. Fewest wins!", ("pic-sock", "noun-moon", "trophy"), only=HOLDING),
        Lesson(
            "Lay your set on the table.",
            ("avatar:fox", "arrow", "pic-bus", "pic-bus-2", "noun-bus"),
            only=LAYING,
        ),
        Lesson(
            "Then you may add to sets.",
            ("pic-duck", "arrow", "noun-duck", "noun-duck-2", "wizard-1"),
            only=LAYING,
        ),
        Lesson(
            "A real card sets the wizard free.", ("noun-star", "arrow", "pic-star", "wizard-3"), only=LAYING
        ),
        Lesson("End your turn: put one down.", ("avatar:fox", "arrow", "noun-fish"), only=LAYING),
        Lesson("Last card down? Shout it!", ("avatar:fox", f"say:{NAMES.called}"), only=LAYING),
        Lesson("Too late? Shout next turn!", ("avatar:fox", "picture:characters/snail"), only=LAYING),
        Lesson("Cards left over are points.", ("pic-sock", "noun-moon", "wizard-4"), only=LAYING),
        Lesson("Fewest points wins the game!", ("trophy",), only=LAYING),
    ),
    shared={
        "stock": Place(43.8, 36.4, PILE, 9.2),
        "discard": Place(56.2, 36.4, MESS, 9.2),
        "set": Place(50, 50, MAT, 6.2),
    },
    seated={"hand": Place(48.4, 78.6, BY_THING, 9.5, room=68)},
    marks=dict.fromkeys(("round", "dealer", "round_winner", "points", "state", "owners", "taken"), HIDDEN),
    rounds=Rounds("round_winner", planned="rounds", points=points_table),
    told={
        "presented": Shout("{name} has a set!", Sound.ROUND),
        "swapped": Shout("{name} sets a wizard free!", Sound.TURN),
        "thats_it": Shout("{name} has no card left over!", Sound.ROUND),
        "put_aside": Shout("Whole sets do not count as points", Sound.FLIP),
        "missed": Shout("Never mind, {name}! Shout next turn.", Sound.FLIP),
        "rebuilt": Shout("A new pile!", Sound.TURN),
        "blocked": Shout("Nobody can go on. Let's count!", Sound.TURN),
        "round_won": Shout("{name} wins the round!", Sound.ROUND),
    },
    chat={"drew": ("Ooh!", "Hmm...", "Aha!"), "robot_drew": ("Beep!", "Whirr...", "Bleep.")},
    verbs={
        "draw": "Take this",
        "take": "Take that",
        "discard": "Put it here",
        "lay": "Lay it!",
        "add": "Set {nth}",
        "swap": "Set {nth}",
        "call": NAMES.called,
        "miss": "Later",
        "next": "Next round",
    },
    advice={
        "draw": "Take a new card from the pile.",
        "take": "Take the open card. You need it!",
        "discard": "Put this one down.",
        "lay": "You have a set! Lay it.",
        "add": "This card fits a set.",
        "swap": "Give this card. Get the wizard!",
        "call": f"Shout {NAMES.called}",
        "miss": f"Shout {NAMES.called}",
    },
    refusals={
        "card": "First take a card.",
        "draw card": "First take a card.",
        "take card": "First take a card.",
        "discard": "Tap a card of yours.",
        "lay": "First lay your set.",
        "add": "That goes somewhere else.",
        "swap": "That goes somewhere else.",
        "pile": "You have your card. Put one down!",
        "elsewhere": "That goes somewhere else.",
        "lay discard": "First lay your set.",
        "first": "First tap a card of yours.",
        "call": f"Shout {NAMES.called}",
    },
    first={"rounds": 1},
    versions="version",
    options=(
        Option(
            "version",
            "Sets",
            ((HOLD, "Hold", "icons/hand"), (LAY, "Lay", "icons/cards")),
            notes=("Hold a set of three and a set of four", "Lay your sets and get rid of all cards"),
        ),
        Option(
            "rounds",
            "",
            tuple((nth, f"{nth} round{'s' * (nth > 1)}", "") for nth in (1, 2, 3, 4, 5, 6, 8, 10)),
        ),
        Option(
            "call_window",
            "Shout",
            (*((nth, f"{nth} s", "") for nth in (3, 4, 6, 8, 10, 15, 20, 30)), ("off", "no limit", "")),
        ),
    ),
    felt=("#E06AAE", "#7A1F57"),
    tile=("#E06AAE", "#A5317B"),
    heap="discard",
    seats=ROUND._replace(
        mat=None, ribbon=Box(50, 57.4, 30), help=Box(92, 90.2, 11.7, 11), buttons=Box(50, 57.4, 20, 9.6)
    ),
    card_names={"wizard": "wizard"},
    asks=Asks(prompt=prompted, onto={"discard": DISCARD}, groups="lay"),
    prompts={
        "draw": "Take a card, {name}!",
        "take": "Take a card, {name}!",
        "lay": "Lay your set, {name}!",
        "lay_then": "Now the others like it!",
        "add": "Where does it go?",
        "add_then": "Where does it go?",
        "swap": "Where does it go?",
        "swap_then": "Where does it go?",
        "discard": "Put one card down!",
        "discard_then": "Now tap the pile!",
        "several": "Play, or put one down!",
        "several_then": "Where does it go?",
        "call": "Shout it, {name}!",
    },
    calls={"call": Called(Key(87.7, 64.5, 20.4, 15.2), too_early)},
    tour=(
        Stop("thats_it_hold", live=1, seconds=6.5),
        Stop("thats_it_hold_call", seconds=2.5),
        Stop("thats_it_two", live=1, seconds=1),
        Stop("thats_it_four", live=2, seconds=13.5),
        Stop("thats_it_five", live=1, seconds=1),
        Stop("thats_it_six", live=1, seconds=1),
        Stop("thats_it_lay_call", seconds=2.5),
        Stop("thats_it_moment", live=2, seconds=3),
    ),
)

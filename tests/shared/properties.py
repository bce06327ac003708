"""What must be true of every game; each check raises an AssertionError when it is not."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from random import Random
from typing import Any

from game.play import bots
from game.play.picker import Picker
from game.play.shown import Shown
from game.rules.core import Game
from game.rules.things import Event, Laid, Move, Moved, Peeked, Pick, Slot
from tests.arranging import deck_of, entry_of
from tests.shared.choosing import choose
from tests.shared.every_kind import Kind

LONGEST = 6000  # moves; a match that takes more will never end
PASSING = ("rng", "events", "_offered")  # attributes that are no part of the table
REDEALS = 12  # tries to find another truth in which the same move can be made
SHARED_PLIES = 3


def begin(rules: type[Game], kind: Kind, seed: int) -> Game:
    return rules(deck_of(rules, kind.players), kind.players, seed, **kind.options)


def play_through(rules: type[Game], kind: Kind, seed: int) -> Iterator[Game]:
    """A match of chance moves: the table after the deal and after every move."""
    game, rng = begin(rules, kind, seed), Random(seed)
    yield game
    for _ in range(LONGEST):
        if game.winners is not None:
            return
        game.apply(*choose(game, rng))
        yield game
    raise AssertionError("the match does not end")


def some_tables(rules: type[Game], kind: Kind, seed: int, every: int) -> Iterator[Game]:
    """Some of the tables of a match, at uneven distances, where a move can be made."""
    rng = Random(seed)
    for game in play_through(rules, kind, seed):
        game.take_events()
        if rng.random() * every < 1 and game.winners is None:
            yield game


def state(game: Game) -> dict[str, Any]:
    """Everything the table is, to be compared now."""
    return {name: value for name, value in vars(game).items() if name not in PASSING}


# 1: play ends, no card is lost, whoever is on turn has a move


def check_whole(rules: type[Game], kind: Kind, seed: int) -> int:
    """The number of moves of the match."""
    moves = -1
    for game in play_through(rules, kind, seed):
        moves += 1
        check_cards(game)
        acting = [seat for seat in range(game.players) if game.moves(seat)]
        assert (game.turn in acting) == (game.winners is None)
    return moves


def check_cards(game: Game) -> None:
    lying = sorted(card for cards in game.piles.values() for card in cards)
    assert lying == list(range(len(game.deck))), "a card is missing or lies in two places"


# 2: the same seed and moves give the same events


def check_repeats(rules: type[Game], kind: Kind, seed: int) -> None:
    first, again = begin(rules, kind, seed), begin(rules, kind, seed)
    rng = Random(seed)
    while first.winners is None:
        seat, move = choose(first, rng)
        first.apply(seat, move)
        again.apply(seat, move)
        assert first.take_events() == again.take_events(), "the same moves gave other events"
    assert state(first) == state(again)


# 3: a copy has a life of its own


def check_copies(game: Game, seed: int) -> None:
    before, twin = deepcopy(state(game)), game.copy(Random(seed))
    assert state(twin) == before, "a copy differs from its original"
    play_on(twin, Random(seed), 12)
    assert state(game) == before, "playing a copy changed the original"


def play_on(game: Game, rng: Random, plies: int) -> None:
    for _ in range(plies):
        if game.winners is None:
            game.apply(*choose(game, rng))


# 4: events alone rebuild the table


def check_shown(rules: type[Game], kind: Kind, seed: int) -> None:
    shown = Shown(rules, kind.players)
    for game in play_through(rules, kind, seed):
        for event in game.take_events():
            shown.show(event)
        for name in ("piles", "turned", "marks", "scores", "turn", "winners"):
            assert getattr(shown, name) == getattr(game, name), f"the events do not tell of the {name}"


# 5: a view keeps what the seat sees


def check_view(game: Game, seat: int, seed: int) -> None:
    view = game.seen_by(seat, Random(seed))
    check_cards(view)
    for pile, cards in game.piles.items():
        assert len(view.piles[pile]) == len(cards)
        for mine, real in zip(view.piles[pile], cards, strict=True):
            assert mine == real or not game.sees(seat, pile, real), "a view changed an open card"
    for name in ("marks", "scores", "turn", "winners", "turned", "deck"):
        assert getattr(view, name) == getattr(game, name)
    assert view.moves(seat) == game.moves(seat), "a view changed what may be done"


# 6: two truths that look alike stay alike


def check_no_leak(game: Game, seat: int, seed: int) -> int:
    """How many moves were made in both truths and looked the same from the seat."""
    rng = Random(seed)
    truth, other = two_truths(game, seat, rng)
    watching, watching_other = shown_from(truth), shown_from(other)
    for compared in range(SHARED_PLIES):
        check_same_view(truth, other, seat, seed)
        shared = shared_moves(truth, other)
        if truth.winners is not None or not shared:
            return compared
        choice = shared[int(rng.random() * len(shared))]
        if look(truth, choice, watching, seat) != look(other, choice, watching_other, seat):
            return compared
    check_same_view(truth, other, seat, seed)
    return SHARED_PLIES


def shared_moves(truth: Game, other: Game) -> list[tuple[int, Move]]:
    """What can be done in both, by whom."""
    seats = range(truth.players)
    return [(seat, move) for seat in seats for move in truth.moves(seat) if move in other.moves(seat)]


def two_truths(game: Game, seat: int, rng: Random) -> tuple[Game, Game]:
    """The table, and one that differs in what the seat cannot see, with the same chance to come."""
    chance = rng.random()
    truth = listening(game.copy(Random(chance)))
    for _ in range(REDEALS):
        other = listening(another_truth(game, seat, rng))
        if shared_moves(truth, other):
            break
    other.rng = Random(chance)
    return truth, other


def another_truth(game: Game, seat: int, rng: Random) -> Game:
    """The table with all cards that the seat neither sees nor knows in other places."""
    other = game.copy(rng)
    places = [
        (cards, place)
        for pile, cards in other.piles.items()
        for place, card in enumerate(cards)
        if not game.sees(seat, pile, card) and not game.known[seat] >> card & 1
    ]
    old = [cards[place] for cards, place in places]
    new = sorted(old, key=lambda _: rng.random())
    for (cards, place), card in zip(places, new, strict=True):
        cards[place] = card
    becomes = {**{card: card for card in range(len(game.deck))}, **dict(zip(old, new, strict=True))}
    for one in range(game.players):
        known = [becomes[card] for card in becomes if game.known[one] >> card & 1]
        other.known[one] = sum(1 << card for card in known)
    other.redealt()
    return other


def listening(game: Game) -> Game:
    game.events = []
    return game


def shown_from(game: Game) -> Shown:
    """What has been shown of a table so far."""
    shown = Shown(type(game), game.players)
    for name in ("piles", "turned", "marks"):
        setattr(shown, name, deepcopy(getattr(game, name)))
    return shown


def look(game: Game, choice: tuple[int, Move], shown: Shown, seat: int) -> list[object]:
    """What a seat sees while the move is made."""
    game.apply(*choice)
    return [seen(event, shown, seat) for event in game.take_events()]


def seen(event: Event, shown: Shown, seat: int) -> object:
    """An event without what is hidden from the seat; the event is shown on the way."""
    match event:
        case Moved(card, src, dst, place):
            before = shown.sees(seat, src, card)
            shown.show(event)
            if shown.sees(seat, dst, card):
                return (card, src, dst, place)
            return (card, src, dst) if before else (src, dst)
        case Laid(pile, cards):
            shown.show(event)
            return [card if shown.sees(seat, pile, card) else "back" for card in cards]
        case Peeked(peeper, pile, _) if peeper != seat:
            return (peeper, pile)
    shown.show(event)
    return event


def check_same_view(truth: Game, other: Game, seat: int, seed: int) -> None:
    mine, theirs = truth.seen_by(seat, Random(seed)), other.seen_by(seat, Random(seed))
    assert state(mine) == state(theirs), f"seat {seat} can tell apart what looks alike"
    assert truth.moves(seat) == other.moves(seat), "what may be done depends on hidden cards"
    if truth.turn == seat and truth.winners is None:
        for level in entry_of(type(truth)).levels.values():
            answers = [bots.decide(game, level, Random(seed)) for game in (truth, other)]
            assert answers[0] == answers[1], "a bot knows hidden cards"


# 7: a move names no card the mover cannot see


def check_names(game: Game) -> None:
    places = {card: pile for pile, cards in game.piles.items() for card in cards}
    for seat in range(game.players):
        for pick in (pick for move in game.moves(seat) for pick in move.picks):
            if isinstance(pick, int):
                assert game.sees(seat, places[pick], pick), "a move names a hidden card"
            elif isinstance(pick, Slot):
                assert pick.place < len(game.piles[pick.pile])


# 8: clicks in any order reach every legal move and nothing else


def check_clicks(moves: list[Move], picker: type[Picker] = Picker) -> None:
    for move in moves:
        for order in permutations(move.picks):
            assert reaches(picker(moves), order, move), f"{move} cannot be clicked"
    for found in click_around(picker, moves):
        assert found in moves, f"clicking made {found}"


def reaches(picker: Picker, order: tuple[Pick, ...], move: Move) -> bool:
    for pick in order[:-1]:
        if pick not in picker.picks() or picker.pick(pick) is not None:
            return False
    return (bool(order) and picker.pick(order[-1]) == move) or move in picker.buttons()


def click_around(picker: type[Picker], moves: list[Move]) -> set[Move]:
    """Every move that any clicks at all can make."""
    found: set[Move] = set()
    waiting: list[tuple[Pick, ...]] = [()]
    been = {frozenset[Pick]()}
    while waiting:
        clicks = waiting.pop()
        now = clicked(picker(moves), clicks)
        found.update(now.buttons())
        for pick in now.picks() - set(clicks):
            made = clicked(picker(moves), clicks).pick(pick)
            if made is not None:
                found.add(made)
            elif frozenset((*clicks, pick)) not in been:
                been.add(frozenset((*clicks, pick)))
                waiting.append((*clicks, pick))
    return found


def clicked(picker: Picker, clicks: tuple[Pick, ...]) -> Picker:
    for pick in clicks:
        picker.pick(pick)
    return picker


# 9: every bot has a legal move at once


def check_bots(game: Game, seed: int) -> None:
    for name, level in entry_of(type(game)).levels.items():
        rng = Random(seed)
        first = next(level.bot.think(game.seen_by(game.turn, rng, level.memory), rng))
        assert first in game.moves(game.turn), f"the {name} bot is not ready or not honest"
        assert bots.decide(game, level, Random(seed)) == bots.decide(game, level, Random(seed))

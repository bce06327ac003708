"""From a pack to cards: words in their places, things in an order that the seed alone decides."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.games.kablam.rules import KaBlam
from game.games.read_and_grab.rules import ReadAndGrab
from game.games.thats_it.rules import ThatsIt
from game.play.dealing import cards_of, deal, packs_for, thing_cards
from game.play.match import Match
from game.play.plan import Plan, parse_seats
from game.play.save import SaveError, dump, load
from game.rules.things import Card
from game.words.packs import shipped
from game.words.pictures import OURS, Album, PicturePack
from tests.arranging import entry_of

ALBUM = Album()
THINGS = 12


class Things(ReadAndGrab):
    """A game of turns with the cards of twelve things."""

    key = "things"
    pictures = True

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        names = [card.word for card in words[:THINGS]]
        return [Card(kind, "", nth, name) for name in names for kind in ("picture", "noun") for nth in (1, 2)]

    @classmethod
    def fault_of(cls, deck: Sequence[Card]) -> str:
        return ThatsIt.fault_of(deck)


def ours() -> PicturePack:
    return ALBUM.packs[OURS]


def words(cards: Sequence[Card]) -> list[str]:
    return [card.word for card in cards]


def test_the_seed_alone_decides_the_order() -> None:
    orders = [words(thing_cards(ours(), seed)) for seed in range(50)]
    assert orders == [words(thing_cards(ours(), seed)) for seed in range(50)]
    assert len({tuple(order) for order in orders}) == 50
    assert all(sorted(order) == sorted(noun.word for noun in ours().nouns) for order in orders)


def test_this_seed_deals_these_things_on_every_machine() -> None:
    assert words(thing_cards(ours(), 7))[:6] == ["tent", "sock", "fish", "frog", "box", "cow"]


def test_every_thing_is_chosen_about_as_often() -> None:
    chosen = [word for seed in range(600) for word in words(thing_cards(ours(), seed))[:THINGS]]
    counts = [chosen.count(noun.word) for noun in ours().nouns]
    assert all(180 < count < 300 for count in counts), counts


def test_things_that_join_in_come_last() -> None:
    pack = PicturePack("own/Farm", "Farm", ours().nouns[:5], ours().nouns[5:])
    for seed in range(20):
        order = words(thing_cards(pack, seed))
        assert sorted(order[:5]) == sorted(noun.word for noun in pack.nouns)
        assert len(set(order)) == 30
    assert len({tuple(words(thing_cards(pack, seed))[5:12]) for seed in range(20)}) == 20


def test_each_game_is_offered_its_kind_of_pack(tmp_path: Path) -> None:
    packs = shipped(Path(__file__).resolve().parents[2] / "assets" / "packs")
    assert packs_for(KaBlam, packs, ALBUM) is packs
    assert packs_for(Things, packs, ALBUM) is ALBUM.packs
    assert len(cards_of(packs["1-cvc"], 1)) == 66
    assert cards_of(packs["1-cvc"], 1) == cards_of(packs["1-cvc"], 2)
    assert {card.kind for card in cards_of(ours(), 1)} == {"noun"}


def dealt(seed: int = 3) -> Match:
    return deal(Plan(Things.key, parse_seats("human,easy"), {}, OURS, seed), entry_of(Things), ours())


def test_a_match_of_things_and_its_save() -> None:
    match = dealt()
    assert set(words(match.game.deck)) == set(words(thing_cards(ours(), 3))[:THINGS])
    again = load(dump(match), {Things.key: entry_of(Things)})
    assert again.game.deck == match.game.deck


@pytest.mark.parametrize(
    ("place", "card"),
    [(0, Card("picture", "", 1, "zebra")), (3, Card("noun", "", 2, "")), (1, Card("picture", "", 2, "ant"))],
)
def test_a_save_with_half_a_thing_is_refused(place: int, card: Card) -> None:
    saved = json.loads(dump(dealt()))
    saved["deck"][place] = card
    with pytest.raises(SaveError, match="thing without its four cards"):
        load(json.dumps(saved), {Things.key: entry_of(Things)})

"""From a plan and a pack to a match with its cards dealt."""

from collections.abc import Mapping, Sequence
from random import Random

from game.play.entry import Entry
from game.play.match import Match
from game.play.plan import Plan
from game.rules.core import Game
from game.rules.sight import mix
from game.rules.things import Card
from game.words.packs import Pack
from game.words.picture_folders import Noun
from game.words.pictures import Album, AnyPack, PicturePack


def word_cards(pack: Pack) -> list[Card]:
    return [Card("word", word.colour, word.number, word.word) for word in pack.words]


def thing_cards(pack: PicturePack, seed: int) -> list[Card]:
    """A card for each thing in an order that the seed decides; what joins in from other packs comes last."""
    rng = Random(seed)
    return [Card("noun", word=noun.word) for nouns in (pack.nouns, pack.spare) for noun in _mixed(nouns, rng)]


def _mixed(nouns: Sequence[Noun], rng: Random) -> list[Noun]:
    order = list(range(len(nouns)))
    mix(order, rng)
    return [nouns[place] for place in order]


def packs_for(rules: type[Game], packs: Mapping[str, Pack], album: Album) -> Mapping[str, AnyPack]:
    """What a game can be played with: packs of words, or of pictures."""
    return album.packs if rules.pictures else packs


def cards_of(pack: AnyPack, seed: int) -> list[Card]:
    """What a game builds its deck from."""
    return thing_cards(pack, seed) if isinstance(pack, PicturePack) else word_cards(pack)


def deal(plan: Plan, entry: Entry, pack: AnyPack) -> Match:
    deck = entry.rules.build_deck(cards_of(pack, plan.seed), len(plan.players))
    match = Match(entry, deck, plan.players, plan.seed, dict(plan.options))
    match.pack = plan.pack
    return match


def deal_again(match: Match, seed: int) -> Match:
    """The same players and words in a new order."""
    again = Match(match.entry, match.game.deck, match.players, seed, match.options)
    again.journal, again.pack = match.journal, match.pack
    return again

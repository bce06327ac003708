"""From a plan and a word pack to a match with its cards dealt."""

from game.play.match import Match
from game.play.plan import Plan
from game.rules.core import Game
from game.rules.things import Card
from game.words.packs import Pack


def word_cards(pack: Pack) -> list[Card]:
    """The sixty-six word cards a pack makes."""
    return [Card("word", word.colour, word.number, word.word) for word in pack.words]


def deal(plan: Plan, rules: type[Game], pack: Pack) -> Match:
    deck = rules.build_deck(word_cards(pack), len(plan.players))
    return Match(rules, deck, plan.players, plan.seed, dict(plan.options))

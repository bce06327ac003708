"""Computer players for Go Fox!: memory makes them strong, slips keep the steps between levels even."""

from game.play.bots import GreedyBot, Level

LEVELS = {
    "easy": Level(GreedyBot(slips=0.5), 0.0),
    "medium": Level(GreedyBot(slips=0.45), 0.5),
    "hard": Level(GreedyBot(), 1.0),
}

"""Driving a game: matches, bots, saves; no pygame."""

"""Matches, bots and saves."""

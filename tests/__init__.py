"""Tests of the game, one folder for each part of it."""

"""The rules of the games: plain Python, no clock, no files, no pygame."""

"""The way to a match: the title, the first run, the games, and who plays by which rules."""

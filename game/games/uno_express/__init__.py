"""The game of the last card: its rules, its table and all that only it needs."""

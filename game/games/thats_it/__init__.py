"""THAT'S IT!: its rules, its table and all that only it needs."""

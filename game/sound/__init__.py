"""Sound effects and the voice."""

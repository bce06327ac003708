"""How the sounds of the game were made; the game itself only plays the files."""

"""Ka-Blam! and Friends: card and dice games that make children want to read aloud."""

NAME = "Ka-Blam! and Friends"
SHORT_NAME = NAME.split()[0].upper()
__version__ = "0.5.0"

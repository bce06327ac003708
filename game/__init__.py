"""Ka-Blam! and Friends: card and dice games that make children want to read aloud."""

__version__ = "0.5.0"

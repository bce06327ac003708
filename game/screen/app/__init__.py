"""The window and all that surrounds the scenes."""

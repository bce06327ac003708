"""Whole matches, event by event."""

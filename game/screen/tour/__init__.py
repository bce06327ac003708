"""Every screen in its states."""

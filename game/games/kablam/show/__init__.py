"""What only this game has on the screen."""

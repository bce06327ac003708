"""What can be pressed, and what stands beside it."""

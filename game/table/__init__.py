"""What a table can say, without pygame."""

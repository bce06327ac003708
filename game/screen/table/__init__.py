"""The table: cards, heads, words and moments."""

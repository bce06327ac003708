"""Word packs."""

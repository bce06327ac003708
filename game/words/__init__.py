"""Word packs and reading records; no pygame."""

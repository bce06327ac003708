"""How things look: pictures, letters, colours."""

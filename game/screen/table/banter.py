"""What players say: short, kind and silly."""

VICTIMS = (
    "I only sneezed on it...",
    "It was like that when I got here.",
    "Worth it.",
    "Is my tail still on?",
    "Oops. Was that loud?",
    "I smell toast.",
)
ROBOT_VICTIMS = ("Beep. Drat.", "Rebooting...", "My bolts! My bolts!", "Error: too much boom.")


def line(lines: tuple[str, ...], turn: int) -> str:
    """Another line each time, but the same for the same moment of a match."""
    return lines[(turn * 7 + turn // 5) % len(lines)]

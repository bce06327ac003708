"""Where players sit at this table: each on a paper of their own, with room for what they lay before them."""

from game.table.seats import Box, Chairs, SeatPlace, Seats, side_by_side


def _sharing(count: int) -> Chairs:
    """Papers side by side along the top: head and name above, what lies before the player below."""
    step = 86.6 / count
    wide = step - 0.7
    left = -wide / 2
    each = SeatPlace(
        Box(left + 3.5, -6.2, 68),
        name=Box(left + 6.6 + min(4.4, (wide - 7.6) / 2), -8.2, min(8.8, wide - 7.6)),
        front=Box(0, 5.4, wide - 2.6, 9.5),
        prizes=Box(left + 6.4 + (wide - 7.4) / 2, -3.0, wide - 7.4, 6),
        paper=Box(0, 0, wide, 23.4),
        strip=True,
    )
    return Chairs(side_by_side(count, step), 14, each)


def _broad(*xs: float, wide: float) -> Chairs:
    """Broad papers for one or two others."""
    head, room = -wide / 2 + 5.1, wide - 11.6
    each = SeatPlace(
        Box(head, -2.8, 96),
        name=Box(head, 7, 9),
        front=Box(4.6, -1.4, room, 15),
        prizes=Box(4.6, 7.4, room, 6),
        paper=Box(0, 0, wide, 21.4),
    )
    return Chairs(xs, 13, each)


PAPERS = Seats(
    own=SeatPlace(Box(5, 79, 96), cards=Box(50, 80)),
    others={
        1: _broad(50, wide=66),
        2: _broad(28, 72, wide=41),
        **{count: _sharing(count) for count in (3, 4, 5)},
    },
    mat=Box(50, 44, 54.7, 41),
    ribbon=Box(50, 63.6, 30),
    help=Box(95.6, 84.5, 7.4, 9.6),
    buttons=Box(18, 50, 18, 10),
)

"""Where players of PUSH sit: benches on narrow papers along the top, the viewer's own below."""

from game.table.seats import Box, Chairs, SeatPlace, Seats, side_by_side

HIGH = 13.8
MIDDLE = 8.8


def _line(count: int, wide: float, marks: float) -> Chairs:
    """Head, then name above bench, then the bank."""
    left, row = -wide / 2, wide - 12.6
    each = SeatPlace(
        Box(left + 3.6, 0, 76),
        name=Box(left + 6.9 + row / 2, -4.2, row),
        front=Box(left + 6.9 + row / 2, 1.9, min(row, 5 * marks), 7.6),
        prizes=Box(wide / 2 - 3.1, 0, 5.2, 12),
        paper=Box(0, 0, wide, HIGH),
        strip=True,
    )
    return Chairs(side_by_side(count, 85.4 / count), MIDDLE, each)


def _block(count: int, wide: float) -> Chairs:
    """Head, name and bank above, the bench along the whole breadth below."""
    left = -wide / 2
    each = SeatPlace(
        Box(left + 2.5, -3.2, 52),
        name=Box(left + 4.9 + (wide - 10.8) / 2, -3.4, wide - 10.8),
        front=Box(0, 3.2, wide - 1.4, 6.2),
        prizes=Box(wide / 2 - 3.3, -3.3, 5.2, 6.2),
        paper=Box(0, 0, wide, HIGH),
        strip=True,
    )
    return Chairs(side_by_side(count, 85.6 / count), MIDDLE, each)


BENCHES = Seats(
    own=SeatPlace(Box(6.6, 82.5, 104), name=Box(6.6, 93.4, 9), paper=Box(41.4, 84.8, 80, 27.6)),
    others={
        1: _line(1, 40, 4.8),
        2: _line(2, 38, 4.6),
        3: _line(3, 27.8, 3.3),
        4: _block(4, 20.7),
        5: _block(5, 16.6),
    },
    mat=None,
    ribbon=Box(50, 66.4, 34),
    help=Box(91.6, 87, 12.5, 11.7),
    buttons=Box(87.5, 57, 15.4, 11.7),
)

"""Who sits where before a match: joining, leaving, changing heads, names and levels; no picture."""

from game.play.plan import (
    LEVELS,
    PEOPLE,
    ROBOTS,
    PlanError,
    Player,
    clean_name,
    format_seats,
    next_player,
    parse_seats,
)

ANY = range(2, 7)
USUAL = "human,easy,easy"


class Seating:
    """As many players in their seats as a game takes."""

    def __init__(self, text: str, seats: range = ANY) -> None:
        """Seats as the settings keep them; anything unusable gives the usual ones."""
        self.fewest, self.most = seats[0], seats[-1]
        try:
            players = parse_seats(text or USUAL)
        except PlanError:
            players = parse_seats(USUAL)
        self.players = list(players[: self.most] if len(players) >= 2 else parse_seats(USUAL))
        while len(self.players) < self.fewest:
            self.join()
        self._were: dict[tuple[int, bool], Player] = {}  # who sat here as a person, and as a robot

    @property
    def text(self) -> str:
        return format_seats(tuple(self.players))

    def join(self) -> None:
        if len(self.players) < self.most:
            self.players.append(Player(*next_player(self.players, robot=False)))

    def leave(self, seat: int) -> None:
        if len(self.players) > self.fewest:
            del self.players[seat]
            self._were.clear()

    def swap_kind(self, seat: int) -> None:
        """A robot for a person, or a person for a robot; whoever sat here before comes back."""
        player = self.players[seat]
        robot = not player.bot
        self._were[seat, not robot] = player
        others = self.players[:seat] + self.players[seat + 1 :]
        back = self._were.get((seat, robot))
        if back is None or back.name in {other.name for other in others}:
            back = Player(*next_player(others, robot), LEVELS[0] if robot else "")
        self.players[seat] = back

    def next_head(self, seat: int) -> None:
        """The next head nobody else wears; a name that came with the old head goes with it."""
        player = self.players[seat]
        cast = ROBOTS if player.bot else PEOPLE
        others = self.players[:seat] + self.players[seat + 1 :]
        names, heads = {other.name for other in others}, {other.avatar for other in others}
        own_name = (player.name, player.avatar) not in cast
        start = next((i for i, (_, head) in enumerate(cast) if head == player.avatar), 0)
        if not own_name:
            start = cast.index((player.name, player.avatar))
        for by in range(1, len(cast) + 1):
            name, head = cast[(start + by) % len(cast)]
            free = head not in heads or bool(player.bot)
            if free and head != player.avatar and (own_name or name not in names):
                self.players[seat] = player._replace(avatar=head, name=player.name if own_name else name)
                return

    def rename(self, seat: int, name: str) -> None:
        if clean_name(name):
            self.players[seat] = self.players[seat]._replace(name=clean_name(name))

    def next_level(self, seat: int) -> None:
        player = self.players[seat]
        if player.bot:
            level = LEVELS[(LEVELS.index(player.bot) + 1) % len(LEVELS)]
            self.players[seat] = player._replace(bot=level)

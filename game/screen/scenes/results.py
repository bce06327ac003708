"""After a round and at the end of a match: who won, the points so far, and what was read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.games.thats_it.rounds import Tournament, points_table
from game.games.thats_it.show.score_table import ScoreTable, Sheet
from game.play.match import Match
from game.play.plan import Player
from game.screen.paint.palette import INK, SUN, VIOLET, WHITE
from game.screen.scenes.overlay import dismiss
from game.screen.scenes.scene import Scene
from game.screen.widgets.confetti import Confetti
from game.screen.widgets.podium import Cheer, Podium, Standing
from game.screen.widgets.points import COUNTING, PointsPanel
from game.screen.widgets.widgets import Button, IconButton
from game.table.table import Table

if TYPE_CHECKING:
    from game.screen.scenes.scene import Host

LOOK = 1.5  # seconds before the first press counts
AUTOPLAY = 4.0  # seconds the screen stays when nobody is there to press


class Result(NamedTuple):
    """What a round or a match came to, seat by seat; with neither target nor unit nothing was counted."""

    players: tuple[Player, ...]
    totals: tuple[int, ...]
    gains: tuple[int, ...]
    winners: tuple[int, ...]
    target: int
    final: bool
    words_read: int
    unit: str = ""  # what was counted, if it was not points
    rounds: tuple[tuple[int, ...], ...] = ()  # the points of each round, if they are shown one by one
    planned: int = 0  # how many rounds there will be
    fewest: bool = False  # whether points are better the fewer there are

    @property
    def counted(self) -> bool:
        return bool(self.target or self.unit or self.rounds)

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who is best so far, in all rounds together."""
        best = min(self.totals) if self.fewest else max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    def title(self) -> str:
        names = [self.players[seat].name for seat in self.winners]
        if not names:
            return "What a game!" if self.final else "What a round!"
        who = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
        verb = "wins" if len(names) == 1 else "win"
        return f"{who} {verb}!" if self.final else f"{who} {verb} the round!"

    @property
    def standings(self) -> list[Standing]:
        """Winners first, then by points; equal players share a place."""

        def rank(seat: int) -> tuple[bool, int]:
            return (seat not in self.winners, self.totals[seat] * (1 if self.fewest else -1))

        seats = sorted(range(len(self.players)), key=rank)
        return [
            Standing(
                seat=seat,
                player=self.players[seat],
                place=1 if seat in self.winners else 1 + sum(rank(other) < rank(seat) for other in seats),
                won=seat in self.winners,
                total=self.totals[seat],
                gain=self.gains[seat],
            )
            for seat in seats
        ]


def result_of(match: Match, table: Table, final: bool) -> Result:
    """By what the game says of itself: who leads, what is counted, and what the last round has brought."""
    game = match.game
    gain, winner = int(game.marks.get("gain", 0)), int(game.marks.get("round_winner", -1))
    winners = game.winners if game.winners is not None else (winner,) * (winner >= 0)
    counted = any(game.scores) and not game.keeps_score
    gains = tuple(gain if seat in winners else 0 for seat in range(game.players))
    return Result(
        players=match.players,
        totals=tuple(game.scores),
        gains=tuple(game.scores) if counted else gains,
        winners=winners,
        target=int(game.chosen.get("target", 0)) if game.keeps_score else 0,
        final=final,
        words_read=match.words_before + len(match.readings),
        unit=table.unit[1] if counted else "",
        rounds=tuple(map(tuple, points_table(game.marks))) if isinstance(game, Tournament) else (),
        planned=int(game.chosen.get("rounds", 0)),
        fewest=game.fewest_wins,
    )


class ResultScene(Scene):
    """Podium and points with confetti; is gone once `go_on` was called."""

    tells_itself = True

    theme = "results"

    def __init__(self, host: Host, result: Result, go_on: Callable[[], None]) -> None:
        super().__init__(host)
        self.result = result
        self._go_on = go_on
        self._calm = self.services.settings.reduced_motion
        self._time = COUNTING if self._calm or not result.counted else 0.0
        self._waited = 0.0
        self._greeted = False
        self._confetti: Confetti | None = None

    @property
    def counting(self) -> bool:
        return self._time < COUNTING

    @property
    def moving(self) -> bool:
        return self.counting or (self._confetti is not None and self._confetti.flying)

    def build(self) -> None:
        view, standings = self.host.view, self.result.standings
        self._points: PointsPanel | ScoreTable = PointsPanel(
            self.host.art, standings, self.result.target, self.result.unit
        )
        if self.result.rounds:
            sheet = Sheet(self.result.players, self.result.rounds, self.result.planned, self.result.leaders)
            self._points = ScoreTable(self.host.art, sheet)
        self._stand = (
            Podium(self.host.art, standings) if self.result.counted else Cheer(self.host.art, standings)
        )
        on = "Play again" if self.result.final else "Next round"
        home = pygame.Rect(0, 0, round(view.px(112)), round(view.px(88)))
        next_round = pygame.Rect(0, 0, round(view.px(320)), round(view.px(88)))
        next_round.center = (round(view.width - view.px(206)), round(view.height - view.px(80)))
        home.midright = (round(next_round.x - view.px(30)), next_round.centery)
        self.focus.place(
            [
                IconButton(home, "Home", self._home, "icons/home", finish=VIOLET),
                Button(next_round, on, self._on, finish=SUN, size=42),
            ],
            first=on,
        )

    def shown(self) -> None:
        if self._greeted:
            return
        self._greeted = True
        self.focus.settle(LOOK)  # a child that hammers on still sees who has won
        self.services.effects.play("win" if self.result.final else "round")
        self.services.voice.say(self.result.title)
        if not self._calm:
            self._confetti = Confetti(self.host.art)

    def back(self) -> None:
        self._home()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.moving:
            self.dirty = True
            self._move(dt)
        self._waited += dt
        if self.services.autoplay and self._waited > AUTOPLAY:
            self._on()

    def _move(self, dt: float) -> None:
        if self.counting:
            before, self._time = self._time, self._time + dt
            if int(self._time * 12) > int(before * 12):
                self.services.effects.play("tick")
        if self._confetti:
            self._confetti.update(dt)

    def paint(self, screen: pygame.Surface) -> None:
        art, view = self.host.art, self.host.view
        screen.blit(art.ground.rays(self.theme, 50, 42), (0, 0))
        self._stand.draw(screen)
        if self._confetti:
            self._confetti.draw(screen)
        if self.result.counted:
            self._points.draw(screen, min(1.0, self._time / COUNTING))
        spare = (view.height - view.px(720)) / 2
        title = self._title()
        screen.blit(title, title.get_rect(center=(view.width // 2, round(view.px(64) + spare))))
        if self.result.words_read:
            self._paint_words(screen)

    def _title(self) -> pygame.Surface:
        """The title on a gentle arc, smaller the longer it is."""
        letters, view, text = self.host.art.letters, self.host.view, self.result.title
        size = letters.fit(text, view.width - view.px(220), view.px(72), "heading")
        bend = 18 / max(18, len(text))
        return letters.logo(text, size, arc=0.0048 * bend * bend, bounce=0, tilt=0.8 * bend)

    def _paint_words(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        count = self.result.words_read
        words = art.letters.reading(f"You read {count} word{'' if count == 1 else 's'}!", px(26), WHITE)
        bar = pygame.Rect(0, 0, round(words.get_width() + px(126)), round(px(62)))
        bar.center = (round(self._stand.middle), round(self.host.view.height - px(48)))
        paper = art.pieces.panel(*bar.size, px(26), fill=INK)
        screen.blit(paper, paper.get_rect(center=bar.center))
        owl = art.picture("characters/owl", px(66))
        screen.blit(owl, owl.get_rect(center=(round(bar.x + px(52)), round(bar.centery - px(4)))))
        screen.blit(words, words.get_rect(midright=(round(bar.right - px(34)), bar.centery)))

    def _on(self) -> None:
        self._go_on()
        dismiss(self)

    def _home(self) -> None:
        self.host.go("title")

"""What a season comes to: every player's line at every club, and the clubs' wins and runs, folded from its games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import add
from typing import Any

from hotstove.diamond.log import GameLog
from hotstove.records.result import GameRows
from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.season.club_state import ClubState, points_of
from hotstove.season.day import Watch, play_day
from hotstove.season.game_shapes import GameShapes, platoon_of
from hotstove.season.leaders import Category, Row, leaders
from hotstove.season.plan import AnyPlan
from hotstove.season.postponing import made_up
from hotstove.season.result import Result
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.table.collector import collected_seldom

Key = tuple[str, str]
"""The player's id and his club's code."""


@dataclass
class SeasonTotals:
    """One season as it was played here."""

    batting: dict[Key, BattingLine] = field(default_factory=dict)
    pitching: dict[Key, PitchingLine] = field(default_factory=dict)
    points: dict[str, Mapping[str, int]] = field(default_factory=dict)
    """What the game counts beside the lines of a box score, by player."""
    wins: dict[str, int] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)
    runs: dict[str, int] = field(default_factory=dict)
    runs_allowed: dict[str, int] = field(default_factory=dict)
    outs: int = 0
    errors: int = 0
    shapes: GameShapes = field(default_factory=GameShapes)
    race: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Wins less losses of every club after each part of the schedule, where the season was planned."""
    platoon: dict[bool, tuple[int, int]] = field(default_factory=dict, compare=False)
    """At-bats and hits of one-handed batters against pitchers of their own hand (True) and of the other; only of games
    that were played in this process, since a box score does not tell."""

    def add(self, game: GameRows) -> None:
        """One more game."""
        head = game.game
        score = head["visitors_runs"], head["home_runs"]
        self.count(head["visitors"], score[0], score[1])
        self.count(head["home"], score[1], score[0])
        self.shapes.add(score, len(head["visitors_line"].split()))
        self.outs += head["outs"]
        self.errors += head["visitors_errors"] + head["home_errors"]
        for row in game.batting:
            key = row["player"], row["club"]
            batted = BattingLine(*map(row.__getitem__, BattingLine._fields))
            self.batting[key] = BattingLine(*map(add, self.batting[key], batted)) if key in self.batting else batted
        for row in game.pitching:
            key = row["player"], row["club"]
            pitched = PitchingLine(*map(row.__getitem__, PitchingLine._fields))
            self.pitching[key] = (
                PitchingLine(*map(add, self.pitching[key], pitched)) if key in self.pitching else pitched
            )

    def count(self, code: str, runs: int, allowed: int) -> None:
        """A club's game: its runs and those of its opponent."""
        self.games[code] = self.games.get(code, 0) + 1
        self.wins[code] = self.wins.get(code, 0) + (runs > allowed)
        self.runs[code] = self.runs.get(code, 0) + runs
        self.runs_allowed[code] = self.runs_allowed.get(code, 0) + allowed

    def leaders(self, category: Category, most: int = 10) -> list[tuple[str, float]]:
        """The best players of a category over all their clubs, with their figures."""
        club_games = {player: float(self.games[club]) for player, club in (*self.batting, *self.pitching)}
        return leaders(category, self.rows(category.kind), club_games, most)

    def rows(self, kind: str) -> list[Row]:
        """Lines by player: batting, pitching or points."""
        if kind == "points":
            return [{"player": player, **counts} for player, counts in self.points.items()]
        lines: Mapping[Key, BattingLine | PitchingLine] = self.batting if kind == "batting" else self.pitching
        summed: dict[str, dict[str, int]] = {}
        for (player, _), line in lines.items():
            mine = line._asdict()
            known = summed.get(player)
            summed[player] = mine if known is None else {name: known[name] + mine[name] for name in mine}
        return [{"player": player, **line} for player, line in summed.items()]


@collected_seldom()
def play_through(
    plan: AnyPlan,
    fixtures: Sequence[ScheduledGame],
    watch: Watch | None = None,
    progress: Callable[[str], None] | None = None,
) -> SeasonTotals:
    """Plays a whole schedule in memory. `watch` hears every game, `progress` every date."""
    found = SeasonTotals()
    for code in plan.clubs:
        found.games[code] = found.wins[code] = found.runs[code] = found.runs_allowed[code] = 0

    def see(fixture: ScheduledGame, result: Result[Any]) -> None:
        if isinstance(result.record, GameLog):
            for same, (at_bats, hits) in platoon_of(result.record).items():
                had = found.platoon.get(same, (0, 0))
                found.platoon[same] = had[0] + at_bats, had[1] + hits
        if watch is not None:
            watch(fixture, result)

    states: dict[str, ClubState] = {}
    left = list(fixtures)
    while left:
        date = left[0].date
        today = [fixture for fixture in left if fixture.date == date]
        left = left[len(today) :]
        result = play_day(plan, states, today, watch=see)
        states = result.states
        if result.postponed:
            moved = made_up(result.postponed, left)
            left = sorted([*left, *(again for _, again in moved)], key=lambda fixture: fixture.order)
        for game in result.games:
            found.add(game)
        if progress is not None:
            progress(date)
    found.points = points_of(states)
    return found

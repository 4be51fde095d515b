"""All that replays tell of a season's cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hotstove.record import Season
from hotstove.season.accuracy.league import Figure, league_figures
from hotstove.season.accuracy.players import (
    Point,
    Standing,
    batter_points,
    batter_standings,
    pitcher_points,
    pitcher_standings,
)
from hotstove.season.accuracy.usage import PitcherUsage, pitcher_usage
from hotstove.season.accuracy.wins import Wins, win_errors
from hotstove.season.totals import SeasonTotals


@dataclass(frozen=True)
class Spread:
    """How a figure of many players agrees: mean of replayed over real, root mean square difference, correlation."""

    name: str
    ratio: float
    difference: float
    correlation: float


@dataclass(frozen=True)
class Report:
    """The season, how many replays, and what came out."""

    season: Season
    replays: int
    league: tuple[Figure, ...]
    batters: tuple[Standing, ...]
    pitchers: tuple[Standing, ...]
    batter_points: tuple[Point, ...]
    pitcher_points: tuple[Point, ...]
    wins: Wins
    usage: PitcherUsage

    def figure(self, name: str) -> Figure:
        return next(figure for figure in self.league if figure.name == name)


def report(season: Season, found: Sequence[SeasonTotals]) -> Report:
    """The report of some replays."""
    return Report(
        season,
        len(found),
        league_figures(season, found),
        batter_standings(season, found),
        pitcher_standings(season, found),
        tuple(batter_points(season, found)),
        tuple(pitcher_points(season, found)),
        win_errors(season, found),
        pitcher_usage(season, found),
    )


def agreement(points: Sequence[Point], name: str) -> Spread:
    """How the mean of the replays agrees with the record for one figure."""
    pairs = [(point.real, point.replayed) for point in points if point.name == name]
    if not pairs:
        return Spread(name, 0.0, 0.0, 0.0)
    real, now = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    number = len(pairs)
    means = sum(real) / number, sum(now) / number
    moved = [(a - means[0], b - means[1]) for a, b in pairs]
    spreads = (sum(a * a for a, _ in moved), sum(b * b for _, b in moved))
    together = sum(a * b for a, b in moved)
    correlation = together / (spreads[0] * spreads[1]) ** 0.5 if spreads[0] > 0 and spreads[1] > 0 else 0.0
    difference = (sum((b - a) ** 2 for a, b in pairs) / number) ** 0.5
    return Spread(name, means[1] / means[0] if means[0] else 0.0, difference, correlation)

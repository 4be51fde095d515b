"""All that replays tell of a season's cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hotstove.record import Season
from hotstove.season.accuracy.clubs import ClubRuns, club_runs
from hotstove.season.accuracy.games import game_figures
from hotstove.season.accuracy.league import Figure, league_figures
from hotstove.season.accuracy.mound import Mound, mound
from hotstove.season.accuracy.players import (
    Point,
    Standing,
    batter_points,
    batter_standings,
    pitcher_points,
    pitcher_standings,
)
from hotstove.season.accuracy.turns import turns_at_bat
from hotstove.season.accuracy.wins import Wins, win_errors
from hotstove.season.accuracy.work import Use, usage
from hotstove.season.totals import SeasonTotals
from hotstove.table.sums import summed


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
    games: tuple[Figure, ...]
    usage: tuple[Use, ...]
    clubs: tuple[ClubRuns, ...]
    batters: tuple[Standing, ...]
    pitchers: tuple[Standing, ...]
    batter_points: tuple[Point, ...]
    pitcher_points: tuple[Point, ...]
    wins: Wins
    mound: Mound
    turns: tuple[Figure, ...]
    """Turns at bat and what they are made of, for each game of a club."""

    def figure(self, name: str) -> Figure:
        return next(figure for figure in self.league if figure.name == name)


def report(season: Season, found: Sequence[SeasonTotals]) -> Report:
    """The report of some replays; of a season of which only some clubs were played, theirs."""
    season = replace(season, clubs=tuple(club for club in season.clubs if club.code in found[0].games))
    return Report(
        season,
        len(found),
        league_figures(season, found),
        game_figures(season.year, found),
        usage(season, found),
        club_runs(season, found),
        batter_standings(season, found),
        pitcher_standings(season, found),
        tuple(batter_points(season, found)),
        tuple(pitcher_points(season, found)),
        win_errors(season, found),
        mound(season, found),
        turns_at_bat(season, found),
    )


def agreement(points: Sequence[Point], name: str) -> Spread | None:
    """How the mean of the replays agrees with the record for one figure; None where nobody was measured."""
    pairs = [(point.real, point.replayed) for point in points if point.name == name]
    if not pairs:
        return None
    real, now = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    number = len(pairs)
    means = summed(real) / number, summed(now) / number
    moved = [(a - means[0], b - means[1]) for a, b in pairs]
    spreads = (summed(a * a for a, _ in moved), summed(b * b for _, b in moved))
    together = summed(a * b for a, b in moved)
    correlation = together / (spreads[0] * spreads[1]) ** 0.5 if spreads[0] > 0 and spreads[1] > 0 else 0.0
    difference = (summed((b - a) ** 2 for a, b in pairs) / number) ** 0.5
    return Spread(name, means[1] / means[0] if means[0] else 0.0, difference, correlation)

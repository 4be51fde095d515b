"""Clubs' runs in the replays beside the record: how far off they are, and whether clubs are as far apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hotstove.record import Season
from hotstove.season.totals import SeasonTotals
from hotstove.table.sums import summed

SEASON = 162
"""Runs are told per so many games."""


@dataclass(frozen=True)
class ClubRuns:
    """Runs per 162 games: root mean square error of a club's mean over the replays, and the slope of replayed on
    real runs, 1 where clubs are as far apart as they were."""

    name: str
    difference: float
    slope: float


def club_runs(season: Season, found: Sequence[SeasonTotals]) -> tuple[ClubRuns, ...]:
    """Runs scored and runs allowed."""
    scored = {club.code: SEASON * club.runs / club.games for club in season.clubs if club.games}
    allowed = {club.code: SEASON * club.runs_allowed / club.games for club in season.clubs if club.games}
    games = {code: summed(one.games[code] for one in found) for code in scored}
    made = {code: SEASON * summed(one.runs[code] for one in found) / games[code] for code in scored}
    lost = {code: SEASON * summed(one.runs_allowed[code] for one in found) / games[code] for code in scored}
    return _agreement("runs scored", scored, made), _agreement("runs allowed", allowed, lost)


def _agreement(name: str, real: Mapping[str, float], replayed: Mapping[str, float]) -> ClubRuns:
    number = len(real)
    mean, now = summed(real.values()) / number, summed(replayed.values()) / number
    spread = summed((value - mean) ** 2 for value in real.values())
    both = summed((value - mean) * (replayed[code] - now) for code, value in real.items())
    difference = (summed((replayed[code] - value) ** 2 for code, value in real.items()) / number) ** 0.5
    return ClubRuns(name, difference, both / spread if spread else 1.0)

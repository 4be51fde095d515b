"""Club wins: how far replays are from the record, and how far they would be by chance alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from hotstove.record import ClubRecord, Season
from hotstove.season.totals import SeasonTotals

SEASON = 162
"""Errors are told per so many games, whatever the length of the season."""

PYTHAGORAS = 1.83


@dataclass(frozen=True)
class Wins:
    """Root mean square errors of wins per 162 games.

    ``each`` has one for every replay; ``of_mean`` is that of the mean of all replays. ``floor`` is what the right
    chances would give: the chance in 162 games, and the wins that the real clubs had beyond or below their runs.
    ``coin`` is what coin flips would give.
    """

    each: tuple[float, ...]
    of_mean: float
    floor: float
    coin: float

    @property
    def mean(self) -> float:
        return sum(self.each) / len(self.each)


def win_errors(season: Season, found: Sequence[SeasonTotals]) -> Wins:
    """The errors over all clubs of a season."""
    real = {club.code: club.wins / (club.wins + club.losses) for club in season.clubs if club.wins + club.losses}
    each = tuple(_error(real, {code: one.wins[code] / one.games[code] for code in real}) for one in found)
    mean = {code: sum(one.wins[code] for one in found) / sum(one.games[code] for one in found) for code in real}
    clubs = [club for club in season.clubs if club.code in real]
    luck = sum((SEASON * (real[club.code] - expected(club))) ** 2 for club in clubs) / len(clubs)
    chance = sum(SEASON * share * (1 - share) for share in real.values()) / len(real)
    spread = sum((SEASON * (share - 0.5)) ** 2 for share in real.values()) / len(real)
    return Wins(each, _error(real, mean), (chance + luck) ** 0.5, (spread + SEASON / 4) ** 0.5)


def expected(club: ClubRecord) -> float:
    """The share of games that the club's runs would win."""
    scored, allowed = math.pow(club.runs, PYTHAGORAS), math.pow(club.runs_allowed, PYTHAGORAS)
    return scored / (scored + allowed) if scored + allowed else 0.5


def _error(real: dict[str, float], replayed: dict[str, float]) -> float:
    squares = sum((SEASON * (replayed[code] - share)) ** 2 for code, share in real.items())
    return math.sqrt(squares / len(real))

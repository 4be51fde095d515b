"""Club wins: how far replays are from the record, and how far they would be with the right chances.

Three things make a replay miss: dice, the luck of the real clubs, and the cards. Dice alone are the binomial spread of
as many games as were played. A game whose clubs scored and allowed the right runs would miss by the dice and by what
real clubs won beyond their runs; one whose players have the right lines by the dice and by what real clubs won beyond
their lines. Neither is a bound: cards that are fitted to runs or to wins come below.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hotstove.cardmaker.calibration.club_runs import runs_by_lines
from hotstove.record import Season
from hotstove.season.totals import SeasonTotals
from hotstove.table.sums import summed

SEASON = 162
"""Errors are told per so many games, whatever the length of the season."""

PYTHAGORAS = 1.83


@dataclass(frozen=True)
class Wins:
    """Root mean square errors of wins per 162 games.

    ``each`` has one for every replay; ``of_mean`` is that of the mean of all replays. ``dice`` is what chance alone
    gives in so many games as were played, ``right_runs`` and ``right_lines`` what it gives together with the luck of
    the real clubs beyond their runs and their lines. ``own`` is the error of the mean against what the lines say, with
    the dice of the replays taken off; None for a single replay. ``coin`` is what coin flips would give.
    """

    each: tuple[float, ...]
    of_mean: float
    dice: float
    right_runs: float
    right_lines: float
    own: float | None
    coin: float

    @property
    def mean(self) -> float:
        return summed(self.each) / len(self.each)

    @property
    def uncertainty(self) -> float | None:
        """Standard error of the mean; None for a single replay."""
        number = len(self.each)
        if number < 2:
            return None
        return math.sqrt(summed((one - self.mean) ** 2 for one in self.each) / (number - 1) / number)


def win_errors(season: Season, found: Sequence[SeasonTotals]) -> Wins:
    """The errors over all clubs of a season."""
    clubs = [club for club in season.clubs if club.wins + club.losses]
    real = {club.code: club.wins / (club.wins + club.losses) for club in clubs}
    each = tuple(_error(real, {code: one.wins[code] / one.games[code] for code in real}) for one in found)
    games = {code: summed(one.games[code] for one in found) for code in real}
    mean = {code: summed(one.wins[code] for one in found) / games[code] for code in real}
    dice = {code: SEASON**2 * share * (1 - share) * len(found) / games[code] for code, share in real.items()}
    chance = summed(dice.values()) / len(dice)
    runs = {club.code: won_by(club.runs, club.runs_allowed) for club in clubs}
    scored = runs_by_lines(season.year)
    lines = {club.code: won_by(*scored[club.code]) for club in clubs}
    own = None
    if len(found) > 1:
        own = math.sqrt(max(0.0, _error(lines, mean) ** 2 - chance / len(found)))
    coin = summed((SEASON * (share - 0.5)) ** 2 for share in real.values()) / len(real)
    coin += summed(SEASON**2 / 4 * len(found) / number for number in games.values()) / len(games)
    return Wins(
        each,
        _error(real, mean),
        math.sqrt(chance),
        math.sqrt(chance + _error(real, runs) ** 2),
        math.sqrt(chance + _error(real, lines) ** 2),
        own,
        math.sqrt(coin),
    )


def won_by(runs: float, allowed: float) -> float:
    """The share of games that these runs would win."""
    scored, lost = math.pow(runs, PYTHAGORAS), math.pow(allowed, PYTHAGORAS)
    return scored / (scored + lost) if scored + lost else 0.5


def _error(real: Mapping[str, float], replayed: Mapping[str, float]) -> float:
    squares = summed((SEASON * (replayed[code] - share)) ** 2 for code, share in real.items())
    return math.sqrt(squares / len(real))

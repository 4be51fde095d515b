"""What a point of each rating of Replay Baseball is worth in runs: `python -m tests.helpers.replay_worth YEAR LEAGUE`
tells it for the cards of a league, by exact odds and Palmer's linear weights, grades against right-handed pitchers."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from hotstove.cardmaker.baseline import DEFAULT_REGRESS
from hotstove.cardmaker.replay.blocks import PLACES, RATINGS
from hotstove.cardmaker.replay.lines_of_cards import infield_numbers, infielder_odds, outfield_numbers, outfield_odds
from hotstove.cardmaker.replay.mixes import BLUE, BOX, GRADED, NumberMix
from hotstove.cardmaker.replay.pitcher_fit import AIMS, aims
from hotstove.cardmaker.replay.row_four import RUNS
from hotstove.cardmaker.replay.season_fit import SeasonFit, fit_pool
from hotstove.games.replay.squares import Grade
from hotstove.table.sums import summed

Ratings = Mapping[int, tuple[float, ...]]


def runs(events: NDArray[np.float64]) -> float:
    """What EVENTS for each plate appearance are worth above outs."""
    return float(aims(events)[: len(AIMS)] @ np.array(RUNS))


def grade_runs(fit: SeasonFit) -> dict[int, float]:
    """Runs a plate appearance for each point of a column's mean grade."""
    found = {}
    for column in GRADED:
        seen, places = fit.mound.seen("R")[column], PLACES[column]
        best, worst = (summed(runs(seen[places[Grade(grade), blue]]) for blue in BLUE) / 36 for grade in (1, 5))
        found[column] = (worst - best) / 4
    return found


def glove_runs(fit: SeasonFit, turns: float) -> dict[int, float]:
    """Runs in so many plate appearances for each point of a fielder's rating, by position."""
    usual = fit.blocks.odds.around.ratings
    found = {}
    for position in range(3, 10):
        low, high = (
            dict(usual) | {position: tuple(float(rating == end) for rating in RATINGS)}
            for end in (RATINGS[0], RATINGS[-1])
        )
        found[position] = turns * (_let_in(fit, low, usual) - _let_in(fit, high, usual)) / 4
    return found


def _let_in(fit: SeasonFit, ratings: Ratings, usual: Ratings) -> float:
    """Runs a plate appearance on balls that ask for a fielder's range."""
    return summed(share * _by_batters(fit, mix, ratings, usual) for mix, share in fit.mound.numbers["R"].values())


def _by_batters(fit: SeasonFit, mix: NumberMix, ratings: Ratings, usual: Ratings) -> float:
    infield = infield_numbers(fit.blocks, mix)
    inside = sum(infielder_odds(infield, fielder, ratings) / 36 for fielder in BOX.values())
    return runs(inside + outfield_odds(outfield_numbers(fit.blocks, mix), ratings, usual))


if __name__ == "__main__":
    fit = fit_pool(int(sys.argv[1]), (sys.argv[2],), DEFAULT_REGRESS)
    games = summed(club.games for club in fit.pool.clubs)
    for column, worth in grade_runs(fit).items():
        print(f"a point of the mean grade of column {column}: {worth:.4f} runs a plate appearance")
    for position, worth in glove_runs(fit, fit.pool.baseline.batting.pa / games).items():
        print(f"a point of the rating at position {position}: {worth:+.3f} runs a game")

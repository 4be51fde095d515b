"""What a point of each rating of Replay Baseball is worth in runs: `python -m tests.helpers.replay_worth YEAR LEAGUE`
tells it for the cards of a league, by exact odds and Palmer's linear weights, grades against right-handed pitchers; and
how the grades lie that batters meet."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from hotstove.cardmaker.baseline import DEFAULT_REGRESS
from hotstove.cardmaker.replay.blocks import PLACES, RATINGS
from hotstove.cardmaker.replay.lines_of_cards import (
    Answers,
    infield_numbers,
    infielder_odds,
    outfield_numbers,
    outfield_odds,
)
from hotstove.cardmaker.replay.mixes import BLUE, BOX, GRADED, NumberMix
from hotstove.cardmaker.replay.pitcher_fit import AIMS, aims
from hotstove.cardmaker.replay.row_four import RUNS
from hotstove.cardmaker.replay.season_fit import SeasonFit, fit_pool
from hotstove.games.replay.park import ROWS
from hotstove.games.replay.squares import LOOPING_DRIVE, Grade, Square
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


def park_runs(fit: SeasonFit) -> dict[int, float]:
    """Runs a plate appearance for each point of a park's row, by column, of a batter who stands on the other side."""
    answers, found = Answers(fit.blocks, fit.mixes["R"]["opposite"]), dict[int, float]()
    for column, name in ((2, "column_2"), (3, "column_3"), (6, "lhb")):
        ends = [Square(LOOPING_DRIVE, end) if column == 2 else Square(end) for end in ROWS[name]]
        low, high = (runs(answers.to(column, end, 3, "opposite", 2)) for end in ends)
        found[column] = (high - low) / (ROWS[name][1] - ROWS[name][0]) / 36
    return found


def grades_met(fit: SeasonFit) -> dict[int, dict[Grade, float]]:
    """By column the shares of the grades, with what stands beside them."""
    found = {}
    for column in GRADED:
        shares: dict[Grade, float] = {}
        for both in fit.mixes.values():
            for mix in both.values():
                for (grade, _), share in mix.columns[column].items():
                    shares[grade] = shares.get(grade, 0.0) + share / 4
        found[column] = shares
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
    for column, worth in park_runs(fit).items():
        print(f"a point of a park's row of column {column}: {worth:.4f} runs a plate appearance")
    for column, shares in grades_met(fit).items():
        mean = summed(grade.grade * share for grade, share in shares.items())
        spread = summed((grade.grade - mean) ** 2 * share for grade, share in shares.items()) ** 0.5
        ones = {grade: share for grade, share in shares.items() if grade.grade == 1}
        marked = {
            f"{grade.mark}{grade.raised or ''}": f"{share / summed(ones.values()):.2f}" for grade, share in ones.items()
        }
        print(f"grades of column {column}: mean {mean:.2f}, standard deviation {spread:.2f}; beside the 1's {marked}")
    for position, worth in glove_runs(fit, fit.pool.baseline.batting.pa / games).items():
        print(f"a point of the rating at position {position}: {worth:+.3f} runs a game")

"""Why a card misses: the floor that pitchers set for a batter, or what a pitcher's own line allows of homers."""

from __future__ import annotations

import numpy as np

from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.feasibility import HANDS
from hotstove.cardmaker.superstar.lines import Figures
from hotstove.cardmaker.superstar.outcome_split import swings_allowed
from hotstove.cardmaker.superstar.players import Key
from hotstove.cardmaker.superstar.season_fit import SeasonFit

ROUNDING = "the squares allow nothing nearer"


def batter_reason(fit: SeasonFit, key: Key, figures: Figures) -> str:
    """The floors that hold him up."""
    pool, charts = fit.pool, fit.charts
    row = fit.batter_rows[key]
    told = []
    for event, name, direct in ((at.WALK, "walks", at.BALL_FOUR), (at.STRIKEOUT, "strikeouts", at.THIRD_STRIKE)):
        for hand in HANDS:
            goal = float(pool.batters.goals[hand][row, event])
            floor = float(charts[hand][direct])
            if event == at.STRIKEOUT:
                floor += float(charts[hand][at.MISS]) * (1 - float(pool.batters.goals[hand][row, : at.WALK].sum()))
            if goal < floor:
                told.append(f"{name} against {hand} {goal:.4f}, pitchers' own {floor:.4f}")
    return "; ".join(told) or ROUNDING


def pitcher_reason(fit: SeasonFit, key: Key, figures: Figures) -> str:
    """What gave way to his homers."""
    return f"given up for his homers: {homer_reason(fit, key)}" if abs(figures.error("h")) < 1 else ROUNDING


def homer_reason(fit: SeasonFit, key: Key) -> str:
    """What limits the swings that batters take at his pitches."""
    pool, row = fit.pool, fit.pitcher_rows[key]
    column = fit.split.columns[fit.hand_of(row)]
    goal = pool.pitchers.goals[row : row + 1]
    chart = fit.split.pitchers[row]
    wanted = float(goal[0, at.HOMER] / column[at.HOMER]) if column[at.HOMER] > 0 else 0.0
    swings = float(chart[:2].sum())
    if wanted < swings - 0.005:
        return f"{swings:.2f} of his pitches are swung at, his homers ask for {wanted:.2f}: all have some more"
    automatic = pool.pitchers.automatic[row : row + 1]
    plain, most = swings_allowed(goal, automatic, column, np.zeros(1))
    limits = {
        "walks": float(goal[0, at.WALK] / column[at.WALK]),
        "outs": float((goal[0, at.OUT] - automatic[0]) / column[at.OUT]),
        "strikeouts": float(goal[0, at.STRIKEOUT] / column[at.STRIKEOUT]) if column[at.STRIKEOUT] > 0 else 9.0,
        "hits": float(goal[0, : at.WALK].sum() / column[: at.WALK].sum()),
    }
    least = min(limits, key=lambda name: limits[name])
    allowed = max(float(most[0]), float(plain[0]))
    return f"his homers ask for {wanted:.2f} of pitches swung at, his {least} allow {allowed:.2f}"

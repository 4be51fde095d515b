"""Floors: what pitchers have on their own charts, no batter can be below.

A batter walks, strikes out and is hit at least as often as the mean pitcher settles it without him. Where that is more
than he had against one hand, he is given less against the other, as far as that goes.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.expected_line import Shares, column_for
from hotstove.cardmaker.superstar.players import Batters
from hotstove.table.sums import summed

HANDS: tuple[Hand, Hand] = ("L", "R")


def feasible_columns(batters: Batters, charts: Mapping[Hand, Shares]) -> tuple[dict[Hand, Shares], Shares]:
    """Columns against the mean charts, none below nothing; and by how much each event is then too high for each player.

    The second has a row for each player, per plate appearance in which he swings away.
    """
    exact = {hand: column_for(charts[hand], batters.goals[hand]) for hand in HANDS}
    decided = {hand: (batters.weights[hand] * charts[hand][at.SWING])[:, None] for hand in HANDS}
    found = {}
    for hand in HANDS:
        other: Hand = "L" if hand == "R" else "R"
        ratio = np.divide(decided[other], decided[hand], out=np.zeros_like(decided[hand]), where=decided[hand] > 0)
        found[hand] = np.maximum(exact[hand] + np.minimum(exact[other], 0) * ratio, 0)
    times = (batters.weights["L"] + batters.weights["R"])[:, None]
    above: Shares = decided["L"] * (found["L"] - exact["L"]) + decided["R"] * (found["R"] - exact["R"])
    return found, np.divide(above, times, out=np.zeros_like(above), where=times > 0)


def infeasible_share(batters: Batters, charts: Mapping[Hand, Shares], bearable: float) -> float:
    """The share of regulars whose walks or strikeouts come out too high by more than is bearable."""
    _, above = feasible_columns(batters, charts)
    worst = above[batters.regular][:, [at.WALK, at.STRIKEOUT]].max(axis=1, initial=0.0)
    return float((worst > bearable).mean()) if len(worst) else 0.0


def batter_columns(batters: Batters, charts: Mapping[Hand, Shares]) -> dict[Hand, Shares]:
    """The columns that batters should have against the mean charts.

    Players whom a floor holds up have more walks, strikeouts or hit batsmen than they should; the others give way by as
    much in all, so that the league has what it had.
    """
    columns, above = feasible_columns(batters, charts)
    times = (batters.weights["L"] + batters.weights["R"])[:, None]
    had = summed(
        ((batters.weights[hand] * charts[hand][at.SWING])[:, None] * columns[hand]).sum(axis=0) for hand in HANDS
    )
    scale = 1 - np.divide((times * above).sum(axis=0), had, out=np.zeros_like(had), where=had > 0)
    return {hand: rows * np.clip(scale, 0, 1) for hand, rows in columns.items()}

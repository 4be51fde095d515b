"""REST settled by trial: a club shall hardly ever need a starter before his time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hotstove.cardmaker.pennant.usage import days_alone
from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.sheets import Sheet

TRIAL_DAYS = 330
MOST_SHORT = 0.02
"""Starts on short rest that are put up with (docs/pennant.md, REST in the table of ratings)."""
MOST_CHANGES = 16
LEAST_PEN = 5


def settled(sheet: Sheet, real: dict[int, float], charts: PennantCharts, byes: float) -> Sheet:
    """The sheet changed till all days are covered, for the sake of those who start less than they did.

    First two-role players give up relief, while the pen is large enough; then REST is lowered, a day at a time. `real`
    is each starter's share of the club's games.
    """
    lowered = dict.fromkeys(sheet.starters, 0)
    for _ in range(MOST_CHANGES):
        short, shares = _tried(sheet, charts, byes)
        if short <= MOST_SHORT:
            return sheet
        behind = {number: shares[number] - real[number] for number in sheet.starters}
        both = [number for number in sheet.starters if sheet.pitchers[number].two_role]
        if both and len(sheet.relievers) > LEAST_PEN:
            sheet = _changed(sheet, min(both, key=behind.__getitem__), rel=None, fat=None, starred=False)
            continue
        able = [number for number in sheet.starters if (sheet.pitchers[number].rest or 0) > 0]
        if not able:
            return sheet
        chosen = min(able, key=lambda number: (lowered[number] > 1, behind[number]))
        lowered[chosen] += 1
        sheet = _changed(sheet, chosen, rest=(sheet.pitchers[chosen].rest or 0) - 1)
    return sheet


def _changed(sheet: Sheet, number: int, **ratings: Any) -> Sheet:
    pitchers = list(sheet.pitchers)
    pitchers[number] = replace(pitchers[number], **ratings)
    return replace(sheet, pitchers=tuple(pitchers))


def _tried(sheet: Sheet, charts: PennantCharts, byes: float) -> tuple[float, dict[int, float]]:
    """The share of starts on short rest, and each starter's share of all."""
    made = dict.fromkeys(sheet.starters, 0.0)
    short = 0
    for is_short, side in days_alone(sheet, charts, byes, 2, TRIAL_DAYS):
        made[side.starter.number] += 1 / TRIAL_DAYS
        short += is_short
    return short / TRIAL_DAYS, made

"""What players are worth by their cards, in runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hotstove.diamond.bats import Bat, Thief
from hotstove.diamond.club import PlayerCard
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chances import WEIGHT
from hotstove.games.superstar.dice import NUMBERS
from hotstove.table.charts import Chart
from hotstove.table.memo import remembered
from hotstove.table.sums import summed

RUNS = {
    "HR": 1.40,
    "3": 1.05,
    "2+": 0.80,
    "2M": 0.77,
    "2": 0.75,
    "1": 0.44,
    "1A": 0.50,
    "1D": 0.47,
    "1M": 0.47,
    "1+": 0.47,
    "E": 0.45,
    "BB": 0.31,
    "HB": 0.33,
    "SO": -0.27,
    "DP": -0.42,
}
"""Runs above average that a symbol is worth; other symbols are plain outs. A replay of 1988 gives .44 for singles, .75,
1.03 and 1.41 for longer hits, .32 and .33 for walks and hit batters, .40 for errors (`python -m
tests.helpers.run_values`), and tests/cardmaker/superstar/test_worth.py plays its mean half-innings."""
PLAIN_OUT = -0.25
"""A replay of 1988 gives -.24, and -.26 with double plays among them (`python -m tests.helpers.run_values`)."""
PITCHER_RUNS = {
    "BB": 0.32,
    "HB": 0.32,
    "SO": -0.26,
    "K": -0.05,
    "1+": 0.48,
    "G": -0.25,
    "F": -0.26,
    "WP": 0.12,
    "X": 0.16,
}
"""The same of a pitcher's own symbols; a blank is worth nothing either way. A replay of 1988 gives .32 and .33 for
walks and hit batters, -.26 for strikeouts, .44 for singles, -.24 for outs in play (`python -m
tests.helpers.run_values`)."""
DOUBT, USUAL_TRIES = 5, 0.09
"""Times on first, and steals tried for each, that are added to a player's own: one steal makes no thief. The record has
.05 tries for each time on first in 1955, .12 in 1988 and .10 in 2012."""


def attempt_rate(card: PlayerCard) -> float | None:
    """Steals tried for each time on first, a little drawn to the usual ones; None where the card does not tell."""
    usage = card.usage
    if "sent in 1000" in usage:
        return usage["sent in 1000"] / 1000
    chances = usage.get("on first", 0)
    return (usage["steals tried"] + DOUBT * USUAL_TRIES) / (chances + DOUBT) if chances else None


def thief_of(chances: Sequence[float], card: PlayerCard) -> Thief:
    """`chances`: of steals of second, by running rating."""
    assert isinstance(card, Card)
    return Thief(attempt_rate(card), chances[card.batting.running])


def bunts_well(card: Card) -> bool:
    return card.batting.bunt == "A"


def _bat_of(card: PlayerCard, throws: str) -> Bat:
    assert isinstance(card, Card)
    return Bat(batting_value(card.batting.column(throws), None), bunts_well(card), False)


def _value(chart: Chart, runs: dict[str, float], otherwise: float) -> float:
    return summed(WEIGHT[number] * runs.get(chart(number), otherwise) for number in NUMBERS)


batting_value: Callable[[Chart, None], float] = remembered(lambda column, _: _value(column, RUNS, PLAIN_OUT))
pitching_value: Callable[[Chart, None], float] = remembered(lambda chart, _: -_value(chart, PITCHER_RUNS, 0))
bat_of: Callable[[PlayerCard, str], Bat] = remembered(_bat_of, most=4_096)
"""A card against pitchers of a hand."""

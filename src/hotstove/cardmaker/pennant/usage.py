"""How a staff is used day by day: shares of the starts, and what the pen brings when so many are called.

A staff is played alone, with the rules' own choice of players, against dice of its own; everything else is enumerated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.dice import TRIADS
from hotstove.games.pennant.extra_innings import next_player
from hotstove.games.pennant.fatigue import Arm, Called, relievers
from hotstove.games.pennant.lines import ExtraInning, GameLine, TurnLine
from hotstove.games.pennant.reading import Side, turn
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.starters import SHORT, choices
from hotstove.table.sums import summed

DAYS = 1200
MOST_CALLED = 6
STRETCH = 9
"""Games between two open days, as on the balanced schedule."""
EXTRA_CHANCE = 0.11
"""Games that go into an extra inning and cost one more player: 9 to 14% in the replays of docs/pennant.md."""


@dataclass(frozen=True)
class Usage:
    """Of the starts the share of each starter, rested or short of rest; of the pen the chances of its sums."""

    shares: dict[tuple[int, bool], float]
    """By roster number and whether he was short of rest."""
    sums: dict[int, dict[tuple[int, int], float]]
    """By the number called: the chance of each pair of REL sum and REL of the next player."""


def usage_of(sheet: Sheet, charts: PennantCharts, byes: float = 0.0, seed: int = 1) -> Usage:
    """A staff's usage over many games; `byes` is the chance of a day off besides those of the schedule."""
    shares: Counter[tuple[int, bool]] = Counter()
    sums: dict[int, Counter[tuple[int, int]]] = {called: Counter() for called in range(MOST_CALLED + 1)}
    known: dict[tuple[Arm, ...], list[tuple[tuple[Called, ...], Called | None]]] = {}
    for short, side in days_alone(sheet, charts, byes, seed, DAYS):
        shares[side.starter.number, short] += 1
        if side.pen not in known:
            players = [relievers(side.pen, called) for called in range(MOST_CALLED + 1)]
            known[side.pen] = [(some, next_player(side, frozenset(one.number for one in some))) for some in players]
        for called, (some, following) in enumerate(known[side.pen]):
            sums[called][summed(player.rel for player in some), 0 if following is None else following.rel] += 1
    return Usage(
        {who: count / DAYS for who, count in shares.items()},
        {called: {pair: count / DAYS for pair, count in counted.items()} for called, counted in sums.items()},
    )


def days_alone(sheet: Sheet, charts: PennantCharts, byes: float, seed: int, days: int) -> Iterator[tuple[bool, Side]]:
    """So many games of a staff by itself: whether the starter is short of rest, and the side with him and the pen.
    There is an open day after every stretch of games, and byes where a league's number is odd."""
    random, staff, day = Random(seed), Staff.rested(sheet), 0
    for game in range(days):
        day += 1 + (game > 0 and game % STRETCH == 0) + (random.random() < byes)
        name, starter = next(iter(choices(staff, day).items()))
        side = Side(sheet.columns, starter, staff.pen(day, starter.number))
        yield name.endswith(SHORT), side
        staff = staff.noted(day, pitched_alone(charts, side, random), 0)


def pitched_alone(charts: PennantCharts, side: Side, random: Random) -> GameLine:
    """A game of which only the side's own pitchers matter."""
    line = rolled(charts, side, side, TRIADS[int(random.random() * len(TRIADS))])
    extra: tuple[ExtraInning, ...] = ()
    if random.random() < EXTRA_CHANCE:
        following = next_player(side, frozenset(player.number for player in line.relievers))
        extra = (ExtraInning(("", ""), (0, 0), (following, None), (1, 0)),)
    return GameLine((side.starter.number, 0), (TurnLine(111, False, True), line), extra)


def rolled(charts: PennantCharts, batting: Side, fielding: Side, triad: int) -> TurnLine:
    """The turn that a triad brings."""
    rule = turn(charts, batting, fielding)
    next(rule)
    try:
        rule.send(triad)
    except StopIteration as end:
        line: TurnLine = end.value
        return line
    raise AssertionError("a turn asks for one roll")

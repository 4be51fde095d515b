"""What the rules of Pennant Race make of every triad, for clubs and starters, as arrays: asked of the rules once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.credits import LONG, assigned, spread_outs, spread_runs
from hotstove.games.pennant.dice import PAIR, TRIAD, faces
from hotstove.games.pennant.fatigue import MOST_DAYS, Arm, Called, rating, worn_out
from hotstove.games.pennant.lines import TurnLine
from hotstove.games.pennant.reading import Side, Starter, turn
from hotstove.games.pennant.resolving import earned_runs, total_defense
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import arm_of, starter_of
from hotstove.table.session import follow

MOST_RELIEVERS = 12
"""More than a chart calls."""
MOST_RUNS = 200
SHUTOUT, COMPLETE, RELIEVED = range(3)
"""How a starter's day ends."""
GAPS = 5
"""White minus green is at least as low as minus this."""
KINDS = ("power", "speed", "bat")
NOBODY = -1
FRESH = tuple(Arm(number, 0, 0, False, False, 0) for number in range(MOST_RELIEVERS))
"""A pen in which everybody can be called, so that a turn tells how many are."""


@dataclass(frozen=True)
class Offence:
    """A club at bat, by triad."""

    offense: Any
    """Before the other side's relievers."""
    spots: Any
    """By kind of bonus: the batter credited, counted along the sheet, or NOBODY."""
    points: Any
    power_spot: Any
    """The batter who homers for his power bonus, or NOBODY."""
    extra_homers: Any
    """Dice that are thrown for further homers."""
    sluggers: Any
    """By two dice, the batter whom they call."""


@dataclass(frozen=True)
class Start:
    """A starter, rested or a day short, with the gloves around him, by triad."""

    kind: Any
    pen_outs: Any
    called: Any
    """Relievers that the charts want."""
    defense: Any
    bare: Any
    """The same without a glove's help; both are numbers of a row of `Tables.earned`."""
    unearned: Any
    glover: Any
    """The batter of the club who stands where the ball went, or NOBODY."""


@dataclass(frozen=True)
class Pen:
    """Relievers in the order of the roster, and what days of work before make of them."""

    numbers: Any
    rating: Any
    tired: Any
    """By reliever and days: what work adds to his rating."""
    worn_out: Any
    plain: Any
    """REL without fatigue."""
    starred: Any
    starts: Any


@dataclass(frozen=True)
class Rotation:
    """Starters by roster number: their rest, and ST as they are ranked when a day short."""

    numbers: Any
    rest: Any
    st: Any


@dataclass(frozen=True)
class Tables:
    """All clubs of a season."""

    offence: Sequence[Offence]
    starts: Sequence[Mapping[tuple[int, bool], Start]]
    """By club, roster number, and whether he is a day short."""
    pens: Sequence[Pen]
    rotations: Sequence[Rotation]
    earned: Any
    """By defence and offence: earned runs."""
    lowest: int
    """The offence of the first column."""
    shares: Any
    """By runs, gap and whether relief was long: the bullpen's part."""
    spread_outs: Any
    """By outs, relievers and place among them."""
    spread_runs: Any
    """By runs, relievers and place in the order of who is charged first."""


def make_tables(charts: PennantCharts, sheets: Sequence[Sheet]) -> Tables:
    """Asks the rules for every triad, club and starter."""
    offence = [_offence(charts, sheet) for sheet in sheets]
    rel = [pitcher.rel or 0 for sheet in sheets for pitcher in sheet.pitchers]
    tired = [(pitcher.fat or 0) * MOST_DAYS for sheet in sheets for pitcher in sheet.pitchers]
    most = MOST_RELIEVERS * (max(map(abs, rel), default=0) + max(map(abs, tired), default=0))
    lowest = min(int(one.offense.min()) for one in offence) - most
    highest = max(int(one.offense.max()) for one in offence) + most
    defenses: dict[float, int] = {}
    starts = [_starts(charts, sheet, defenses) for sheet in sheets]
    earned = [[earned_runs(number, defense) for number in range(lowest, highest + 1)] for defense in defenses]
    return Tables(
        offence,
        starts,
        [_pen(sheet) for sheet in sheets],
        [_rotation(sheet) for sheet in sheets],
        np.array(earned, np.int64),
        lowest,
        _shares(charts),
        _spread_outs(),
        _spread_runs(),
    )


def _offence(charts: PennantCharts, sheet: Sheet) -> Offence:
    places = {spot: place for place, spot in enumerate(sheet.batters)}
    columns, batting = sheet.columns, Side(sheet.columns, _starter(sheet))
    never = Side(columns, Starter(0, 1.0, 0, 0, TRIAD.outcomes[-1]))
    lines = _turns(charts, batting, never)
    given = [[getattr(line, kind) for line in lines] for kind in KINDS]
    power = [line.power.spot if line.power.points > 0 else "" for line in lines]
    return Offence(
        np.array([line.offense for line in lines], np.int64),
        np.array([[places.get(one.spot, NOBODY) if one.points else NOBODY for one in mine] for mine in given]),
        np.array([[one.points for one in mine] for mine in given], np.int64),
        np.array([places.get(spot, NOBODY) for spot in power], np.int64),
        np.array([columns.extra_homers(triad) for triad in TRIAD.outcomes], np.int64),
        np.array([places.get(columns.slugger(pair), NOBODY) for pair in PAIR.outcomes], np.int64),
    )


def _turns(charts: PennantCharts, batting: Side, fielding: Side) -> list[TurnLine]:
    """A turn at bat under every triad."""
    return [follow(turn(charts, batting, fielding), lambda _, fell=triad: fell) for triad in TRIAD.outcomes]  # type: ignore[misc]


def _starter(sheet: Sheet) -> Starter:
    number = sheet.starters[0]
    return starter_of(sheet.pitchers[number], number)


def _starts(charts: PennantCharts, sheet: Sheet, defenses: dict[float, int]) -> dict[tuple[int, bool], Start]:
    found = {}
    standing = [batter.position for batter in sheet.lineup]
    batting = Side(sheet.columns, _starter(sheet))
    for number in sheet.starters:
        for short in (False, True):
            starter = starter_of(sheet.pitchers[number], number, short)
            fielding = Side(sheet.columns, starter, FRESH)
            lines = _turns(charts, batting, fielding)
            whole, bare = [], []
            for triad, line in zip(TRIAD.outcomes, lines, strict=True):
                without = total_defense(faces(triad).white, 0, starter.st)
                whole.append(defenses.setdefault(line.defense or without, len(defenses)))
                bare.append(defenses.setdefault(without, len(defenses)))
            kinds = [SHUTOUT if line.shutout else COMPLETE if line.complete else RELIEVED for line in lines]
            found[number, short] = Start(
                np.array(kinds),
                np.array([line.bullpen for line in lines]),
                np.array([len(line.relievers) for line in lines]),
                np.array(whole),
                np.array(bare),
                np.array([line.unearned for line in lines]),
                np.array([standing.index(line.fielder) if line.fielder in standing else NOBODY for line in lines]),
            )
    return found


def _pen(sheet: Sheet) -> Pen:
    days = range(MOST_DAYS + 1)
    arms = [[arm_of(sheet.pitchers[number], number, worked) for worked in days] for number in sheet.relievers]
    return Pen(
        np.array(sheet.relievers, np.int64),
        np.array([[rating(arm) for arm in mine] for mine in arms], np.int64).reshape(-1, MOST_DAYS + 1),
        np.array([[rating(arm) - arm.rel for arm in mine] for mine in arms], np.int64).reshape(-1, MOST_DAYS + 1),
        np.array([[worn_out(arm) for arm in mine] for mine in arms], bool).reshape(-1, MOST_DAYS + 1),
        np.array([mine[0].rel for mine in arms], np.int64),
        np.array([mine[0].starred for mine in arms], bool),
        np.array([mine[0].two_role for mine in arms], bool),
    )


NO_REST = 1 << 20
"""Days that nobody has: a starter whose sheet names no rest is never rested."""


def _rotation(sheet: Sheet) -> Rotation:
    pitchers = [sheet.pitchers[number] for number in sheet.starters]
    rest = [NO_REST if pitcher.rest is None else pitcher.rest for pitcher in pitchers]
    return Rotation(
        np.array(sheet.starters, np.int64), np.array(rest, np.int64), np.array([one.st or 0.0 for one in pitchers])
    )


def _shares(charts: PennantCharts) -> Any:
    gaps = range(-GAPS, GAPS + 1)
    most = 40
    return np.array([[[assigned(charts, runs, gap, long) for long in (False, True)] for gap in gaps]
                     for runs in range(most)], np.int64)  # fmt: skip


def _spread_outs() -> Any:
    found = np.zeros((LONG * 3 + 1, MOST_RELIEVERS + 1, MOST_RELIEVERS), np.int64)
    for outs in range(LONG * 3 + 1):
        for players in range(1, MOST_RELIEVERS + 1):
            found[outs, players, :players] = spread_outs(outs, players)
    return found


def _spread_runs() -> Any:
    most = 40
    found = np.zeros((most, MOST_RELIEVERS + 1, MOST_RELIEVERS), np.int64)
    for runs in range(most):
        for players in range(1, MOST_RELIEVERS + 1):
            worst_first = [Called(number, -number) for number in range(players)]
            found[runs, players, :players] = spread_runs(runs, worst_first)
    return found

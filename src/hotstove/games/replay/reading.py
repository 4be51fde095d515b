"""RB-01: from the dice to a total, column by column."""

from __future__ import annotations

from hotstove.diamond.play import Play
from hotstove.games.replay.ball import Ball
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.dice import (
    FIELDER_DIE,
    INFIELDER_DIE,
    PARK,
    PITCH,
    PITCH_TWO_DICE,
    blue_of,
    column_of,
    row_of,
    with_red,
    with_row_4,
)
from hotstove.games.replay.flags import flagged
from hotstove.games.replay.infield import STRATEGY_HIT, infield_ball
from hotstove.games.replay.lines import MAN_OF_DIE, read_line
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.options import Options
from hotstove.games.replay.park import Park
from hotstove.games.replay.resolving import at_once, counts_symbols, resolve
from hotstove.games.replay.squares import FLYBALL, SYMBOLS, Grade, Square
from hotstove.table.questions import Rule
from hotstove.table.rules import stage, tabulated

NO_COLUMN = "none"
"""RB-24: nothing was declared."""
HOMER_CHANCES = frozenset(range(7, 12))


@stage("RB-01")
def pitch(charts: ReplayCharts, options: Options, m: Matchup, call: str, best: str) -> Rule[Play]:
    """Red names the column, white the batter's row, blue the pitcher's.

    Columns 4 and 6 are read by the dice with that red one, as where RB-31 sends a pitch there from another column.
    """
    if options.two_dice:
        return (yield from pitch_two_dice(charts, options, m, call, best))
    roll = yield PITCH
    column = column_of(roll)
    if column == 4:
        grade = m.pitcher(roll)
        if grade.infielder == FLYBALL:
            return (yield from flyball_pitcher(charts, options, m, roll, best))
        named = grade.infielder or charts.infielder(blue_of(roll))
        return (yield from infield_ball(charts, m, with_red(roll, 4), named, call, options.reads_symbols))
    there = with_red(roll, 6) if column == 6 else roll
    grade = m.pitcher(there)
    if grade.infielder:
        return (yield from groundball_pitcher(charts, options, m, roll, grade.infielder, call))
    if best != NO_COLUMN and best == str(column):
        return (yield from best_grade(charts, options, m, there, blue_of(roll)))
    return (yield from number_and_grade(charts, options, m, there, grade, blue_of(roll)))


@stage("RB-29")
def pitch_two_dice(charts: ReplayCharts, options: Options, m: Matchup, call: str, best: str) -> Rule[Play]:
    """The pitcher answers with row 4; the white die names the infielder, or by the option one that is rolled again."""
    roll = with_row_4((yield PITCH_TWO_DICE))
    column = column_of(roll)
    if column == 4:
        die = row_of(roll)
        if options.infielder_die and m.batter(with_red(roll, 4)).number != STRATEGY_HIT:
            die = yield INFIELDER_DIE
        there = with_red(roll, 4)
        return (yield from infield_ball(charts, m, there, charts.infielder(die), call, options.reads_symbols))
    there = with_red(roll, 6) if column == 6 else roll
    grade = m.pitcher(there)
    if grade.infielder:
        return (yield from groundball_pitcher(charts, options, m, roll, grade.infielder, call))
    if best != NO_COLUMN and best == str(column):
        return (yield from best_grade(charts, options, m, there, 0))
    return (yield from number_and_grade(charts, options, m, there, grade, 0))


@stage("RB-31")
def flyball_pitcher(charts: ReplayCharts, options: Options, m: Matchup, roll: int, best: str) -> Rule[Play]:
    """c6: the same dice in column 6, on both cards."""
    moved = with_red(roll, 6)
    if best == "6":
        return best_grade(charts, options, m, moved, blue_of(roll))
    return number_and_grade(charts, options, m, moved, m.pitcher(moved), blue_of(roll))


@stage("RB-31")
def groundball_pitcher(
    charts: ReplayCharts, options: Options, m: Matchup, roll: int, named: str, call: str
) -> Rule[Play]:
    """A shaded square of column 6: the batter's same row in column 4, to the infielder named in the square."""
    return infield_ball(charts, m, with_red(roll, 4), named, call, options.reads_symbols)


def number_and_grade(
    charts: ReplayCharts, options: Options, m: Matchup, roll: int, grade: Grade, blue: int
) -> Rule[Play]:
    """The batter's number and the pitcher's grade; `blue` is 0 where no blue die lies on the table."""
    square = m.batter(roll)
    if square.shaded and m.park and (column_of(roll) != 6 or is_homer_chance(square.number)):
        return ballpark_square(charts, options, m, m.park, roll, column_of(roll), square, grade, blue)
    return chart_entry(charts, options, m, roll, column_of(roll), square, grade, blue)


@tabulated
def is_homer_chance(number: int) -> bool:
    """RB-25: the numbers of column 6 on which the park has a say."""
    return number in HOMER_CHANCES


@stage("RB-24")
def best_grade(charts: ReplayCharts, options: Options, m: Matchup, roll: int, blue: int) -> Rule[Play]:
    """The reliever's best grade of the column that was declared, whatever the blue die says."""
    grade = Grade(m.best(column_of(roll))) if m.best else m.pitcher(roll)
    return number_and_grade(charts, options, m, roll, grade, blue)


@stage("RB-25")
def ballpark_square(
    charts: ReplayCharts,
    options: Options,
    m: Matchup,
    park: Park,
    roll: int,
    column: int,
    square: Square,
    grade: Grade,
    blue: int,
) -> Rule[Play]:
    """A shaded square: the park's card takes the place of what stands in it."""
    die = yield PARK
    local = park.square(column, m.meeting.side, die, square)
    return (yield from chart_entry(charts, options, m, roll, column, local, grade, blue))


@stage("RB-01")
def chart_entry(
    charts: ReplayCharts, options: Options, m: Matchup, roll: int, column: int, square: Square, grade: Grade, blue: int
) -> Rule[Play]:
    """The total of number and grade, and its line in the Chart Book."""
    total = square.number + grade.grade
    if column == 1:
        line = charts.column_1(total)
    elif column == 2:
        line = charts.column_2(total)
    elif column == 3:
        line = charts.column_3(total)
    elif column == 5:
        line = charts.column_5(total)
    else:
        line = charts.column_6(total)
    mark, missed = square.mark, 0
    if column == 2:
        row = row_of(roll)
        mark, missed = steal_symbol(row, mark), missed_games(row, mark, square.raised, m.meeting.throws)
    if not options.reads_symbols:
        mark = ""
    fielder = 0
    if needs_fielder(line):
        if blue == 0:
            blue = yield FIELDER_DIE
        fielder = int(charts.fielder(block_of(column, total), blue))
    if not counts_symbols(column, grade.mark, grade.raised):
        play = at_once(charts, m, line, fielder)
        if play:
            return flagged(play, m.bases, mark, missed)
    ball = Ball(column, fielder, square.raised, "", grade, mark, missed)
    return (yield from resolve(charts, m, ball, read_line(line)))


@tabulated
def steal_symbol(row: int, mark: str) -> str:
    """RB-10: a letter in square 2-1 is a platoon letter; a symbol there, as in the other rows, is a symbol."""
    return mark if row != 1 or mark in SYMBOLS else ""


@tabulated
def missed_games(row: int, mark: str, raised: int, throws: str) -> int:
    """RB-10: the raised number of square 2-1; a platoon letter spares him against pitchers of that hand."""
    return 0 if row != 1 or mark == throws else raised


@tabulated
def block_of(column: int, total: int) -> str:
    """RB-08: the row of the Fielder Die table."""
    if column == 1:
        return "grounder" if total <= 20 else "hit"
    return "outfield"


@tabulated
def needs_fielder(line: str) -> bool:
    return any(branch.outcome.fielder == MAN_OF_DIE for branch in read_line(line))

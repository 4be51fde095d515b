"""The filled-in score sheet of a game, and the lines of its pitchers and batters."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.face import SCORE_HEADS, score_rows
from hotstove.games.pennant.innings import innings
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.totals import ClubTotals, GameCredits, credits_of

HEADING = ("", *SCORE_HEADS)
POINTS = {"power": "power", "speed": "speed", "bat": "bat", "saved": "runs saved"}
"""What the awards are given for, by the name of the total, in words."""


def score_sheet(line: GameLine, sheets: tuple[Sheet, Sheet]) -> list[str]:
    """One row for each side, as it is written down at the table."""
    return drawn_rows([HEADING, *score_rows(line, sheets)])


def drawn_rows(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows under their heads: a club's name to the left, figures to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [" ".join((row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:]))).rstrip() for row in rows]


def box_lines(book: PennantCharts, line: GameLine, sheets: tuple[Sheet, Sheet], options: Options) -> list[str]:
    """Pitchers with innings, runs and decisions; homers."""
    given = credits_of(book, line, options)
    told = []
    for side in (0, 1):
        told.append(f"{sheets[side].club} pitching")
        told += [f"  {text}" for text in _pitchers(line, sheets[side], side, given, options)]
    for side in (0, 1):
        if line.homers[side]:
            told.append(f"Home runs, {sheets[side].club}: {', '.join(_homers(line, sheets[side], side))}")
    for side in (0, 1):
        points = _points(line, sheets[side], side, given, options)
        if points:
            told.append(f"Points, {sheets[side].club}: {'; '.join(points)}")
    if line.winner is None:
        told.append(f"The game is drawn after {9 + len(line.extra)} innings.")
    return told


def _pitchers(line: GameLine, sheet: Sheet, side: int, given: GameCredits, options: Options) -> list[str]:
    marks = _marks(line, side, given)
    lines = given.pitchers[side]
    told = []
    for pitched in lines if options.reliever_lines else lines[:1]:
        runs = f", {pitched.runs} R, {pitched.earned} ER" if options.earned_runs else ""
        feats = " SHO" if pitched.shutout else " CG" if pitched.complete else ""
        mark = f" ({marks[pitched.number]})" if pitched.number in marks else ""
        told.append(f"{sheet.pitchers[pitched.number].name}{mark} {innings(pitched.outs)}{runs}{feats}")
    if not options.reliever_lines and len(lines) > 1:
        names = ", ".join(
            sheet.pitchers[pitched.number].name + (f" ({marks[pitched.number]})" if pitched.number in marks else "")
            for pitched in lines[1:]
        )
        outs, allowed = sum(p.outs for p in lines[1:]), sum(p.runs for p in lines[1:])
        told.append(f"bullpen ({names}) {innings(outs)}" + (f", {allowed} R" if options.earned_runs else ""))
    return told


def _points(line: GameLine, sheet: Sheet, side: int, given: GameCredits, options: Options) -> list[str]:
    """What the game adds to the season's awards, the BAT of extra innings included."""
    totals = ClubTotals(sheet)
    totals.add(line, side, given, options)
    return [
        f"{words} {row['name']} {row[kind]}"
        for kind, words in POINTS.items()
        for row in totals.batter_rows()
        if row[kind]
    ]


def _marks(line: GameLine, side: int, given: GameCredits) -> dict[int, str]:
    win, loss, save = given.decisions
    if line.winner == side:
        return {number: mark for number, mark in ((win, "W"), (save, "S")) if number is not None}
    return {} if loss is None else {loss: "L"}


def _homers(line: GameLine, sheet: Sheet, side: int) -> list[str]:
    counted: dict[str, int] = {}
    for spot in line.homers[side]:
        name = sheet.batters[spot].name
        counted[name] = counted.get(name, 0) + 1
    return [name if times == 1 else f"{name} {times}" for name, times in counted.items()]

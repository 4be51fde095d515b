"""The exact chances of one side's game: every triad against a starter, with every reliever rested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.lines import TurnLine
from hotstove.games.pennant.reading import Side, turn
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff, starter_of
from hotstove.odds.enumerate import outcomes
from hotstove.table.errors import Mistake

NOBODY = 0
"""The batting side's own starter, whom no rule of its turn reads."""


def tell_odds(batting: Sheet, fielding: Sheet, name: str, book: PennantCharts, say: Callable[[str], None]) -> None:
    """Shutouts, complete games, and the runs in nine innings with their chances."""
    number = fielding.pitcher_number(name)
    pitcher = fielding.pitchers[number]
    if not pitcher.starts:
        raise Mistake(f"{pitcher.name} has no ST rating and cannot start; the starters are {_starters(fielding)}")
    starter = starter_of(pitcher, number)
    bats = Side(batting.columns, starter_of(batting.pitchers[NOBODY], NOBODY))
    fields = Side(fielding.columns, starter, Staff.rested(fielding).pen(1, number))
    lines = [way.result for way in outcomes(lambda: turn(book, bats, fields))]
    say(f"{batting.year} {batting.club} against {pitcher.name} of {fielding.year} {fielding.club}, his bullpen rested")
    say(f"  {_share(sum(line.shutout for line in lines), lines)}  shutout")
    say(f"  {_share(sum(line.complete and not line.shutout for line in lines), lines)}  complete game")
    say("Runs in nine innings:")
    for runs, count in sorted(Counter(line.runs for line in lines).items()):
        say(f"  {_share(count, lines)}  {runs}")
    expected, earned = (sum(figures) / len(lines) for figures in ([x.runs for x in lines], [x.earned for x in lines]))
    say(f"Runs expected: {expected:.3f}, earned {earned:.3f}")


def _share(count: int, lines: list[TurnLine]) -> str:
    return f"{count / len(lines):.4f}"


def _starters(sheet: Sheet) -> str:
    return ", ".join(sheet.pitchers[number].name for number in sheet.starters)

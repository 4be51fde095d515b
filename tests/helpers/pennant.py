"""Pennant Race in tests: turns and games from written rolls, made-up sheets in a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from hotstove.cardmaker.pennant.fit import Fit, prepare
from hotstove.games.pennant.chart_set import PennantCharts, our_charts
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.inline_sheets import sheet_of
from hotstove.games.pennant.lines import GameLine, TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.reading import Side, turn
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheet_files import built_in
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff, arm_of, starter_of
from hotstove.games.pennant.state import PennantState
from hotstove.table.chance import Script
from hotstove.table.game import play_out
from hotstove.table.questions import Rule

TEXAS = built_in("texas-1988")
Outcome = TypeVar("Outcome")


def answered(rule: Rule[Outcome], rolls: Sequence[int]) -> Outcome:
    """Runs a rule on written rolls, all of which must be used."""
    dice = Script(rolls)
    try:
        question = next(rule)
        while True:
            question = rule.send(dice.answer(question))  # type: ignore[arg-type]
    except StopIteration as end:
        assert not dice.left
        outcome: Outcome = end.value
        return outcome


def sheet(**parts: Any) -> Sheet:
    """A sheet of which only some parts matter."""
    return sheet_of(parts, "test")


def side(club: Sheet = TEXAS, starter: str = "Guzman", used: dict[str, int] | None = None, short: bool = False) -> Side:
    """A club with its starter, its relievers having worked so many days running."""
    number = club.pitcher_number(starter)
    worked = {club.pitcher_number(name): days for name, days in (used or {}).items()}
    pen = tuple(
        arm_of(club.pitchers[reliever], reliever, worked.get(reliever, 0))
        for reliever in club.relievers
        if reliever != number
    )
    return Side(club.columns, starter_of(club.pitchers[number], number, short), pen)


def rolled(
    triad: int, batting: Side | None = None, fielding: Side | None = None, charts: PennantCharts | None = None
) -> TurnLine:
    """One turn at bat; Texas against Guzman unless told otherwise."""
    return answered(turn(charts or our_charts(), batting or side(), fielding or side()), [triad])


def game(rolls: Sequence[int], visitors: Side, home: Side, options: Options | None = None) -> GameLine:
    """A whole game between two sides as they stand."""
    setup = PennantSetup((staff(), staff()), options=options or Options())
    return answered(play_out(GAME, PennantState(setup, (visitors, home))), rolls).line


def names(club: Sheet, line: TurnLine) -> list[str]:
    """Surnames of the relievers in order of entry."""
    return [club.pitchers[player.number].name.split(" ", 1)[1] for player in line.relievers]


def staff(club: Sheet = TEXAS) -> Staff:
    return Staff.rested(club)


def worked(before: Staff, **days: Mapping[int, int]) -> Staff:
    """A staff with other days behind it, `last_start={1: 10}`: by what is remembered and the roster number."""
    changes: dict[str, Any] = {}
    for name, changed in days.items():
        changes[name] = tuple(changed.get(number, day) for number, day in enumerate(getattr(before, name)))
    return replace(before, **changes)


def as_printed(sheet: Sheet, record: tuple[float, float, float], charts: PennantCharts) -> Fit:
    """A sheet whose levels stand already, to be set among fitted ones."""
    club = prepare(sheet, [batter.bat + 0.5 for batter in sheet.lineup], record, charts)
    club.st = {number: sheet.pitchers[number].st or 0.0 for number in sheet.starters}
    return club

"""What a scenario states (its sides, their days of rest, its cells, its rolls) as a state of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from hotstove.games.pennant.chart_set import ALPHABETS, PennantCharts, our_charts
from hotstove.games.pennant.dice import PAIRS, TRIADS
from hotstove.games.pennant.inline_sheets import STATED, sheet_of
from hotstove.games.pennant.lines import TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.reading import Side, Starter
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheets import Sheet, named
from hotstove.games.pennant.staff import BETWEEN_ROLES, Staff, arm_of, starter_of
from hotstove.games.pennant.state import PennantState
from hotstove.table.account import Account
from hotstove.table.charts import Chart
from hotstove.table.errors import Mistake, Refused
from hotstove.table.reading import is_number
from hotstove.table.scenarios import Scenario

DAY_KEYS = ("used", "since_start", "since_relief")
TURN_KEYS = ("batting", "fielding", "starter", "side", "score", "rest", "charts", *DAY_KEYS)
GAME_KEYS = ("visitors", "home", "starters", "charts", *DAY_KEYS)
TURN_THEN = (
    "runs", "earned", "unearned", "shutout", "complete_game", "offense", "defense", "power", "speed", "bat", "bullpen",
    "relievers", "starter_innings", "bullpen_earned", "innings", "charged", "saved", "homers", "cites", "error",
)  # fmt: skip
GAME_THEN = (*TURN_THEN, "score", "extra_innings", "extra_points", "win", "loss", "save")


@dataclass(frozen=True)
class Stated:
    """A scenario, its keys checked and its sheets read."""

    scenario: Scenario
    options: Options
    sheets: tuple[Sheet, Sheet]
    """Of visitors and home; of a single turn, with the batting side where `side` puts it."""
    batting: int | None
    """Which side bats; None: a whole game."""

    @property
    def given(self) -> Mapping[str, Any]:
        return self.scenario.given

    @property
    def then(self) -> Mapping[str, Any]:
        return self.scenario.then

    @property
    def where(self) -> str:
        return f"{self.scenario.source}: scenario {self.scenario.title!r}"

    @property
    def other(self) -> TurnLine:
        """In place of the other side's turn: the runs that it is stated to have."""
        return TurnLine(111, False, True, earned=self.score[1 - (self.batting or 0)])

    @property
    def score(self) -> tuple[int, int]:
        """Runs that stand before the turn; a pair [visitors, home]."""
        visitors, home = self.given.get("score", (0, 0))
        return visitors, home


def stated(scenario: Scenario) -> Stated:
    """The scenario, or a mistake that names file, title and key."""
    given = scenario.given
    whole = "visitors" in given or "home" in given
    scenario.check_keys("given", given, frozenset(GAME_KEYS if whole else TURN_KEYS))
    scenario.check_keys("then", scenario.then, frozenset(GAME_THEN if whole else TURN_THEN))
    scenario.check_keys("options", scenario.options, frozenset(field.name for field in fields(Options)))
    for name, value in scenario.options.items():
        if not isinstance(value, bool):
            raise scenario.wrong(f"options.{name}", value, "true or false")
    for roll in scenario.rolls:
        if roll not in TRIADS and roll not in PAIRS:
            raise scenario.wrong("a roll", roll, "a triad 111 to 666 or two dice 11 to 66")
    _check_given(scenario, whole)
    pair = ("visitors", "home") if whole else ("batting", "fielding")
    where = f"{scenario.source}: scenario {scenario.title!r}"
    first, second = (sheet_of(given[key], f"{where}: {key}") for key in pair)
    at_home = given.get("side", "road") == "home"
    sheets = (second, first) if at_home else (first, second)
    return Stated(scenario, Options(**scenario.options), sheets, None if whole else int(at_home))


def _check_given(scenario: Scenario, whole: bool) -> None:
    given = scenario.given
    for key in ("visitors", "home", "starters") if whole else ("batting", "fielding"):
        if key not in given:
            raise scenario.wrong(f"given.{key}", None, "a sheet" if key != "starters" else "two names")
    if given.get("side", "road") not in ("road", "home"):
        raise scenario.wrong("given.side", given["side"], "road or home")
    for key, length in (("score", 2), ("starters", 2)):
        if key in given and (not isinstance(given[key], list) or len(given[key]) != length):
            raise scenario.wrong(f"given.{key}", given[key], "a pair, visitors first")
    for key in (*DAY_KEYS, "charts"):
        scenario.check_keys(f"given.{key}", given.get(key, {}), frozenset(given.get(key, {})))
    for key in DAY_KEYS:
        for name, days in given.get(key, {}).items():
            if not isinstance(days, int) or days < 0:
                raise scenario.wrong(f"given.{key}.{name}", days, "a number of days")
    if not isinstance(given.get("rest", 0), int):
        raise scenario.wrong("given.rest", given["rest"], "a number of days")


def state_of(case: Stated, account: Account) -> PennantState:
    """The moment that the scenario describes: before the first turn, or with the home side at bat."""
    staffs = Staff.rested(case.sheets[0]), Staff.rested(case.sheets[1])
    setup = PennantSetup(staffs, options=case.options, charts=_charts(case))
    sides = _side(case, 0, account), _side(case, 1, account)
    return PennantState(setup, sides, (case.other,) if case.batting == 1 else ())


def _charts(case: Stated) -> PennantCharts:
    """The game's charts, with the cells that the scenario states instead."""
    charts = our_charts()
    stated: Mapping[str, Any] = case.given.get("charts", {})
    case.scenario.check_keys("given.charts", stated, frozenset(ALPHABETS))
    for name, given in stated.items():
        cell = f"{given}.0" if name == "innings" and is_number(str(given)) else given
        if str(cell) not in ALPHABETS[name]:
            raise case.scenario.wrong(f"given.charts.{name}", cell, "a cell of that chart")
        chart = charts.charts()[name]
        same = Chart(chart.name, chart.axes, dict.fromkeys(chart.cells, str(cell)), STATED, chart.rule)
        changes: dict[str, Any] = {name: same}
        charts = replace(charts, **changes)
    return charts


def _side(case: Stated, side: int, account: Account) -> Side:
    """One side with its starter and its pen as the days before left them."""
    sheet = case.sheets[side]
    starter = _starter(case, sheet, side, account)
    used, since_start = _days(case, "used"), _days(case, "since_start")
    pen = []
    for number in sheet.relievers:
        pitcher = sheet.pitchers[number]
        rested = _of(sheet, since_start, number, BETWEEN_ROLES) >= BETWEEN_ROLES
        if pitcher.two_role:
            account.cite(("PR-24",))
        if number != starter.number and (rested or not pitcher.starts):
            pen.append(arm_of(pitcher, number, _of(sheet, used, number, 0)))
    return Side(sheet.columns, starter, tuple(pen))


def _starter(case: Stated, sheet: Sheet, side: int, account: Account) -> Starter:
    if case.batting == side:
        return Starter(-1, 1.0, 0, 666, 666)
    name = case.given.get("starters", ("", ""))[side] if case.batting is None else case.given.get("starter", "")
    if not name and len(sheet.starters) == 1:
        name = sheet.pitchers[sheet.starters[0]].name
    if not isinstance(name, str):
        raise case.scenario.wrong("given.starter", name, "a name")
    number = sheet.pitcher_number(name)
    pitcher = sheet.pitchers[number]
    if not pitcher.starts:
        raise Refused(f"starter: {pitcher.name} has no ST rating and cannot start")
    rest = case.given.get("rest", _of(sheet, _days(case, "since_start"), number, pitcher.rest or 0))
    short = pitcher.rest is not None and rest < pitcher.rest
    if short and rest < (pitcher.rest or 0) - 1:
        raise Refused(f"starter: {pitcher.name} has had {rest} days of rest and needs {pitcher.rest}, or one less")
    if short:
        account.cite(("PR-22",))
    since_relief = _of(sheet, _days(case, "since_relief"), number, BETWEEN_ROLES)
    if since_relief < BETWEEN_ROLES:
        raise Refused(f"starter: {pitcher.name} relieved {since_relief} days ago and needs {BETWEEN_ROLES} of rest")
    return starter_of(pitcher, number, short)


def _days(case: Stated, key: str) -> Mapping[str, int]:
    days: Mapping[str, int] = case.given.get(key, {})
    names = [pitcher.name for sheet in case.sheets for pitcher in sheet.pitchers]
    for name in days:
        named(list(dict.fromkeys(names)), name, f"pitcher of {case.where}")
    return days


def _of(sheet: Sheet, days: Mapping[str, int], number: int, usual: int) -> int:
    """The days stated for one pitcher, however his name is written."""
    names = [pitcher.name for pitcher in sheet.pitchers]
    for name, found in days.items():
        try:
            if named(names, name, "pitcher") == number:
                return found
        except Mistake:
            continue
    return usual

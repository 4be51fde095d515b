"""What a scenario states: its sides, their days of rest, its cells, its rolls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from hotstove.games.pennant.book import ALPHABETS, Book, standard_book
from hotstove.games.pennant.inline_sheets import only, sheet_of
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.reading import Side, Starter
from hotstove.games.pennant.sheets import Sheet, named
from hotstove.games.pennant.staff import BETWEEN_ROLES, arm_of, starter_of
from hotstove.table.account import Account
from hotstove.table.charts import Chart
from hotstove.table.errors import Mistake, Refused

SCENARIO_KEYS = ("rule", "title", "options", "given", "calls", "rolls", "then")
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

    where: str
    given: Mapping[str, Any]
    then: Mapping[str, Any]
    options: Options
    rolls: tuple[int, ...]
    calls: tuple[str, ...]
    sheets: tuple[Sheet, Sheet]
    """Of visitors and home; of a single turn, with the batting side where `side` puts it."""
    batting: int | None
    """Which side bats; None: a whole game."""

    @property
    def score(self) -> tuple[int, int]:
        return tuple(self.given.get("score", (0, 0)))


def stated(scenario: Mapping[str, Any]) -> Stated:
    """The scenario, or a mistake that names its title and the key."""
    title = f"scenario {scenario.get('title', 'without a title')!r}"
    only(scenario, SCENARIO_KEYS, title)
    given, then = _table(scenario, "given", title), _table(scenario, "then", title)
    rolls = scenario.get("rolls", [])
    if not isinstance(rolls, list) or not all(isinstance(roll, int) for roll in rolls):
        raise Mistake(f"{title}: rolls are {rolls!r}, they must be a list of numbers")
    whole = "visitors" in given or "home" in given
    only(given, GAME_KEYS if whole else TURN_KEYS, f"{title}: given")
    only(then, GAME_THEN if whole else TURN_THEN, f"{title}: then")
    pair = ("visitors", "home") if whole else ("batting", "fielding")
    for key in pair:
        if key not in given:
            raise Mistake(f"{title}: given has no {key}")
    first, second = (sheet_of(given[key], f"{title}: {key}") for key in pair)
    side = given.get("side", "road")
    if side not in ("road", "home"):
        raise Mistake(f"{title}: side is {side!r}, allowed are road and home")
    at_home = not whole and side == "home"
    try:
        options = Options.of(dict(_table(scenario, "options", title)))
    except Mistake as mistake:
        raise Mistake(f"{title}: {mistake}") from None
    return Stated(
        title,
        given,
        then,
        options,
        tuple(rolls),
        tuple(_table(scenario, "calls", title)),
        (second, first) if at_home else (first, second),
        None if whole else int(at_home),
    )


def book_of(case: Stated, account: Account) -> Book:
    """The game's charts, with the cells that the scenario states instead."""
    book = standard_book()
    charts: Mapping[str, Any] = case.given.get("charts", {})
    only(charts, tuple(ALPHABETS), f"{case.where}: charts")
    for name, cell in charts.items():
        if str(cell) not in ALPHABETS[name]:
            raise Mistake(f"{case.where}: charts.{name} is {cell!r}, which is no cell of that chart")
        chart = book.charts()[name]
        same = Chart(chart.name, chart.axes, dict.fromkeys(chart.cells, str(cell)), "stated", chart.rule)
        changes: dict[str, Any] = {name: same}
        book = replace(book, **changes)
    return book.recorded(account)


def side_of(case: Stated, side: int, account: Account) -> Side:
    """One side with its starter and its pen as the days before left them."""
    sheet = case.sheets[side]
    starter = _starter(case, sheet, side)
    used, since_start = _days(case, "used"), _days(case, "since_start")
    pen = []
    for number in sheet.relievers:
        pitcher = sheet.pitchers[number]
        rested = _of(sheet, since_start, number, BETWEEN_ROLES) >= BETWEEN_ROLES
        if number != starter.number and (rested or not pitcher.starts):
            pen.append(arm_of(pitcher, number, _of(sheet, used, number, 0)))
    return Side(sheet.columns.recorded(account), starter, tuple(pen))


def _starter(case: Stated, sheet: Sheet, side: int) -> Starter:
    if case.batting == side:
        return Starter(-1, 1.0, 0, 666, 666)
    name = case.given.get("starters", ("", ""))[side] if case.batting is None else case.given.get("starter", "")
    if not name and len(sheet.starters) == 1:
        name = sheet.pitchers[sheet.starters[0]].name
    number = sheet.pitcher_number(name)
    pitcher = sheet.pitchers[number]
    if not pitcher.starts:
        raise Refused(f"starter: {pitcher.name} has no ST rating and cannot start")
    rest = case.given.get("rest", pitcher.rest)
    short = pitcher.rest is not None and rest < pitcher.rest
    if short and rest < (pitcher.rest or 0) - 1:
        raise Refused(f"starter: {pitcher.name} has had {rest} days of rest and needs {pitcher.rest}, or one less")
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


def _table(scenario: Mapping[str, Any], key: str, title: str) -> Mapping[str, Any]:
    found = scenario.get(key, {})
    if not isinstance(found, Mapping):
        raise Mistake(f"{title}: {key} is {found!r}, it must be a table")
    return found


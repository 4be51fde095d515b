"""Scenarios of Superstar Baseball, ruled on by the same rules that play games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.trial import Trial, check_common, differences, run_trial, situation_of
from hotstove.games.superstar.book import SuperstarBook, our_book
from hotstove.games.superstar.cards import PitcherCard
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.fatigue import innings_limit, innings_past
from hotstove.games.superstar.matchup import Matchup, defense_row
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.games.superstar.symbols import batter_symbol, pitcher_symbol
from hotstove.games.superstar.weather import POSTPONED, THREATENING, sky_before_game, sky_before_half
from hotstove.games.superstar.x_chart import INJURY
from hotstove.table.account import Account
from hotstove.table.charts import Axis, Chart
from hotstove.table.questions import Answer, Question, Roll, Rule
from hotstove.table.scenarios import Ruling, Scenario

GIVEN = frozenset({"run", "pitcher", "batter", "defense", "catcher_i", "tired"})
THEN = frozenset({"injured", "tired"})
CALLS = frozenset({"option", "steal", "throw", "bunt", "hold", "again", "send", "walk", "hit_and_run"})
EARLY_CALLS = frozenset({"option", "steal", "bunt", "hold", "walk", "hit_and_run"})
PITCHER_KEYS = frozenset({"throws", "chart", "decisions", "role", "innings"})
BATTER_KEYS = frozenset({"bats", "vs_l", "vs_r", "bunt"})
DICE_AXIS = "dice"


def judge(scenario: Scenario) -> Ruling:
    """How the rules answer a scenario."""
    check_common(scenario, GIVEN, THEN)
    scenario.check_keys("calls", scenario.calls, CALLS)
    scenario.check_keys("options", scenario.options, frozenset({"injuries", "rain_outs"}))
    for name, value in scenario.options.items():
        if not isinstance(value, bool):
            raise scenario.wrong(f"options.{name}", value, "true or false")
    options = Options(**scenario.options)
    account = Account()
    book = our_book()
    wrong: list[str] = []
    if "tired" in scenario.then:
        tired = tired_innings(scenario, book)
        if tired != scenario.then["tired"]:
            wrong.append(f"tired: expected {scenario.then['tired']}, came out {tired}")
        if set(scenario.then) == {"tired"}:
            return Ruling(tuple(wrong), ("SS-29",))
    if options.rain_outs:
        scenario, over = _weather(scenario)
        if over or (set(scenario.then) == {"over"} and not scenario.rolls):
            return Ruling(tuple(_weather_differences(scenario, over)), ("SS-32",))
    rule = plate_appearance(book.recorded(account), options, matchup_of(scenario, account))
    trial = run_trial(scenario, rule, account, _roll(scenario), EARLY_CALLS)
    wrong += differences(scenario, trial, account, reading_of(account, book))
    if "injured" in scenario.then or any(position_hurt(trial)):
        wrong += _injury(scenario, trial)
    return Ruling(tuple(wrong), (*account.cites, *(str(lookup) for lookup in account.lookups)))


def _roll(scenario: Scenario) -> Callable[[Question, Any], Answer]:
    def roll(question: Question, outcome: Any) -> Answer:
        if outcome not in NUMBERS or not isinstance(question, Roll):
            raise scenario.wrong("a roll", outcome, "a number 10 to 39")
        return outcome

    return roll


def _weather(scenario: Scenario) -> tuple[Scenario, bool]:
    """Rolls for the weather first; what is left of the rolls is for the play."""
    rolls = list(scenario.rolls)

    def ask(rule: Rule[str]) -> str:
        next(rule)
        if not rolls or rolls[0] not in NUMBERS:
            raise scenario.wrong("the roll for the weather", rolls[:1], "a number 10 to 39")
        try:
            rule.send(rolls.pop(0))
        except StopIteration as stop:
            return str(stop.value)
        raise AssertionError("the weather asks once")

    sky = ask(sky_before_game())
    if sky == THREATENING and rolls:
        sky = ask(sky_before_half())
    changed = Scenario(**{**scenario.__dict__, "rolls": rolls})
    return changed, sky == POSTPONED


def _weather_differences(scenario: Scenario, over: bool) -> list[str]:
    if scenario.rolls:
        return [f"{len(scenario.rolls)} rolls are left over ({scenario.rolls[0]} next)"]
    expected = scenario.then.get("over", False)
    return [] if expected == over else [f"over: expected {expected}, came out {over}"]


def reading_of(account: Account, book: SuperstarBook) -> str:
    """The last cell that dice found, on a chart or a card; an automatic out reads as the G that it is."""
    others = {chart.name for chart in book.charts().values() if chart.axes[0].name != DICE_AXIS}
    for lookup in reversed(account.lookups):
        if (lookup.chart, lookup.cell) == (book.defense.name, "out"):
            return "G"
        if lookup.chart not in others:
            return str(lookup.cell)
    return ""


def position_hurt(trial: Trial) -> tuple[str, int] | tuple[()]:
    """Position and games of an injury on the play."""
    for modifier in trial.play.modifiers if trial.play else ():
        if modifier.startswith(INJURY):
            position, games = modifier.removeprefix(INJURY).split("-")
            return NAME_OF[int(position)], int(games)
    return ()


def _injury(scenario: Scenario, trial: Trial) -> list[str]:
    expected = scenario.then.get("injured")
    hurt = position_hurt(trial)
    found = {"position": hurt[0], "games": hurt[1]} if hurt else None
    return [] if expected == found else [f"injured: expected {expected}, came out {found}"]


def tired_innings(scenario: Scenario, book: SuperstarBook) -> int:
    pitcher = scenario.given.get("pitcher", {})
    scenario.check_keys("given.pitcher", pitcher, PITCHER_KEYS)
    decisions, innings, role = pitcher.get("decisions", 0), pitcher.get("innings", 0), pitcher.get("role", "SP")
    if role not in ("SP", "RP"):
        raise scenario.wrong("given.pitcher.role", role, '"SP" or "RP"')
    if not isinstance(decisions, int) or decisions < 0:
        raise scenario.wrong("given.pitcher.decisions", decisions, "a whole number from 0")
    if not isinstance(innings, int | float) or not 0 <= innings <= 99:
        raise scenario.wrong("given.pitcher.innings", innings, "0 to 99")
    blank = _column(scenario, "pitcher", {}, "", pitcher_symbol)
    starter = role == "SP"
    card = PitcherCard("R", blank if starter else None, None if starter else blank, decisions)
    return innings_past(innings_limit(book, card, starter), innings)


def matchup_of(scenario: Scenario, account: Account) -> Matchup:
    """The players that a scenario describes; ratings not named are middling, squares not named blank or F."""
    given, situation = scenario.given, situation_of(scenario)
    pitcher, batter, run = given.get("pitcher", {}), given.get("batter", {}), given.get("run", {})
    scenario.check_keys("given.pitcher", pitcher, PITCHER_KEYS)
    scenario.check_keys("given.batter", batter, BATTER_KEYS)
    scenario.check_keys("given.run", run, frozenset({"1", "2", "3", "batter"}))
    for who, rating in run.items():
        if rating not in range(6):
            raise scenario.wrong(f"given.run of {who}", rating, "0 to 5")
    throws = pitcher.get("throws", "R")
    column = "vs_l" if throws == "L" else "vs_r"
    if throws not in ("L", "R"):
        raise scenario.wrong("given.pitcher.throws", throws, '"L" or "R"')
    if batter.get("bunt", "A") not in ("A", "B"):
        raise scenario.wrong("given.batter.bunt", batter["bunt"], '"A" or "B"')
    total, tired = given.get("defense", 0), given.get("tired", 0)
    if not isinstance(total, int) or not isinstance(tired, int):
        raise scenario.wrong("given.defense or tired", (total, tired), "a whole number")
    return Matchup(
        situation.bases,
        situation.outs,
        _column(scenario, "pitcher", pitcher.get("chart", {}), "", pitcher_symbol).recorded(account),
        _column(scenario, f"batter {column}", batter.get(column, {}), "F", batter_symbol).recorded(account),
        batter.get("bunt", "A"),
        (run.get("1", 3), run.get("2", 3), run.get("3", 3)),
        defense_row(total),
        bool(given.get("catcher_i", False)),
        min(3, max(0, tired)),
    )


def _column(scenario: Scenario, name: str, squares: Any, empty: str, known: Callable[[str], str | None]) -> Chart:
    cells = {(number,): empty for number in NUMBERS}
    if not isinstance(squares, dict):
        raise scenario.wrong(f"the chart of the {name}", squares, 'a table of squares such as { 20 = "G" }')
    for number, text in squares.items():
        symbol = known(str(text))
        if not number.isdecimal() or int(number) not in NUMBERS or symbol is None:
            raise scenario.wrong(f"square {number} of the {name}", text, "a known symbol on a number 10 to 39")
        cells[(int(number),)] = symbol
    return Chart(name, (Axis(DICE_AXIS, NUMBERS),), cells)

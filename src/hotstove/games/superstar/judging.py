"""Scenarios of Superstar Baseball, ruled on by the same rules that play games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import ceil
from typing import Any, TypeAlias

from hotstove.diamond.gloves import NAME_OF, POSITIONS
from hotstove.diamond.outing import Outing
from hotstove.diamond.play import NOTHING_ELSE
from hotstove.diamond.plays_game import PlaysGame
from hotstove.diamond.stand_ins import PITCHER, batting_club, fielding_club, moment
from hotstove.diamond.trial import Trial, check_common, differences, run_trial, situation_of, told, uncited
from hotstove.diamond.turn import Omen
from hotstove.games.superstar.cards import BatterCard, Card, PitcherCard
from hotstove.games.superstar.chart_set import SuperstarCharts, our_charts
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.fatigue import innings_limit
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.setup import Memory, SuperstarSetup, SuperstarState
from hotstove.games.superstar.symbols import batter_symbol, pitcher_symbol
from hotstove.table.account import Account
from hotstove.table.charts import Axis, Chart
from hotstove.table.questions import Answer, Question, Roll
from hotstove.table.reading import is_number
from hotstove.table.scenarios import Ruling, Scenario

SuperstarGame: TypeAlias = PlaysGame[SuperstarSetup, Memory, Matchup]
GIVEN = frozenset({"run", "pitcher", "batter", "defense", "catcher_i", "tired"})
THEN = frozenset({"injured", "tired"})
CALLS = frozenset({"option", "steal", "throw", "bunt", "hold", "again", "send", "walk", "hit_and_run"})
EARLY_CALLS = frozenset({"option", "steal", "bunt", "hold", "walk", "hit_and_run"})
PITCHER_KEYS = frozenset({"throws", "chart", "decisions", "role", "innings"})
BATTER_KEYS = frozenset({"bats", "vs_l", "vs_r", "bunt"})
DICE_AXIS = "dice"


def judge(game: SuperstarGame, scenario: Scenario) -> Ruling:
    """How the rules answer a scenario."""
    check_common(scenario, GIVEN, THEN)
    scenario.check_keys("calls", scenario.calls, CALLS)
    scenario.check_keys("options", scenario.options, frozenset({"injuries", "rain_outs"}))
    for name, value in scenario.options.items():
        if not isinstance(value, bool):
            raise scenario.wrong(f"options.{name}", value, "true or false")
    account = Account()
    state = state_of(game, scenario, Options(**scenario.options))
    charts = state.setup.charts
    wrong: list[str] = []
    if "tired" in scenario.then:
        tired, expected = game.matchup(state).tired, scenario.then["tired"]
        if not isinstance(expected, int):
            raise scenario.wrong("then.tired", expected, "a whole number")
        if tired != min(3, expected):
            wrong.append(f"tired: expected {expected}, came out {tired}")
        account.cite(("SS-29",))
        if set(scenario.then) <= {"tired", "cites"}:
            return Ruling((*wrong, *uncited(scenario, account)), account)
    if state.setup.options.rain_outs:
        trial = run_trial(scenario, game.turn(state, account), account, _roll(scenario), EARLY_CALLS)
        omen = trial.turn
        over = isinstance(omen, Omen) and omen.called_off != ""
        if over or (set(scenario.then) == {"over"} and trial.used == len(scenario.rolls)):
            wrong = _weather_differences(scenario, trial, over)
            return Ruling(tuple(wrong), account, told(game, state, trial, account))
        assert isinstance(omen, Omen)
        state = game.after(state, omen)
        scenario = replace(scenario, rolls=scenario.rolls[trial.used :])
    trial = run_trial(scenario, game.turn(state, account), account, _roll(scenario), EARLY_CALLS)
    wrong += differences(scenario, trial, account, reading_of(account, charts))
    if "injured" in scenario.then or position_hurt(trial) is not None:
        wrong += _injury(scenario, trial)
    return Ruling(tuple(wrong), account, told(game, state, trial, account))


def _roll(scenario: Scenario) -> Callable[[Question, object], Answer]:
    def roll(question: Question, outcome: object) -> Answer:
        if outcome not in NUMBERS or not isinstance(question, Roll):
            raise scenario.wrong("a roll", outcome, "a number 10 to 39")
        return outcome

    return roll


def _weather_differences(scenario: Scenario, trial: Trial, over: bool) -> list[str]:
    left = scenario.rolls[trial.used :]
    if left:
        return [f"{len(left)} rolls are left over ({left[0]} next)"]
    expected = scenario.then.get("over", False)
    return [] if expected == over else [f"over: expected {expected}, came out {over}"]


def reading_of(account: Account, charts: SuperstarCharts) -> str:
    """The last cell that dice found, on a chart or a card; an automatic out reads as the G that it is."""
    others = {chart.name for chart in charts.charts().values() if chart.axes[0].name != DICE_AXIS}
    for lookup in reversed(account.lookups):
        if (lookup.chart, lookup.cell) == (charts.defense.name, "out"):
            return "G"
        if lookup.chart not in others:
            return str(lookup.cell)
    return ""


def position_hurt(trial: Trial) -> tuple[str, int] | None:
    """Position and games of an injury on the play."""
    aside = trial.play.aside if trial.play is not None else NOTHING_ELSE
    return (NAME_OF[aside.hurt_position], aside.hurt_games) if aside.hurt_position else None


def _injury(scenario: Scenario, trial: Trial) -> list[str]:
    expected = scenario.then.get("injured")
    hurt = position_hurt(trial)
    found = {"position": hurt[0], "games": hurt[1]} if hurt else None
    return [] if expected == found else [f"injured: expected {expected}, came out {found}"]


def state_of(game: SuperstarGame, scenario: Scenario, options: Options) -> SuperstarState:
    """The moment that a scenario describes; ratings not named are middling, squares not named blank or F."""
    given, situation = scenario.given, situation_of(scenario)
    pitcher, batter, run = given.get("pitcher", {}), given.get("batter", {}), given.get("run", {})
    scenario.check_keys("given.pitcher", pitcher, PITCHER_KEYS)
    scenario.check_keys("given.batter", batter, BATTER_KEYS)
    scenario.check_keys("given.run", run, frozenset({"1", "2", "3", "batter"}))
    for who, rating in run.items():
        if rating not in range(6):
            raise scenario.wrong(f"given.run of {who}", rating, "0 to 5")
    throws = pitcher.get("throws", "R")
    if throws not in ("L", "R"):
        raise scenario.wrong("given.pitcher.throws", throws, '"L" or "R"')
    if batter.get("bunt", "A") not in ("A", "B"):
        raise scenario.wrong("given.batter.bunt", batter["bunt"], '"A" or "B"')
    total, tired = given.get("defense", 0), given.get("tired", 0)
    if not isinstance(total, int) or not isinstance(tired, int):
        raise scenario.wrong("given.defense or tired", (total, tired), "a whole number")
    vs_l, vs_r = (
        _column(scenario, f"batter {name}", batter.get(name, {}), "F", batter_symbol) for name in ("vs_l", "vs_r")
    )
    blank = _column(scenario, "pitcher", {}, "", pitcher_symbol)
    nobody = BatterCard(vs_l, vs_r, 3, "A")
    other = Card(nobody, PitcherCard("R", blank, blank, 0), dict.fromkeys(POSITIONS, 0))
    runners = [replace(other, batting=replace(nobody, running=run.get(base, 3))) for base in "123"]
    at_bat = replace(other, batting=BatterCard(vs_l, vs_r, run.get("batter", 3), batter.get("bunt", "A")))
    started, decisions, innings = _work(scenario, pitcher)
    chart = _column(scenario, "pitcher", pitcher.get("chart", {}), "", pitcher_symbol)
    card = PitcherCard(throws, chart if started else blank, None if started else chart, decisions)
    fielders = dict.fromkeys(range(2, 10), other)
    fielders[1] = replace(other, pitching=card)
    fielders[2] = replace(other, arm=bool(given.get("catcher_i", False)))
    fielders[6] = replace(other, defense=dict.fromkeys(POSITIONS, total))
    outs = 3 * max(0, ceil(innings) - 1)
    if tired > 0:
        outs = 3 * (innings_limit(our_charts(), card, started) + min(3, tired) - 1)
    outing = Outing(PITCHER, started, 1, outs)
    batting = batting_club(at_bat, batter.get("bats", "R"), runners, other)
    return moment(game, situation, batting, fielding_club(fielders, throws, other), options, outing)


def _work(scenario: Scenario, pitcher: dict[str, Any]) -> tuple[bool, int, float]:
    """Whether the pitcher started, his season's decisions, and the innings that he has pitched."""
    decisions, innings, role = pitcher.get("decisions", 0), pitcher.get("innings", 0), pitcher.get("role", "SP")
    if role not in ("SP", "RP"):
        raise scenario.wrong("given.pitcher.role", role, '"SP" or "RP"')
    if not isinstance(decisions, int) or decisions < 0:
        raise scenario.wrong("given.pitcher.decisions", decisions, "a whole number from 0")
    if not isinstance(innings, int | float) or not 0 <= innings <= 99:
        raise scenario.wrong("given.pitcher.innings", innings, "0 to 99")
    return role == "SP", decisions, innings


def _column(scenario: Scenario, name: str, squares: Any, empty: str, known: Callable[[str], str | None]) -> Chart:
    cells = {(number,): empty for number in NUMBERS}
    if not isinstance(squares, dict):
        raise scenario.wrong(f"the chart of the {name}", squares, 'a table of squares such as { 20 = "G" }')
    for number, text in squares.items():
        symbol = known(str(text))
        if not is_number(number) or int(number) not in NUMBERS or symbol is None:
            raise scenario.wrong(f"square {number} of the {name}", text, "a known symbol on a number 10 to 39")
        cells[(int(number),)] = symbol
    return Chart(name, (Axis(DICE_AXIS, NUMBERS),), cells)

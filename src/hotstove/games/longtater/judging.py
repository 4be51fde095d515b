"""Scenarios of Long Tater!, ruled on by the same rules that play games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeAlias

from hotstove.diamond.gloves import NAME_OF, POSITIONS
from hotstove.diamond.outing import Outing
from hotstove.diamond.play import NOTHING_ELSE
from hotstove.diamond.plays_game import PlaysGame
from hotstove.diamond.stand_ins import PITCHER as STAND_IN_PITCHER
from hotstove.diamond.stand_ins import SEASON, batting_club, fielding_club, moment
from hotstove.diamond.trial import Trial, check_common, differences, run_trial, situation_of, told
from hotstove.games.longtater.cards import BatterCard, Card, Glove, PitcherCard
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.setup import LongTaterSetup, LongTaterState, Memory
from hotstove.table.account import Account
from hotstove.table.errors import Refused
from hotstove.table.questions import Answer, Draw, Question
from hotstove.table.reading import is_number
from hotstove.table.scenarios import Ruling, Scenario

LongTaterGame: TypeAlias = PlaysGame[LongTaterSetup, Memory, Matchup]
GIVEN = frozenset({"batter", "pitcher", "runners", "fielders", "year"})
THEN = frozenset({"control", "injured"})
CALLS = frozenset({"steal", "bunt", "hit_and_run", "infield", "stretch", "middle"})
EARLY_CALLS = frozenset({"steal", "bunt", "hit_and_run", "infield"})
OPTIONS = frozenset({"automatic_steals", "injuries", "reshuffle_after", "hit_batsman_moves_all", "whole_sb_to_third"})
BATTER = {
    "BR": 10, "OUT": 66, "K": 20, "DP": 15,
    "1B": 50, "2B": 64, "3B": 66, "HR": 74, "BB": 98, "HBP": 100, "SBA": 0, "SB%": 0,
}  # fmt: skip
PITCHER = {"PR": 10, "OBA": 32, "K": 22, "HIT": 73, "BB": 100, "WP": 55, "HB": 90, "BK": 100}
FIRST_YEAR = 1871
FACE = {"t": "top", "m": "middle", "b": "bottom"}
READINGS = frozenset({"OUT", "BUNT", "K", "DP", "1B", "2B", "3B", "HR", "BB", "HBP", "WP", "BK", "B100"})
CARDS = frozenset({"batting card", "pitching card"})


def judge(game: LongTaterGame, scenario: Scenario) -> Ruling:
    """How the rules answer a scenario."""
    check_common(scenario, GIVEN, THEN)
    scenario.check_keys("calls", scenario.calls, CALLS)
    scenario.check_keys("options", scenario.options, OPTIONS)
    account = Account()
    state = state_of(game, scenario, Options(**scenario.options))
    rule = game.turn(state, account)
    trial = run_trial(
        scenario, rule, account, lambda question, outcome: _number(scenario, question, outcome), EARLY_CALLS
    )
    expected = scenario.then.get("reading")
    found = readings_of(account, trial)
    reading = expected if expected in found else found[-1] if found else ""
    wrong = differences(scenario, trial, account, reading)
    if not trial.refusal and not trial.complaint:
        wrong += _control(scenario, account) + _injury(scenario, trial)
    return Ruling(tuple(wrong), account, told(game, state, trial, account))


def _number(scenario: Scenario, question: Question, outcome: object) -> Answer:
    """A number as the scenario writes it: the face that it names must be the one that the rules read."""
    text = str(outcome)
    if text[:1] not in FACE or not is_number(text[1:]) or not isinstance(question, Draw):
        raise scenario.wrong("a roll", outcome, 'a number of the deck such as "t37", "m14" or "b88"')
    if int(text[1:]) not in question.deck.weights[FACE[text[0]]]:
        raise scenario.wrong("a roll", outcome, "m1 to m20, t1 to t100 or b1 to b100")
    if FACE[text[0]] != question.face:
        raise Refused(f"the rules read a {question.face} number ({question.purpose}) where {text} was drawn")
    return int(text[1:])


def readings_of(account: Account, trial: Trial) -> list[str]:
    """What was found, in order: on the cards, then in the play itself."""
    found = [str(lookup.cell) for lookup in account.lookups if lookup.chart in CARDS and lookup.cell in READINGS]
    if trial.play is None:
        return found
    for code, handled, _ in trial.play.events:
        if code in {"SB", "CS"}:
            found.append("CS-E" if "E" in handled else code)
    if trial.play.aside.hurt_position:
        found.append("INJ")
    return found


def _control(scenario: Scenario, account: Account) -> list[str]:
    """Who was in control, from the card that was read first after the draw for it."""
    if "control" not in scenario.then:
        return []
    cards = [lookup.chart for lookup in account.lookups if lookup.chart in CARDS]
    found = {"batting card": "batter", "pitching card": "pitcher"}.get(cards[0]) if cards else None
    expected = scenario.then["control"]
    return [] if found == expected else [f"control: expected {expected!r}, came out {found!r}"]


def _injury(scenario: Scenario, trial: Trial) -> list[str]:
    aside = trial.play.aside if trial.play is not None else NOTHING_ELSE
    found = None
    if aside.hurt_position:
        team = "home" if aside.hurt_side == "H" else "visitors"
        found = {"position": NAME_OF[aside.hurt_position], "games": aside.hurt_games, "team": team}
    expected = scenario.then.get("injured")
    if expected == found or (expected is None and scenario.reading_only):
        return []
    return [f"injured: expected {expected}, came out {found}"]


def state_of(game: LongTaterGame, scenario: Scenario, options: Options) -> LongTaterState:
    """The moment that a scenario describes: middling cards, runners and fielders without ratings, unless it says more.

    Every runner has just arrived where he stands."""
    given, situation = scenario.given, situation_of(scenario)
    batter = _ratings(scenario, "batter", given.get("batter", {}), BATTER)
    pitcher = _ratings(scenario, "pitcher", given.get("pitcher", {}), PITCHER)
    mound = PitcherCard(
        pitcher["PR"], pitcher["OBA"], pitcher["K"], pitcher["HIT"], pitcher["WP"], pitcher["HB"], pitcher["BK"]
    )
    other = Card(BatterCard(*BATTER.values()), mound, dict.fromkeys(POSITIONS, Glove(0)))
    runners = given.get("runners", {})
    scenario.check_keys("given.runners", runners, frozenset("123"))
    legs = []
    for base in "123":
        rated = _ratings(scenario, f"runners.{base}", runners.get(base, {}), {"SBA": 0, "SB%": 0})
        legs.append(replace(other, batting=replace(other.batting, sba=rated["SBA"], sb=rated["SB%"])))
    named = given.get("fielders", {})
    scenario.check_keys("given.fielders", named, frozenset(POSITIONS))
    fielders = {}
    for number, position in enumerate(POSITIONS, start=1):
        line = _ratings(scenario, f"fielders.{position}", named.get(position, {}), {"E": 0, "OA": 0})
        if line["OA"] > 9:
            raise scenario.wrong("an OA of given.fielders", line["OA"], "0 to 9")
        fielders[number] = replace(other, fielding={position: Glove(line["E"], line["OA"])})
    year = given.get("year", SEASON)
    if not isinstance(year, int) or isinstance(year, bool) or year < FIRST_YEAR:
        raise scenario.wrong("given.year", year, f"a year from {FIRST_YEAR}")
    batting = batting_club(replace(other, batting=BatterCard(*batter.values())), "R", legs, other, year)
    outing = Outing(STAND_IN_PITCHER, started=True)
    state = moment(game, situation, batting, fielding_club(fielders, "R", other, year), options, outing)
    return replace(state, memory=replace(state.memory, arrived=situation.bases))


def _ratings(scenario: Scenario, who: str, table: Any, usual: dict[str, int]) -> dict[str, int]:
    """LT-25: a dash is 0."""
    if not isinstance(table, dict):
        raise scenario.wrong(f"given.{who}", table, "a table of ratings")
    scenario.check_keys(f"given.{who}", table, frozenset(usual))
    rated = dict(usual)
    for name, value in table.items():
        number = 0 if value == "-" else value
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= 100:
            raise scenario.wrong(f"{name} of given.{who}", value, '0 to 100, or "-"')
        rated[name] = number
    return rated

"""Every play that the rules of Superstar Baseball can make is sound, and every cell of every chart is used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.superstar.cards import PitcherCard
from hotstove.games.superstar.chart_set import SuperstarCharts, our_charts
from hotstove.games.superstar.fatigue import days_of_rest, innings_limit
from hotstove.games.superstar.matchup import DEFENSE_ROWS, Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS
from hotstove.odds.enumerate import Choices, Numbers, every_number, outcomes
from hotstove.table.account import Account
from hotstove.table.questions import Answer, Decision, Draw, Roll
from tests.helpers.exhaustive import EVERY_BATTER_SYMBOL, EVERY_PITCHER_SYMBOL, RATING, faults, few_numbers
from tests.helpers.superstar import batter, pitcher

SIDES = Options(), Options(injuries=True)


def every_play(bases: str, outs: int, tired: int, arm: bool, bunt: str, numbers: Numbers) -> list[str]:
    """Runs all ways and tells what is wrong."""
    ratings = (RATING, RATING, RATING)
    m = Matchup(bases, outs, EVERY_PITCHER_SYMBOL, EVERY_BATTER_SYMBOL, bunt, ratings, "27-30", arm, tired)
    plays = set()
    for options in SIDES:
        rule = partial(plate_appearance, our_charts(), options, m)
        plays |= {way.result for way in outcomes(rule, numbers=numbers)}
    assert len(plays) > 20
    return [f"{bases} {outs} out: {play!r}: {fault}" for play in plays for fault in faults(bases, outs, play)]


@pytest.mark.parametrize("outs", [0, 1, 2])
@pytest.mark.parametrize("bases", ALL_BASES)
def test_every_play_is_sound(bases: str, outs: int) -> None:
    """Every decision and a roll for every cell; fresh and tired pitchers, both bunt ratings, the catcher's arm."""
    numbers = few_numbers()
    for tired, arm, bunt in ((0, False, "A"), (1, True, "B"), (2, False, "B"), (3, True, "A")):
        assert every_play(bases, outs, tired, arm, bunt, numbers) == []


@pytest.mark.soak
@pytest.mark.parametrize("tired", [0, 1, 2, 3])
@pytest.mark.parametrize("outs", [0, 1, 2])
@pytest.mark.parametrize("bases", ALL_BASES)
def test_every_play_under_every_roll_is_sound(bases: str, outs: int, tired: int) -> None:
    assert every_play(bases, outs, tired, tired % 2 == 1, "AB"[tired % 2], every_number) == []


def calls(**named: str) -> Choices:
    def choose(decision: Decision) -> Iterable[str]:
        return (named.get(decision.purpose, decision.default),)

    return choose


def all_of(*purposes: str) -> Numbers:
    """Every number for these purposes, one number for any other."""

    def numbers(question: Roll | Draw) -> Mapping[Answer, int]:
        return question.weights() if question.purpose in purposes else {20: 1}

    return numbers


def use(charts: SuperstarCharts) -> None:
    """Sends plays through every chart: by base state, rating, symbol, defence row and tired inning."""

    def run(m: Matchup, choices: Choices, numbers: Numbers, options: Options = SIDES[0]) -> None:
        for way in outcomes(partial(plate_appearance, charts, options, m), choices=choices, numbers=numbers):
            assert way.ways > 0

    quiet, swings = calls(), "swing"
    for row in DEFENSE_ROWS:
        for tired in range(4):
            m = Matchup("---", 0, pitcher(), batter(), "A", (3, 3, 3), row, False, tired)
            run(m, quiet, all_of("pitch"))
    for symbol in BATTER_SYMBOLS:
        m = Matchup("123", 0, pitcher(), batter(None, symbol), "A", (3, 3, 3), "0-10", False, 0)
        other = replace(m, defense="11-14")
        for choices in (quiet, calls(hit_and_run="yes")):
            run(m, choices, all_of("pitch"))
            run(other, choices, all_of("pitch"))
    for bases in ALL_BASES:
        for option in "AB":
            for symbol in ("G", "DP"):
                m = Matchup(bases, 0, pitcher(), batter(None, symbol), "A", (3, 3, 3), "0-10", False, 0)
                run(m, calls(option=option), all_of())
    for symbol in PITCHER_SYMBOLS:
        m = Matchup("1--", 0, pitcher(None, symbol), batter(), "A", (3, 3, 3), "0-10", False, 0)
        for options in SIDES:
            run(m, quiet, all_of("x"), options)
            run(m, quiet, all_of("injured-position", "x"), options)
            run(m, quiet, all_of("games-injured", "x"), options)
    for rating in range(6):
        m = Matchup("123", 0, pitcher(), batter(None, "1M"), "A", (rating,) * 3, "0-10", False, 0)
        for target in ("3-H", "2-3", "1-2"):
            run(m, calls(steal="3-H 2-3 1-2", throw=target), all_of("steal"))
        run(m, calls(send="2-H"), all_of("advance"))
    for bunt in "AB":
        m = Matchup("--3", 0, pitcher(), batter(), bunt, (3, 3, 3), "0-10", False, 0)
        run(m, calls(bunt="sacrifice"), all_of("bunt", swings))
        run(m, calls(bunt="squeeze"), all_of("bunt", swings))
        run(m, calls(bunt="sacrifice", again="no"), all_of("bunt", "pitch"))
    for decisions in (0, 11, 16, 17, 23, 31, 40):
        for started in (True, False):
            innings_limit(charts, PitcherCard("R", pitcher(), pitcher(), decisions), started)
            days_of_rest(charts, decisions, started)


def test_every_chart_cell_is_used() -> None:
    """The bunt roll 35 is the one place where no cell of the bunt charts leaves a ball for a fielder of that table."""
    account = Account()
    use(our_charts().recorded(account))
    used = {(lookup.chart, lookup.keys) for lookup in account.lookups}
    unused = [
        f"{chart.name} {keys}"
        for chart in our_charts().charts().values()
        for keys in chart.cells
        if (chart.name, keys) not in used
    ]
    assert unused == ["Where It Was Hit (35, 'bunt')"]

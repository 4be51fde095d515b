"""Replay Baseball: every cell of every chart is used, and every play that comes of one is sound."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.play import Play
from hotstove.games.replay.bats import pitchers_cards
from hotstove.games.replay.chart_set import PAGES, ReplayCharts, our_charts
from hotstove.games.replay.fielding import INFIELD, OUTFIELD, Glove, glove_at
from hotstove.games.replay.flags import without_flags
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.next_play import next_play
from hotstove.games.replay.options import Options
from hotstove.games.replay.rest import rest_cell
from hotstove.games.replay.squares import Grade, Square
from hotstove.odds.enumerate import outcomes
from hotstove.table.account import Account
from hotstove.table.questions import Answer, Decision, Draw, Roll
from tests.helpers.exhaustive import faults
from tests.helpers.replay import fielders, matchup, pitcher

Run = tuple[Matchup, Options, Mapping[str, str], Mapping[str, int]]
"""A meeting, options, calls by purpose, and rolls that are fixed."""
PLAIN, CALLED, COMBINED = Options(), Options(called_steals=True), Options(combined_steals=True)
BASE, TIRED = matchup(), matchup(tired=True)
AVERAGE, WEAK = BASE.gloves, fielders(dict.fromkeys(OUTFIELD, "1(3) e35"))
ONES = fielders(dict.fromkeys(INFIELD, "1 e35"))
ONE = Grade(1)
APART = {"pitchers_at_bat", "rest_of_starters", "rest_of_relievers", "infield_moves", "outfield_moves"}
"""Charts that are not read in plays."""


def meeting(
    bases: str, outs: int, square: Square, *, gloves: tuple[Glove, ...] = AVERAGE, hands: str = "same"
) -> Matchup:
    """A batter with one square, and a pitcher of ones."""
    both = replace(BASE.meeting, hands=hands)
    return replace(
        BASE, bases=bases, outs=outs, batter=lambda roll: square, pitcher=lambda roll: ONE, gloves=gloves, meeting=both
    )


def ways(charts: ReplayCharts, run: Run) -> Iterator[Play]:
    """Every play that can come of a run."""
    m, options, calls, fixed = run

    def numbers(question: Roll | Draw) -> Mapping[Answer, int]:
        weights = question.weights()
        if question.purpose in fixed:
            return {fixed[question.purpose]: 1}
        if len(weights) == 36:
            return dict.fromkeys((11, 66), 1)
        return dict(weights)

    def choices(decision: Decision) -> tuple[str, ...]:
        wanted = calls.get(decision.purpose)
        if wanted is not None:
            return (wanted if wanted in decision.options else decision.default,)
        return decision.options if decision.purpose == "send" else (decision.default,)

    for way in outcomes(partial(next_play, charts, options, m), choices=choices, numbers=numbers):
        yield way.result


def columns() -> Iterator[Run]:
    """Every total of the five columns of number and grade, in every situation, for either hand."""
    for column in (1, 2, 3, 5, 6):
        for (total,), line in getattr(our_charts(), f"column_{column}").cells.items():
            blues = range(1, 7) if "@die" in line else (1,)
            kinds = [("same", AVERAGE), ("opposite", WEAK)]
            if not any(word in line for word in ("same", "opposite", "range")):
                kinds.pop()
            for bases, outs, blue, (hands, gloves) in product(ALL_BASES, (0, 1, 2), blues, kinds):
                m = meeting(bases, outs, Square(total - 1, 3), gloves=gloves, hands=hands)
                yield m, PLAIN, {}, {"pitch": 100 * column + 20 + blue}


def sections() -> Iterator[Run]:
    """Every total of column 4 at each depth, to each infielder."""
    for total, depth, bases, outs, blue in product(
        range(2, 31), ("back", "halfway", "in"), ALL_BASES, (0, 1, 2), (1, 2, 3, 4)
    ):
        row = 3 if total > 25 else 2
        m = replace(meeting(bases, outs, Square(total - 1), gloves=ONES), pitcher=BASE.pitcher)
        yield m, PLAIN, {"infield": depth}, {"pitch": 400 + 10 * row + blue}


def infield_box() -> Iterator[Run]:
    """Tired, so that the box names the infielder."""
    for bases, outs, blue in product(ALL_BASES, (0, 1, 2), range(1, 7)):
        yield replace(TIRED, bases=bases, outs=outs), PLAIN, {}, {"pitch": 420 + blue}


def rare_plays() -> Iterator[Run]:
    total = next(place[0] for place, line in our_charts().column_3.cells.items() if line.startswith("die=odd"))
    for bases, outs, dice in product(ALL_BASES, (0, 1, 2), range(2, 13)):
        m = meeting(bases, outs, Square(total - 1))
        yield m, PLAIN, {}, {"pitch": 321, "odd-or-even": 3, "rare": dice}


def bunts() -> Iterator[Run]:
    kinds, depths = ("sacrifice", "squeeze", "hit"), ("normal", "corners")
    for kind, depth, bases, outs in product(kinds, depths, ALL_BASES, (0, 1, 2)):
        calls = {"bunt": kind, "infield": depth}
        for red, white, rating in product(range(1, 7), range(1, 7), (1, 5)):
            m = replace(BASE, bases=bases, outs=outs, meeting=replace(BASE.meeting, bunt=rating))
            yield m, PLAIN, calls, {"bunt": 10 * red + white, "pitch": 621}


def hit_and_run() -> Iterator[Run]:
    for total, bases, outs in product(range(2, 40), ("1--", "12-"), (0, 1, 2)):
        batters, pitchers = (0, *[total - 1] * 6), (0, *[1] * 6)
        plans = replace(BASE.meeting, batter_plan=batters.__getitem__, pitcher_plan=pitchers.__getitem__)
        m = replace(BASE, bases=bases, outs=outs, meeting=plans)
        yield m, PLAIN, {"hit_and_run": "yes"}, {"hit-and-run": 1}


def steals() -> Iterator[Run]:
    for bases, outs, letter in product(("1--", "-2-", "1-3"), (0, 2), "ABCDEFGHIJKL"):
        base = "2" if bases == "-2-" else "1"
        yield replace(BASE, bases=bases, outs=outs, pending=f"{base}{letter}"), PLAIN, {}, {"pitch": 621}
    for bases, outs, mark, options in product(("1--", "-2-", "1-3"), (0, 2), ("*", "**", "+"), (PLAIN, COMBINED)):
        base = "2" if bases == "-2-" else "1"
        yield replace(BASE, bases=bases, outs=outs, pending=f"{base}{mark}"), options, {}, {"pitch": 621}
    for hold, catcher in product(range(1, 6), range(1, 6)):
        m = matchup("1--", pending="1+", on_mound=pitcher(hold=hold), gloves={"C": f"{catcher}(3) e35"})
        yield m, COMBINED, {}, {}
    for jump in range(7):
        yield matchup("1--", jumps=(jump, jump, jump)), CALLED, {"steal": "1-2"}, {"pitch": 621}


def coach() -> Iterator[Run]:
    """Speeds and arms for every coaching number: a fly with a runner on third, a single with runners on first and
    second."""
    charts = our_charts()
    lines = [(2, "2?H"), (2, "1?3"), (6, "3?H"), (3, "1?H")]
    for (column, move), speed, arm, outs in product(lines, range(1, 6), range(1, 6), (0, 1, 2)):
        chart = getattr(charts, f"column_{column}")
        total = next(place[0] for place, line in chart.cells.items() if move in line and "@die" not in line)
        gloves = dict.fromkeys(OUTFIELD, f"3({arm}) e35")
        bases = {"2?H": "-2-", "1?3": "1--", "3?H": "--3", "1?H": "1--"}[move]
        m = replace(meeting(bases, outs, Square(total - 1), gloves=fielders(gloves)), speeds=(3, speed, speed, speed))
        yield m, PLAIN, {}, {"pitch": 100 * column + 21}


RUNS = (columns, sections, infield_box, rare_plays, bunts, hit_and_run, steals, coach)


def test_every_cell_is_used_and_every_play_is_sound() -> None:
    """Look-ups of all runs together are all cells of the charts that plays read; no play breaks a rule of baseball."""
    account = Account()
    charts = our_charts().recorded(account)
    used: set[tuple[str, object]] = set()
    wrong: dict[tuple[Play, str, int], list[str]] = {}
    for runs in RUNS:
        for run in runs():
            account.clear()
            plays = set(ways(charts, run))
            used.update((lookup.chart, lookup.keys) for lookup in account.lookups)
            m = run[0]
            for play in plays:
                key = (without_flags(play), m.bases, m.outs)
                if key not in wrong:
                    wrong[key] = list(faults(m.bases, m.outs, key[0]))
    used_in_play = [chart for name, chart in our_charts().charts().items() if name not in APART]
    every = {(chart.name, place) for chart in used_in_play for place in chart.cells}
    assert sorted(map(str, every - used)) == []
    assert [f"{play!r} {bases} {outs}: {text}" for (play, bases, outs), texts in wrong.items() for text in texts] == []
    assert len(wrong) > 1000


def test_every_square_of_the_pitchers_batting_cards_is_on_a_card() -> None:
    chart = our_charts().pitchers_at_bat
    for number, card in pitchers_cards(our_charts()).items():
        for row, squares in enumerate(card.rows, start=1):
            assert " ".join(str(pair[0]) for pair in squares) == " ".join(str(chart(number, row)).split())


def test_every_cell_of_the_rest_charts_is_somebodys() -> None:
    account = Account()
    charts = our_charts().recorded(account)
    for outs in range(40):
        for rating in range(2, 13):
            rest_cell(charts, pitcher(starts=rating), True, outs)
            rest_cell(charts, pitcher(relieves=rating), False, outs)
    used = {(lookup.chart, lookup.keys) for lookup in account.lookups}
    both = (our_charts().rest_of_starters, our_charts().rest_of_relievers)
    assert used == {(chart.name, place) for chart in both for place in chart.cells}


def test_every_move_of_the_tables_is_made() -> None:
    """All but those from a position to itself, which nobody needs."""
    account = Account()
    charts = our_charts().recorded(account)
    for group, glove in ((INFIELD, Glove(2, -1, 45)), (OUTFIELD, Glove(3, 3, 45))):
        for rated, to in product(group, group):
            glove_at(charts, {rated: glove}, to, True)
    used = {(lookup.chart, lookup.keys) for lookup in account.lookups}
    both = (our_charts().infield_moves, our_charts().outfield_moves)
    assert used == {(chart.name, place) for chart in both for place in chart.cells if place[0] != place[1]}


@pytest.mark.parametrize("name", PAGES)
def test_every_line_is_told_in_words(name: str) -> None:
    """A sentence each, with its stop."""
    chart = our_charts().charts()[name]
    told = [our_charts().words[chart.name][place] for place in chart.cells]
    assert [text for text in told if len(text) < 8 or text[-1] not in ".!?"] == []

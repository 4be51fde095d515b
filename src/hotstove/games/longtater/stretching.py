"""LT-11: trying for a base that was not indicated."""

from __future__ import annotations

from itertools import combinations, pairwise

from hotstove.diamond.bases import beyond
from hotstove.diamond.play import Play
from hotstove.games.longtater.advancing import ends_of, hit_with_throw
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.plays import with_injury
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

TRIES = {"1B": ("2-H", "1-3", "B-2"), "2B": ("1-H", "B-3"), "3B": ()}


@tabulated
def stretch_choices(kind: str, bases: str, extra: str) -> tuple[str, ...]:
    """Who may try, lead runner first; two players never end on one base, nor does one pass another."""
    able = [move for move in TRIES[kind] if (move[0] in bases or move[0] == "B") and move[0] not in extra]
    choices = ["none"]
    for count in range(1, len(able) + 1):
        for tries in combinations(able, count):
            ends = ends_of(kind, bases, extra) | {move[0]: move[2] for move in tries}
            places = [ends[start] for start in "321B" if start in ends]
            order = ["B123H".index(place) for place in places]
            if all(ahead > behind or ahead == 4 for ahead, behind in pairwise(order)):
                choices.append(" ".join(tries))
    return tuple(choices)


@tabulated
def stretch_decision(kind: str, fielder: int, bases: str, extra: str) -> Decision:
    """Offered when an outfielder has the ball."""
    options = stretch_choices(kind, bases, extra) if fielder >= 7 else ("none",)
    return Decision("stretch", "offense", options)


@stage("LT-11")
def stretch(charts: LongTaterCharts, m: Matchup, kind: str, fielder: int, extra: str, tried: str) -> Rule[Play]:
    """The throw goes after the lead runner who tries: a number within the arm's row puts him out."""
    target = tried[:3]
    number = yield charts.draws.throw
    out = is_out(number, charts.arms(m.gloves.oa[fielder], target))
    return with_injury(stretched(kind, fielder, m.bases, extra, tried, out), m.hurt)


@tabulated
def is_out(number: int, cell: str) -> bool:
    """A cell of the arms is the highest number that puts him out."""
    return number <= int(cell)


@tabulated
def stretched(kind: str, fielder: int, bases: str, extra: str, tried: str, out: bool) -> Play:
    moves = tried.split()
    ends = ends_of(kind, bases, extra) | {move[0]: move[2] for move in moves}
    if not out and all(move[0] == "B" for move in moves):
        reached = beyond("B", "B123".index(ends["B"]))
        taller = {"2": "2B", "3": "3B"}[reached]
        return hit_with_throw(taller, fielder, bases, tuple(ends.items()), "")
    return hit_with_throw(kind, fielder, bases, tuple(ends.items()), tried[0] if out else "")

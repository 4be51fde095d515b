"""Long Tater! as a diagram: what stands on its cards, and which values each field may have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.longtater.advancing import extra_bases
from hotstove.games.longtater.cards import BatterSheet, Legs, PitcherSheet
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.eras import MODERN
from hotstove.games.longtater.matchup import Gloves, Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.plate_appearance import plate_appearance
from hotstove.games.longtater.plays import with_injury
from hotstove.odds.diagram.making import NO_FACTS, PolicyOf, made
from hotstove.odds.diagram.nodes import Diagram
from hotstove.odds.diagram.tracing import Tracer
from hotstove.odds.diagram.unopened import BOTH
from hotstove.odds.diagram.walking import Reader

ROOMS = ("hotstove.games.longtater", "hotstove.diamond")
CONTROL = tuple(range(1, 21))
"""BR and PR."""
PERCENT = tuple(range(101))
"""E, SBA and SB%."""
ARMS = tuple(range(10))
"""OA."""
BATTING: Mapping[str, tuple[str, ...]] = {
    "number": ("out", "on", "B100"),
    "out": ("K", "OUT"),
    "out_with_runner_on_first": ("DP", "K", "OUT"),
    "bunt": ("K", "BUNT"),
    "bunt_with_runner_on_first": ("DP", "K", "BUNT"),
    "reaches": ("1B", "2B", "3B", "HR", "BB", "HBP"),
    "hit": ("1B", "2B", "3B", "HR", "again"),
}
"""The columns of a batting card by name, with the labels of their ranges."""
PITCHING: Mapping[str, tuple[str, ...]] = {
    "number": ("on", "out"),
    "out": ("K", "OUT"),
    "bunt": ("K", "BUNT"),
    "allows": ("HIT", "BB", "100"),
    "hundred": ("WP", "HBP", "BK"),
}


def unopened_matchup(tracer: Tracer, bases: str, outs: int, era: str = MODERN) -> Matchup:
    """A meeting of cards of which nothing is known but the bases, the outs and the era; its season is after 1896."""

    def reader(who: str, field: str, labels: tuple[str, ...]) -> Callable[[int], Any]:
        return lambda number: tracer.read(who, field, labels, number)

    def rating(who: str, field: str, domain: tuple[int, ...]) -> Any:
        return tracer.read(who, field, domain)

    batter = {field: reader("batter", field, labels) for field, labels in BATTING.items()}
    pitcher = {field: reader("pitcher", field, labels) for field, labels in PITCHING.items()}
    can_hit: Any = tracer.read("batter", "hits_at_all", BOTH)
    legs = tuple(Legs(rating(f"on {base}", "sba", PERCENT), rating(f"on {base}", "sb", PERCENT)) for base in "123")
    errors = (0, *(rating(f"at {position}", "e", PERCENT) for position in range(1, 10)))
    arms = (*[0] * 7, *(rating(f"at {position}", "oa", ARMS) for position in range(7, 10)))
    within = tuple(some for some in ALL_BASES if all(mark == "-" or mark in bases for mark in some))
    arrived: Any = tracer.now("arrived", within)
    return Matchup(
        bases,
        outs,
        BatterSheet(rating("batter", "br", CONTROL), **batter, hits_at_all=can_hit),
        PitcherSheet(rating("pitcher", "pr", CONTROL), **pitcher),
        (legs[0], legs[1], legs[2]),
        Gloves(errors, arms),
        arrived,
        era,
    )


def diagram_of(
    charts: LongTaterCharts,
    options: Options,
    policy_of: PolicyOf[Matchup] | None = None,
    rooms: tuple[str, ...] = (),
    facts: Mapping[tuple[str, str], str] = NO_FACTS,
    era: str = MODERN,
) -> Diagram:
    """The diagram of all states in an era; see `making.made`."""
    return made(
        charts.dealt(options.reshuffle_after),
        lambda tracer, bases, outs: unopened_matchup(tracer, bases, outs, era),
        lambda charts, m: plate_appearance(charts, options, m),
        ROOMS + rooms,
        policy_of,
        facts,
        (with_injury,),
        (extra_bases,),
    )


def reader_of(m: Matchup) -> Reader:
    """The cards of a real matchup, as a walk reads them."""

    def read(who: str, field: str, arguments: tuple[Any, ...]) -> Any:
        if who[:2] == "on":
            return getattr(m.legs[int(who[3]) - 1], field)
        if who[:2] == "at":
            return (m.gloves.e if field == "e" else m.gloves.oa)[int(who[3])]
        found = getattr(m.batter if who == "batter" else m.pitcher, field)
        return found(*arguments) if arguments else found

    return read

"""Superstar Baseball as a diagram: what stands on its cards, and which values each field may have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.matchup import DEFENSE_ROWS, Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS
from hotstove.odds.diagram.nodes import Diagram
from hotstove.odds.diagram.seams import seams
from hotstove.odds.diagram.tracing import Policy, Tracer
from hotstove.odds.diagram.unopened import BOTH
from hotstove.odds.diagram.walking import Reader

NO_FACTS: Mapping[tuple[str, str], str] = {}
ROOMS = ("hotstove.games.superstar", "hotstove.diamond")
RUNNING = tuple(range(6))
TIRED = tuple(range(4))
BUNTS = ("A", "B")


def unopened_matchup(tracer: Tracer, bases: str, outs: int) -> Matchup:
    """A meeting of cards of which nothing is known but the bases and the outs."""
    runners: Any = tuple(tracer.read(f"on {base}", "running", RUNNING) for base in "123")
    bunt: Any = tracer.read("batter", "bunt", BUNTS)
    defense: Any = tracer.read("defense", "row", DEFENSE_ROWS)
    arm: Any = tracer.read("catcher", "arm", BOTH)
    tired: Any = tracer.read("pitcher", "tired", TIRED)

    def pitcher(roll: int) -> Any:
        return tracer.read("pitcher", "square", PITCHER_SYMBOLS, roll)

    def batter(roll: int) -> Any:
        return tracer.read("batter", "square", BATTER_SYMBOLS, roll)

    return Matchup(bases, outs, pitcher, batter, bunt, runners, defense, arm, tired)


def diagram_of(
    charts: SuperstarCharts,
    options: Options,
    policy_of: Callable[[Tracer, Matchup], Policy] | None = None,
    rooms: tuple[str, ...] = (),
    facts: Mapping[tuple[str, str], str] = NO_FACTS,
) -> Diagram:
    """The diagram of all states. With a policy for each matchup no decisions are left in it.

    `rooms` are those of the policy; `facts` are functions of theirs, by module and name, whose value is taken for a
    fact of the moment under another name, since it depends on more than can be listed.
    """
    tracer = Tracer()
    charts = tracer.charts(charts)
    instead = {place: lambda *_, name=name: tracer.now(name, None) for place, name in facts.items()}
    with seams(ROOMS + rooms, instead):
        for bases in ALL_BASES:
            for outs in range(3):
                m = unopened_matchup(tracer, bases, outs)
                policy = None if policy_of is None else policy_of(tracer, m)
                tracer.trace((bases, outs), m, lambda m=m: plate_appearance(charts, options, m), policy)  # type: ignore[misc]
    return tracer.diagram


def reader_of(m: Matchup) -> Reader:
    """The cards of a real matchup, as a walk reads them."""
    fields = {
        ("batter", "bunt"): m.bunt,
        ("defense", "row"): m.defense,
        ("catcher", "arm"): m.arm,
        ("pitcher", "tired"): m.tired,
        ("on 1", "running"): m.running[0],
        ("on 2", "running"): m.running[1],
        ("on 3", "running"): m.running[2],
    }

    def read(who: str, field: str, arguments: tuple[Any, ...]) -> Any:
        if field == "square":
            return (m.pitcher if who == "pitcher" else m.batter)(*arguments)
        return fields[who, field]

    return read

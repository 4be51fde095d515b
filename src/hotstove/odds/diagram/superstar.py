"""Superstar Baseball as a diagram: what stands on its cards, and which values each field may have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.matchup import DEFENSE_ROWS, Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS
from hotstove.odds.diagram.making import NO_FACTS, PolicyOf, made
from hotstove.odds.diagram.nodes import Diagram
from hotstove.odds.diagram.tracing import Tracer
from hotstove.odds.diagram.unopened import BOTH
from hotstove.odds.diagram.walking import Reader

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
    policy_of: PolicyOf[Matchup] | None = None,
    rooms: tuple[str, ...] = (),
    facts: Mapping[tuple[str, str], str] = NO_FACTS,
) -> Diagram:
    """The diagram of all states; see `making.made`."""
    return made(charts, unopened_matchup, lambda charts, m: plate_appearance(charts, options, m), ROOMS + rooms,
                policy_of, facts)  # fmt: skip


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

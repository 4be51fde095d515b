"""The diagram of a game: its rules traced from every state of bases and outs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.play import Play
from hotstove.odds.diagram.nodes import Diagram, State
from hotstove.odds.diagram.seams import seams
from hotstove.odds.diagram.tracing import Policy, Tracer
from hotstove.table.charts import ChartSet
from hotstove.table.questions import Rule

Charts = TypeVar("Charts", bound=ChartSet)
Matchup = TypeVar("Matchup")
PolicyOf: TypeAlias = Callable[[Tracer, Matchup], Policy]
"""Who decides in a matchup of which nothing is known but the bases and the outs."""
ALL_STATES: tuple[State, ...] = tuple((bases, outs) for bases in ALL_BASES for outs in range(3))
NO_FACTS: Mapping[tuple[str, str], str] = {}


def made(
    charts: Charts,
    matchup_of: Callable[[Tracer, str, int], Matchup],
    rule: Callable[[Charts, Matchup], Rule[Play]],
    rooms: tuple[str, ...],
    policy_of: PolicyOf[Matchup] | None = None,
    facts: Mapping[tuple[str, str], str] = NO_FACTS,
    beside: Collection[object] = (),
    opened: Collection[object] = (),
    states: Sequence[State] = ALL_STATES,
) -> Diagram:
    """The diagram of some states. With a policy for each matchup no decisions are left in it.

    `rooms` are those of the rules and of the policy; `facts` are functions of theirs, by module and name, whose value
    is taken for a fact of the moment under another name, since it depends on more than can be listed; `beside` are
    functions that add to a play what is told beside it, `opened` those whose values are opened at once.
    """
    tracer = Tracer()
    charts = tracer.charts(charts)
    instead: dict[tuple[str, str], Callable[..., Any]] = {
        place: lambda *_, name=name: tracer.now(name, None) for place, name in facts.items()
    }
    with seams(rooms, instead, beside, opened):
        for bases, outs in states:
            m = matchup_of(tracer, bases, outs)
            policy = None if policy_of is None else policy_of(tracer, m)
            tracer.trace((bases, outs), m, lambda m=m: rule(charts, m), policy)  # type: ignore[misc]
    return tracer.diagram

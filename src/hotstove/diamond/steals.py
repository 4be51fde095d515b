"""Who may steal which base, for games that let any runner go."""

from __future__ import annotations

from hotstove.diamond.bases import next_base
from hotstove.table.questions import Decision
from hotstove.table.rules import tabulated

MOVE_FROM = {"1": "1-2", "2": "2-3", "3": "3-H"}
"""How a steal is written, by the base that it begins on."""


@tabulated
def steal_choices(bases: str) -> tuple[str, ...]:
    """Who may be sent, lead runner first: a player may run only to a base that is free or being left."""
    choices = ["none"]
    runners = [base for base in "321" if base in bases]
    for mask in range(1, 2 ** len(runners)):
        going = [base for index, base in enumerate(runners) if mask >> index & 1]
        staying = set(runners) - set(going)
        if all(next_base(base) not in staying for base in going):
            choices.append(" ".join(MOVE_FROM[base] for base in going))
    return tuple(choices)


@tabulated
def steal_decision(bases: str) -> Decision:
    return Decision("steal", "offense", steal_choices(bases))

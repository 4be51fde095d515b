"""A game of Rallybird in a few lines: runs by inning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.diamond.situation import TOP
from hotstove.games.rallybird.state import AtBat

if TYPE_CHECKING:
    from hotstove.sitting.rallybird.match import RallySitting


def innings_of(sitting: RallySitting) -> tuple[list[int], list[int]]:
    """Runs by inning of the visitors and of the home side, from the first inning that is played."""
    turns = sitting.session.turns
    states = [state for state, _ in turns[1:]] + [sitting.state]
    found: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for (before, turn), after in zip(turns, states, strict=False):
        if isinstance(turn, AtBat):
            situation = before.situation
            side = 0 if situation.half == TOP else 1
            scored = after.situation.score[side] - situation.score[side]
            found[side][situation.inning] = found[side].get(situation.inning, 0) + scored
    return list(found[0].values()), list(found[1].values())


def line_score(sitting: RallySitting) -> list[str]:
    """Runs by inning, and the score."""
    state = sitting.state
    runs, first = innings_of(sitting), state.setup.options.first_inning
    if not any(runs):
        return ["Nothing has been played yet."]
    innings = range(first, state.situation.inning + 1)
    lines = ["          " + "".join(f"{inning:>4}" for inning in innings) + "      R"]
    for side, name in enumerate(("Visitors", "Home")):
        shown = [str(number) for number in runs[side]]
        cells = "".join(f"{cell:>4}" for cell in (shown + ["x"] * len(innings))[: len(innings)])
        lines.append(f"{name:<10}{cells}   {state.situation.score[side]:>4}")
    return lines

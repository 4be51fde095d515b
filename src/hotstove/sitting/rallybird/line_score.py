"""A game of Rallybird in a few lines: runs by inning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.games.rallybird.state import AtBat
from hotstove.sitting.innings import runs_by_inning

if TYPE_CHECKING:
    from hotstove.sitting.rallybird.match import RallySitting


def innings_of(sitting: RallySitting) -> tuple[list[int], list[int]]:
    """Runs by inning of both sides, from the first inning that is played."""
    turns = sitting.session.turns
    after = [state for state, _ in turns[1:]] + [sitting.state]
    return runs_by_inning(
        (state.situation, then.situation)
        for (state, turn), then in zip(turns, after, strict=False)
        if isinstance(turn, AtBat)
    )


def line_score(sitting: RallySitting) -> list[str]:
    """Runs by inning, and the score; an x where the home side had no need to bat, · where a side has not batted yet."""
    state = sitting.state
    runs, first = innings_of(sitting), state.setup.options.first_inning
    if not any(runs):
        return ["Nothing has been played yet."]
    innings = range(first, state.situation.inning + 1)
    lines = ["          " + "".join(f"{inning:>4}" for inning in innings) + "      R"]
    for side, name in enumerate(("Visitors", "Home")):
        shown = [str(number) for number in runs[side]]
        cells = "".join(
            f"{cell:>4}" for cell in (shown + ["x" if sitting.over else "·"] * len(innings))[: len(innings)]
        )
        lines.append(f"{name:<10}{cells}   {state.situation.score[side]:>4}")
    return lines

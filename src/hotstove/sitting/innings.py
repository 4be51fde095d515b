"""Runs by inning, as a scoreboard has them."""

from __future__ import annotations

from collections.abc import Iterable

from hotstove.diamond.situation import Situation


def runs_by_inning(plays: Iterable[tuple[Situation, Situation]]) -> tuple[list[int], list[int]]:
    """Of the visitors and of the home side; `plays` are the fields before and after each play."""
    found: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for before, after in plays:
        side = before.batting
        scored = after.score[side] - before.score[side]
        found[side][before.inning] = found[side].get(before.inning, 0) + scored
    return list(found[0].values()), list(found[1].values())

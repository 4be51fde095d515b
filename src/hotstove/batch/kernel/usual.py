"""What most games do at places of the loop where a game may do something of its own: nothing.

A game's `parts` take the place of what bears the same name here.
"""

from __future__ import annotations

from typing import Any

from hotstove.batch.arrays import Truth


def open_game(E: Any, roster: Any, home: int) -> None:  # noqa: N803
    """All parks are alike."""


def half_begins(E: Any) -> None:  # noqa: N803
    """Nothing is remembered from half-inning to half-inning."""


def load_moment(E: Any, inning: int, lead: int) -> None:  # noqa: N803
    """The tables know inning and lead."""


def goes_on(E: Any) -> Truth:  # noqa: N803
    """The benches may always speak."""
    return False


def takes_mound(worn: Any, ints: Any, tables: Any, pitcher: int, started: bool, inning: int, lead: int,
                begins: bool) -> None:  # fmt: skip
    """Nothing but outs and runs is remembered of a pitcher."""


def tires(
    worn: Any, ints: Any, tables: Any, leaf: Any, pitcher: int, started: bool, outs_before: int, outs_after: int,
    runs_before: int, runs_after: int, earned_before: int, earned_after: int, inning: int, inning_over: bool, lead: int,
) -> Truth:  # fmt: skip
    """No single play changes how he pitches."""
    return False


def lets_go(ints: Any, pitcher: int, started: bool, outs: int, runs: int) -> Truth:
    """A pitcher may be relieved."""
    return True


def may_be_hit_for(ints: Any, pitcher: int, started: bool, outs: int, runs: int, nearly_lost: bool) -> Truth:
    """A pitcher may be hit for."""
    return True

"""A batter and a runner as managers know them before they think."""

from __future__ import annotations

from typing import NamedTuple


class Bat(NamedTuple):
    """What a card tells of its player at bat against pitchers of one hand."""

    worth: float
    """Runs a plate appearance above average."""
    bunts_well: bool
    """A manager would ask him to bunt."""
    asked_to_bunt: bool
    """His season shows that he was asked to; False where cards do not tell."""


class Thief(NamedTuple):
    """What a card tells of its player on first base."""

    attempt_rate: float | None
    """Steals that he tried for each time there; None where the card does not tell."""
    success: float
    """His chance to steal second against a catcher who does not slow him."""

"""What the players may switch on and off. All of these are bookkeeping: none but the starters changes a score."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    """One field for each optional rule; the comment under it cites the ledger."""

    extra_homers: bool = True
    """PR-26, PR-36: the X-HR grid adds homers, each rolled for with two dice at the end of the game."""
    earned_runs: bool = True
    """PR-29: earned runs are shared between starter and bullpen. Without it there are no earned-run averages."""
    reliever_lines: bool = True
    """PR-30, PR-31, PR-36: outs and runs are spread over the single relievers; without it the bullpen has one line."""
    decisions: bool = True
    """PR-32, PR-36: win and loss are given to pitchers. They follow from the shares of PR-29: without those, none."""
    saves: bool = True
    """PR-33, PR-36: the save is given. It follows from the decisions: without those there is none."""
    awards: bool = True
    """PR-25, PR-36: power, speed and bat points and runs saved are added up over the season."""
    real_starters: bool = False
    """PR-23: the schedule's own starters, where it names them, instead of the rest rule."""

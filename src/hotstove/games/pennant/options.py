"""What the players may switch on and off. All of these are bookkeeping: none but the starters changes a score."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Self

from hotstove.table.errors import Mistake


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

    def changed(self) -> dict[str, bool]:
        """The options that differ from the usual."""
        usual = type(self)()
        return {
            f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != getattr(usual, f.name)
        }

    @classmethod
    def of(cls, changes: dict[str, object]) -> Self:
        """The usual options but for these; a name that there is not, or a value that is no yes or no, is a mistake."""
        names = [field.name for field in fields(cls)]
        usual = cls()
        for name, value in changes.items():
            if name not in names:
                raise Mistake(f"option {name!r} is not known; the options are {', '.join(names)}")
            if not isinstance(value, bool):
                raise Mistake(f"option {name} is {value!r}; allowed are true and false")
            usual = replace(usual, **{name: value})
        return usual

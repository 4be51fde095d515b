"""Prospects: what a game of plays can tell a manager of chances and of players's worth, in terms common to all
games."""

from __future__ import annotations

from typing import Any, Protocol

from hotstove.diamond.view import View


class Prospects(Protocol):
    """Chances lie between 0 and 1. Worths are runs a plate appearance above average, good for his own side."""

    def steal(self, view: View, move: str) -> float:
        """The chance that a runner is safe, if he goes and is thrown at: "1-2", "2-3", "3-H"."""
        ...

    def eagerness(self, view: View) -> float | None:
        """How often the runner on first tried to steal for each time he was there; None where his card does not
        tell."""
        ...

    def send(self, view: View, move: str) -> float:
        """The chance that a runner who is sent for one more base is safe."""
        ...

    def bunts_well(self, view: View) -> bool:
        """The batter is one whom a manager would ask to bunt."""
        ...

    def batter_worth(self, card: Any, throws: str) -> float: ...

    def pitcher_worth(self, card: Any, started: bool) -> float: ...

    def glove_worth(self, card: Any, position: int) -> float:
        """On a scale of runs a game."""
        ...

    def makes_contact(self, card: Any, throws: str) -> bool:
        """A batter for the hit and run: few strikeouts, little power."""
        ...

    def speed(self, card: Any) -> float:
        """From 0, slowest, to 1."""
        ...

    def tired(self, view: View, player: str) -> float:
        """0 while this side's pitcher is fresh; 1 and more once he has gone past his limit."""
        ...

    def plays(self, card: Any, position: int) -> bool: ...

    def may_relieve(self, view: View, player: str) -> bool:
        """He pitches, is not in the game, and has his rest."""
        ...

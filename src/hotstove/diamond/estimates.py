"""Estimates: what a game of plays can tell a manager of chances and values, in terms common to all games."""

from __future__ import annotations

from typing import Protocol


class Estimates(Protocol):
    """Made for one view. Chances lie between 0 and 1; values are runs above average, good for the player's own side."""

    def steal_success(self, move: str) -> float:
        """The chance that a runner is safe if he goes and is thrown at: "1-2", "2-3", "3-H"."""
        ...

    def attempt_rate(self) -> float | None:
        """Steals that the runner on first tried for each time he was there; None where his card does not tell."""
        ...

    def advance_success(self, move: str) -> float:
        """The chance that a runner who is sent for one more base is safe."""
        ...

    def bunts_well(self) -> bool:
        """The batter is one whom a manager would ask to bunt."""
        ...

    def asked_to_bunt(self) -> bool:
        """His season shows that the batter was asked to; False where cards do not tell."""
        ...

    def batter_value(self, side: int, player: str, throws: str) -> float:
        """Runs a plate appearance against a pitcher of that hand."""
        ...

    def pitcher_value(self, side: int, player: str) -> float:
        """Runs a plate appearance that he saves in relief."""
        ...

    def glove_value(self, side: int, player: str, position: int) -> float:
        """Runs a game at a position 1 to 9."""
        ...

    def makes_contact(self, side: int, player: str, throws: str) -> bool:
        """A batter for the hit and run: few strikeouts, little power."""
        ...

    def hit_and_run_gain(self) -> float | None:
        """Runs that the hit and run adds to swinging away, now; None where only the kind of batter tells."""
        ...

    def bunt_hit_value(self, infield: str) -> float | None:
        """Runs of a bunt for a hit, bases empty, against an infield so called; None where the rules know none."""
        ...

    def speed(self, side: int, player: str) -> float:
        """From 0, slowest, to 1."""
        ...

    def fatigue(self, side: int, player: str) -> float:
        """0 while a pitcher who has worked today is fresh; 1 and more once he has gone past his limit."""
        ...

    def stamina_left(self, side: int, player: str) -> int | None:
        """Outs that the pitcher in the game may still be asked for; None where his card does not tell."""
        ...

    def plays(self, side: int, player: str, position: int) -> bool:
        """His card lets him play there."""
        ...

    def pitches(self, side: int, player: str) -> bool:
        """He has a pitcher's card and may relieve today."""
        ...

    def best_column(self) -> str:
        """The column whose best grade helps a reliever most against this batter, in games that ask for one."""
        ...

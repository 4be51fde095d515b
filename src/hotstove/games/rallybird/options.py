"""The optional rules, one field each, and what is allowed."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.table.errors import Mistake

NOBODY, BOTH, VISITORS, HOME = "nobody", "both", "visitors", "home"
SNAKE_EYES = (NOBODY, BOTH, VISITORS, HOME)
INNINGS = (3, 9)
LAST_INNING = 9


@dataclass(frozen=True)
class Options:
    """What the two sides agreed on before the game."""

    take_the_pitch: bool = True
    """RY-15: the Take the Pitch card is in the deck; without it this is the learning game."""
    snake_eyes: str = NOBODY
    """RY-16: for whose batters a roll of 2 is a walk: nobody, both, visitors or home."""
    rallybird: bool = False
    """RY-17: the side that trails at bat in the 9th may roll again."""
    rallybird_extra: bool = False
    """RY-17: where the Rallybird is in the game, it flies in extra innings too."""
    innings: int = 3
    """RY-18: 3 begins at the top of the 7th, 9 at the top of the 1st; both end with the 9th or after it."""

    def __post_init__(self) -> None:
        if self.snake_eyes not in SNAKE_EYES:
            raise Mistake(f"snake_eyes is {self.snake_eyes!r}; allowed are {', '.join(SNAKE_EYES)}")
        if self.innings not in INNINGS:
            raise Mistake(f"innings is {self.innings}; allowed are 3 and 9")

    @property
    def first_inning(self) -> int:
        return LAST_INNING + 1 - self.innings

    def walks_on_two(self, half: str) -> bool:
        """True where the side that bats in this half has Snake-Eyed Walks."""
        return self.snake_eyes == BOTH or self.snake_eyes == (VISITORS if half == "top" else HOME)

    def rallybird_flies(self, inning: int) -> bool:
        """True in the innings in which a trailing side at bat has the Rallybird."""
        return self.rallybird and (inning == LAST_INNING or (self.rallybird_extra and inning > LAST_INNING))

    def __str__(self) -> str:
        parts = [f"{self.innings} innings"]
        parts.append("Take the Pitch" if self.take_the_pitch else "learning game without Take the Pitch")
        if self.snake_eyes != NOBODY:
            whose = "" if self.snake_eyes == BOTH else f" for the {self.snake_eyes}"
            parts.append(f"Snake-Eyed Walks{whose}")
        if self.rallybird:
            parts.append("Rallybird in the 9th" + (" and after" if self.rallybird_extra else ""))
        return ", ".join(parts)

"""The optional rules of Long Tater!."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.table.errors import Mistake

STEALS = ("all", "second", "none")


@dataclass(frozen=True)
class Options:
    """One field for each optional rule."""

    automatic_steals: str = "all"
    """LT-13, LT-15, LT-16: bases for which steal numbers are drawn: all, second alone, or none (steals are called)."""
    injuries: bool = True
    """LT-24: a 100 on the batting card may hurt somebody."""
    reshuffle_after: int = 100
    """LT-01: cards dealt before the deck is shuffled again."""
    hit_batsman_moves_all: bool = True
    """LT-21: a hit batsman of the pitcher's 100 moves every runner, as the rulebook has it; else only forced ones."""

    whole_sb_to_third: bool = False
    """LT-16: a called steal of third has the whole SB%, as the text can be read, not a third of it."""

    games_limit: bool = False
    """LT-26: in a season nobody plays oftener than he really did, at bat, on the mound and at each position."""

    hit_and_run: bool = True
    """LT-17: the offense may send the runners with the pitch. In replays of real seasons nobody does: the lines of the
    record hold every hit and run of that year already, and by the book it would add 6% to the runs."""

    runner_in_extra_innings: bool = False
    """Not of the rulebook, baseball since 2020: extra half-innings begin with a runner on second."""
    seven_inning_doubleheaders: bool = False
    """Not of the rulebook, baseball of 2020 and 2021: both games of a doubleheader have seven innings."""

    def __post_init__(self) -> None:
        if self.automatic_steals not in STEALS:
            raise Mistake(f"option automatic_steals={self.automatic_steals}: it is {', '.join(STEALS)}")
        if not 20 <= self.reshuffle_after <= 100:
            raise Mistake(f"option reshuffle_after={self.reshuffle_after}: it is 20 to 100 cards")

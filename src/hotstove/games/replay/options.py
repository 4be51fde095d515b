"""The optional rules of Replay Baseball."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.table.errors import Mistake

BY_INNINGS, BY_BATTERS = ENDURANCE = ("innings", "batters")


@dataclass(frozen=True)
class Options:
    """One field for each optional rule."""

    two_dice: bool = False
    """RB-29: red and white only; the pitcher always answers with row 4."""
    infielder_die: bool = False
    """RB-29: in two-dice play a die is rolled again for the infielder, instead of reading the white one."""
    called_steals: bool = False
    """RB-13: managers call steals by jump and letter, and the symbols on the cards are ignored."""
    keep_symbols: bool = False
    """RB-13: the symbols on the cards count even where steals are called."""
    limit_steals: bool = False
    """RB-13: nobody is sent oftener than he ran in the season from which his card was made."""
    combined_steals: bool = False
    """RB-26: one number for pitcher's hold and catcher together, against two dice, for * and +."""
    endurance: str = BY_INNINGS
    """RB-23: "batters" counts batters faced instead of innings."""
    bonus_innings: bool = True
    """RB-20: without them relievers have two batters more."""
    best_column: bool = False
    """RB-24: a reliever in mid-inning may use the best grade of one column against one batter of his own side."""
    ballparks: bool = False
    """RB-25: shaded squares are read from the home park's card."""
    out_of_position: bool = False
    """RB-28: the tables for players in strange positions instead of the short rule."""
    rest_chart: bool = False
    """RB-27: pitchers rest as the chart says."""
    runner_in_extra_innings: bool = False
    """Not of the rulebook, baseball since 2020: extra half-innings begin with a runner on second."""
    seven_inning_doubleheaders: bool = False
    """Not of the rulebook, baseball of 2020 and 2021: both games of a doubleheader have seven innings."""

    def __post_init__(self) -> None:
        if self.endurance not in ENDURANCE:
            raise Mistake(f"option endurance={self.endurance}: it is {', '.join(ENDURANCE)}")

    @property
    def reads_symbols(self) -> bool:
        """RB-11, RB-13: a symbol beside a number is a steal."""
        return self.keep_symbols or not self.called_steals

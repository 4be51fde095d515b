"""RB-16 to RB-20, RB-23: how long pitchers last, in plain numbers: both engines, readable and compiled, run this.

Outs, runs, earned runs and batters are counted over the pitcher's game; `before` is before a play, `after` after it.
"""

from __future__ import annotations

FOUR_EARNED, SIX_RUNS = 4, 6
NINE = 9
BATTERS_BONUS = 3
"""RB-23: batters that a bonus is worth."""
WITHOUT_BONUSES = 2
"""RB-20: batters that every reliever gains where raised numbers are ignored."""
SAVE_LEAD = 3
LONG_MAN = 3
"""RB-19: relievers rated R3 and higher may use their bonus in other games too."""


def bonus_may_be(bonus: int, relief_batters: int, inning: int, lead: int) -> bool:
    """RB-19: whether an inning may be a reliever's bonus: by his raised number, later for long men in other games."""
    if bonus == 0:
        return False
    if 0 < lead <= SAVE_LEAD:
        return inning <= bonus
    if relief_batters < LONG_MAN:
        return False
    return inning <= (bonus + 1 if lead == 0 else NINE)


def batters_added(by_batters: bool, bonuses: bool, bonus: int, relief_batters: int, inning: int, lead: int) -> int:
    """RB-20, RB-23: what is added to the R rating of a reliever who comes in."""
    if not bonuses:
        return WITHOUT_BONUSES
    if by_batters and inning <= NINE and bonus_may_be(bonus, relief_batters, inning, lead):
        return BATTERS_BONUS
    return 0


def batters_allowed(by_batters: bool, relief_batters: int, extra: int, inning: int) -> int:
    """RB-18: R batters, and what is added to them."""
    return relief_batters + extra + (BATTERS_BONUS if by_batters and inning > NINE else 0)


def starter_tires_by_innings(
    bonus: int, innings: int, inning: int, is_bonus_inning: bool, outs_before: int, earned_before: int,
    earned_after: int, runs_after: int, reached: bool,
) -> bool:  # fmt: skip
    """RB-16, RB-17: at the next runner after S innings or four earned runs; after S innings without an earned run, at
    once when one scores; with a bonus rating, at six runs."""
    if bonus > 0 and runs_after >= SIX_RUNS:
        return True
    if inning <= bonus or is_bonus_inning:
        return False
    worked_out = outs_before >= 3 * innings
    if worked_out and earned_before == 0:
        return earned_after > 0
    return reached and (worked_out or earned_before >= FOUR_EARNED)


def reliever_tires_by_innings(limit: int, is_bonus_inning: bool, batters_before: int, batters_after: int, reached: bool,
                              bonus_is_next: bool, inning_over: bool) -> bool:  # fmt: skip
    """RB-18, RB-19: at the next runner after R batters; at once where they are used up, the next inning might be his
    bonus, and this one goes on."""
    if is_bonus_inning:
        return False
    if batters_before >= limit:
        return reached
    return not inning_over and batters_after >= limit and bonus_is_next


def starter_tires_by_batters(batters: int, innings: int, batters_before: int, batters_after: int, runs_before: int,
                             runs_after: int, reached: bool) -> bool:  # fmt: skip
    """RB-23: past BF at the next runner, with a shutout at the first run, in any case after S batters more."""
    if runs_after >= SIX_RUNS or batters_after >= batters + innings:
        return True
    if batters_before < batters:
        return False
    return reached if runs_before > 0 else runs_after > 0


def reliever_tires_by_batters(limit: int, batters_before: int, batters_after: int, reached: bool, inning: int,
                              inning_over: bool) -> bool:  # fmt: skip
    """RB-23: after R batters at the next runner, or at the end of the inning; in extra innings only at a runner."""
    if batters_before >= limit and reached:
        return True
    return inning_over and inning < NINE and batters_after >= limit

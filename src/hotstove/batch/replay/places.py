"""Where the registers of Replay Baseball are, and the questions that its part of the loop answers."""

from __future__ import annotations

from hotstove.batch.registers import OWN

(
    BATTER_CARD, PITCHER_CARD, PITCHERS_PLAN, PITCHERS_BLOCK, TIRED,
    COLUMN, ROW, BLUE, NUMBER_4, TOTAL, TOTAL_6, RAISED, SYMBOLS, SYMBOLS_6, NAMED, NAMED_6, PLAN,
    MARK, MARK_4, MARK_6, MISSED,
    PENDING, BEHIND, HANDS, BUNT, HOLD, WILD,
    GRADE_HERE, GRADE_6, SIDE, PARK_CARD, HAS_PARK, CATCHES, MAY_DECLARE, BEST_COLUMN, BEST_TOTAL, BEST_TOTAL_6,
    SHADED, SHADED_6, NUMBER_6, BEST, BEST_6,
) = range(OWN, OWN + 42)  # fmt: skip
"""Where the cards in use begin, and whether the pitcher is tired; what the pitch shows: the dice, the batter's number
in column 4, totals, what stands beside numbers and grades, in the column of the dice and in column 6; marks of the
batter that may let him steal; a steal that is pending, and ratings; then grades, the ballpark, and the best column of
a reliever."""
SPEED = OWN + 42
"""Of the batter and the runners on first, second and third."""
LETTER, JUMP = SPEED + 4, SPEED + 7
FLAGS, MOST_FLAGS = SPEED + 10, 9
"""What the manager asks about the batter."""
RATING, SECOND, ERROR = FLAGS + MOST_FLAGS - 1, FLAGS + MOST_FLAGS + 8, FLAGS + MOST_FLAGS + 17
"""Gloves by position, so many registers before each of them."""
ROLLS = (
    "pitch", "fielder", "infielder", "error", "speed", "chance", "coach", "throw", "control", "gopher", "wild",
    "passed", "pickoff", "hold", "catcher", "battery", "catcher-error", "jump", "action", "odd-or-even", "rare", "bunt",
    "hit-and-run", "park", "foul", "foul-fielder",
)  # fmt: skip
ROLL_OF = {purpose: register for register, purpose in enumerate(ROLLS, start=ERROR + 10)}
PITCH, HIT_AND_RUN, PARK, FOUL = (ROLL_OF[purpose] for purpose in ("pitch", "hit-and-run", "park", "foul"))
FRACTION, ON_DECK = range(2)
"""Questions that no table answers: whether the moment's fraction lies above a number, and whether the batter is much
better than the one on deck."""
THREE_DICE, TWO_DICE, TENS, ONE_DIE, SUM = range(5)
"""The dice."""
SQUARES, SQUARE = 36, 5
"""Squares of a grid; cells of a batter's square: number, raised number, mark, games that he misses, and 1 where it is
shaded."""
BATTERS_FLAGS = SQUARES * SQUARE
BATTERS_PLAN = BATTERS_FLAGS + 16
BATTERS_BLOCK = BATTERS_PLAN + 16
"""Behind the squares of a batter against one hand: flags, the hit and run row by the die; the size of the whole."""
GRADE = 3
"""Cells of a pitcher's square: grade, symbols beside it, infielder."""
GRID = SQUARES * GRADE
OPPOSITE, SAME, WORN = range(3)
"""A pitcher's grids; behind them stand his hit and run rows, fresh and tired."""
PITCHERS_ROWS = 3 * GRID
BEST_GRADES = PITCHERS_ROWS + 14
PITCHERS_SIZE = BEST_GRADES + 8
"""Behind the rows his best grades by column, and the column that he would declare."""
LEFT_ROW, RIGHT_ROW, ROW_2, ROW_3, FOUL_ROW, PARK_SIZE = 0, 7, 14, 21, 28, 36
"""Rows of a ballpark's card by the die; where a foul is caught, and 1 at the end where a club has such a card."""
RAISED_KINDS = 7
"""Raised numbers of a grade: its symbols have the number 7 * marks + raised number."""
STEALS = 15
"""Marks by which a player may steal: three symbols and twelve letters."""
IS_FACED, IS_REACHED, STEAL_BASE, PENDING_BITS, MARK_BITS, MISSES, IS_NEXT = 0, 1, 2, 4, 10, 12, 13
"""Bits of what a play leaves behind: a batter's turn is over, and he is on base (intentional walks count as neither);
the base from which he may steal; a steal that is pending whatever his mark; whose mark counts (0 none, then that of the
dice's column, of column 4 and of column 6); whether he may miss games; and whether the next batter is up."""

"""Red, white and blue: the dice of Replay Baseball, and the rolls that the rules ask for."""

from __future__ import annotations

from hotstove.table.dice import Dice, Die
from hotstove.table.questions import Roll
from hotstove.table.rules import tabulated

RED, WHITE, BLUE = Die("red"), Die("white"), Die("blue")
ROW_4 = 4
"""RB-29: the pitcher's row in two-dice play."""


def _show_three(roll: int) -> str:
    return f"{roll // 100}-{roll // 10 % 10}-{roll % 10}"


def _show_two(roll: int) -> str:
    return f"{roll // 10}-{roll % 10}"


THREE_DICE = Dice("three dice", (RED, WHITE, BLUE), lambda red, white, blue: 100 * red + 10 * white + blue, _show_three)
TWO_DICE = Dice("two dice", (RED, WHITE), lambda red, white: 10 * red + white, _show_two)
READ_AS_TENS = Dice("red and white dice", (RED, WHITE), lambda red, white: 10 * red + white)
ONE_DIE = Dice("one die", (WHITE,), lambda face: face)
SUM = Dice("two dice added", (RED, WHITE), lambda red, white: red + white)

PITCH = Roll("pitch", THREE_DICE)
PITCH_TWO_DICE = Roll("pitch", TWO_DICE)
FIELDER_DIE = Roll("fielder", ONE_DIE)
INFIELDER_DIE = Roll("infielder", ONE_DIE)
PARK = Roll("park", ONE_DIE)
ERROR = Roll("error", READ_AS_TENS, "RB-07")
ERROR_ONE_DIE = Roll("error", ONE_DIE, "RB-07")
SPEED = Roll("speed", ONE_DIE, "RB-09")
CHANCE = Roll("chance", ONE_DIE)
COACH = Roll("coach", ONE_DIE)
THROW = Roll("throw", ONE_DIE)
CONTROL = Roll("control", ONE_DIE)
GOPHER = Roll("gopher", ONE_DIE)
WILD = Roll("wild", ONE_DIE, "RB-34")
PASSED = Roll("passed", ONE_DIE, "RB-34")
PICKOFF = Roll("pickoff", ONE_DIE, "RB-34")
HOLD = Roll("hold", ONE_DIE)
CATCHER = Roll("catcher", ONE_DIE)
BATTERY = Roll("battery", READ_AS_TENS)
CATCHER_ERROR = Roll("catcher-error", READ_AS_TENS, "RB-07")
CATCHER_ERROR_ONE_DIE = Roll("catcher-error", ONE_DIE, "RB-07")
JUMP = Roll("jump", ONE_DIE)
ACTION = Roll("action", ONE_DIE)
ODD_OR_EVEN = Roll("odd-or-even", ONE_DIE, "RB-22")
RARE = Roll("rare", SUM)
RARE_ONE_DIE = Roll("rare", ONE_DIE)
FOUL = Roll("foul", ONE_DIE)
FOUL_FIELDER = Roll("foul-fielder", ONE_DIE)
BUNT = Roll("bunt", READ_AS_TENS)
HIT_AND_RUN = Roll("hit-and-run", ONE_DIE)


@tabulated
def column_of(roll: int) -> int:
    """RB-01: the red die."""
    return roll // 100


@tabulated
def row_of(roll: int) -> int:
    """RB-01: the white die."""
    return roll // 10 % 10


@tabulated
def blue_of(roll: int) -> int:
    return roll % 10


@tabulated
def with_red(roll: int, column: int) -> int:
    """RB-31: the same white and blue dice in another column."""
    return 100 * column + roll % 100


@tabulated
def with_row_4(roll: int) -> int:
    """RB-29: two dice, with the blue one lying at the pitcher's row 4."""
    return 10 * roll + ROW_4

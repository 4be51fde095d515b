"""By which figures of a moment a manager surely leaves a question at its quiet default.

His thoughts on the question begin with the same lines, so that whoever is asked all the same answers the same.
"""

from __future__ import annotations

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.bats import Bat
from hotstove.diamond.setup import Customs
from hotstove.diamond.steals import MOVE_FROM
from hotstove.managers.book.leverage import run_weight

KNOCKED_OUT = 5
"""Runs after which a starter is taken out, unless he has gone deep."""
EARLY = 12
"""Outs before which no starter is past his limit."""
HIT_IN_RELIEF = 3
"""Runs after which a reliever is taken out who has done what was asked of him."""
OVERDRAWN = 3
"""Outs past his stamina at which a starter is taken out in the middle of an inning."""
STEAL_BREAK_EVEN = {"1-2": (0.90, 0.80, 0.71), "2-3": (0.95, 0.79, 0.95), "3-H": (0.95, 0.95, 0.45)}
"""The chance that a steal must have with none, one and two out. With fewer than two out an out costs a rally, and a
hitter is up who may bring the player round by himself."""
SEND_BREAK_EVEN = {"H": (0.85, 0.70, 0.42), "3": (0.84, 0.72, 0.90), "2": (0.78, 0.74, 0.70)}
"""The same for a player sent to a base on a hit or a fly."""
HOME, LAST_OUT = "H", 2
BUNTS_FOR_HITS = 0.12
"""Share of the times at which a bunt for a hit pays that it is called."""
WEAK_BAT = -0.10
"""Runs a plate appearance below which a player, usually a pitcher, is asked to bunt early in a game."""
LATE_BUNTS = 6
"""The inning from which one run more is worth an out in a close game."""
GOOD_ENOUGH = -0.03
"""A player who hits better than this is not hit for."""
PINCH_INNING = 6
"""Before it nobody is hit for."""
LATE = 8
"""The inning from which one run matters, and gloves are changed to keep a lead."""
SAVE_LEAD = 3
"""The largest lead that somebody comes in to keep, late."""
THREATENED = 5
"""The largest lead, late, that may be saved with runners on base."""
WORTH_RUNNING = 0.06
"""Runs, each counted as much as it matters now, that a hit and run must add before it is called at the table."""
SELDOM_RUNNING = 0.22
"""Runs that it must add in a replayed season, where managers called it as seldom as real ones."""
MOVES = ("visitors-moves", "home-moves")
MAY_SACRIFICE = ("1--", "12-")
"""Runners whom a weak bat moves up in any inning, and against whose sacrifice the corners come in."""
IS_WEAK, MOVES_UP, WAS_ASKED, IS_GOOD = 1, 2, 4, 8
"""What a manager may expect of a batter, added up: he is no hitter; he can bunt and hits lightly; he was asked to bunt
in his season; he is not hit for."""
ANYTHING = IS_WEAK | MOVES_UP | WAS_ASKED
"""Of a batter whose card has not been looked at, anything but that he stays in."""


def expected_of(bat: Bat) -> int:
    """By the signs above."""
    expected = IS_WEAK if bat.worth < WEAK_BAT else IS_GOOD if bat.worth > GOOD_ENOUGH else 0
    if bat.bunts_well and bat.worth < 0.0:
        expected |= MOVES_UP
    return expected | WAS_ASKED if bat.asked_to_bunt else expected


def no_bunt(inning: int, outs: int, bases: str) -> bool:
    """Nobody bunts with two out, nor early unless a runner on first can be moved up, nor with the bases empty unless he
    leads off."""
    if bases == EMPTY:
        return outs > 0
    return outs == 2 or (inning < 7 and bases[2] == "3") or (inning < 6 and bases != "1--" and bases != "12-")


def nobody_sacrifices(inning: int, outs: int, bases: str, lead: int, expected: int) -> bool:
    """With runners on: weak bats move them up at any time, others in a close game if they bunt or were asked to."""
    if expected & IS_WEAK and bases in MAY_SACRIFICE:
        return False
    if expected & WAS_ASKED and inning >= LATE_BUNTS and outs == 0 and -1 <= lead <= 0:
        return False
    return not (expected & MOVES_UP and -1 <= lead <= 1)


def no_steal(inning: int, lead: int) -> bool:
    """Nobody runs when we are well ahead, or too far behind to give outs away."""
    return lead > 3 or lead < -3 or (lead < -2 and inning >= 7)


def nobody_steals(inning: int, outs: int, bases: str, lead: int, first_stays: bool, customs: Customs) -> bool:
    """By the score, because the game itself sends who goes, or because the best runner would be out too often; the
    runner on first goes by his own card, which says now that he stays (`first_stays`)."""
    if no_steal(inning, lead) or not customs.calls_steals:
        return True
    if customs.best_steals is None or (bases[0] == "1" and not first_stays):
        return False
    moves = [MOVE_FROM[base] for base in bases[1:] if base != "-"]
    return all(customs.best_steals[move] < STEAL_BREAK_EVEN[move][outs] for move in moves)


def nobody_is_sent(outs: int, bases: str, customs: Customs) -> bool:
    """On a hit the best runner would be out too often; home with two out is always thought over."""
    best = customs.best_advances
    if best is None or (outs == LAST_OUT and bases != EMPTY):
        return False
    return all(chance < SEND_BREAK_EVEN[base][outs] for base, chance in best.items() if base != HOME or bases != EMPTY)


def no_hit_and_run(outs: int, bases: str, lead: int) -> bool:
    """Only with a runner on first alone and one out, in a game that is tied or led by one run."""
    return bases != "1--" or outs != 1 or not 0 <= lead <= 1


def nobody_goes(inning: int, outs: int, bases: str, lead: int, customs: Customs) -> bool:
    """No hit and run: by the kind of batter, or where the game tells what it gains, because that is too little."""
    if customs.most_gains is None:
        return no_hit_and_run(outs, bases, lead)
    most = customs.most_gains.get((bases, outs), 0.0)
    innings = range(1, 6) if inning == 5 else (inning,) if inning < LATE else (LATE, LATE + 1)
    return most < SELDOM_RUNNING and all(most * run_weight(one, lead) < WORTH_RUNNING for one in innings)


def no_walk(inning: int, outs: int, bases: str, lead: int) -> bool:
    """Nobody is walked on purpose early, with first base taken or all bases empty, with nobody out, or far apart."""
    return inning < 7 or outs == 0 or bases[0] == "1" or bases == EMPTY or not -1 <= lead <= 1


def infield_stays(inning: int, outs: int, bases: str, lead: int, expected: int) -> bool:
    """The infield has no reason to come in: no run to cut off late, nobody to sacrifice along, no bunt for a hit."""
    if run_matters(inning, outs, lead) and ("3" in bases or (bases == EMPTY and outs == 0)):
        return False
    if outs == LAST_OUT or bases not in MAY_SACRIFICE:
        return True
    late = inning >= LATE_BUNTS and outs == 0 and -1 <= lead <= 0
    return not (expected & IS_WEAK or (expected & MOVES_UP and late))


def run_matters(inning: int, outs: int, lead: int) -> bool:
    return inning >= LATE and outs < 2 and -1 <= lead <= 1


def batter_stays(inning: int, is_pitcher: bool, lead: int, by_plan: bool) -> bool:
    """Nobody is hit for early, nor a hitter before the ninth, nor while ahead or far behind; but where a plan of the
    day tells when a pitcher's work is done (`by_plan`), he does not bat once more because of the score."""
    if is_pitcher and by_plan:
        return inning < PINCH_INNING
    return inning < PINCH_INNING or (not is_pitcher and inning < 9) or not -6 <= lead <= 0


def stays_by_plan(started: bool, done: int, left: int, between: bool, threatened: bool) -> bool:
    """By the day's plan there is nothing to think over: it is the middle of an inning, and he has outs left in him, or
    he has only begun. `between`: nobody out, nobody on; `threatened`: a late lead with runners on."""
    if between:
        return started and done < EARLY
    return not threatened and left > (-OVERDRAWN if started else 0)


def is_threatened(inning: int, lead: int, on_base: int) -> bool:
    """A late lead of the side in the field with runners on."""
    return inning >= LATE and 1 <= lead <= THREATENED and on_base > 0

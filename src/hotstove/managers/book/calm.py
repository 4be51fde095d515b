"""What the manager sees at a glance: the questions of a moment that he would surely leave at their quiet defaults.

Most moments of a game ask nothing of him. A moment is told by few figures, so what is calm in it is worked out once
and looked up afterwards; whoever is asked all the same comes to the same answer by his thoughts.
"""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.day_plan import OUTS_PER_RUN, DayPlan
from hotstove.diamond.lineup import PITCHER
from hotstove.diamond.setup import Customs
from hotstove.diamond.situation import TOP
from hotstove.diamond.state import DEFENSE_CALLS, State
from hotstove.diamond.steals import MOVE_FROM
from hotstove.managers.book.leverage import run_weight
from hotstove.managers.book.lots import hash_fraction

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


def no_bunt(inning: int, outs: int, bases: str) -> bool:
    """Nobody bunts with two out, nor early unless a runner on first can be moved up, nor with the bases empty unless he
    leads off."""
    if bases == EMPTY:
        return outs > 0
    return outs == 2 or (inning < 7 and bases[2] == "3") or (inning < 6 and bases != "1--" and bases != "12-")


def no_steal(inning: int, lead: int) -> bool:
    """Nobody runs when we are well ahead, or too far behind to give outs away."""
    return lead > 3 or lead < -3 or (lead < -2 and inning >= 7)


def nobody_steals(inning: int, outs: int, bases: str, lead: int, customs: Customs) -> bool:
    """By the score, because the game itself sends who goes, or because the best runner would be out too often; how
    often the runner on first goes his own card tells."""
    if no_steal(inning, lead) or not customs.calls_steals:
        return True
    if customs.best_steals is None or bases[0] == "1":
        return False
    moves = [MOVE_FROM[base] for base in bases if base != "-"]
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


def infield_stays(inning: int, outs: int, bases: str, lead: int) -> bool:
    """The infield has no reason to come in: no run to cut off late, nobody to sacrifice along, no bunt for a hit."""
    if run_matters(inning, outs, lead) and ("3" in bases or (bases == EMPTY and outs == 0)):
        return False
    return outs == 2 or bases not in ("1--", "12-")


def run_matters(inning: int, outs: int, lead: int) -> bool:
    return inning >= LATE and outs < 2 and -1 <= lead <= 1


def batter_stays(inning: int, is_pitcher: bool, lead: int, by_plan: bool) -> bool:
    """Nobody is hit for early, nor a hitter before the ninth, nor while ahead or far behind; but where a plan of the
    day tells when a pitcher's work is done (`by_plan`), he does not bat once more because of the score."""
    if is_pitcher and by_plan:
        return inning < PINCH_INNING
    return inning < PINCH_INNING or (not is_pitcher and inning < 9) or not -6 <= lead <= 0


class Moment(NamedTuple):
    """All that calm depends on."""

    batting: int
    inning: int
    """From 5, which stands for all before, to 8, which stands for all after."""
    outs: int
    bases: str
    lead: int
    """Of the side at bat."""
    batter_stays: bool
    """The side at bat leaves him in."""
    pitcher_stays: bool
    """The side in the field goes on as it stands: nobody is hurt or missing, and the pitcher is not done."""
    is_first_call: bool
    """The benches have not spoken yet; later a steal may be one that the last play left over, which is made as a
    rule."""
    bunts_for_hit: bool
    """A bunt for a hit may be called: somebody leads off, and it is one of the times at which it is."""
    customs: Customs
    """What the game lets him do."""


def stays_by_plan(started: bool, done: int, left: int, between: bool, threatened: bool) -> bool:
    """By the day's plan there is nothing to think over: it is the middle of an inning, and he has outs left in him, or
    he has only begun. `between`: nobody out, nobody on; `threatened`: a late lead with runners on."""
    if between:
        return started and done < EARLY
    return not threatened and left > (-OVERDRAWN if started else 0)


def is_threatened(inning: int, lead: int, on_base: int) -> bool:
    """A late lead of the side in the field with runners on."""
    return inning >= LATE and 1 <= lead <= THREATENED and on_base > 0


def _stays(
    plan: DayPlan, player: str, started: bool, done: int, runs: int, outs: int, bases: str, threatened: bool
) -> bool:
    left = plan.stamina - done - OUTS_PER_RUN * runs if started else plan.outs.get(player, 0) - done
    return stays_by_plan(started, done, left, outs == 0 and bases == EMPTY, threatened)


class Calm(dict[tuple[object, ...], frozenset[str]]):
    """The purposes of calm questions by moment, for a manager of these sides (0, 1)."""

    def __init__(self, *sides: int) -> None:
        super().__init__()
        self.sides = sides

    def __missing__(self, key: tuple[object, ...]) -> frozenset[str]:
        purposes = self[key] = self._purposes(Moment._make(key))
        return purposes

    def _purposes(self, moment: Moment) -> frozenset[str]:
        batting, inning, outs, bases, lead, stays, pitcher_stays, is_first_call, bunts_for_hit, customs = moment
        fielding = 1 - batting
        matters = run_matters(inning, outs, lead)
        at_bat = {
            MOVES[batting]: stays,
            "steal": is_first_call and nobody_steals(inning, outs, bases, lead, customs),
            "stretch": nobody_is_sent(outs, bases, customs),
            "bunt": no_bunt(inning, outs, bases) or (bases == EMPTY and not bunts_for_hit),
            "hit_and_run": nobody_goes(inning, outs, bases, lead, customs),
        }
        in_the_field = {
            MOVES[fielding]: pitcher_stays,
            "option": not matters or lead < 0,
            "infield": infield_stays(inning, outs, bases, lead),
            "walk": no_walk(inning, outs, bases, lead),
        }
        asked = (at_bat if batting in self.sides else {}) | (in_the_field if fielding in self.sides else {})
        return frozenset(purpose for purpose, is_calm in asked.items() if is_calm)

    def look(self, state: State) -> frozenset[str]:
        """Purposes of the questions that are left at their defaults in this state."""
        setup, situation, hurt = state.setup, state.situation, state.hurt
        inning, outs, bases, lineups = situation.inning, situation.outs, situation.bases, situation.lineups
        visitors, home = situation.score
        if situation.half == TOP:
            batting, fielding, lead = 0, 1, visitors - home
        else:
            batting, fielding, lead = 1, 0, home - visitors
        work, plan = state.outings[fielding][-1], setup.plans[fielding]
        started, done, runs = work.started, work.outs, work.runs
        if (
            hurt
            or state.spent
            or (runs >= KNOCKED_OUT and started and runs * 3 > done)
            or (done % 3 == 0 and (done >= EARLY or not started) and setup.may_tire(fielding, work, state.memory))
            or (outs == 0 and inning >= LATE and bases == EMPTY and -SAVE_LEAD <= lead < 0)
            or not lineups[fielding].is_complete
        ):
            pitcher_stays = False
        elif plan is not None and plan.relievers:
            threatened = is_threatened(inning, -lead, 3 - bases.count("-"))
            pitcher_stays = _stays(plan, work.player, started, done, runs, outs, bases, threatened)
        else:
            pitcher_stays = True
        zone, stays = 5, not hurt
        if inning >= PINCH_INNING:
            zone = inning if inning < LATE else LATE
            is_pitcher = lineups[batting].positions[situation.up[batting]] == PITCHER
            his_plan = setup.plans[batting]
            by_plan = his_plan is not None and bool(his_plan.relievers)
            stays = stays and batter_stays(inning, is_pitcher, lead, by_plan)
        first, customs, leads_off = state.phase == DEFENSE_CALLS, setup.customs, False
        if customs.bunts_for_hits and bases == EMPTY and outs == 0:
            leads_off = inning > 1 and hash_fraction(state) <= BUNTS_FOR_HITS
        return self[batting, zone, outs, bases, lead, stays, pitcher_stays, first, leads_off, customs]


CALM: dict[tuple[int, ...], Calm] = {(0,): Calm(0), (1,): Calm(1), (0, 1): Calm(0, 1)}
"""By the sides that a manager has."""

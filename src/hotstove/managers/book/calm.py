"""What the manager sees at a glance: the questions of a moment that he would surely leave at their quiet defaults.

Most moments of a game ask nothing of him. A moment is told by few figures, so what is calm in it is worked out once
and looked up afterwards; whoever is asked all the same comes to the same answer by his thoughts.
"""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.lineup import PITCHER
from hotstove.diamond.situation import TOP
from hotstove.diamond.state import State
from hotstove.managers.book.bullpen import KNOCKED_OUT

EARLY = 12
"""Outs before which no starter is past his limit."""
PINCH_INNING = 6
"""Before it nobody is hit for."""
LATE = 8
"""The inning from which one run matters, and gloves are changed to keep a lead."""
MOVES = ("visitors-moves", "home-moves")


def no_bunt(inning: int, outs: int, bases: str) -> bool:
    """Nobody bunts with two out, nor early unless a runner on first can be moved up."""
    return outs == 2 or (inning < 7 and bases[2] == "3") or (inning < 6 and bases != "1--" and bases != "12-")


def no_hit_and_run(outs: int, bases: str, lead: int) -> bool:
    """Only with a runner on first alone and one out, in a game that is tied or led by one run."""
    return bases != "1--" or outs != 1 or not 0 <= lead <= 1


def no_walk(inning: int, outs: int, bases: str, lead: int) -> bool:
    """Nobody is walked on purpose early, with first base taken or all bases empty, with nobody out, or far apart."""
    return inning < 7 or outs == 0 or bases[0] == "1" or bases == EMPTY or not -1 <= lead <= 1


def run_matters(inning: int, outs: int, lead: int) -> bool:
    return inning >= LATE and outs < 2 and -1 <= lead <= 1


def no_pinch_hitter(state: State, side: int) -> bool:
    """The side at bat leaves its batter in: early, and later unless it is behind or even and he may be improved on."""
    inning, _, _, _, _, score, up, lineups = state[1]
    if inning < PINCH_INNING:
        return True
    is_pitcher = lineups[side].positions[up[side]] == PITCHER
    return (not is_pitcher and inning < 9) or not -6 <= score[side] - score[1 - side] <= 0


def no_relief(state: State, side: int) -> bool:
    """The side in the field goes on as it stands: nobody is hurt or missing, and the pitcher is not done."""
    _, situation, _, outings, _, hurt, spent, _, _ = state
    _, started, _, outs, _, runs, _, _, _ = outings[side][-1]
    if hurt or spent or runs >= KNOCKED_OUT or (outs % 3 == 0 and (outs >= EARLY or not started)):
        return False
    inning, _, outs, bases, _, _, _, lineups = situation
    return lineups[side].is_complete and not (inning >= LATE and outs == 0 and bases == EMPTY)


class Moment(NamedTuple):
    """All that calm depends on."""

    sides: tuple[int, ...]
    """Those that he manages."""
    batting: int
    inning: int
    """From 5, which stands for all before, to 8, which stands for all after."""
    outs: int
    bases: str
    lead: int
    """Of the side at bat, from -2 to 2."""
    batter_stays: bool
    pitcher_stays: bool


class _Calm(dict[tuple[object, ...], frozenset[str]]):
    """The purposes of calm questions by moment."""

    def __missing__(self, key: tuple[object, ...]) -> frozenset[str]:
        purposes = self[key] = _purposes(Moment._make(key))
        return purposes


def _purposes(moment: Moment) -> frozenset[str]:
    sides, batting, inning, outs, bases, lead, batter_stays, pitcher_stays = moment
    fielding = 1 - batting
    matters = run_matters(inning, outs, lead)
    at_bat = {
        MOVES[batting]: batter_stays,
        "bunt": no_bunt(inning, outs, bases),
        "hit_and_run": no_hit_and_run(outs, bases, lead),
    }
    in_the_field = {
        MOVES[fielding]: pitcher_stays,
        "option": not matters or lead < 0,
        "infield": not matters or "3" not in bases,
        "walk": no_walk(inning, outs, bases, lead),
    }
    asked = (at_bat if batting in sides else {}) | (in_the_field if fielding in sides else {})
    return frozenset(purpose for purpose, is_calm in asked.items() if is_calm)


_CALM = _Calm()


def calm(state: State, sides: tuple[int, ...]) -> frozenset[str]:
    """Purposes of the questions that the manager of these sides leaves at their defaults in this state."""
    inning, half, outs, bases, _, (visitors, home), _, _ = state[1]
    batting, fielding, lead = (0, 1, visitors - home) if half == TOP else (1, 0, home - visitors)
    if lead > 2:
        lead = 2
    elif lead < -2:
        lead = -2
    if inning < PINCH_INNING:
        return _CALM[sides, batting, 5, outs, bases, lead, True, no_relief(state, fielding)]
    batter_stays = no_pinch_hitter(state, batting)
    zone = inning if inning < LATE else LATE
    return _CALM[sides, batting, zone, outs, bases, lead, batter_stays, no_relief(state, fielding)]

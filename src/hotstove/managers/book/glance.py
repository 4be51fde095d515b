"""What the manager sees at a glance: the questions of a moment that he would surely leave at their quiet defaults.

Most moments of a game ask nothing of him. A moment is told by few figures, so what is calm in it is worked out once
and looked up afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.bats import Bat, Thief
from hotstove.diamond.club import PlayerCard
from hotstove.diamond.day_plan import OUTS_PER_RUN, DayPlan
from hotstove.diamond.lineup import PITCHER
from hotstove.diamond.setup import Customs, Setup
from hotstove.diamond.situation import TOP
from hotstove.diamond.state import DEFENSE_CALLS, State
from hotstove.managers.book.calm import (
    ANYTHING,
    BUNTS_FOR_HITS,
    EARLY,
    IS_GOOD,
    KNOCKED_OUT,
    LAST_OUT,
    LATE,
    LATE_BUNTS,
    MAY_SACRIFICE,
    MOVES,
    PINCH_INNING,
    SAVE_LEAD,
    batter_stays,
    expected_of,
    infield_stays,
    is_threatened,
    no_bunt,
    no_walk,
    nobody_goes,
    nobody_is_sent,
    nobody_sacrifices,
    nobody_steals,
    run_matters,
    stays_by_plan,
)
from hotstove.managers.book.lots import hash_fraction
from hotstove.managers.book.running import DOUBLE_BREAK_EVEN, break_even, run_chance
from hotstove.table.memo import remembered

FAR_APART = 3
"""The largest lead at which anybody steals."""


class Moment(NamedTuple):
    """All that calm depends on, beside customs and sides."""

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
    """The side in the field goes on as it stands."""
    is_first_call: bool
    """The benches have not spoken yet; later a steal may be one that the last play left over, which is made as a
    rule."""
    first_stays: bool
    """By his card the runner on first does not steal now."""
    bunts_for_hit: bool
    """A bunt for a hit may be called: somebody leads off, and it is one of the times at which it is."""
    expected: int
    """Of the batter, as `expected_of` says."""


class Calm(dict[tuple[object, ...], frozenset[str]]):
    """The purposes of calm questions by moment, where these are the customs, for a manager of these sides (0, 1)."""

    def __init__(self, customs: Customs, sides: tuple[int, ...]) -> None:
        super().__init__()
        self._customs, self._sides = customs, sides
        bats = customs.bats
        self.expected = None if bats is None else remembered(partial(_expected, bats), most=4_096)
        """By card and the hand of the pitcher, where cards tell it."""
        thieves = customs.thieves
        self.thief = None if thieves is None else remembered(partial(_thief, thieves), most=4_096)
        """By card."""

    def __missing__(self, key: tuple[object, ...]) -> frozenset[str]:
        purposes = self[key] = self._purposes(Moment._make(key))
        return purposes

    def _purposes(self, moment: Moment) -> frozenset[str]:
        batting, inning, outs, bases, lead, stays, pitcher_stays, is_first_call, first_stays, for_hit, expected = moment
        fielding, customs = 1 - batting, self._customs
        matters = run_matters(inning, outs, lead)
        if bases == EMPTY:
            swings = no_bunt(inning, outs, bases) or not for_hit
        else:
            swings = no_bunt(inning, outs, bases) or nobody_sacrifices(inning, outs, bases, lead, expected)
        at_bat = {
            MOVES[batting]: stays,
            "steal": is_first_call and nobody_steals(inning, outs, bases, lead, first_stays, customs),
            "stretch": nobody_is_sent(outs, bases, customs),
            "bunt": swings,
            "hit_and_run": nobody_goes(inning, outs, bases, lead, customs),
        }
        in_the_field = {
            MOVES[fielding]: pitcher_stays,
            "option": not matters or lead < 0,
            "infield": infield_stays(inning, outs, bases, lead, expected),
            "walk": no_walk(inning, outs, bases, lead),
        }
        asked = (at_bat if batting in self._sides else {}) | (in_the_field if fielding in self._sides else {})
        return frozenset(purpose for purpose, is_calm in asked.items() if is_calm)


def _thief(thieves: Callable[[PlayerCard], Thief], card: PlayerCard, _: None) -> Thief:
    return thieves(card)


def _expected(bats: Callable[[PlayerCard, str], Bat], card: PlayerCard, throws: str) -> int:
    return expected_of(bats(card, throws))


@lru_cache(maxsize=64)
def _calm_of(customs: Customs, sides: tuple[int, ...]) -> Calm:
    return Calm(customs, sides)


def _stays(
    plan: DayPlan, player: str, started: bool, done: int, runs: int, outs: int, bases: str, threatened: bool
) -> bool:
    left = plan.stamina - done - OUTS_PER_RUN * runs if started else plan.outs.get(player, 0) - done
    return stays_by_plan(started, done, left, outs == 0 and bases == EMPTY, threatened)


def _first_stays(state: State, customs: Customs, often: float | None, success: float) -> bool:
    """A runner on first who tries so often, or has such a chance at second, does not go by himself nor with another."""
    situation = state.situation
    outs = situation.outs
    if situation.bases[1] == "2":
        third = 1.0 if customs.best_steals is None else customs.best_steals["2-3"]
        return often is not None or min(success, third) < DOUBLE_BREAK_EVEN[outs]
    if often is None:
        return success < break_even("1-2", situation.inning, outs, situation.lead)
    return hash_fraction(state) >= run_chance(often)


def glance(setup: Setup, sides: tuple[int, ...]) -> Callable[[State], frozenset[str]]:
    """By state of a game with this setup: purposes of the questions that the manager of these sides leaves at their
    defaults."""
    customs, clubs, may_tire = setup.customs, setup.clubs, setup.may_tire
    calm = _calm_of(customs, sides)
    expectation, thief, bunts_for_hits = calm.expected, calm.thief, customs.bunts_for_hits
    plans = tuple(plan if plan is not None and plan.relievers else None for plan in setup.plans)

    def look(state: State) -> frozenset[str]:
        situation, hurt = state.situation, state.hurt
        inning, outs, bases, lineups = situation.inning, situation.outs, situation.bases, situation.lineups
        visitors, home = situation.score
        if situation.half == TOP:
            batting, fielding, lead = 0, 1, visitors - home
        else:
            batting, fielding, lead = 1, 0, home - visitors
        work, plan = state.outings[fielding][-1], plans[fielding]
        started, done, runs = work.started, work.outs, work.runs
        if (
            hurt
            or state.spent
            or (runs >= KNOCKED_OUT and started and runs * 3 > done)
            or (done % 3 == 0 and (done >= EARLY or not started) and may_tire(fielding, work, state.memory))
            or (outs == 0 and inning >= LATE and bases == EMPTY and -SAVE_LEAD <= lead < 0)
            or not lineups[fielding].is_complete
        ):
            pitcher_stays = False
        elif plan is not None:
            threatened = is_threatened(inning, -lead, 3 - bases.count("-"))
            pitcher_stays = _stays(plan, work.player, started, done, runs, outs, bases, threatened)
        else:
            pitcher_stays = True
        zone, stays, first_stays, for_hit, expected = 5, True, False, False, ANYTHING
        if inning >= PINCH_INNING:
            zone = inning if inning < LATE else LATE
            is_pitcher = lineups[batting].positions[situation.up[batting]] == PITCHER
            stays = batter_stays(inning, is_pitcher, lead, plans[batting] is not None)
        if bases == EMPTY:
            may_bunt = False
            if bunts_for_hits and outs == 0:
                for_hit = inning > 1 and hash_fraction(state) <= BUNTS_FOR_HITS
        else:
            may_bunt = outs < LAST_OUT and (inning >= LATE_BUNTS or bases in MAY_SACRIFICE)
            if thief is not None and bases[0] == "1" and -FAR_APART <= lead <= FAR_APART:
                first_stays = _first_stays(state, customs, *thief(clubs[batting].cards[situation.runners[0]], None))
        if expectation is not None and (may_bunt or not stays) and lineups[fielding].pitcher:
            card = clubs[batting].cards[lineups[batting].players[situation.up[batting]]]
            expected = expectation(card, clubs[fielding].players[lineups[fielding].pitcher].throws)
            stays = stays or expected & IS_GOOD != 0
        stays, first_call = stays and not hurt, state.phase == DEFENSE_CALLS
        return calm[batting, zone, outs, bases, lead, stays, pitcher_stays, first_call, first_stays, for_hit, expected]

    return look

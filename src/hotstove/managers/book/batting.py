"""Bunts, squeezes and the hit and run."""

from __future__ import annotations

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.situation import TOP
from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.managers.book.calm import (
    BUNTS_FOR_HITS,
    LATE_BUNTS,
    MAY_SACRIFICE,
    SELDOM_RUNNING,
    WEAK_BAT,
    WORTH_RUNNING,
    no_bunt,
    no_hit_and_run,
)
from hotstove.managers.book.leverage import run_weight
from hotstove.managers.book.lots import hash_fraction
from hotstove.table.questions import Decision

SWING_AWAY = Advice("none", "He swings away.")
NO = Advice("no", "He swings away.")
LIGHT_BAT = -0.03
MOVED_UP = ("1--", "12-", "-2-")
"""Runners whom a sacrifice moves up without risking one on third."""
WORTH_BUNTING = 0.02
"""Runs by which a bunt for a hit must beat the swing."""


def bunt(view: View, decision: Decision) -> Advice:
    """Weak bats move a player up; late in a close game others do too, and a run may be squeezed in."""
    situation = view.situation
    inning, outs, bases = situation.inning, situation.outs, situation.bases
    if no_bunt(inning, outs, bases):
        return SWING_AWAY
    if bases == EMPTY:
        return _for_a_hit(view, decision)
    worth = batters_worth(view)
    if bases in MAY_SACRIFICE and worth < WEAK_BAT:
        return Advice("sacrifice", "He is no hitter; the runner on first is better placed on second.")
    lead = view.lead
    if not -1 <= lead <= 1:
        return SWING_AWAY
    good = view.estimates.bunts_well()
    if inning < LATE_BUNTS:
        if inning > 1 and outs == 0 and good and worth < LIGHT_BAT:
            return Advice("sacrifice", "A light bat who can bunt, nobody out and a close game: he moves the runner up.")
        return SWING_AWAY
    if "squeeze" in decision.options:
        if outs == 1 and good and worth < 0.0 and lead <= 0 and bases != "123":
            return Advice("squeeze", "One run matters, he can bunt and he may not get it home otherwise.")
        return SWING_AWAY
    if outs == 0 and good and worth < 0.0 and bases in MOVED_UP and lead <= 0:
        return Advice("sacrifice", "Late and close: one run matters more than a big inning.")
    return SWING_AWAY


def bunt_in_season(view: View, decision: Decision) -> Advice:
    """The same, but late in a close game whoever was asked to in his season moves a player up, however well he hits."""
    inning, outs, bases = view.situation.inning, view.situation.outs, view.situation.bases
    matters = inning >= LATE_BUNTS and outs == 0 and bases in MOVED_UP and -1 <= view.lead <= 0
    if matters and view.estimates.asked_to_bunt():
        return Advice("sacrifice", "He was asked to bunt that year, and one run matters now.")
    return bunt(view, decision)


def _for_a_hit(view: View, decision: Decision) -> Advice:
    """Leading off, where the rules know the bunt for a hit and it beats his swing even with the third baseman in close;
    only now and then, so that nobody can count on it.

    Not in the first inning: games whose setup has no lot of its own all begin with the same moment, and so would with
    the same choice.
    """
    situation = view.situation
    offered = "hit" in decision.options and situation.outs == 0 and situation.inning > 1
    if not offered or hash_fraction(view.state) > BUNTS_FOR_HITS:
        return SWING_AWAY
    gain = view.estimates.bunt_hit_value("third")
    if gain is None or gain < batters_worth(view) + WORTH_BUNTING:
        return SWING_AWAY
    return Advice("hit", "He bunts better than he hits, and nobody is on.")


def hold(view: View, decision: Decision) -> Advice:
    """A runner on third is not risked on a plain sacrifice."""
    for choice in decision.options[1:]:
        if "3" in choice:
            return Advice(choice, "The runner on third stays where he is.")
    return Advice(decision.default, "Everybody moves up on the bunt.")


def again(view: View, decision: Decision) -> Advice:
    """With two strikes only a player who can do nothing else bunts again."""
    if batters_worth(view) < WEAK_BAT:
        return Advice("yes", "He is no hitter; he tries it again.")
    return Advice("no", "With two strikes he swings.")


def hit_and_run(view: View, decision: Decision) -> Advice:
    """Where the game tells what it gains, when that is something and the run matters; else by the kind of batter."""
    gain = view.estimates.hit_and_run_gain()
    if gain is None:
        return _with_contact(view)
    if gain * run_weight(view.situation.inning, view.lead) < WORTH_RUNNING:
        return NO
    return Advice("yes", "With the runners going we gain {:.2f} runs.", (gain,))


def hit_and_run_in_season(view: View, decision: Decision) -> Advice:
    """The same, but as seldom as it was called in life, so that a season's runs are those of the record."""
    gain = view.estimates.hit_and_run_gain()
    if gain is None:
        return _with_contact(view)
    if gain < SELDOM_RUNNING:
        return NO
    return Advice("yes", "With the runners going we gain {:.2f} runs.", (gain,))


def _with_contact(view: View) -> Advice:
    """A runner on first who does not steal, a batter who meets the ball, and a game within reach."""
    situation = view.situation
    if no_hit_and_run(situation.outs, situation.bases, view.lead):
        return NO
    side = situation.batting
    if view.estimates.makes_contact(side, situation.batter, view.clubs[1 - side].players[situation.pitcher].throws):
        return Advice("yes", "He meets the ball, and it keeps us out of the double play.")
    return NO


def batters_worth(view: View) -> float:
    """Runs a plate appearance of the batter against this pitcher's hand."""
    situation = view.situation
    side, other = (0, 1) if situation.half == TOP else (1, 0)
    lineups = situation.lineups
    hand = view.clubs[other].players[lineups[other].pitcher].throws
    return view.estimates.batter_value(side, lineups[side].players[situation.up[side]], hand)

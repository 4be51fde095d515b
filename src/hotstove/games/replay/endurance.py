"""RB-16 to RB-20, RB-23: how long pitchers last, by innings or by batters, with their bonuses."""

from __future__ import annotations

from dataclasses import replace

from hotstove.diamond.outing import Outing
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.counting import Counted
from hotstove.games.replay.limits import (
    NINE,
    batters_added,
    batters_allowed,
    bonus_may_be,
    reliever_tires_by_batters,
    reliever_tires_by_innings,
    starter_tires_by_batters,
    starter_tires_by_innings,
)
from hotstove.games.replay.options import BY_BATTERS, Options
from hotstove.table.record import record


@record(frozen=True, slots=True)
class Mound:
    """What tires a pitcher beyond the work of his outing; the same object as long as nothing of it changes."""

    extra: int = 0
    """RB-20, RB-23: batters added to his R rating when he came in."""
    uncounted: int = 0
    """Batters of his outing that do not count: intentional walks, and everybody in a bonus inning."""
    tired: bool = False
    bonus_inning: int = 0
    """The inning that is a bonus to him now."""
    bonus_used: bool = False
    extra_bonus_used: bool = False
    """RB-20: everybody has one more bonus inning in extra innings."""

    def with_uncounted(self) -> Mound:
        """The same with one more batter who does not count."""
        uncounted = self.uncounted + 1
        return Mound(self.extra, uncounted, self.tired, self.bonus_inning, self.bonus_used, self.extra_bonus_used)

    def in_bonus(self, inning: int) -> Mound:
        """RB-19: this inning is his bonus; 0 for none."""
        used = self.bonus_used or inning > 0
        return Mound(self.extra, self.uncounted, self.tired, inning, used, self.extra_bonus_used)


def batters_counted(mound: Mound, work: Outing) -> int:
    """The batters that count against him."""
    return work.batters - mound.uncounted


def comes_in(card: PitcherCard, options: Options, started: bool, inning: int, lead: int) -> Mound:
    """A pitcher takes the mound; `lead` is his own side's."""
    by_batters, bonus, batters = options.endurance == BY_BATTERS, card.relieves_bonus, card.relief_batters
    extra = 0 if started else batters_added(by_batters, options.bonus_innings, bonus, batters, inning, lead)
    return Mound(extra)


def bonus_allowed(card: PitcherCard, inning: int, lead: int) -> bool:
    """RB-19: whether an inning may be a reliever's bonus: by his raised number, later for long men in other games."""
    return bonus_may_be(card.relieves_bonus, card.relief_batters, inning, lead)


def may_save_bonus(card: PitcherCard, options: Options, mound: Mound, work: Outing, inning: int, lead: int) -> bool:
    """RB-19: he begins an inning that may be his bonus, and has batters left to pitch it without."""
    if options.endurance == BY_BATTERS or not options.bonus_innings or work.started or mound.tired or inning > NINE:
        return False
    left = batters_counted(mound, work) < relief_limit(card, mound, options, inning)
    return left and not mound.bonus_used and bonus_allowed(card, inning, lead)


def begins_inning(
    card: PitcherCard, options: Options, mound: Mound, work: Outing, inning: int, lead: int, saved: bool = False
) -> Mound:
    """He begins an inning: a bonus may cover it, unless his manager has `saved` it; by batters faced an exhausted
    reliever begins it on B grades."""
    if mound.tired:
        return mound
    if options.endurance == BY_BATTERS:
        limit = relief_limit(card, mound, options, inning)
        spent = not work.started and inning <= NINE and batters_counted(mound, work) >= limit
        return replace(mound, tired=True) if spent else mound
    if inning > NINE:
        if mound.extra_bonus_used:
            return replace(mound, bonus_inning=0)
        return replace(mound, bonus_inning=inning, extra_bonus_used=True)
    allowed = options.bonus_innings and not work.started and not mound.bonus_used and not saved
    if allowed and bonus_allowed(card, inning, lead):
        return mound.in_bonus(inning)
    return mound.in_bonus(0) if mound.bonus_inning else mound


def relief_limit(card: PitcherCard, mound: Mound, options: Options, inning: int) -> int:
    """RB-18: R batters, and what is added to them."""
    return batters_allowed(options.endurance == BY_BATTERS, card.relief_batters, mound.extra, inning)


def after_play(
    card: PitcherCard,
    options: Options,
    mound: Mound,
    was: Outing,
    now: Outing,
    made: Counted,
    inning: int,
    inning_over: bool,
    lead: int,
) -> Mound:
    """The pitcher after a play, perhaps on his B grades from here on. `was` and `now` are his outing before and after
    it; `lead` is his own side's, before it."""
    before, is_bonus = batters_counted(mound, was), inning == mound.bonus_inning
    if made.next_batter and (is_bonus or not made.faced):
        mound = mound.with_uncounted()
    if mound.tired:
        return mound
    after, reached, by_batters = batters_counted(mound, now), made.reached, options.endurance == BY_BATTERS
    if was.started:
        if by_batters:
            tires = starter_tires_by_batters(card.start_batters, card.start_innings, before, after, was.runs, now.runs,
                                             reached)  # fmt: skip
        else:
            tires = starter_tires_by_innings(card.starts_bonus, card.start_innings, inning, is_bonus, was.outs,
                                             was.earned, now.earned, now.runs, reached)  # fmt: skip
    else:
        limit = relief_limit(card, mound, options, inning)
        if by_batters:
            tires = reliever_tires_by_batters(limit, before, after, reached, inning, inning_over)
        else:
            in_hand = bonus_is_next(card, options, mound, inning, lead)
            tires = reliever_tires_by_innings(limit, is_bonus, before, after, reached, in_hand, inning_over)
    return replace(mound, tired=True) if tires else mound


def bonus_is_next(card: PitcherCard, options: Options, mound: Mound, inning: int, lead: int) -> bool:
    """RB-19: his bonus is still to come, and the next inning might be it."""
    in_hand = options.bonus_innings and not mound.bonus_used and inning < NINE
    return in_hand and bonus_allowed(card, inning + 1, lead)


def without_leeway(card: PitcherCard, options: Options, mound: Mound, work: Outing, inning: int, lead: int) -> bool:
    """RB-19: his R batters are used up before his bonus, which the next inning would be, and this one goes on."""
    spent = batters_counted(mound, work) >= relief_limit(card, mound, options, inning)
    return spent and bonus_is_next(card, options, mound, inning, lead)

"""RB-16 to RB-20, RB-23: how long pitchers last, by innings or by batters, with their bonuses."""

from __future__ import annotations

from dataclasses import replace

from hotstove.games.replay.cards import PitcherCard
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
    """What a pitcher has done in this game, as far as it tires him."""

    started: bool
    entered: int
    """The inning in which he came in."""
    extra: int = 0
    """RB-20, RB-23: batters added to his R rating when he came in."""
    outs: int = 0
    batters: int = 0
    """Those that count: no intentional walks, nobody in a bonus inning."""
    runs: int = 0
    earned: int = 0
    tired: bool = False
    bonus_inning: int = 0
    """The inning that is a bonus to him now."""
    bonus_used: bool = False
    extra_bonus_used: bool = False
    """RB-20: everybody has one more bonus inning in extra innings."""


@record(frozen=True, slots=True)
class Event:
    """A play as it counts against the pitcher."""

    outs: int
    faced: bool
    """A batter came to the end of his turn; an intentional walk does not count."""
    reached: bool
    """A base runner of any kind, but for an intentional walk."""
    runs: int
    earned: int
    inning: int
    inning_over: bool
    lead: int
    """The pitcher's own side's, before the play."""


def comes_in(card: PitcherCard, options: Options, started: bool, inning: int, lead: int) -> Mound:
    """A pitcher takes the mound; `lead` is his own side's."""
    by_batters, bonus, batters = options.endurance == BY_BATTERS, card.relieves_bonus, card.relief_batters
    extra = 0 if started else batters_added(by_batters, options.bonus_innings, bonus, batters, inning, lead)
    return Mound(started, inning, extra)


def bonus_allowed(card: PitcherCard, inning: int, lead: int) -> bool:
    """RB-19: whether an inning may be a reliever's bonus: by his raised number, later for long men in other games."""
    return bonus_may_be(card.relieves_bonus, card.relief_batters, inning, lead)


def may_save_bonus(card: PitcherCard, options: Options, mound: Mound, inning: int, lead: int) -> bool:
    """RB-19: he begins an inning that may be his bonus, and has batters left to pitch it without."""
    if options.endurance == BY_BATTERS or not options.bonus_innings or mound.started or mound.tired or inning > NINE:
        return False
    left = mound.batters < relief_limit(card, mound, options, inning)
    return left and not mound.bonus_used and bonus_allowed(card, inning, lead)


def begins_inning(
    card: PitcherCard, options: Options, mound: Mound, inning: int, lead: int, saved: bool = False
) -> Mound:
    """He begins an inning: a bonus may cover it, unless his manager has `saved` it; by batters faced an exhausted
    reliever begins it on B grades."""
    if mound.tired:
        return mound
    if options.endurance == BY_BATTERS:
        spent = not mound.started and inning <= NINE and mound.batters >= relief_limit(card, mound, options, inning)
        return replace(mound, tired=spent)
    if inning > NINE:
        if mound.extra_bonus_used:
            return replace(mound, bonus_inning=0)
        return replace(mound, bonus_inning=inning, extra_bonus_used=True)
    allowed = options.bonus_innings and not mound.started and not mound.bonus_used and not saved
    if allowed and bonus_allowed(card, inning, lead):
        return replace(mound, bonus_inning=inning, bonus_used=True)
    return replace(mound, bonus_inning=0) if mound.bonus_inning else mound


def relief_limit(card: PitcherCard, mound: Mound, options: Options, inning: int) -> int:
    """RB-18: R batters, and what is added to them."""
    return batters_allowed(options.endurance == BY_BATTERS, card.relief_batters, mound.extra, inning)


def after_event(card: PitcherCard, options: Options, mound: Mound, event: Event) -> Mound:
    """The pitcher after a play, perhaps on his B grades from here on."""
    after = worked(mound, event.outs, event.faced, event.runs, event.earned, event.inning)
    if mound.tired or not tires(card, options, mound, after, event):
        return after
    return replace(after, tired=True)


def worked(mound: Mound, made: int, faced: bool, scored: int, of_them_earned: int, inning: int) -> Mound:
    """The pitcher's work with a play added to it, whatever it does to him."""
    return Mound(
        mound.started,
        mound.entered,
        mound.extra,
        mound.outs + made,
        mound.batters + 1 if faced and mound.bonus_inning != inning else mound.batters,
        mound.runs + scored,
        mound.earned + of_them_earned,
        mound.tired,
        mound.bonus_inning,
        mound.bonus_used,
        mound.extra_bonus_used,
    )


def tires(card: PitcherCard, options: Options, before: Mound, after: Mound, event: Event) -> bool:
    """Whether a play puts him on his B grades."""
    reached, inning = event.reached, event.inning
    if before.started:
        if options.endurance == BY_BATTERS:
            return starter_tires_by_batters(card.start_batters, card.start_innings, before.batters, after.batters,
                                            before.runs, after.runs, reached)  # fmt: skip
        return starter_tires_by_innings(card.starts_bonus, card.start_innings, inning, inning == before.bonus_inning,
                                        before.outs, before.earned, after.earned, after.runs, reached)  # fmt: skip
    limit = relief_limit(card, before, options, inning)
    if options.endurance == BY_BATTERS:
        return reliever_tires_by_batters(limit, before.batters, after.batters, reached, inning, event.inning_over)
    in_hand = bonus_is_next(card, options, after, inning, event.lead)
    return reliever_tires_by_innings(limit, inning == before.bonus_inning, before.batters, after.batters, reached,
                                     in_hand, event.inning_over)  # fmt: skip


def bonus_is_next(card: PitcherCard, options: Options, mound: Mound, inning: int, lead: int) -> bool:
    """RB-19: his bonus is still to come, and the next inning might be it."""
    in_hand = options.bonus_innings and not mound.bonus_used and inning < NINE
    return in_hand and bonus_allowed(card, inning + 1, lead)


def without_leeway(card: PitcherCard, options: Options, mound: Mound, inning: int, lead: int) -> bool:
    """RB-19: his R batters are used up before his bonus, which the next inning would be, and this one goes on."""
    spent = mound.batters >= relief_limit(card, mound, options, inning)
    return spent and bonus_is_next(card, options, mound, inning, lead)

"""RB-16 to RB-20, RB-23: how long pitchers last, by innings or by batters, with their bonuses."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.options import BY_BATTERS, Options
from hotstove.table.memo import quick_tuple

FOUR_EARNED, SIX_RUNS = 4, 6
NINE = 9
BATTERS_BONUS = 3
"""RB-23: batters that a bonus is worth."""
WITHOUT_BONUSES = 2
"""RB-20: batters that every reliever gains where raised numbers are ignored."""
SAVE_LEAD = 3
LONG_MAN = 3
"""RB-19: relievers rated R3 and higher may use their bonus in other games too."""


class Mound(NamedTuple):
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


class Event(NamedTuple):
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
    extra = 0
    if not started:
        if not options.bonus_innings:
            extra = WITHOUT_BONUSES
        elif options.endurance == BY_BATTERS and inning <= NINE and bonus_allowed(card, inning, lead):
            extra = BATTERS_BONUS
    return Mound(started, inning, extra)


def bonus_allowed(card: PitcherCard, inning: int, lead: int) -> bool:
    """RB-19: whether an inning may be a reliever's bonus: by his raised number, later for long men in other games."""
    if card.relieves_bonus == 0:
        return False
    if 0 < lead <= SAVE_LEAD:
        return inning <= card.relieves_bonus
    if card.relief_batters < LONG_MAN:
        return False
    return inning <= (card.relieves_bonus + 1 if lead == 0 else NINE)


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
        return mound._replace(tired=spent)
    if inning > NINE:
        if mound.extra_bonus_used:
            return mound._replace(bonus_inning=0)
        return mound._replace(bonus_inning=inning, extra_bonus_used=True)
    allowed = options.bonus_innings and not mound.started and not mound.bonus_used and not saved
    if allowed and bonus_allowed(card, inning, lead):
        return mound._replace(bonus_inning=inning, bonus_used=True)
    return mound._replace(bonus_inning=0) if mound.bonus_inning else mound


def relief_limit(card: PitcherCard, mound: Mound, options: Options, inning: int) -> int:
    """RB-18: R batters, and what is added to them."""
    late = BATTERS_BONUS if options.endurance == BY_BATTERS and inning > NINE else 0
    return card.relief_batters + mound.extra + late


def after_event(card: PitcherCard, options: Options, mound: Mound, event: Event) -> Mound:
    """The pitcher after a play, perhaps on his B grades from here on."""
    after = worked(mound, event.outs, event.faced, event.runs, event.earned, event.inning)
    return after._replace(tired=True) if not mound.tired and tires(card, options, mound, after, event) else after


def worked(mound: Mound, made: int, faced: bool, scored: int, of_them_earned: int, inning: int) -> Mound:
    """The pitcher's work with a play added to it, whatever it does to him."""
    started, entered, extra, outs, batters, runs, earned, tired, bonus, used, extra_used = mound
    counts = batters + 1 if faced and bonus != inning else batters
    outs, runs, earned = outs + made, runs + scored, earned + of_them_earned
    return quick_tuple(Mound, (started, entered, extra, outs, counts, runs, earned, tired, bonus, used, extra_used))


def tires(card: PitcherCard, options: Options, before: Mound, after: Mound, event: Event) -> bool:
    """Whether a play puts him on his B grades."""
    if options.endurance == BY_BATTERS:
        by_batters = starter_tires_by_batters if before.started else reliever_tires_by_batters
        return by_batters(card, options, before, after, event)
    by_innings = starter_tires if before.started else reliever_tires
    return by_innings(card, options, before, after, event)


def starter_tires(card: PitcherCard, options: Options, before: Mound, after: Mound, event: Event) -> bool:
    """RB-16, RB-17: at the next runner after S innings or four earned runs; after S innings without an earned run, at
    once when one scores; with a bonus rating, at six runs."""
    if card.starts_bonus and after.runs >= SIX_RUNS:
        return True
    if event.inning <= card.starts_bonus or event.inning == before.bonus_inning:
        return False
    worked_out = before.outs >= 3 * card.start_innings
    if worked_out and before.earned == 0:
        return after.earned > 0
    return event.reached and (worked_out or before.earned >= FOUR_EARNED)


def reliever_tires(card: PitcherCard, options: Options, before: Mound, after: Mound, event: Event) -> bool:
    """RB-18, RB-19: at the next runner after R batters; at once where his bonus inning is still to come."""
    if event.inning == before.bonus_inning:
        return False
    if before.batters >= relief_limit(card, before, options, event.inning):
        return event.reached
    return not event.inning_over and without_leeway(card, options, after, event.inning, event.lead)


def without_leeway(card: PitcherCard, options: Options, mound: Mound, inning: int, lead: int) -> bool:
    """RB-19: his R batters are used up before his bonus, which the next inning would be, and this one goes on."""
    in_hand = options.bonus_innings and not mound.bonus_used and inning < NINE
    spent = mound.batters >= relief_limit(card, mound, options, inning)
    return spent and in_hand and bonus_allowed(card, inning + 1, lead)


def starter_tires_by_batters(card: PitcherCard, options: Options, before: Mound, after: Mound, event: Event) -> bool:
    """RB-23: past BF at the next runner, with a shutout at the first run, in any case after S batters more."""
    if after.runs >= SIX_RUNS or after.batters >= card.start_batters + card.start_innings:
        return True
    if before.batters < card.start_batters:
        return False
    return event.reached if before.runs else after.runs > 0


def reliever_tires_by_batters(card: PitcherCard, options: Options, before: Mound, after: Mound, event: Event) -> bool:
    """RB-23: after R batters at the next runner, or at the end of the inning; in extra innings only at a runner."""
    limit = relief_limit(card, before, options, event.inning)
    if before.batters >= limit and event.reached:
        return True
    return event.inning_over and event.inning < NINE and after.batters >= limit

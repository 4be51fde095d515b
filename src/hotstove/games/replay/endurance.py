"""RB-16 to RB-20, RB-23: how long pitchers last, by innings or by batters, with their bonuses."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.options import BY_BATTERS, Options

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
    """RB-23: batters added to his R rating when he came in."""
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


def comes_in(card: PitcherCard, options: Options, started: bool, inning: int, lead: int) -> Mound:
    """A pitcher takes the mound; `lead` is his own side's."""
    extra = 0
    if not started:
        if not options.bonus_innings:
            extra = WITHOUT_BONUSES
        elif options.endurance == BY_BATTERS and card.relieves_bonus and bonus_allowed(card, inning, lead):
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


def begins_inning(card: PitcherCard, options: Options, mound: Mound, inning: int, lead: int) -> Mound:
    """He begins an inning: a bonus may cover it, and by batters faced an exhausted reliever begins it on B grades."""
    if mound.tired:
        return mound
    if options.endurance == BY_BATTERS:
        spent = not mound.started and inning <= NINE and mound.batters >= relief_limit(card, mound, options, inning)
        return mound._replace(tired=spent)
    if inning > NINE:
        if mound.extra_bonus_used:
            return mound._replace(bonus_inning=0)
        return mound._replace(bonus_inning=inning, extra_bonus_used=True)
    allowed = options.bonus_innings and not mound.started and not mound.bonus_used
    if allowed and bonus_allowed(card, inning, lead):
        return mound._replace(bonus_inning=inning, bonus_used=True)
    return mound._replace(bonus_inning=0)


def relief_limit(card: PitcherCard, mound: Mound, options: Options, inning: int) -> int:
    """RB-18: R batters, and what is added to them."""
    late = BATTERS_BONUS if options.endurance == BY_BATTERS and inning > NINE else 0
    return card.relief_batters + mound.extra + late


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


def after_event(card: PitcherCard, options: Options, mound: Mound, event: Event) -> Mound:
    """The pitcher after a play, perhaps on his B grades from here on."""
    counts = event.faced and mound.bonus_inning != event.inning
    after = mound._replace(
        outs=mound.outs + event.outs,
        batters=mound.batters + counts,
        runs=mound.runs + event.runs,
        earned=mound.earned + event.earned,
    )
    return after._replace(tired=True) if not mound.tired and tires(card, options, mound, after, event) else after


def tires(card: PitcherCard, options: Options, before: Mound, after: Mound, event: Event) -> bool:
    if options.endurance == BY_BATTERS:
        return (
            starter_tires_by_batters(card, before, after, event)
            if before.started
            else (before.batters >= relief_limit(card, before, options, event.inning) and event.reached)
        )
    return (
        starter_tires(card, before, after, event)
        if before.started
        else (reliever_tires(card, options, before, after, event))
    )


def starter_tires(card: PitcherCard, before: Mound, after: Mound, event: Event) -> bool:
    """RB-16, RB-17: at the next runner after S innings or four earned runs; six runs tire him at once."""
    if after.runs >= SIX_RUNS:
        return True
    if event.inning <= card.starts_bonus or event.inning == before.bonus_inning:
        return False
    worked_out = before.outs >= 3 * card.start_innings and before.earned > 0
    return event.reached and (worked_out or before.earned >= FOUR_EARNED)


def reliever_tires(card: PitcherCard, options: Options, before: Mound, after: Mound, event: Event) -> bool:
    """RB-18, RB-19: at the next runner after R batters; at once where his bonus inning is still to come."""
    if event.inning == before.bonus_inning:
        return False
    limit = relief_limit(card, before, options, event.inning)
    if before.batters >= limit:
        return event.reached
    in_hand = options.bonus_innings and not before.bonus_used and event.inning < NINE
    return (
        after.batters >= limit
        and in_hand
        and not event.inning_over
        and bonus_allowed(card, event.inning + 1, event.lead)
    )


def starter_tires_by_batters(card: PitcherCard, before: Mound, after: Mound, event: Event) -> bool:
    """RB-23: past BF at the next runner, with a shutout at the first run, in any case after S batters more."""
    limit = card.batters or 4 * card.start_innings
    if after.runs >= SIX_RUNS or after.batters >= limit + card.start_innings:
        return True
    if before.batters < limit:
        return False
    return event.reached if before.runs else after.runs > 0

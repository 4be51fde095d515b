"""When a pitcher goes and who comes in, on arrays: `managers.book.bullpen` and `managers.book.day`, held by parity."""

from __future__ import annotations

from typing import Any

from hotstove.batch.arrays import PITCHES, RELIEF_VALUE, Truth, Whole
from hotstove.diamond.saves import NINE, can_be_saved
from hotstove.managers.book.bullpen import THREE_INNINGS
from hotstove.managers.book.relief import (
    EIGHTH,
    NOT_DUE,
    STAYS,
    claim_of,
    finishes_in_relief,
    gives_way_to_closer,
    is_for_a_long_man,
    is_for_the_closer,
    is_hit_hard,
    is_past_limit,
    left_in_start,
    must_be_relieved,
    saves_from,
    why_reliever_goes,
    why_starter_goes,
)

NOBODY = -1


def is_free(ground: Any, player: int) -> Truth:
    return ground.used[player] == 0 and ground.taken[player] == 0


def best_left(ground: Any, roster: Any, club: int) -> Whole:
    best = NOBODY
    for player in range(roster.first[club], roster.last[club]):
        if is_free(ground, player) and roster.ints[player, PITCHES] == 1:
            if best < 0 or roster.floats[player, RELIEF_VALUE] > roster.floats[best, RELIEF_VALUE]:
                best = player
    return best


def by_plan(ground: Any, roster: Any, side: int, club: int, inning: int, lead: int, to_save: bool,
            needed: bool) -> Whole:  # fmt: skip
    """`managers.book.day.planned_reliever`."""
    best, best_claim = NOBODY, 0.0
    for player in range(roster.first[club], roster.last[club]):
        if ground.is_reliever[player] == 0 or not is_free(ground, player) or roster.ints[player, PITCHES] == 0:
            continue
        claim = claim_of(
            ground.due[player], ground.asked[player], ground.saves[player], ground.owed_saves[player],
            ground.is_fielder[player] == 1, inning, lead, to_save,
        )  # fmt: skip
        if best < 0 or claim > best_claim or (claim == best_claim and ground.order[player] > ground.order[best]):
            best, best_claim = player, claim
    return best if needed or best_claim > NOT_DUE else NOBODY


def has_better_closer(ground: Any, roster: Any, club: int, pitcher: int, inning: int, between: bool) -> Truth:
    """Somebody is left who saves oftener than the pitcher on the mound, and in this inning; 0 for any."""
    saves = ground.saves[pitcher] if ground.is_reliever[pitcher] else 0.0
    for player in range(roster.first[club], roster.last[club]):
        if ground.is_reliever[player] and ground.used[player] == 0 and ground.saves[player] > saves:
            if inning == 0 or saves_from(inning, ground.asked[player], ground.saves[player], between):
                return True
    return False


def left_by_plan(ground: Any, side: int, pitcher: int, started: bool, outs: int, runs: int) -> Whole:
    """Outs that a pitcher has left in him."""
    if started:
        return left_in_start(ground.stamina[side], outs, runs)
    return (ground.asked[pitcher] if ground.is_reliever[pitcher] else 0) - outs


def is_done_by_plan(ground: Any, roster: Any, side: int, club: int, pitcher: int, started: bool, work: int, runs: int,
                    tired: int, inning: int, outs: int, on_base: int, lead: int) -> Truth:  # fmt: skip
    """`managers.book.day.why_relieve`."""
    between = outs == 0 and on_base == 0
    left = left_by_plan(ground, side, pitcher, started, work, runs)
    saver = (between or on_base > 0) and inning >= EIGHTH and can_be_saved(lead, inning, outs, on_base, NINE)
    saver = saver and has_better_closer(ground, roster, club, pitcher, inning, between)
    if started:
        finishes = runs <= ground.finishes_with[side]
        return why_starter_goes(left, work, runs, between, tired, finishes, inning, saver) != STAYS
    late = between and inning >= EIGHTH
    finishes = late and finishes_in_relief(
        inning, lead, runs, has_better_closer(ground, roster, club, pitcher, 0, between)
    )  # fmt: skip
    return why_reliever_goes(left, runs, between, tired, finishes, on_base, saver) != STAYS


def called_by_plan(ground: Any, roster: Any, side: int, club: int, pitcher: int, started: bool, work: int,
                   runs: int, tired: int, inning: int, outs: int, on_base: int, lead: int) -> Whole:  # fmt: skip
    """Who relieves a pitcher by the plan of the day; NOBODY while he goes on."""
    if not is_done_by_plan(
        ground, roster, side, club, pitcher, started, work, runs, tired, inning, outs, on_base, lead
    ):  # fmt: skip
        return NOBODY
    needed = must_be_relieved(tired, started, runs, inning)
    named = by_plan(ground, roster, side, club, inning, lead, can_be_saved(lead, inning, outs, on_base, NINE), needed)
    if named >= 0 or not needed:
        return named
    if started and left_by_plan(ground, side, pitcher, started, work, runs) > THREE_INNINGS:
        return NOBODY
    return best_left(ground, roster, club)


def next_reliever(ground: Any, roster: Any, side: int, club: int, inning: int, lead: int, to_save: bool) -> Whole:
    """The closer for a late lead, long men early, else the best of the rest; starters when nobody else is left. With a
    plan for the day whoever it names."""
    if ground.by_plan[side]:
        named = by_plan(ground, roster, side, club, inning, lead, to_save, True)
        return named if named >= 0 else best_left(ground, roster, club)
    size = roster.pen_sizes[club]
    closer = roster.pens[club, size - 1] if size > 0 else NOBODY
    saves = closer >= 0 and is_free(ground, closer) and roster.ints[closer, PITCHES] == 1
    if saves and is_for_the_closer(inning, lead):
        return closer
    long_man = is_for_a_long_man(inning, lead)
    best = NOBODY
    for place in range(size):
        player = roster.pens[club, place]
        if player != closer and is_free(ground, player) and roster.ints[player, PITCHES] == 1:
            if long_man:
                return player
            if best < 0 or roster.floats[player, RELIEF_VALUE] > roster.floats[best, RELIEF_VALUE]:
                best = player
    if best >= 0:
        return best
    if saves:
        return closer
    return best_left(ground, roster, club)


def is_to_be_relieved(
    roster: Any, club: int, pitcher: int, started: bool, outs: int, runs: int, reached: int, past: int, inning: int,
    lead: int, begins: bool,
) -> Truth:  # fmt: skip
    """The pitcher is past his limit, has been hit hard, or there is a lead to save. `begins`: nobody out, nobody on."""
    if outs % 3 == 0 and is_past_limit(past, started, runs, reached, lead, inning):
        return True
    if is_hit_hard(started, runs, outs):
        return True
    size = roster.pen_sizes[club]
    to_save = gives_way_to_closer(inning, begins, lead, started, reached)
    return to_save and size > 0 and pitcher != roster.pens[club, size - 1]

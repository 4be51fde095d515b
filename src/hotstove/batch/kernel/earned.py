"""Charges and earned runs of a half-inning, on arrays: `diamond.charges` and `diamond.rebuilt`, held by parity."""

from __future__ import annotations

from typing import Any

from hotstove.batch.arrays import (
    CODE,
    ENDS,
    IN_THE_AIR,
    IN_THE_BATTERS_BOX,
    MOVES_EVERYBODY,
    OUTS_PUT,
    PASSES_ON,
    PROLONGS,
    SCORED,
    STANDING,
    TROUBLE,
    Truth,
    Whole,
)

(
    SINGLE, DOUBLE, GROUND_RULE, TRIPLE, HOMER, WALK, INTENTIONAL, HIT_BATSMAN, ERROR, CHOICE, INTERFERENCE, STRIKEOUT,
    OUT,
) = range(1, 14)  # fmt: skip
"""The places of codes in `arrays.CODES`."""
ASSUMED_OUT, HOME = -1, 4
NOBODY, PLACED = -1, 0
"""Players of a half-inning are numbered by the plays with which they came to bat, from 1; PLACED is the runner who was
on second when it began, whose run is never earned."""
RUN_PLAY, RUN_PLAYER, RUN_MOUND, IS_EARNED, IS_TEAMS = 10, 11, 12, 17, 18
"""Rows of the scratch paper of a half-inning: of each run its play, its player, the place of the pitcher responsible,
and whether it is earned against him and against his club."""


def is_hit(code: int) -> Truth:
    return SINGLE <= code <= HOMER


def bases_of(code: int) -> Whole:
    """Bases that a hit is worth, 1 for anything else."""
    if code == DOUBLE or code == GROUND_RULE:
        return 2
    if code == TRIPLE:
        return 3
    return 4 if code == HOMER else 1


def target(track: Any, place: int, in_fact: int, at: Any) -> Whole:
    """Where a player goes from the base on which he stands in the rebuilt inning; `in_fact` -1: he is not there."""
    code = track[CODE]
    if in_fact >= 0 and track[ENDS + in_fact] == ASSUMED_OUT:
        return ASSUMED_OUT
    if at[place] >= 0 and (code == OUT or code == CHOICE or track[ENDS + place] != ASSUMED_OUT):
        return track[ENDS + place]
    if is_hit(code):
        return min(HOME, place + bases_of(code) + (1 if code == SINGLE and place == 2 else 0))
    stand = code == WALK or code == INTENTIONAL or code == HIT_BATSMAN or code == INTERFERENCE or code == STRIKEOUT
    if stand or (code != 0 and track[IN_THE_AIR]):
        return place
    if in_fact >= 0:
        return min(HOME, place + max(0, track[ENDS + in_fact] - in_fact))
    return place + 1 if track[MOVES_EVERYBODY] else place


def ghost_was_played_on(track: Any, at: Any, standing: Any, places: Any, count: int) -> Truth:
    """A fielder's choice against a player who should not be on base."""
    if track[CODE] != OUT and track[CODE] != CHOICE:
        return False
    out = track[OUTS_PUT]
    top = 0
    for place in range(4):
        if at[place] >= 0:
            top = place
    for place in range(1, 4):
        against = (out >> place) & 1 == 1 if out >> 1 else place == top
        if not against:
            continue
        there = stood_on = False
        for other in range(count):
            there = there or standing[other] == at[place]
            stood_on = stood_on or places[other] == place
        if not there and not stood_on:
            return True
    return False


def rebuild(tracks: Any, half: Any, first: int, count: int, home: Any) -> None:
    """Marks who would have scored from a play on, had every chance been taken."""
    standing, places, targets, starts, least = (
        half.scratch[0],
        half.scratch[1],
        half.scratch[2],
        half.scratch[3],
        half.scratch[4],
    )
    moving, interfered = half.scratch[5], half.scratch[6]
    outs, on = half.outs[first], 0
    for place in range(1, 4):
        if half.at[first, place] >= 0:
            standing[on], places[on] = half.at[first, place], place
            on += 1
    for player in range(count + 1):
        interfered[player] = 0
    bats_on = False
    for play in range(first, count):
        track, at = tracks[half.leaf[play]], half.at[play]
        if track[PROLONGS]:
            outs += 1
            bats_on = True
            if outs >= 3:
                return
            continue
        going = 0
        for other in range(on):
            player, place = standing[other], places[other]
            in_fact = NOBODY
            for base in range(4):
                if at[base] == player:
                    in_fact = base
            end = target(track, place, in_fact, at)
            if end == ASSUMED_OUT:
                outs += 1
            else:
                moving[going], targets[going], starts[going] = player, place if bats_on and at[0] >= 0 else end, place
                going += 1
        batter, floor, code = at[0], 0, track[CODE]
        if batter >= 0 and bats_on:
            bats_on = False
        elif batter >= 0:
            took = track[ENDS]
            if took == ASSUMED_OUT or ghost_was_played_on(track, at, standing, places, on):
                outs += 1
            else:
                moving[going], targets[going], starts[going] = batter, took, NOBODY
                going += 1
                if code == INTERFERENCE:
                    interfered[batter] = 1
                floor = bases_of(code)
        counts = outs < 3 or is_hit(code)
        for place in range(1, going):
            here = place
            while here > 0 and moving[here - 1] > moving[here]:
                moving[here], moving[here - 1] = moving[here - 1], moving[here]
                targets[here], targets[here - 1] = targets[here - 1], targets[here]
                starts[here], starts[here - 1] = starts[here - 1], starts[here]
                here -= 1
        for place in range(going - 1, -1, -1):
            if moving[place] != batter:
                floor = max(starts[place], floor + 1) if starts[place] <= floor else starts[place]
            least[place] = floor
        room, on = HOME, 0
        for place in range(going):
            end = max(least[place], min(targets[place], room))
            if end < HOME:
                standing[on], places[on] = moving[place], end
                on += 1
                room = end - 1
            elif counts and interfered[moving[place]] == 0:
                home[moving[place]] = 1
        if outs >= 3:
            return


def follow_half(tracks: Any, half: Any, count: int, mound_count: int) -> Whole:
    """Works out the runs of a half-inning so far, into `half.scratch` from RUN_PLAY on; their number."""
    responsible, at, new = half.scratch[7], half.scratch[8], half.scratch[9]
    run_play, run_player, run_mound = half.scratch[RUN_PLAY], half.scratch[RUN_PLAYER], half.scratch[RUN_MOUND]
    entered, trouble, before, done = half.scratch[13], half.scratch[14], half.scratch[15], half.scratch[16]
    runs = troubles = 0
    for place in range(4):
        at[place] = NOBODY
    for mound in range(mound_count):
        entered[mound] = NOBODY
    for play in range(count):
        track, mound = tracks[half.leaf[play]], half.mound[play]
        if entered[mound] < 0:
            entered[mound] = play
        at[0] = NOBODY
        if play == 0 and half.placed == 1:
            at[2] = PLACED
            responsible[PLACED] = mound
        if track[IN_THE_BATTERS_BOX]:
            at[0] = play + 1
            responsible[play + 1] = mound
        if track[PASSES_ON]:
            pass_on(track, at, responsible, before)
        for run in range(track[SCORED]):
            player = at[track[SCORED + 1 + run]]
            run_play[runs], run_player[runs], run_mound[runs] = play, player, responsible[player]
            runs += 1
        for place in range(4):
            half.at[play, place] = at[place]
        if track[TROUBLE]:
            trouble[troubles] = play
            troubles += 1
        for base in range(3):
            new[base] = at[track[STANDING + base]] if track[STANDING + base] >= 0 else NOBODY
        for base in range(3):
            at[base + 1] = new[base]
    for number in range(troubles):
        done[number] = 0
        for player in range(count + 1):
            half.home[number, player] = 0
    for run in range(runs):
        own, mine = count, NOBODY
        for number in range(troubles):
            if trouble[number] >= entered[run_mound[run]]:
                own, mine = trouble[number], number
                break
        for number in (mine, 0):
            if 0 <= number < troubles and done[number] == 0:
                rebuild(tracks, half, trouble[number], count, half.home[number])
                done[number] = 1
        player = run_player[run]
        if player == PLACED:
            half.scratch[IS_EARNED, run] = half.scratch[IS_TEAMS, run] = 0
            continue
        earned = run_play[run] < own or (mine >= 0 and half.home[mine, player] == 1)
        of_team = troubles == 0 or run_play[run] < trouble[0] or half.home[0, player] == 1
        half.scratch[IS_EARNED, run] = 1 if earned else 0
        half.scratch[IS_TEAMS, run] = 1 if of_team else 0
    return runs


def earned_so_far(tracks: Any, half: Any, count: int, mounds: Any, side: int, mound: int) -> Whole:
    """Earned runs of the half-inning under way that are charged to a pitcher."""
    found = 0
    for run in range(follow_half(tracks, half, count, mounds.count[side])):
        if half.scratch[RUN_MOUND, run] == mound:
            found += half.scratch[IS_EARNED, run]
    return found


def charge_half(tracks: Any, half: Any, count: int, mounds: Any, side: int, scoring: Any, first_scoring: int,
                first_number: int) -> Whole:  # fmt: skip
    """Charges the runs of a half-inning to the pitchers of a side; the runs that count as earned against the club."""
    run_play, run_mound = half.scratch[RUN_PLAY], half.scratch[RUN_MOUND]
    runs = follow_half(tracks, half, count, mounds.count[side])
    team = 0
    for run in range(runs):
        here, earned = half.mound[run_play[run]], half.scratch[IS_EARNED, run]
        mounds.runs[side, run_mound[run]] += 1
        mounds.earned[side, run_mound[run]] += earned
        mounds.earned_here[side, here] += earned
        mounds.inherited_scored[side, here] += 1 if run_mound[run] != here else 0
        team += half.scratch[IS_TEAMS, run]
    run, place = 0, first_scoring
    while run < runs:
        part = 0
        while run < runs and run_play[run] == scoring.number[place] - first_number:
            scoring.charged[place, part] = run_mound[run]
            part += 1
            run += 1
        place += 1
    return team


def pass_on(track: Any, at: Any, responsible: Any, before: Any) -> None:
    """Those who stay take the places, and so the pitchers, of those in front of them (rule 9.16 g)."""
    count = 0
    for place in range(3, -1, -1):
        if at[place] >= 0:
            before[count] = responsible[at[place]]
            count += 1
    count = 0
    for place in range(3, -1, -1):
        if at[place] >= 0 and (track[OUTS_PUT] >> place) & 1 == 0:
            responsible[at[place]] = before[count]
            count += 1

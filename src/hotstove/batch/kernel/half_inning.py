"""A half-inning on arrays: benches, walk, book and runners, play after play; held to `diamond.plays_game` by parity."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch import registers as r
from hotstove.batch.arrays import COUNTS_EARNED, PLACES_RUNNER, THROWS_RIGHT, Truth, Whole
from hotstove.batch.kernel.bench import stand
from hotstove.batch.kernel.changes import defense_changes, offense_changes
from hotstove.batch.kernel.earned import earned_so_far
from hotstove.batch.kernel.entries import charge_runs, count_play, is_hurt_by
from hotstove.batch.kernel.mounds import announce, charged_here, comes_on, held_by
from hotstove.batch.kernel.squads import take_seats
from hotstove.batch.kernel.usual import goes_on, half_begins, load_moment, takes_mound, tires
from hotstove.batch.kernel.walk import walk
from hotstove.batch.streams import SHORT, U
from hotstove.batch.superstar.parts import (
    load_batter,
    load_defense,
    load_pitcher,
    load_runners,
    remember,
    weariness,
)
from hotstove.diamond.lineup import PITCHER

ZERO, ONE, TWO, SEVEN = U(0), U(1), U(2), U(7)


def half_inning(
    inning: int, half: int, club_up: int, club_out: int, die: Any, stream: Any, left: int, lot: Any, number: int,
    scorings: int, any_hurt: Truth, any_missing: Truth, tables: Any, roster: Any, books: Any, log: Any, logged: int,
    memory: Any,
) -> tuple[Any, Any, Whole, Whole, Whole, Truth, Truth, Truth, Whole]:  # fmt: skip
    """Plays one; the throw ahead, the stream, cards left, plays and scoring plays of the game so far, whether anybody
    is hurt or will miss games, whether the game is over, and the lines of the log."""
    E = memory.registers  # noqa: N806 - one letter in every line of the walk
    ground, mounds, scoring, plays = memory.ground, memory.mounds, memory.scoring, memory.half
    score, order, gloves, ints = memory.score, memory.order, memory.gloves, roster.ints
    batting, fielding = half, 1 - half
    worn, starter = memory.worn[fielding], memory.starter[fielding]
    may_end, over = half == 1 and inning >= mounds.innings, False
    outs, bases, runners, held = ZERO, ZERO, ZERO, ZERO
    half_plays = half_runs = half_outs = mound_outs = 0
    first_scoring, first_number = scorings, number
    doubtful = rebuilds = mixed = changed = False
    fresh, tiring, word = True, True, ZERO
    pitcher, started = memory.pitcher_of[fielding], memory.started_of[fielding] == 1
    work, runs_in = memory.outs_of[fielding], memory.runs_of[fielding]
    reached, faced = memory.reached_of[fielding], memory.faced_of[fielding]
    earned_in = earned_then = memory.earned_of[fielding]
    past = weariness(worn, ints, pitcher, started, work, runs_in)
    rest = work % 3
    hand = ints[pitcher, THROWS_RIGHT]
    mound = 0
    up = memory.ups[batting]
    lead = score[fielding] - score[batting]
    for slot in range(1, 10):
        order[slot] = U(ground.players[batting, slot])
    load_lead(E, tables, inning, -lead)
    half_begins(E)
    plays.placed = 0
    if inning > mounds.innings and tables.settings[PLACES_RUNNER] == 1:
        # The player who bats before the first to bat; no pitcher has put him there.
        bases, runners = TWO, order[(up + 7) % 9 + 1] << U(16)
        plays.placed = 1
        doubtful = True
        load_runners(E, roster, runners, bases)
    while outs < U(3):
        # The benches: the defence, the offence, and the defence once more if somebody bats for another.
        calls = 2 if goes_on(E) else 0
        while calls < 2:
            acted, filled = defense_changes(
                ground, roster, books, mounds, ints, fielding, club_out, starter, pitcher, started, work, runs_in,
                reached, faced, rest, past, inning, outs, bases, lead, calls == 0, any_hurt,
            )  # fmt: skip
            if acted:
                changed = True
                memory.bench_hand[fielding] = -1
                stand(ground, roster, tables, fielding)
                if ground.field[fielding, PITCHER] != pitcher:
                    if half_plays > 0 and bases != ZERO and not mixed:
                        mixed = True
                        held = held_by(mound, bases)
                    pitcher, started = ground.field[fielding, PITCHER], False
                    announce(mounds, fielding, pitcher)
                    work = runs_in = reached = faced = rest = 0
                    earned_in = earned_then = 0
                    worn[:] = 0
                    past = weariness(worn, ints, pitcher, False, 0, 0)
                    hand = ints[pitcher, THROWS_RIGHT]
            if filled:
                continue
            calls += 1
            if calls == 1:
                acted, runners = offense_changes(
                    E, memory, roster, tables, books, batting, club_up, up, hand, inning, bases, runners, lead, any_hurt
                )
                if not acted:
                    break
        if changed or fresh:
            take_seats(ground, books, fielding, memory.fielded_outs[fielding] + half_outs, memory.seat, memory.since)
            for position in range(1, 10):
                gloves[position] = U(memory.seat[fielding, position] * 10 + position)
            if memory.booked[fielding] != pitcher:
                if not fresh:
                    doubtful = True
                    mounds.outs[fielding, mound] += mound_outs
                    mound_outs = 0
                memory.booked[fielding] = pitcher
                comes_on(mounds, fielding, pitcher, inning, outs, lead, number, bases)
            load_defense(E, ground, roster, tables, fielding)
            mound = announce(mounds, fielding, pitcher)
            takes_mound(worn, ints, tables, pitcher, started, inning, lead, half_plays == 0)
            changed = fresh = False
            tiring = True
        if tiring:
            load_pitcher(E, worn, roster, ground.row[fielding], pitcher, started, past)
            tiring = False
        batter = order[up]
        load_batter(E, worn, roster, batter, pitcher, hand)
        leaf, die, stream, left = walk(
            E, U(tables.roots[bases * U(3) + outs]), die, stream, left, tables, roster, ground, memory.pile, fielding,
            batter, order[up % 9 + 1], pitcher, runners, bases, outs, hand, inning,
            score[0] + (half_runs if half == 0 else 0), score[1] + (half_runs if half == 1 else 0),
            up if half == 0 else memory.ups[0], up if half == 1 else memory.ups[1], lot, -lead,
        )  # fmt: skip
        word = tables.leaves[leaf]
        runs: Any = np.int64((word >> U(54)) & SEVEN)
        if runs > 0 and may_end and lead < runs:
            leaf = U(tables.trims[leaf * U(4) + U(lead)])
            word = tables.leaves[leaf]
            runs = np.int64((word >> U(54)) & SEVEN)
        if log.shape[0] > 0:
            log[logged, 0], log[logged, 1], log[logged, 2] = np.int64(leaf), np.int64(batter), pitcher
            log[logged, 3] = 512 * inning + 256 * half - lead + 128
            logged += 1
        plays.leaf[half_plays] = np.int64(leaf)
        plays.mound[half_plays] = mound
        plays.outs[half_plays] = np.int64(outs)
        half_plays += 1
        number += 1
        count_play(books, tables.credits[leaf], word, batter, pitcher, runners, gloves)
        made: Any = np.int64((word >> U(52)) & U(3))
        if (word >> U(58)) & ONE:
            doubtful = True
        reached += np.int64((word >> U(59)) & ONE)
        work_before, runs_before, earned_before, lead_before = work, runs_in, earned_in, lead
        mound_outs += made
        half_outs += made
        work += made
        rest += made
        outs += U(made)
        if rest >= 3:
            rest -= 3
            past = weariness(worn, ints, pitcher, started, work, runs_in)
            tiring = True
        if mixed:
            held, his_runs = charged_here(tables.tracks[leaf], held, mound, memory.held[0], memory.held[1])
            runs_in += his_runs
        else:
            runs_in += runs
        if runs > 0:
            past = weariness(worn, ints, pitcher, started, work, runs_in)
            rebuilds = rebuilds or doubtful
            scoring.number[scorings], scoring.side[scorings] = number - 1, batting
            scoring.lead[scorings], scoring.runs[scorings] = -lead, runs
            for part_of in range(4):
                scoring.charged[scorings, part_of] = mound
            scorings += 1
            half_runs += runs
            lead -= runs
            load_lead(E, tables, inning, -lead)
        if tables.settings[COUNTS_EARNED] == 1 and started and half_runs > 0:
            if not doubtful:
                earned_in += runs
            else:
                earned_in = earned_then + earned_so_far(tables.tracks, plays, half_plays, mounds, fielding, mound)
        if tires(
            worn, ints, tables, leaf, pitcher, started, work_before, work, runs_before, runs_in, earned_before,
            earned_in, inning, bool(outs >= U(3)), lead_before,
        ):  # fmt: skip
            past = weariness(worn, ints, pitcher, started, work, runs_in)
            tiring = True
        if is_hurt_by(E, tables, ground, leaf, fielding):
            any_hurt = True
        # Who stands where.
        on = batter | (runners << U(16))
        one = (on >> (((word >> U(40)) & U(3)) << U(4))) & SHORT
        two = (on >> (((word >> U(43)) & U(3)) << U(4))) & SHORT
        three = (on >> (((word >> U(46)) & U(3)) << U(4))) & SHORT
        bases_before, before = bases, runners
        runners = one | (two << U(16)) | (three << U(32))
        bases = (word >> U(49)) & SEVEN
        missed = remember(E, tables, leaf, before, bases_before, runners, bases)
        if missed > 0 and ground.missing[batter] == 0:
            any_missing = True
            ground.missing[batter] = missed
        load_runners(E, roster, runners, bases)
        next_batter: Any = np.int64((word >> U(57)) & ONE)
        faced += next_batter
        up += next_batter
        if up > 9:
            up = 1
        if may_end and lead < 0:
            over = True
            break
    memory.ups[batting] = up
    memory.pitcher_of[fielding], memory.started_of[fielding] = pitcher, 1 if started else 0
    memory.outs_of[fielding], memory.runs_of[fielding] = work, runs_in
    memory.reached_of[fielding], memory.faced_of[fielding] = reached, faced
    memory.earned_of[fielding] = earned_in
    memory.fielded_outs[fielding] += half_outs
    mounds.outs[fielding, mound] += mound_outs
    books.sides[batting, 0] += half_runs
    books.sides[batting, 1] += np.int64((word >> U(60)) & U(3))
    if half_runs > 0:
        score[batting] += half_runs
        books.sides[fielding, 2] += charge_runs(
            tables, mounds, scoring, plays, fielding, half_plays, half_runs, rebuilds, first_scoring, scorings,
            first_number,
        )  # fmt: skip
    return die, stream, left, number, scorings, any_hurt, any_missing, over, logged


def load_lead(E: Any, tables: Any, inning: int, lead: int) -> None:  # noqa: N803
    """The lead of the batting side, for the tables and for the game's own registers."""
    E[r.LEAD] = U(tables.lead_class[min(max(lead, -8), 8) + 8])
    load_moment(E, inning, lead)

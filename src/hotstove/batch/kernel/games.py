"""Whole games on arrays. It knows baseball: innings, lineups, benches, the book. Of the rules it knows the tables only.

What differs from game to game are the functions of `superstar.parts` and the numbers of `superstar.places`, for which
`compiling` puts in those of the game that is played. This is the one text that stands beside `diamond.plays_game` and
`scorebook.fold`: the loop of a game. Parity holds it to them, play by play and column by column.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch import registers as r
from hotstove.batch.arrays import (
    COUNTS_EARNED,
    DEPTH,
    HURT_GAMES,
    HURT_POSITION,
    HURT_SIDE,
    RAINY,
    THROWS_RIGHT,
    TOLD_BESIDE,
    Truth,
    Whole,
)
from hotstove.batch.kernel.bench import (
    best_value,
    better_glove,
    is_hurt,
    is_to_be_relieved,
    must_change,
    must_replace,
    pinch_hit,
    put_in,
    relieve,
    replace_hurt,
    stand,
)
from hotstove.batch.kernel.decisions import decide
from hotstove.batch.kernel.earned import charge_half, earned_so_far
from hotstove.batch.kernel.mounds import announce, charged_here, close_book, comes_on, enter_work, held_by
from hotstove.batch.kernel.squads import enter_missed, fill_field, line_up, take_seats
from hotstove.batch.streams import SHORT, WORD, U, spread
from hotstove.batch.superstar.parts import (
    answered,
    first_throw,
    goes_on,
    half_begins,
    lets_go,
    load_batter,
    load_defense,
    load_moment,
    load_pitcher,
    load_runners,
    may_be_hit_for,
    open_game,
    remember,
    shown,
    takes_mound,
    thrown,
    tires,
    weariness,
)
from hotstove.diamond.lineup import PITCHER
from hotstove.games.superstar.weather import RAIN, THREAT
from hotstove.managers.book.bench import GOOD_ENOUGH, PINCH_MARGIN
from hotstove.managers.book.bullpen import LAST_CHANCE
from hotstove.managers.book.calm import EARLY, KNOCKED_OUT, LATE, SAVE_LEAD, batter_stays
from hotstove.table.streams import STEP

ZERO, ONE, SEVEN, BYTE = U(0), U(1), U(7), U(255)
MIX_STEP = U(STEP)
LEAVES, LEAF_NUMBER = U(1 << 15), U((1 << 15) - 1)
BASE, STEP_MASK, REGISTER, FEW = U((1 << 28) - 1), U(0xFFFF), U(127), U(15)
REGULATION = 9
UNKNOWN, CLEAR, DARK = range(3)
RAINS, THREATENS = U(RAIN - 10), U(THREAT - 10)
"""The sky, and the falls of the dice that bring rain and its threat."""


def compared(sign: Any, one: Any, other: Any) -> Truth:
    """One number against another, by a sign of `registers.SIGNS`."""
    if sign == U(r.AT_MOST):
        return one <= other
    if sign == U(r.MORE):
        return one > other
    if sign == U(r.LESS):
        return one < other
    if sign == U(r.AT_LEAST):
        return one >= other
    if sign == U(r.EQUAL):
        return one == other
    return one != other


def games(seed: Any, first_game: int, which: Any, fixtures: Any, tables: Any, roster: Any, season: Any, books: Any,
          results: Any, log: Any, log_ends: Any, memory: Any) -> Whole:  # fmt: skip
    """Plays one game for each entry of `which`, a row of `fixtures`; the number of plays.

    With room in `log` every play is written down; `log_ends` says where each game ends in it.
    """
    E = memory.registers  # noqa: N806 - one letter in every line of the walk
    ground, mounds, scoring, half_inning = memory.ground, memory.mounds, memory.scoring, memory.half
    stints, stint_counts = memory.stints, memory.stint_counts
    score, ups, fielded_outs = memory.score, memory.ups, memory.fielded_outs
    starter, booked = memory.starter, memory.booked
    bench_hand, bench_best = memory.bench_hand, memory.bench_best
    pitcher_of, started_of = memory.pitcher_of, memory.started_of
    outs_of, runs_of, reached_of = memory.outs_of, memory.runs_of, memory.reached_of
    faced_of, earned_of, worn = memory.faced_of, memory.earned_of, memory.worn
    seat, since, gloves, order, pile = memory.seat, memory.since, memory.gloves, memory.order, memory.pile
    batted, pitched, fielded = books.batted, books.pitched, books.fielded
    rows, table, leaves, fielders, cells = tables.rows, tables.table, tables.leaves, tables.credits, roster.cells
    ints, floats = roster.ints, roster.floats
    left = 0
    logging, logged, plays = log.shape[0] > 0, 0, 0
    planned = season.day.shape[0] > 0
    for game in range(len(which)):
        own_seed = spread(seed + U(first_game + game) * MIX_STEP)
        lot = np.int64(own_seed & WORD)
        die, stream = first_throw(spread(own_seed) | ONE, tables)
        left = tables.settings[DEPTH]
        fixture = fixtures[which[game]]
        for side in range(2):
            score[side] = fielded_outs[side] = mounds.count[side] = 0
            ups[side], booked[side], bench_hand[side] = 1, -1, -1
            line_up(ground, roster, tables, books, season, fixture, which[game], side, seat, planned)
            pitcher_of[side] = starter[side] = ground.field[side, PITCHER]
            started_of[side] = 1
            outs_of[side] = runs_of[side] = reached_of[side] = faced_of[side] = earned_of[side] = 0
            worn[side, :] = 0
        open_game(E, roster, fixture[1])
        number = scorings = 0
        inning, over, called_off, any_hurt, any_missing, sky = 1, False, False, False, False, UNKNOWN
        while not over:
            E[r.INNING] = U(tables.inning_class[min(inning, 10)])
            for half in range(2):
                if tables.settings[RAINY]:
                    if sky == UNKNOWN:
                        sky = CLEAR
                        fell, die, stream, left = thrown(ZERO, die, stream, left, pile, tables)
                        if fell == RAINS:
                            called_off = True
                        elif fell == THREATENS:
                            sky = DARK
                    if sky == DARK:
                        fell, die, stream, left = thrown(ZERO, die, stream, left, pile, tables)
                        called_off = fell == RAINS
                    if called_off:
                        over = True
                        break
                batting, fielding = half, 1 - half
                club_up, club_out = fixture[batting], fixture[fielding]
                may_end = half == 1 and inning >= REGULATION
                outs, bases, runners, held = ZERO, ZERO, ZERO, ZERO
                half_plays = half_runs = half_outs = mound_outs = 0
                half_scoring, half_number = scorings, number
                doubtful = rebuilds = mixed = changed = False
                fresh, tiring, leaf = True, True, ZERO
                word = ZERO
                pitcher, started = pitcher_of[fielding], started_of[fielding] == 1
                work, runs_in, reached = outs_of[fielding], runs_of[fielding], reached_of[fielding]
                faced = faced_of[fielding]
                earned_in, earned_then = earned_of[fielding], earned_of[fielding]
                past = weariness(worn[fielding], ints, pitcher, started, work, runs_in)
                rest = work % 3
                hand = ints[pitcher, THROWS_RIGHT]
                mound = 0
                up = ups[batting]
                lead = score[fielding] - score[batting]
                E[r.LEAD] = U(tables.lead_class[min(max(-lead, -8), 8) + 8])
                for slot in range(1, 10):
                    order[slot] = U(ground.players[batting, slot])
                load_moment(E, inning, -lead)
                half_begins(E)
                while outs < U(3):
                    # The benches: the defence, the offence, and the defence once more if somebody bats for another.
                    calls = 2 if goes_on(E) else 0
                    while calls < 2:
                        acted = filled = False
                        if (calls == 0 and ground.complete[fielding] == 0) or (any_hurt and is_hurt(ground, fielding)):
                            filled = calls == 0 and must_change(ground, roster, fielding, club_out)
                            fill_field(
                                ground, roster, books, mounds, fielding, club_out, starter[fielding], inning, lead
                            )
                            acted = True
                        else:
                            begins = outs == ZERO and bases == ZERO
                            late = inning >= LATE and begins
                            if (
                                late
                                or any_hurt
                                or runs_in >= KNOCKED_OUT
                                or (rest == 0 and (work >= EARLY or not started))
                            ):
                                if (
                                    (faced > 0 or work > 0)
                                    and is_to_be_relieved(
                                        roster, club_out, pitcher, started, work, runs_in, reached, past, inning, lead,
                                        begins,
                                    )
                                    and lets_go(ints, pitcher, started, work, runs_in)
                                ):  # fmt: skip
                                    acted = relieve(ground, roster, books, fielding, club_out, pitcher, inning, lead)
                                    if acted:
                                        announce(mounds, fielding, starter[fielding])
                                if not acted and late and 1 <= lead <= SAVE_LEAD:
                                    acted = better_glove(ground, roster, books, fielding, club_out)
                        if acted:
                            changed = True
                            bench_hand[fielding] = -1
                            stand(ground, roster, tables, fielding)
                            if ground.field[fielding, PITCHER] != pitcher:
                                if half_plays > 0 and bases != ZERO and not mixed:
                                    mixed = True
                                    held = held_by(mound, bases)
                                pitcher, started = ground.field[fielding, PITCHER], False
                                announce(mounds, fielding, pitcher)
                                work = runs_in = reached = faced = rest = 0
                                earned_in = earned_then = 0
                                worn[fielding, :] = 0
                                past = weariness(worn[fielding], ints, pitcher, False, 0, 0)
                                hand = ints[pitcher, THROWS_RIGHT]
                        if filled:
                            continue
                        calls += 1
                        if calls == 1:
                            if any_hurt:
                                on_first: Any = np.int64(runners & SHORT) if bases & ONE else -1
                                on_second: Any = np.int64((runners >> U(16)) & SHORT) if bases & U(2) else -1
                                on_third: Any = np.int64(runners >> U(32)) if bases & U(4) else -1
                                at_bat = ground.players[batting, up]
                                if must_replace(
                                    ground, roster, batting, club_up, at_bat, on_first, on_second, on_third
                                ):  # fmt: skip
                                    moves = replace_hurt(
                                        ground, roster, batting, club_up, hand, at_bat, on_first, on_second, on_third
                                    )  # fmt: skip
                                    for move in range(moves):
                                        slot = ground.moves[move, 1]
                                        gone, player = ground.players[batting, slot], ground.moves[move, 0]
                                        put_in(ground, books, batting, player, slot, ground.moves[move, 2])
                                        order[slot] = U(player)
                                        for base in range(3):
                                            if (bases >> U(base)) & ONE and ((runners >> U(16 * base)) & SHORT) == U(
                                                gone
                                            ):
                                                runners &= ~(SHORT << U(16 * base))
                                                runners |= U(player) << U(16 * base)
                                    if moves > 0:
                                        stand(ground, roster, tables, batting)
                                        bench_hand[batting] = -1
                                        load_runners(E, roster, runners, bases)
                                        continue
                            if batter_stays(inning, ground.positions[batting, up] == PITCHER, -lead):
                                break
                            if bench_hand[batting] != hand:
                                bench_hand[batting] = hand
                                bench_best[batting] = best_value(ground, roster, club_up, hand)
                            value = floats[ground.players[batting, up], hand]
                            if value > GOOD_ENOUGH or bench_best[batting] - value < PINCH_MARGIN:
                                break
                            let_go = may_be_hit_for(
                                ints, pitcher_of[batting], started_of[batting] == 1, outs_of[batting],
                                runs_of[batting], inning >= LAST_CHANCE and lead > 0,
                            )  # fmt: skip
                            if any_hurt and ground.hurt[pitcher_of[batting]]:
                                let_go = True
                            if not pinch_hit(ground, roster, books, batting, club_up, up, hand, let_go):
                                break
                            stand(ground, roster, tables, batting)
                            bench_hand[batting] = -1
                            order[up] = U(ground.players[batting, up])
                    if changed or fresh:
                        take_seats(ground, books, fielding, fielded_outs[fielding] + half_outs, seat, since)
                        for position in range(1, 10):
                            gloves[position] = U(seat[fielding, position] * 10 + position)
                        if booked[fielding] != pitcher:
                            if not fresh:
                                doubtful = True
                                mounds.outs[fielding, mound] += mound_outs
                                mound_outs = 0
                            booked[fielding] = pitcher
                            comes_on(mounds, fielding, pitcher, inning, outs, lead, number, bases)
                        load_defense(E, ground, roster, tables, fielding)
                        mound = announce(mounds, fielding, pitcher)
                        takes_mound(worn[fielding], ints, tables, pitcher, started, inning, lead, half_plays == 0)
                        changed = fresh = False
                        tiring = True
                    if tiring:
                        load_pitcher(E, worn[fielding], roster, ground.row[fielding], pitcher, started, past)
                        tiring = False
                    batter = order[up]
                    load_batter(E, worn[fielding], roster, batter, pitcher, hand)
                    # The walk.
                    node = U(tables.roots[bases * U(3) + outs])
                    while node < LEAVES:
                        word, more = rows[node + node], rows[node + node + ONE]
                        roll = more & REGISTER
                        if roll > ZERO:
                            fell, die, stream, left = thrown((more >> U(18)) & FEW, die, stream, left, pile, tables)
                            E[roll] = fell
                            card = E[(more >> U(7)) & REGISTER] + (((more >> U(14)) & FEW) << U(7))
                            shown(E, roll, fell, card, cells)
                        kind = more >> U(53)
                        one, two = E[(more >> U(22)) & REGISTER], E[(more >> U(29)) & REGISTER]
                        three = E[(more >> U(36)) & REGISTER]
                        if kind == U(r.LOOKUP):
                            node = U(
                                table[
                                    (word & BASE)
                                    + one
                                    + ((word >> U(28)) & STEP_MASK) * two
                                    + ((word >> U(44)) & STEP_MASK) * three
                                ]
                            )
                            continue
                        if kind == U(r.COMPARISON):
                            four = E[(more >> U(43)) & REGISTER]
                            yes = compared((more >> U(50)) & SEVEN, one + two, three + four)
                        else:
                            yes = answered(
                                (more >> U(22)) & REGISTER, tables.amounts[(word >> U(28)) & STEP_MASK], roster, tables,
                                ground, fielding, batter, order[up % 9 + 1], pitcher, runners, bases, outs, hand,
                                inning, score[0] + (half_runs if half == 0 else 0),
                                score[1] + (half_runs if half == 1 else 0), up if half == 0 else ups[0],
                                up if half == 1 else ups[1], lot, -lead,
                            )  # fmt: skip
                        node = U(table[(word & BASE) + (ONE if yes else ZERO)])
                    leaf = node & LEAF_NUMBER
                    word = leaves[leaf]
                    runs: Any = np.int64((word >> U(54)) & SEVEN)
                    if runs > 0 and may_end and lead < runs:
                        leaf = U(tables.trims[leaf * U(4) + U(lead)])
                        word = leaves[leaf]
                        runs = np.int64((word >> U(54)) & SEVEN)
                    if logging:
                        log[logged, 0], log[logged, 1], log[logged, 2] = np.int64(leaf), np.int64(batter), pitcher
                        log[logged, 3] = 512 * inning + 256 * half - lead + 128
                        logged += 1
                    # The book.
                    half_inning.leaf[half_plays] = np.int64(leaf)
                    half_inning.mound[half_plays] = mound
                    half_inning.outs[half_plays] = np.int64(outs)
                    half_plays += 1
                    number += 1
                    batted[batter, word & BYTE] += ONE
                    pitched[U(pitcher), (word >> U(8)) & BYTE] += ONE
                    ran = (word >> U(16)) & U(0xFFFFFF)
                    if ran:
                        if ran & BYTE:
                            batted[runners & SHORT, ran & BYTE] += ONE
                        if ran & U(0xFF00):
                            batted[(runners >> U(16)) & SHORT, (ran >> U(8)) & BYTE] += ONE
                        if ran >> U(16):
                            batted[runners >> U(32), ran >> U(16)] += ONE
                    credit = fielders[leaf]
                    while credit:
                        fielded[gloves[credit & FEW], (credit >> U(4)) & U(63)] += ONE
                        credit >>= U(10)
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
                        past = weariness(worn[fielding], ints, pitcher, started, work, runs_in)
                        tiring = True
                    if mixed:
                        held, his_runs = charged_here(tables.tracks[leaf], held, mound, memory.held[0], memory.held[1])
                        runs_in += his_runs
                    else:
                        runs_in += runs
                    if runs > 0:
                        past = weariness(worn[fielding], ints, pitcher, started, work, runs_in)
                        rebuilds = rebuilds or doubtful
                        scoring.number[scorings], scoring.side[scorings] = number - 1, batting
                        scoring.lead[scorings], scoring.runs[scorings] = -lead, runs
                        for part_of in range(4):
                            scoring.charged[scorings, part_of] = mound
                        scorings += 1
                        half_runs += runs
                        lead -= runs
                        E[r.LEAD] = U(tables.lead_class[min(max(-lead, -8), 8) + 8])
                        load_moment(E, inning, -lead)
                    if tables.settings[COUNTS_EARNED] == 1 and started and half_runs > 0:
                        if not doubtful:
                            earned_in += runs
                        else:
                            earned_in = earned_then + earned_so_far(
                                tables.tracks, half_inning, half_plays, mounds, fielding, mound
                            )
                    if tires(
                        worn[fielding], ints, tables, leaf, pitcher, started, work_before, work, runs_before, runs_in,
                        earned_before, earned_in, inning, bool(outs >= U(3)), lead_before,
                    ):  # fmt: skip
                        past = weariness(worn[fielding], ints, pitcher, started, work, runs_in)
                        tiring = True
                    hurt = tables.hurts[leaf]
                    if hurt[TOLD_BESIDE]:
                        hurt = tables.besides[
                            np.int64(E[tables.besides[0, 0, 0]]), np.int64(E[tables.besides[0, 0, 1]])
                        ]
                    if hurt[HURT_POSITION]:
                        side = fielding if hurt[HURT_SIDE] == 0 else hurt[HURT_SIDE] - 1
                        victim = ground.field[side, hurt[HURT_POSITION]]
                        if victim >= 0:
                            any_hurt = True
                            ground.hurt[victim] = hurt[HURT_GAMES] + 1
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
                ups[batting] = up
                pitcher_of[fielding], started_of[fielding] = pitcher, 1 if started else 0
                outs_of[fielding], runs_of[fielding], reached_of[fielding] = work, runs_in, reached
                faced_of[fielding], earned_of[fielding] = faced, earned_in
                fielded_outs[fielding] += half_outs
                mounds.outs[fielding, mound] += mound_outs
                plays += half_plays
                books.sides[batting, 0] += half_runs
                books.sides[batting, 1] += np.int64((word >> U(60)) & U(3))
                if half_runs > 0:
                    score[batting] += half_runs
                    if rebuilds:
                        books.sides[fielding, 2] += charge_half(
                            tables.tracks, half_inning, half_plays, mounds, fielding, scoring, half_scoring, half_number
                        )
                    else:
                        books.sides[fielding, 2] += half_runs
                        for play in range(half_scoring, scorings):
                            place = scoring.charged[play, 0]
                            mounds.runs[fielding, place] += scoring.runs[play]
                            mounds.earned[fielding, place] += scoring.runs[play]
                            mounds.earned_here[fielding, place] += scoring.runs[play]
                if over:
                    break
                if inning >= REGULATION and (score[1] > score[0] or (half == 1 and score[0] != score[1])):
                    over = True
                    break
            inning += 1
        decide(score, mounds, scoring, scorings, stints, stint_counts, books.mound)
        for side in range(2):
            close_book(mounds, books, side, starter[side], fielded_outs[side], seat[side], since[side])
            if planned:
                enter_work(mounds, season, season.day[which[game]], side, starter[side])
        if any_hurt or any_missing:
            for side in range(2):
                enter_missed(ground, roster, books, fixture[side])
        results[game, 0], results[game, 1], results[game, 2], results[game, 3] = score[0], score[1], inning - 1, number
        results[game, 4] = 1 if called_off else 0
        if logging:
            log_ends[game] = logged
    return plays

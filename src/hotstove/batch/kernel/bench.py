"""The benches by the book, on arrays: `managers.book.bench`, `bullpen` and `positions`, held to them by parity."""

from __future__ import annotations

from typing import Any

from hotstove.batch.arrays import GLOVE, PITCHES, POSITIONS, RELIEF_VALUE, SPEED, Truth, Whole
from hotstove.batch.superstar.parts import takes_field
from hotstove.diamond.lineup import DESIGNATED, PINCH_HITTER, PINCH_RUNNER
from hotstove.managers.book.bench import GLOVE_MARGIN, NOBODY_LEFT
from hotstove.managers.book.relief import (
    gives_way_to_closer,
    is_for_a_long_man,
    is_for_the_closer,
    is_hit_hard,
    is_past_limit,
)

NOBODY = -1


def is_free(ground: Any, player: int) -> Truth:
    return ground.used[player] == 0 and ground.taken[player] == 0


def plays(roster: Any, player: int, position: int) -> Truth:
    return (roster.ints[player, POSITIONS] >> position) & 1 == 1


def best_left(ground: Any, roster: Any, club: int) -> Whole:
    best = NOBODY
    for player in range(roster.first[club], roster.last[club]):
        if is_free(ground, player) and roster.ints[player, PITCHES] == 1:
            if best < 0 or roster.floats[player, RELIEF_VALUE] > roster.floats[best, RELIEF_VALUE]:
                best = player
    return best


def next_reliever(ground: Any, roster: Any, club: int, inning: int, lead: int) -> Whole:
    """The closer for a late lead, long men early, else the best of the rest; starters when nobody else is left."""
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


def from_bench(ground: Any, roster: Any, club: int, position: int, inning: int, lead: int) -> Whole:
    """Somebody still left on the bench for a position."""
    first, last = roster.first[club], roster.last[club]
    if position == 1:
        for player in range(first, last):
            ground.taken[player] = 1 if ground.used[player] == 0 and ground.left[player] == 0 else 0
        found = next_reliever(ground, roster, club, inning, lead)
        for player in range(first, last):
            ground.taken[player] = 0
        return found
    if position == DESIGNATED:
        for player in range(first, last):
            if ground.left[player]:
                return player
        return NOBODY
    anybody_fit = False
    for player in range(first, last):
        if ground.left[player] and plays(roster, player, position) and not plays(roster, player, 1):
            anybody_fit = True
    best = NOBODY
    for player in range(first, last):
        if ground.left[player] and plays(roster, player, position) and not (anybody_fit and plays(roster, player, 1)):
            if best < 0 or roster.floats[player, GLOVE + position] > roster.floats[best, GLOVE + position]:
                best = player
    return best


def next_permutation(order: Any, size: int) -> Truth:
    """The next one in the order of itertools; False after the last."""
    here = size - 2
    while here >= 0 and order[here] >= order[here + 1]:
        here -= 1
    if here < 0:
        return False
    other = size - 1
    while order[other] <= order[here]:
        other -= 1
    order[here], order[other] = order[other], order[here]
    low, high = here + 1, size - 1
    while low < high:
        order[low], order[high] = order[high], order[low]
        low += 1
        high -= 1
    return True


def complete_lineup(ground: Any, roster: Any, side: int, club: int, inning: int, lead: int) -> Whole:
    """Moves after which everybody stands where he can play, as rows (player, slot, position); their number."""
    players, positions = ground.players[side], ground.positions[side]
    loose, vacant, order, tried = ground.loose, ground.vacant, ground.permuted, ground.tried
    loose_count = vacant_count = 0
    for slot in range(10):
        if players[slot] >= 0 and (positions[slot] > DESIGNATED or ground.hurt[players[slot]] > 0):
            loose[loose_count] = slot
            loose_count += 1
    for position in range(1, 10):
        stands = False
        for slot in range(10):
            if players[slot] >= 0 and positions[slot] == position and ground.hurt[players[slot]] == 0:
                stands = True
        if not stands:
            vacant[vacant_count] = position
            vacant_count += 1
    while vacant_count < loose_count:
        vacant[vacant_count] = DESIGNATED
        vacant_count += 1
    for place in range(vacant_count):
        order[place] = place
    best_cost, best_count = 1 << 30, 0
    while True:
        cost = count = 0
        for player in range(roster.first[club], roster.last[club]):
            ground.left[player] = 1 if ground.used[player] == 0 else 0
        for place in range(min(loose_count, vacant_count)):
            slot, position = loose[place], vacant[order[place]]
            player = players[slot]
            if slot == 0 and position != 1:
                cost += 1000
                continue
            can = position == DESIGNATED or (position != 1 and plays(roster, player, position))
            if not can or ground.hurt[player] > 0:
                found = from_bench(ground, roster, club, position, inning, lead)
                if found < 0:
                    cost += 100
                    found = player
                    if ground.hurt[player] > 0:
                        anybody = from_bench(ground, roster, club, DESIGNATED, inning, lead)
                        found = anybody if anybody >= 0 else player
                ground.left[found] = 0
                player = found
                cost += 1
            tried[count, 0], tried[count, 1], tried[count, 2] = player, slot, position
            count += 1
        if cost < best_cost:
            best_cost, best_count = cost, count
            for place in range(count):
                for column in range(3):
                    ground.moves[place, column] = tried[place, column]
        if not next_permutation(order, vacant_count):
            return best_count


def is_hurt(ground: Any, side: int) -> Truth:
    """Somebody who cannot go on is in the lineup."""
    for slot in range(10):
        player = ground.players[side, slot]
        if player >= 0 and ground.hurt[player] > 0:
            return True
    return False


def must_change(ground: Any, roster: Any, side: int, club: int) -> Truth:
    """The lineup is not complete, or somebody on the bench can take the position of a player who is hurt."""
    if ground.complete[side] == 0:
        return True
    for slot in range(10):
        player, position = ground.players[side, slot], ground.positions[side, slot]
        if player < 0 or ground.hurt[player] == 0:
            continue
        for other in range(roster.first[club], roster.last[club]):
            if ground.used[other] == 0 and (position > 9 or plays(roster, other, position)):
                if position != 1 or roster.ints[other, PITCHES] == 1:
                    return True
    return False


def stand(ground: Any, roster: Any, tables: Any, side: int) -> None:
    """Who stands where; a complete nine takes the field."""
    for position in range(1, 10):
        ground.field[side, position] = NOBODY
    standing = 0
    for slot in range(10):
        position = ground.positions[side, slot]
        if 1 <= position <= 9 and ground.players[side, slot] >= 0:
            if ground.field[side, position] < 0:
                standing += 1
            ground.field[side, position] = ground.players[side, slot]
    ground.complete[side] = 1 if standing == 9 else 0
    if standing == 9:
        takes_field(ground, roster, tables, side)


def put_in(ground: Any, books: Any, side: int, player: int, slot: int, position: int) -> None:
    """A line of the lineup card."""
    if ground.players[side, slot] != player:
        ground.players[side, slot] = player
        ground.used[player] = 1
        books.games[player] += 1
    ground.positions[side, slot] = position


def better_glove(ground: Any, roster: Any, books: Any, side: int, club: int) -> Truth:
    """With a small lead late, the weakest glove gives way to a better one."""
    for slot in range(1, 10):
        position = ground.positions[side, slot]
        if not 2 <= position <= 9:
            continue
        now = roster.floats[ground.players[side, slot], GLOVE + position]
        for other in range(roster.first[club], roster.last[club]):
            if ground.used[other] == 0 and plays(roster, other, position):
                if roster.floats[other, GLOVE + position] - now > GLOVE_MARGIN:
                    put_in(ground, books, side, other, slot, position)
                    return True
    return False


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


def relieve(ground: Any, roster: Any, books: Any, side: int, club: int, pitcher: int, inning: int, lead: int) -> Truth:
    """Brings in the next reliever; False where nobody is left."""
    reliever = next_reliever(ground, roster, club, inning, lead)
    if reliever < 0:
        return False
    slot = 0
    if ground.players[side, 0] < 0:
        for other in range(1, 10):
            if ground.players[side, other] == pitcher:
                slot = other
    put_in(ground, books, side, reliever, slot, 1)
    return True


def best_bat(ground: Any, roster: Any, club: int, hand: int) -> Whole:
    """The best hitter on the bench who is no pitcher."""
    best = NOBODY
    for player in range(roster.first[club], roster.last[club]):
        if ground.used[player] == 0 and not plays(roster, player, 1):
            if best < 0 or roster.floats[player, hand] > roster.floats[best, hand]:
                best = player
    return best


def best_value(ground: Any, roster: Any, club: int, hand: int) -> Any:
    """What the best of them is worth."""
    best = best_bat(ground, roster, club, hand)
    return roster.floats[best, hand] if best >= 0 else NOBODY_LEFT


def pinch_hit(ground: Any, roster: Any, books: Any, side: int, club: int, slot: int, hand: int, let_go: bool) -> Truth:
    """The best bat for a player who hits much worse, where somebody can take his position afterwards; `let_go`, a
    pitcher may be hit for."""
    best = best_bat(ground, roster, club, hand)
    position = ground.positions[side, slot]
    if position == 1 and not let_go:
        return False
    somebody = position > 9
    for other in range(roster.first[club], roster.last[club]):
        if ground.used[other] == 0:
            if position == 1:
                somebody = somebody or roster.ints[other, PITCHES] == 1
            elif position <= 9:
                somebody = somebody or (plays(roster, other, position) and not plays(roster, other, 1))
    if not somebody:
        return False
    put_in(ground, books, side, best, slot, PINCH_HITTER)
    return True


def must_replace(ground: Any, roster: Any, side: int, club: int, batter: int, first: int, second: int,
                 third: int) -> Truth:  # fmt: skip
    """A hurt player is up or on base, and somebody can come in for him without leaving nobody to pitch."""
    arms = players = 0
    for other in range(roster.first[club], roster.last[club]):
        if ground.used[other] == 0 and ground.hurt[other] == 0:
            players += 1
            arms += 1 if plays(roster, other, 1) and roster.ints[other, PITCHES] == 1 else 0
    for player in (batter, first, second, third):
        if player < 0 or ground.hurt[player] == 0:
            continue
        for slot in range(10):
            if ground.players[side, slot] == player:
                if ground.positions[side, slot] != 1:
                    if players > 0:
                        return True
                elif arms > 1 or (arms == 1 and players > 1):
                    return True
    return False


def fittest(ground: Any, roster: Any, club: int, position: int, runs: bool, hand: int) -> Whole:
    """Who comes in for a hurt player of a position at bat, or with `runs` on base: pitchers last, then who plays his
    position, then the best at it."""
    best, best_pitches, best_plays, best_value = NOBODY, False, False, 0.0
    for other in range(roster.first[club], roster.last[club]):
        if ground.used[other] or ground.hurt[other] or ground.taken[other]:
            continue
        pitches = plays(roster, other, 1)
        at_home = position > DESIGNATED or position == 1 or (position < DESIGNATED and plays(roster, other, position))
        value = roster.floats[other, SPEED] if runs else roster.floats[other, hand]
        better = best < 0
        if not better and pitches != best_pitches:
            better = best_pitches
        elif not better and at_home != best_plays:
            better = at_home
        elif not better:
            better = value > best_value
        if better:
            best, best_pitches, best_plays, best_value = other, pitches, at_home, value
    return best


def replace_hurt(ground: Any, roster: Any, side: int, club: int, hand: int, batter: int, first: int, second: int,
                 third: int) -> Whole:  # fmt: skip
    """Moves for every hurt player who is up or on base, as rows (player, slot, role); their number."""
    count = 0
    for place, player in enumerate((batter, first, second, third)):
        if player < 0 or ground.hurt[player] == 0:
            continue
        slot = 0
        for other in range(10):
            if ground.players[side, other] == player:
                slot = other
                break
        best = fittest(ground, roster, club, ground.positions[side, slot], place > 0, hand)
        if best < 0:
            continue
        ground.taken[best] = 1
        ground.moves[count, 0], ground.moves[count, 1] = best, slot
        ground.moves[count, 2] = PINCH_RUNNER if place > 0 else PINCH_HITTER
        count += 1
    for move in range(count):
        ground.taken[ground.moves[move, 0]] = 0
    return count

"""The arithmetic of solving, as plain functions on arrays.

They run as they are to answer one at-bat; `compiling` makes machine code of the same text to solve the whole game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.odds.matrix_game import matrix_game
from hotstove.odds.rallybird.model import Model, Stakes

ALL_ONE = 1e-12
"""Payoffs that lie closer together than this are all the same."""


def tiles_after(
    may: Any, after: Any, choose: Any, layer: int, tiles: int, outs: int, base: int, one: int, two: int
) -> int:
    """The set of tiles that the defence keeps after a success at these two kinds: of two choices the better."""
    kept = tiles
    least = 1e300
    if may[one, two, 0]:
        kept = after[tiles, one]
        least = choose[layer, kept, outs, base]
    if may[one, two, 1]:
        other = after[tiles, two]
        if choose[layer, other, outs, base] < least:
            kept = other
    return kept


def outcome_worths(
    values: Any,
    ends: Any,
    bonus: Any,
    layers: Any,
    after: Any,
    slots: int,
    all_runs: Any,
    all_outs: Any,
    all_bases: Any,
    flies: Any,
    touches: Any,
    tiles: int,
    kinds: Any,
    out: Any,
) -> None:
    """(outcome, kind) -> what the outcome is worth if that kind of tile gives way; the last column: if none does."""
    empty = out.shape[1] - 1
    for slot in range(slots):
        runs, outs, base = all_runs[slot], all_outs[slot], all_bases[slot]
        if outs == 3:
            for kind in kinds:
                out[slot, kind] = ends[runs]
            out[slot, empty] = ends[runs]
            continue
        layer = layers[flies[slot], runs]
        stays = values[layer, tiles, outs, base] + bonus[runs]
        out[slot, empty] = stays
        for kind in kinds:
            if kind != empty:
                out[slot, kind] = (
                    values[layer, after[tiles, kind], outs, base] + bonus[runs] if touches[slot] else stays
                )


def gives_way(may: Any, chosen: Any, slot: int, one: int, two: int, empty: int) -> int:
    """The kind of tile that the defence gives up after a success at these two; the empty one if none."""
    if may[one, two, 0] and may[one, two, 1]:
        return one if chosen[slot, one] <= chosen[slot, two] else two
    if may[one, two, 0]:
        return one
    return two if may[one, two, 1] else empty


def with_rallybird(throws: int, kind: Any, kept: Any, offered: Any, again: Any, mine: Any, plan: Any) -> float:
    """The worth `mine` of a card whose rolls are taken back where `plan` expects more of another.

    `mine` and `plan` hold the worths of the outcomes; those of the rolls are written behind them, the last roll first.
    """
    slots = again.shape[1] - kind.shape[0]
    for back in range(throws):
        at = throws - 1 - back
        again_mine, again_plan = 0.0, 0.0
        for slot in range(again.shape[1]):
            if again[at, slot] != 0.0:
                again_mine += again[at, slot] * mine[slot]
                again_plan += again[at, slot] * plan[slot]
        total_mine, total_plan = 0.0, 0.0
        for number in range(kind.shape[1]):
            chance, follows = kind[at, number], kept[at, number]
            if chance == 0.0:
                continue
            stands = not offered[at, number] or plan[follows] >= again_plan
            total_mine += chance * (mine[follows] if stands else again_mine)
            total_plan += chance * (plan[follows] if stands else again_plan)
        mine[slots + at] = total_mine
        plan[slots + at] = total_plan
    worth: float = mine[slots]
    return worth


def comes_back(to_outs: Any, touches: Any, slots: int, outs: int, zones: int, gaps: int) -> bool:
    """True where a card can leave outs and tiles as they were, so that its worth depends on the same set's own values.

    Without an out this takes a play that touches no tile, or whose zones are all empty, or a last tile that is safe.
    """
    found = False
    for slot in range(slots):
        found = found or (to_outs[slot] == outs and (not touches[slot] or gaps >= zones or gaps == 5))
    return found


def card_tables(
    model: Model,
    stakes: Stakes,
    flips: Any,
    keeps: Any,
    tiles: int,
    outs: int,
    base: int,
    cards: Any,
    table: Any,
    changed: Any,
    again: bool = False,
) -> tuple[int, float, float]:
    """For every card that may be played its worth against every two kinds of tile: how many cards, lowest, highest.

    The defence gives up the tile that `flips` likes best; a side with the Rallybird keeps its first roll by `keeps`.
    With `again` only the cards that can come back to the same set and outs are worked out anew; `changed` tells which.
    """
    empty, may, worth, printed = model.empty, model.may, model.worth, model.printed
    values, ends, bonus, layers, after = stakes.values, stakes.ends, stakes.bonus, stakes.layer, model.after
    rallybird = stakes.rallybird
    side = empty + 1
    kinds = model.present[tiles]
    kinds = kinds[kinds >= 0]
    scratch = np.zeros((3, model.runs.shape[3], side))
    real, chosen, thought = scratch[0], scratch[1], scratch[2]
    mine, plan = np.zeros(model.again.shape[5]), np.zeros(model.again.shape[5])
    size, low, high = 0, 1e300, -1e300
    for card in range(model.legal.shape[0]):
        if not model.legal[card, outs, base]:
            continue
        slots = model.slots[card, outs, base]
        runs, to_outs = model.runs[card, outs, base], model.to_outs[card, outs, base]
        to_bases, flies = model.to_bases[card, outs, base], model.flies[card, outs, base]
        touches = model.touches[card, outs, base]
        cards[size] = card
        zones = 2 if model.zone[card, base, 1] >= 0 else 1
        changed[size] = not again or comes_back(to_outs, touches, slots, outs, zones, model.gaps[tiles])
        if not changed[size]:
            size += 1
            continue
        outcome_worths(
            values, ends, bonus, layers, after, slots, runs, to_outs, to_bases, flies, touches, tiles, kinds, real
        )
        outcome_worths(
            flips, ends, bonus, layers, after, slots, runs, to_outs, to_bases, flies, touches, tiles, kinds, chosen
        )
        if rallybird:
            outcome_worths(
                keeps, ends, bonus, layers, after, slots, runs, to_outs, to_bases, flies, touches, tiles, kinds, thought
            )
        zone, other = model.zone[card, base, 0], model.zone[card, base, 1]
        times, other_times = model.times[card, base, 0], model.times[card, base, 1]
        for one in kinds:
            here = times * (printed[zone] if one == empty else worth[one])
            for place in range(len(kinds) if other >= 0 else 1):
                two = kinds[place] if other >= 0 else empty
                total = 0.0
                glove_sum = here + other_times * (printed[other] if two == empty else worth[two])
                if rallybird:
                    for slot in range(slots):
                        gives = gives_way(may, chosen, slot, one, two, empty)
                        mine[slot] = real[slot, gives]
                        plan[slot] = thought[slot, gives]
                    total = with_rallybird(
                        model.throws[card, outs, base, glove_sum],
                        model.kind[card, outs, base, glove_sum],
                        model.kept[card, outs, base, glove_sum],
                        model.offered[card, outs, base, glove_sum],
                        model.again[card, outs, base, glove_sum],
                        mine,
                        plan,
                    )
                else:
                    for slot in range(slots):
                        chance = model.chance[card, outs, base, glove_sum, slot]
                        if chance != 0.0:
                            total += chance * real[slot, gives_way(may, chosen, slot, one, two, empty)]
                table[size, one * side + two] = total
                low = min(low, total)
                high = max(high, total)
        size += 1
    return size, low, high


def spread(
    pair: Any,
    cards: Any,
    table: Any,
    changed: Any,
    size: int,
    base: int,
    seats: Any,
    low: float,
    scale: float,
    payoff: Any,
) -> None:
    """From kinds of tile to placements: one row a card, one column a placement."""
    for row in range(size):
        if changed[row]:
            payoff[row] = np.take(table[row], seats[pair[cards[row], base]]) * scale - low * scale


def play_anything(size: int, basis: Any, offence: Any, defence: Any) -> None:
    """Where every choice is worth the same."""
    for place in range(size):
        basis[place] = -1 - place
        offence[place] = 0.0
        defence[place] = 0.0
    basis[0] = 0
    offence[0] = 1.0
    defence[0] = 1.0


def solve_state(
    model: Model,
    stakes: Stakes,
    tiles: int,
    outs: int,
    base: int,
    seats: Any,
    basis: Any,
    warm: bool,
    offence: Any,
    defence: Any,
    cards: Any,
    table: Any,
    payoff: Any,
) -> tuple[float, int]:
    """The value of one at-bat and the number of cards; mixes and cards are written into the arrays given."""
    values = stakes.values
    changed = np.zeros(len(cards), np.bool_)
    size, low, high = card_tables(model, stakes, values, values, tiles, outs, base, cards, table, changed)
    width = high - low
    if width < ALL_ONE:
        play_anything(size, basis, offence, defence)
        return low, size
    spread(model.pair, cards, table, changed, size, base, seats, low - width, 1.0 / width, payoff)
    value = matrix_game(payoff[:size], basis, warm, offence, defence)
    return low + (value - 1.0) * width, size


def solve_sets(
    model: Model,
    stakes: Stakes,
    seats: Any,
    begins: Any,
    first: int,
    last: int,
    bases: Any,
    warm: bool,
    tolerance: float,
    sweeps: int,
) -> float:
    """Solves sets of tiles of one level into the own layer of the stakes; returns the largest change left over.

    Tiles never come back, so only the eight base states of a set with equal outs can lead to each other again. Where
    that goes on for long the changes shrink in a fixed ratio, and the rest of the way is taken in one leap.
    """
    players, values = model.legal.shape[0], stakes.values
    offence, defence = np.zeros(players), np.zeros(players)
    cards = np.zeros((8, players), np.int64)
    changed = np.zeros(players, np.bool_)
    table = np.zeros((players, (model.empty + 1) ** 2))
    lows, widths = np.zeros(8), np.zeros(8)
    left_over = 0.0
    for tiles in range(first, last):
        here = seats[:, begins[tiles] : begins[tiles + 1]]
        payoff = np.zeros((8, players, here.shape[1]))
        if not warm:
            bases[tiles] = -1
        for outs in (2, 1, 0):
            change, before, ratio = 0.0, 0.0, 0.0
            for sweep in range(sweeps):
                change = 0.0
                old = values[stakes.own, tiles, outs].copy()
                for base in range(8):
                    basis = bases[tiles, outs, base]
                    if sweep == 0 and not warm:
                        basis[:] = bases[tiles, outs, base - 1] if base else bases[tiles, (outs + 1) % 3, 0]
                    size, low, high = card_tables(
                        model, stakes, values, values, tiles, outs, base, cards[base], table, changed, sweep > 0
                    )
                    if sweep == 0:
                        lows[base], widths[base] = low, high - low
                    elif not changed[:size].any() or widths[base] < ALL_ONE:
                        continue
                    value = lows[base]
                    if widths[base] >= ALL_ONE:
                        shift, scale = lows[base] - widths[base], 1.0 / widths[base]
                        spread(model.pair, cards[base], table, changed, size, base, here, shift, scale, payoff[base])
                        game = matrix_game(payoff[base, :size], basis, warm or sweep > 0, offence, defence)
                        value = lows[base] + (game - 1.0) * widths[base]
                    else:
                        play_anything(size, basis, offence, defence)
                    change = max(change, abs(value - values[stakes.own, tiles, outs, base]))
                    values[stakes.own, tiles, outs, base] = value
                if change < tolerance:
                    break
                shrinks = change / before if before > 0.0 else 1.0
                if abs(shrinks - ratio) < 0.02 and 0.2 < ratio < 0.999:
                    new = values[stakes.own, tiles, outs]
                    new += (new - old) * (ratio / (1.0 - ratio))
                    before, ratio = 0.0, 0.0
                else:
                    ratio, before = shrinks, change
            left_over = max(left_over, change)
    return left_over

"""The arithmetic of solving, as plain functions on arrays.

They run as they are to answer one at-bat; `compiling` makes machine code of the same text to solve the whole game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.odds.matrix_game import matrix_game
from hotstove.odds.rallybird.model import Model, Stakes


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
    model: Model, stakes: Stakes, values: Any, tiles: int, card: int, outs: int, base: int, kinds: Any, out: Any
) -> None:
    """(outcome, kind) -> what the outcome is worth if that kind of tile gives way; the last column: if none does."""
    empty = model.empty
    for slot in range(model.slots[card, outs, base]):
        runs = model.runs[card, outs, base, slot]
        to_outs = model.to_outs[card, outs, base, slot]
        if to_outs == 3:
            out[slot] = stakes.ends[runs]
            continue
        to_base = model.to_bases[card, outs, base, slot]
        layer = stakes.layer[model.flies[card, outs, base, slot], runs]
        out[slot] = values[layer, tiles, to_outs, to_base] + stakes.bonus[runs]
        if model.touches[card, outs, base, slot]:
            for kind in kinds:
                if kind != empty:
                    out[slot, kind] = values[layer, model.after[tiles, kind], to_outs, to_base] + stakes.bonus[runs]


def card_tables(
    model: Model, stakes: Stakes, flips: Any, keeps: Any, tiles: int, outs: int, base: int, cards: Any, table: Any
) -> int:
    """For every card that may be played its worth against every two kinds of tile; returns how many cards.

    The defence gives up the tile that `flips` likes best; a side with the Rallybird keeps its first roll by `keeps`.
    """
    empty, may, worth, printed = model.empty, model.may, model.worth, model.printed
    side = empty + 1
    kinds = model.present[tiles]
    kinds = kinds[kinds >= 0]
    real = np.zeros((model.runs.shape[3], side))
    chosen = np.zeros((model.runs.shape[3], side))
    thought = np.zeros((model.runs.shape[3], side))
    mine = np.zeros(model.runs.shape[3])
    plan = np.zeros(model.runs.shape[3])
    size = 0
    for card in range(model.legal.shape[0]):
        if not model.legal[card, outs, base]:
            continue
        slots = model.slots[card, outs, base]
        outcome_worths(model, stakes, stakes.values, tiles, card, outs, base, kinds, real)
        outcome_worths(model, stakes, flips, tiles, card, outs, base, kinds, chosen)
        if stakes.rallybird:
            outcome_worths(model, stakes, keeps, tiles, card, outs, base, kinds, thought)
        chances = model.chance[card, outs, base]
        zone, other = model.zone[card, base, 0], model.zone[card, base, 1]
        times, other_times = model.times[card, base, 0], model.times[card, base, 1]
        for one in kinds:
            here = times * (printed[zone] if one == empty else worth[one])
            for place in range(len(kinds) if other >= 0 else 1):
                two = kinds[place] if other >= 0 else empty
                there = other_times * (printed[other] if two == empty else worth[two])
                for slot in range(slots):
                    gives = empty
                    if may[one, two, 0] and may[one, two, 1]:
                        gives = one if chosen[slot, one] <= chosen[slot, two] else two
                    elif may[one, two, 0]:
                        gives = one
                    elif may[one, two, 1]:
                        gives = two
                    mine[slot] = real[slot, gives]
                    plan[slot] = thought[slot, gives]
                total = 0.0
                if not stakes.rallybird:
                    for slot in range(slots):
                        total += chances[here + there, slot] * mine[slot]
                else:
                    again, again_plan = 0.0, 0.0
                    for slot in range(slots):
                        again += model.again[card, outs, base, here + there, slot] * mine[slot]
                        again_plan += model.again[card, outs, base, here + there, slot] * plan[slot]
                    for kind in range(model.first.shape[4]):
                        kept, kept_plan = 0.0, 0.0
                        for slot in range(slots):
                            kept += model.kept[card, outs, base, here + there, kind, slot] * mine[slot]
                            kept_plan += model.kept[card, outs, base, here + there, kind, slot] * plan[slot]
                        chance = model.first[card, outs, base, here + there, kind]
                        total += chance * (kept if kept_plan >= again_plan else again)
                table[size, one * side + two] = total
        cards[size] = card
        size += 1
    return size


def spread(model: Model, cards: Any, table: Any, size: int, base: int, seats: Any, payoff: Any) -> None:
    """From kinds of tile to placements: one row a card, one column a placement."""
    for row in range(size):
        payoff[row] = table[row][seats[model.pair[cards[row], base]]]


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
    size = card_tables(model, stakes, stakes.values, stakes.values, tiles, outs, base, cards, table)
    spread(model, cards, table, size, base, seats, payoff)
    low = payoff[:size].min()
    high = payoff[:size].max()
    if high - low < 1e-12:
        for place in range(size):
            basis[place] = -1 - place
            offence[place] = 0.0
            defence[place] = 0.0
        basis[0] = 0
        offence[0] = 1.0
        defence[0] = 1.0
        return low, size
    payoff[:size] -= low
    payoff[:size] *= 1.0 / (high - low)
    payoff[:size] += 1.0
    value = matrix_game(payoff[:size], basis, warm, offence, defence)
    return low + (value - 1.0) * (high - low), size


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

    Tiles never get better, so only the eight base states of a set with equal outs can lead back to each other.
    """
    players = model.legal.shape[0]
    offence, defence = np.zeros(players), np.zeros(players)
    cards = np.zeros(players, np.int64)
    table = np.zeros((players, (model.empty + 1) ** 2))
    left_over = 0.0
    for tiles in range(first, last):
        here = seats[:, begins[tiles] : begins[tiles + 1]]
        payoff = np.zeros((players, here.shape[1]))
        for outs in (2, 1, 0):
            change = 0.0
            for sweep in range(sweeps):
                change = 0.0
                for base in range(8):
                    value, _ = solve_state(
                        model,
                        stakes,
                        tiles,
                        outs,
                        base,
                        here,
                        bases[tiles, outs, base],
                        warm or sweep > 0,
                        offence,
                        defence,
                        cards,
                        table,
                        payoff,
                    )
                    change = max(change, abs(value - stakes.values[stakes.own, tiles, outs, base]))
                    stakes.values[stakes.own, tiles, outs, base] = value
                if change < tolerance:
                    break
            left_over = max(left_over, change)
    return left_over

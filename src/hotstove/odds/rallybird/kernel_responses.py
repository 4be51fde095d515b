"""The arithmetic of judging: best answers to a fixed strategy, and how often each state is met under it."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.odds.matrix_game import inverse
from hotstove.odds.rallybird.kernel import card_tables, solve_state, tiles_after
from hotstove.odds.rallybird.model import Model, Stakes


def respond_sets(
    model: Model,
    policy: Stakes,
    attack: Stakes,
    shield: Stakes,
    seats: Any,
    begins: Any,
    first: int,
    last: int,
    bases: Any,
    warm: bool,
    tolerance: float,
    sweeps: int,
) -> float:
    """Best answers, level by level, to whoever plays the mixes that follow from the policy's values.

    `attack` receives what the best offence gets from the policy's defence, `shield` what the best defence leaves to
    the policy's offence. Returns the largest change left over.
    """
    players, kinds = model.legal.shape[0], (model.empty + 1) ** 2
    offence, defence = np.zeros((8, players)), np.zeros((8, players))
    cards = np.zeros((8, players), np.int64)
    sizes = np.zeros(8, np.int64)
    changed = np.zeros(players, np.bool_)
    table = np.zeros((players, kinds))
    ours, theirs = np.zeros((8, players, kinds)), np.zeros((8, players, kinds))
    left_over = 0.0
    for tiles in range(first, last):
        here = seats[:, begins[tiles] : begins[tiles + 1]]
        payoff = np.zeros((players, here.shape[1]))
        for outs in (2, 1, 0):
            for base in range(8):
                basis = bases[tiles, outs, base]
                if not warm:
                    basis[:] = -1
                _, sizes[base] = solve_state(
                    model,
                    policy,
                    tiles,
                    outs,
                    base,
                    here,
                    basis,
                    warm,
                    offence[base],
                    defence[base],
                    cards[base],
                    table,
                    payoff,
                )
            change = 0.0
            for sweep in range(sweeps):
                change, again = 0.0, sweep > 0
                for base in range(8):
                    rows, pairs = cards[base], model.pair[cards[base], base]
                    card_tables(
                        model,
                        attack,
                        policy.values,
                        attack.values,
                        tiles,
                        outs,
                        base,
                        rows,
                        ours[base],
                        changed,
                        again,
                    )
                    best = best_card(ours[base], here, pairs, sizes[base], defence[base], bases[tiles, outs, base])
                    change = max(change, abs(best - attack.values[attack.own, tiles, outs, base]))
                    attack.values[attack.own, tiles, outs, base] = best
                    card_tables(
                        model,
                        shield,
                        shield.values,
                        policy.values,
                        tiles,
                        outs,
                        base,
                        rows,
                        theirs[base],
                        changed,
                        again,
                    )
                    least = best_placement(theirs[base], here, pairs, sizes[base], offence[base])
                    change = max(change, abs(least - shield.values[shield.own, tiles, outs, base]))
                    shield.values[shield.own, tiles, outs, base] = least
                if change < tolerance:
                    break
            left_over = max(left_over, change)
    return left_over


def best_card(table: Any, seats: Any, pairs: Any, size: int, chances: Any, columns: Any) -> float:
    """What the best card gets from placements that are chosen by these chances."""
    best = -1e300
    for row in range(size):
        total = 0.0
        for place in range(size):
            if columns[place] >= 0:
                total += chances[place] * table[row, seats[pairs[row], columns[place]]]
        best = max(best, total)
    return best


def best_placement(table: Any, seats: Any, pairs: Any, size: int, chances: Any) -> float:
    """What the best placement leaves to cards that are chosen by these chances."""
    left = np.zeros(seats.shape[1])
    for row in range(size):
        if chances[row] > 0.0:
            left += chances[row] * np.take(table[row], seats[pairs[row]])
    least: float = left.min()
    return least


def flow(
    model: Model,
    stakes: Stakes,
    seats: Any,
    begins: Any,
    start: int,
    bases: Any,
    met: Any,
    used: Any,
    scored: Any,
) -> None:
    """How often each state of a half-inning without the Rallybird is met when both sides play the stakes' mixes.

    `met` gets expected visits by (set, outs, bases), `used` those by (card, outs, bases), `scored` expected runs.
    """
    players = model.legal.shape[0]
    offence, defence = np.zeros((8, players)), np.zeros((8, players))
    cards = np.zeros((8, players), np.int64)
    sizes = np.zeros(8, np.int64)
    table = np.zeros((players, (model.empty + 1) ** 2))
    arriving = np.zeros(met.shape)
    arriving[start, 0, 0] = 1.0
    side = model.empty + 1
    for back in range(met.shape[0]):
        tiles = met.shape[0] - 1 - back
        here = seats[:, begins[tiles] : begins[tiles + 1]]
        payoff = np.zeros((players, here.shape[1]))
        for outs in range(3):
            if arriving[tiles, outs].sum() < 1e-15:
                continue
            for base in range(8):
                basis = bases[tiles, outs, base]
                basis[:] = -1
                _, sizes[base] = solve_state(
                    model,
                    stakes,
                    tiles,
                    outs,
                    base,
                    here,
                    basis,
                    False,
                    offence[base],
                    defence[base],
                    cards[base],
                    table,
                    payoff,
                )
            stays = np.eye(8)
            visits = np.zeros(8)
            for leaving in (False, True):
                if leaving:
                    back_again = np.zeros((8, 8))
                    inverse(stays.copy(), back_again)
                    visits = back_again.T @ arriving[tiles, outs]
                    met[tiles, outs] = visits
                for base in range(8):
                    if leaving and visits[base] < 1e-16:
                        continue
                    for row in range(sizes[base]):
                        card = cards[base, row]
                        if leaving:
                            used[card, outs, base] += visits[base] * offence[base, row]
                        for place in range(sizes[base]):
                            column = bases[tiles, outs, base, place]
                            joint = offence[base, row] * defence[base, place]
                            if column < 0 or joint < 1e-16:
                                continue
                            code = here[model.pair[card, base], column]
                            one, two = code // side, code % side
                            zone, other = model.zone[card, base, 0], model.zone[card, base, 1]
                            glove_sum = model.times[card, base, 0] * (
                                model.printed[zone] if one == model.empty else model.worth[one]
                            )
                            if other >= 0:
                                glove_sum += model.times[card, base, 1] * (
                                    model.printed[other] if two == model.empty else model.worth[two]
                                )
                            for slot in range(model.slots[card, outs, base]):
                                chance = joint * model.chance[card, outs, base, glove_sum, slot]
                                if chance == 0.0:
                                    continue
                                runs = model.runs[card, outs, base, slot]
                                if leaving:
                                    scored[runs] += visits[base] * chance
                                to_outs = model.to_outs[card, outs, base, slot]
                                if to_outs == 3:
                                    continue
                                to_base = model.to_bases[card, outs, base, slot]
                                after = tiles
                                if model.touches[card, outs, base, slot]:
                                    layer = stakes.layer[0, runs]
                                    after = tiles_after(
                                        model.may, model.after, stakes.values, layer, tiles, to_outs, to_base, one, two
                                    )
                                if after == tiles and to_outs == outs:
                                    if not leaving:
                                        stays[base, to_base] -= chance
                                elif leaving:
                                    arriving[after, to_outs, to_base] += visits[base] * chance

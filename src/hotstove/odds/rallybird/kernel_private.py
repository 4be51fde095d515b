"""The arithmetic of the removed card, which the offence knows and the defence can only guess at.

The offence wants its play to look, to a defence that weighs every card that may be missing, like the mix of the game
with all cards. If it picks among the cards in hand by fixed weights, there are weights that do exactly this, as long as
no card is both likely missing and nearly always right.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.odds.matrix_game import matrix_game
from hotstove.odds.rallybird.kernel import card_tables, gives_way, outcome_worths, solve_state, spread
from hotstove.odds.rallybird.model import Floats, Ints, Model, Stakes

ROUNDS = 200
CLOSE = 1e-8
ALMOST_ONE = 1.0 - 1e-7


def hand_weights(payoff: Floats, mix: Floats, cards: Ints, missing: Floats, weights: Floats) -> None:
    """Weights for the cards that may be played, so that hands weighed by `missing` (by card) together play the mix."""
    short = short_card(mix, cards, missing)
    if short >= 0:
        forced_weights(payoff, short, missing[cards[short]], weights)
    else:
        steady_weights(mix, cards, missing, weights)


def short_card(mix: Floats, cards: Ints, missing: Floats) -> int:
    """The row of a card that is wanted more often than it can be in hand; -1 without one."""
    short = -1
    for row in range(len(mix)):
        if mix[row] + missing[cards[row]] > ALMOST_ONE:
            short = row
    return short


def steady_weights(mix: Floats, cards: Ints, missing: Floats, weights: Floats) -> None:
    """Where every card is in hand often enough: the weights for the cards that may be played."""
    size = len(mix)
    for row in range(size):
        weights[row] = mix[row]
    for _ in range(ROUNDS):
        total = weights[:size].sum()
        shares = 0.0
        for card in range(len(missing)):
            shares += missing[card] / total
        for row in range(size):
            shares += missing[cards[row]] / (total - weights[row]) - missing[cards[row]] / total
        worst = 0.0
        for row in range(size):
            own = missing[cards[row]] / (total - weights[row])
            new = mix[row] / (shares - own)
            worst = max(worst, abs(new - weights[row]))
            weights[row] = new
        weights[:size] /= weights[:size].sum()
        if worst < CLOSE:
            return


def forced_weights(payoff: Floats, short: int, missing: float, weights: Floats) -> None:
    """Where one card is wanted more often than it can be in hand: whoever has it plays it, and who has not plays
    what does best beside that."""
    size, width = payoff.shape
    rest = np.zeros((size - 1, width))
    for row in range(size - 1):
        other = row + 1 if row >= short else row
        rest[row] = (1.0 - missing) * payoff[short] + missing * payoff[other]
    low, high = rest.min(), rest.max()
    rows, columns = np.zeros(size), np.zeros(size)
    rows[0] = 1.0
    if high - low > 1e-12:
        rest = (rest - low) / (high - low) + 1.0
        matrix_game(rest, np.full(size, -1), False, rows, columns)
    weights[short] = 1.0
    for row in range(size - 1):
        weights[row + 1 if row >= short else row] = 1e-12 * rows[row]


def seen_mix(cards: Ints, missing: Floats, weights: Floats, seen: Floats) -> None:
    """What the defence sees played on average, card by card."""
    size = len(cards)
    total = weights[:size].sum()
    shares = 0.0
    for card in range(len(missing)):
        shares += missing[card] / total
    for row in range(size):
        if total > weights[row]:
            shares += missing[cards[row]] / (total - weights[row]) - missing[cards[row]] / total
    for row in range(size):
        own = missing[cards[row]] / (total - weights[row]) if total > weights[row] else 0.0
        seen[row] = weights[row] * (shares - own)


def learned(cards: Ints, missing: Floats, weights: Floats, played: int) -> None:
    """What the defence thinks is missing once a card has been shown; `played` is its row."""
    total = weights[: len(cards)].sum()
    for card in range(len(missing)):
        missing[card] /= total
    for row in range(len(cards)):
        missing[cards[row]] *= total / (total - weights[row]) if total > weights[row] else 0.0
    missing[cards[played]] = 0.0
    missing /= missing.sum()


def private_halves(
    model: Model,
    stakes: Stakes,
    later: Stakes,
    seats: Any,
    begins: Any,
    start: int,
    halves: int,
    seed: int,
    visits: Any,
    losses: Any,
    lost: Any,
) -> None:
    """Half-innings against a defence that knows the offence's weights and thinks about the missing card.

    It places its gloves as the posterior makes best, counting what `later` expects it to gain afterwards. `lost`
    receives what the offence gives away in each half-inning, `visits` and `losses` the same by state from there on.
    """
    np.random.seed(seed)
    players = model.legal.shape[0]
    unused, seen, weights = np.zeros(players), np.zeros(players), np.zeros(players)
    solved = np.zeros(visits.shape, np.bool_)
    mixes, worths = np.zeros((*visits.shape, players)), np.zeros(visits.shape)
    cards = np.zeros(players, np.int64)
    changed = np.zeros(players, np.bool_)
    basis = np.zeros(players, np.int64)
    table, gains = np.zeros((players, (model.empty + 1) ** 2)), np.zeros((players, (model.empty + 1) ** 2))
    side = model.empty + 1
    worth = np.zeros((model.runs.shape[3], side))
    path = np.zeros((400, 3), np.int64)
    for half in range(halves):
        missing = np.full(players, 1.0 / players)
        removed = np.random.randint(players)
        tiles, outs, base, steps = start, 0, 0, 0
        while outs < 3 and steps < 400:
            here = seats[:, begins[tiles] : begins[tiles + 1]]
            payoff = np.zeros((players, here.shape[1]))
            mix = mixes[tiles, outs, base]
            if not solved[tiles, outs, base]:
                basis[:] = -1
                worths[tiles, outs, base], _ = solve_state(
                    model, stakes, tiles, outs, base, here, basis, False, mix, unused, cards, table, payoff
                )
                solved[tiles, outs, base] = True
            size, _, _ = card_tables(
                model, stakes, stakes.values, stakes.values, tiles, outs, base, cards, table, changed
            )
            spread(model.pair, cards, table, changed, size, base, here, 0.0, 1.0, payoff)
            hand_weights(payoff[:size], mix[:size], cards[:size], missing, weights)
            seen_mix(cards[:size], missing, weights, seen)
            left = seen[:size] @ payoff[:size]
            card_tables(model, later, stakes.values, stakes.values, tiles, outs, base, cards, gains, changed)
            spread(model.pair, cards, gains, changed, size, base, here, 0.0, 1.0, payoff)
            placed = (left - seen[:size] @ payoff[:size]).argmin()
            path[steps, 0], path[steps, 1], path[steps, 2] = tiles, outs, base
            steps += 1
            loss = worths[tiles, outs, base] - left[placed]
            lost[half] += loss
            for step in range(steps):
                losses[path[step, 0], path[step, 1], path[step, 2]] += loss
            visits[tiles, outs, base] += 1.0
            total = 0.0
            for row in range(size):
                if cards[row] != removed:
                    total += weights[row]
            pick = np.random.random() * total
            played = -1
            for row in range(size):
                if cards[row] != removed and weights[row] > 0.0:
                    played = row
                    pick -= weights[row]
                    if pick < 0.0:
                        break
            card = cards[played]
            learned(cards[:size], missing, weights, played)
            code = here[model.pair[card, base], placed]
            one, two = code // side, code % side
            zone, other = model.zone[card, base, 0], model.zone[card, base, 1]
            glove_sum = model.times[card, base, 0] * (model.printed[zone] if one == model.empty else model.worth[one])
            if other >= 0:
                glove_sum += model.times[card, base, 1] * (
                    model.printed[other] if two == model.empty else model.worth[two]
                )
            pick = np.random.random()
            slot = 0
            for slot in range(model.slots[card, outs, base]):
                pick -= model.chance[card, outs, base, glove_sum, slot]
                if pick < 0.0:
                    break
            kinds = model.present[tiles]
            outcome_worths(
                stakes.values,
                stakes.ends,
                stakes.bonus,
                stakes.layer,
                model.after,
                model.slots[card, outs, base],
                model.runs[card, outs, base],
                model.to_outs[card, outs, base],
                model.to_bases[card, outs, base],
                model.flies[card, outs, base],
                model.touches[card, outs, base],
                tiles,
                kinds[kinds >= 0],
                worth,
            )
            gives = gives_way(model.may, worth, slot, one, two, model.empty)
            if model.touches[card, outs, base, slot] and gives != model.empty:
                tiles = model.after[tiles, gives]
            outs, base = model.to_outs[card, outs, base, slot], model.to_bases[card, outs, base, slot]

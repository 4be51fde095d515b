"""A batter's two columns: thirty squares each, dealt so that his line comes out against either hand and in all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.dealing import deal, lot
from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.squares import FALLS, WEIGHT
from hotstove.games.superstar.dice import NUMBERS

ROUNDED = (at.DOUBLE, at.TRIPLE, at.HOMER, at.WALK, at.HIT_BATSMAN, at.STRIKEOUT)
IMPORTANCE = {
    at.DOUBLE: 0.6,
    at.TRIPLE: 0.6,
    at.HOMER: 1.0,
    at.WALK: 1.0,
    at.HIT_BATSMAN: 0.4,
    at.STRIKEOUT: 1.0,
    at.SINGLE: 1.5,
}
"""How much a square's weight off counts; singles stand for all hits, of which they make up the number."""

MAKES_UP = 0.87
"""The second column makes up for so much of what rounding left wrong in the first."""

WAYS = np.array(list(product((0, 1), repeat=len(ROUNDED) + 1)))


@dataclass(frozen=True)
class Column:
    """Weights of the eight events, and which squares each of them has."""

    counts: tuple[int, ...]
    squares: Mapping[int, tuple[int, ...]]

    @property
    def shares(self) -> Shares:
        return np.array(self.counts, dtype=float) / FALLS


def two_columns(
    name: str, wanted: Mapping[Hand, Shares], parts: Mapping[Hand, float], regular: bool
) -> dict[Hand, Column]:
    """Columns against left- and right-handers; ``parts`` says how much of his batting each of them decides.

    A regular's second column makes up for what rounding left wrong in the first. Of other players each is rounded by
    lot, so that together they come out right.
    """
    first: Hand = "R" if parts["R"] >= parts["L"] else "L"
    second: Hand = "L" if first == "R" else "R"
    aims = {hand: _fit(wanted[hand]) for hand in wanted}
    if not regular:
        return {hand: deal_column(f"{name} {hand}", _by_lot(f"{name} {hand}", aims[hand])) for hand in (first, second)}
    ratio = parts[first] / parts[second] if parts[second] > 0 else 0.0
    one = deal_column(f"{name} {first}", aims[first], aims[second], ratio)
    made_up = aims[second] + MAKES_UP * ratio * (aims[first] - np.array(one.counts))
    return {first: one, second: deal_column(f"{name} {second}", _fit(made_up / FALLS))}


def _by_lot(name: str, aim: Shares) -> Shares:
    """Each weight moved by up to a half either way, so that rounding it is fair."""
    moved = aim + np.array([lot(name, str(event)) - 0.5 for event in range(len(aim))])
    return _fit(moved / FALLS)


def _fit(shares: Shares) -> Shares:
    """Weights that are none below nothing and sum to the whole; what is too much is taken from outs, then from all."""
    weights: Shares = np.maximum(shares[: at.OUT], 0) * FALLS
    total = weights.sum()
    if total > FALLS:
        weights = weights * (FALLS / total)
        total = FALLS
    return np.append(weights, FALLS - total)


def deal_column(name: str, aim: Shares, other: Shares | None = None, ratio: float = 0.0) -> Column:
    """The column nearest to the weights aimed at that can be dealt.

    Given the aim of the other column, and how much more than that one this one counts, rounding is judged by what the
    other, which cannot be below nothing, will be able to make up.
    """
    weights = [WEIGHT[number] for number in NUMBERS]
    turn = int(lot(name, "turn") * len(weights))
    for counts in _candidates(aim, other, ratio):
        dealt = deal(weights, counts, turn)
        if dealt is not None:
            break
    else:
        raise AssertionError(f"no column can be dealt for {name}")
    squares: dict[int, list[int]] = {}
    for number, event in zip(NUMBERS, dealt, strict=True):
        squares.setdefault(event, []).append(number)
    return Column(counts, {event: tuple(numbers) for event, numbers in squares.items()})


def _candidates(aim: Shares, other: Shares | None, ratio: float) -> Iterator[tuple[int, ...]]:
    """Whole weights near those aimed at, best first: each event rounded down or up, singles after the other hits."""
    events = list(ROUNDED)
    low = np.floor(aim[events])
    whole = low + WAYS[:, :-1]
    error = whole - aim[events]
    cost = error**2
    if other is not None and ratio > 0:
        best = np.maximum(np.rint(other[events] - ratio * error), 0)
        cost = 0.2 * cost + (error + (best - other[events]) / ratio) ** 2
    cost = (cost * np.array([IMPORTANCE[event] for event in events])).sum(axis=1)
    hits = aim[: at.WALK].sum()
    others = whole[:, [events.index(event) for event in (at.DOUBLE, at.TRIPLE, at.HOMER)]].sum(axis=1)
    exact = hits - others
    singles = np.maximum(np.floor(exact) + WAYS[:, -1], 0)
    cost = cost + IMPORTANCE[at.SINGLE] * (singles - exact) ** 2
    outs = FALLS - singles - whole.sum(axis=1)
    cost = np.round(np.where(outs >= 0, cost, np.inf), 6)
    for way in np.argsort(cost, kind="stable"):
        if cost[way] == np.inf:
            return
        counts = [0] * (at.OUT + 1)
        for event, value in zip(events, whole[way], strict=True):
            counts[event] = int(value)
        counts[at.SINGLE], counts[at.OUT] = int(singles[way]), int(outs[way])
        yield tuple(counts)

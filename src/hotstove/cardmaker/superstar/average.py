"""Average players: the mean column of a league or a club, against the league's mean chart, and their half-inning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hotstove.cardmaker.baseline import Advancing, Baseline, Hand, Running, Target
from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.half_inning import (
    PLACE,
    HalfInning,
    Legs,
    Moves,
    bunt_moves,
    half_inning,
    moves_of,
    steal_moves,
)
from hotstove.cardmaker.superstar.players import Pool
from hotstove.cardmaker.superstar.runner_symbols import Mix
from hotstove.cardmaker.superstar.running import RATINGS, running
from hotstove.cardmaker.superstar.swinging_away import Bunts
from hotstove.table.sums import summed

MOST_STEALS = 0.25


@dataclass(frozen=True)
class Average:
    """Mean chart and column, and what else happens on the bases, per plate appearance.

    ``automatic`` are the fielders' outs, ``passes`` pitches that get away, ``errors`` batters safe on an error.
    """

    advancing: Advancing
    running: Running
    chart: Shares
    column: Shares
    automatic: float
    passes: float
    errors: float
    bunts: Bunts
    sacrifices: float
    double_plays: float
    flies: float
    legs: Legs
    """Runners by running rating, as often as each came to first."""

    @property
    def swing(self) -> float:
        return float(self.chart[at.SWING])

    @property
    def free(self) -> float:
        return float(self.chart[at.SWING] + self.chart[at.MISS])

    @property
    def away(self) -> float:
        """The share of plate appearances in which the batter swings away."""
        return 1 - self.sacrifices * self.bunts.settled / self.bunts.sacrifice

    def outs(self, mix: Mix) -> dict[str, float]:
        """Symbols of the outs on the mean column, as shares of its outs."""
        outs = float(self.column[at.OUT])
        kinds = mix.out_shares(outs, self.double_plays, self.flies, self.swing * self.away)
        return {symbol: share / outs for symbol, share in kinds.items()}

    def symbols(self, mix: Mix) -> dict[str, float]:
        """The chances of all symbols when the chart meets the column."""
        chart, column, free = self.chart, self.column, self.free
        found = {"HR": free * column[at.HOMER], "3": free * column[at.TRIPLE], "1+": chart[at.GIVES_SINGLE]}
        found["BB"] = chart[at.BALL_FOUR] + chart[at.SWING] * column[at.WALK]
        found["HB"] = chart[at.HITS_HIM] + chart[at.SWING] * column[at.HIT_BATSMAN]
        missed = chart[at.MISS] * (1 - column[: at.WALK].sum())
        found["SO"] = chart[at.THIRD_STRIKE] + chart[at.SWING] * column[at.STRIKEOUT] + missed
        plain = (chart[at.GETS_OUT] - self.automatic) / 2
        found["G"], found["F"] = plain + self.automatic, plain
        groups = (
            (free * column[at.SINGLE], mix.singles),
            (free * column[at.DOUBLE], mix.doubles),
            (chart[at.SWING] * column[at.OUT], self.outs(mix)),
        )
        for chance, shares in groups:
            for symbol, share in shares.items():
                found[symbol] = found.get(symbol, 0.0) + chance * share
        return {symbol: float(chance) for symbol, chance in found.items()}

    def inning(self, mix: Mix) -> HalfInning:
        """The mean half-inning of these players."""
        return half_inning(self.symbols(mix), self.legs, self.before(mix))

    def before(self, mix: Mix) -> dict[int, tuple[tuple[float, Moves], ...]]:
        """Pitches that get away with players on, steals of second and bunts, as often as they were."""
        away = self.passes / (mix.runners_on + self.passes)
        tries = min(self.running.attempts / self.advancing.steal_chances, MOST_STEALS)
        steals = steal_moves(round(self.running.success, 3))
        bunts = self.sacrifices / self.bunts.sacrifice / mix.bunt_chances
        found: dict[int, tuple[tuple[float, Moves], ...]] = {}
        for (bases, outs), row in PLACE.items():
            others: list[tuple[float, Moves]] = []
            if bases != "---":
                others.append((away, moves_of("WP", self.legs)))
            if bases[:2] == "1-":
                others.append((tries, steals))
            if bases in ("1--", "12-") and outs < 2:
                others.append((bunts, bunt_moves()))
            found[row] = tuple(others)
        return found


def average_of(
    pool: Pool, columns: Mapping[Hand, Shares], charts: Mapping[Hand, Shares], rows: NDArray[np.bool_]
) -> Average:
    """The average of some batters of a pool, given everybody's columns and the mean charts that they meet."""
    baseline = pool.baseline
    weights = {hand: pool.batters.weights[hand] * rows for hand in charts}
    whole = summed(float(each.sum()) for each in weights.values())
    chart = np.zeros(at.GETS_OUT + 1)
    column = np.zeros(at.OUT + 1)
    for hand, each in weights.items():
        chart += charts[hand] * (float(each.sum()) / whole)
        column += (columns[hand] * each[:, None]).sum(axis=0) / whole
    column[at.OUT] += 1 - column.sum()
    players = [target for target, chosen in zip(pool.targets.values(), rows.tolist(), strict=True) if chosen]
    times = summed(target.player.batting.pa for target in players)

    def mean(event: str) -> float:
        return float(summed(getattr(target.batting, event) * target.player.batting.pa for target in players) / times)

    steals, caught = (summed(getattr(target.player.batting, name) for target in players) for name in ("sb", "cs"))
    on_first = summed(target.player.batting.on_first for target in players)
    pitching = baseline.pitching
    return Average(
        baseline.advancing,
        Running((steals + caught) / on_first, steals / (steals + caught) if steals + caught else 0.0),
        chart,
        column,
        (1 - pool.pitchers.tired) * float(np.average(pool.pitchers.automatic, weights=pool.pitchers.weights)),
        (pitching.wp + pitching.bk + baseline.fielding["C"].pb) / pitching.bf,
        baseline.reached_on_error,
        pool.bunts,
        mean("sh"),
        mean("gidp"),
        mean("fly"),
        _legs(players, baseline),
    )


def _legs(players: Sequence[Target], baseline: Baseline) -> Legs:
    times = [0.0] * len(RATINGS)
    for target in players:
        times[running(target, baseline)] += target.player.batting.on_first
    return tuple(number / summed(times) for number in times)

"""The season's mix of symbols: runners advance as they did, and the league scores as it did.

The symbols of singles and doubles follow the season's rates of taking an extra base. What is left of outs, after the
double plays and run-scoring flies that the batters' lines ask for, moves runners up or holds them, in the share that
lets the mean half-inning score the runs of the record; singles move them further where that is not enough.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np

from hotstove.cardmaker.baseline import Baseline, Hand
from hotstove.cardmaker.superstar.bases import (
    PLACE,
    HalfInning,
    Moves,
    bunt_moves,
    half_inning,
    moves_of,
    steal_moves,
)
from hotstove.cardmaker.superstar.meeting import (
    BALL_FOUR,
    DOUBLE,
    GETS_OUT,
    GIVES_SINGLE,
    HIT_BATSMAN,
    HITS_HIM,
    HOMER,
    MISS,
    OUT,
    SINGLE,
    STRIKEOUT,
    SWING,
    THIRD_STRIKE,
    TRIPLE,
    WALK,
    Shares,
)
from hotstove.cardmaker.superstar.men import Pool
from hotstove.cardmaker.superstar.moves import Mix
from hotstove.cardmaker.superstar.swinging import bunts_of

BY_DECISION = 0.15
"""Singles, doubles and outs on which the manager decides who is sent: shares of their squares."""

MEN_IN_ORDER = 1.0
"""Runs of real lineups, whose men differ, over those of a lineup of average men."""

STEALS_BY_OUTS = (0.2, 0.7, 1.9)
"""How often managers by the book send a man with none, one and two out, against the mean."""

ROUNDS = 4
CLOSE = 1e-4


def season_mix(pool: Pool, columns: Mapping[Hand, Shares], charts: Mapping[Hand, Shares]) -> Mix:
    """The mix for a pool and its mean columns and charts, found by trying it on the mean half-inning."""
    league = Average.of(pool, columns, charts)
    mix = first_mix(league)
    for _ in range(ROUNDS):
        mix = league.with_chances(mix)
        mix = league.with_runs(mix)
    return mix


def first_mix(league: Average) -> Mix:
    """Singles and doubles by the season's rates of advancing."""
    advancing = league.baseline.advancing
    given = league.chart[GIVES_SINGLE] / (league.chart[GIVES_SINGLE] + league.free * league.column[SINGLE])
    third = advancing.first_to_third / (1 - given)
    home = (advancing.second_to_home - given) / (1 - given)
    sent = _taken("1M", "-2-")
    both = max(0.0, min(1 - BY_DECISION, float(third + home) / 2 - BY_DECISION * sent))
    scored = max(0.0, min(1 - BY_DECISION, advancing.first_to_home - BY_DECISION * _taken("2M", "1--")))
    return Mix(
        {"1": 1 - BY_DECISION - both, "1A": both, "1M": BY_DECISION},
        {"2": 1 - BY_DECISION - scored, "2+": scored, "2M": BY_DECISION},
        {"MS": 0.5, "SF": 0.5},
        {"G+": 0.8, "FM": 0.1, "F": 0.05, "G": 0.05},
        advancing.double_play_chances,
        0.055,
        league.baseline.reached_on_error / league.swing,
    )


def _taken(symbol: str, bases: str) -> float:
    """How often the man on base comes home, over the three numbers of outs."""
    return float(np.mean([moves_of(symbol).runs[PLACE[bases, outs]] for outs in range(3)]))


@dataclass(frozen=True)
class Average:
    """The league's mean chart and column, its mean line, and what else happens on its bases."""

    baseline: Baseline
    chart: Shares
    column: Shares
    automatic: float
    passes: float

    @classmethod
    def of(cls, pool: Pool, columns: Mapping[Hand, Shares], charts: Mapping[Hand, Shares]) -> Average:
        weights = {hand: float(pool.batters.weights[hand].sum()) for hand in charts}
        whole = sum(weights.values())
        chart = sum(charts[hand] * (weight / whole) for hand, weight in weights.items())
        column = sum(columns[hand] * (weight / whole) for hand, weight in weights.items())
        assert isinstance(chart, np.ndarray) and isinstance(column, np.ndarray)
        automatic = float(np.average(pool.pitchers.automatic, weights=pool.pitchers.weights))
        line, passed = pool.baseline.pitching, pool.baseline.fielding["C"].pb
        return cls(pool.baseline, chart, column, automatic, (line.wp + line.bk + passed) / line.bf)

    @property
    def swing(self) -> float:
        return float(self.chart[SWING])

    @property
    def free(self) -> float:
        return float(self.chart[SWING] + self.chart[MISS])

    def outs(self, mix: Mix) -> dict[str, float]:
        """Symbols of the outs on the mean column, as shares of its outs."""
        rates, outs = self.baseline.rates, float(self.column[OUT])
        kinds = mix.out_shares(outs, rates, self.swing * self.away)
        return {symbol: share / outs for symbol, share in kinds.items()}

    @property
    def away(self) -> float:
        """The share of plate appearances in which the batter swings away."""
        rates = self.baseline.rates
        return 1 - rates.sh * bunts_of("A").settled / bunts_of("A").sacrifice

    def symbols(self, mix: Mix) -> dict[str, float]:
        """The chances of all symbols when mean pitcher and mean batter meet."""
        chart, column, free = self.chart, self.column, self.free
        found = {"HR": free * column[HOMER], "3": free * column[TRIPLE], "1+": chart[GIVES_SINGLE]}
        found["BB"] = chart[BALL_FOUR] + chart[SWING] * column[WALK]
        found["HB"] = chart[HITS_HIM] + chart[SWING] * column[HIT_BATSMAN]
        missed = chart[MISS] * (1 - column[:WALK].sum())
        found["SO"] = chart[THIRD_STRIKE] + chart[SWING] * column[STRIKEOUT] + missed
        plain = (chart[GETS_OUT] - self.automatic) / 2
        found["G"], found["F"] = plain + self.automatic, plain
        groups = (
            (free * column[SINGLE], mix.singles),
            (free * column[DOUBLE], mix.doubles),
            (chart[SWING] * column[OUT], self.outs(mix)),
        )
        for chance, shares in groups:
            for symbol, share in shares.items():
                found[symbol] = found.get(symbol, 0.0) + chance * share
        return {symbol: float(chance) for symbol, chance in found.items()}

    def inning(self, mix: Mix) -> HalfInning:
        return half_inning(self.symbols(mix), self._before(mix))

    def _before(self, mix: Mix) -> dict[int, tuple[tuple[float, Moves], ...]]:
        """Pitches that get away with men on, steals of second and bunts, as often as they were."""
        rates, running, advancing = self.baseline.rates, self.baseline.running, self.baseline.advancing
        away = self.passes / (mix.men_on + self.passes)
        tries = running.attempts / advancing.steal_chances
        bunts = rates.sh / bunts_of("A").sacrifice / mix.bunt_chances
        found: dict[int, tuple[tuple[float, Moves], ...]] = {}
        for (bases, outs), row in PLACE.items():
            others: list[tuple[float, Moves]] = []
            if bases != "---":
                others.append((away, moves_of("WP")))
            if bases[:2] == "1-":
                others.append((tries * STEALS_BY_OUTS[outs], steal_moves(round(running.success, 3))))
            if bases in ("1--", "12-") and outs < 2:
                others.append((bunts, bunt_moves()))
            found[row] = tuple(others)
        return found

    def with_chances(self, mix: Mix) -> Mix:
        """The mix with chances of double plays and flies as the mean half-inning has them."""
        inning = self.inning(mix)
        return replace(
            mix,
            double_play_chances=inning.share(lambda bases, outs: bases[0] == "1" and outs < 2),
            third_chances=inning.share(lambda bases, outs: bases[2] == "3" and outs < 2),
            men_on=inning.share(lambda bases, outs: bases != "---"),
            bunt_chances=inning.share(lambda bases, outs: bases in ("1--", "12-") and outs < 2),
        )

    @property
    def runs(self) -> float:
        """Runs of the record for each half-inning."""
        return 3 * self.baseline.pitching.runs / self.baseline.pitching.outs

    def with_runs(self, mix: Mix) -> Mix:
        """The mix whose half-inning scores what the league did, or comes nearest: first by outs, then by singles."""
        wanted = self.runs / MEN_IN_ORDER
        mix = replace(mix, singles=first_mix(self).singles)
        mix = self._turn(mix, productive, 0.0, 1.0, wanted)
        return self._turn(mix, further, -1.0, 1.0, wanted)

    def _turn(self, mix: Mix, knob: Callable[[Mix, float], Mix], low: float, high: float, wanted: float) -> Mix:
        """The knob turned until the runs are right, or as far as it goes."""
        for end in (low, high):
            runs = self.inning(knob(mix, end)).runs
            if (runs > wanted) == (end == low):
                return knob(mix, end)
        while high - low > CLOSE:
            middle = (low + high) / 2
            low, high = (middle, high) if self.inning(knob(mix, middle)).runs < wanted else (low, middle)
        return knob(mix, (low + high) / 2)


def productive(mix: Mix, share: float) -> Mix:
    """Outs that move runners up, against those that hold them."""
    held = 1 - share
    return replace(mix, outs={"G+": share, "F": 0.4 * held, "G": 0.3 * held, "FM": 0.3 * held})


def further(mix: Mix, share: float) -> Mix:
    """Singles on which runners take two bases in place of those on which they take one; below nothing the reverse."""
    plain, both = mix.singles["1"], mix.singles["1A"]
    moved = share * (plain if share > 0 else both)
    return replace(mix, singles={**mix.singles, "1": plain - moved, "1A": both + moved})

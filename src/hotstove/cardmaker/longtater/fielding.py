"""The fielding chart of a season: E so that each player makes his real number of errors, OA from outfield assists.

The printed E is a percentage of the time that a player errs. The game checks him on fewer balls than the record counts
as chances (a first baseman's putouts on throws, a catcher's on strikeouts are never checked), so E here is his errors
for a hundred of those balls on which the game does check him.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from hotstove.cardmaker.baseline import RUNNERS_ON, Baseline
from hotstove.cardmaker.longtater.chart_shares import chart_shares, errors_on_hits
from hotstove.cardmaker.longtater.ratings import MIDDLE
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.games.longtater.cards import Glove
from hotstove.games.longtater.control import control_chance
from hotstove.games.longtater.eras import era_of
from hotstove.record import Fielding
from hotstove.table.sums import summed

HIGHEST_E, HIGHEST_OA = 60, 9
OA_PER_ASSIST = 470.0
"""OA is 4 on average, 8 of a hundred extra bases, in a league with 85 outfield assists for 10,000 batted outs, as
those of 1988."""
FULL_BELOW, NONE_FROM, SHRINK = 300.0, 1200.0, 300.0
"""Outs at a position: below the first a player's errors are mixed with SHRINK outs at the league's rate, fading to
none. In 300 outs a fielder of 1955, 1988 and 2012 made 1.1, 1.0 and .8 errors on average, in 1,200 four times as
many."""
OUTFIELD = frozenset({"LF", "CF", "RF"})


@dataclass(frozen=True)
class Flow:
    """How often, per batter, the game comes to where somebody may err."""

    chart: float
    hits: tuple[float, float, float, float]
    """In the order of the columns of Base Hit Locations."""
    steals: float
    bunts: float
    hundreds: float


def flow_of(baseline: Baseline) -> Flow:
    rates, line = baseline.rates, baseline.batting
    return Flow(
        rates.outs - rates.gidp / 2,
        (rates.singles / 2, rates.singles / 2, rates.doubles, rates.triples),
        (line.sb + line.cs) / line.pa,
        rates.sh / chart_shares().sacrifices,
        control_chance(MIDDLE, MIDDLE) / 100,
    )


def errors_per_batter(flow: Flow, position: str, era: str) -> Callable[[int], float]:
    """Expected errors for each batter faced, as a function of E."""
    shares, fielder = chart_shares(era), NUMBER_OF[position]
    fixed = flow.bunts * shares.on_bunt[fielder] + flow.hundreds * (
        shares.on_hundred[fielder] + RUNNERS_ON * shares.on_hundred_with_runners[fielder]
    )
    checks = flow.chart * shares.checked[fielder] + (flow.steals if position == "C" else 0.0)

    def expected(e: int) -> float:
        on_hits = summed(a * b for a, b in zip(flow.hits, errors_on_hits(fielder, e), strict=True))
        return fixed + checks * e / 100 + on_hits

    return expected


def fit_errors(lines: Sequence[Fielding], position: str, baseline: Baseline, regress: float) -> list[int]:
    """E of every player at a position, nearest to his own errors; all scaled alike so that their sum is the
    league's."""
    flow = flow_of(baseline)
    expected = errors_per_batter(flow, position, era_of(baseline.year))
    table = [expected(e) for e in range(HIGHEST_E + 1)]
    batters = [line.outs * baseline.batting.pa / baseline.pitching.outs for line in lines]
    whole = summed(line.e for line in lines)
    mean = whole / (summed(batters) or 1)
    rates = []
    for line, faced in zip(lines, batters, strict=True):
        extra = SHRINK * _fade(line.outs) * regress / (1 - regress) if regress < 1 else 1e9 * _fade(line.outs)
        extra *= baseline.batting.pa / baseline.pitching.outs
        rates.append((line.e + extra * mean) / (faced + extra) if faced + extra else mean)
    low, high = 0.2, 5.0
    for _ in range(30):
        scale = (low * high) ** 0.5
        chosen = [_nearest(table, scale * rate) for rate in rates]
        got = summed(faced * table[e] for faced, e in zip(batters, chosen, strict=True))
        low, high = (scale, high) if got < whole else (low, scale)
    return [_nearest(table, high * rate) for rate in rates]


def _fade(outs: float) -> float:
    return min(max((NONE_FROM - outs) / (NONE_FROM - FULL_BELOW), 0.0), 1.0)


def _nearest(table: Sequence[float], rate: float) -> int:
    return min(range(len(table)), key=lambda e: abs(table[e] - rate))


def average_arm(baseline: Baseline) -> float:
    """The league's mean OA, from its outfielders' assists for each batted out."""
    assists = summed(baseline.fielding[position].a for position in OUTFIELD)
    return min(HIGHEST_OA - 1.0, OA_PER_ASSIST * assists / baseline.batting.outs_in_play)


def fit_arms(lines: Sequence[Fielding], average: float, regress: float) -> list[int]:
    """OA by assists for each inning, against the position's mean."""
    outs, assists = summed(line.outs for line in lines), summed(line.a for line in lines)
    mean = assists / outs if outs else 0.0
    arms = []
    for line in lines:
        extra = SHRINK * (1 + _fade(line.outs)) * regress / (1 - regress) if regress < 1 else 1e9
        rate = (line.a + extra * mean) / (line.outs + extra) if line.outs + extra else mean
        arms.append(min(HIGHEST_OA, round(average * rate / mean)) if mean else round(average))
    return arms


def gloves_of(
    lines: Mapping[tuple[str, str], Mapping[str, Fielding]], baseline: Baseline, regress: float
) -> dict[tuple[str, str], dict[str, Glove]]:
    """The lines of every player of a pool on the fielding chart."""
    found: dict[tuple[str, str], dict[str, Glove]] = {key: {} for key in lines}
    for position in ("P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF"):
        here = {key: mine[position] for key, mine in lines.items() if position in mine}
        played = list(here.values())
        errors = fit_errors(played, position, baseline, regress)
        arms = fit_arms(played, average_arm(baseline), regress) if position in OUTFIELD else [0] * len(played)
        for key, line, e, oa in zip(here, played, errors, arms, strict=True):
            found[key][position] = Glove(e, oa, round(line.games))
    return found

"""The homers of a sheet: what the Power Chart gives, and the X-HR grid and ranges that make up the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hotstove.cardmaker.pennant.exact import Floats
from hotstove.cardmaker.pennant.grids import extra_homer_grid, homer_ranges
from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.dice import TRIADS, faces
from hotstove.games.pennant.resolving import power_column
from hotstove.games.pennant.sheets import BENCH, SPOTS, Sheet
from hotstove.table.sums import summed


def power_homers(sheet: Sheet, charts: PennantCharts, open_chance: Floats) -> dict[str, float]:
    """Homers a game by spot from power bonuses; `open_chance` is each triad's chance of being no shutout."""
    found = dict.fromkeys((*SPOTS, *BENCH), 0.0)
    for triad, chance in zip(TRIADS, open_chance, strict=True):
        twin = power_column(triad)
        if twin:
            spot = charts.power(faces(triad).white, twin)
            if sheet.columns.power(spot) > 0:
                found[spot] += float(chance) / len(TRIADS)
    return found


def with_homers(
    sheet: Sheet, players: Sequence[float], club: float, charts: PennantCharts, open_chance: Floats
) -> Sheet:
    """The sheet with its X-HR grid and ranges, from the real homers a game of its players by spot and of the whole
    club.

    What the club's other players hit is the bench's.
    """
    power = power_homers(sheet, charts, open_chance)
    spots = list(sheet.batters)
    real = dict(zip(spots, players, strict=True))
    others = max(club - summed(players), 0.0)
    bench = [spot for spot in spots if spot in BENCH] or [SPOTS[-1]]
    for spot in bench:
        real[spot] += others / len(bench)
    lacking = [max(real[spot] - power[spot], 0.0) for spot in spots]
    grid = extra_homer_grid(club - summed(power.values()))
    bounds = homer_ranges(lacking) if grid else [None] * len(spots)
    batters = [
        replace(batter, extra_homers=bound) for batter, bound in zip(sheet.batters.values(), bounds, strict=True)
    ]
    return replace(sheet, lineup=tuple(batters[:9]), bench=tuple(batters[9:]), xhr_grid=grid)

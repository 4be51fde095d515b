"""How long a pitcher lasts: the rules know no fatigue, so a manager goes by what a player's starts really came to.

A start is spent when the outs that he got, and two more for every run that he allowed, come to his stamina. A player
who is not hit goes on, as he did; his stamina is the one at which his starts are as long, on average, as they were.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from functools import lru_cache

from hotstove.cardmaker.baseline.kinds import OUTS_IN_RELIEF
from hotstove.diamond.day_plan import OUTS_PER_RUN
from hotstove.record.lines import Pitching

LEAST, MOST = 12, 60
USUAL_RUNS, USUAL_OUTS = 15, 90
"""Mixed into a pitcher's own runs, where they tell how long he lasts."""
FULL_GAME, EARLIEST = 9, 4
"""Innings of a game, and the inning after which a starter may first be spent."""
KNOCKED_OUT, MUCH_LEFT = 5, 9
"""Runs after which a starter is taken out, unless he has so many outs left in him."""
MOST_RUNS = 12
SHORTFALL = 0.5
"""Outs by which starts come out shorter in replays than here, since leads are saved and pitchers hit for. With it
pitchers who only started got 21.0 outs a start in a replay of Long Tater! of 1955 (21.3 in life), 20.0 in 1988 (19.8)
and 18.0 in 2012 (18.1)."""
SCORELESS = 0.655
"""An inning without a run has the chance exp(-0.655 r), with r runs to an inning: .73 where clubs score 4.3 a game. The
line scores of 1988 (Retrosheet's game log, 37,775 innings with .460 runs, .738 of them without any) give .660."""


def inning_runs(mean: float) -> tuple[float, ...]:
    """Chances of 0, 1, 2, ... runs in an inning: after a first run each further one has the same chance."""
    some = 1 - math.exp(-SCORELESS * mean)
    more = 1 - some / mean if mean > 0 else 0.0
    return (1 - some, *(some * (1 - more) * more ** (runs - 1) for runs in range(1, MOST_RUNS + 1)))


@lru_cache(maxsize=4096)
def expected_outs(stamina: int, tenths: int) -> float:
    """Mean outs of a start, with so many tenths of a run to nine innings."""
    chances = inning_runs(tenths / 90)
    standing = {0: 1.0}
    outs = 0.0
    for inning in range(1, FULL_GAME + 1):
        after: dict[int, float] = {}
        for before, share in standing.items():
            for runs, chance in enumerate(chances):
                allowed = before + runs
                left = stamina - 3 * inning + 2 - OUTS_PER_RUN * allowed
                if allowed >= KNOCKED_OUT and 3 * allowed > 3 * inning - 2 and runs > 0 and left <= MUCH_LEFT:
                    outs += share * chance * 1.5
                    continue
                outs += share * chance * 3
                if inning < EARLIEST or 3 * inning + OUTS_PER_RUN * allowed < stamina:
                    after[allowed] = after.get(allowed, 0.0) + share * chance
        standing = after
    return outs


def stamina_for(mean_outs: float, runs_to_nine: float) -> int:
    """The stamina whose starts come nearest to a mean."""
    tenths = round(10 * min(9.0, max(1.5, runs_to_nine)))
    wanted = mean_outs + SHORTFALL
    staminas = range(LEAST, MOST + 1)

    def first_with(outs: float) -> int:
        """The least stamina with so many outs; more stamina never brings fewer."""
        place = bisect_left(staminas, outs, key=lambda stamina: expected_outs(stamina, tenths))
        return staminas[min(place, len(staminas) - 1)]

    above = first_with(wanted)
    below = first_with(expected_outs(max(LEAST, above - 1), tenths))
    return min((below, above), key=lambda stamina: (abs(expected_outs(stamina, tenths) - wanted), stamina))


def runs_to_nine(line: Pitching) -> float:
    """Runs that he allowed in nine innings, a few of them at the rate of any league."""
    return 27 * (line.runs + USUAL_RUNS) / (line.outs + USUAL_OUTS)


def outs_in_a_game(line: Pitching) -> tuple[float, int]:
    """Outs that he usually got as a starter and as a reliever."""
    relief = line.outs / line.games if line.games and not line.starts else OUTS_IN_RELIEF
    start = (line.outs - relief * line.relief_games) / line.starts if line.starts else 15.0
    return min(27.0, max(12.0, start)), round(min(12.0, max(1.0, relief)))

"""The batting order that the club's manager would write down.

What managers looked for in each slot was measured on the real lineups of every few seasons from 1902 to 2023: order.csv
has for each period and slot a weight for a player's average, walks, power, strikeouts, attempts to steal, runs scored
over runs driven in, and turns at bat for each start (each against the other players of the lineup, in standard
deviations), and for catchers, middle infielders and center fielders. The last two measures tell where he really batted.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from hotstove.cardmaker.baseline.average import Running
from hotstove.cardmaker.baseline.rates import Rates
from hotstove.cardmaker.clubhouse.lineup import Spot
from hotstove.diamond.assigning import assign
from hotstove.record.digits import DIGITS
from hotstove.record.player import PlayerRecord

MEASURES = ("avg", "walks", "power", "strikeouts", "steals", "scoring", "turns")
PLACES = ("catcher", "middle", "center")


@dataclass(frozen=True, slots=True)
class Bat:
    """A player at a position with the line that he is expected to have."""

    player: PlayerRecord
    position: str
    rates: Rates
    running: Running

    @property
    def measures(self) -> tuple[float, ...]:
        line, real, usage = self.rates, self.player.batting, self.player.usage
        scoring = round(math.log((real.runs - real.hr + 5) / max(real.rbi - real.hr + 5, 1)), DIGITS)
        starts = min(usage.starts, usage.games)  # a hitter who pitches has two starts for one game in some seasons
        turns = (real.pa + 10) / (starts + 0.35 * (usage.games - starts) + 2.5)
        return (
            line.avg,
            line.bb,
            line.slg - line.avg,
            line.so,
            min(self.running.attempts, 0.6),
            scoring,
            min(turns, 6.0),
        )

    @property
    def places(self) -> tuple[float, ...]:
        return places_of(self.position)


def places_of(position: str) -> tuple[float, ...]:
    return float(position == "C"), float(position in ("2B", "SS")), float(position == "CF")


def batting_order(bats: Sequence[Bat], year: int) -> tuple[Spot, ...]:
    """The order that fits the period's manager best; eight players leave the ninth place to the day's pitcher."""
    places = best_slots([bat.measures for bat in bats], [bat.places for bat in bats], year)
    order = tuple(Spot(bats[row].player, bats[row].position) for row in places)
    return order if len(bats) == 9 else (*order, Spot(None, "P"))


def best_slots(measures: Sequence[Sequence[float]], places: Sequence[Sequence[float]], year: int) -> list[int]:
    """Which of eight or nine players bats first, second and so on, by their MEASURES and PLACES."""
    import numpy as np

    raw = np.array(measures)
    spread = raw.std(axis=0)
    against = (raw - raw.mean(axis=0)) / np.where(spread > 0, spread, 1)
    features = np.hstack([against, np.array(places), np.ones((len(raw), 1))])
    fitness = np.round(features @ np.array(slot_weights(year)[: len(raw)]).T, DIGITS)
    return [row for _, row in sorted((slot, row) for row, slot in assign(fitness.tolist()))]


@lru_cache
def slot_weights(year: int) -> tuple[tuple[float, ...], ...]:
    """For each slot 1 to 9 the weights of MEASURES and PLACES, and a constant."""
    rows = list(csv.DictReader(files(__package__).joinpath("order.csv").read_text("utf-8").splitlines()))
    last = min(int(row["last_year"]) for row in rows if int(row["last_year"]) >= year)
    columns = (*MEASURES, *PLACES, "constant")
    return tuple(tuple(float(row[column]) for column in columns) for row in rows if int(row["last_year"]) == last)

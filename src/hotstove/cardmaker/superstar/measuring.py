"""What seasons that were played tell the fitter: how tired pitchers are, whom of them batters meet, and how many more
runs real lineups score than nine average players."""

from __future__ import annotations

from collections import Counter

import numpy as np

from hotstove.cardmaker.baseline import DEFAULT_REGRESS, baseline_of
from hotstove.cardmaker.makers import Measures
from hotstove.cardmaker.superstar.players import root_of_complete_games
from hotstove.cardmaker.superstar.season_fit import fit_pool
from hotstove.cardmaker.superstar.work import decisions_of, relieves, stretch
from hotstove.diamond.log import GameLog
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.fatigue import innings_limit, innings_past
from hotstove.odds.distribution import end_of
from hotstove.record import Season, read_season
from hotstove.table.sums import summed

ENOUGH = 100
"""Batters of the record from which a pitcher's work in one replay tells anything."""


class SuperstarMeasures(Measures):
    """Counts over the games of one season; ``values`` are the numbers that the fitter asks for."""

    def __init__(self, year: int) -> None:
        self.year = year
        self.tired = self.outs = self.runs = 0
        self.faced: Counter[tuple[str, str]] = Counter()
        """Batters by pitcher and club."""

    def add(self, log: GameLog) -> None:
        """One more game."""
        outs: dict[str, int] = {}
        starters = {lineup.pitcher for lineup in log.starting}
        limits: dict[str, int] = {}
        clubs = log.visitors, log.home
        for entry in log.plays:
            situation, play = entry.situation, entry.play
            pitcher, bases = situation.pitcher, situation.bases
            if pitcher not in limits:
                card = clubs[situation.fielding].cards[pitcher]
                assert isinstance(card, Card) and card.pitching is not None
                limits[pitcher] = innings_limit(our_charts(), card.pitching, pitcher in starters)
            end = end_of(play, bases, situation.outs)
            if end.batter != "up":
                self.faced[pitcher, clubs[situation.fielding].code] += 1
                self.tired += innings_past(limits[pitcher], outs.get(pitcher, 0) // 3 + 1) > 0
            got = end.outs - situation.outs
            outs[pitcher] = outs.get(pitcher, 0) + got
            self.outs += got
            self.runs += end.runs

    def values(self) -> dict[str, float]:
        """Tired batters faced for each root of the record's complete games a start; runs over those of the mean
        half-inning that the fitter saw; and how many batters relievers, and those who lasted longer than their cards
        do, faced beside those of the record."""
        season = read_season(self.year)
        pools = [(baseline_of(season, pool[0]), fit_pool(self.year, pool, DEFAULT_REGRESS)) for pool in season.pools]
        times = summed(baseline.batting.pa for baseline, _ in pools)
        tired = summed(root_of_complete_games(baseline) * baseline.batting.pa for baseline, _ in pools) / times
        outs = summed(baseline.pitching.outs for baseline, _ in pools)
        runs = summed(fit.inning.runs * baseline.pitching.outs for baseline, fit in pools) / outs
        return {
            "tired": self.tired / summed(self.faced.values()) / tired,
            "lineups": 3 * self.runs / self.outs / runs,
            **self._work(season),
        }

    def _work(self, season: Season) -> dict[str, float]:
        """Least squares over the logarithms of batters faced here for each of the record, weighed by the latter."""
        rows, more, weights = [], [], []
        decisions = decisions_of(season)
        for club in season.clubs:
            for player in club.players:
                line, here = player.pitching, self.faced[player.retro_id, club.code]
                if line is not None and line.bf >= ENOUGH and here:
                    rows.append((1.0, float(relieves(line)), -np.log(stretch(line, decisions[player.lahman_id]))))
                    more.append(np.log(here / line.bf))
                    weights.append(line.bf**0.5)
        by = np.array(weights)
        _, relievers, endurance = np.linalg.lstsq(np.array(rows) * by[:, None], np.array(more) * by, rcond=None)[0]
        return {"relievers": float(np.exp(relievers)), "endurance": float(endurance)}

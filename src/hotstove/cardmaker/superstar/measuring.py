"""What seasons that were played tell the fitter: how tired pitchers are, and how many more runs real lineups score than
nine average players."""

from __future__ import annotations

from hotstove.cardmaker.baseline import DEFAULT_REGRESS, baseline_of
from hotstove.cardmaker.makers import Measures
from hotstove.cardmaker.superstar.players import root_of_complete_games
from hotstove.cardmaker.superstar.season_fit import fit_pool
from hotstove.diamond.log import GameLog
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.fatigue import innings_limit, innings_past
from hotstove.odds.distribution import end_of
from hotstove.record import read_season
from hotstove.table.sums import summed


class SuperstarMeasures(Measures):
    """Counts over the games of one season; ``values`` are the numbers that the fitter asks for."""

    def __init__(self, year: int) -> None:
        self.year = year
        self.batters = self.tired = self.outs = self.runs = 0

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
                self.batters += 1
                self.tired += innings_past(limits[pitcher], outs.get(pitcher, 0) // 3 + 1) > 0
            got = end.outs - situation.outs
            outs[pitcher] = outs.get(pitcher, 0) + got
            self.outs += got
            self.runs += end.runs

    def values(self) -> dict[str, float]:
        """Tired batters faced for each root of the record's complete games a start; runs over those of the mean
        half-inning that the fitter saw."""
        season = read_season(self.year)
        pools = [(baseline_of(season, pool[0]), fit_pool(self.year, pool, DEFAULT_REGRESS)) for pool in season.pools]
        times = summed(baseline.batting.pa for baseline, _ in pools)
        tired = summed(root_of_complete_games(baseline) * baseline.batting.pa for baseline, _ in pools) / times
        outs = summed(baseline.pitching.outs for baseline, _ in pools)
        runs = summed(fit.inning.runs * baseline.pitching.outs for baseline, fit in pools) / outs
        return {
            "tired": self.tired / self.batters / tired,
            "lineups": 3 * self.runs / self.outs / runs,
        }

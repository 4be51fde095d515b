"""All cards of a season, fitted against each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import TypeVar

from hotstove.cardmaker.baseline import Baseline, Rates, baseline_of, targets_of
from hotstove.cardmaker.baseline.targets import Key, Target
from hotstove.cardmaker.longtater.batters import BatterLine, Conditions, FittedBatter, Given, fit_batter
from hotstove.cardmaker.longtater.branches import pitcher_branch
from hotstove.cardmaker.longtater.charted import chart_shares
from hotstove.cardmaker.longtater.halfway import batter_with_walks, pitcher_with_walks, walk_factor
from hotstove.cardmaker.longtater.opponents import RatedBatter, RatedPitcher, Side, against_batters, against_pitchers
from hotstove.cardmaker.longtater.pitchers import (
    FittedPitcher,
    PitcherLine,
    expected_line,
    fit_pitcher,
    miss,
    oddities,
)
from hotstove.cardmaker.longtater.ratings import batter_quality, pitcher_quality, ratings_for, standard
from hotstove.cardmaker.record import Season, read_season
from hotstove.games.longtater.book import our_book
from hotstove.games.longtater.cards import PitcherCard
from hotstove.games.longtater.eras import era_of
from hotstove.games.longtater.missing import missing_rating

ROUNDS = 3
"""Batters are fitted to pitchers and pitchers to batters so many times; then nothing moves any more."""
INTERLEAGUE = ((1996, 0.0), (2012, 0.10), (2022, 0.123), (2099, 0.285))
"""The share of games against the other league, with the last year of each."""
Rated = TypeVar("Rated", RatedBatter, RatedPitcher)
HUNDREDS = 0.0022
"""Of a pitcher's plate appearances in control, those that start over after a 100."""


@dataclass(frozen=True)
class FittedSeason:
    """The cards of everybody, by man and club, with the lines that they were fitted to."""

    season: Season
    targets: Mapping[Key, Target]
    conditions: Mapping[str, Conditions]
    """By league."""
    batters: Mapping[Key, FittedBatter]
    pitchers: Mapping[Key, FittedPitcher]
    batter_lines: Mapping[Key, BatterLine]
    pitcher_lines: Mapping[Key, PitcherLine]


def fit_season(season: Season, regress: float) -> FittedSeason:
    return _fitted(season.year, regress)


def batter_line(rates: Rates, flies_per_out: float) -> BatterLine:
    """A line without its bunts; flies go by batted outs, as the charts have them."""
    rest = 1 - rates.sh
    singles, doubles, triples, hr = (r / rest for r in (rates.singles, rates.doubles, rates.triples, rates.hr))
    bb, hbp, so = rates.bb / rest, rates.hbp / rest, rates.so / rest
    outs = 1 - singles - doubles - triples - hr - bb - hbp - so
    return BatterLine(singles, doubles, triples, hr, bb, hbp, so, rates.gidp / rest, flies_per_out * outs)


def pitcher_line(rates: Rates) -> PitcherLine:
    rest = 1 - rates.sh
    return PitcherLine(rates.h / rest, rates.bb / rest, rates.so / rest, rates.hbp / rest, rates.hr / rest)


def conditions_of(baseline: Baseline) -> Conditions:
    rates, shares = baseline.rates, chart_shares(era_of(baseline.year))
    return Conditions(
        double_play_chances(baseline), shares.double_plays, rates.fly / rates.outs, shares.ends_on_hundred
    )


def double_play_chances(baseline: Baseline) -> float:
    """Plate appearances with a man on first and less than two out, as this game brings them about.

    Measured in replays of 1968, 1988, 2000 and 2019 (.179 .176 .195 .184): men who come to first make them, men who
    leave it to steal take them away.
    """
    line = baseline.batting
    return baseline.rates.on_first * (0.875 - 6.0 * (line.sb + line.cs) / line.pa)


def interleague_share(year: int, leagues: int) -> float:
    return 0.0 if leagues == 1 else next(share for last, share in INTERLEAGUE if year <= last)


@lru_cache(maxsize=4)
def _fitted(year: int, regress: float) -> FittedSeason:
    season = read_season(year)
    conditions = {league: conditions_of(baseline_of(season, league)) for league in season.leagues}
    factors = {league: walk_factor(baseline_of(season, league)) for league in season.leagues}
    targets = targets_of(season, regress)
    lines, thrown = {}, {}
    for key, target in targets.items():
        league = target.man.league
        if target.batting.sh < 1:
            line = batter_line(target.batting, conditions[league].flies_per_out)
            lines[key] = batter_with_walks(line, factors[league])
        if target.pitching is not None:
            thrown[key] = pitcher_with_walks(pitcher_line(target.pitching), factors[league])
    fitting = _Fitting(season, conditions, targets, lines, thrown)
    batters: dict[Key, FittedBatter] = {}
    pitchers: dict[Key, FittedPitcher] = {}
    for _ in range(ROUNDS):
        batters = fitting.batters(pitchers)
        pitchers = fitting.pitchers(batters)
    batters = fitting.batters(pitchers)
    return FittedSeason(season, targets, conditions, batters, fitting.measured(pitchers, batters), lines, thrown)


def given_to(target: Target) -> Given:
    """LT-27: K and DP from the Missing Data chart where the season did not count strikeouts or double plays."""
    man = target.man
    return Given(
        _from_chart("K", target) if man.batting.is_estimated("so") else None,
        _from_chart("DP", target) if man.batting.is_estimated("gidp") else None,
    )


def _from_chart(rating: str, target: Target) -> int:
    man = target.man
    return missing_rating(our_book(), rating, man.league, man.year, target.batting_kind == "pitcher")


class _Fitting:
    """One season on the fitter's table."""

    def __init__(
        self,
        season: Season,
        conditions: Mapping[str, Conditions],
        targets: Mapping[Key, Target],
        lines: Mapping[Key, BatterLine],
        thrown: Mapping[Key, PitcherLine],
    ) -> None:
        self.season, self.conditions, self.targets = season, conditions, targets
        self.lines, self.thrown = lines, thrown
        self.turns = {key: max(targets[key].man.batting.pa - targets[key].man.batting.sh, 0.01) for key in lines}
        self.faced = {key: _faced(targets[key]) for key in thrown}
        self.bat_scale = standard([batter_quality(line) for line in lines.values()], list(self.turns.values()))
        self.arm_scale = standard([pitcher_quality(line) for line in thrown.values()], list(self.faced.values()))

    def batters(self, pitchers: Mapping[Key, FittedPitcher]) -> dict[Key, FittedBatter]:
        """Every batter against the pitchers of his league; against an average one where there are none yet."""
        first = [RatedPitcher(1.0, 10, pitcher_branch(_average(baseline_of(self.season, self.season.leagues[0]))))]
        rated = [
            (key, RatedPitcher(self.faced[key], fitted.card.pr, fitted.branch)) for key, fitted in pitchers.items()
        ]
        meets = {league: _against_pitchers(self._weighed(league, rated) or first) for league in self.season.leagues}
        found = {}
        for key, line in self.lines.items():
            league = self.targets[key].man.league
            ratings = ratings_for(batter_quality(line), *self.bat_scale)
            found[key] = fit_batter(line, ratings, meets[league], self.conditions[league], given_to(self.targets[key]))
        return found

    def pitchers(self, batters: Mapping[Key, FittedBatter]) -> dict[Key, FittedPitcher]:
        meets = self._batters_met(batters)
        found = {}
        for key, line in self.thrown.items():
            target = self.targets[key]
            odd = oddities(target.wild, target.pitching.hbp if target.pitching else 0.0, target.balks)
            ratings = ratings_for(pitcher_quality(line), *self.arm_scale)
            found[key] = fit_pitcher(line, ratings, meets[target.man.league], odd)
        return found

    def measured(
        self, pitchers: Mapping[Key, FittedPitcher], batters: Mapping[Key, FittedBatter]
    ) -> dict[Key, FittedPitcher]:
        """The same pitching cards with their lines against the batters as they were made in the end."""
        meets = self._batters_met(batters)
        found = {}
        for key, fitted in pitchers.items():
            expected = expected_line(fitted.branch, meets[self.targets[key].man.league](fitted.card.pr))
            found[key] = replace(fitted, expected=expected, error=miss(expected, self.thrown[key]))
        return found

    def _batters_met(self, batters: Mapping[Key, FittedBatter]) -> dict[str, Callable[[int], Side]]:
        rated = [(key, RatedBatter(self.turns[key], fitted.card.br, fitted.branch)) for key, fitted in batters.items()]
        return {league: _against_batters(self._weighed(league, rated)) for league in self.season.leagues}

    def _weighed(self, league: str, rated: Sequence[tuple[Key, Rated]]) -> list[Rated]:
        """Opponents by how often a man of a league meets them: his own league, and a share of the others."""
        away = interleague_share(self.season.year, len(self.season.leagues))
        sums = {True: 0.0, False: 0.0}
        at_home = [self.targets[key].man.league == league for key, _ in rated]
        for home, (_, man) in zip(at_home, rated, strict=True):
            sums[home] += man.weight
        share = {True: 1 - away, False: away}
        weighed = []
        for home, (_, man) in zip(at_home, rated, strict=True):
            if share[home] > 0:
                weighed.append(man.weighing(man.weight * share[home] / sums[home]))
        return weighed


def _faced(target: Target) -> float:
    line = target.man.pitching
    return 0.01 if line is None else max(line.bf - line.sh, 0.01)


def _average(baseline: Baseline) -> PitcherCard:
    """A first guess: the league itself on the mound."""
    line = pitcher_line(baseline.rates)
    reached = line.h + line.bb
    so = round(100 * line.so / (1 - reached))
    return PitcherCard(10, round(100 * reached), so, round(100 * line.h / reached), 50, 90, 100)


def _against_pitchers(pitchers: Sequence[RatedPitcher]) -> Callable[[int], Side]:
    again = 0.01 * (1 - chart_shares().ends_on_hundred)
    return cache(lambda br: against_pitchers(br, pitchers, again))


def _against_batters(batters: Sequence[RatedBatter]) -> Callable[[int], Side]:
    return cache(lambda pr: against_batters(pr, batters, HUNDREDS))

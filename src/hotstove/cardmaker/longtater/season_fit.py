"""All cards of a season, fitted against each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from hotstove.cardmaker.baseline import Baseline, Rates, baseline_of, targets_of
from hotstove.cardmaker.baseline.club_totals import batting_club_totals, pitching_club_totals
from hotstove.cardmaker.baseline.homers_allowed import hits_and_walks_less
from hotstove.cardmaker.baseline.targets import Key, Target
from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.longtater.batters import BatterLine, Conditions, FittedBatter, Given, fit_batter
from hotstove.cardmaker.longtater.branches import pitcher_branch
from hotstove.cardmaker.longtater.chart_shares import chart_shares
from hotstove.cardmaker.longtater.early_walks import batter_with_walks, pitcher_with_walks, walk_factor
from hotstove.cardmaker.longtater.homers import homers_too_many, lowered
from hotstove.cardmaker.longtater.opponents import (
    Counted,
    Opposition,
    RatedBatter,
    RatedPitcher,
    batters_met,
    pitchers_met,
)
from hotstove.cardmaker.longtater.pitchers import (
    FittedPitcher,
    PitcherLine,
    expected_line,
    fit_pitcher,
    miss,
    oddities,
)
from hotstove.cardmaker.longtater.ratings import MIDDLE, batter_quality, pitcher_quality, ratings_for, standard
from hotstove.games.longtater.cards import PitcherCard
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.eras import era_of
from hotstove.games.longtater.missing import missing_rating
from hotstove.record import Season, read_season
from hotstove.table.sums import summed

ROUNDS = 3
"""Batters are fitted to pitchers and pitchers to batters so many times; then nothing moves any more."""
HOMER_ROUNDS = 3
"""How often batters are then made to aim higher in homers, by what the season's cards lack."""
INTERLEAGUE = ((1996, 0.0), (2012, 0.10), (2022, 0.123), (2099, 0.285))
"""The share of games against the other league, with the last year of each: 15 to 18 of 162 from 1997, 20 from 2013, 46
from 2023."""
ANY_ADVANCE, SCORING_FLIES = range(1926, 1931), 0.86
"""Seasons that charged no at-bat for a fly on which anybody moved up. Two thirds of those score a player; cards go
half of the way, since more hits for the batters are more hits off the pitchers."""
HUNDREDS = 0.0022
"""Of a pitcher's plate appearances in control, those that start over after a 100."""


@dataclass(frozen=True)
class FittedSeason:
    """The cards of everybody, by player and club, with the lines that they were fitted to."""

    season: Season
    targets: Mapping[Key, Target]
    conditions: Mapping[str, Conditions]
    """By league."""
    batters: Mapping[Key, FittedBatter]
    pitchers: Mapping[Key, FittedPitcher]
    batter_lines: Mapping[Key, BatterLine]
    pitcher_lines: Mapping[Key, PitcherLine]


def fit_season(season: Season, regress: float, true_to: str = LINES) -> FittedSeason:
    return _fitted(season.year, regress, true_to)


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
    shares, flies = chart_shares(era_of(baseline.year)), baseline.rates.fly / baseline.rates.outs
    scoring = SCORING_FLIES if baseline.year in ANY_ADVANCE else 1.0
    return Conditions(
        double_play_chances(baseline), shares.double_plays, flies * scoring, flies, shares.ends_on_hundred
    )


def double_play_chances(baseline: Baseline) -> float:
    """Plate appearances with a runner on first and less than two out, as this game brings them about.

    Measured in replays of 1968, 1988, 2000 and 2019 (.179 .176 .195 .184): players who come to first make them,
    players who leave it to steal take them away.
    """
    line = baseline.batting
    return baseline.rates.on_first * (0.875 - 6.0 * (line.sb + line.cs) / line.pa)


def interleague_share(year: int, leagues: int) -> float:
    return 0.0 if leagues == 1 else next(share for last, share in INTERLEAGUE if year <= last)


@lru_cache(maxsize=4)
def _fitted(year: int, regress: float, true_to: str) -> FittedSeason:
    season = read_season(year)
    conditions = {league: conditions_of(baseline_of(season, league)) for league in season.leagues}
    factors = {league: walk_factor(baseline_of(season, league)) for league in season.leagues}
    targets = targets_of(season, regress, true_to)
    league_of = {key: target.player.league for key, target in targets.items()}
    lines = {}
    for key, rates in batting_club_totals(targets, regress).items():
        league = league_of[key]
        swung = rates if rates.sh < 1 else baseline_of(season, league).rates  # a player who did nothing but bunt
        lines[key] = batter_with_walks(batter_line(swung, conditions[league].flies_of_record), factors[league])
    thrown = {
        key: pitcher_with_walks(pitcher_line(rates), factors[league_of[key]])
        for key, rates in pitching_club_totals(season, targets, regress).items()
    }
    fitting = _Fitting(season, conditions, targets, lines, thrown)
    batters: dict[Key, FittedBatter] = {}
    pitchers: dict[Key, FittedPitcher] = {}
    for _ in range(ROUNDS):
        batters = fitting.batters(pitchers)
        pitchers = fitting.pitchers(batters)
    batters = fitting.batters(pitchers)
    for _ in range(HOMER_ROUNDS):
        fitting.aim_for_homers(batters)
        batters = fitting.batters(pitchers)
    return FittedSeason(season, targets, conditions, batters, fitting.measured(pitchers, batters), lines, thrown)


def given_to(target: Target) -> Given:
    """LT-27: K and DP from the Missing Data chart where the season did not count strikeouts or double plays."""
    player = target.player
    return Given(
        _from_chart("K", target) if player.batting.is_estimated("so") else None,
        _from_chart("DP", target) if player.batting.is_estimated("gidp") else None,
    )


def _from_chart(rating: str, target: Target) -> int:
    player = target.player
    return missing_rating(our_charts(), rating, player.league, player.year, target.batting_kind == "pitcher")


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
        self.homers_more = 1.0
        """What batters aim at over what they hit, since those who hit few are often rounded to none."""
        self.turns = {key: max(targets[key].player.batting.pa - targets[key].player.batting.sh, 0.01) for key in lines}
        self.faced = {key: _faced(targets[key]) for key in thrown}
        self.bat_scale = standard([batter_quality(line) for line in lines.values()], list(self.turns.values()))
        self.arm_scale = standard([pitcher_quality(line) for line in thrown.values()], list(self.faced.values()))

    def batters(self, pitchers: Mapping[Key, FittedPitcher]) -> dict[Key, FittedBatter]:
        """Every batter against the pitchers whom he meets; against an average one where there are none yet."""
        rated = [
            RatedPitcher(key[1], self.faced[key], fitted.card.pr, fitted.branch) for key, fitted in pitchers.items()
        ]
        if not rated:
            first = pitcher_branch(_average(baseline_of(self.season, self.season.leagues[0])))
            rated = [RatedPitcher(club.code, 1.0, 10, first) for club in self.season.clubs]
        met = self._met(pitchers_met(rated, 0.01 * (1 - chart_shares().ends_on_hundred)))
        found = {}
        for key, line in self.lines.items():
            on = self.conditions[self.targets[key].player.league]
            ratings = ratings_for(batter_quality(line), *self.bat_scale)
            aim = replace(line, hr=line.hr * self.homers_more, singles=line.singles - line.hr * (self.homers_more - 1))
            found[key] = fit_batter(aim, ratings, met.of(key[1]), on, given_to(self.targets[key]))
        return found

    def aim_for_homers(self, batters: Mapping[Key, FittedBatter]) -> None:
        """Makes up for the homers that these cards lack."""
        wanted, got = self._homers(self.lines), self._homers({key: fitted.expected for key, fitted in batters.items()})
        self.homers_more *= wanted / got if got else 1.0

    def _homers(self, lines: Mapping[Key, BatterLine]) -> float:
        return summed(self.turns[key] * line.hr for key, line in lines.items())

    def pitchers(self, batters: Mapping[Key, FittedBatter]) -> dict[Key, FittedPitcher]:
        met = self._batters_met(batters)
        too_many = {key: homers_too_many(line, met.of(key[1])(MIDDLE)) for key, line in self.thrown.items()}
        less = hits_and_walks_less(too_many, self.faced)
        found = {}
        for key, line in self.thrown.items():
            target = self.targets[key]
            odd = oddities(target.wild, target.pitching.hbp if target.pitching else 0.0, target.balks)
            ratings = ratings_for(pitcher_quality(line), *self.arm_scale)
            found[key] = fit_pitcher(lowered(line, less[key]), ratings, met.of(key[1]), odd)
        return found

    def measured(
        self, pitchers: Mapping[Key, FittedPitcher], batters: Mapping[Key, FittedBatter]
    ) -> dict[Key, FittedPitcher]:
        """The same pitching cards with their lines against the batters as they were made in the end."""
        met = self._batters_met(batters)
        found = {}
        for key, fitted in pitchers.items():
            expected = expected_line(fitted.branch, met.of(key[1])(fitted.card.pr))
            found[key] = replace(fitted, expected=expected, error=miss(expected, self.thrown[key]))
        return found

    def _batters_met(self, batters: Mapping[Key, FittedBatter]) -> Opposition:
        rated = [RatedBatter(key[1], self.turns[key], fitted.card.br, fitted.branch) for key, fitted in batters.items()]
        return self._met(batters_met(rated, HUNDREDS))

    def _met(self, counted: Counted) -> Opposition:
        away = interleague_share(self.season.year, len(self.season.leagues))
        return Opposition(counted, {club.code: club.league for club in self.season.clubs}, away)


def _faced(target: Target) -> float:
    line = target.player.pitching
    return 0.01 if line is None else max(line.bf - line.sh, 0.01)


def _average(baseline: Baseline) -> PitcherCard:
    """A first guess: the league itself on the mound."""
    line = pitcher_line(baseline.rates)
    reached = line.h + line.bb
    so = round(100 * line.so / (1 - reached))
    return PitcherCard(10, round(100 * reached), so, round(100 * line.h / reached), 50, 90, 100)

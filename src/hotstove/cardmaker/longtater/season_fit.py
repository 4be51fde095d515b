"""All cards of a season, fitted against each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from hotstove.cardmaker.baseline import Baseline, Rates, baseline_of, targets_of
from hotstove.cardmaker.baseline.club_totals import batting_club_totals, pitching_club_totals
from hotstove.cardmaker.baseline.homers_allowed import hits_and_walks_less
from hotstove.cardmaker.baseline.targets import Key, Target
from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.fit.events import INDEX
from hotstove.cardmaker.fit.opposition import Opposition, interleague_share
from hotstove.cardmaker.longtater.batters import BatterLine, Conditions, FittedBatter, Given, LeagueBatters
from hotstove.cardmaker.longtater.early_walks import batter_with_walks, pitcher_with_walks, walk_factor
from hotstove.cardmaker.longtater.opponents import Opponents, joined
from hotstove.cardmaker.longtater.pitchers import FittedPitcher, LeaguePitchers, Oddities, PitcherLine, oddities
from hotstove.cardmaker.longtater.ratings import MIDDLE, batter_quality, pitcher_quality, ratings_for, standard
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.control import control_chance
from hotstove.games.longtater.eras import era_of
from hotstove.games.longtater.missing import missing_rating
from hotstove.record import Season, read_season
from hotstove.table.sums import summed

if TYPE_CHECKING:
    from hotstove.cardmaker.longtater.league_cards import Vector, Whole

Line = TypeVar("Line")
More = TypeVar("More")
Cards = TypeVar("Cards")

ROUNDS = 3
"""Batters are fitted to pitchers and pitchers to batters so many times; then nothing moves any more."""
CHANCES, LOST_TO_STEALS = 0.849, 4.25
"""Chances of a double play for each time that somebody came to first, and how many of them a steal tried for each plate
appearance takes away: the line through replays of 1955, 1977, 1988 and 2012 that `python -m tests.helpers.double_plays`
printed on 2026-11-18 (.793, .721, .722 and .754; .790, .729, .728 and .748 with cards made by it, of one replay each,
whose standard error is .004)."""
ANY_ADVANCE, SCORING_FLIES = range(1926, 1931), 0.86
"""Seasons that charged no at-bat for a fly on which anybody moved up. Two thirds of those score a player; cards go half
of the way, since more hits for the batters are more hits off the pitchers (docs/longtater.md, "Flies of 1926-30")."""


@dataclass(frozen=True)
class FittedSeason:
    """The cards of everybody, by player and club, with the lines that they were fitted to."""

    season: Season
    targets: Mapping[Key, Target]
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
    flies = baseline.rates.fly / baseline.rates.outs
    scoring = SCORING_FLIES if baseline.year in ANY_ADVANCE else 1.0
    return Conditions(era_of(baseline.year), double_play_chances(baseline), flies * scoring, flies)


def double_play_chances(baseline: Baseline) -> float:
    """Plate appearances with a runner on first and less than two out, as this game brings them about: players who come
    to first make them, players who leave it to steal take them away."""
    line = baseline.batting
    return baseline.rates.on_first * max(0.0, CHANCES - LOST_TO_STEALS * (line.sb + line.cs) / line.pa)


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
    for number in range(ROUNDS):
        fitting.settle_batters(keeping_ratings=number == 0)
        fitting.settle_pitchers(keeping_ratings=number == 0)
    fitting.settle_batters()
    return FittedSeason(season, targets, fitting.batters(), fitting.pitchers(), lines, thrown)


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
    """One season on the fitter's table: in every league batters and pitchers, searched for by turns."""

    def __init__(
        self,
        season: Season,
        conditions: Mapping[str, Conditions],
        targets: Mapping[Key, Target],
        lines: Mapping[Key, BatterLine],
        thrown: Mapping[Key, PitcherLine],
    ) -> None:
        self._season, self._conditions, self._targets = season, conditions, targets
        away = interleague_share(season.year, len(season.leagues))
        self._clubs = Opposition([club.league for club in season.clubs], away)
        turns = {key: max(targets[key].player.batting.pa - targets[key].player.batting.sh, 0.01) for key in lines}
        faced = {key: _faced(targets[key]) for key in thrown}
        self._at_bat = self._leagues(LeagueBatters, lines, turns, batter_quality, given_to)
        self._on_mound = self._leagues(LeaguePitchers, thrown, faced, pitcher_quality, _oddities)

    def _leagues(
        self,
        cards: Callable[[Whole, Vector, list[list[int]], list[Line], Conditions, list[More]], Cards],
        lines: Mapping[Key, Line],
        chances: Mapping[Key, float],
        quality_of: Callable[[Line], float],
        more: Callable[[Target], More],
    ) -> list[tuple[list[Key], Cards]]:
        """For every league its players and their cards, with clubs, chances, ratings in the order in which they are
        tried, and whatever else is given."""
        import numpy as np

        quality = {key: quality_of(line) for key, line in lines.items()}
        usual = standard(list(quality.values()), list(chances.values()))
        place = {club.code: at for at, club in enumerate(self._season.clubs)}
        found = []
        for league, on in self._conditions.items():
            keys = [key for key in lines if self._targets[key].player.league == league]
            clubs, times = np.array([place[key[1]] for key in keys]), np.array([chances[key] for key in keys])
            ratings = [list(ratings_for(quality[key], *usual)) for key in keys]
            given = [more(self._targets[key]) for key in keys]
            found.append((keys, cards(clubs, times, ratings, [lines[key] for key in keys], on, given)))
        return found

    def settle_batters(self, keeping_ratings: bool = False) -> None:
        """Every batter against the pitchers whom he meets."""
        met = self._pitchers_met()
        for _, batters in self._at_bat:
            batters.settle(met, keeping_ratings)

    def settle_pitchers(self, keeping_ratings: bool = False) -> None:
        """Every pitcher against the batters whom he meets; where they hit more homers off him than they did, he aims at
        fewer hits and walks."""
        met = self._batters_met()
        too_many, faced = dict[Key, float](), dict[Key, float]()
        for keys, pitchers in self._on_mound:
            too_many |= zip(keys, pitchers.homers_too_many(met, MIDDLE), strict=True)
            faced |= zip(keys, pitchers.chances.tolist(), strict=True)
        less = hits_and_walks_less(too_many, faced)
        for keys, pitchers in self._on_mound:
            pitchers.aim_lower([less[key] for key in keys])
            pitchers.settle(met, keeping_ratings)

    def batters(self) -> dict[Key, FittedBatter]:
        met = self._pitchers_met()
        return dict(pair for keys, some in self._at_bat for pair in zip(keys, some.fitted(met), strict=True))

    def pitchers(self) -> dict[Key, FittedPitcher]:
        met = self._batters_met()
        return dict(pair for keys, some in self._on_mound for pair in zip(keys, some.fitted(met), strict=True))

    def _pitchers_met(self) -> Opponents:
        starts_over = self._at_bat[0][1].rated().events[0, INDEX["UP"]]
        return Opponents(joined([some.rated() for _, some in self._on_mound]), self._clubs, control_chance, starts_over)

    def _batters_met(self) -> Opponents:
        pitchers = joined([some.rated() for _, some in self._on_mound])
        over = summed((pitchers.chances * pitchers.events[:, INDEX["UP"]]).tolist()) / summed(pitchers.chances.tolist())
        rated = joined([some.rated() for _, some in self._at_bat])
        return Opponents(rated, self._clubs, lambda pr, br: 1 - control_chance(br, pr), over)


def _faced(target: Target) -> float:
    line = target.player.pitching
    return 0.01 if line is None else max(line.bf - line.sh, 0.01)


def _oddities(target: Target) -> Oddities:
    return oddities(target.wild, target.pitching.hbp if target.pitching else 0.0, target.balks)

"""All cards of a pool of leagues, fitted against each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from hotstove.cardmaker.baseline import Baseline, Rates, baseline_of, targets_of
from hotstove.cardmaker.baseline.targets import Key, Target
from hotstove.cardmaker.longtater.batters import BatterLine, Conditions, FittedBatter, fit_batter
from hotstove.cardmaker.longtater.branches import batter_branch, pitcher_branch
from hotstove.cardmaker.longtater.charted import chart_shares
from hotstove.cardmaker.longtater.opponents import RatedBatter, RatedPitcher, Side, against_batters, against_pitchers
from hotstove.cardmaker.longtater.pitchers import FittedPitcher, PitcherLine, fit_pitcher, oddities
from hotstove.cardmaker.longtater.ratings import batter_quality, pitcher_quality, ratings_for, standard
from hotstove.cardmaker.record import Season
from hotstove.games.longtater.cards import BatterCard, PitcherCard

ROUNDS = 4
"""Batters are fitted to pitchers and pitchers to batters so many times; after three nothing moves any more."""


@dataclass(frozen=True)
class Pool:
    """The fitted cards of leagues that share a baseline, by man and club."""

    season: Season
    leagues: tuple[str, ...]
    baseline: Baseline
    conditions: Conditions
    targets: Mapping[Key, Target]
    batters: Mapping[Key, FittedBatter]
    pitchers: Mapping[Key, FittedPitcher]
    batter_lines: Mapping[Key, BatterLine]
    pitcher_lines: Mapping[Key, PitcherLine]


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
    rates = baseline.rates
    shares = chart_shares()
    return Conditions(
        baseline.advancing.double_play_chances,
        shares.double_plays,
        rates.fly / rates.outs,
        shares.ends_on_hundred,
    )


@lru_cache(maxsize=4)
def _fitted(year: int, leagues: tuple[str, ...], regress: float) -> Pool:
    from hotstove.cardmaker.record import read_season

    season = read_season(year)
    baseline = baseline_of(season, leagues[0])
    on = conditions_of(baseline)
    keys = {(man.lahman_id, man.clubs[0]) for man in season.stints(leagues)}
    targets = {key: target for key, target in targets_of(season, regress).items() if key in keys}
    at_bat = {key: batter_line(t.batting, on.flies_per_out) for key, t in targets.items() if t.batting.sh < 1}
    mound = {key: pitcher_line(t.pitching) for key, t in targets.items() if t.pitching is not None}
    turns = {key: max(t.man.batting.pa - t.man.batting.sh, 0.01) for key, t in targets.items()}
    faced = {key: max(t.man.pitching.bf - t.man.pitching.sh, 0.01) for key, t in targets.items() if t.man.pitching}
    batting_scale = standard([batter_quality(at_bat[key]) for key in at_bat], [turns[key] for key in at_bat])
    mound_scale = standard([pitcher_quality(mound[key]) for key in mound], [faced[key] for key in mound])
    batters: dict[Key, FittedBatter] = {}
    pitchers: dict[Key, FittedPitcher] = {}
    opposing = [RatedPitcher(1.0, 10, pitcher_branch(_average_pitcher(baseline)))]
    for _ in range(ROUNDS):
        meets_pitchers = _meets_pitchers(opposing)
        for key, line in at_bat.items():
            batters[key] = fit_batter(line, ratings_for(batter_quality(line), *batting_scale), meets_pitchers, on)
        lineup = [RatedBatter(turns[key], fit.card.br, fit.branch) for key, fit in batters.items()]
        meets_batters = _meets_batters(lineup)
        for key, thrown in mound.items():
            target = targets[key]
            hurt = target.pitching.hbp if target.pitching else 0.0
            odd = oddities(target.wild, hurt, target.balks)
            pitchers[key] = fit_pitcher(thrown, ratings_for(pitcher_quality(thrown), *mound_scale), meets_batters, odd)
        opposing = [RatedPitcher(faced[key], fit.card.pr, fit.branch) for key, fit in pitchers.items()]
    meets_pitchers = _meets_pitchers(opposing)
    for key, line in at_bat.items():
        batters[key] = fit_batter(line, ratings_for(batter_quality(line), *batting_scale), meets_pitchers, on)
    return Pool(season, leagues, baseline, on, targets, batters, pitchers, at_bat, mound)


def fit_pool(season: Season, league: str, regress: float) -> Pool:
    """The pool to which a league belongs."""
    return _fitted(season.year, season.pool_of(league), regress)


def _average_pitcher(baseline: Baseline) -> PitcherCard:
    """A first guess: the league itself on the mound."""
    line = pitcher_line(baseline.rates)
    reached = line.h + line.bb
    return PitcherCard(10, round(100 * reached), round(100 * line.so / (1 - reached)), round(100 * line.h / reached), 50, 90, 100)


def _meets_pitchers(pitchers: list[RatedPitcher]):  # type: ignore[no-untyped-def]
    again = batter_branch(BatterCard(10, 66, 0, 0, 60, 75, 77, 85, 99, 100, 0, 0), 0.2, chart_shares().ends_on_hundred).again

    @cache
    def meets(br: int) -> Side:
        return against_pitchers(br, pitchers, again)

    return meets


def _meets_batters(batters: list[RatedBatter]):  # type: ignore[no-untyped-def]
    @cache
    def meets(pr: int) -> Side:
        return against_batters(pr, batters, 0.0022)

    return meets

"""How the outcomes are split: how much of each event stands on pitchers' cards, and how much on batters'.

The mean column of batters is chosen first; pitchers are fitted to it, and batters to the mean of the pitchers. Then
both are right against each other, whatever was chosen. The choice decides what cannot be right: a batter walks at least
as often as the mean pitcher gives walks of his own, and strikes out likewise; a pitcher's homers follow from how often
he lets the batter swing. Walks and strikeouts of the pitchers' own are therefore as many as all but a few batters can
bear, and the freedom that this gives goes into the homers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.baseline.homers_allowed import hits_and_walks_less
from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.feasibility import HANDS, infeasible_share
from hotstove.cardmaker.superstar.players import Batters, Pitchers, Pool

TOLERATED_EXCESS = 0.0036
"""By so much a batter's walks or strikeouts per plate appearance may be too high: with what rounding adds, the .004 of
docs/superstar-cards.md."""

INFEASIBLE = (0.008, 0.014, 0.02, 0.026, 0.032)
MOST_INFEASIBLE = 0.046
"""Shares of regular batters who may be above that in walks, and likewise in strikeouts: the first that serves; and in
either, hand by hand counted. With nobody above it in strikeouts the homers of pitchers of 1955 would be off by 1.34
standard errors instead of 1.20, and those of 1988 by 1.23 instead of 1.18."""

MOST_ON_PITCHERS = 0.5
SINGLES_ON_PITCHERS = 0.45
HIT_BATSMEN_ON_PITCHERS = 0.25
"""Shares of walks and strikeouts that pitchers have on their own cards at most, and of singles and hit batsmen. In 1988
`hotstove accuracy superstar 1988 --odds` gives pitchers within .005 .996 with .45 of the singles, .992 with .35 and
.974 with .25; batters within .002 .929 with a quarter of the hit batsmen, .912 with half; no change from .5 to .6."""

SWINGS = (0.73, 0.70, 0.67, 0.64, 0.61)
"""Shares of pitches that batters swing at, K among them; the first whose homers are good enough is taken. Accuracy is
the same from .55 to .8 in 1988 and 2019; more swings leave more room for flies that score."""

FAR = 0.005
GOOD_SPREAD, GOOD_SHARE = 0.56, 0.15
"""Homers are good enough where their error is below this part of the real spread, and off by FAR for fewer: bounds of
the table in docs/superstar-cards.md."""

TOLERANCE = 0.0008
"""A pitcher's walks, strikeouts, hits and outs may each be off by this where his homers gain from it: 1955 and 2000 as
below."""

SHORT = 0.003
WIDER = (0.15, 0.0041)
WIDEST = (0.04, 0.016)
"""Of those whose homers would still be too few by SHORT and more: so many, the shortest, may be off by so much. The
second is for seasons alone whose homers are not good enough otherwise. Without any of these pitchers' homers would be
off by .658 of their real spread in 1955 instead of .621, and by .529 in 2000 instead of .504; H, BB and SO would be
within .002 for .91 of the pitchers of 1955 instead of .80."""

MOST_MADE_UP = (0.0, 0.0007)
"""Hits, and walks, for each batter that are given or taken for homers which a chart cannot have: for a player's own,
and for those of his club. More would make his hits wrong by more than .002, within which the record is wanted."""

FEWEST_SWINGS, MOST_SWINGS = 0.22, 0.95
"""Swings at one pitcher's pitches: in 1988 homers within .005 are .891 from .1 on, and .857 with .35."""
ROUNDS = 6


@dataclass(frozen=True)
class OutcomeSplit:
    """The average opponents of a pool by the pitcher's hand, and the chart that each pitcher should have."""

    columns: Mapping[Hand, Shares]
    charts: Mapping[Hand, Shares]
    pitchers: Shares
    swings: float


def split_outcomes(pool: Pool) -> OutcomeSplit:
    """The split with the most swings, and then the fewest players infeasible, that lets homers be good enough.

    Where none does, the one whose homers come nearest, with the widest tolerance.
    """
    nearest = 9.0, SWINGS[-1], INFEASIBLE[0]
    for swings in SWINGS:
        for infeasible in INFEASIBLE:
            split = _split(pool.batters, pool.pitchers, swings, infeasible, (WIDER,))
            if (
                infeasible > INFEASIBLE[0]
                and infeasible_share(pool.batters, split.charts, TOLERATED_EXCESS) > MOST_INFEASIBLE
            ):
                break
            spread, far = homer_errors(pool.pitchers, split)
            if spread <= GOOD_SPREAD and far <= GOOD_SHARE:
                return _made_up(pool, split, swings, infeasible, (WIDER,))
            nearest = min(nearest, (spread, swings, infeasible))
    widest = (WIDER, WIDEST)
    return _made_up(pool, _split(pool.batters, pool.pitchers, *nearest[1:], widest), *nearest[1:], widest)


def _made_up(pool: Pool, split: OutcomeSplit, swings: float, infeasible: float, tolerances: Tolerances) -> OutcomeSplit:
    """The split once more, for pitchers whose hits and walks make up for homers that their charts cannot have."""
    pitchers = pool.pitchers
    too_many = {}
    for row, key in enumerate(pitchers.keys):
        chart, column = split.pitchers[row], split.columns["L" if pitchers.left[row] else "R"]
        too_many[key] = float((chart[at.SWING] + chart[at.MISS]) * column[at.HOMER] - pitchers.goals[row, at.HOMER])
    faced = dict(zip(pitchers.keys, pitchers.weights.tolist(), strict=True))
    less = hits_and_walks_less(too_many, faced, *MOST_MADE_UP)
    goals = pitchers.goals.copy()
    fewer = np.minimum(np.array([less[key] for key in pitchers.keys]), goals[:, [at.SINGLE, at.WALK]].min(axis=1))
    goals[:, at.SINGLE] -= fewer
    goals[:, at.WALK] -= fewer
    goals[:, at.OUT] += 2 * fewer
    return _split(pool.batters, replace(pitchers, goals=goals), swings, infeasible, tolerances)


def homer_errors(pitchers: Pitchers, split: OutcomeSplit) -> tuple[float, float]:
    """For regular pitchers: the error of homers (root mean square) over their real spread, and the share far off."""
    errors, real = [], []
    for hand in HANDS:
        these = pitchers.of(hand) & pitchers.regular
        chart = split.pitchers[these]
        errors.append(
            (chart[:, at.SWING] + chart[:, at.MISS]) * split.columns[hand][at.HOMER] - pitchers.goals[these, at.HOMER]
        )
        real.append(pitchers.goals[these, at.HOMER])
    error, homers = np.concatenate(errors), np.concatenate(real)
    if len(homers) < 2 or homers.std() == 0:
        return 0.0, 0.0
    return float(np.sqrt((error**2).mean()) / homers.std()), float((np.abs(error) > FAR).mean())


Tolerances = tuple[tuple[float, float], ...]


def _split(
    batters: Batters, pitchers: Pitchers, swings: float, infeasible: float, tolerances: Tolerances
) -> OutcomeSplit:
    charts = np.zeros((len(pitchers.keys), at.GETS_OUT + 1))
    columns, means = {}, {}
    for hand in HANDS:
        these = pitchers.of(hand)
        if not these.any() or pitchers.weights[these].sum() == 0:
            continue
        goals, weights = pitchers.goals[these], pitchers.weights[these]
        league = np.average(goals, axis=0, weights=weights)
        wanted = {event: largest_pitcher_share(batters, event, infeasible) for event in (at.WALK, at.STRIKEOUT)}
        given, missed = dict(wanted), 0.0
        for _ in range(ROUNDS):
            column = columns[hand] = mean_column(league, given[at.WALK], given[at.STRIKEOUT], swings, missed)
            charts[these] = fit_charts(goals, weights, pitchers.automatic[these], column, swings, tolerances)
            mean = means[hand] = np.average(charts[these], axis=0, weights=weights)
            missed = float(mean[at.MISS])
            own = {
                at.WALK: mean[at.BALL_FOUR],
                at.STRIKEOUT: mean[at.THIRD_STRIKE] + missed * (1 - column[: at.WALK].sum()),
            }
            for event, share in own.items():
                if share > 0:
                    given[event] = min(given[event] * wanted[event] * league[event] / float(share), MOST_ON_PITCHERS)
    others: tuple[tuple[Hand, Hand], ...] = (("L", "R"), ("R", "L"))
    for hand, other in others:
        if hand not in columns:
            columns[hand], means[hand] = columns[other], means[other]
    return OutcomeSplit(columns, means, charts, swings)


def largest_pitcher_share(batters: Batters, event: int, infeasible: float) -> float:
    """The share of an event that pitchers may have on their cards without pressing more than a few batters."""
    weights = batters.weights["L"] + batters.weights["R"]
    both = sum(batters.goals[hand][:, event] * batters.weights[hand] for hand in HANDS)
    league = float(np.sum(both) / weights.sum())
    regular = batters.regular & (weights > 0)
    if league == 0 or not regular.any():
        return 0.0
    rates = np.sort((both / np.where(weights > 0, weights, 1))[regular])
    floor = float(rates[int(infeasible * len(rates))]) + TOLERATED_EXCESS
    return max(0.0, min(MOST_ON_PITCHERS, floor / league))


def mean_column(league: Shares, walks: float, strikeouts: float, swings: float, missed: float) -> Shares:
    """The mean batter's column, from the league's line and the shares that pitchers have on their own cards.

    ``missed`` are swings at K squares: they give hits, but neither walks nor strikeouts of the batter's own.
    """
    column = league / swings
    column[at.WALK : at.OUT] *= swings / (swings - missed)
    column[at.SINGLE] *= 1 - SINGLES_ON_PITCHERS
    column[at.WALK] *= 1 - walks
    column[at.HIT_BATSMAN] *= 1 - HIT_BATSMEN_ON_PITCHERS
    column[at.STRIKEOUT] *= 1 - strikeouts
    column[at.OUT] = 1 - column[: at.OUT].sum()
    return column


def fit_charts(
    goals: Shares, weights: Shares, automatic: Shares, column: Shares, swings: float, tolerances: Tolerances
) -> Shares:
    """For each pitcher the chart whose homers come nearest to his, its other events being right.

    That the mean of swings be ``swings``, all homers are moved up or down alike.
    """
    tolerance = np.full(len(goals), TOLERANCE)
    plain, most = swings_allowed(goals, automatic, column, tolerance)
    both = _swings(goals, weights, column, swings, most)
    short = goals[:, at.HOMER] - both * column[at.HOMER]
    for share, wider in tolerances:
        tolerance[(short > SHORT) & (short >= np.quantile(short, 1 - share))] = wider
    plain, most = swings_allowed(goals, automatic, column, tolerance)
    both = _swings(goals, weights, column, swings, most)
    return _charts(goals, column, both, plain)


def swings_allowed(goals: Shares, automatic: Shares, column: Shares, tolerance: Shares) -> tuple[Shares, Shares]:
    """How often batters may swing at each pitcher's pitches: at squares without a mark, and K squares included.

    Walks, strikeouts and outs that come of swings must not be more than he had; beyond his walks K squares serve, as
    far as he has strikeouts; hits limit both together, and so do the outs that belong to the fielders.
    """
    hit = column[: at.WALK].sum()
    room = goals + tolerance[:, None]
    plain = np.minimum(room[:, at.WALK] / column[at.WALK], np.maximum(room[:, at.OUT] - automatic, 0) / column[at.OUT])
    if column[at.STRIKEOUT] > 0:
        plain = np.minimum(plain, room[:, at.STRIKEOUT] / column[at.STRIKEOUT])
    plain = np.minimum(plain, MOST_SWINGS)
    missing = np.maximum(room[:, at.STRIKEOUT] - plain * column[at.STRIKEOUT], 0) / (1 - hit)
    hits = goals[:, : at.WALK].sum(axis=1) + tolerance
    most = np.minimum(np.minimum(plain + missing, hits / hit), MOST_SWINGS)
    low, high = np.zeros(len(goals)), most
    for _ in range(18):
        middle = (low + high) / 2
        fits = _charts(goals, column, middle, plain)[:, at.GETS_OUT] >= automatic
        low, high = np.where(fits, middle, low), np.where(fits, high, middle)
    enough = _charts(goals, column, most, plain)[:, at.GETS_OUT] >= automatic
    return plain, np.where(enough, most, low)


def _swings(goals: Shares, weights: Shares, column: Shares, swings: float, most: Shares) -> Shares:
    """Swings at each pitcher's pitches, K squares included, as his homers want them and within what is allowed."""
    least = np.minimum(FEWEST_SWINGS, most)
    low, high = -0.1, 0.1
    both = most
    for _ in range(24):
        shift = (low + high) / 2
        both = np.clip((goals[:, at.HOMER] + shift) / column[at.HOMER], least, most) if column[at.HOMER] > 0 else most
        low, high = (shift, high) if np.average(both, weights=weights) < swings else (low, shift)
    return both


def _charts(goals: Shares, column: Shares, both: Shares, plain: Shares) -> Shares:
    hit = column[: at.WALK].sum()
    swing = np.minimum(both, plain)
    miss = both - swing
    charts = np.zeros((len(goals), at.GETS_OUT + 1))
    charts[:, at.SWING], charts[:, at.MISS] = swing, miss
    charts[:, at.BALL_FOUR] = np.maximum(goals[:, at.WALK] - swing * column[at.WALK], 0)
    charts[:, at.HITS_HIM] = np.maximum(goals[:, at.HIT_BATSMAN] - swing * column[at.HIT_BATSMAN], 0)
    charts[:, at.THIRD_STRIKE] = np.maximum(goals[:, at.STRIKEOUT] - swing * column[at.STRIKEOUT] - miss * (1 - hit), 0)
    charts[:, at.GIVES_SINGLE] = np.maximum(goals[:, : at.WALK].sum(axis=1) - both * hit, 0)
    charts[:, at.GETS_OUT] = 1 - charts[:, : at.GETS_OUT].sum(axis=1)
    return charts

"""The division of labour: how much of each event stands on pitchers' cards, and how much on batters'.

The mean column of batters is chosen first; pitchers are fitted to it, and batters to the mean of the pitchers. Then
both are right against each other, whatever was chosen. The choice decides what cannot be right: a batter walks at least
as often as the mean pitcher gives walks of his own, and strikes out likewise; a pitcher's homers follow from how often
he lets the batter swing. Walks and strikeouts of the pitchers' own are therefore as many as all but a few batters can
bear, and the freedom that this gives goes into the homers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.superstar.meeting import (
    BALL_FOUR,
    GETS_OUT,
    GIVES_SINGLE,
    HIT_BATSMAN,
    HITS_HIM,
    HOMER,
    MISS,
    OUT,
    SINGLE,
    STRIKEOUT,
    SWING,
    THIRD_STRIKE,
    WALK,
    Shares,
)
from hotstove.cardmaker.superstar.men import Batters, Pitchers, Pool

HANDS: tuple[Hand, Hand] = ("L", "R")

BEARABLE = 0.004
"""By so much a batter's walks or strikeouts per plate appearance may be too high."""

PRESSED = 0.018
"""The share of regular batters who may be above that in walks, and likewise in strikeouts."""

SINGLES_GIVEN = 0.45
HIT_BATSMEN_GIVEN = 0.25
"""Shares of the league's singles and hit batsmen that pitchers have on their own cards."""

SWINGS = (0.70, 0.67, 0.64, 0.61)
"""Shares of pitches that batters swing at, K among them; the first whose homers are good enough is taken."""

GOOD_SPREAD, GOOD_SHARE = 0.60, 0.13
"""Homers are good enough where their error is below this part of the real spread, and off by FAR for fewer."""

FAR = 0.005
TOLERANCE = 0.0015
"""A pitcher's walks, strikeouts, hits and outs may each be off by this where his homers gain from it."""

FEWEST_SWINGS, MOST_SWINGS = 0.22, 0.95


@dataclass(frozen=True)
class Division:
    """The average opponents of a pool by the pitcher's hand, and the chart that each pitcher should have."""

    columns: Mapping[Hand, Shares]
    charts: Mapping[Hand, Shares]
    pitchers: Shares
    swings: float


def divide_labour(pool: Pool) -> Division:
    """The division with the most swings that lets homers be good enough; else the one with the fewest."""
    for swings in SWINGS:
        division = _divide(pool.batters, pool.pitchers, swings)
        spread, far = homer_errors(pool.pitchers, division)
        if spread <= GOOD_SPREAD and far <= GOOD_SHARE:
            break
    return division


def homer_errors(pitchers: Pitchers, division: Division) -> tuple[float, float]:
    """For regular pitchers: the error of homers (root mean square) over their real spread, and the share far off."""
    errors, real = [], []
    for hand in HANDS:
        these = pitchers.of(hand) & pitchers.regular
        chart = division.pitchers[these]
        errors.append((chart[:, SWING] + chart[:, MISS]) * division.columns[hand][HOMER] - pitchers.goals[these, HOMER])
        real.append(pitchers.goals[these, HOMER])
    error, homers = np.concatenate(errors), np.concatenate(real)
    if len(homers) < 2 or homers.std() == 0:
        return 0.0, 0.0
    return float(np.sqrt((error**2).mean()) / homers.std()), float((np.abs(error) > FAR).mean())


def _divide(batters: Batters, pitchers: Pitchers, swings: float) -> Division:
    charts = np.zeros((len(pitchers.keys), GETS_OUT + 1))
    columns, means = {}, {}
    for hand in HANDS:
        these = pitchers.of(hand)
        if not these.any() or pitchers.weights[these].sum() == 0:
            continue
        league = np.average(pitchers.goals[these], axis=0, weights=pitchers.weights[these])
        columns[hand] = mean_column(league, borne(batters, hand, WALK), borne(batters, hand, STRIKEOUT), swings)
        charts[these] = fit_charts(
            pitchers.goals[these], pitchers.weights[these], pitchers.automatic[these], columns[hand], swings
        )
        means[hand] = np.average(charts[these], axis=0, weights=pitchers.weights[these])
    others: tuple[tuple[Hand, Hand], ...] = (("L", "R"), ("R", "L"))
    for hand, other in others:
        if hand not in columns:
            columns[hand], means[hand] = columns[other], means[other]
    return Division(columns, means, charts, swings)


def borne(batters: Batters, hand: Hand, event: int) -> float:
    """The share of an event that pitchers may have on their cards without pressing more than a few batters."""
    regular = batters.regular
    goals = batters.goals[hand][regular, event] if regular.any() else batters.goals[hand][:, event]
    league = float(np.average(batters.goals[hand][:, event], weights=batters.weights[hand]))
    if league == 0:
        return 0.0
    floor = float(np.quantile(goals, PRESSED)) + BEARABLE
    return max(0.0, min(0.5, floor / league))


def mean_column(league: Shares, walks: float, strikeouts: float, swings: float) -> Shares:
    """The mean batter's column, from the league's line and the shares that pitchers have on their own cards."""
    column = league / swings
    column[SINGLE] *= 1 - SINGLES_GIVEN
    column[WALK] *= 1 - walks
    column[HIT_BATSMAN] *= 1 - HIT_BATSMEN_GIVEN
    column[STRIKEOUT] *= 1 - strikeouts
    column[OUT] = 1 - column[:OUT].sum()
    return column


def fit_charts(goals: Shares, weights: Shares, automatic: Shares, column: Shares, swings: float) -> Shares:
    """For each pitcher the chart whose homers come nearest to his, its other events being right.

    He swings at most as often as his walks, strikeouts, hits and outs allow; beyond his walks K squares serve, as far
    as he has strikeouts. That the mean be ``swings``, all homers are moved up or down alike.
    """
    hits = goals[:, :WALK].sum(axis=1)
    hit, walk, struck, out = column[:WALK].sum(), column[WALK], column[STRIKEOUT], column[OUT]
    room = goals + TOLERANCE
    plain = np.minimum(np.minimum(room[:, WALK] / walk, np.maximum(room[:, OUT] - automatic, 0) / out), 1.0)
    plain = np.minimum(plain, room[:, STRIKEOUT] / struck)
    missing = np.maximum(room[:, STRIKEOUT] - plain * struck, 0) / (1 - hit)
    most = np.minimum(np.minimum(plain + missing, (hits + TOLERANCE) / hit), MOST_SWINGS)
    least = np.minimum(FEWEST_SWINGS, most)
    low, high = -0.1, 0.1
    for _ in range(50):
        shift = (low + high) / 2
        both = np.clip((goals[:, HOMER] + shift) / column[HOMER], least, most) if column[HOMER] > 0 else most
        low, high = (shift, high) if np.average(both, weights=weights) < swings else (low, shift)
    swing = np.minimum(both, plain)
    miss = both - swing
    charts = np.zeros((len(goals), GETS_OUT + 1))
    charts[:, SWING], charts[:, MISS] = swing, miss
    charts[:, BALL_FOUR] = np.maximum(goals[:, WALK] - swing * walk, 0)
    charts[:, HITS_HIM] = np.maximum(goals[:, HIT_BATSMAN] - swing * column[HIT_BATSMAN], 0)
    charts[:, THIRD_STRIKE] = np.maximum(goals[:, STRIKEOUT] - swing * struck - miss * (1 - hit), 0)
    charts[:, GIVES_SINGLE] = np.maximum(hits - both * hit, 0)
    charts[:, GETS_OUT] = 1 - charts[:, :GETS_OUT].sum(axis=1)
    return charts

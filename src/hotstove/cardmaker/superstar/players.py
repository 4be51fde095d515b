"""The players of a pool as arrays: what each should come to when he swings away, and when others swing at him."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from hotstove.cardmaker.baseline import Baseline, Hand, Target, baseline_of, targets_of
from hotstove.cardmaker.baseline.shrinkage import NONE_FROM
from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.gloves import Gloves, judge_gloves
from hotstove.cardmaker.superstar.loose_pitches import LoosePitches, held_to_league, loose_pitches_of
from hotstove.cardmaker.superstar.running import bunt
from hotstove.cardmaker.superstar.squares import FALLS, automatic_weight
from hotstove.cardmaker.superstar.swinging_away import Bunts, bunts_of, mean_bunts, swinging
from hotstove.measured import measured
from hotstove.record import ClubRecord, Season
from hotstove.table.sums import summed

Key = tuple[str, str]
"""Lahman's id of the player and Retrosheet's code of the club."""

REGULAR = NONE_FROM
"""Plate appearances, or batters faced, from which a player is no small sample."""

PLAYED = "played in superstar"
"""The group of measured numbers that seasons tell which were played with such cards."""

DAYS = (-6, -3, 0, 3, 6)
"""Around its usual total a club's defence changes from day to day."""


@dataclass(frozen=True)
class Batters:
    """Goals against either hand, with the plate appearances in which each player swings away against it."""

    keys: tuple[Key, ...]
    goals: Mapping[Hand, Shares]
    weights: Mapping[Hand, Shares]
    appearances: Shares
    bunts: tuple[str, ...]

    @property
    def regular(self) -> NDArray[np.bool_]:
        return self.appearances >= REGULAR


@dataclass(frozen=True)
class Pitchers:
    """Goals per batter who swings away.

    ``owned`` is the share of all falls that the club's fielders own, ``loose`` what a card has of pitches that are
    thrown again.
    """

    keys: tuple[Key, ...]
    goals: Shares
    weights: Shares
    faced: Shares
    left: NDArray[np.bool_]
    owned: Shares
    loose: tuple[LoosePitches, ...]
    tired: float = 0.0
    """The share of pitches by pitchers in their first tired inning."""

    @property
    def automatic(self) -> Shares:
        """The fielders' outs among the pitches that settle something."""
        return self.owned / (1 - np.array([card.weight for card in self.loose]) / FALLS)

    @property
    def regular(self) -> NDArray[np.bool_]:
        return self.faced >= REGULAR

    def of(self, hand: Hand) -> NDArray[np.bool_]:
        return self.left if hand == "L" else ~self.left


@dataclass(frozen=True)
class Pool:
    """The players of leagues that share a baseline."""

    baseline: Baseline
    targets: Mapping[Key, Target]
    clubs: Mapping[str, ClubRecord]
    gloves: Gloves
    batters: Batters
    pitchers: Pitchers
    called: float
    """The share of intentional walks that managers call. They are taken off the cards, from every player the same share
    of his own; the others are walks on the cards."""
    bunts: Bunts
    """What comes of the league's bunts."""


def gather(season: Season, leagues: tuple[str, ...], regress: float, true_to: str) -> Pool:
    """Everybody of a pool, batters' splits held to what pitchers of either hand gave up."""
    baseline = baseline_of(season, leagues[0])
    clubs = {club.code: club for club in season.clubs if club.league in leagues}
    targets = {key: target for key, target in targets_of(season, regress, true_to).items() if key[1] in clubs}
    gloves = judge_gloves(tuple(clubs.values()), baseline)
    walks = measured("called in superstar", "walks")
    called = min(1.0, walks / baseline.rates.ibb) if baseline.rates.ibb > 0 else 0.0
    batters = _batters(targets, baseline, called)
    sacrifices = [target.player.batting.sh for target in targets.values()]
    bunts = mean_bunts(list(zip(sacrifices, batters.bunts, strict=True)))
    pitchers = _pitchers(targets, clubs, gloves, called, bunts, baseline)
    batters = _held_to_pitchers(batters, pitchers)
    pitchers = _fresh(pitchers, measured(PLAYED, "tired") * root_of_complete_games(baseline))
    return Pool(baseline, targets, clubs, gloves, batters, pitchers, called, bunts)


def root_of_complete_games(baseline: Baseline) -> float:
    """The root of the share of starts that were finished in life, to which managers by the book leave tired pitchers
    in proportion: .055 of all batters of 1908, .028 of 1988, .012 of 2012."""
    line = baseline.pitching
    return math.sqrt(line.complete / line.starts) if line.starts else 0.0


def _fresh(pitchers: Pitchers, tired: float) -> Pitchers:
    """Goals for charts that are read while the pitcher is fresh: once he tires the fielders' outs are singles (SS-30),
    and these are in his line."""
    goals = pitchers.goals.copy()
    singles = np.minimum(tired * pitchers.automatic, goals[:, at.SINGLE])
    goals[:, at.SINGLE] -= singles
    goals[:, at.OUT] += singles
    return replace(pitchers, goals=goals, tired=tired)


def _batters(targets: Mapping[Key, Target], baseline: Baseline, called: float) -> Batters:
    goals: dict[Hand, list[Shares]] = {"L": [], "R": []}
    weights: dict[Hand, list[float]] = {"L": [], "R": []}
    ratings = []
    usual = usual_bunts(targets)
    for target in targets.values():
        rating = bunt(target, usual[target.batting_kind == "pitcher"])
        ratings.append(rating)
        split = baseline.split_batter(target.batting, target.player.bats)
        hands: tuple[tuple[Hand, float], ...] = (("L", split.left_share), ("R", 1 - split.left_share))
        for hand, share in hands:
            row = swinging(split.against(hand), bunts_of(rating), called)
            goals[hand].append(row / row.sum())
            weights[hand].append(target.player.batting.pa * share * float(row.sum()))
    return Batters(
        tuple(targets),
        {hand: np.array(rows) for hand, rows in goals.items()},
        {hand: np.array(rows) for hand, rows in weights.items()},
        np.array([target.player.batting.pa for target in targets.values()]),
        tuple(ratings),
    )


def usual_bunts(targets: Mapping[Key, Target]) -> dict[bool, float]:
    """Sacrifices per plate appearance of pitchers at bat (True) and of the others."""
    found = {}
    for pitchers in (True, False):
        players = [target for target in targets.values() if (target.batting_kind == "pitcher") == pitchers]
        chances = summed(target.player.batting.pa for target in players)
        found[pitchers] = summed(target.player.batting.sh for target in players) / chances if chances else 0.0
    return found


def _pitchers(
    targets: Mapping[Key, Target],
    clubs: Mapping[str, ClubRecord],
    gloves: Gloves,
    called: float,
    bunts: Bunts,
    baseline: Baseline,
) -> Pitchers:
    keys, goals, weights, faced, left, owned, loose = [], [], [], [], [], [], []
    behind = {code: gloves.behind_pitcher(club) for code, club in clubs.items()}
    for key, target in targets.items():
        if target.pitching is None or target.player.pitching is None:
            continue
        row = swinging(target.pitching, bunts, called)
        keys.append(key)
        goals.append(row / row.sum())
        faced.append(target.player.pitching.bf)
        weights.append(target.player.pitching.bf * float(row.sum()))
        left.append(target.player.throws == "L")
        total = behind[key[1]] + gloves.rating(target.player, "P")
        owned.append(summed(automatic_weight(round(total + day)) for day in DAYS) / len(DAYS) / FALLS)
        loose.append(loose_pitches_of(target, clubs[key[1]], baseline))
    goal, weight, face, lefts, own = (np.array(rows) for rows in (goals, weights, faced, left, owned))
    return Pitchers(tuple(keys), goal, weight, face, lefts, own, tuple(held_to_league(loose, faced)))


def _held_to_pitchers(batters: Batters, pitchers: Pitchers) -> Batters:
    """Batters' lines against left-handers, scaled to what left-handers gave up; each player's total stays as it was."""
    lefts = pitchers.of("L")
    if not lefts.any() or pitchers.weights[lefts].sum() == 0 or batters.weights["L"].sum() == 0:
        return batters
    left, right = batters.goals["L"], batters.goals["R"]
    wanted = np.average(pitchers.goals[lefts], axis=0, weights=pitchers.weights[lefts])
    have = np.average(left, axis=0, weights=batters.weights["L"])
    scaled = left * np.divide(wanted, have, out=np.ones_like(have), where=have > 0)
    scaled[:, at.OUT] = 0
    scaled[:, at.OUT] = 1 - scaled.sum(axis=1)
    ratio = np.divide(
        batters.weights["L"], batters.weights["R"], out=np.zeros(len(left)), where=batters.weights["R"] > 0
    )
    other = np.maximum(right - (scaled - left) * ratio[:, None], 0)
    other /= other.sum(axis=1, keepdims=True)
    return Batters(batters.keys, {"L": scaled, "R": other}, batters.weights, batters.appearances, batters.bunts)

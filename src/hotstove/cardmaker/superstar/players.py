"""The players of a pool as arrays: what each should come to when he swings away, and when others swing at him."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from hotstove.cardmaker.baseline import Baseline, Hand, Target, baseline_of, targets_of
from hotstove.cardmaker.baseline.by_hand import NOBODY
from hotstove.cardmaker.baseline.club_totals import batting_club_totals, pitching_club_totals
from hotstove.cardmaker.baseline.own_splits import moved_to_own, own_splits
from hotstove.cardmaker.baseline.shrinkage import NONE_FROM
from hotstove.cardmaker.fit.opposition import Opposition, interleague_share
from hotstove.cardmaker.superstar.gloves import Gloves, judge_gloves
from hotstove.cardmaker.superstar.half_inning import Calls
from hotstove.cardmaker.superstar.lines import bunted, bunted_by, swinging, swings_away
from hotstove.cardmaker.superstar.responses import RATINGS, Vector
from hotstove.cardmaker.superstar.running import bunt, called, running
from hotstove.cardmaker.superstar.squares import automatic_weight
from hotstove.cardmaker.superstar.work import PLAYED, decisions_of, faced
from hotstove.measured import measured
from hotstove.record import ClubRecord, Season
from hotstove.table.sums import summed

Key = tuple[str, str]
"""Lahman's id of the player and Retrosheet's code of the club."""
HANDS: tuple[Hand, Hand] = ("L", "R")

REGULAR = NONE_FROM
"""Plate appearances, or batters faced, from which a player is no small sample."""

DAYS = (-6, -3, 0, 3, 6)
"""Around its usual total a club's defence changes from day to day."""

MOST_OF_FEW = 0.15
"""By how much the lines of pitchers of few batters are scaled at most; 1955, 1977, 1988 and 2000 ask for as much."""


@dataclass(frozen=True)
class Batters:
    """LINE against either hand, with the plate appearances in which each player swings away against it."""

    keys: tuple[Key, ...]
    clubs: NDArray[np.int64]
    aims: Mapping[Hand, Vector]
    weights: Mapping[Hand, Vector]
    regular: NDArray[np.bool_]
    bunts: tuple[str, ...]


@dataclass(frozen=True)
class Pitchers:
    """LINE for each batter who swings away; `owned` is the weight of the squares that the club's fielders own."""

    keys: tuple[Key, ...]
    clubs: NDArray[np.int64]
    aims: Vector
    real: Vector
    """Batters who swung away at each."""
    weights: Vector
    """The same in a replayed season."""
    left: NDArray[np.bool_]
    owned: Vector
    regular: NDArray[np.bool_]

    def of(self, hand: Hand) -> NDArray[np.bool_]:
        return self.left if hand == "L" else ~self.left


@dataclass(frozen=True)
class Pool:
    """The players of leagues that share a baseline."""

    baseline: Baseline
    targets: Mapping[Key, Target]
    clubs: Mapping[str, ClubRecord]
    opposition: Opposition
    gloves: Gloves
    batters: Batters
    pitchers: Pitchers
    walked: float
    """The share of intentional walks that managers call. They are taken off the cards, from every player the same share
    of his own; the others are walks on the cards."""
    calls: Calls
    calls_of: tuple[Calls, ...]
    """By club."""
    true_to: str
    tired: float
    """The share of pitches by pitchers in their first tired inning."""
    bunts: Mapping[str, float]
    """What comes of a bunt by those who bunt, whom pitchers meet."""


def gather(season: Season, leagues: tuple[str, ...], regress: float, true_to: str) -> Pool:
    """Everybody of a pool, batters' splits held to what pitchers of either hand gave up."""
    baseline = baseline_of(season, leagues[0])
    clubs = {club.code: club for club in season.clubs if club.league in leagues}
    everybody = targets_of(season, regress, true_to)
    at_bat, thrown = batting_club_totals(everybody, regress), pitching_club_totals(season, everybody, regress)
    targets = {
        key: replace(target, batting=at_bat[key], pitching=thrown.get(key))
        for key, target in everybody.items()
        if key[1] in clubs
    }
    gloves = judge_gloves(tuple(clubs.values()), baseline)
    walks = measured("called in superstar", "walks")
    walked = min(1.0, walks / baseline.rates.ibb) if baseline.rates.ibb > 0 else 0.0
    batters = _batters(targets, list(clubs), baseline, walked, regress)
    calls, bunts = _calls(targets, batters.bunts, baseline)
    pitchers = _held_to_batters(_pitchers(targets, clubs, gloves, walked, bunts, decisions_of(season)), batters)
    away = interleague_share(season.year, len(leagues))
    return Pool(
        baseline,
        targets,
        clubs,
        Opposition([club.league for club in clubs.values()], away),
        gloves,
        _held_to_pitchers(batters, pitchers),
        pitchers,
        walked,
        calls,
        tuple(_calls(*_of_club(code, targets, batters), baseline)[0] for code in clubs),
        true_to,
        measured(PLAYED, "tired") * root_of_complete_games(baseline),
        bunts,
    )


def root_of_complete_games(baseline: Baseline) -> float:
    """The root of the share of starts that were finished in life, to which managers by the book leave tired pitchers
    in proportion: .055 of all batters of 1908, .028 of 1988, .012 of 2012."""
    line = baseline.pitching
    return math.sqrt(line.complete / line.starts) if line.starts else 0.0


def _of_club(code: str, targets: Mapping[Key, Target], batters: Batters) -> tuple[dict[Key, Target], list[str]]:
    """The players of a club and how they bunt."""
    ratings = {key: rating for key, rating in zip(batters.keys, batters.bunts, strict=True) if key[1] == code}
    return {key: targets[key] for key in ratings}, list(ratings.values())


def _calls(
    targets: Mapping[Key, Target], ratings: Sequence[str], baseline: Baseline
) -> tuple[Calls, Mapping[str, float]]:
    """How often steals and bunts are called, and what comes of a bunt."""
    on_base, thieves = [0.0] * len(RATINGS), [1e-9] * len(RATINGS)
    times, bunters = 0.0, {"A": 0.0, "B": 0.0}
    for target, rating in zip(targets.values(), ratings, strict=True):
        legs, line = running(target, baseline), target.player.batting
        on_base[legs] += line.on_first
        thieves[legs] += called(target, baseline.running) * line.on_first
        times += line.pa
        bunters[rating] += line.sh / bunted(rating)["SH"]
    shares = [tuple(number / summed(each) for number in each) for each in (on_base, thieves)]
    return Calls(summed(thieves) / times, summed(bunters.values()) / times, *shares), bunted_by(bunters)


def _batters(
    targets: Mapping[Key, Target], clubs: Sequence[str], baseline: Baseline, walked: float, regress: float
) -> Batters:
    aims: dict[Hand, list[list[float]]] = {"L": [], "R": []}
    weights: dict[Hand, list[float]] = {"L": [], "R": []}
    ratings = []
    usual, own = usual_bunts(targets), own_splits(baseline.year)
    for (_, code), target in targets.items():
        rating = bunt(target, usual[target.batting_kind == "pitcher"])
        ratings.append(rating)
        split = baseline.split_batter(target.batting, target.player.bats)
        split = moved_to_own(split, own.get((code, target.player.retro_id), NOBODY), regress)
        hands: tuple[tuple[Hand, float], ...] = (("L", split.left_share), ("R", 1 - split.left_share))
        for hand, share in hands:
            rates = split.against(hand)
            aims[hand].append(swinging(rates, bunted(rating), walked))
            weights[hand].append(target.player.batting.pa * share * swings_away(rates, bunted(rating), walked))
    return Batters(
        tuple(targets),
        np.array([clubs.index(code) for _, code in targets]),
        {hand: np.array(rows) for hand, rows in aims.items()},
        {hand: np.array(rows) for hand, rows in weights.items()},
        np.array([target.player.batting.pa >= REGULAR for target in targets.values()]),
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
    walked: float,
    bunts: Mapping[str, float],
    decisions: Mapping[str, float],
) -> Pitchers:
    keys, aims, real, weights, left, owned, batters = [], [], [], [], [], [], []
    behind = {code: gloves.behind_pitcher(club) for code, club in clubs.items()}
    for key, target in targets.items():
        rates, line = target.pitching, target.player.pitching
        if rates is None or line is None:
            continue
        keys.append(key)
        aims.append(swinging(rates, bunts, walked))
        batters.append(line.bf)
        away = swings_away(rates, bunts, walked)
        real.append(line.bf * away)
        weights.append(faced(line, decisions[key[0]]) * away)
        left.append(target.player.throws == "L")
        total = behind[key[1]] + gloves.rating(target.player, "P")
        owned.append(summed(automatic_weight(round(total + day)) for day in DAYS) / len(DAYS))
    places = np.array([list(clubs).index(code) for _, code in keys])
    regular = np.array(batters) >= REGULAR
    return Pitchers(
        tuple(keys),
        places,
        np.array(aims),
        np.array(real),
        np.array(weights),
        np.array(left),
        np.array(owned),
        regular,
    )


def _held_to_batters(pitchers: Pitchers, batters: Batters) -> Pitchers:
    """Pitchers' lines scaled to what batters did, since both come of the same plate appearances: all alike for what the
    record has them differ by, and those of few batters, whose lines tell little, for what comes of facing more or fewer
    in a replayed season."""
    times = {hand: batters.weights[hand][:, None] for hand in HANDS}
    whole = float(sum(times[hand].sum() for hand in HANDS))
    wanted = sum((batters.aims[hand] * times[hand]).sum(axis=0) for hand in HANDS) / whole
    have = np.average(pitchers.aims, axis=0, weights=pitchers.real)
    aims = pitchers.aims * np.divide(wanted, have, out=np.ones_like(have), where=have > 0)
    shares = pitchers.weights / pitchers.weights.sum()
    few = np.where(pitchers.regular, 0.0, shares) @ aims
    scale = 1 + np.divide(wanted - shares @ aims, few, out=np.zeros_like(few), where=few > 0)
    scale = np.clip(scale, 1 - MOST_OF_FEW, 1 + MOST_OF_FEW)
    return replace(pitchers, aims=np.where(pitchers.regular[:, None], aims, aims * scale))


def _held_to_pitchers(batters: Batters, pitchers: Pitchers) -> Batters:
    """Batters' lines against left-handers, scaled to what left-handers gave up; each player's total stays as it was."""
    lefts = pitchers.of("L")
    if not lefts.any() or pitchers.weights[lefts].sum() == 0 or batters.weights["L"].sum() == 0:
        return batters
    left, right = batters.aims["L"], batters.aims["R"]
    wanted = np.average(pitchers.aims[lefts], axis=0, weights=pitchers.weights[lefts])
    have = np.average(left, axis=0, weights=batters.weights["L"])
    scaled = left * np.divide(wanted, have, out=np.ones_like(have), where=have > 0)
    weights = batters.weights
    ratio = np.divide(weights["L"], weights["R"], out=np.zeros(len(left)), where=weights["R"] > 0)
    other = np.maximum(right - (scaled - left) * ratio[:, None], 0)
    return replace(batters, aims={"L": scaled, "R": other})

"""What each player's card should come to: his line at a club, small samples shrunk, league sums kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from hotstove.cardmaker.baseline.average import Baseline, Running, baseline_of
from hotstove.cardmaker.baseline.kinds import age_band, batter_kind, pitcher_kind
from hotstove.cardmaker.baseline.rates import EVENTS, Rates, batting_counts, pitching_counts
from hotstove.cardmaker.baseline.shrinkage import DEFAULT_REGRESS, NONE_FROM, Sample, rake_rates, shrink
from hotstove.cardmaker.baseline.true_to import (
    LINES,
    RUNS,
    STRAIGHT,
    TOTALS,
    Bend,
    bent_to_runs,
    lowered_to_totals,
    verify,
)
from hotstove.record.lines import Batting
from hotstove.record.player import PlayerRecord
from hotstove.record.season import Season, read_season
from hotstove.table.sums import summed

INTERLEAGUE = 1997

PITCHERS_AT_BAT = (356.0, 78.0, 1.0, 14.0, 176.0, 0.0, 18.0, 2143.0, 425.0, 12.0, 42.0, 1523.0)
"""Pitchers at bat by EVENTS, 2021: for seasons in which hardly one came to bat."""

ENOUGH_AT_BAT = 1500.0

PITCHERS_RUNNING = Running(0.0140, 0.567)
"""All pitchers with fewer than 200 plate appearances, 1973 to 2019 (274 steals and 209 times caught in 34,614 times on
first): for seasons in which hardly one came to bat."""

ENOUGH_ON_FIRST = 100.0
TIMES_ON_FIRST = 500.0
"""The running of a kind counts against TIMES_ON_FIRST at the league's, as its batting does against 500 chances
(docs/record.md, "Small samples"). Pitchers of 1955, 1988 and 2012 came to first 1,348, 611 and 726 times; where they
did so less than ENOUGH_ON_FIRST times, a DH bats for them."""

Key = tuple[str, str]
"""Lahman's id of the player and Retrosheet's code of the club."""


@dataclass(frozen=True, slots=True)
class Target:
    """A player at a club as his card should play, per plate appearance and per batter faced.

    ``batting_shrink`` and ``pitching_shrink`` are the shares of his kind's mean in those rates, 0 for a regular.
    ``wild`` and ``balks`` are per batter faced; ``running`` holds steals per time on first.
    """

    player: PlayerRecord
    batting: Rates
    batting_kind: str
    batting_shrink: float
    running: Running
    pitching: Rates | None = None
    pitching_kind: str = ""
    pitching_shrink: float = 0.0
    wild: float = 0.0
    balks: float = 0.0
    batting_bend: Bend = STRAIGHT
    pitching_bend: Bend = STRAIGHT
    """What the rates have been bent by."""


def targets_of(season: Season, regress: float = DEFAULT_REGRESS, true_to: str = LINES) -> Mapping[Key, Target]:
    """The target of every player at every club of a season: by his own line, or bent."""
    return _targets(season.year, regress, true_to)


@lru_cache(maxsize=16)
def _targets(year: int, regress: float, true_to: str) -> Mapping[Key, Target]:
    verify(true_to)
    if true_to == RUNS:
        return bent_to_runs(_targets(year, regress, LINES), year)
    if true_to == TOTALS:
        return lowered_to_totals(_targets(year, regress, LINES), year)
    season = read_season(year)
    found: dict[Key, Target] = {}
    for pool in season.pools:
        baseline = baseline_of(season, pool[0])
        players = season.stints(pool)
        pitched = _pitching(season, baseline, [player for player in players if player.pitching is not None], regress)
        samples = _batting_samples(players)
        rates, shares = shrink(samples, {"pitcher": _pitchers_at_bat(season)}, regress)
        kinds = _running_of_kinds(season, players, baseline)
        for player, sample, row, share in zip(players, samples, rates.tolist(), shares, strict=True):
            key = player.lahman_id, player.clubs[0]
            batting = Rates.of(row)
            running = _running(player, kinds[sample.group], share)
            found[key] = Target(player, batting, sample.group, share, running, *pitched.get(key, ()))
    return found


def _others(players: Sequence[PlayerRecord], counts: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """For each player the counts of his other clubs together."""
    sums: dict[str, list[float]] = {}
    for player, row in zip(players, counts, strict=True):
        mine = sums.setdefault(player.lahman_id, [0.0] * len(row))
        sums[player.lahman_id] = [a + b for a, b in zip(mine, row, strict=True)]
    return [
        tuple(max(a - b, 0.0) for a, b in zip(sums[player.lahman_id], row, strict=True))
        for player, row in zip(players, counts, strict=True)
    ]


def _batting_samples(players: Sequence[PlayerRecord]) -> list[Sample]:
    counts = [batting_counts(player.batting) for player in players]
    return [
        Sample(row, rest, batter_kind(player), age_band(player))
        for player, row, rest in zip(players, counts, _others(players, counts), strict=True)
    ]


def _pitchers_at_bat(season: Season) -> tuple[float, ...]:
    rows = [
        batting_counts(player.batting)
        for player in season.stints()
        if player.is_pitcher and player.batting.pa < NONE_FROM
    ]
    sums = tuple(summed(row[i] for row in rows) for i in range(len(EVENTS)))
    return sums if summed(sums) >= ENOUGH_AT_BAT else PITCHERS_AT_BAT


def _running_of_kinds(season: Season, players: Sequence[PlayerRecord], baseline: Baseline) -> dict[str, Running]:
    """How often players of few chances tried to steal, and were safe, by kind; pitchers by all of the season's."""
    lines: dict[str, list[Batting]] = {}
    for player in players:
        kept = lines.setdefault(batter_kind(player), [])
        if player.batting.pa < NONE_FROM:
            kept.append(player.batting)
    found = {kind: _mean_running(own, baseline.running, TIMES_ON_FIRST) for kind, own in lines.items()}
    pitchers = [player.batting for player in season.stints() if player.is_pitcher and player.batting.pa < NONE_FROM]
    if summed(line.on_first for line in pitchers) >= ENOUGH_ON_FIRST:
        return found | {"pitcher": _mean_running(pitchers, PITCHERS_RUNNING, ENOUGH_ON_FIRST)}
    return found | {"pitcher": PITCHERS_RUNNING}


def _mean_running(lines: Sequence[Batting], around: Running, times: float) -> Running:
    """The mean of some players with so many times on first of others added."""
    on_first = times + summed(line.on_first for line in lines)
    safe = times * around.attempts * around.success + summed(line.sb for line in lines)
    tries = times * around.attempts + summed(line.sb + line.cs for line in lines)
    return Running(tries / on_first, safe / tries if tries else 0.0)


def _running(player: PlayerRecord, kind: Running, share: float) -> Running:
    """Attempts shrunk to his kind's as his batting is; success against twenty tries of theirs, since tries are few."""
    line = player.batting
    own = (line.sb + line.cs) / line.on_first if line.on_first else kind.attempts
    attempts = share * kind.attempts + (1 - share) * own
    if share == 0 and line.sb + line.cs:
        return Running(attempts, line.sb / (line.sb + line.cs))
    extra = 20.0 if share else 0.01
    return Running(attempts, (line.sb + extra * kind.success) / (line.sb + line.cs + extra))


def _pitching(
    season: Season, baseline: Baseline, players: Sequence[PlayerRecord], regress: float
) -> dict[Key, tuple[Rates, str, float, float, float]]:
    counts = _counts_faced(season, baseline, players)
    samples = [
        Sample(row, rest, pitcher_kind(player), age_band(player))
        for player, row, rest in zip(players, counts, _others(players, counts), strict=True)
    ]
    rates, shares = shrink(samples, {}, regress)
    league = baseline.pitching
    found = {}
    for player, sample, row, share in zip(players, samples, rates.tolist(), shares, strict=True):
        line = player.pitching
        assert line is not None
        wild, balks = (
            share * lg / league.bf + (1 - share) * (own / line.bf if line.bf else lg / league.bf)
            for own, lg in ((line.wp, league.wp), (line.bk, league.bk))
        )
        found[player.lahman_id, player.clubs[0]] = Rates.of(row), sample.group, share, wild, balks
    return found


def _counts_faced(season: Season, baseline: Baseline, players: Sequence[PlayerRecord]) -> list[tuple[float, ...]]:
    """Pitchers' counts; where the leagues play only among themselves, each event is held to the batters' total."""
    import numpy as np

    lines = [player.pitching for player in players if player.pitching is not None]
    counts = np.array([pitching_counts(line, baseline.long_hits, baseline.flies_in_ab) for line in lines])
    if season.year < INTERLEAGUE or len(season.pools) == 1:
        chances = counts.sum(axis=1)
        some = chances > 0
        wanted = np.array(list(baseline.rates)) * chances.sum()
        rates = rake_rates(counts[some] / chances[some, None], chances[some], wanted)
        counts[some] = rates * chances[some, None]
    return [tuple(row) for row in counts.tolist()]

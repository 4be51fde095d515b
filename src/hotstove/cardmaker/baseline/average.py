"""The average of a season's pool of leagues: what every card is measured against."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import add
from typing import TypeVar

from hotstove.cardmaker.baseline.advancing import Advancing, advancing_in
from hotstove.cardmaker.baseline.platoon import BATTER_SHARES, PITCHER_SHARES, Split, period_of, share_of_left
from hotstove.cardmaker.baseline.platoon import split_batter as _split_batter
from hotstove.cardmaker.baseline.platoon import split_pitcher as _split_pitcher
from hotstove.cardmaker.baseline.rates import Rates, batting_counts, pitching_counts
from hotstove.record.lines import Batting, Fielding, Pitching
from hotstove.record.player import POSITIONS, Bats, PlayerRecord, Throws
from hotstove.record.season import Season, read_season
from hotstove.table.sums import summed


@dataclass(frozen=True, slots=True)
class Running:
    """Attempts to steal for each time on first base, and the share that succeeded."""

    attempts: float
    success: float


@dataclass(frozen=True)
class Baseline:
    """League averages of a season. ``batting`` and ``pitching`` are the totals, ``rates`` the batters' per appearance.

    ``left_pitchers`` is the share of batters who faced a left-hander, ``left_batters`` the share who stood on the left
    side; ``batters_left`` and ``pitchers_left`` are the same for a player of each hand. ``by_throws`` are the rates of
    left- and right-handed pitchers. ``fielding`` has the totals at each position.
    """

    year: int
    leagues: tuple[str, ...]
    batting: Batting
    pitching: Pitching
    rates: Rates
    by_throws: Mapping[Throws, Rates]
    long_hits: tuple[float, float]
    flies_in_ab: float
    left_pitchers: float
    left_batters: float
    batters_left: Mapping[Bats, float]
    pitchers_left: Mapping[Throws, float]
    fielding: Mapping[str, Fielding]
    club_games: int

    @property
    def running(self) -> Running:
        tries = self.batting.sb + self.batting.cs
        return Running(tries / self.batting.on_first, self.batting.sb / tries if tries else 0.0)

    @property
    def advancing(self) -> Advancing:
        return advancing_in(self.year)

    @property
    def reached_on_error(self) -> float:
        """Batters who reached on an error, per plate appearance, from the errors charged."""
        errors = summed(line.e for line in self.fielding.values())
        return errors * self.advancing.on_error / self.batting.pa

    @property
    def runs_per_game(self) -> float:
        return self.batting.runs / self.club_games

    def split_batter(self, rates: Rates, bats: Bats) -> Split:
        """Expected lines against left- and right-handed pitchers; their mean by his share of each is the line given."""
        return _split_batter(rates, bats, self.year, self.batters_left[bats])

    def split_pitcher(self, rates: Rates, throws: Throws) -> Split:
        return _split_pitcher(rates, throws, self.year, self.pitchers_left[throws])


def baseline_of(season: Season, league: str) -> Baseline:
    """The baseline that a league's players are measured against."""
    return _baseline(season.year, season.pool_of(league))


@lru_cache(maxsize=32)
def _baseline(year: int, leagues: tuple[str, ...]) -> Baseline:
    season = read_season(year)
    players = season.stints(leagues)
    batting = total(player.batting for player in players)
    pitching = total(player.pitching for player in players if player.pitching is not None)
    short = batting.h - batting.hr
    long_hits = batting.doubles / short, batting.triples / short
    flies_in_ab = batting.sf_in_ab / (batting.outs_in_play or 1)
    by_throws: dict[Throws, Rates] = {}
    left_faced = 0.0
    for throws in ("L", "R"):
        staff = [player.pitching for player in players if player.pitching is not None and player.throws == throws]
        if staff:
            line = total(staff)
            by_throws[throws] = Rates.of(pitching_counts(line, long_hits, flies_in_ab))
            left_faced += line.bf if throws == "L" else 0
    left_pitchers = left_faced / pitching.bf
    batters_left = _batters_left(players, period_of(year), left_pitchers)
    left_batters, pitchers_left = _sides(players, period_of(year), left_pitchers, batters_left)
    return Baseline(
        year,
        leagues,
        batting,
        pitching,
        Rates.of(batting_counts(batting)),
        by_throws,
        long_hits,
        flies_in_ab,
        left_pitchers,
        left_batters,
        batters_left,
        pitchers_left,
        {p: total(player.fielding[p] for player in players if p in player.fielding) for p in POSITIONS},
        summed(club.games for club in season.clubs if club.league in leagues),
    )


L = TypeVar("L", Batting, Pitching, Fielding)


def total(lines: Iterable[L]) -> L:
    return reduce(add, lines)


def _batters_left(players: Sequence[PlayerRecord], period: int, league: float) -> dict[Bats, float]:
    hands: tuple[Bats, ...] = ("L", "R", "B")
    weights = [summed(player.batting.pa for player in players if player.bats == hand) for hand in hands]
    return dict(
        zip(hands, _raked_shares(weights, [BATTER_SHARES[hand][period] for hand in hands], league), strict=True)
    )


def _sides(
    players: Sequence[PlayerRecord], period: int, left_pitchers: float, batters_left: Mapping[Bats, float]
) -> tuple[float, dict[Throws, float]]:
    """The share of batters on the left side of the plate (switch-hitters cross over), in all and by pitchers' hands."""
    appearances = {
        hand: summed(player.batting.pa for player in players if player.bats == hand) for hand in batters_left
    }
    left = appearances["L"] + appearances["B"] * (1 - batters_left["B"])
    league = left / summed(appearances.values())
    hands: tuple[Throws, ...] = ("L", "R")
    weights = [left_pitchers, 1 - left_pitchers]
    shares = _raked_shares(weights, [PITCHER_SHARES[hand][period] for hand in hands], league)
    return league, dict(zip(hands, shares, strict=True))


def _raked_shares(weights: Sequence[float], factors: Sequence[float], league: float) -> list[float]:
    """Shares by factors on the league's odds, all scaled alike so that the weighted mean is the league's share."""
    if not 0 < league < 1:
        return [league] * len(weights)
    low, high = 0.05, 20.0
    for _ in range(60):
        scale = (low * high) ** 0.5
        shares = [share_of_left(league, scale * factor) for factor in factors]
        mean = summed(w * s for w, s in zip(weights, shares, strict=True)) / summed(weights)
        low, high = (scale, high) if mean < league else (low, scale)
    return shares

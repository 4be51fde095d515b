"""Whom a player meets: what the pitchers, or the batters, of the other clubs give at each difference of ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from hotstove.cardmaker.longtater.branches import BatterBranch, PitcherBranch
from hotstove.games.longtater.control import control_chance
from hotstove.table.sums import summed


@dataclass(frozen=True, slots=True)
class Side:
    """Against all opponents: how much a player's own control counts, and what they give without him, per appearance."""

    own: float
    """Chance that his own card is read, 100s that start over counted in."""
    h: float
    bb: float
    hbp: float
    so: float
    chart: float
    hr: float = 0.0
    """For a pitcher: homers off the batters' cards."""
    homers: float = 0.0
    """For a pitcher: the share of homers among the hits that his own card gives."""


@dataclass(frozen=True, slots=True)
class RatedPitcher:
    club: str
    weight: float
    pr: int
    branch: PitcherBranch


@dataclass(frozen=True, slots=True)
class RatedBatter:
    club: str
    weight: float
    br: int
    branch: BatterBranch


Sums = list[float]
"""Weight, own, h, bb, hbp, so, chart, hr and own homers of a club's players, each times his weight."""
NOBODY: Sums = [0] * 9
Counted = Callable[[int], Mapping[str, Sums]]
"""By a player's rating: the sums of every club."""


def pitchers_met(pitchers: Sequence[RatedPitcher], again: float) -> Counted:
    """What pitchers give a batter of a rating; `again` is the chance that his own card starts over."""

    def counted(br: int) -> Mapping[str, Sums]:
        found: dict[str, Sums] = {}
        for player in pitchers:
            control, branch = control_chance(br, player.pr), player.branch
            share = player.weight / (1 - control * again - (1 - control) * branch.again)
            theirs = share * (1 - control)
            gives = theirs * branch.h, theirs * branch.bb, theirs * branch.hbp, theirs * branch.so
            _add(found, player.club, (player.weight, share * control, *gives, theirs * branch.chart, 0.0, 0.0))
        return found

    return cache(counted)


def batters_met(batters: Sequence[RatedBatter], again: float) -> Counted:
    """What batters give a pitcher of a rating."""

    def counted(pr: int) -> Mapping[str, Sums]:
        found: dict[str, Sums] = {}
        for player in batters:
            control, branch = control_chance(player.br, pr), player.branch
            share = player.weight / (1 - control * branch.again - (1 - control) * again)
            own, theirs = share * (1 - control), share * control
            gives = theirs * branch.h, theirs * branch.reaches[4], theirs * branch.reaches[5], theirs * branch.so
            homers = theirs * branch.reaches[3], own * branch.kinds[3]
            _add(found, player.club, (player.weight, own, *gives, theirs * (branch.chart + branch.dp), *homers))
        return found

    return cache(counted)


class Opposition:
    """Whom the players of each club meet: the other clubs of their league and, with a share of the games, other
    leagues."""

    def __init__(self, counted: Counted, league_of: Mapping[str, str], away: float) -> None:
        self.counted, self.league_of, self.away = counted, league_of, away
        self.known: dict[tuple[str, int], Side] = {}

    def of(self, club: str) -> Callable[[int], Side]:
        """The average opponent of a club's players, by their rating."""

        def side(rating: int) -> Side:
            found = self.known.get((club, rating))
            if found is None:
                found = self.known[club, rating] = self._side(club, self.counted(rating))
            return found

        return side

    def _side(self, club: str, sums: Mapping[str, Sums]) -> Side:
        league = self.league_of[club]
        at_home = _total(theirs for other, theirs in sums.items() if other != club and self.league_of[other] == league)
        abroad = _total(theirs for other, theirs in sums.items() if self.league_of[other] != league)
        share = self.away if abroad[0] else 0.0
        parts = zip(at_home, abroad, strict=True)
        mean = [(1 - share) * near / at_home[0] + (share * far / abroad[0] if share else 0.0) for near, far in parts]
        return Side(mean[1], mean[2], mean[3], mean[4], mean[5], mean[6], mean[7], mean[8] / mean[1])


def _total(rows: Iterable[Sums]) -> Sums:
    return [summed(column) for column in zip(NOBODY, *rows, strict=True)]


def _add(found: dict[str, Sums], club: str, numbers: Iterable[float]) -> None:
    found[club] = [a + b for a, b in zip(found.get(club, NOBODY), numbers, strict=True)]

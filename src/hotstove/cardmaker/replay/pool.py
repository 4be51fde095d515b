"""A pool of leagues as the fit sees it: its players with their goals, and the gloves behind its pitchers."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass, replace
from functools import cached_property

from hotstove.cardmaker.baseline import Baseline, Rates, Target, baseline_of, targets_of
from hotstove.cardmaker.baseline.club_totals import batting_club_totals, pitching_club_totals
from hotstove.cardmaker.baseline.targets import Key
from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.replay.gloves import Gloves, judge_gloves
from hotstove.cardmaker.replay.opponents import adjust_for_opponents
from hotstove.cardmaker.replay.pitcher_ratings import tired_share
from hotstove.cardmaker.replay.running_ratings import speed_rating
from hotstove.cardmaker.replay.seen_running import running_seen
from hotstove.record import ClubRecord, Season, read_season
from hotstove.table.sums import summed

REGULAR = 150.0
"""Tolerance: plate appearances from which a player has a card of his own while the league is being settled."""
OTHERS_SPEED = 3


@dataclass(frozen=True)
class Batter:
    """A player, or many of one hand together, as the search sees them."""

    name: str
    bats: str
    speed: int
    rates: Rates
    turns: float


class Pool:
    """The players of leagues that were one for the record."""

    def __init__(self, year: int, leagues: tuple[str, ...], regress: float, true_to: str = LINES) -> None:
        season = read_season(year)
        self.year = year
        self.baseline: Baseline = baseline_of(season, leagues[0])
        self.clubs: tuple[ClubRecord, ...] = tuple(club for club in season.clubs if club.league in leagues)
        codes = {club.code for club in self.clubs}
        self.targets = adjust_for_opponents(_with_club_totals(season, regress, true_to, codes))
        self.running_seen = running_seen(year)
        self.gloves: Gloves = judge_gloves(self.clubs, self.baseline, self.running_seen.arms)

    def speed(self, key: Key) -> int:
        target = self.targets[key]
        legs = self.running_seen.legs.get((key[1], target.player.retro_id))
        return speed_rating(target.player.batting, target.batting_shrink, legs)

    def bats_by_number(self, key: Key) -> bool:
        """RB-21: pitchers bat with the card of their number."""
        return self.targets[key].player.is_pitcher

    def turns(self, key: Key) -> float:
        """Plate appearances that the dice decide."""
        line = self.targets[key].player.batting
        return line.pa - line.sh - line.ibb

    def faced(self, key: Key) -> float:
        line = self.targets[key].player.pitching
        return line.bf if line is not None else 0.0

    def tired(self, key: Key) -> float:
        """The share of batters whom a pitcher faces on his B grades."""
        line = self.targets[key].player.pitching
        return tired_share(line, self.baseline) if line is not None else 0.0

    def batter(self, key: Key) -> Batter:
        target = self.targets[key]
        return Batter(" ".join(key), target.player.bats, self.speed(key), target.batting, self.turns(key))

    @cached_property
    def gloves_behind(self) -> dict[str, dict[int, tuple[float, ...]]]:
        """By club: shares of the ratings at each position."""
        return {club.code: self.gloves.standing(club) for club in self.clubs}

    @cached_property
    def sample(self) -> list[Batter]:
        """Regulars by themselves, the others together by hand; pitchers at bat are counted apart."""
        found, rest = [], dict[str, list[tuple[Rates, float]]]()
        for key, target in self.targets.items():
            if self.turns(key) <= 0 or self.bats_by_number(key):
                continue
            if target.player.batting.pa >= REGULAR:
                found.append(self.batter(key))
            else:
                rest.setdefault(target.player.bats, []).append((target.batting, self.turns(key)))
        for bats, lines in rest.items():
            sums = [summed(weight * rate for weight, rate in column) for column in _columns(lines)]
            turns = summed(weight for _, weight in lines)
            found.append(Batter(f"others {bats}", bats, OTHERS_SPEED, Rates.of(sums), turns))
        return found


def _with_club_totals(season: Season, regress: float, true_to: str, codes: Set[str]) -> dict[Key, Target]:
    """The targets of clubs, those of shrunk players so that each club keeps what they did for it together."""
    found = targets_of(season, regress, true_to)
    batting, pitching = batting_club_totals(found, regress), pitching_club_totals(season, found, regress)
    return {
        key: replace(target, batting=batting[key], pitching=pitching.get(key))
        for key, target in found.items()
        if key[1] in codes
    }


def _columns(lines: list[tuple[Rates, float]]) -> Iterator[list[tuple[float, float]]]:
    """The events of many lines, column by column, each with its weight."""
    rows = [list(rates) for rates, _ in lines]
    for place in range(len(rows[0])):
        yield [(weight, row[place]) for row, (_, weight) in zip(rows, lines, strict=True)]

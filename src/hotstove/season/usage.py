"""How much each player played, per game of his club: what a season's manager is held to, in every season."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF, NUMBER_OF
from hotstove.table.sums import summed

if TYPE_CHECKING:
    from hotstove.record import PlayerRecord

PLACES = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH")
SHORTEST, LONGEST = 9.0, 27.0
"""Outs between which a pitcher's usual start lies."""
BLANK = (0.0,) * 7
"""What a manager sees of a player without a record."""


class Work(NamedTuple):
    """How a pitcher works when he works."""

    stamina: int = 24
    """Of a start, in outs: it is spent when its outs, and two more for every run, come to it."""
    start_outs: float = 19.0
    """Outs of a start, on average."""
    complete: float = 0.0
    """Complete games of a start."""
    relief_outs: float = 4.0
    """Outs of a relief game, on average."""
    saves: float = 0.0
    """Saves of a relief game."""
    fields: bool = False
    """He was no pitcher."""


USUAL_WORK = Work()


@dataclass(frozen=True, slots=True)
class Share:
    """One player's share of his club's season."""

    at: Mapping[str, float] = field(default_factory=dict)
    """Starts by position (DH too), per club game."""
    batted: float = 0.0
    """Plate appearances per club game."""
    started: float = 0.0
    relieved: float = 0.0
    since: float = 0.0
    until: float = 1.0
    """The part of the season that he was with the club: a traded player plays for one club at a time."""
    measures: tuple[float, ...] = ()
    """What a manager looks at when he writes the batting order."""
    work: Work = USUAL_WORK
    away: tuple[tuple[float, float], ...] = ()
    """Parts of the season between `since` and `until` that he spent with other clubs, before he came back."""

    def is_here(self, progress: float) -> bool:
        """He is with the club when so much of the season is gone, 0 to 1."""
        if not (self.since <= progress < self.until or (self.until == 1.0 and progress >= self.since)):
            return False
        return not self.away or not any(first <= progress < last for first, last in self.away)

    def stay_gone(self, progress: float) -> float:
        """The part of his time with the club that is over, 0 to 1."""
        return min(max(self._with_club(progress) / max(self.stay, 1e-9), 0.0), 1.0)

    @property
    def stay(self) -> float:
        """The part of the season that he is with the club, 0 to 1."""
        return self._with_club(1.0)

    def _with_club(self, progress: float) -> float:
        return _overlap(self.since, self.until, progress) - summed(_overlap(*gap, progress) for gap in self.away)


def _overlap(first: float, last: float, progress: float) -> float:
    """How much of a window lies before a moment."""
    return min(max(progress - first, 0.0), last - first)


@dataclass(frozen=True, eq=False)
class ClubUsage:
    """A club with its players' shares; what all its days have in common is worked out once."""

    club: Club
    shares: Mapping[str, Share]
    _orders: dict[tuple[tuple[str, str], ...], tuple[tuple[str, int], ...]] = field(default_factory=dict, repr=False)
    _places: dict[tuple[str, str], tuple[tuple[str, float, bool], ...]] = field(default_factory=dict, repr=False)

    @cached_property
    def has_measures(self) -> bool:
        """False for clubs without a record, whose own lineups are used."""
        return any(share.measures for share in self.shares.values())

    @cached_property
    def knows_work(self) -> bool:
        """The record tells how its pitchers work; seasons that were opened before it was kept do not know."""
        return self.has_measures and any(share.work != USUAL_WORK for share in self.shares.values())

    @cached_property
    def fielders(self) -> tuple[str, ...]:
        """Everybody who started at a position."""
        return tuple(player for player in self.club.players if self.shares[player].at)

    @cached_property
    def has_hitters(self) -> bool:
        """Somebody started as a designated hitter."""
        return any("DH" in share.at for share in self.shares.values())

    def places(self, player: str, hand: str) -> tuple[tuple[str, float, bool], ...]:
        """For each of PLACES what starts there are counted under, the player's share of them against starters of that
        hand, and whether his card has the position."""
        known = self._places.get((player, hand))
        if known is None:
            shares, plays = self.starts.get((player, hand), {}), self.club.cards[player].plays
            known = tuple(
                (f"{place} {hand}", shares.get(place, 0.0) if here else 0.0, here)
                for place in PLACES
                for here in (place == "DH" or plays(place),)
            )
            self._places[player, hand] = known
        return known

    @cached_property
    def starts(self) -> dict[tuple[str, str], dict[str, float]]:
        """By player and hand his share of the starts at each place: the real ones, weighed by how much oftener players
        of each hand start against the other one."""
        from hotstove.cardmaker.clubhouse.choosing import PLATOON

        found: dict[tuple[str, str], dict[str, float]] = {}
        for hand, weights in PLATOON.items():
            weight = {str(bats): number for bats, number in weights.items()}
            for place in PLACES:
                row = {
                    player: self.shares[player].at.get(place, 0.0) * weight.get(self.club.players[player].bats, 1.0)
                    for player in self.fielders
                }
                whole = summed(row.values())
                for player, number in row.items():
                    if number > 0:
                        found.setdefault((player, hand), {})[place] = number / whole
        return found

    def order(self, chosen: Mapping[str, str]) -> tuple[tuple[str, int], ...]:
        """Players by place as the manager of the period would let them bat: each with the number of his position."""
        key = tuple(sorted(chosen.items()))
        known = self._orders.get(key)
        if known is None:
            from hotstove.cardmaker.clubhouse.order import best_slots, places_of

            measures = [self.shares[player].measures or BLANK for _, player in key]
            slots = best_slots(measures, [places_of(place) for place, _ in key], self.club.season)
            known = tuple((key[row][1], NUMBER_OF[key[row][0]]) for row in slots)
            self._orders[key] = known
        return known


def real_shares(year: int, code: str) -> dict[str, Share]:
    """The shares of a real club's players, by their Retrosheet ids."""
    from hotstove.cardmaker.baseline import targets_of
    from hotstove.cardmaker.clubhouse.order import Bat
    from hotstove.record import read_season

    season = read_season(year)
    club = season.club(code)
    windows = stays(year)
    targets = targets_of(season)
    shares = {}
    for player in club.players:
        target = targets[player.lahman_id, club.code]
        games = club.games
        stay = windows.get((player.lahman_id, club.code), ((0.0, 1.0),))
        pitching = player.pitching
        starts = {
            place: number / games for place, number in player.usage.starts_at.items() if place != "P" and number > 0
        }
        shares[player.retro_id] = Share(
            starts,
            player.batting.pa / games,
            pitching.starts / games if pitching else 0.0,
            pitching.relief_games / games if pitching else 0.0,
            stay[0][0],
            stay[-1][1],
            tuple(round(value, 6) for value in Bat(player, player.position, target.batting, target.running).measures),
            _work(player),
            away=tuple((before[1], after[0]) for before, after in pairwise(stay)),
        )
    return shares


def _work(player: PlayerRecord) -> Work:
    """How he pitched, by the record; the outs of those who did both are divided as for their cards."""
    from hotstove.cardmaker.clubhouse.stamina import runs_to_nine, stamina_for
    from hotstove.cardmaker.replay.pitcher_ratings import start_outs

    line = player.pitching
    if line is None or not line.games:
        return USUAL_WORK
    starting = start_outs(line)
    start = min(max(starting / line.starts, SHORTEST), LONGEST) if line.starts else USUAL_WORK.start_outs
    relieved = line.relief_games
    return Work(
        stamina_for(start, runs_to_nine(line)),
        round(start, 3),
        round(min(line.complete / line.starts, 1.0), 4) if line.starts else 0.0,
        round((line.outs - starting) / relieved, 3) if relieved else USUAL_WORK.relief_outs,
        round(min(line.saves / relieved, 1.0), 4) if relieved else 0.0,
        not player.is_pitcher and not line.starts,
    )


Window = tuple[float, float]
"""A part of the season: where it begins and where it ends, 0 to 1."""


@lru_cache(maxsize=4)
def stays(year: int) -> dict[tuple[str, str], tuple[Window, ...]]:
    """For players of several clubs the parts of the season at each, by games in the order of the record's stints.

    A player who came back to a club has two windows there; no two windows of a player overlap.
    """
    from hotstove.record.lahman import Lahman

    lahman = Lahman()
    codes = {row["teamID"]: row["teamIDretro"] for row in lahman.of_year("Teams", year)}
    stints: dict[str, list[tuple[int, str, int]]] = {}
    for row in lahman.of_year("Batting", year):
        stints.setdefault(row["playerID"], []).append((row["stint"], codes[row["teamID"]], row["G"] or 1))
    found: dict[tuple[str, str], tuple[Window, ...]] = {}
    for player, parts in stints.items():
        if len(parts) < 2:
            continue
        total, done = summed(games for _, _, games in parts), 0
        for code, run in groupby(sorted(parts), key=lambda part: part[1]):
            first, done = done, done + summed(games for _, _, games in run)
            found[player, code] = (*found.get((player, code), ()), (round(first / total, 4), round(done / total, 4)))
    return found


def usual_shares(club: Club) -> dict[str, Share]:
    """For a club without a record: its usual lineups, its rotation in turn, its bullpen evenly."""
    shares = {player: Share() for player in club.players}
    orders = [order for key, order in club.staff.versus.items() if key in ("R", "L")] or list(
        club.staff.versus.values()
    )
    weights = (0.7, 0.3) if len(orders) == 2 else tuple(1 / len(orders) for _ in orders)
    starts: dict[str, dict[str, float]] = {}
    for order, weight in zip(orders, weights, strict=True):
        for player, position in order:
            if position != 1:
                places = starts.setdefault(player, {})
                places[NAME_OF[position]] = places.get(NAME_OF[position], 0.0) + weight
    for player, places in starts.items():
        shares[player] = Share(places, 4.3 * summed(places.values()))
    for player in club.staff.rotation:
        shares[player] = Share(started=1 / len(club.staff.rotation))
    for player in club.staff.bullpen:
        shares[player] = Share(relieved=0.35)
    return shares


def to_text(shares: Mapping[str, Share]) -> str:
    table = {
        player: [
            {place: round(value, 5) for place, value in sorted(share.at.items())},
            *(round(value, 5) for value in (share.batted, share.started, share.relieved, share.since, share.until)),
            list(share.measures),
            list(share.work),
            [list(gap) for gap in share.away],
        ]
        for player, share in sorted(shares.items())
    }
    return json.dumps(table, separators=(",", ":"))


def from_text(text: str) -> dict[str, Share]:
    """Shares as they were written; those of an older edition say nothing of how pitchers work, or of time away."""
    found = {}
    for player, (at, batted, started, relieved, since, until, measures, *more) in json.loads(text).items():
        work = next((Work(*one) for one in more if one and not isinstance(one[0], list)), USUAL_WORK)
        gaps = next((one for one in more if one and isinstance(one[0], list)), ())
        away = tuple((first, last) for first, last in gaps)
        found[player] = Share(at, batted, started, relieved, since, until, tuple(measures), work, away)
    return found

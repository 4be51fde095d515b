"""A dugout: who starts, who sits on the bench and who is in the bullpen today, so that players play as much as they
did.

Every player has a pace: his real starts at a position against a hand, batters faced or plate appearances for each game
of his club. Whoever is furthest behind his pace plays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from hotstove.cardmaker.baseline import Hand, targets_of
from hotstove.cardmaker.clubhouse.choosing import PLATOON
from hotstove.cardmaker.clubhouse.lineup import FIELD
from hotstove.cardmaker.clubhouse.order import Bat, batting_order
from hotstove.diamond.assigning import assign
from hotstove.diamond.club import Club, Staff
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.lineup import Lineup, starting_lineup
from hotstove.record import ClubRecord, PlayerRecord, read_season

BENCH, BULLPEN = 6, 7
"""Players beside the lineup and the starter on a day's roster."""

NEVER = -1e6

Rest = Callable[[Club, str, bool, int], int]
"""Days that a player must rest: his club, his id, whether he started, outs that he got."""


@dataclass(frozen=True)
class Day:
    """A club as it comes to the park: today's players, and today's card."""

    club: Club
    lineup: Lineup


@dataclass
class Dugout:
    """A club over one replay. ``rest`` says how long a pitcher rests, by the rules of the game."""

    club: Club
    record: ClubRecord
    rest: Rest
    games: int = 0
    days_against: dict[Hand, int] = field(default_factory=lambda: {"L": 0, "R": 0})
    started: dict[tuple[str, str, Hand], int] = field(default_factory=dict)
    mound_starts: dict[str, int] = field(default_factory=dict)
    faced: dict[str, int] = field(default_factory=dict)
    batted: dict[str, int] = field(default_factory=dict)
    back: dict[str, int] = field(default_factory=dict)
    """The day from which a pitcher is rested."""

    @cached_property
    def players(self) -> dict[str, PlayerRecord]:
        return {player.retro_id: player for player in self.record.players}

    @cached_property
    def real_games(self) -> float:
        return max(self.record.games, 1)

    @cached_property
    def _starters(self) -> dict[str, float]:
        """Real starts on the mound for each game of the club."""
        lines = {id_: player.pitching for id_, player in self.players.items() if player.pitching is not None}
        shares = {id_: line.starts for id_, line in lines.items() if line.starts}
        whole = sum(shares.values())
        return {id_: starts / whole for id_, starts in shares.items()}

    @cached_property
    def _fielders(self) -> tuple[tuple[str, ...], Mapping[tuple[Hand, str], NDArray[np.float64]]]:
        """The players who started elsewhere, and by hand and place how many of the starts each should have."""
        ids = tuple(id_ for id_, player in self.players.items() if any(p != "P" for p in player.usage.starts_at))
        table = {}
        hands: tuple[Hand, Hand] = ("L", "R")
        for hand in hands:
            for place in (*FIELD, "DH"):
                row = np.array([self.players[i].usage.starts_at.get(place, 0.0) for i in ids])
                row = row * np.array([PLATOON[hand][self.players[i].bats] for i in ids])
                table[hand, place] = row / row.sum() if row.sum() > 0 else row
        return ids, table

    def starter(self, day: int) -> str:
        """The rested starter who is furthest behind his pace; the most rested where nobody is."""
        number = sum(self.mound_starts.values()) + 1
        owed = {player: share * number - self.mound_starts.get(player, 0) for player, share in self._starters.items()}
        ready = [player for player in owed if self.back.get(player, 0) <= day]
        if not ready:
            return min(owed, key=lambda player: (self.back[player], player))
        return max(ready, key=lambda player: (owed[player], player))

    def day(self, day: int, starter: str, against: Hand, dh: bool) -> Day:
        """Today's roster and lineup against a starter of that hand."""
        chosen = self._lineup(starter, against, dh)
        order = self._order(tuple(sorted(chosen.items())))
        batting = [(player, NUMBER_OF[place]) for player, place in order]
        if not dh and not any(place == "P" for _, place in order):
            batting.append((starter, NUMBER_OF["P"]))
        bullpen = self._bullpen(day, starter)
        bench = self._bench(set(chosen.values()) | {starter, *bullpen})
        names = dict.fromkeys((*(player for player, _ in batting), starter, *bench, *bullpen))
        club = self.club
        roster = Club(
            club.code,
            club.name,
            club.season,
            club.league,
            {player: club.players[player] for player in names},
            club.cards,
            Staff({}, (starter,), bullpen),
        )
        lineup = starting_lineup(batting, starter, roster.players.__contains__)
        self.games += 1
        self.days_against[against] += 1
        self.mound_starts[starter] = self.mound_starts.get(starter, 0) + 1
        for place, player in chosen.items():
            key = player, place, against
            self.started[key] = self.started.get(key, 0) + 1
        return Day(roster, lineup)

    def _lineup(self, starter: str, against: Hand, dh: bool) -> dict[str, str]:
        """A player for each place, by how far each is behind in starts there against that hand."""
        ids, table = self._fielders
        places = (*FIELD, "DH") if dh else FIELD
        number = self.days_against[against] + 1
        value = np.empty((len(ids), len(places)))
        for column, place in enumerate(places):
            share = table[against, place]
            had = np.array([self.started.get((player, place, against), 0) for player in ids])
            row = np.where(share > 0, share * number - had, NEVER)
            if place == "DH" and not (share > 0).any():
                row = np.array([self._behind(player) / 1000 for player in ids])
            value[:, column] = row
        value[[player == starter for player in ids]] = 10 * NEVER
        return {places[column]: ids[row] for row, column in assign(value.tolist())}

    def _order(self, chosen: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
        known = self._orders.get(chosen)
        if known is None:
            targets = targets_of(read_season(self.record.year))
            bats = []
            for place, id_ in chosen:
                player = self.players[id_]
                target = targets[player.lahman_id, self.record.code]
                bats.append(Bat(player, place, target.batting, target.running))
            spots = batting_order(bats, self.record.year)
            known = tuple((spot.player.retro_id, spot.position) for spot in spots if spot.player is not None)
            self._orders[chosen] = known
        return known

    @cached_property
    def _orders(self) -> dict[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]:
        return {}

    def _behind(self, player: str) -> float:
        """Plate appearances that a player is behind his pace."""
        return self.players[player].batting.pa * (self.games + 1) / self.real_games - self.batted.get(player, 0)

    def _bench(self, taken: set[str]) -> list[str]:
        """Players who are furthest behind at bat, one who can catch among them; pitchers stay away."""
        left = [m for m in self.players if m not in taken and not self.players[m].is_pitcher]
        left.sort(key=lambda player: (-self._behind(player), player))
        catchers = [player for player in left if self.players[player].usage.games_at.get("C", 0) > 0]
        bench = left[:BENCH]
        if catchers and not any(player in catchers for player in bench):
            bench = [*bench[: BENCH - 1], catchers[0]]
        return bench

    def _bullpen(self, day: int, starter: str) -> tuple[str, ...]:
        """Rested players who are furthest behind in batters faced, in the order of the club's staff, the closer
        last."""
        ready = []
        for id_, player in self.players.items():
            if player.pitching is None or id_ == starter or self.back.get(id_, 0) > day:
                continue
            if player.pitching.relief_games <= 0:
                continue
            outing = player.pitching.bf / max(player.pitching.games, 1)
            behind = player.pitching.bf * (self.games + 1) / self.real_games - self.faced.get(id_, 0)
            ready.append((behind / max(outing, 1.0), id_))
        ready.sort(key=lambda pair: (-pair[0], pair[1]))
        chosen = {id_ for _, id_ in ready[:BULLPEN]}
        if len(chosen) < 3:
            others = [m for m in self._starters if m != starter and m not in chosen]
            others.sort(key=lambda player: (self.back.get(player, 0), player))
            chosen |= set(others[: 3 - len(chosen)])
        known = [player for player in self.club.staff.bullpen if player in chosen]
        return (*(player for player in sorted(chosen) if player not in known), *known)

    def note(self, day: int, batted: Mapping[str, int], pitched: Sequence[tuple[str, bool, int, int]]) -> None:
        """What the players did today: plate appearances; and pitcher, whether he started, batters faced, outs."""
        for player, times in batted.items():
            self.batted[player] = self.batted.get(player, 0) + times
        for player, started, faced, outs in pitched:
            self.faced[player] = self.faced.get(player, 0) + faced
            self.back[player] = day + 1 + self.rest(self.club, player, started, outs)

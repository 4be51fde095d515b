"""A dugout: who starts, who sits on the bench and who is in the bullpen today, so that men play as much as they did.

Every man has a pace: his real starts at a position against a hand, batters faced or plate appearances for each game of
his club. Whoever is furthest behind his pace plays.
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
from hotstove.cardmaker.record import ClubRecord, ManRecord, read_season
from hotstove.diamond.club import Club, Staff
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.lineup import Lineup, starting_lineup

BENCH, BULLPEN = 6, 7
"""Men beside the lineup and the starter on a day's roster."""

NEVER = -1e6

Rest = Callable[[Club, str, bool, int], int]
"""Days that a man must rest: his club, his id, whether he started, outs that he got."""


@dataclass(frozen=True)
class Day:
    """A club as it comes to the park: today's men, and today's card."""

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
    def men(self) -> dict[str, ManRecord]:
        return {man.retro_id: man for man in self.record.men}

    @cached_property
    def real_games(self) -> float:
        return max(self.record.games, 1)

    @cached_property
    def _starters(self) -> dict[str, float]:
        """Real starts on the mound for each game of the club."""
        lines = {id_: man.pitching for id_, man in self.men.items() if man.pitching is not None}
        shares = {id_: line.starts for id_, line in lines.items() if line.starts}
        whole = sum(shares.values())
        return {id_: starts / whole for id_, starts in shares.items()}

    @cached_property
    def _fielders(self) -> tuple[tuple[str, ...], Mapping[tuple[Hand, str], NDArray[np.float64]]]:
        """The men who started elsewhere, and by hand and place how many of the starts each should have."""
        ids = tuple(id_ for id_, man in self.men.items() if any(p != "P" for p in man.usage.starts_at))
        table = {}
        hands: tuple[Hand, Hand] = ("L", "R")
        for hand in hands:
            for place in (*FIELD, "DH"):
                row = np.array([self.men[i].usage.starts_at.get(place, 0.0) for i in ids])
                row = row * np.array([PLATOON[hand][self.men[i].bats] for i in ids])
                table[hand, place] = row / row.sum() if row.sum() > 0 else row
        return ids, table

    def starter(self, day: int) -> str:
        """The rested starter who is furthest behind his pace; the most rested where nobody is."""
        number = sum(self.mound_starts.values()) + 1
        owed = {man: share * number - self.mound_starts.get(man, 0) for man, share in self._starters.items()}
        ready = [man for man in owed if self.back.get(man, 0) <= day]
        if not ready:
            return min(owed, key=lambda man: (self.back[man], man))
        return max(ready, key=lambda man: (owed[man], man))

    def day(self, day: int, starter: str, against: Hand, dh: bool) -> Day:
        """Today's roster and lineup against a starter of that hand."""
        chosen = self._lineup(starter, against, dh)
        order = self._order(tuple(sorted(chosen.items())))
        batting = [(man, NUMBER_OF[place]) for man, place in order]
        if not dh and not any(place == "P" for _, place in order):
            batting.append((starter, NUMBER_OF["P"]))
        bullpen = self._bullpen(day, starter)
        bench = self._bench(set(chosen.values()) | {starter, *bullpen})
        names = dict.fromkeys((*(man for man, _ in batting), starter, *bench, *bullpen))
        club = self.club
        roster = Club(
            club.code,
            club.name,
            club.season,
            club.league,
            {man: club.men[man] for man in names},
            club.cards,
            Staff({}, (starter,), bullpen),
        )
        lineup = starting_lineup(batting, starter, roster.men.__contains__)
        self.games += 1
        self.days_against[against] += 1
        self.mound_starts[starter] = self.mound_starts.get(starter, 0) + 1
        for place, man in chosen.items():
            key = man, place, against
            self.started[key] = self.started.get(key, 0) + 1
        return Day(roster, lineup)

    def _lineup(self, starter: str, against: Hand, dh: bool) -> dict[str, str]:
        """A man for each place, by how far each is behind in starts there against that hand."""
        from scipy.optimize import linear_sum_assignment

        ids, table = self._fielders
        places = (*FIELD, "DH") if dh else FIELD
        number = self.days_against[against] + 1
        value = np.empty((len(ids), len(places)))
        for column, place in enumerate(places):
            share = table[against, place]
            had = np.array([self.started.get((man, place, against), 0) for man in ids])
            row = np.where(share > 0, share * number - had, NEVER)
            if place == "DH" and not (share > 0).any():
                row = np.array([self._behind(man) / 1000 for man in ids])
            value[:, column] = row
        value[[man == starter for man in ids]] = 10 * NEVER
        rows, columns = linear_sum_assignment(value, maximize=True)
        return {places[column]: ids[row] for row, column in zip(rows.tolist(), columns.tolist(), strict=True)}

    def _order(self, chosen: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
        known = self._orders.get(chosen)
        if known is None:
            targets = targets_of(read_season(self.record.year))
            bats = []
            for place, id_ in chosen:
                man = self.men[id_]
                target = targets[man.lahman_id, self.record.code]
                bats.append(Bat(man, place, target.batting, target.running))
            spots = batting_order(bats, self.record.year)
            known = tuple((spot.man.retro_id, spot.position) for spot in spots if spot.man is not None)
            self._orders[chosen] = known
        return known

    @cached_property
    def _orders(self) -> dict[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]:
        return {}

    def _behind(self, man: str) -> float:
        """Plate appearances that a man is behind his pace."""
        return self.men[man].batting.pa * (self.games + 1) / self.real_games - self.batted.get(man, 0)

    def _bench(self, taken: set[str]) -> list[str]:
        """Men who are furthest behind at bat, one who can catch among them; pitchers stay away."""
        left = [m for m in self.men if m not in taken and not self.men[m].is_pitcher]
        left.sort(key=lambda man: (-self._behind(man), man))
        catchers = [man for man in left if self.men[man].usage.games_at.get("C", 0) > 0]
        bench = left[:BENCH]
        if catchers and not any(man in catchers for man in bench):
            bench = [*bench[: BENCH - 1], catchers[0]]
        return bench

    def _bullpen(self, day: int, starter: str) -> tuple[str, ...]:
        """Rested men who are furthest behind in batters faced, in the order of the club's staff, the closer last."""
        ready = []
        for id_, man in self.men.items():
            if man.pitching is None or id_ == starter or self.back.get(id_, 0) > day:
                continue
            if man.pitching.relief_games <= 0:
                continue
            outing = man.pitching.bf / max(man.pitching.games, 1)
            behind = man.pitching.bf * (self.games + 1) / self.real_games - self.faced.get(id_, 0)
            ready.append((behind / max(outing, 1.0), id_))
        ready.sort(key=lambda pair: (-pair[0], pair[1]))
        chosen = {id_ for _, id_ in ready[:BULLPEN]}
        if len(chosen) < 3:
            others = [m for m in self._starters if m != starter and m not in chosen]
            others.sort(key=lambda man: (self.back.get(man, 0), man))
            chosen |= set(others[: 3 - len(chosen)])
        known = [man for man in self.club.staff.bullpen if man in chosen]
        return (*(man for man in sorted(chosen) if man not in known), *known)

    def note(self, day: int, batted: Mapping[str, int], pitched: Sequence[tuple[str, bool, int, int]]) -> None:
        """What the men did today: plate appearances; and pitcher, whether he started, batters faced, outs."""
        for man, times in batted.items():
            self.batted[man] = self.batted.get(man, 0) + times
        for man, started, faced, outs in pitched:
            self.faced[man] = self.faced.get(man, 0) + faced
            self.back[man] = day + 1 + self.rest(self.club, man, started, outs)

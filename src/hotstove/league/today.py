"""Who plays today: the starter, the lineup, the bench and the bullpen, each man in his turn and by his real share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from hotstove.diamond.club import Club, Staff
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.lineup import Lineup, starting_lineup
from hotstove.league.state import ClubState
from hotstove.league.usage import Share

FIELD = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
NEVER = -1e6
HAND_COUNTS = {("L", "L"): -0.9, ("L", "R"): 0.3, ("R", "L"): 0.7, ("R", "R"): -0.25}
"""Starts that the platoon advantage is worth, by how a man bats and the opposing starter throws."""
BENCH = 6
BULLPEN = 6
SLACK_APPEARANCES = 6.0
"""Plate appearances that a man may be ahead of his share before he is kept off the bench."""


class Today:
    """One club on one day."""

    def __init__(
        self,
        club: Club,
        shares: Mapping[str, Share],
        state: ClubState,
        day: int,
        progress: float,
        rest: Callable[[object, int, bool], int],
        may_again: Callable[[str], bool] | None = None,
    ) -> None:
        self.club, self.shares, self.state, self.day = club, shares, state, day
        self.progress = progress
        """How much of the season is gone."""
        self._rest = rest
        self._may_again = may_again
        """Whether a reliever of the day's first game may pitch in its second, where the rules allow any."""

    def fit(self, man: str) -> bool:
        """He is not hurt, and is with the club now."""
        share = self.shares[man]
        here = share.since <= self.progress < share.until or (share.until == 1.0 and self.progress >= share.since)
        return here and man not in self.state.hurt

    def turns(self, man: str) -> float:
        """The club's games by which his share is measured today; for a traded man his part of the season counts."""
        share, games = self.shares[man], self.state.games + 1
        if share.since == 0.0 and share.until == 1.0:
            return games
        gone = (self.progress - share.since) / max(share.until - share.since, 1e-9)
        return games * min(max(gone, 0.0), 1.0) / max(self.progress, 1e-9)

    def rested(self, man: str) -> bool:
        """He has had the days off that the game's rules ask for after his last appearance."""
        last = self.state.pitched.get(man)
        if last is None:
            return True
        day, outs, started = last
        if day == self.day and not started and self._may_again is not None:
            return self._may_again(man)
        return self.day - day - 1 >= self._rest(self.club.cards[man], outs, bool(started))

    def _may_start(self, man: str) -> bool:
        """Rested, and not on the mound in an earlier game of this day."""
        return self.rested(man) and not self._worked_today(man)

    def _worked_today(self, man: str) -> bool:
        last = self.state.pitched.get(man)
        return last is not None and last[0] == self.day

    def starter(self, named: str = "") -> str:
        """The man whom the schedule names, or the rested one furthest behind his share; of equals the first in turn."""
        if named in self.club.men and named not in self.state.hurt and not self._worked_today(named):
            return named
        able = [man for man in self.club.men if self.shares[man].started > 0 and self.fit(man)]
        rotation = [man for man in self.club.staff.rotation if self.fit(man)]
        ready = [man for man in able if self._may_start(man)] or [man for man in rotation if self._may_start(man)]
        pool = ready or able or rotation or list(self.club.staff.rotation)
        rank = {man: place for place, man in enumerate(self.club.staff.rotation)}
        return min(
            pool,
            key=lambda man: (
                self.state.started.get(man, 0) - self.shares[man].started * self.turns(man),
                -self.shares[man].started,
                rank.get(man, len(rank)),
                man,
            ),
        )

    def lineup(self, pitcher: str, hand: str, designated_hitter: bool, written: str = "") -> Lineup:
        """The batting order against that hand, with every man as near to his real share as today allows."""
        known = self.club.men.__contains__
        if written:
            order = _read_order(written, pitcher)
            if all(known(man) and man not in self.state.hurt for man, _ in order):
                return starting_lineup(order, pitcher, known)
        if not any(share.measures for share in self.shares.values()):
            return self._usual(pitcher, hand, designated_hitter)
        chosen = self._choose(pitcher, hand, designated_hitter)
        return starting_lineup(self._in_order(chosen, pitcher, designated_hitter), pitcher, known)

    def squad(self, lineup: Lineup) -> Club:
        """The club with only those men who may appear today."""
        playing = [man for man in lineup.men if man]
        bench = [man for man in self.club.men if man not in playing and self._may_come_in(man)]
        bench.sort(key=lambda man: (-self._behind_at_bat(man), man))
        catchers = [man for man in bench if "C" in self.shares[man].at][:1]
        hitters = [*catchers, *(man for man in bench if man not in catchers)][:BENCH]
        arms = self._bullpen(playing)
        names = {*playing, *hitters, *arms}
        men = {man: who for man, who in self.club.men.items() if man in names}
        staff = Staff(self.club.staff.versus, self.club.staff.rotation, tuple(arms))
        return replace(self.club, men=men, staff=staff)

    def _bullpen(self, playing: Sequence[str]) -> list[str]:
        """Rested relievers who are due, in the order of the staff, the closer last."""
        able = [
            man
            for man in self.club.men
            if self.shares[man].relieved > 0 and man not in playing and self.fit(man) and self.rested(man)
        ]
        behind = {man: self.shares[man].relieved * self.turns(man) - self.state.relieved.get(man, 0) for man in able}
        due = sorted(able, key=lambda man: (-behind[man], man))[:BULLPEN]
        if not due:
            due = [man for man in self.club.staff.bullpen if man not in playing and self.fit(man)][-2:]
        rank = {man: place for place, man in enumerate(self.club.staff.bullpen)}
        return sorted(due, key=lambda man: (rank.get(man, -1), man))

    def _may_come_in(self, man: str) -> bool:
        share = self.shares[man]
        ahead = self.state.batted.get(man, 0) - share.batted * self.turns(man)
        is_hitter = share.started == 0 and share.relieved == 0
        return is_hitter and self.fit(man) and ahead < SLACK_APPEARANCES

    def _behind_at_bat(self, man: str) -> float:
        return self.shares[man].batted * self.turns(man) - self.state.batted.get(man, 0)

    def _choose(self, pitcher: str, hand: str, designated_hitter: bool) -> dict[str, str]:
        import numpy as np
        from scipy.optimize import linear_sum_assignment

        places = (*FIELD, "DH") if designated_hitter else FIELD
        men = [man for man in self.club.men if man != pitcher and self.shares[man].at and self.fit(man)]
        spare = [
            man
            for man in self.club.men
            if man != pitcher and man not in men and self.shares[man].started == 0 and self.fit(man)
        ]
        men += spare[: max(0, len(places) - len(men))]
        value = np.array([[self._value(man, place, hand) for place in places] for man in men])
        rows, columns = linear_sum_assignment(value, maximize=True)
        return {places[column]: men[row] for row, column in zip(rows.tolist(), columns.tolist(), strict=True)}

    def _value(self, man: str, place: str, hand: str) -> float:
        share, state = self.shares[man], self.state
        turn = self.turns(man)
        if place != "DH" and not self.club.cards[man].plays(place):
            return NEVER
        bats = self.club.men[man].bats
        behind = sum(share.at.values()) * turn - state.total_starts(man)
        here = share.at.get(place, 0.0) * turn - state.starts_at.get(man, {}).get(place, 0)
        known = 0.0 if place in share.at else -3.0
        return behind + 0.6 * here + known + HAND_COUNTS.get((bats, hand), 0.0) + 0.01 * share.batted

    def _in_order(self, chosen: Mapping[str, str], pitcher: str, designated_hitter: bool) -> list[tuple[str, int]]:
        from hotstove.cardmaker.clubhouse.order import best_slots, places_of

        spots = [(man, place) for place, man in chosen.items()]
        blank = (0.0,) * 7
        measures = [self.shares[man].measures or blank for man, _ in spots]
        slots = best_slots(measures, [places_of(place) for _, place in spots], self.club.season)
        order = [(spots[row][0], NUMBER_OF[spots[row][1]]) for row in slots]
        return order if designated_hitter else [*order, (pitcher, 1)]

    def _usual(self, pitcher: str, hand: str, designated_hitter: bool) -> Lineup:
        """The club file's own lineup, with a healthy man of the same position for each who is hurt."""
        usual = self.club.lineup(pitcher, hand, designated_hitter)
        if all(self.fit(man) for man in usual.men if man):
            return usual
        taken = {man for man in usual.men if man and self.fit(man)}
        order = []
        for man, position in zip(usual.men[1:], usual.positions[1:], strict=True):
            healthy = man
            if not self.fit(man):
                place = next(name for name, number in NUMBER_OF.items() if number == position)
                spare = [
                    other
                    for other in self.club.men
                    if other not in taken and self.fit(other) and (place == "DH" or self.club.cards[other].plays(place))
                ]
                healthy = spare[0] if spare else man
            taken.add(healthy)
            order.append((healthy, position))
        return starting_lineup(order, pitcher, self.club.men.__contains__)


def _read_order(written: str, pitcher: str) -> list[tuple[str, int]]:
    order = []
    for part in written.split(","):
        man, position = part.split()
        order.append((pitcher if position == "1" else man, int(position)))
    return order


def write_order(order: Sequence[tuple[str, int]]) -> str:
    return ",".join(f"{man} {position}" for man, position in order)

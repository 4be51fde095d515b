"""Who plays today: the starter, the lineup, the bench and the bullpen, each player in his turn and by his real
share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from hotstove.diamond.assigning import assign
from hotstove.diamond.club import Club, Staff
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.lineup import Lineup, starting_lineup
from hotstove.league.state import ClubState
from hotstove.league.usage import Share

FIELD = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
NEVER = -1e6
HAND_COUNTS = {("L", "L"): -0.9, ("L", "R"): 0.3, ("R", "L"): 0.7, ("R", "R"): -0.25}
"""Starts that the platoon advantage is worth, by how a player bats and the opposing starter throws."""
BENCH = 6
BULLPEN = 6
SLACK_APPEARANCES = 6.0
"""Plate appearances that a player may be ahead of his share before he is kept off the bench."""


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

    def fit(self, player: str) -> bool:
        """He is not hurt, and is with the club now."""
        share = self.shares[player]
        here = share.since <= self.progress < share.until or (share.until == 1.0 and self.progress >= share.since)
        return here and player not in self.state.hurt

    def turns(self, player: str) -> float:
        """The club's games by which his share is measured today; for a traded player his part of the season counts."""
        share, games = self.shares[player], self.state.games + 1
        if share.since == 0.0 and share.until == 1.0:
            return games
        gone = (self.progress - share.since) / max(share.until - share.since, 1e-9)
        return games * min(max(gone, 0.0), 1.0) / max(self.progress, 1e-9)

    def rested(self, player: str) -> bool:
        """He has had the days off that the game's rules ask for after his last appearance."""
        last = self.state.pitched.get(player)
        if last is None:
            return True
        day, outs, started = last
        if day == self.day and not started and self._may_again is not None:
            return self._may_again(player)
        return self.day - day - 1 >= self._rest(self.club.cards[player], outs, bool(started))

    def _may_start(self, player: str) -> bool:
        """Rested, and not on the mound in an earlier game of this day."""
        return self.rested(player) and not self._worked_today(player)

    def _worked_today(self, player: str) -> bool:
        last = self.state.pitched.get(player)
        return last is not None and last[0] == self.day

    def starter(self, named: str = "") -> str:
        """The player whom the schedule names, or the rested one furthest behind his share; of equals the first in
        turn."""
        if named in self.club.players and named not in self.state.hurt and not self._worked_today(named):
            return named
        able = [player for player in self.club.players if self.shares[player].started > 0 and self.fit(player)]
        rotation = [player for player in self.club.staff.rotation if self.fit(player)]
        ready = [player for player in able if self._may_start(player)] or [
            player for player in rotation if self._may_start(player)
        ]
        pool = ready or able or rotation or list(self.club.staff.rotation)
        rank = {player: place for place, player in enumerate(self.club.staff.rotation)}
        return min(
            pool,
            key=lambda player: (
                self.state.started.get(player, 0) - self.shares[player].started * self.turns(player),
                -self.shares[player].started,
                rank.get(player, len(rank)),
                player,
            ),
        )

    def lineup(self, pitcher: str, hand: str, designated_hitter: bool, written: str = "") -> Lineup:
        """The batting order against that hand, with every player as near to his real share as today allows."""
        known = self.club.players.__contains__
        if written:
            order = _read_order(written, pitcher)
            if all(known(player) and player not in self.state.hurt for player, _ in order):
                return starting_lineup(order, pitcher, known)
        if not any(share.measures for share in self.shares.values()):
            return self._usual(pitcher, hand, designated_hitter)
        chosen = self._choose(pitcher, hand, designated_hitter)
        return starting_lineup(self._in_order(chosen, pitcher, designated_hitter), pitcher, known)

    def squad(self, lineup: Lineup) -> Club:
        """The club with only those players who may appear today."""
        playing = [player for player in lineup.players if player]
        bench = [player for player in self.club.players if player not in playing and self._may_come_in(player)]
        bench.sort(key=lambda player: (-self._behind_at_bat(player), player))
        catchers = [player for player in bench if "C" in self.shares[player].at][:1]
        hitters = [*catchers, *(player for player in bench if player not in catchers)][:BENCH]
        arms = self._bullpen(playing)
        names = {*playing, *hitters, *arms}
        players = {player: who for player, who in self.club.players.items() if player in names}
        staff = Staff(self.club.staff.versus, self.club.staff.rotation, tuple(arms))
        return replace(self.club, players=players, staff=staff)

    def _bullpen(self, playing: Sequence[str]) -> list[str]:
        """Rested relievers who are due, in the order of the staff, the closer last."""
        able = [
            player
            for player in self.club.players
            if self.shares[player].relieved > 0 and player not in playing and self.fit(player) and self.rested(player)
        ]
        behind = {
            player: self.shares[player].relieved * self.turns(player) - self.state.relieved.get(player, 0)
            for player in able
        }
        due = sorted(able, key=lambda player: (-behind[player], player))[:BULLPEN]
        if not due:
            due = [player for player in self.club.staff.bullpen if player not in playing and self.fit(player)][-2:]
        rank = {player: place for place, player in enumerate(self.club.staff.bullpen)}
        return sorted(due, key=lambda player: (rank.get(player, -1), player))

    def _may_come_in(self, player: str) -> bool:
        share = self.shares[player]
        ahead = self.state.batted.get(player, 0) - share.batted * self.turns(player)
        is_hitter = share.started == 0 and share.relieved == 0
        return is_hitter and self.fit(player) and ahead < SLACK_APPEARANCES

    def _behind_at_bat(self, player: str) -> float:
        return self.shares[player].batted * self.turns(player) - self.state.batted.get(player, 0)

    def _choose(self, pitcher: str, hand: str, designated_hitter: bool) -> dict[str, str]:
        places = (*FIELD, "DH") if designated_hitter else FIELD
        players = [
            player for player in self.club.players if player != pitcher and self.shares[player].at and self.fit(player)
        ]
        spare = [
            player
            for player in self.club.players
            if player != pitcher and player not in players and self.shares[player].started == 0 and self.fit(player)
        ]
        players += spare[: max(0, len(places) - len(players))]
        values = [[self._value(player, place, hand) for place in places] for player in players]
        return {places[column]: players[row] for row, column in assign(values)}

    def _value(self, player: str, place: str, hand: str) -> float:
        share, state = self.shares[player], self.state
        turn = self.turns(player)
        if place != "DH" and not self.club.cards[player].plays(place):
            return NEVER
        bats = self.club.players[player].bats
        behind = sum(share.at.values()) * turn - state.total_starts(player)
        here = share.at.get(place, 0.0) * turn - state.starts_at.get(player, {}).get(place, 0)
        known = 0.0 if place in share.at else -3.0
        return behind + 0.6 * here + known + HAND_COUNTS.get((bats, hand), 0.0) + 0.01 * share.batted

    def _in_order(self, chosen: Mapping[str, str], pitcher: str, designated_hitter: bool) -> list[tuple[str, int]]:
        from hotstove.cardmaker.clubhouse.order import best_slots, places_of

        spots = [(player, place) for place, player in chosen.items()]
        blank = (0.0,) * 7
        measures = [self.shares[player].measures or blank for player, _ in spots]
        slots = best_slots(measures, [places_of(place) for _, place in spots], self.club.season)
        order = [(spots[row][0], NUMBER_OF[spots[row][1]]) for row in slots]
        return order if designated_hitter else [*order, (pitcher, 1)]

    def _usual(self, pitcher: str, hand: str, designated_hitter: bool) -> Lineup:
        """The club file's own lineup, with a healthy player of the same position for each who is hurt."""
        usual = self.club.lineup(pitcher, hand, designated_hitter)
        if all(self.fit(player) for player in usual.players if player):
            return usual
        taken = {player for player in usual.players if player and self.fit(player)}
        order = []
        for player, position in zip(usual.players[1:], usual.positions[1:], strict=True):
            healthy = player
            if not self.fit(player):
                place = next(name for name, number in NUMBER_OF.items() if number == position)
                spare = [
                    other
                    for other in self.club.players
                    if other not in taken and self.fit(other) and (place == "DH" or self.club.cards[other].plays(place))
                ]
                healthy = spare[0] if spare else player
            taken.add(healthy)
            order.append((healthy, position))
        return starting_lineup(order, pitcher, self.club.players.__contains__)


def _read_order(written: str, pitcher: str) -> list[tuple[str, int]]:
    order = []
    for part in written.split(","):
        player, position = part.split()
        order.append((pitcher if position == "1" else player, int(position)))
    return order


def write_order(order: Sequence[tuple[str, int]]) -> str:
    return ",".join(f"{player} {position}" for player, position in order)

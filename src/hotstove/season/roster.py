"""The roster of a day: who starts, who bats where, who is on the bench and in the bullpen.

Every player has a share of his club's season: starts at a position against a hand, plate appearances, starts and relief
games on the mound. Whoever is furthest behind his share plays, if the rules of the game let him.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from hotstove.diamond.assigning import assign
from hotstove.diamond.availability import AT_BAT, ON_THE_MOUND, READY, STARTING, Availability
from hotstove.diamond.club import Club, Staff
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup, starting_lineup
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.setup import Setup
from hotstove.season.club_state import ClubState
from hotstove.season.scheduled_game import read_order
from hotstove.season.usage import PLACES, ClubUsage

NEVER, OUT_OF_PLACE, SPENT = -1e6, -100.0, -1e4
"""Worth of a start, in starts: where the card does not let him; where he never started; beyond his games."""
BENCH = 6
BULLPEN = 6
"""Hitters beside the lineup, and relievers, on a day's roster."""
LEAST_BULLPEN = 2
"""Relievers who are taken along whatever their rest, so that a starter who is hurt can be followed."""
HITTER = 1.2
"""Plate appearances per club game from which a pitcher who also plays elsewhere is one of the hitters: 190 in 162."""
SLACK_APPEARANCES = 6.0
"""Plate appearances that a player may be ahead of his share before he is kept off the bench."""


class DailyRoster:
    """One club on one day."""

    def __init__(
        self,
        game: AnyPlaysGame,
        setup: Setup,
        usage: ClubUsage,
        state: ClubState,
        day: int,
        progress: float,
    ) -> None:
        """`setup` has the club on its visitors' side, the options and the charts; `day` is an ordinal."""
        self.game, self.setup, self.usage, self.state, self.day = game, setup, usage, state, day
        self.club, self.shares = usage.club, usage.shares
        self.progress = progress
        """How much of the season is gone."""
        self.sat_out = game.sits_out(self.club, state.hurt) if state.hurt else frozenset()
        """Who misses this game by the game's own rules."""
        self._forced: dict[str, Availability] = {}
        self._limited = game.limits_games(setup)

    @cached_property
    def available(self) -> dict[str, Availability]:
        """Pitchers of whom the game's rules of rest have something to say."""
        found = {}
        for player in self.state.pitched:
            last = self.state.last(player)
            if last is not None and player in self.club.players:
                today = self.game.availability(self.setup, 0, player, last, self.day)
                if today != READY:
                    found[player] = today
        return found

    def availability(self) -> dict[str, Availability]:
        """What the rules of rest say of the players of the day; who had to be taken for want of others may pitch."""
        return self.available | self._forced

    def fit(self, player: str) -> bool:
        """He is not hurt, and is with the club now."""
        return self.shares[player].is_here(self.progress) and player not in self.sat_out

    def turns(self, player: str, games: int) -> float:
        """The club's games by which a share is measured; for a traded player his part of the season counts."""
        share = self.shares[player]
        if share.since == 0.0 and share.until == 1.0 and not share.away:
            return games
        return games * share.stay_gone(self.progress) / max(self.progress, 1e-9)

    def may_start(self, player: str) -> bool:
        """The game's rules let him start today, neither on short rest nor beyond his games of the season."""
        today = self.available.get(player, READY)
        return today.may_start and not today.short_rest and self._has_games(player, STARTING, ON_THE_MOUND)

    def may_relieve(self, player: str) -> bool:
        return self.available.get(player, READY).may_relieve and self._has_games(player, ON_THE_MOUND)

    def _has_games(self, player: str, *roles: str) -> bool:
        if not self._limited:
            return True
        may, state = self.game.may_be_used, self.state
        return all(may(self.setup, 0, player, role, state.games_in(player, role)) for role in roles)

    def _worked_today(self, player: str) -> bool:
        last = self.state.last(player)
        return last is not None and last.day == self.day

    def starter(self, named: str = "") -> str:
        """The player whom the schedule names, or the rested one furthest behind his share; of equals the first in
        turn. Where nobody is rested it is one on short rest, and then whoever there is."""
        chosen = named
        if named not in self.club.players or named in self.sat_out or self._worked_today(named):
            chosen = self._in_turn()
        today = self.available.get(chosen, READY)
        if not today.may_start:
            self._forced[chosen] = today._replace(may_start=True)
        return chosen

    def _in_turn(self) -> str:
        able = [player for player in self.club.players if self.shares[player].started > 0 and self.fit(player)]
        rotation = [player for player in self.club.staff.rotation if self.fit(player)]
        fresh = [player for player in able if not self._worked_today(player)]
        pool = (
            [player for player in able if self.may_start(player)]
            or [player for player in rotation if self.may_start(player)]
            or [player for player in able if self.available.get(player, READY).may_start]
            or fresh
            or able
            or rotation
            or list(self.club.staff.rotation)
        )
        rank = {player: place for place, player in enumerate(self.club.staff.rotation)}
        games = self.state.games + 1
        return min(
            pool,
            key=lambda player: (
                self.state.started.get(player, 0) - self.shares[player].started * self.turns(player, games),
                -self.shares[player].started,
                rank.get(player, len(rank)),
                player,
            ),
        )

    def lineup(self, pitcher: str, hand: str, designated_hitter: bool, written: str = "") -> Lineup:
        """The batting order against that hand, with every player as near to his real share as today allows."""
        known = self.club.players.__contains__
        if written:
            order = read_order(written, pitcher)
            if all(known(player) and player not in self.sat_out for player, _ in order):
                return starting_lineup(order, pitcher, known)
        if not self.usage.has_measures:
            return self._usual(pitcher, hand, designated_hitter)
        if self.bats_for_himself(pitcher):
            chosen = {**self._choose(pitcher, hand, False), "P": pitcher}
            return starting_lineup(self.usage.order(chosen), pitcher, known)
        chosen = self._choose(pitcher, hand, designated_hitter)
        order = list(self.usage.order(chosen))
        return starting_lineup(order if designated_hitter else [*order, (pitcher, 1)], pitcher, known)

    def bats_for_himself(self, pitcher: str) -> bool:
        """He is one of the club's hitters as well: on his days he bats in his own place, and nobody for him."""
        share = self.shares[pitcher]
        return bool(share.at) and share.batted >= HITTER

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
        """Rested relievers who are furthest behind, in the order of the staff, the closer last."""
        arms = [
            player
            for player in self.club.players
            if self.shares[player].relieved > 0 and player not in playing and self.fit(player)
        ]
        games = self.state.games + 1
        behind = {
            player: self.shares[player].relieved * self.turns(player, games) - self.state.relieved.get(player, 0)
            for player in arms
        }
        arms.sort(key=lambda player: (-behind[player], player))
        due = [player for player in arms if self.may_relieve(player)][:BULLPEN]
        if len(due) < LEAST_BULLPEN:
            spare = [player for player in self.club.staff.bullpen if player not in playing and self.fit(player)]
            wanted = [player for player in (*arms, *reversed(spare)) if player not in due]
            more = sorted(dict.fromkeys(wanted), key=self._worked_today)[: LEAST_BULLPEN - len(due)]
            for player in more:
                today = self.available.get(player, READY)
                self._forced[player] = today._replace(may_relieve=True)
            due += more
        rank = {player: place for place, player in enumerate(self.club.staff.bullpen)}
        return sorted(due, key=lambda player: (rank.get(player, -1), player))

    def _may_come_in(self, player: str) -> bool:
        share = self.shares[player]
        is_hitter = bool(share.at) or (share.started == 0 and share.relieved == 0)
        if not is_hitter or not self.fit(player) or not self._has_games(player, AT_BAT):
            return False
        return -self._behind_at_bat(player) < SLACK_APPEARANCES

    def _behind_at_bat(self, player: str) -> float:
        turns = self.turns(player, self.state.games + 1)
        return self.shares[player].batted * turns - self.state.batted.get(player, 0)

    def _choose(self, pitcher: str, hand: str, designated_hitter: bool) -> dict[str, str]:
        """A player for each position: the assignment that leaves the players' starts nearest to their shares."""
        places = PLACES if designated_hitter else PLACES[:-1]
        players = [player for player in self.usage.fielders if player != pitcher and self.fit(player)]
        spare = [
            player
            for player in self.club.players
            if player != pitcher and player not in players and self.shares[player].started == 0 and self.fit(player)
        ]
        players += spare[: max(0, len(places) - len(players))]
        values = [self._values(player, places, hand) for player in players]
        return {places[column]: players[row] for row, column in assign(values)}

    def _values(self, player: str, places: Sequence[str], hand: str) -> list[float]:
        """How far a player is behind his starts against that hand, place by place."""
        state = self.state
        turns = self.turns(player, state.against.get(hand, 0) + 1)
        had = state.starts.get(player, {})
        found = [
            share * turns - had.get(key, 0) if share else OUT_OF_PLACE if plays else NEVER
            for key, share, plays in self.usage.places(player, hand)[: len(places)]
        ]
        if places[-1] == "DH" and not self.usage.has_hitters:
            found[-1] = self._behind_at_bat(player) / 1000
        if self._limited:
            spent = 0.0 if self._has_games(player, AT_BAT) else SPENT
            for number, place in enumerate(places):
                here = place == "DH" or self._has_games(player, place)
                found[number] += spent + (0.0 if here else SPENT)
        return found

    def _usual(self, pitcher: str, hand: str, designated_hitter: bool) -> Lineup:
        """The club file's own lineup, with another player of the same position for each who cannot play today."""
        usual = self.club.lineup(pitcher, hand, designated_hitter)
        spots = [pair for pair in zip(usual.players, usual.positions, strict=True) if pair[0]]
        taken = {player for player, position in spots if player == pitcher or self._can_play(player, position)}
        if len(taken) == len(spots):
            return usual
        order = []
        for player, position in zip(usual.players[1:], usual.positions[1:], strict=True):
            chosen = player
            if player not in taken:
                others = (other for other in self.club.players if other not in taken and other != pitcher)
                chosen = next((other for other in others if self._can_play(other, position)), player)
            taken.add(chosen)
            order.append((chosen, position))
        return starting_lineup(order, pitcher, self.club.players.__contains__)

    def _can_play(self, player: str, position: int) -> bool:
        """He is fit, has games left, and his card has the position."""
        place = NAME_OF[position]
        roles = (AT_BAT,) if place == "DH" else (AT_BAT, place)
        plays = place == "DH" or self.club.cards[player].plays(place)
        return plays and self.fit(player) and self._has_games(player, *roles)

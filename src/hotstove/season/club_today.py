"""A club on one day: who is there, what rest and rules allow each, and how far behind his share of the season he is."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cached_property

from hotstove.diamond.asking import relief_due, weight_ahead
from hotstove.diamond.availability import AT_BAT, ON_THE_MOUND, READY, STARTING, Availability
from hotstove.diamond.club import Club
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.setup import Setup
from hotstove.season.club_state import ClubState
from hotstove.season.orders import NO_ORDERS, ClubOrders
from hotstove.season.usage import ClubUsage

POSTSEASON_GAMES = 20
"""Games over which shares are looked at in a postseason: enough to tell relievers who worked often from the others."""
LEAST_STAY = 0.05
"""The part of a season with a club that everybody's share counts for at least in a postseason: eight games of 162."""
HITTER = 1.2
"""Plate appearances per club game from which a pitcher who also plays elsewhere is one of the hitters: 190 in 162."""


class ClubToday:
    """One club on one day."""

    def __init__(
        self,
        game: AnyPlaysGame,
        setup: Setup,
        usage: ClubUsage,
        state: ClubState,
        day: int,
        progress: float,
        orders: ClubOrders = NO_ORDERS,
        postseason: bool = False,
        elsewhere: Collection[str] = (),
        opponents: Collection[str] = (),
    ) -> None:
        """`setup` has the club on its visitors' side, the options and the charts; `day` is an ordinal.

        `elsewhere` are players who are with another club on this day, `opponents` all whom the other side has cards of.
        """
        self.game, self.setup, self.usage, self.state, self.day = game, setup, usage, state, day
        self.club, self.shares = usage.club, usage.shares
        self.progress = progress
        """How much of the season is gone."""
        self.orders, self.postseason = orders, postseason
        self.counted = ClubState() if postseason else state
        """What players have had of their shares: in a postseason nobody is held to his."""
        self.elsewhere, self.opponents = elsewhere, opponents
        self.sat_out = game.sits_out(self._those_here(), state.hurt) if state.hurt else frozenset()
        """Who misses this game by the game's own rules; nobody is spared for somebody who is not with the club."""
        self.forced: dict[str, Availability] = {}
        """Who is taken today for want of others, against the rules of rest."""
        self.limited = game.limits_games(setup) and not postseason

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
        return self.available | self.forced

    def fit(self, player: str) -> bool:
        """He is not hurt, and is with the club now."""
        return player not in self.sat_out and self.is_here(player)

    def is_here(self, player: str) -> bool:
        return player not in self.orders.down and self.shares[player].is_here(self.progress)

    def _those_here(self) -> Club:
        """The club with those alone who are with it now."""
        return replace(self.club, players={who: one for who, one in self.club.players.items() if self.is_here(who)})

    def turns(self, player: str, games: int) -> float:
        """The club's games by which a share is measured; for a traded player his part of the season counts."""
        share = self.shares[player]
        if self.postseason:
            return POSTSEASON_GAMES / max(share.stay, LEAST_STAY)
        if share.since == 0.0 and share.until == 1.0 and not share.away:
            return games
        return games * share.stay_gone(self.progress) / max(self.progress, 1e-9)

    def may_start(self, player: str) -> bool:
        """The game's rules let him start today, neither on short rest nor beyond his games of the season."""
        today = self.available.get(player, READY)
        return today.may_start and not today.short_rest and self.has_games(player, STARTING, ON_THE_MOUND)

    def may_relieve(self, player: str) -> bool:
        return self.available.get(player, READY).may_relieve and self.has_games(player, ON_THE_MOUND)

    def has_games(self, player: str, *roles: str) -> bool:
        """By the game's own limits he has games left in all these roles."""
        if not self.limited:
            return True
        may, state = self.game.may_be_used, self.state
        return all(may(self.setup, 0, player, role, state.games_in(player, role)) for role in roles)

    def worked_today(self, player: str) -> bool:
        last = self.state.last(player)
        return last is not None and last.day == self.day

    def behind_in_starts(self, player: str) -> float:
        """Starts by which he is behind his share, this game counted."""
        share = self.shares[player].started * self.turns(player, self.state.games + 1)
        return share - self.counted.started.get(player, 0)

    def behind_in_relief(self, player: str) -> float:
        """Relief games by which he is behind his share, this one counted."""
        share = self.shares[player].relieved * self.turns(player, self.state.games + 1)
        return share - self.counted.relieved.get(player, 0)

    def due_in_relief(self, player: str) -> float:
        """The same; ahead of his share a game counts for more the fewer he had."""
        return relief_due(self.behind_in_relief(player), 0, weight_ahead(self.shares[player].relieved))

    def behind_at_bat(self, player: str) -> float:
        turns = self.turns(player, self.state.games + 1)
        return self.shares[player].batted * turns - self.counted.batted.get(player, 0)

    def may_come_in(self, player: str) -> bool:
        share = self.shares[player]
        is_hitter = bool(share.at) or (share.started == 0 and share.relieved == 0)
        return is_hitter and self.fit(player) and self.has_games(player, AT_BAT)

    def bats_for_himself(self, pitcher: str) -> bool:
        """He is one of the club's hitters as well: on his days he bats in his own place, and nobody for him."""
        share = self.shares[pitcher]
        return bool(share.at) and share.batted >= HITTER

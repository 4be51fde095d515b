"""Seasons of games of plays: Superstar Baseball, Long Tater!, Replay Baseball, and whatever else is played in plays."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.log import GameLog
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.setup import Setup
from hotstove.records.result import Row
from hotstove.season.club_files import entered_club, read_text
from hotstove.season.club_state import ClubState
from hotstove.season.match import SeasonMatch, make_match
from hotstove.season.orders import parted, with_player
from hotstove.season.plan import Plan
from hotstove.season.roster import DailyRoster
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season_game import SeasonGame
from hotstove.season.usage import ClubUsage, Share, real_shares, usual_shares
from hotstove.table.charts import ChartSet

NOBODY = Lineup(("",) * 10, (0,) * 10)
"""Where rules are asked that look at no lineup."""


class PlaysSeason(SeasonGame[Club, GameLog]):
    """Lineups by share, games by the book, stat lines by the scorebook."""

    def __init__(self, game: AnyPlaysGame, options: object, charts: ChartSet) -> None:
        self.game, self.options, self.charts = game, options, charts

    def notes(self) -> tuple[str, ...]:
        return *self.game.season_notes(self.options), *self.game.idle_options(self.options)

    def make_club(self, name: str, regress: float | None = None, true_to: str = "") -> Club:
        from hotstove.cardmaker.baseline import DEFAULT_REGRESS
        from hotstove.cardmaker.baseline.true_to import LINES
        from hotstove.cardmaker.shelf import club_for

        return club_for(self.game.key, name, DEFAULT_REGRESS if regress is None else regress, true_to or LINES)

    def entered(self, text: str) -> Club:
        return entered_club(text, self.game.read_club)

    def write(self, club: Club) -> str:
        return self.game.write_club(club)

    def read(self, text: str) -> Club:
        return read_text(text, self.game.read_club)

    def shares(self, year: int, code: str, club: Club, real: bool) -> Mapping[str, Share]:
        return real_shares(year, code) if real else usual_shares(club)

    def name_and_league(self, club: Club) -> tuple[str, str]:
        return club.name, club.league

    def code(self, club: Club) -> str:
        return club.code

    def players(self, code: str, club: Club) -> list[Row]:
        return [
            {
                "id": player.id,
                "first": player.first,
                "last": player.last,
                "bats": player.bats,
                "throws": player.throws,
                "record_id": player.record_id,
            }
            for player in club.players.values()
        ]

    def match(self, plan: Plan[Club], fixture: ScheduledGame, states: tuple[ClubState, ClubState]) -> SeasonMatch:
        """The scheduled game, ready to be played."""
        fixture = plan.as_wished(fixture)

        def rosters() -> tuple[DailyRoster, DailyRoster]:
            (one, other), (visitors, home) = fixture.clubs, states
            return self.roster(plan, one, visitors, fixture), self.roster(plan, other, home, fixture)

        hitter = plan.designated_hitter(fixture.home)
        return make_match(self.game, self.options, self.charts, fixture, rosters, plan.seed, hitter)

    def roster(self, plan: Plan[Club], code: str, state: ClubState, fixture: ScheduledGame) -> DailyRoster:
        """A club on the day of a game."""
        setup, usage = self._clubs.get(code) or self.prepared(plan, code)
        day, orders = fixture.ordinal, plan.orders.of(code)
        progress, postseason = plan.progress(fixture), bool(fixture.stage)
        elsewhere = [
            who for who, others in self._shared(plan, code).items() if any(o.is_here(progress) for o in others)
        ]
        opponents = {who for other in fixture.clubs if other != code for who in plan.shares.get(other, ())}
        return DailyRoster(self.game, setup, usage, state, day, progress, orders, postseason, elsewhere, opponents)

    def _shared(self, plan: Plan[Club], code: str) -> Mapping[str, Sequence[Share]]:
        """A club's players who are with other clubs of the season as well, and their shares there."""
        if code not in self._shares_elsewhere:
            found: dict[str, list[Share]] = {}
            for other, shares in plan.shares.items():
                if other != code:
                    for player in plan.clubs[code].players.keys() & shares.keys():
                        found.setdefault(player, []).append(shares[player])
            self._shares_elsewhere[code] = found
        return self._shares_elsewhere[code]

    def traded(self, plan: Plan[Club]) -> Plan[Club]:
        """A traded player is on both clubs' rosters, each for its part of the season: the old one's books name him."""
        if not plan.orders.trades:
            return plan
        clubs, shares = dict(plan.clubs), {code: dict(mine) for code, mine in plan.shares.items()}
        for date, player, origin, to in plan.orders.trades:
            clubs[to] = with_player(clubs[to], clubs[origin], player)
            when = plan.part(datetime.date.fromisoformat(date).toordinal())
            shares[origin][player], shares[to][player] = parted(shares[origin][player], when)
        return replace(plan, clubs=clubs, shares=shares)

    def prepared(self, plan: Plan[Club], code: str) -> tuple[Setup, ClubUsage]:
        """A club's setup, in which it is both sides, and its usage."""
        if code in self._clubs:
            return self._clubs[code]
        club = plan.clubs[code]
        setup: Setup = self.game.setup((club, club), (NOBODY, NOBODY), options=self.options, charts=self.charts)
        self._clubs[code] = setup, ClubUsage(club, plan.shares[code])
        return self._clubs[code]

    @cached_property
    def _shares_elsewhere(self) -> dict[str, Mapping[str, Sequence[Share]]]:
        return {}

    @cached_property
    def _clubs(self) -> dict[str, tuple[Setup, ClubUsage]]:
        return {}

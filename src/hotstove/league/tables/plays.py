"""Games of plays: Superstar Baseball, Long Tater!, Replay Baseball."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hotstove.diamond.club import Club
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.match import Match, carry_over, rows
from hotstove.league.plan import Plan
from hotstove.league.result import DayResult
from hotstove.league.state import ClubState
from hotstove.league.tables.club_files import ClubFiles
from hotstove.league.usage import Share, real_shares, usual_shares
from hotstove.records.result import Row


class PlaysTable(ClubFiles):
    """Lineups by share, games by the book, lines by the scorebook."""

    def club_for(self, game_key: str, name: str) -> Club:
        from hotstove.cardmaker.shelf import club_for

        return club_for(game_key, name)

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

    def play_group(
        self,
        plan: Plan,
        fixtures: Sequence[ScheduledGame],
        states: Mapping[str, ClubState],
        by_hand: Mapping[str, Callable[[Any], Any]],
    ) -> DayResult:
        result = DayResult(states={code: state.copy() for code, state in states.items()})
        for fixture in fixtures:
            codes = (fixture.visitors, fixture.home)
            before = (result.states[codes[0]], result.states[codes[1]])
            match = Match(
                plan.game,
                plan.rules,
                (plan.clubs[codes[0]], plan.clubs[codes[1]]),
                (plan.shares[codes[0]], plan.shares[codes[1]]),
                before,
                plan.as_wished(fixture),
                plan.progress(fixture),
                plan.designated_hitter(fixture.home),
            )
            book = by_hand[fixture.key](match) if fixture.key in by_hand else match.play(plan.seed)
            result.games.append(rows(fixture, book))
            for side, state in enumerate(before):
                carry_over(state, side, fixture.ordinal, book, match.contest.hurt)
        return result


TABLE = PlaysTable()

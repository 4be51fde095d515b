"""A season's game before it begins: its starters and lineups, with what is true of everybody on that day."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.view import View
from hotstove.season.condition import condition, pitching_so_far, starters_today
from hotstove.season.match import NOTHING_CHOSEN, Chosen, SeasonMatch
from hotstove.season.roster import DailyRoster
from hotstove.sitting.plays.rosters import arm_lines, bench_lines
from hotstove.table.game import SIDES


@dataclass(frozen=True)
class SeasonDugout:
    """A match of a season, and what persons have chosen for their sides so far."""

    match: SeasonMatch
    persons: frozenset[int]
    chosen: Chosen = NOTHING_CHOSEN

    @property
    def game(self) -> AnyPlaysGame:
        return self.match.game

    @property
    def clubs(self) -> tuple[Club, Club]:
        visitors, home = self.match.rosters
        return visitors.club, home.club

    @property
    def starting(self) -> tuple[Lineup, Lineup]:
        return self.match.state.setup.starting

    def starters(self, side: int) -> list[str]:
        """Everybody who starts for the club, those who are rested first."""
        return list(starters_today(self.match.rosters[side]))

    def starters_told(self, side: int) -> list[str]:
        """Everybody who starts for the club, those who are rested first."""
        roster, starters = self.match.rosters[side], self.starters(side)
        return [
            f"Starters of {roster.club.name} (runs saved in 600 batters):",
            *arm_lines(self.before(side), side, starters, {one: _told(roster, one) for one in starters}),
        ]

    def before(self, side: int) -> View:
        """What a side sees before the first pitch."""
        return self.match.game.view(self.match.state, SIDES[side])

    def bench_told(self, side: int) -> list[str]:
        """Everybody who is not in the lineup of the day, and what is true today of those who are not fresh."""
        roster = self.match.rosters[side]
        playing = self.starting[side].players
        today = [
            f"  {roster.club.players[player].name}: {now}"
            for player in roster.club.players
            if player not in playing and (now := condition(roster, player))
        ]
        bench = bench_lines(self.before(side), side)
        return [*bench, *(["Today:", *today] if today else [])]

    def verify_starter(self, side: int, player: str) -> None:
        self.match.rosters[side].allowed(player, self.match.fixture.starters[side])

    def with_starters(self, pitchers: tuple[str, str]) -> SeasonDugout:
        """The day's lineups behind and against these pitchers; a side without a person keeps its own starter."""
        visitors, home = (pitchers[side] if side in self.persons else "" for side in (0, 1))
        return self._with(Chosen((visitors, home)))

    def with_lineup(self, side: int, lineup: Lineup) -> SeasonDugout:
        both = self.chosen.lineups
        return self._with(self.chosen._replace(lineups=(lineup, both[1]) if side == 0 else (both[0], lineup)))

    def with_lineups(self, lineups: tuple[Lineup, Lineup]) -> SeasonDugout:
        """As a tape has them."""
        mine = tuple(lineup if side in self.persons else None for side, lineup in enumerate(lineups))
        starters = tuple(lineup.pitcher if side in self.persons else "" for side, lineup in enumerate(lineups))
        return self._with(Chosen((starters[0], starters[1]), (mine[0], mine[1])))

    def _with(self, chosen: Chosen) -> SeasonDugout:
        return replace(self, match=self.match.choose(chosen), chosen=chosen)


def _told(roster: DailyRoster, player: str) -> str:
    """How he is today, and what he has done."""
    return "; ".join(filter(None, (condition(roster, player), pitching_so_far(roster, player))))

"""A season of Pennant Race in memory, on the engine of all seasons: with standings and the totals of PR-35."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from itertools import groupby

from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.totals import ClubTotals, credits_of
from hotstove.season.club_state import ClubState, points_of
from hotstove.season.day import play_day
from hotstove.season.leaders import Category, find_categories
from hotstove.season.pennant_season import PennantSeasonGame
from hotstove.season.plan import Plan
from hotstove.season.result import Result
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.standings import StandingsRow, ranked
from hotstove.season.totals import SeasonTotals
from hotstove.table.option_values import option_text


class PennantSeason:
    """One season: its clubs' sheets, its schedule, and everything that has happened so far."""

    def __init__(
        self,
        sheets: Mapping[str, Sheet],
        schedule: Sequence[ScheduledGame],
        seed: object = 1,
        options: Options | None = None,
        charts: Mapping[str, str] | None = None,
        divisions: Mapping[str, str] | None = None,
    ) -> None:
        """`charts` are the owner's own files, by name, laid over ours; `divisions` those of the clubs, where the league
        has them."""
        self.options = Options() if options is None else options
        year = int(schedule[0].date[:4]) if schedule else 0
        typed = {one.name: option_text(getattr(self.options, one.name)) for one in fields(self.options)}
        self.plan = Plan(
            "pennant", "pennant", year, ("",), str(seed), typed, "turn", "share", sheets, {}, {}, charts=charts or {}
        )
        kind = self.plan.season_game
        assert isinstance(kind, PennantSeasonGame)
        self.kind = kind
        self.schedule = list(schedule)
        self.states: Mapping[str, ClubState] = {}
        self.counted = SeasonTotals()
        self.totals = {club: ClubTotals(sheet) for club, sheet in sheets.items()}
        """By club, with the points, the bullpen as one, and who pitched on which day."""
        self.places = {
            club: StandingsRow(club, sheet.club, (divisions or {}).get(club, "")) for club, sheet in sheets.items()
        }
        self.played: list[tuple[ScheduledGame, GameLine]] = []

    @property
    def sheets(self) -> Mapping[str, Sheet]:
        return self.plan.clubs

    def play(self, through: str = "") -> None:
        """Plays what is left of the schedule, or up to a date."""
        for date, games in groupby(self.schedule[len(self.played) :], key=lambda game: game.date):
            if through and date > through:
                return
            day = play_day(self.plan, self.states, list(games), watch=self._note)
            self.states = day.states
            for game in day.games:
                self.counted.add(game)
        self.counted.points = points_of(self.states)

    def _note(self, game: ScheduledGame, result: Result[GameLine]) -> None:
        line = result.record
        given = credits_of(self.kind.charts, line, self.options)
        for side, club in enumerate(game.clubs):
            self.totals[club].add(line, side, given, self.options, game.ordinal)
            self.places[club].add(line.score[side], line.score[1 - side], side == 1)
        self.played.append((game, line))

    def standings(self) -> list[StandingsRow]:
        """All clubs, best first, with games behind the leader."""
        return ranked(self.places.values())

    def races(self) -> dict[str, list[StandingsRow]]:
        """The standings of each division; of a league without them all clubs under ""."""
        groups = sorted({row.group for row in self.places.values()})
        return {group: ranked(row for row in self.places.values() if row.group == group) for group in groups}

    def leaders(self, category: Category, most: int = 5) -> list[tuple[str, float]]:
        """The best players of a category, a player named with his club."""
        names = {
            row["id"]: f"{row['first']} {row['last']}".strip() + f", {code}"
            for code, sheet in self.sheets.items()
            for row in self.kind.players(code, sheet)
        }
        return [(names.get(player, player), figure) for player, figure in self.counted.leaders(category, most)]


AWARDS = find_categories(("POW", "SPD", "BAT", "HR", "FLD", "W", "SV", "CG", "SHO", "ERA", "PEN"))
"""PR-25, PR-35: what is awarded at the end of a season."""

"""A season of Pennant Race in memory: day by day, with rest, fatigue, standings and leaders (PR-35)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotstove.games.pennant.chart_set import PennantCharts, our_charts
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.state import PennantView
from hotstove.games.pennant.totals import ClubTotals, credits_of
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.leaders import Category, leaders
from hotstove.league.table import Place
from hotstove.table.chance import Chance, Dealer, seed_for
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision, Request
from hotstove.table.session import Manager, Session

AWARDS = (
    Category("POW", "Power points", "batting", lambda row: row["power"]),
    Category("SPD", "Speed points", "batting", lambda row: row["speed"]),
    Category("BAT", "Bat points", "batting", lambda row: row["bat"]),
    Category("HR", "Home runs", "batting", lambda row: row["homers"]),
    Category("FLD", "Runs saved", "batting", lambda row: row["saved"]),
    Category("W", "Wins", "pitching", lambda row: row["wins"]),
    Category("SV", "Saves", "pitching", lambda row: row["saves"]),
    Category("CG", "Complete games", "pitching", lambda row: row["complete"]),
    Category("SHO", "Shutouts", "pitching", lambda row: row["shutouts"]),
    Category(
        "ERA", "Earned run average", "pitching", lambda row: 27 * row["earned"] / max(row["outs"], 1), ".2f", True, True
    ),
)  # fmt: skip


class Quiet:
    """A manager who takes what is offered first."""

    def decide(self, view: PennantView, question: Decision | Request) -> str:
        return question.default


class PennantSeason:
    """One season: its clubs' sheets, its schedule, and everything that has happened so far."""

    def __init__(
        self,
        sheets: Mapping[str, Sheet],
        schedule: Sequence[ScheduledGame],
        seed: int = 1,
        options: Options | None = None,
        book: PennantCharts | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.sheets = dict(sheets)
        self.schedule = list(schedule)
        self.seed = seed
        self.options = Options() if options is None else options
        self.book = our_charts() if book is None else book
        self.names = names or {}
        """The names on the sheets of the players whom the schedule calls by other keys."""
        self.managers: dict[str, Manager[PennantView]] = dict.fromkeys(sheets, Quiet())
        self.staffs = {club: Staff.rested(sheet) for club, sheet in self.sheets.items()}
        self.totals = {club: ClubTotals(sheet) for club, sheet in self.sheets.items()}
        self.places = {club: Place(club, sheet.club, "") for club, sheet in self.sheets.items()}
        self.played: list[tuple[ScheduledGame, GameLine]] = []

    @property
    def left(self) -> list[ScheduledGame]:
        return self.schedule[len(self.played) :]

    def play(self, through: str = "") -> None:
        """Plays what is left of the schedule, or up to a date."""
        for game in self.left:
            if through and game.date > through:
                return
            self.play_game(game)

    def play_game(self, game: ScheduledGame, chance: Chance | None = None) -> GameLine:
        """The next game. Its dice come from the season's seed and the game's own key, unless a person rolls them."""
        clubs = game.visitors, game.home
        named = self.names.get(game.starters[0], game.starters[0]), self.names.get(game.starters[1], game.starters[1])
        staffs = self.staffs[clubs[0]], self.staffs[clubs[1]]
        setup = PennantSetup(staffs, game.ordinal, self.options, self.book, named)
        dice = Dealer(seed_for(self.seed, game.key)) if chance is None else chance
        managers = {seat: self.managers[club] for seat, club in zip(SIDES, clubs, strict=True)}
        line = Session(GAME, GAME.start(setup), dice, managers).run().line
        given = credits_of(self.book, line, self.options)
        for side, club in enumerate(clubs):
            self.staffs[club] = staffs[side].noted(game.ordinal, line, side)
            self.totals[club].add(line, side, given, self.options, game.ordinal)
            self.places[club].add(line.score[side], line.score[1 - side], side == 1)
        self.played.append((game, line))
        return line

    def standings(self) -> list[Place]:
        """Places, best first, with games behind the leader."""
        table = sorted(self.places.values(), key=lambda place: (-place.percentage, place.allowed - place.scored))
        for place in table:
            place.behind = ((table[0].won - place.won) + (place.lost - table[0].lost)) / 2
        return table

    def leaders(self, category: Category, most: int = 5) -> list[tuple[str, float]]:
        """The best players of an award, a player named with his club."""
        rows, games = [], {}
        for club, totals in self.totals.items():
            players = totals.batter_rows() if category.kind == "batting" else totals.pitcher_rows()
            for row in players:
                player = f"{row['name']}, {club}"
                rows.append({**row, "player": player})
                games[player] = float(len(self.places[club].results) + self.places[club].ties)
        return leaders(category, rows, games, most)

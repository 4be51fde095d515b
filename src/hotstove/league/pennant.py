"""A season of Pennant Race in memory: day by day, with rest, fatigue, standings and leaders (PR-35)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from hotstove.games.pennant.book import Book, standard_book
from hotstove.games.pennant.contest import SEATS, Contest
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.totals import ClubTotals, credits_of
from hotstove.league.schedule import Fixture
from hotstove.league.standings import Standings
from hotstove.table.chance import Chance, Dealer, seed_for
from hotstove.table.questions import Decision, Request
from hotstove.table.session import Mind, Session, View


class Quiet:
    """A manager who takes what is offered first: the rested starter of the shortest REST who has waited longest."""

    def decide(self, view: View, question: Decision | Request) -> str:
        return question.default


class PennantSeason:
    """One season: its clubs' sheets, its schedule, and everything that has happened so far."""

    def __init__(
        self,
        sheets: Mapping[str, Sheet],
        schedule: Sequence[Fixture],
        seed: int = 1,
        options: Options | None = None,
        book: Book | None = None,
        minds: Mapping[str, Mind] | None = None,
    ) -> None:
        self.sheets = dict(sheets)
        self.schedule = list(schedule)
        self.seed = seed
        self.options = Options() if options is None else options
        self.book = standard_book() if book is None else book
        self.minds = dict.fromkeys(sheets, Quiet()) if minds is None else dict(minds)
        self.staffs = {club: Staff(sheet) for club, sheet in self.sheets.items()}
        self.totals = {club: ClubTotals(sheet) for club, sheet in self.sheets.items()}
        self.standings = Standings(self.sheets)
        self.played: list[tuple[Fixture, GameLine]] = []

    @property
    def left(self) -> list[Fixture]:
        return self.schedule[len(self.played) :]

    def play(self, through: int | None = None) -> None:
        """Plays what is left of the schedule, or its days up to one."""
        for fixture in self.left:
            if through is not None and fixture.day > through:
                return
            self.play_game(fixture)

    def play_game(self, fixture: Fixture, chance: Chance | None = None) -> GameLine:
        """The next game. Its dice come from the season's seed and the game's own key, unless a person rolls them."""
        contest = Contest(
            self.staffs[fixture.visitors],
            self.staffs[fixture.home],
            fixture.day,
            self.options,
            self.book,
            named=fixture.starters,
        )
        dice = Dealer(seed_for(self.seed, fixture.key)) if chance is None else chance
        clubs = fixture.visitors, fixture.home
        Session(contest, dice, {seat: self.minds[club] for seat, club in zip(SEATS, clubs, strict=True)}).run()
        line = contest.line
        assert line is not None
        self._enter(fixture, line)
        return line

    def _enter(self, fixture: Fixture, line: GameLine) -> None:
        given = credits_of(self.book, line, self.options)
        self.totals[fixture.visitors].add(line, 0, given, self.options)
        self.totals[fixture.home].add(line, 1, given, self.options)
        self.standings.add(fixture.visitors, fixture.home, line.score)
        self.played.append((fixture, line))

    def days(self) -> Iterable[int]:
        return sorted({fixture.day for fixture in self.schedule})

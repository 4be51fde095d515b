"""Seasons of Pennant Race: whole games, kept as lines and points; the staff's memory is what carries over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from hotstove.diamond.log import GameLog
from hotstove.games.pennant.chart_set import PennantCharts, our_charts
from hotstove.games.pennant.game import Pennant
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.state import PennantState, PennantView
from hotstove.games.pennant.totals import GameCredits, credits_of, points_of
from hotstove.managers.quiet import Quiet
from hotstove.records.result import GameRows, Row
from hotstove.records.rows import Decided, Side, game_row
from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.season.club_files import entered_club, read_text
from hotstove.season.club_state import ClubState
from hotstove.season.leaders import POINTS, Category
from hotstove.season.plan import Plan
from hotstove.season.ready import Ready
from hotstove.season.result import Result, SideResult
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season_game import SeasonGame
from hotstove.table.chance import seed_for
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.managing import Manager
from hotstove.table.session import AnySession, Session
from hotstove.table.sums import summed

MEMORY = ("last_start", "last_relief", "running")
ONE_GAME: Row = BattingLine(games=1)._asdict()
"""What the game says of a player who did not homer: that he played."""
ONE_OUTING: Row = PitchingLine(games=1)._asdict()


QUIET = Quiet()


class PennantSeasonGame(SeasonGame[Sheet, GameLine]):
    """Two rolls a game."""

    def __init__(self, game: Pennant, options: Options, charts: PennantCharts) -> None:
        self.game, self.options, self.charts = game, options, charts
        self.managers: dict[str, Manager[PennantView]] = {}
        """By club: who names its starters; the first in turn is named where nobody is."""
        self._leagues: dict[tuple[int, str, str], Mapping[str, Sheet]] = {}

    def categories(self) -> tuple[Category, ...]:
        return POINTS

    def make_club(self, name: str, regress: float | None = None, true_to: str = "") -> Sheet:
        """From the shelf of sheets made before; the first club of a league makes them all. Other charts than ours
        want sheets fitted to them."""
        from hotstove.cardmaker.pennant.fitting import WINS
        from hotstove.cardmaker.pennant.shelf import sheet_for
        from hotstove.record import find_club

        if regress is not None:
            raise Mistake(f"--regress: sheets of {self.game.name} are not shrunk")
        if self.charts == our_charts():
            return sheet_for(name, true_to or WINS)
        found = find_club(name)
        return self._fitted(found.year, found.league, true_to or WINS)[f"{found.code.lower()}-{found.year}"]

    def league(self, year: int, league: str) -> dict[str, Sheet]:
        """The sheets of all clubs of a real league, by their codes."""
        from hotstove.record import read_season

        return {club.code: self.make_club(f"{year} {club.code}") for club in read_season(year).league(league)}

    def _fitted(self, year: int, league: str, true_to: str) -> Mapping[str, Sheet]:
        from hotstove.cardmaker.pennant.league import make
        from hotstove.record import read_season

        if (year, league, true_to) not in self._leagues:
            self._leagues[year, league, true_to] = make(read_season(year).league(league), self.charts, true_to).sheets
        return self._leagues[year, league, true_to]

    def entered(self, text: str) -> Sheet:
        return entered_club(text, self.game.read_club)

    def write(self, club: Sheet) -> str:
        return self.game.write_club(club)

    def read(self, text: str) -> Sheet:
        return read_text(text, self.game.read_club)

    def name_and_league(self, club: Sheet) -> tuple[str, str]:
        return club.club, ""

    def code(self, club: Sheet) -> str:
        return club.key.split("-")[0].upper()[:8]

    def players(self, code: str, club: Sheet) -> list[Row]:
        names = {batter_id(code, spot): batter.name for spot, batter in club.batters.items()}
        names |= {pitcher_id(code, number): pitcher.name for number, pitcher in enumerate(club.pitchers)}
        rows = []
        for key, name in names.items():
            first, _, last = name.rpartition(" ")
            rows.append({"id": key, "first": first, "last": last, "bats": "", "throws": "", "record_id": ""})
        return rows

    def match(
        self, plan: Plan[Sheet], fixture: ScheduledGame, states: tuple[ClubState, ClubState]
    ) -> PennantSeasonMatch:
        options, codes = self.options_of(plan), fixture.clubs
        visitors, home = (_staff(plan.clubs[code], state) for code, state in zip(codes, states, strict=True))
        named = names_of(plan.year, fixture, options)
        setup = PennantSetup((visitors, home), fixture.ordinal, options, self.charts, named)
        seats = {seat: self.managers.get(code, QUIET) for seat, code in zip(SIDES, codes, strict=True)}
        return PennantSeasonMatch(self.game, fixture, setup, seed_for(plan.seed, fixture.key), seats)

    def options_of(self, plan: Plan[Sheet]) -> Options:
        """The season's own wish for real starters is the game's option (PR-23)."""
        return replace(self.options, real_starters=True) if plan.starters == "real" else self.options


@dataclass(frozen=True)
class PennantSeasonMatch(Ready[GameLine]):
    """A scheduled game of Pennant Race before the starters are named."""

    game: Pennant
    fixture: ScheduledGame
    setup: PennantSetup
    seed: int
    seats: Mapping[str, Manager[PennantView]]
    """Who names the starters."""

    @property
    def first(self) -> PennantState:
        return self.game.start(self.setup)

    def managers(self) -> Mapping[str, Manager[PennantView]]:
        return self.seats

    def result(self, played: AnySession | GameLog) -> Result[GameLine]:
        assert isinstance(played, Session)
        line: GameLine = played.state.line
        options, (visitors, home) = self.setup.options, self.setup.staffs
        given = credits_of(self.setup.charts, line, options)
        codes, sheets = self.fixture.clubs, (visitors.sheet, home.sheet)
        return Result(
            line.score,
            _rows(self.fixture, line, dict(zip(codes, sheets, strict=True)), given),
            (
                _side(codes[0], visitors, self.fixture, line, 0, given, options),
                _side(codes[1], home, self.fixture, line, 1, given, options),
            ),
            line,
        )


def names_of(year: int, fixture: ScheduledGame, options: Options) -> tuple[str, str]:
    """The starters whom the schedule names, by their names on the sheets."""
    if not options.real_starters or not any(fixture.starters):
        return "", ""
    names = _real_names(year)
    visitors, home = (names.get(player, player) for player in fixture.starters)
    return visitors, home


@cache
def _real_names(year: int) -> Mapping[str, str]:
    """Pitchers' names by the keys that Retrosheet's game logs have for them."""
    from hotstove.record import read_season

    return {
        player.retro_id: player.name
        for club in read_season(year).clubs
        for player in club.players
        if player.pitching is not None
    }


def batter_id(code: str, spot: str) -> str:
    return f"{code.lower()}-b{spot}"


def pitcher_id(code: str, number: int) -> str:
    return f"{code.lower()}-p{number + 1}"


def bullpen_id(code: str) -> str:
    """All relievers of a club together."""
    return f"{code} bullpen"


def _staff(sheet: Sheet, state: ClubState) -> Staff:
    """The club's pitchers as the days before left them."""
    if not state.extra:
        return Staff.rested(sheet)
    starts, reliefs, running = (tuple(state.extra[name]) for name in MEMORY)
    return Staff(sheet, starts, reliefs, running)


def _side(
    code: str, staff: Staff, fixture: ScheduledGame, line: GameLine, side: int, given: GameCredits, options: Options
) -> SideResult:
    """What a club takes from the game: who pitched, the staff's memory, and in the regular season the points."""
    after = staff.noted(fixture.ordinal, line, side)
    return SideResult(
        pitched=tuple((pitcher_id(code, one.number), one.outs, one.started) for one in given.pitchers[side]),
        memory={"last_start": after.last_start, "last_relief": after.last_relief, "running": after.running},
        points={} if fixture.stage else _points(code, staff.sheet, line, side, given, options),
    )


def _points(
    code: str, sheet: Sheet, line: GameLine, side: int, given: GameCredits, options: Options
) -> dict[str, dict[str, int]]:
    """PR-25, PR-35: points and runs saved of this game, and what its relievers allowed."""
    found: dict[str, dict[str, int]] = {}
    for spot, kind, points in points_of(sheet, line, side) if options.awards else ():
        mine = found.setdefault(batter_id(code, spot), {})
        mine[kind] = mine.get(kind, 0) + points
    relief = [one for one in given.pitchers[side] if not one.started]
    if relief and options.earned_runs:
        earned = summed(one.earned for one in relief)
        found[bullpen_id(code)] = {"relief_outs": summed(one.outs for one in relief), "relief_earned": earned}
    return found


def _rows(fixture: ScheduledGame, line: GameLine, clubs: Mapping[str, Sheet], given: GameCredits) -> GameRows:
    """A game line as rows: runs, homers, and the pitchers' lines as far as the game knows them."""
    codes = (fixture.visitors, fixture.home)
    sides = [Side(code, runs) for code, runs in zip(codes, line.score, strict=True)]
    outs = summed(pitcher.outs for side in given.pitchers for pitcher in side)
    note = f"{9 + len(line.extra)} innings" if line.extra else ""
    decided = _decisions(codes, line, given)
    head = game_row(fixture.key, fixture.date, fixture.number, fixture.stage, sides, outs, decided, note)
    rows = GameRows(fixture.key, head)
    for side, code in enumerate(codes):
        homers = line.homers[side]
        for spot in clubs[code].batters:
            if spot in homers or spot.isdigit():
                mine = {**ONE_GAME, "key": fixture.key, "player": batter_id(code, spot), "club": code}
                mine["slot"] = int(spot) if spot.isdigit() else 0
                mine["home_runs"] = homers.count(spot)
                rows.batting.append(mine)
        won, ours = given.decisions, side == line.winner
        for pitcher in given.pitchers[side]:
            rows.pitching.append(
                {
                    **ONE_OUTING,
                    "key": fixture.key,
                    "player": pitcher_id(code, pitcher.number),
                    "club": code,
                    "games_started": int(pitcher.started),
                    "complete_games": int(pitcher.complete),
                    "shutouts": int(pitcher.shutout),
                    "wins": int(ours and won.win == pitcher.number),
                    "losses": int(not ours and won.loss == pitcher.number),
                    "saves": int(ours and won.save == pitcher.number),
                    "runs": pitcher.runs,
                    "earned_runs": pitcher.earned,
                    "outs": pitcher.outs,
                }
            )
    return rows


def _decisions(codes: tuple[str, str], line: GameLine, given: GameCredits) -> Decided:
    """Win and save are the winning side's players, the loss is the other's."""
    won = line.winner or 0
    own, other, numbers = codes[won], codes[1 - won], given.decisions

    def player(code: str, number: int | None) -> str:
        return "" if number is None else pitcher_id(code, number)

    return Decided(player(own, numbers.win), player(other, numbers.loss), player(own, numbers.save))

"""A season of a real league in memory, told: standings, awards, and a club's usage grid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from hotstove.cli.games import read_options
from hotstove.cli.pennant.usage_grid import usage_grid
from hotstove.games.pennant.book import Book, read_book
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.innings import innings
from hotstove.games.pennant.sheets import Sheet, named
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.pennant import AWARDS, PennantSeason
from hotstove.league.schedule import balanced
from hotstove.table.errors import Mistake

if TYPE_CHECKING:
    from hotstove.record import ClubRecord

GRID_DAYS = 14
NEEDED = {"W": "decisions", "SV": "saves", "ERA": "earned_runs"}
"""The options without which an award has nothing to go by."""


@dataclass(frozen=True)
class SeasonWishes:
    """What was typed on the command line."""

    year: int
    league: str
    seed: int = 1
    games: int = 0
    """Games a club; 0: as many as the league's clubs played."""
    through: str = ""
    options: tuple[str, ...] = ()
    schedule: Path | None = None
    charts: Path | None = None
    club: str = ""
    """The club whose pitchers are shown."""
    printed: bool = False
    """The printed Texas sheet takes the place of the made one, in the American League of 1988."""


def play_season(wishes: SeasonWishes, say: Callable[[str], None]) -> PennantSeason:
    """Makes the sheets, plays the season, and tells how it stands."""
    from hotstove.record import read_season

    book = read_book(wishes.charts)
    clubs = read_season(wishes.year).league(wishes.league)
    sheets = _sheets(wishes, clubs, book)
    if wishes.printed:
        if "TEX" not in sheets or wishes.year != 1988:
            raise Mistake("--printed: the printed sheet is that of Texas in the American League of 1988")
        sheets["TEX"] = GAME.read_club(GAME.clubs()["texas-1988"])
    options = read_options(GAME, "", wishes.options)  # type: ignore[arg-type]
    usual = round(sum(club.games for club in clubs) / len(clubs))
    schedule = _schedule(wishes, list(sheets), wishes.games or usual)
    names = {player.retro_id: player.name for club in clubs for player in club.players if player.pitching is not None}
    season = PennantSeason(sheets, schedule, wishes.seed, options, book, names)
    season.play(wishes.through)
    for line in standings_told(season):
        say(line)
    if options.awards:
        for line in awards_told(season):
            say(line)
    if wishes.club:
        for line in club_told(season, wishes.club):
            say(line)
    return season


def _sheets(wishes: SeasonWishes, clubs: Sequence[ClubRecord], book: Book) -> dict[str, Sheet]:
    """The league's sheets by its clubs' codes; other charts want sheets fitted to them."""
    if wishes.charts is None:
        from hotstove.cardmaker.pennant.shelf import league_sheets

        return league_sheets(wishes.year, wishes.league)
    from hotstove.cardmaker.pennant.league import make

    made = make(clubs, book).sheets
    return {club.code: made[f"{club.code.lower()}-{wishes.year}"] for club in clubs}


def _schedule(wishes: SeasonWishes, clubs: Sequence[str], games: int) -> list[ScheduledGame]:
    if wishes.schedule is None:
        return balanced(clubs, games, wishes.year)
    from hotstove.league.schedules.retrosheet import read_game_log

    found = read_game_log(wishes.schedule, wishes.year, wishes.league)
    return [game for game in found if game.visitors in clubs and game.home in clubs]


def standings_told(season: PennantSeason) -> list[str]:
    table = season.standings()
    width = max(len(place.name) for place in table)
    told = [f"{'':{width}}    W    L   PCT    GB    R   RA"]
    for place in table:
        behind = "-" if place is table[0] else f"{place.behind:g}"
        games = f"{place.won:4d} {place.lost:4d}  {place.percentage:.3f} {behind:>5}"
        told.append(f"{place.name:{width}} {games} {place.scored:4d} {place.allowed:4d}")
    return told


def awards_told(season: PennantSeason) -> list[str]:
    told = []
    for category in AWARDS:
        if not getattr(season.options, NEEDED.get(category.key, "awards")):
            continue
        best = season.leaders(category, 3)[:3]
        told.append(
            f"{category.header}: " + "; ".join(f"{player} {figure:{category.style}}" for player, figure in best)
        )
    return told


def club_told(season: PennantSeason, name: str) -> list[str]:
    """A club's pitchers and the grid of their last days."""
    code = _club(season.sheets, name)
    totals, staff = season.totals[code], season.staffs[code]
    told = [f"{season.sheets[code].club}: G GS CG SHO IP ERA W L SV"]
    for row, pitcher in zip(totals.pitcher_rows(), totals.pitchers, strict=True):
        era = "-" if pitcher.era is None or not season.options.earned_runs else f"{pitcher.era:.2f}"
        figures = (row[key] for key in ("games", "starts", "complete", "shutouts"))
        decided = f"{pitcher.wins} {pitcher.losses} {pitcher.saves}"
        told.append(f"  {row['name']}: {' '.join(map(str, figures))} {innings(pitcher.outs)} {era} {decided}")
    days = sorted({day for day, _ in staff.starts_made})
    last = range(days[-1] - GRID_DAYS + 1, days[-1] + 1) if days else range(0)
    return [*told, *usage_grid(staff, list(last), [str(day % 100).zfill(2) for day in last])]


def _club(sheets: dict[str, Sheet], name: str) -> str:
    if name.upper() in sheets:
        return name.upper()
    return list(sheets)[named([sheet.club for sheet in sheets.values()], name, "club of this season")]

"""A season of a real league in memory, told: standings, awards, and a club's usage grid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hotstove.almanac.columns import figure
from hotstove.cli.pennant.usage_grid import usage_grid
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.idle import idle_options
from hotstove.games.pennant.innings import innings
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheets import Sheet, named
from hotstove.games.pennant.totals import PitcherTotals
from hotstove.season.entrants import entrants
from hotstove.season.pennant import AWARDS, PennantSeason
from hotstove.season.pennant_season import PennantSeasonGame
from hotstove.season.schedule import even_schedule
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season_game import chart_files, season_game
from hotstove.season.tables import average
from hotstove.table.errors import Mistake
from hotstove.table.option_values import typed_options

GRID_DAYS = 14
NEEDED = {"W": "decisions", "SV": "saves", "ERA": "earned_runs", "PEN": "earned_runs"}
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

    clubs = read_season(wishes.year).league(wishes.league)
    typed = typed_options(wishes.options)
    options = GAME.read_options(typed)
    charts = {} if wishes.charts is None else chart_files(wishes.charts)
    kind = season_game(GAME, typed, charts)
    assert isinstance(kind, PennantSeasonGame)
    sheets = kind.league(wishes.year, wishes.league)
    if wishes.printed:
        if "TEX" not in sheets or wishes.year != 1988:
            raise Mistake("--printed: the printed sheet is that of Texas in the American League of 1988")
        sheets["TEX"] = GAME.read_club(GAME.clubs()["texas-1988"])
    usual = round(sum(club.games for club in clubs) / len(clubs))
    schedule = _schedule(wishes, list(sheets), wishes.games or usual)
    for sentence in idle_options(options, list(sheets.values()), any(any(game.starters) for game in schedule)):
        say(sentence)
    divisions = {one.code: one.division for one in entrants(wishes.year, wishes.league)}
    season = PennantSeason(sheets, schedule, wishes.seed, options, charts, divisions)
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


def _schedule(wishes: SeasonWishes, clubs: Sequence[str], games: int) -> list[ScheduledGame]:
    if wishes.schedule is None:
        return even_schedule(clubs, games, wishes.year)
    from hotstove.season.schedules.retrosheet import read_game_log

    found = read_game_log(wishes.schedule, wishes.year, wishes.league)
    return [game for game in found if game.visitors in clubs and game.home in clubs]


def standings_told(season: PennantSeason) -> list[str]:
    """A table a division, each under its name."""
    told = list[str]()
    width = max(len(place.name) for place in season.places.values())
    for division, table in season.races().items():
        told.append(f"{f'Division {division}' if division else '':{width}}    W    L   PCT    GB    R   RA")
        for place in table:
            behind = "-" if place is table[0] else f"{place.behind:g}"
            games = f"{place.won:4d} {place.lost:4d}  {average(place.percentage):>5} {behind:>5}"
            told.append(f"{place.name:{width}} {games} {place.scored:4d} {place.allowed:4d}")
    return told


def awards_told(season: PennantSeason) -> list[str]:
    told = []
    for category in AWARDS:
        if not getattr(season.options, NEEDED.get(category.key, "awards")):
            continue
        best = season.leaders(category, 3)[:3]
        told.append(
            f"{category.header}: " + "; ".join(f"{player} {figure(value, category.style)}" for player, value in best)
        )
    return told


def club_told(season: PennantSeason, name: str) -> list[str]:
    """A club's pitchers and the grid of their last days."""
    code = _club(season.sheets, name)
    totals = season.totals[code]
    told = [f"{season.sheets[code].club}: G GS CG SHO IP ERA W L SV"]
    for row, pitcher in zip(totals.pitcher_rows(), totals.pitchers, strict=True):
        figures = (row[key] for key in ("games", "starts", "complete", "shutouts"))
        decided = f"{pitcher.wins} {pitcher.losses} {pitcher.saves}"
        told.append(
            f"  {row['name']}: {' '.join(map(str, figures))} {_innings_and_era(pitcher, season.options)} {decided}"
        )
    if totals.bullpen.games:
        told.append(f"  bullpen: {totals.bullpen.games} - - - {_innings_and_era(totals.bullpen, season.options)}")
    last_day = max((played.day for played in totals.usage), default=0)
    last = range(last_day - GRID_DAYS + 1, last_day + 1) if totals.usage else range(0)
    return [*told, *usage_grid(totals, list(last), [str(day % 100).zfill(2) for day in last])]


def _innings_and_era(pitched: PitcherTotals, options: Options) -> str:
    era = "-" if pitched.era is None or not options.earned_runs else f"{pitched.era:.2f}"
    return f"{innings(pitched.outs)} {era}"


def _club(sheets: Mapping[str, Sheet], name: str) -> str:
    if name.upper() in sheets:
        return name.upper()
    return list(sheets)[named([sheet.club for sheet in sheets.values()], name, "club of this season")]

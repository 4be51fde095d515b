"""Schedules from Retrosheet's own files: game logs with real starters and lineups, and published schedules.

The information used here was obtained free of charge from and is copyrighted by Retrosheet. Interested parties may
contact Retrosheet at "www.retrosheet.org".
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath

from hotstove.season.scheduled_game import ScheduledGame, write_order
from hotstove.table.archives import files_in_zip
from hotstove.table.errors import Mistake
from hotstove.table.reading import is_number, read_plain, rows_of

NOTICE = (
    "The information used here was obtained free of charge from and is copyrighted by Retrosheet. "
    'Interested parties may contact Retrosheet at "www.retrosheet.org".'
)
LOG_FIELDS = 161
PUBLISHED = ("{year}schedule.csv", "{year}sked.txt")
VISITING_RUNS, HOME_RUNS = 9, 10
VISITING_STARTER, HOME_STARTER = 101, 103
VISITING_ORDER, HOME_ORDER = 105, 132


def read_game_log(source: Path, year: int, league: str = "") -> list[ScheduledGame]:
    """Every game of a season as it was played (GLyyyy.TXT), of one league or of all."""
    games = []
    for name, number, row in _rows(source, year, ("gl{year}.txt",)):
        if len(row) != LOG_FIELDS:
            raise Mistake(f"{name}: line {number} has {len(row)} fields, a game log has {LOG_FIELDS}")
        if league and (row[4] != league or row[7] != league):
            continue
        games.append(
            ScheduledGame(
                _date(name, number, row[0]),
                row[3],
                row[6],
                _game_number(name, number, row[1]),
                starters=(row[VISITING_STARTER], row[HOME_STARTER]),
                lineups=(_order(name, number, row, VISITING_ORDER), _order(name, number, row, HOME_ORDER)),
            )
        )
    return _renumbered(games)


def read_results(source: Path, year: int) -> list[dict[str, str | int]]:
    """Every game of a game log with its score, in order: date, clubs and their runs."""
    games: list[dict[str, str | int]] = []
    for name, number, row in _rows(source, year, ("gl{year}.txt",)):
        if len(row) != LOG_FIELDS or not is_number(row[9]) or not is_number(row[10]):
            raise Mistake(f"{name}: line {number} is no game of a game log, which has {LOG_FIELDS} fields with runs")
        games.append(
            {
                "date": _date(name, number, row[0]),
                "visitors": row[3],
                "home": row[6],
                "visitors_runs": int(row[9]),
                "home_runs": int(row[10]),
            }
        )
    return games


def home_share(source: Path, year: int, league: str = "") -> float:
    """The share of a season's games that home clubs won, by its game log; ties are left out."""
    won = lost = 0
    for name, number, row in _rows(source, year, ("gl{year}.txt",)):
        if len(row) != LOG_FIELDS or not (is_number(row[VISITING_RUNS]) and is_number(row[HOME_RUNS])):
            raise Mistake(f"{name}: line {number} is no line of a game log")
        if league and (row[4] != league or row[7] != league):
            continue
        won += int(row[HOME_RUNS]) > int(row[VISITING_RUNS])
        lost += int(row[HOME_RUNS]) < int(row[VISITING_RUNS])
    if not won + lost:
        raise Mistake(f"{source}: its game log has no games of {year} {league}".rstrip())
    return round(won / (won + lost), 4)


def has_published(source: Path, year: int) -> bool:
    """True where the place holds a published schedule of the year; a single file is one if it is named so."""
    wanted = [pattern.format(year=year) for pattern in PUBLISHED]
    if source.is_file() and source.suffix.lower() != ".zip":
        return source.name.lower() in wanted
    return source.exists() and _look(source, wanted) is not None


def read_published(source: Path, year: int, league: str = "") -> list[ScheduledGame]:
    """A season as it was first published (yyyyschedule.csv); a postponed game goes to the day it was made up."""
    games = []
    for name, number, row in _rows(source, year, PUBLISHED):
        if row[0] == "Date":
            continue
        if len(row) != 12:
            raise Mistake(f"{name}: line {number} has {len(row)} fields, a schedule has 12")
        if league and (row[4] != league or row[7] != league):
            continue
        day = row[0]
        if row[10]:
            makeup = row[11].split(";")[0].strip()
            if not is_number(makeup) or len(makeup) != 8:
                continue
            day = makeup
        games.append(ScheduledGame(_date(name, number, day), row[3], row[6], 0))
    return _renumbered(games)


def _rows(source: Path, year: int, patterns: tuple[str, ...]) -> Iterator[tuple[str, int, list[str]]]:
    """The rows of the season's file in a folder, a zip file, or the file itself."""
    name, text = _find(source, [pattern.format(year=year) for pattern in patterns])
    for number, row in rows_of(name, text):
        yield name, number, row


def _find(source: Path, wanted: list[str]) -> tuple[str, str]:
    if source.is_file() and source.suffix.lower() != ".zip":
        return str(source), read_plain(source)
    found = _look(source, wanted)
    if found is None:
        raise Mistake(f"{source}: holds no {' or '.join(wanted)}, plain or in a zip file")
    return found


def _look(source: Path, wanted: list[str]) -> tuple[str, str] | None:
    """One of the wanted files in a zip file or a folder, plain ones first."""
    return next(_matching(source, lambda name: PurePosixPath(name).name.lower() in wanted), None)


def all_files(source: Path, ending: str) -> Iterator[tuple[str, str]]:
    """Every file with that ending in a folder, or in a zip file, or in the zip files of a folder."""
    return _matching(source, lambda name: name.lower().endswith(ending))


def _matching(source: Path, wanted: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """Files by their names, plain ones before those in zip files, each with where it stands and its text."""
    if not source.exists():
        raise Mistake(f"{source}: there is no such file or folder")
    try:
        paths = sorted(source.iterdir()) if source.is_dir() else [source]
    except OSError as error:
        raise Mistake(f"{source}: cannot be read ({error.strerror})") from None
    for path in paths:
        if wanted(path.name) and path.suffix.lower() != ".zip":
            yield str(path), read_plain(path)
    for path in paths:
        if path.suffix.lower() == ".zip":
            yield from files_in_zip(path, wanted)


def _date(name: str, number: int, text: str) -> str:
    try:
        return datetime.datetime.strptime(text, "%Y%m%d").date().isoformat()
    except ValueError:
        raise Mistake(f"{name}: line {number} has the date {text!r}, wanted is yyyymmdd") from None


def _game_number(name: str, number: int, text: str) -> int:
    if text in ("0", "1", "2", "3"):
        return int(text)
    if text in ("A", "B"):
        return 0
    raise Mistake(f"{name}: line {number} has the game number {text!r}, allowed are 0 to 3")


def _order(name: str, number: int, row: list[str], first: int) -> str:
    order = []
    for place in range(9):
        player, position = row[first + 3 * place], row[first + 3 * place + 2]
        if not player:
            return ""
        if not is_number(position) or not 1 <= int(position) <= 10:
            raise Mistake(f"{name}: line {number} has the position {position!r}, allowed are 1 to 10")
        order.append((player, int(position)))
    return write_order(order)


def _renumbered(games: list[ScheduledGame]) -> list[ScheduledGame]:
    """Doubleheaders numbered 1 and 2, single games 0, all in order of play."""
    from dataclasses import replace

    days: dict[tuple[str, str], list[ScheduledGame]] = {}
    for game in games:
        days.setdefault((game.date, game.home), []).append(game)
    numbered = []
    for group in days.values():
        group.sort(key=lambda game: game.number)
        for place, game in enumerate(group, start=1):
            numbered.append(replace(game, number=place if len(group) > 1 else 0))
    return sorted(numbered, key=lambda game: game.order)

"""Retrosheet event files of games, with the team and roster files that go with them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path

from hotstove.diamond.club import Club
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.notation import write
from hotstove.scorebook.book import Scorebook
from hotstove.scorebook.fold import score
from hotstove.scorebook.marked import marked_plays
from hotstove.scorebook.retrosheet_ids import club_codes, game_ids, plain
from hotstove.scorebook.rosters import known_clubs, roster_text, team_text
from hotstove.table.errors import Mistake
from hotstove.table.reading import read_plain
from hotstove.table.tape import write_whole


def export(logs: Iterable[GameLog], folder: Path) -> list[Path]:
    """Adds games to a folder of event files and gives the files that were written.

    A game that is already there stays as it is; another game with its date and number moves on to the next free one.
    """
    by_season: dict[int, list[GameLog]] = {}
    for log in logs:
        by_season.setdefault(_year(log), []).append(log)
    written: list[Path] = []
    for season, games in sorted(by_season.items()):
        written += _export_season(season, games, folder)
    return written


def game_text(log: GameLog, visitors: str, home: str, game_id: str, book: Scorebook | None = None) -> str:
    """The records of one game; clubs by their codes."""
    book = score(log) if book is None else book
    ids = _ids(log)
    rows = [f"id,{game_id}", "version,2", *_info(log, book, visitors, home, game_id, ids)]
    rows += _starters(log, ids)
    rows += _events(log, ids)
    for side in (0, 1):
        for pitcher in book.sides[side].pitchers:
            rows.append(f"data,er,{ids[side][pitcher.player]},{pitcher.line.earned_runs}")
    return "\n".join(rows) + "\n"


def _ids(log: GameLog) -> tuple[dict[str, str], dict[str, str]]:
    played = tuple({player for player in lineup.players if player} for lineup in log.starting)
    for entry in log.entries:
        if isinstance(entry, SubstitutionEntry):
            played[entry.side].add(entry.change.player)
    return game_ids(log.visitors, log.home, (played[0], played[1]))


def event_file_name(season: int, code: str, club: Club) -> str:
    """Such as 1988TEX.EVA; the last letter is the league's, A for one that is neither."""
    return f"{season}{code}.EV{'N' if club.league.upper().startswith('N') else 'A'}"


def _year(log: GameLog) -> int:
    return _date(log).year


def _date(log: GameLog) -> date:
    try:
        return date.fromisoformat(log.date.replace("/", "-"))
    except ValueError:
        raise Mistake(f"date {log.date!r} of a game: a date is written like 1988/04/08") from None


def _export_season(season: int, games: list[GameLog], folder: Path) -> list[Path]:
    team_file = folder / f"TEAM{season}"
    known = known_clubs(team_file, season)
    clubs: dict[tuple[str, int], Club] = {}
    rosters: dict[tuple[str, int], list[tuple[Club, dict[str, str]]]] = {}
    for log in games:
        for club, ids in zip(log.clubs, _ids(log), strict=True):
            clubs.setdefault((club.code, club.season), club)
            known_so_far = rosters.setdefault((club.code, club.season), [])
            if (club, ids) not in known_so_far[-1:]:
                known_so_far.append((club, ids))
    codes = club_codes(clubs.values(), known)
    files: dict[Path, dict[str, str]] = {}
    for log in games:
        visitors, home = (codes[club.code, club.season] for club in log.clubs)
        path = folder / event_file_name(season, home, log.home)
        present = files.setdefault(path, _games_in(path))
        book = score(log)
        for game_id in _free_ids(home, log):
            text = game_text(log, visitors, home, game_id, book)
            if present.setdefault(game_id, text) == text:
                break
    written = []
    for path, present in sorted(files.items()):
        write_whole(path, "".join(present[game_id] for game_id in sorted(present)))
        written.append(path)
    for key in sorted(clubs):
        path = folder / f"{codes[key]}{season}.ROS"
        write_whole(path, roster_text(path, rosters[key], codes[key]))
        written.append(path)
    write_whole(team_file, team_text(team_file, season, {codes[key]: club for key, club in clubs.items()}))
    return [*written, team_file]


def _games_in(path: Path) -> dict[str, str]:
    """The games of a file that is already there, by id."""
    if not path.exists():
        return {}
    text = read_plain(path)
    games: dict[str, str] = {}
    for part in ("\n" + text).split("\nid,")[1:]:
        games[part.partition("\n")[0].strip()] = "id," + part.removesuffix("\n") + "\n"
    return games


def _free_ids(home: str, log: GameLog) -> Iterable[str]:
    """The game's own id, then the following numbers of the day, then the days after it."""
    day = _date(log)
    first = log.number
    while True:
        for number in range(first, 10):
            yield f"{home}{day:%Y%m%d}{number}"
        day, first = day + timedelta(days=1), 0


def _info(
    log: GameLog, book: Scorebook, visitors: str, home: str, game_id: str, ids: tuple[dict[str, str], dict[str, str]]
) -> list[str]:
    decisions = book.decisions
    winners, losers = ids if decisions.winner == 0 else ids[::-1]
    facts = {
        "visteam": visitors,
        "hometeam": home,
        "site": f"{home}01",
        "date": f"{game_id[3:7]}/{game_id[7:9]}/{game_id[9:11]}",
        "number": game_id[11],
        "starttime": "0:00PM",
        "daynight": "day",
        "usedh": "true" if log.designated_hitter else "false",
        "pitches": "none",
        "timeofgame": "0",
        "attendance": "0",
        "wp": winners.get(decisions.win, ""),
        "lp": losers.get(decisions.loss, ""),
        "save": winners.get(decisions.save, ""),
    }
    return [f"info,{name},{value}" for name, value in facts.items()]


def _starters(log: GameLog, ids: tuple[dict[str, str], dict[str, str]]) -> list[str]:
    rows = []
    for side, club in enumerate(log.clubs):
        lineup = log.starting[side]
        for slot in (*range(1, 10), 0):
            player = lineup.players[slot]
            if player:
                name = plain(club.players[player].name)
                rows.append(f'start,{ids[side][player]},"{name}",{side},{slot},{lineup.positions[slot]}')
    return rows


def _events(log: GameLog, ids: tuple[dict[str, str], dict[str, str]]) -> list[str]:
    """Plays and changes in order; the files tell of a change after a line that says no play was made."""
    rows: list[str] = []
    plays = iter(marked_plays(log))
    now = 0, 0
    for entry in log.entries:
        situation = entry.situation
        batting = situation.batting
        if now != (situation.inning, batting):
            now = situation.inning, batting
            if situation.runners[1]:
                rows.append(f"radj,{ids[batting][situation.runners[1]]},2")
        turn = f"play,{situation.inning},{batting},{ids[batting][situation.batter]},??,,"
        if isinstance(entry, PlayEntry):
            rows.append(turn + write(next(plays)))
        else:
            player, slot, position = entry.change
            name = plain(log.clubs[entry.side].players[player].name)
            rows.append(turn + "NP")
            rows.append(f'sub,{ids[entry.side][player]},"{name}",{entry.side},{slot},{position}')
    return rows

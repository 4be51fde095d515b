"""A season for other people's programs: Lahman's own columns as CSV or Parquet."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import Connection

from hotstove.diamond.gloves import NAME_OF
from hotstove.records import queries
from hotstove.records.rows import ClubRow, Figures, sides_of
from hotstove.records.spreadsheet import csv_text
from hotstove.table.errors import Mistake
from hotstove.table.tape import write_whole

BATTING = {
    "G": "games",
    "AB": "at_bats",
    "R": "runs",
    "H": "hits",
    "2B": "doubles",
    "3B": "triples",
    "HR": "home_runs",
    "RBI": "runs_batted_in",
    "SB": "stolen_bases",
    "CS": "caught_stealing",
    "BB": "walks",
    "SO": "strikeouts",
    "IBB": "intentional_walks",
    "HBP": "hit_by_pitch",
    "SH": "sacrifice_hits",
    "SF": "sacrifice_flies",
    "GIDP": "double_plays",
}
PITCHING = {
    "W": "wins",
    "L": "losses",
    "G": "games",
    "GS": "games_started",
    "CG": "complete_games",
    "SHO": "shutouts",
    "SV": "saves",
    "IPouts": "outs",
    "H": "hits",
    "ER": "earned_runs",
    "HR": "home_runs",
    "BB": "walks",
    "SO": "strikeouts",
    "IBB": "intentional_walks",
    "WP": "wild_pitches",
    "HBP": "hit_batsmen",
    "BK": "balks",
    "BFP": "batters_faced",
    "GF": "games_finished",
    "R": "runs",
    "SH": "sacrifice_hits",
    "SF": "sacrifice_flies",
    "GIDP": "double_plays",
}
FIELDING = {
    "G": "games",
    "GS": "games_started",
    "InnOuts": "outs",
    "PO": "putouts",
    "A": "assists",
    "E": "errors",
    "DP": "double_plays",
    "PB": "passed_balls",
    "SB": "stolen_bases",
    "CS": "caught_stealing",
}


def lahman_tables(
    connection: Connection, season: str, year: int, codes: Mapping[str, str] | None = None
) -> dict[str, list[Figures]]:
    """Batting, Pitching, Fielding, People and Teams; players under Lahman's ids where they have one, and so clubs by
    `codes`, Lahman's by ours."""
    team = codes or {}
    players, clubs = queries.players(connection, season), queries.clubs(connection, season)
    names = {key: row["record_id"] or key for key, row in players.items()}

    def lines(kind: str, columns: Mapping[str, str], by: tuple[str, ...]) -> list[Figures]:
        found = []
        for row in queries.totals(connection, season, kind, by=by):
            head: Figures = {
                "playerID": names[row["player"]],
                "yearID": year,
                "stint": 1,
                "teamID": team.get(row["club"], row["club"]),
                "lgID": clubs[row["club"]]["league"],
            }
            if "position" in by:
                head["POS"] = NAME_OF[row["position"]]
            found.append(head | {column: row[name] for column, name in columns.items()})
        return _stints(found)

    return {
        "Batting": lines("batting", BATTING, ("player", "club")),
        "Pitching": lines("pitching", PITCHING, ("player", "club")),
        "Fielding": lines("fielding", FIELDING, ("player", "club", "position")),
        "People": [
            {
                "playerID": names[key],
                "nameFirst": row["first"],
                "nameLast": row["last"],
                "bats": row["bats"],
                "throws": row["throws"],
                "retroID": key,
            }
            for key, row in players.items()
        ],
        "Teams": [
            row | {"teamID": team.get(str(row["teamID"]), row["teamID"])}
            for row in _teams(connection, season, year, clubs)
        ],
    }


def _stints(rows: list[Figures]) -> list[Figures]:
    """A player's clubs numbered in alphabetical order: the books do not say which came first."""
    seen: dict[str | int, list[str | int]] = {}
    for row in rows:
        clubs = seen.setdefault(row["playerID"], [])
        if row["teamID"] not in clubs:
            clubs.append(row["teamID"])
        row["stint"] = clubs.index(row["teamID"]) + 1
    return rows


def _teams(connection: Connection, season: str, year: int, clubs: Mapping[str, ClubRow]) -> list[Figures]:
    totals = {code: {"W": 0, "L": 0, "G": 0, "R": 0, "RA": 0} for code in clubs}
    for game in queries.games(connection, season):
        visitors, home = sides_of(game)
        for own, other in ((visitors, home), (home, visitors)):
            row = totals[own.club]
            row["G"] += 1
            row["R"] += own.runs
            row["RA"] += other.runs
            row["W"] += own.runs > other.runs
            row["L"] += own.runs < other.runs
    return [
        {
            "yearID": year,
            "lgID": row["league"],
            "teamID": code,
            "divID": row["division"],
            "name": row["name"],
            **totals[code],
        }
        for code, row in clubs.items()
    ]


def write_tables(tables: Mapping[str, list[Figures]], folder: Path, form: str) -> list[Path]:
    """One file a table, as `csv` or `parquet`; all are made before the first is written."""
    if form == "csv":
        texts = {
            folder / f"{name}.csv": csv_text(list(rows[0]), [list(row.values()) for row in rows]) if rows else ""
            for name, rows in tables.items()
        }
        for path, text in texts.items():
            write_whole(path, text)
        return list(texts)
    return [_write_parquet(folder / f"{name}.parquet", rows) for name, rows in tables.items() if rows]


def _write_parquet(path: Path, rows: list[Figures]) -> Path:
    """Figures are whole numbers, all else is text. Neither the path nor a name becomes part of a statement."""
    import duckdb

    kinds = {name: "BIGINT" if isinstance(value, int) else "VARCHAR" for name, value in rows[0].items()}
    beside = path.with_name(f".{path.name}.{os.urandom(4).hex()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with duckdb.connect() as connection:
            columns = ", ".join(f'"{name}" {kind}' for name, kind in kinds.items())
            connection.execute(f"CREATE TABLE lines ({columns})")
            places = ", ".join("?" for _ in kinds)
            connection.executemany(f"INSERT INTO lines VALUES ({places})", [list(row.values()) for row in rows])
            connection.table("lines").write_parquet(str(beside))
        beside.replace(path)
    except (OSError, duckdb.Error) as error:
        beside.unlink(missing_ok=True)
        raise Mistake(f"{path}: cannot be written ({str(error).splitlines()[0]}); it is as it was") from None
    return path

"""A season for other people's programs: Lahman's own columns as CSV or Parquet."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from hotstove.diamond.gloves import NAME_OF
from hotstove.records import queries
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


def lahman_tables(connection: Connection, season: str, year: int) -> dict[str, list[dict[str, Any]]]:
    """Batting, Pitching, Fielding, People and Teams; players under Lahman's ids where they have one."""
    players, clubs = queries.players(connection, season), queries.clubs(connection, season)
    names = {key: row["record_id"] or key for key, row in players.items()}

    def lines(kind: str, columns: Mapping[str, str], by: tuple[str, ...]) -> list[dict[str, Any]]:
        found = []
        for row in queries.totals(connection, season, kind, by=by):
            head: dict[str, Any] = {
                "playerID": names[row["player"]],
                "yearID": year,
                "stint": 1,
                "teamID": row["club"],
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
        "Teams": _teams(connection, season, year, clubs),
    }


def _stints(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A player's clubs numbered in alphabetical order: the books do not say which came first."""
    seen: dict[str, list[str]] = {}
    for row in rows:
        clubs = seen.setdefault(row["playerID"], [])
        if row["teamID"] not in clubs:
            clubs.append(row["teamID"])
        row["stint"] = clubs.index(row["teamID"]) + 1
    return rows


def _teams(
    connection: Connection, season: str, year: int, clubs: Mapping[str, Mapping[str, Any]]
) -> list[dict[str, Any]]:
    totals = {code: {"W": 0, "L": 0, "G": 0, "R": 0, "RA": 0} for code in clubs}
    for game in queries.games(connection, season):
        for own, other in (("visitors", "home"), ("home", "visitors")):
            row = totals[game[own]]
            row["G"] += 1
            row["R"] += game[f"{own}_runs"]
            row["RA"] += game[f"{other}_runs"]
            row["W"] += game[f"{own}_runs"] > game[f"{other}_runs"]
            row["L"] += game[f"{own}_runs"] < game[f"{other}_runs"]
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


def write_tables(tables: Mapping[str, list[dict[str, Any]]], folder: Path, form: str) -> list[Path]:
    """One file a table, as `csv` or `parquet`."""
    written = []
    for name, rows in tables.items():
        path = folder / f"{name}.csv"
        text = io.StringIO()
        if rows:
            writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        write_whole(path, text.getvalue())
        if form == "parquet":
            path = _to_parquet(path)
        written.append(path)
    return written


def _to_parquet(path: Path) -> Path:
    import duckdb

    target = path.with_suffix(".parquet")
    beside = target.with_suffix(".tmp")
    with duckdb.connect() as connection:
        connection.execute(f"COPY (SELECT * FROM read_csv('{path}', header = true)) TO '{beside}' (FORMAT parquet)")
    beside.replace(target)
    path.unlink()
    return target

"""A season looked through for the encyclopedia: its clubs, players, their lines, and what was done in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from sqlalchemy import Connection

from hotstove.almanac.feats import season_feats
from hotstove.almanac.names import full_name, plain
from hotstove.records import queries, yearbooks
from hotstove.records.result import Row
from hotstove.records.rows import ClubRow, GameRow, PlayerRow, sides_of
from hotstove.records.yearbooks import POSTSEASON, REGULAR, Yearbook
from hotstove.season.standings import StandingsRow, standings

BY = {"batting": ("player", "club"), "pitching": ("player", "club"), "fielding": ("player", "club", "position")}


def look_through(connection: Connection, season: str, place: str = "") -> Yearbook:
    """Everything that the encyclopedia keeps of a season; `place` is the name of its file, "" for the same database."""
    head = queries.head(connection, season)
    players, clubs = queries.players(connection, season), queries.clubs(connection, season)
    games = queries.games(connection, season, stage=None)
    played, left = queries.counts_of_games(connection, season)
    groups = standings(clubs, [game for game in games if not game["stage"]])
    lines: dict[str, list[Row]] = {
        kind: [
            {**row, "stage": number}
            for number, stage in ((REGULAR, ""), (POSTSEASON, queries.POSTSEASON))
            for row in queries.totals(connection, season, kind, by=by, stage=stage)
        ]
        for kind, by in BY.items()
    }
    appeared = {row["player"] for mine in lines.values() for row in mine}
    return Yearbook(
        season,
        {
            "place": place,
            "mark": yearbooks.mark_of(connection, season),
            "game": head["game"],
            "year": head["year"],
            "leagues": head["leagues"],
            "clubs": len(clubs),
            "played": played,
            "left": left,
            "champion": "" if left else champion(clubs, games, groups),
        },
        {
            "club": [
                _club(clubs[row.code], row, number)
                for rows in groups.values()
                for number, row in enumerate(rows, start=1)
            ],
            "player": [_player(row) for player, row in players.items() if player in appeared],
            "feat": [
                {"number": number, **feat._asdict()}
                for number, feat in enumerate(season_feats(connection, season), start=1)
            ],
            **lines,
        },
    )


def champion(
    clubs: Mapping[str, ClubRow],
    games: Sequence[GameRow],
    groups: Mapping[str, Sequence[StandingsRow]],
) -> str:
    """Who won the last series, or where there is none and one table alone, who is first in it; else ""."""
    last = games[-1] if games else None
    if last is not None and last["stage"]:
        return clubs[max(sides_of(last), key=lambda side: side.runs).club]["name"]
    tables = list(groups.values())
    return tables[0][0].name if len(tables) == 1 and tables[0] and tables[0][0].results else ""


def _club(club: ClubRow, row: StandingsRow, place: int) -> Row:
    return {
        "code": row.code,
        "name": row.name,
        "league": club["league"],
        "division": club["division"],
        "place": place,
        "won": row.won,
        "lost": row.lost,
        "tied": row.ties,
        "scored": row.scored,
        "allowed": row.allowed,
    }


def _player(row: PlayerRow) -> Row:
    name = plain(full_name(row))
    return {
        "player": row["id"],
        "person": row["record_id"] or _person(row["id"], name),
        "first": row["first"],
        "last": row["last"],
        "plain": name,
        "bats": row["bats"],
        "throws": row["throws"],
    }


def _person(player: str, name: str) -> str:
    """Whoever is not in the record is the same person where id and name are the same."""
    return f"x{blake2b(f'{player} {name}'.encode(), digest_size=6).hexdigest()}"

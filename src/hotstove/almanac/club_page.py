"""A club's page: its players, its games with the running record, by month and opponent, and its real season."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection

from hotstove.almanac.columns import batted, total
from hotstove.almanac.names import MONTHS, Names, dashed
from hotstove.almanac.reality import Beside, RealClub, beside, beside_club, real_player
from hotstove.records import queries
from hotstove.records.rows import GameRow
from hotstove.season.leaders import appearances
from hotstove.season.standings import StandingsRow, standings
from hotstove.season.tables import club_code
from hotstove.table.sums import summed

Line: TypeAlias = Mapping[str, Any]


class RosterLine(NamedTuple):
    """A player of the club, his line here, and the figures that can be set beside the real ones."""

    player: str
    name: str
    line: Line
    beside: tuple[Beside, ...]


class ClubGame(NamedTuple):
    """A game of the club, finished, with the record that it then had (of the regular season)."""

    date: str
    key: str
    opponent: str
    at_home: bool
    own: int
    other: int
    stage: str
    won: int
    lost: int


class Meeting(NamedTuple):
    """Games won and lost against a club, or in a month."""

    name: str
    won: int
    lost: int


class ClubPage(NamedTuple):
    code: str
    name: str
    group: str
    place: int
    standing: StandingsRow
    batting: tuple[RosterLine, ...]
    pitching: tuple[RosterLine, ...]
    totals: Mapping[str, Line]
    """Players' lines added up; games and shutouts are the club's own, whoever shared in them."""
    games: tuple[ClubGame, ...]
    meetings: tuple[Meeting, ...]
    months: tuple[Meeting, ...]
    real: RealClub | None


def club_page(connection: Connection, season: str, club: str) -> ClubPage:
    """The page of a club by its code."""
    names = Names(connection, season)
    code = club_code(club, queries.clubs(connection, season), season)
    games = queries.games(connection, season, stage=None)
    lines = {kind: queries.totals(connection, season, kind, club=code) for kind in ("batting", "pitching")}
    return page_of_rows(code, names, games, lines, int(queries.head(connection, season)["year"]))


def page_of_rows(
    code: str, names: Names, games: Sequence[GameRow], lines: Mapping[str, Sequence[Line]], year: int
) -> ClubPage:
    """The page from the season's games and the club's lines by player."""
    places = standings(names.clubs, [game for game in games if not game["stage"]])
    group, place, standing = next(
        (group, number, row)
        for group, rows in places.items()
        for number, row in enumerate(rows, start=1)
        if row.code == code
    )
    played = _games(code, games)
    regular = [game for game in played if not game.stage]
    bats = sorted((row for row in lines["batting"] if batted(row)), key=lambda row: (-appearances(row), row["player"]))
    arms = sorted(lines["pitching"], key=lambda row: (-row["outs"], row["player"]))
    return ClubPage(
        code,
        names.club(code),
        group,
        place,
        standing,
        tuple(_roster("batting", row, names, year, code) for row in bats),
        tuple(_roster("pitching", row, names, year, code) for row in arms),
        _totals(lines, regular),
        tuple(played),
        _meetings(regular, lambda game: game.opponent),
        tuple(one._replace(name=MONTHS[int(one.name)]) for one in _meetings(regular, lambda game: game.date[5:7])),
        beside_club(year, code, standing.won, standing.lost, standing.name),
    )


def _totals(lines: Mapping[str, Sequence[Line]], games: Sequence[ClubGame]) -> dict[str, Line]:
    batting, pitching = ({**total(kind, lines[kind]), "games": len(games)} for kind in ("batting", "pitching"))
    pitching["shutouts"] = summed(not game.other for game in games)
    return {"batting": batting, "pitching": pitching}


def _roster(kind: str, row: Line, names: Names, year: int, code: str) -> RosterLine:
    real = real_player(year, row["player"], (code,))
    return RosterLine(row["player"], names.player(row["player"]), row, tuple(beside(kind, real, row)))


def _games(code: str, games: Sequence[Line]) -> list[ClubGame]:
    found, won, lost = [], 0, 0
    for game in games:
        if code not in (game["visitors"], game["home"]):
            continue
        at_home = game["home"] == code
        own, other = game["visitors_runs"], game["home_runs"]
        own, other = (other, own) if at_home else (own, other)
        if not game["stage"]:
            won, lost = won + (own > other), lost + (own < other)
        opponent = game["visitors"] if at_home else game["home"]
        found.append(
            ClubGame(dashed(game["date"]), game["key"], opponent, at_home, own, other, game["stage"], won, lost)
        )
    return found


def _meetings(games: Sequence[ClubGame], part_of: Callable[[ClubGame], str]) -> tuple[Meeting, ...]:
    parts: dict[str, list[ClubGame]] = {}
    for game in games:
        parts.setdefault(part_of(game), []).append(game)
    return tuple(
        Meeting(name, summed(game.own > game.other for game in mine), summed(game.own < game.other for game in mine))
        for name, mine in sorted(parts.items())
    )

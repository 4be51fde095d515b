"""A player's page: his season by club, his game log, his best days, his real season beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection

from hotstove.almanac.columns import batted, total
from hotstove.almanac.names import dashed, full_name
from hotstove.almanac.reality import Beside, beside, real_player
from hotstove.diamond.gloves import NAME_OF
from hotstove.records import queries

Line: TypeAlias = Mapping[str, Any]
KINDS = ("batting", "pitching")


class SeasonLine(NamedTuple):
    """A line of a table: the club or position, and the figures."""

    label: str
    line: Line


class LogLine(NamedTuple):
    """A game: its date and key, the opponent with `at` on the road, the result as `W 5-3`, the series, the figures."""

    date: str
    key: str
    opponent: str
    result: str
    stage: str
    line: Line


class PlayerPage(NamedTuple):
    """Everything but splits, which want every play of his games."""

    player: str
    name: str
    bats: str
    throws: str
    record_id: str
    clubs: tuple[str, ...]
    seasons: Mapping[str, tuple[SeasonLine, ...]]
    """By kind: a line a club (for fielding a position), and for several their sum under the label ""."""
    postseason: Mapping[str, tuple[SeasonLine, ...]]
    logs: Mapping[str, tuple[LogLine, ...]]
    beside: Mapping[str, tuple[Beside, ...]]


def player_page(connection: Connection, season: str, who: str) -> PlayerPage:
    """The page of a player by id, last name or full name."""
    row = queries.find_player(connection, season, who)
    lines = {
        kind: queries.lines_of_player(connection, season, kind, row["id"])
        for kind in ("batting", "pitching", "fielding")
    }
    year = int(queries.head(connection, season)["year"])
    return page_of_lines(row, lines, year)


def page_of_lines(player: Line, lines: Mapping[str, Sequence[Line]], year: int) -> PlayerPage:
    """The page from a player's row and his game lines."""
    clubs = tuple(dict.fromkeys(line["club"] for kind in ("batting", "pitching") for line in lines[kind]))
    real = real_player(year, player["id"], clubs)
    regular = {kind: [line for line in mine if not line["stage"]] for kind, mine in lines.items()}
    after = {kind: [line for line in mine if line["stage"]] for kind, mine in lines.items()}
    return PlayerPage(
        player["id"],
        full_name(player),
        player["bats"],
        player["throws"],
        player["record_id"],
        clubs,
        {kind: _season_lines(kind, mine) for kind, mine in regular.items()},
        {kind: _season_lines(kind, mine) for kind, mine in after.items()},
        {kind: tuple(_log_line(line) for line in lines[kind] if kind == "pitching" or batted(line)) for kind in KINDS},
        {kind: tuple(beside(kind, real, total(kind, regular[kind]))) for kind in KINDS},
    )


def _season_lines(kind: str, lines: Sequence[Line]) -> tuple[SeasonLine, ...]:
    """His sums by club or position; at bat all his games count once he has come to bat."""
    if kind == "batting" and not any(map(batted, lines)):
        return ()
    parts: dict[str, list[Line]] = {}
    for line in lines:
        parts.setdefault(NAME_OF[line["position"]] if kind == "fielding" else line["club"], []).append(line)
    found = [SeasonLine(label, total(kind, mine)) for label, mine in parts.items()]
    if len(found) > 1 and kind != "fielding":
        found.append(SeasonLine("", total(kind, [one.line for one in found])))
    return tuple(found)


def _log_line(line: Line) -> LogLine:
    at_home = line["home"] == line["club"]
    own, other = line["visitors_runs"], line["home_score"]
    if at_home:
        own, other = other, own
    result = "W" if own > other else "L" if own < other else "T"
    opponent = line["visitors"] if at_home else f"at {line['home']}"
    return LogLine(dashed(line["date"]), line["key"], opponent, f"{result} {own}-{other}", line["stage"], line)

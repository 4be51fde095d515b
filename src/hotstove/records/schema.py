"""The tables of a season, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text

from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine

VERSIONS = ("0001", "0002")
"""Every version that was ever written, oldest first; each is opened and brought up to the last one."""
VERSION = VERSIONS[-1]

metadata = MetaData()


def _season() -> Column[str]:
    return Column("season", String(64), ForeignKey("season.name", ondelete="CASCADE"), primary_key=True)


def _counts(names: tuple[str, ...]) -> list[Column[int]]:
    return [Column(name, Integer, nullable=False) for name in names]


season = Table(
    "season",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("year", Integer, nullable=False),
    Column("leagues", String(64), nullable=False),
    Column("seed", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("starters", String(16), nullable=False),
    Column("lineups", String(16), nullable=False),
    Column("state", Text, nullable=False),
)

club = Table(
    "club",
    metadata,
    _season(),
    Column("code", String(8), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("league", String(8), nullable=False),
    Column("division", String(8), nullable=False),
    Column("cards", Text, nullable=False),
    Column("usage", Text, nullable=False),
)

player = Table(
    "player",
    metadata,
    _season(),
    Column("id", String(16), primary_key=True),
    Column("first", String(80), nullable=False),
    Column("last", String(80), nullable=False),
    Column("bats", String(1), nullable=False),
    Column("throws", String(1), nullable=False),
    Column("record_id", String(16), nullable=False),
)

fixture = Table(
    "fixture",
    metadata,
    _season(),
    Column("key", String(32), primary_key=True),
    Column("date", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("visitors", String(8), nullable=False),
    Column("home", String(8), nullable=False),
    Column("stage", String(24), nullable=False),
    Column("starters", Text, nullable=False),
    Column("lineups", Text, nullable=False),
    Column("played", Boolean, nullable=False),
)

game = Table(
    "game",
    metadata,
    _season(),
    Column("key", String(32), primary_key=True),
    Column("date", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("visitors", String(8), nullable=False),
    Column("home", String(8), nullable=False),
    Column("stage", String(24), nullable=False),
    *_counts(("visitors_runs", "home_runs", "visitors_hits", "home_hits", "visitors_errors", "home_errors")),
    *_counts(("visitors_left", "home_left", "outs")),
    Column("visitors_line", Text, nullable=False),
    Column("home_line", Text, nullable=False),
    Column("win", String(16), nullable=False),
    Column("loss", String(16), nullable=False),
    Column("save", String(16), nullable=False),
    Column("note", Text, nullable=False),
)

event = Table(
    "event",
    metadata,
    _season(),
    Column("key", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(5), nullable=False),
    Column("inning", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("player", String(16), nullable=False),
    Column("slot", Integer, nullable=False),
    Column("position", Integer, nullable=False),
    Column("play", Text, nullable=False),
)
"""Lineups (`start`), substitutions (`sub`) and plays (`play`) of each game, in order."""

batting = Table(
    "batting",
    metadata,
    _season(),
    Column("key", String(32), primary_key=True),
    Column("player", String(16), primary_key=True),
    Column("club", String(8), nullable=False),
    Column("slot", Integer, nullable=False),
    *_counts(BattingLine._fields),
)

pitching = Table(
    "pitching",
    metadata,
    _season(),
    Column("key", String(32), primary_key=True),
    Column("player", String(16), primary_key=True),
    Column("club", String(8), nullable=False),
    *_counts(PitchingLine._fields),
)

fielding = Table(
    "fielding",
    metadata,
    _season(),
    Column("key", String(32), primary_key=True),
    Column("player", String(16), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("club", String(8), nullable=False),
    *_counts(FieldingLine._fields),
)

LINES = {"batting": batting, "pitching": pitching, "fielding": fielding}

seal = Table(
    "seal",
    metadata,
    _season(),
    Column("day", String(8), primary_key=True),
    Column("digests", Text, nullable=False),
)
"""Digests of the rows that belong to one day, 19880404, or to no day (``""``), as `table digest` for each table; and
under `season` the digest of the season's own row with all the others."""

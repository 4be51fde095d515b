"""The tables of a season, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine

VERSIONS = ("0001", "0002", "0003")
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

yearbook = Table(
    "yearbook",
    metadata,
    Column("season", String(64), primary_key=True),
    Column("place", Text, nullable=False),
    Column("mark", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("year", Integer, nullable=False),
    Column("leagues", String(64), nullable=False),
    *_counts(("clubs", "played", "left")),
    Column("champion", String(80), nullable=False),
    Column("digest", String(32), nullable=False),
)
"""The encyclopedia: a season as it was when it was last looked through. `place` is the file that holds it, "" for this
database, and `mark` the digest of its own seal by then. The season itself may be elsewhere, or gone."""


def _of_yearbook() -> Column[str]:
    return Column("season", String(64), ForeignKey("yearbook.season", ondelete="CASCADE"), primary_key=True)


year_club = Table(
    "year_club",
    metadata,
    _of_yearbook(),
    Column("code", String(8), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("league", String(8), nullable=False),
    Column("division", String(8), nullable=False),
    *_counts(("place", "won", "lost", "tied", "scored", "allowed")),
    Column("digest", String(32), nullable=False),
)

year_player = Table(
    "year_player",
    metadata,
    _of_yearbook(),
    Column("player", String(16), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("first", String(80), nullable=False),
    Column("last", String(80), nullable=False),
    Column("plain", String(160), nullable=False),
    Column("bats", String(1), nullable=False),
    Column("throws", String(1), nullable=False),
    Column("digest", String(32), nullable=False),
    Index("ix_year_player_person", "person"),
)
"""`person` joins a player's seasons: his id in the record, or where he has none his own. `plain` is his name without
capitals and accents, by which he is found."""


def _of_player() -> list[Column[str]]:
    return [_of_yearbook(), Column("player", String(16), primary_key=True), Column("club", String(8), primary_key=True)]


def _summed(names: tuple[str, ...]) -> list[Column[int] | Column[str]]:
    return [*_counts(names), Column("digest", String(32), nullable=False)]


year_batting = Table(
    "year_batting",
    metadata,
    *_of_player(),
    Column("stage", Integer, primary_key=True, autoincrement=False),
    *_summed(BattingLine._fields),
)
"""A player's season at a club: `stage` 0 is the regular season, 1 the postseason."""

year_pitching = Table(
    "year_pitching",
    metadata,
    *_of_player(),
    Column("stage", Integer, primary_key=True, autoincrement=False),
    *_summed(PitchingLine._fields),
)

year_fielding = Table(
    "year_fielding",
    metadata,
    *_of_player(),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("stage", Integer, primary_key=True, autoincrement=False),
    *_summed(FieldingLine._fields),
)

YEARS = {"batting": year_batting, "pitching": year_pitching, "fielding": year_fielding}

feat = Table(
    "feat",
    metadata,
    _of_yearbook(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(24), nullable=False),
    Column("date", String(10), nullable=False),
    Column("key", String(32), nullable=False),
    Column("player", String(16), nullable=False),
    Column("club", String(8), nullable=False),
    *_counts(("figure",)),
    Column("told", Text, nullable=False),
    Column("digest", String(32), nullable=False),
)
"""No-hitters, cycles, streaks and the highest figures of a game, with the day on which they were done or ended."""

"""Tables on disk: one SQLite file, in which every answer stands before anybody is shown what came of it."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from hotstove.table.errors import Mistake
from hotstove.table.tape import Line, Tape

VERSION = 4
CLUBS = "CREATE TABLE clubs (season TEXT NOT NULL, club TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (season, club));"
"""Who runs which club of a season: the hash of the token in his link."""
SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, title TEXT NOT NULL,
    created REAL NOT NULL, touched REAL NOT NULL, over INTEGER NOT NULL DEFAULT 0, standing TEXT NOT NULL DEFAULT '',
    clock INTEGER NOT NULL DEFAULT 0, season TEXT NOT NULL DEFAULT '');
CREATE TABLE headers (table_id TEXT PRIMARY KEY, header TEXT NOT NULL);
CREATE TABLE seats (table_id TEXT NOT NULL, hash TEXT NOT NULL, seats TEXT NOT NULL, PRIMARY KEY (table_id, hash));
CREATE TABLE lines (table_id TEXT NOT NULL, n INTEGER NOT NULL, purpose TEXT NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (table_id, n)) WITHOUT ROWID;
CREATE TABLE marks (table_id TEXT NOT NULL, n INTEGER NOT NULL, seat TEXT NOT NULL, PRIMARY KEY (table_id, n, seat))
    WITHOUT ROWID;
CREATE TABLE notes (table_id TEXT NOT NULL, place INTEGER NOT NULL, note TEXT NOT NULL);
CREATE TABLE sheets (table_id TEXT NOT NULL, seat TEXT NOT NULL, n INTEGER NOT NULL, message TEXT NOT NULL,
    PRIMARY KEY (table_id, seat));
CREATE TABLE reasons (table_id TEXT NOT NULL, place INTEGER NOT NULL, reasons TEXT NOT NULL,
    PRIMARY KEY (table_id, place)) WITHOUT ROWID;
"""
FROM_1 = """
ALTER TABLE tables ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN season TEXT NOT NULL DEFAULT '';
CREATE TABLE reasons (table_id TEXT NOT NULL, place INTEGER NOT NULL, reasons TEXT NOT NULL,
    PRIMARY KEY (table_id, place)) WITHOUT ROWID;
"""
"""What version 1 did not have."""
FROM_2 = """
CREATE TABLE headers (table_id TEXT PRIMARY KEY, header TEXT NOT NULL);
INSERT INTO headers SELECT id, header FROM tables;
ALTER TABLE tables DROP COLUMN header;
"""
"""Version 2 had the header, with the cards of two clubs, in a row that is written anew with every answer."""


@dataclass(frozen=True)
class Kept:
    """Everything that is kept of a table."""

    id: str
    tape: Tape
    marks: list[tuple[int, str]]
    """Places at which a seat has answered: how many answers there were, and which seat."""
    notes: list[tuple[int, str]]
    """What is told beside the plays: after how many entries of the log, and what."""
    sheets: dict[str, tuple[int, str]]
    """Calls that a seat has handed in and that have not been played: to which question, and the message."""
    reasons: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Why managers did what they did, by the number of the entry of the log."""
    clock: int = 0
    """Seconds for a decision; 0 without a clock."""
    touched: float = 0.0
    """When somebody last answered, in seconds since 1970."""
    season: str = ""
    """The season and the scheduled game, where it is one."""


class GameTable(NamedTuple):
    """A table at which a game of a season is played."""

    id: str
    key: str
    """The key of the scheduled game."""
    over: bool
    standing: str
    """Where the game stands, in a few words."""


def season_of(text: str) -> dict[str, str] | None:
    """The season and the key of a scheduled game, from what is kept of it; None where it is no season's game."""
    if not text:
        return None
    about = json.loads(text)
    return {"name": about["name"], "key": about["key"]}


class Shelf:
    """The tables of one server."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            path.touch(mode=0o600)
            path.chmod(0o600)
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=NORMAL")
            self._db.execute("PRAGMA busy_timeout=2000")
            self._prepare()
        except (OSError, sqlite3.DatabaseError) as error:
            raise Mistake(f"{path}: the tables cannot be kept there ({error})") from None

    def _prepare(self) -> None:
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        steps = {0: [SCHEMA, CLUBS], 1: [FROM_1, FROM_2, CLUBS], 2: [FROM_2, CLUBS], 3: [CLUBS]}
        if version in steps:
            with self.writing():
                for statement in "".join(steps[version]).split(";"):
                    self._db.execute(statement)
                self._db.execute(f"PRAGMA user_version={VERSION}")
        elif version != VERSION:
            raise Mistake(f"its tables are of version {version}; this hotstove reads version {VERSION}")

    def close(self) -> None:
        self._db.close()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """All of what is written, or nothing."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def add(
        self,
        table: str,
        game: str,
        title: str,
        header: dict[str, str],
        seats: dict[str, str],
        *,
        clock: int = 0,
        season: str = "",
    ) -> None:
        """A new table; `seats` are the hashes of tokens with the seats that they give."""
        now = time.time()
        with self.writing():
            self._db.execute(
                "INSERT INTO tables (id, game, title, created, touched, clock, season) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table, game, title, now, now, clock, season),
            )
            self._db.execute("INSERT INTO headers VALUES (?, ?)", (table, json.dumps(header)))
            for kept, names in seats.items():
                self._db.execute("INSERT INTO seats VALUES (?, ?, ?)", (table, kept, names))

    def kept(self, table: str) -> Kept | None:
        row = self._db.execute(
            "SELECT header, clock, touched, season FROM tables JOIN headers ON id = table_id WHERE id = ?", (table,)
        ).fetchone()
        if row is None:
            return None
        header, clock, touched, season = row
        lines = self._db.execute("SELECT purpose, answer FROM lines WHERE table_id = ? ORDER BY n", (table,))
        tape = Tape(json.loads(header), [Line(purpose, answer) for purpose, answer in lines])
        marks = self._db.execute("SELECT n, seat FROM marks WHERE table_id = ? ORDER BY n", (table,)).fetchall()
        notes = self._db.execute("SELECT place, note FROM notes WHERE table_id = ? ORDER BY rowid", (table,)).fetchall()
        sheets = self._db.execute("SELECT seat, n, message FROM sheets WHERE table_id = ?", (table,))
        handed_in = {seat: (n, message) for seat, n, message in sheets}
        told = self._db.execute("SELECT place, reasons FROM reasons WHERE table_id = ?", (table,))
        reasons = {place: tuple(json.loads(texts)) for place, texts in told}
        return Kept(table, tape, marks, notes, handed_in, reasons, clock, touched, season)

    def seats(self, table: str) -> list[tuple[str, str]]:
        """Hashes of tokens, and the seats that each gives."""
        return self._db.execute("SELECT hash, seats FROM seats WHERE table_id = ?", (table,)).fetchall()

    def add_seat(self, table: str, kept: str, seats: str) -> None:
        """One more token, by its hash, for seats of a table."""
        with self.writing():
            self._db.execute("INSERT INTO seats VALUES (?, ?, ?)", (table, kept, seats))

    def games_of(self, season: str) -> list[GameTable]:
        """The tables at which games of a season are or were played."""
        rows = self._db.execute(
            "SELECT id, json_extract(season, '$.key'), over, standing FROM tables "
            "WHERE season != '' AND json_extract(season, '$.name') = ? ORDER BY created",
            (season,),
        )
        return [GameTable(table, key, bool(over), standing) for table, key, over, standing in rows]

    def club_links(self, season: str) -> dict[str, str]:
        """The hash of the token with which each club is run that has somebody to run it."""
        return dict(self._db.execute("SELECT club, hash FROM clubs WHERE season = ? ORDER BY club", (season,)))

    def link_club(self, season: str, club: str, kept: str) -> None:
        """Another token for a club, in the place of the one before; with "" nobody runs it any more."""
        with self.writing():
            self._db.execute("DELETE FROM clubs WHERE season = ? AND club = ?", (season, club))
            if kept:
                self._db.execute("INSERT INTO clubs VALUES (?, ?, ?)", (season, club, kept))

    def facts(self, tables: Sequence[str]) -> list[dict[str, object]]:
        """What the door tells of tables."""
        found = []
        for table in tables:
            row = self._db.execute(
                "SELECT game, title, created, touched, over, standing, season FROM tables WHERE id = ?", (table,)
            ).fetchone()
            if row is not None:
                facts = dict(zip(("game", "title", "created", "touched", "over", "standing"), row, strict=False))
                found.append({"id": table, **facts, "season": season_of(row[-1])})
        return found

    # Within `writing`.

    def append(self, table: str, first: int, lines: Iterable[Line]) -> None:
        """Answers from number `first` on."""
        self._db.executemany(
            "INSERT INTO lines VALUES (?, ?, ?, ?)",
            ((table, number, line.purpose, line.text) for number, line in enumerate(lines, start=first)),
        )

    def mark(self, table: str, n: int, seat: str) -> None:
        self._db.execute("INSERT OR REPLACE INTO marks VALUES (?, ?, ?)", (table, n, seat))

    def reason(self, table: str, place: int, reasons: Sequence[str]) -> None:
        self._db.execute("INSERT OR REPLACE INTO reasons VALUES (?, ?, ?)", (table, place, json.dumps(list(reasons))))

    def cut(self, table: str, length: int, told: int, header: dict[str, str]) -> None:
        """Takes back every answer from number `length` on, which leaves `told` entries of the log."""
        self._db.execute("DELETE FROM lines WHERE table_id = ? AND n >= ?", (table, length))
        self._db.execute("DELETE FROM marks WHERE table_id = ? AND n >= ?", (table, length))
        self._db.execute("DELETE FROM reasons WHERE table_id = ? AND place >= ?", (table, told))
        self._db.execute("DELETE FROM sheets WHERE table_id = ?", (table,))
        self._db.execute("UPDATE headers SET header = ? WHERE table_id = ?", (json.dumps(header), table))

    def note(self, table: str, place: int, note: str) -> None:
        self._db.execute("UPDATE notes SET place = min(place, ?) WHERE table_id = ?", (place, table))
        self._db.execute("INSERT INTO notes VALUES (?, ?, ?)", (table, place, note))

    def hand_in(self, table: str, seat: str, n: int, message: str) -> None:
        self._db.execute("INSERT OR REPLACE INTO sheets VALUES (?, ?, ?, ?)", (table, seat, n, message))

    def played(self, table: str) -> None:
        """What was handed in has been played."""
        self._db.execute("DELETE FROM sheets WHERE table_id = ?", (table,))

    def touch(self, table: str, over: bool, standing: str) -> None:
        self._db.execute(
            "UPDATE tables SET touched = ?, over = ?, standing = ? WHERE id = ?", (time.time(), over, standing, table)
        )

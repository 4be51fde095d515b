"""Seals are as docs/season-database.md describes them, so that other programs can check them too."""

from __future__ import annotations

import json
import sqlite3
from hashlib import blake2b
from pathlib import Path

from hotstove.records.seals import BY_DAY, WHOLE, digest_of
from hotstove.records.store import Store
from hotstove.season.season import play_season
from tests.season.small_league import open_small


def test_a_digest_stays_what_it_is() -> None:
    rows = [("b", 2, "Pérez"), ("a", 1, "")]
    assert digest_of(rows) == blake2b(rb'[["a",1,""],["b",2,"P\u00e9rez"]]', digest_size=16).hexdigest()
    assert digest_of(rows) == "72f6c379d63867abcff95246c6131901"
    assert digest_of([("a", b"\xff")]) == "damaged"


def test_every_row_of_a_season_is_under_its_seal(tmp_path: Path) -> None:
    with Store(tmp_path / "a.db") as store:
        open_small(store, 6)
        play_season(store, "spring", days=3)
        play_season(store, "spring", days=1)
    connection = sqlite3.connect(tmp_path / "a.db")
    found = {day: text for day, text in connection.execute("SELECT day, digests FROM seal ORDER BY day")}  # noqa: C416
    wanted: dict[str, list[str]] = {}
    for part in (*WHOLE, *BY_DAY):
        days: dict[str, list[tuple[object, ...]]] = {}
        for _, *row in connection.execute(f"SELECT * FROM {part}"):
            days.setdefault("" if part in WHOLE else row[0][-9:-1], []).append(tuple(row))
        for day, rows in days.items():
            wanted.setdefault(day, []).append(f"{part} {_digest(rows)}")
    own = connection.execute("SELECT * FROM season").fetchall()[0]
    connection.close()
    root = found.pop("season")
    assert found == {day: " ".join(parts) for day, parts in wanted.items()}
    assert root == _digest([*found.items(), ("season", *own)])


def _digest(rows: list[tuple[object, ...]]) -> str:
    text = json.dumps(sorted(rows), separators=(",", ":"))
    return blake2b(text.encode("ascii"), digest_size=16).hexdigest()

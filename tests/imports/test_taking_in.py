"""Files that a user has are taken in whole or not at all, and plays become the tables that they should."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from hotstove.imports.deriving import derive
from hotstove.imports.taking_in import take_in
from hotstove.record.library import read_observed, schedule_of, shelf_of
from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.scorebook.retrosheet import export
from hotstove.season.logs import season_logs
from hotstove.season.season import play_season
from hotstove.table.errors import Mistake
from tests.cli.keyboard import hotstove
from tests.season.small_league import open_small


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / "home"))
    return tmp_path


def game_log(fields: int = 161) -> str:
    row = [""] * fields
    row[0], row[1], row[3], row[4], row[6], row[7], row[9], row[10] = (
        "20260401",
        "0",
        "EAS",
        "HS",
        "NOR",
        "HS",
        "3",
        "5",
    )
    return ",".join(f'"{cell}"' for cell in row) + "\n"


def test_a_folder_with_a_zip_in_it_is_taken_in(home: Path) -> None:
    folder = home / "files"
    folder.mkdir()
    (folder / "GL2026.TXT").write_text(game_log())
    (folder / "readme.txt").write_text("nothing of Retrosheet's")
    with zipfile.ZipFile(folder / "2026eve.zip", "w") as archive:
        archive.writestr("NOR2026.ROS", "somen001,Somebody,A,L,R,NOR,P\n")
    assert [(one.year, one.kind, one.files, one.games) for one in take_in(folder)] == [
        (2026, "game log", 1, 1),
        (2026, "roster", 1, 0),
    ]
    assert schedule_of(2026) == shelf_of(2026) and (shelf_of(2026) / "nor2026.ros").is_file()
    assert schedule_of(2025) is None


def test_nothing_is_kept_when_one_file_is_wrong(home: Path) -> None:
    folder = home / "files"
    folder.mkdir()
    (folder / "GL2026.TXT").write_text(game_log())
    (folder / "GL2025.TXT").write_text(game_log(160))
    with pytest.raises(Mistake, match=r"GL2025\.TXT: line 1 has 160 fields; a game log has 161"):
        take_in(folder)
    assert not shelf_of(2026).exists()
    (folder / "GL2025.TXT").unlink()
    (folder / "torn.zip").write_bytes(b"PK torn")
    with pytest.raises(Mistake, match=r"torn\.zip: cannot be read as a zip file"):
        take_in(folder)
    (home / "readme.md").write_text("x")
    with pytest.raises(Mistake, match="holds no game log"):
        take_in(home / "readme.md")


def test_plays_become_tables(home: Path) -> None:
    """Exported by ourselves and taken in again: the tables add up to the season's own totals."""
    with Store(home / "a.db") as store:
        open_small(store, 6)
        play_season(store, "spring")
        export(season_logs(store, "spring"), home / "out")
        with store.reading() as connection:
            totals = {row["player"]: row for row in queries.totals(connection, "spring", "batting")}
            arms = {row["player"]: row for row in queries.totals(connection, "spring", "pitching")}
    assert {one.kind for one in take_in(home / "out")} >= {"play by play", "roster"}
    observed, _ = derive(2026)
    assert observed.games == 12
    for table, lines in (("batters", totals), ("pitchers", arms)):
        rows = read_observed(2026, table)
        for column, name in (("H", "hits"), ("HR", "home_runs"), ("BB", "walks"), ("SO", "strikeouts")):
            assert sum(int(row[column]) for row in rows) == sum(line[name] for line in lines.values()), (table, column)
        assert {str(row["vs"]) for row in rows} == {"L", "R"}
    steals = sum(int(row["SB"]) for row in read_observed(2026, "batteries") if row["role"] == "C")
    assert steals == sum(line["stolen_bases"] for line in totals.values())
    singles = sum(int(row["S1"]) for row in read_observed(2026, "runners"))
    assert singles >= sum(int(row["S1to3"]) for row in read_observed(2026, "runners")) > 0
    assert read_observed(1999, "batters") == []


def test_the_commands_tell_what_to_do(home: Path) -> None:
    told = hotstove("data", "how", 1988).out
    assert "gl1988.zip" in told and "hotstove data import" in told
    refused = hotstove("data", "import", home / "nowhere")
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    refused = hotstove("data", "derive", 1988)
    assert (refused.code, "no play by play of 1988" in refused.err) == (2, True)

"""Chadwick computes a season's lines from its exported event files, and finds ours."""

from __future__ import annotations

from pathlib import Path

from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.scorebook.retrosheet import export
from hotstove.season.logs import season_logs
from hotstove.season.season import play_season
from tests.scorebook.chadwick import BATTING, PITCHING, table
from tests.season.small_league import open_small


def test_cwdaily_finds_every_mans_season(tmp_path: Path) -> None:
    with Store(tmp_path / "spring.db") as store:
        open_small(store, 10)
        play_season(store, "spring")
        export(season_logs(store, "spring"), tmp_path / "out")
        with store.reading() as connection:
            ours = {kind: queries.totals(connection, "spring", kind) for kind in ("batting", "pitching")}
    rows = table("cwdaily", tmp_path / "out", 2026)
    theirs: dict[str, dict[str, int]] = {}
    for row in rows:
        summed = theirs.setdefault(row["PLAYER_ID"], {})
        for column in (*BATTING, *PITCHING):
            summed[column] = summed.get(column, 0) + int(row[column])
    for kind, columns in (("batting", BATTING), ("pitching", PITCHING)):
        assert ours[kind]
        for line in ours[kind]:
            for column, name in columns.items():
                if name in line:
                    assert theirs[line["player"]][column] == line[name], (line["player"], column)

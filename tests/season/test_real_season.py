"""The American League of 1988, whole: sums, outside judges, usage, and one process against two."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import pytest

from hotstove.records import queries
from hotstove.records.export import lahman_tables, write_tables
from hotstove.records.store import Store
from hotstove.scorebook import score
from hotstove.scorebook.retrosheet import export
from hotstove.season.leaders import appearances
from hotstove.season.logs import season_logs
from hotstove.season.new_season import Wishes, new_season
from hotstove.season.season import play_season
from hotstove.season.season_store import fixtures_to_play
from tests.scorebook.chadwick import BATTING, PITCHING, table

pytestmark = pytest.mark.soak
NAME, YEAR, GAMES = "spring", 1988, 1131
REGULAR, SELDOM = 400, 50


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with Store(tmp_path_factory.mktemp("al") / "spring.db") as store:
        new_season(store, Wishes(NAME, "superstar", YEAR, "AL"))
        assert play_season(store, NAME) == GAMES
        yield store


def totals(store: Store, kind: str) -> list[dict[str, int]]:
    with store.reading() as connection:
        return queries.totals(connection, NAME, kind)


def exported(store: Store, folder: Path) -> dict[str, bytes]:
    """Every exported file and its bytes."""
    export(season_logs(store, NAME), folder / "events")
    with store.reading() as connection:
        write_tables(lahman_tables(connection, NAME, YEAR), folder / "tables", "csv")
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_totals_are_the_sums_of_the_box_scores(season: Store) -> None:
    summed: dict[tuple[str, str, str], int] = defaultdict(int)
    for log in season_logs(season, NAME):
        for side in score(log).sides:
            for kind, entries in (("batting", side.batters), ("pitching", side.pitchers), ("fielding", side.fielders)):
                for entry in entries:
                    for name, value in entry.line._asdict().items():
                        summed[kind, entry.player, name] += value
    for kind, names in queries.COUNTS.items():
        for row in totals(season, kind):
            for name in names:
                assert row[name] == summed[kind, str(row["player"]), name], (kind, row["player"], name)


def test_cwdaily_computes_every_line_from_the_exported_files(season: Store, tmp_path: Path) -> None:
    export(season_logs(season, NAME), tmp_path)
    theirs: dict[str, dict[str, int]] = {}
    for row in table("cwdaily", tmp_path, YEAR):
        summed = theirs.setdefault(row["PLAYER_ID"], defaultdict(int))
        for column in (*BATTING, *PITCHING):
            summed[column] += int(row[column])
    compared, different = 0, []
    for kind, columns in (("batting", BATTING), ("pitching", PITCHING)):
        for line in totals(season, kind):
            for column, name in columns.items():
                if name in line:
                    compared += 1
                    if theirs[str(line["player"])][column] != line[name]:
                        different.append((line["player"], column, line[name], theirs[str(line["player"])][column]))
    print(f"\n{compared} figures compared, {len(different)} different")
    assert compared > 10_000
    assert different == []


def test_usage_follows_the_record(season: Store) -> None:
    from hotstove.record import read_season

    real: dict[str, float] = defaultdict(float)
    for club in read_season(YEAR).clubs:
        if club.league == "AL":
            for player in club.players:
                real[player.retro_id] += player.batting.pa
    made = {str(row["player"]): appearances(row) for row in totals(season, "batting")}
    regulars = [player for player, appearances in real.items() if appearances >= REGULAR]
    error = sqrt(sum((made.get(player, 0) / real[player] - 1) ** 2 for player in regulars) / len(regulars))
    most = max(made.get(player, 0) for player, appearances in real.items() if appearances < SELDOM)
    print(f"\nusage of {len(regulars)} regulars: RMSE {error:.1%}; most of anyone under {SELDOM}: {most}")
    assert error < 0.08
    assert most <= 90


def test_managers_do_what_managers_did(season: Store) -> None:
    """Steals tried, player by player; and the league's bunts."""
    from hotstove.record import read_season

    lines = [player for club in read_season(YEAR).clubs if club.league == "AL" for player in club.players]
    tried: dict[str, float] = defaultdict(float)
    for player in lines:
        tried[player.retro_id] += player.batting.sb + player.batting.cs
    made = {str(row["player"]): row for row in totals(season, "batting")}
    regulars = [player for player, row in made.items() if appearances(row) >= REGULAR]
    ran = {player: made[player]["stolen_bases"] + made[player]["caught_stealing"] for player in regulars}
    error = sqrt(sum((ran[player] - tried[player]) ** 2 for player in regulars) / len(regulars))
    chance = sqrt(sum(tried[player] for player in regulars) / len(regulars))
    print(f"\nsteals tried by {len(regulars)} regulars: RMSE {error:.1f} (chance alone {chance:.1f})")
    assert error < 2 * chance
    for name, real in (
        ("stolen_bases", sum(player.batting.sb for player in lines)),
        ("caught_stealing", sum(player.batting.cs for player in lines)),
        ("sacrifice_hits", sum(player.batting.sh for player in lines)),
    ):
        ours = sum(row[name] for row in made.values())
        print(f"{name}: {ours} played, {real:.0f} in the record")
        assert abs(ours / real - 1) < 0.2


def test_two_processes_export_the_same(season: Store, tmp_path: Path) -> None:
    with Store(tmp_path / "two.db") as two:
        new_season(two, Wishes(NAME, "superstar", YEAR, "AL"))
        play_season(two, NAME, jobs=2)
        one_files, two_files = exported(season, tmp_path / "one"), exported(two, tmp_path / "two")
    assert len(one_files) > 20
    assert one_files == two_files


@pytest.mark.parametrize(("game", "games"), [("longtater", GAMES), ("pennant", GAMES)])
def test_other_games_play_it_through(game: str, games: int, tmp_path: Path) -> None:
    with Store(tmp_path / f"{game}.db") as store:
        new_season(store, Wishes(NAME, game, YEAR, "AL"))
        assert play_season(store, NAME) == games
        assert fixtures_to_play(store, NAME) == []

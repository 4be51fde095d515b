"""Chadwick reads what we write and counts what we count, for every player and column.

Allowed difference: P_IRS. Chadwick counts an inherited run for players who did not pitch when it scored and leaves out
some for players who did; ours counts runs that score while a player pitches and are charged to another.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from hotstove.diamond.log import GameLog
from hotstove.scorebook import Scorebook, score
from hotstove.scorebook.lines import total_pitching
from hotstove.scorebook.retrosheet import export
from hotstove.scorebook.retrosheet_ids import game_ids, player_ids
from tests.scorebook import chadwick
from tests.scorebook.random_game import random_game
from tests.scorebook.sandlot import AWAYS, HOMES, TWINS

GAMES = 100
MEN = {player_id: player for club in (AWAYS, HOMES) for player, player_id in player_ids(club).items()}


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Scorebook]]:
    """A folder of exported games, and the books of the games by id; every game has its own date."""
    folder = tmp_path_factory.mktemp("season")
    logs: dict[str, GameLog] = {}
    for seed in range(GAMES):
        log = random_game(seed)
        logs[f"HOM{log.date.replace('/', '')}0"] = log
    assert len(logs) == GAMES
    export(logs.values(), folder)
    return folder, {game_id: score(log) for game_id, log in logs.items()}


@pytest.mark.soak
def test_every_column_of_every_player_in_many_games(tmp_path: Path) -> None:
    """Two thousand more games in six seasons."""
    logs = [random_game(seed) for seed in range(GAMES, GAMES + 2000)]
    for number, log in enumerate(logs):
        log.date = f"19{number // 336 + 20}/{number // 28 % 12 + 1:02}/{number % 28 + 1:02}"
    export(logs, tmp_path)
    books = {f"HOM{log.date.replace('/', '')}0": score(log) for log in logs}
    for season in sorted({int(log.date[:4]) for log in logs}):
        rows = chadwick.table("cwdaily", tmp_path, season)
        faults = [
            fault for row in rows for fault in chadwick.differences(row, books[row["GAME_ID"]], MEN[row["PLAYER_ID"]])
        ]
        assert faults == []


def test_every_column_of_every_player(season: tuple[Path, dict[str, Scorebook]]) -> None:
    folder, books = season
    rows = chadwick.table("cwdaily", folder, 1910)
    assert len(rows) == sum(len(own.batters) for book in books.values() for own in book.sides)
    found = [fault for row in rows for fault in chadwick.differences(row, books[row["GAME_ID"]], MEN[row["PLAYER_ID"]])]
    assert found == []


def test_one_player_in_two_clubs(tmp_path: Path) -> None:
    """Clubs of the same players, as when a club meets itself of another year."""
    logs = [random_game(seed, twins=True) for seed in range(12)]
    export(logs, tmp_path)
    books = {f"TWN{log.date.replace('/', '')}0": score(log) for log in logs}
    rows = chadwick.table("cwdaily", tmp_path, 1910)
    own, opposed = (player_ids(AWAYS), player_ids(TWINS)), game_ids(AWAYS, TWINS, (AWAYS.players, TWINS.players))
    players = [{ids[side][player]: player for ids in (own, opposed) for player in ids[side]} for side in range(2)]
    found = [
        fault
        for row in rows
        for fault in chadwick.differences(row, books[row["GAME_ID"]], players[int(row["HOME_FL"])][row["PLAYER_ID"]])
    ]
    assert found == []


def test_every_box(season: tuple[Path, dict[str, Scorebook]]) -> None:
    """As many boxes as games, with the same runs, hits, earned runs and runners left on base."""
    folder, books = season
    boxes = chadwick.boxes(chadwick.run("cwbox", folder, 1910))
    assert len(boxes) == len(books)
    for box, game_id in zip(boxes, sorted(books), strict=True):
        visitors, home = books[game_id].sides
        totals = re.search(r"-- -- -- --\s+-- -- -- --\n\s*(.+)\n", box)
        assert totals is not None
        _, runs, hits, _, _, home_runs, home_hits, _ = (int(word) for word in totals[1].split())
        assert (runs, hits, home_runs, home_hits) == (visitors.runs, visitors.hits, home.runs, home.hits)
        left = re.search(r"LOB -- Away (\d+), Home (\d+)", box)
        assert left is not None
        assert (int(left[1]), int(left[2])) == (visitors.left_on_base, home.left_on_base)
        earned = _earned_runs(box)
        ours = [total_pitching(pitcher.line for pitcher in own.pitchers).earned_runs for own in (visitors, home)]
        assert earned == ours


def _earned_runs(box: str) -> list[int]:
    """Sums of the ER column of both pitching tables."""
    tables = re.findall(r"IP  H  R ER BB SO\n((?:.+\n)+)", box)
    return [sum(int(earned) for earned in re.findall(r"\d+\.\d +\d+ +\d+ +(\d+)", table)) for table in tables]


def test_errors_and_line_scores(season: tuple[Path, dict[str, Scorebook]]) -> None:
    folder, books = season
    for row in chadwick.table("cwgame", folder, 1910, "-f", "0-84", "-x", "0-94"):
        visitors, home = books[row["GAME_ID"]].sides
        for own, name in ((visitors, "AWAY"), (home, "HOME")):
            ours = (own.runs, own.hits, own.errors, own.left_on_base, own.double_plays, own.triple_plays)
            columns = ("SCORE", "HITS", "ERR", "LOB", "DP", "TP")
            assert tuple(int(row[f"{name}_{column}_CT"]) for column in columns) == ours
            assert (int(row[f"{name}_PITCHER_CT"]), int(row[f"{name}_TER_CT"])) == (len(own.pitchers), own.earned_runs)


def test_every_event_is_read(season: tuple[Path, dict[str, Scorebook]]) -> None:
    """Runs, responsible pitchers and unearned runs event by event."""
    folder, books = season
    runs: defaultdict[str, int] = defaultdict(int)
    for row in chadwick.table("cwevent", folder, 1910, "-f", "0-96"):
        runs[row["GAME_ID"]] += sum(
            int(row[column]) >= 4 for column in ("BAT_DEST_ID", "RUN1_DEST_ID", "RUN2_DEST_ID", "RUN3_DEST_ID")
        )
    assert runs == {game_id: sum(own.runs for own in book.sides) for game_id, book in books.items()}

"""Games of Long Tater! as event files: Chadwick reads every play and counts what we count."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.diamond.log import GameLog
from hotstove.scorebook import score
from hotstove.scorebook.retrosheet import export
from hotstove.scorebook.retrosheet_ids import man_ids
from hotstove.table.chance import seed_for
from tests.helpers.playing import at_random, ballgame, by_the_book, played, two_clubs
from tests.scorebook import chadwick

KEY = "longtater"
A_SEASON = 336


def games(first: int, last: int) -> list[GameLog]:
    """Games by the book and at random in turn, under each preset, each on a date of its own."""
    logs = []
    for number in range(first, last):
        minds = by_the_book() if number % 2 else at_random(seed_for(KEY, "exports", number))
        options = ({}, {"automatic_steals": "none"}, {"automatic_steals": "second", "injuries": False})[number % 3]
        game = ballgame(KEY, options, turn=number, designated_hitter=number % 5 > 0)
        game.log.date = f"{1910 + number // A_SEASON}/{number // 28 % 12 + 1:02}/{number % 28 + 1:02}"
        played(game, seed_for(KEY, "exported", number), minds)
        logs.append(game.log)
    return logs


def differences(logs: list[GameLog], folder: Path) -> list[str]:
    """Every column of every man, and runs, hits, errors, men left, double plays and earned runs of every club."""
    export(logs, folder)
    home = two_clubs(KEY)[1].code
    books = {f"{home}{log.date.replace('/', '')}0": score(log) for log in logs}
    men = {man_id: man for club in two_clubs(KEY) for man, man_id in man_ids(club).items()}
    found: list[str] = []
    for season in sorted({int(log.date[:4]) for log in logs}):
        for row in chadwick.table("cwdaily", folder, season):
            found += chadwick.differences(row, books[row["GAME_ID"]], men[row["PLAYER_ID"]])
        for row in chadwick.table("cwgame", folder, season, "-f", "0-84", "-x", "0-94"):
            for own, name in zip(books[row["GAME_ID"]].sides, ("AWAY", "HOME"), strict=True):
                ours = (own.runs, own.hits, own.errors, own.left_on_base, own.double_plays, own.triple_plays)
                columns = ("SCORE", "HITS", "ERR", "LOB", "DP", "TP")
                theirs = tuple(int(row[f"{name}_{column}_CT"]) for column in columns)
                if theirs != ours or int(row[f"{name}_TER_CT"]) != own.earned_runs:
                    found.append(f"{row['GAME_ID']} {name}: Chadwick {theirs}, we {ours}")
        boxes = chadwick.boxes(chadwick.run("cwbox", folder, season))
        assert len(boxes) == sum(int(log.date[:4]) == season for log in logs)
    return found


def test_chadwick_agrees(tmp_path: Path) -> None:
    assert differences(games(0, 60), tmp_path) == []


@pytest.mark.soak
def test_chadwick_agrees_on_two_thousand_games(tmp_path: Path) -> None:
    assert differences(games(60, 2060), tmp_path) == []

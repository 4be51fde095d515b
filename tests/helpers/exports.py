"""Games as event files, read back by Chadwick's programs and compared with our own books."""

from __future__ import annotations

from pathlib import Path

from hotstove.diamond.log import GameLog
from hotstove.scorebook import score
from hotstove.scorebook.retrosheet import export
from hotstove.scorebook.retrosheet_ids import player_ids
from tests.helpers.playing import two_clubs
from tests.scorebook import chadwick

A_SEASON = 336
"""Games on dates of their own: twelve months of 28 days."""
TEAM_COLUMNS = ("SCORE", "HITS", "ERR", "LOB", "DP", "TP")


def date_of(number: int) -> str:
    """A date for each number."""
    return f"{1910 + number // A_SEASON}/{number // 28 % 12 + 1:02}/{number % 28 + 1:02}"


def differences(key: str, logs: list[GameLog], folder: Path) -> list[str]:
    """Every column of every player, and runs, hits, errors, players left, double plays and earned runs of every
    club."""
    export(logs, folder)
    home = two_clubs(key)[1].code
    books = {f"{home}{log.date.replace('/', '')}0": score(log) for log in logs}
    players = {player_id: player for club in two_clubs(key) for player, player_id in player_ids(club).items()}
    found: list[str] = []
    for season in sorted({int(log.date[:4]) for log in logs}):
        for row in chadwick.table("cwdaily", folder, season):
            found += chadwick.differences(row, books[row["GAME_ID"]], players[row["PLAYER_ID"]])
        for row in chadwick.table("cwgame", folder, season, "-f", "0-84", "-x", "0-94"):
            for own, name in zip(books[row["GAME_ID"]].sides, ("AWAY", "HOME"), strict=True):
                ours = (own.runs, own.hits, own.errors, own.left_on_base, own.double_plays, own.triple_plays)
                theirs = tuple(int(row[f"{name}_{column}_CT"]) for column in TEAM_COLUMNS)
                if theirs != ours or int(row[f"{name}_TER_CT"]) != own.earned_runs:
                    found.append(f"{row['GAME_ID']} {name}: Chadwick {theirs}, we {ours}")
        boxes = chadwick.boxes(chadwick.run("cwbox", folder, season))
        if len(boxes) != sum(int(log.date[:4]) == season for log in logs):
            found.append(f"{season}: cwbox made {len(boxes)} boxes")
    return found

"""Chadwick's programs as an outside judge of exported files."""

from __future__ import annotations

import csv
import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from hotstove.diamond.gloves import NAME_OF
from hotstove.scorebook import Scorebook

BATTING = {
    "B_G": "games", "B_PA": "plate_appearances", "B_AB": "at_bats", "B_R": "runs", "B_H": "hits",
    "B_TB": "total_bases", "B_2B": "doubles", "B_3B": "triples", "B_HR": "home_runs", "B_RBI": "runs_batted_in",
    "B_BB": "walks", "B_IBB": "intentional_walks", "B_SO": "strikeouts", "B_GDP": "double_plays",
    "B_HP": "hit_by_pitch", "B_SH": "sacrifice_hits", "B_SF": "sacrifice_flies", "B_SB": "stolen_bases",
    "B_CS": "caught_stealing", "B_XI": "interference",
}  # fmt: skip
PITCHING = {
    "P_G": "games", "P_GS": "games_started", "P_CG": "complete_games", "P_SHO": "shutouts", "P_GF": "games_finished",
    "P_W": "wins", "P_L": "losses", "P_SV": "saves", "P_OUT": "outs", "P_TBF": "batters_faced", "P_AB": "at_bats",
    "P_R": "runs", "P_ER": "earned_runs", "P_H": "hits", "P_2B": "doubles", "P_3B": "triples", "P_HR": "home_runs",
    "P_BB": "walks", "P_IBB": "intentional_walks", "P_SO": "strikeouts", "P_GDP": "double_plays",
    "P_HP": "hit_batsmen", "P_SH": "sacrifice_hits", "P_SF": "sacrifice_flies", "P_XI": "interference",
    "P_WP": "wild_pitches", "P_BK": "balks", "P_IR": "inherited_runners",
}  # fmt: skip
FIELDING = {
    "G": "games", "GS": "games_started", "OUT": "outs", "TC": "chances", "PO": "putouts", "A": "assists",
    "E": "errors", "DP": "double_plays", "TP": "triple_plays", "PB": "passed_balls",
}  # fmt: skip
POSITIONS = ("P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")


def run(tool: str, folder: Path, season: int, *options: str) -> str:
    """The program's output; it must have nothing to complain about."""
    files = sorted(path.name for path in folder.glob(f"{season}*.EV?"))
    program = Path(sys.executable).parent / tool
    done = subprocess.run(
        [str(program), "-Q", "-y", str(season), *options, *files],
        cwd=folder, capture_output=True, text=True, check=True, timeout=900,
    )  # fmt: skip
    assert done.stderr == "", f"{tool}: {done.stderr[:500]}"
    return done.stdout


def table(tool: str, folder: Path, season: int, *options: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(run(tool, folder, season, "-n", *options))))


def differences(row: dict[str, str], book: Scorebook, player: str) -> Iterator[str]:
    """Where a row of cwdaily and the lines of a player disagree."""
    side = book.sides[int(row["HOME_FL"])]
    batting = next(batter.line for batter in side.batters if batter.player == player)
    pitching = next((pitcher.line for pitcher in side.pitchers if pitcher.player == player), None)
    fielding = {NAME_OF[fielder.position]: fielder.line for fielder in side.fielders if fielder.player == player}
    for column, name in BATTING.items():
        yield from _differ(row, column, getattr(batting, name))
    relieved = pitching is not None and not pitching.games_started
    for column, name in PITCHING.items():
        if not (column == "P_SHO" and relieved):  # Chadwick knows shutouts of starters only; rule 9.18 knows others
            yield from _differ(row, column, getattr(pitching, name) if pitching else 0)
    for position in POSITIONS:
        for column, name in FIELDING.items():
            if f"F_{position}_{column}" in row:
                line = fielding.get(position)
                yield from _differ(row, f"F_{position}_{column}", getattr(line, name) if line else 0)


def _differ(row: dict[str, str], column: str, ours: int) -> Iterator[str]:
    if int(row[column]) != ours:
        yield f"{row['GAME_ID']} {row['PLAYER_ID']} {column}: Chadwick {row[column]}, we {ours}"


def boxes(text: str) -> list[str]:
    """The boxes of cwbox's output."""
    return re.split(r"(?=     Game of )", text)[1:]

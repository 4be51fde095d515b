"""Whole seasons of 1988 with all their books: CPU seconds on one core, from an empty folder with made cards cached."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from hotstove.records.store import Store
from hotstove.season.new_season import Wishes, new_season
from hotstove.season.season import play_season

BARS = {("superstar", "AL"): 30.0, ("pennant", ""): 3.0}
"""CPU seconds that a season may take."""


def seconds(game: str, league: str) -> tuple[int, float]:
    """Games played, and the CPU time from the empty folder to the last day's books."""
    with TemporaryDirectory() as folder:
        new_season_into(Path(folder) / "warm.db", game, league, play=False)
        started = time.process_time()
        games = new_season_into(Path(folder) / "season.db", game, league, play=True)
        return games, time.process_time() - started


def new_season_into(path: Path, game: str, league: str, play: bool) -> int:
    with Store(path) as store:
        new_season(store, Wishes("bench", game, 1988, league))
        return play_season(store, "bench") if play else 0


def main() -> None:
    slow = False
    for (game, league), bar in BARS.items():
        games, used = seconds(game, league)
        slow |= used > bar
        print(f"{game:10} 1988 {league or 'both leagues':12} {games} games {used:6.2f} s of CPU (bar {bar:.0f} s)")
    sys.exit(slow)


if __name__ == "__main__":
    main()

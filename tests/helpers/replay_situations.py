"""In which situations Replay Baseball's batters come up: `python -m tests.helpers.replay_situations YEARS` plays every
third day of each season and prints the shares of plate appearances by bases and outs, as a line over the double-play
chances that the record has of the period; and sacrifice flies for each chance of one."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import groupby

from hotstove.cardmaker.baseline.advancing import advancing_in
from hotstove.cardmaker.fit.events import event_of
from hotstove.cardmaker.replay.average_context import MIDDLE, SITUATIONS
from hotstove.diamond.log import GameLog
from hotstove.season.ensemble import replay
from hotstove.season.new_season import Wishes, prepare

PART = 3
"""One date of so many is played."""


def counted(year: int) -> tuple[Counter[tuple[str, int]], Counter[tuple[str, int]]]:
    """Plate appearances by situation, and sacrifice flies."""
    turns, flies = Counter[tuple[str, int]](), Counter[tuple[str, int]]()

    def count(log: GameLog) -> None:
        for entry in log.plays:
            at, event = (entry.situation.bases, entry.situation.outs), event_of(entry.play, entry.situation.bases)
            turns[at] += event != "UP"
            flies[at] += event == "SF"

    plan, schedule = prepare(Wishes("situations", "replay", year))
    dates = [list(games) for _, games in groupby(schedule, key=lambda one: one.date)]
    replay(plan, [game for games in dates[::PART] for game in games], 1, lambda _, result: count(result.record))
    return turns, flies


if __name__ == "__main__":
    import numpy as np

    years = [int(year) for year in sys.argv[1:]]
    rows = []
    for year in years:
        turns, flies = counted(year)
        chances = sum(times for (bases, outs), times in turns.items() if bases[2] == "3" and outs < 2)
        print(year, f"{turns.total()} turns, {flies.total() / chances:.4f} sacrifice flies a chance")
        rows.append([turns[at] / turns.total() for at in SITUATIONS])
    record = np.array([advancing_in(year).double_play_chances for year in years])
    slopes, levels = np.polyfit(record - MIDDLE, np.array(rows), 1)
    for situation, level, slope in zip(SITUATIONS, levels, slopes, strict=True):
        print(*situation, f"{level:.4f} {slope:+.3f}")

"""How many of their batters Replay Baseball's pitchers face on B grades: `python -m tests.helpers.replay_tired YEARS`
plays every third day of each season and prints the shares of starters, also for each run a game of a club in the
record, of relievers who last two batters, and of others."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import groupby
from unittest.mock import patch

from hotstove.cardmaker.fit.events import event_of
from hotstove.diamond.play import Play
from hotstove.games.replay.game import Replay
from hotstove.games.replay.setup import ReplayState
from hotstove.record import read_season
from hotstove.season.ensemble import replay
from hotstove.season.new_season import Wishes, prepare
from hotstove.table.sums import summed
from tests.helpers.replay_situations import PART

STARTERS, BRIEFLY, OTHERS = "starters", "relievers of two batters", "other relievers"


def counted(year: int) -> tuple[Counter[str], Counter[str]]:
    """Batters faced and those faced on B grades, by kind of pitcher."""
    faced, tired = Counter[str](), Counter[str]()
    after = Replay.after

    def count(self: Replay, state: ReplayState, turn: object) -> ReplayState:
        situation = state.situation
        if isinstance(turn, Play) and event_of(turn, situation.bases) != "UP":
            side, pitcher = situation.fielding, situation.pitcher
            mound, card = state.memory.mound(side, pitcher), state.setup.clubs[side].cards[pitcher].pitching
            if card is not None:
                work = state.outing(side, pitcher)
                started = work is not None and work.started
                kind = STARTERS if started else BRIEFLY if card.relief_batters <= 2 else OTHERS
                faced[kind] += 1
                tired[kind] += mound is not None and mound.tired
        return after(self, state, turn)  # type: ignore[arg-type]

    plan, schedule = prepare(Wishes("tired", "replay", year))
    dates = [list(games) for _, games in groupby(schedule, key=lambda one: one.date)]
    with patch.object(Replay, "after", count):
        replay(plan, [game for games in dates[::PART] for game in games], 1, lambda _, result: None)
    return faced, tired


if __name__ == "__main__":
    for year in map(int, sys.argv[1:]):
        faced, tired = counted(year)
        clubs = read_season(year).clubs
        runs = summed(club.runs for club in clubs) / summed(club.games for club in clubs)
        shares = ", ".join(f"{kind} {tired[kind] / number:.4f}" for kind, number in faced.items())
        a_run = tired[STARTERS] / faced[STARTERS] / runs
        print(f"{year}: {shares}; starters {a_run:.4f} for each run a game; {faced[BRIEFLY]} of two batters")

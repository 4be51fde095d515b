"""What events are worth in runs: `python -m tests.helpers.run_values` prints, for each game of cards, by how much each
event changes the runs that a half-inning brings, in one replay of 1988; and for Long Tater! what a point of E costs in
a game. Estimates hold rounded values of these."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hotstove.batch.half_innings import count
from hotstove.cardmaker.baseline import baseline_of
from hotstove.cardmaker.clubhouse.lineup import FIELD
from hotstove.cardmaker.fit.events import EVENTS, event_of
from hotstove.cardmaker.longtater.fielding import errors_per_batter, flow_of
from hotstove.diamond.log import GameLog
from hotstove.games.longtater.eras import era_of
from hotstove.odds.distribution import end_of
from hotstove.record import read_season
from hotstove.season.ensemble import replay
from hotstove.season.new_season import Wishes, prepare

GAMES, YEAR, LEAGUE = ("longtater", "superstar", "replay"), 1988, "AL"


class Worth(NamedTuple):
    """How often an event came, and the runs above average that it was worth."""

    times: int
    runs: float


def logs_of(game: str, year: int) -> Iterator[GameLog]:
    """The games of a replay."""
    found: list[GameLog] = []
    plan, schedule = prepare(Wishes("run values", game, year))
    replay(plan, schedule, 1, lambda _, result: found.append(result.record))
    yield from found


def run_values(logs: list[GameLog]) -> dict[str, Worth]:
    """Runs of a play and those that the half-inning still brings after it, less those that it would have brought."""
    to_come = {
        state: sum(runs * times for runs, times in enumerate(counts)) / max(1, sum(counts))
        for state, counts in count(logs).items()
    }
    sums = dict.fromkeys(EVENTS, (0, 0.0))
    for log in logs:
        for entry in log.plays:
            situation, play = entry.situation, entry.play
            end = end_of(play, situation.bases, situation.outs)
            after = 0.0 if end.outs == 3 else to_come[f"{end.bases} {end.outs}"]
            gain = end.runs + after - to_come[f"{situation.bases} {situation.outs}"]
            event = event_of(play, situation.bases)
            times, runs = sums[event]
            sums[event] = times + 1, runs + gain
    return {event: Worth(times, runs / times) for event, (times, runs) in sums.items() if times}


def glove_runs(worths: Mapping[str, Worth]) -> dict[str, float]:
    """Runs a game for a point of Long Tater!'s E, by position: the errors that the first ten points bring."""
    season = read_season(YEAR)
    league = baseline_of(season, LEAGUE)
    faced = league.batting.pa / sum(club.games for club in season.league(LEAGUE))
    outs = [worths[event] for event in ("OUT", "GDP", "SF")]
    out = sum(one.times * one.runs for one in outs) / sum(one.times for one in outs)
    found = {}
    for position in ("P", *FIELD):
        errors = errors_per_batter(flow_of(league), position, era_of(YEAR))
        found[position] = (errors(10) - errors(0)) / 10 * faced * (worths["E"].runs - out)
    return found


if __name__ == "__main__":
    for key in GAMES:
        worths = run_values(list(logs_of(key, YEAR)))
        if key == "longtater":
            print(key, "E", ", ".join(f"{position} {runs:.4f}" for position, runs in glove_runs(worths).items()))
        print(key, ", ".join(f"{event} {worth.runs:+.3f} ({worth.times})" for event, worth in worths.items()))

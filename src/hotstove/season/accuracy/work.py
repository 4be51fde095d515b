"""How players were used in the replays beside the record: starts, relief, innings, saves, turns at bat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from hotstove.record import Pitching, PlayerRecord, Season
from hotstove.scorebook.lines import PitchingLine
from hotstove.season.totals import SeasonTotals
from hotstove.table.sums import summed

SELDOM = 5
"""Real games of a pitcher who hardly pitched."""
INNINGS = 100
BATTED = 100
NOTHING = PitchingLine()
"""The line of somebody who did not pitch."""


@dataclass(frozen=True)
class Use:
    """One figure of usage over players and replays: what is measured, of whom, the error, and of how many players."""

    name: str
    error: float
    players: int
    unit: str


def usage(season: Season, found: Sequence[SeasonTotals]) -> tuple[Use, ...]:
    """Root mean square errors of single replays, counts scaled to the record's number of games; nobody measured, no
    figure."""
    rows = [
        _games("starts", season, found, lambda line: line.starts, lambda line: line.games_started, 1),
        _games("relief games", season, found, lambda line: line.relief_games, _relieved, 1),
        _games("saves", season, found, lambda line: line.saves, lambda line: line.saves, 1),
    ]
    innings = [
        (line.outs - was) / was
        for player, real, lines in _pitchers(season, found)
        if (was := real.outs) >= 3 * INNINGS
        for line in lines
    ]
    rows.append(Use(f"innings of those with {INNINGS}", _rms(innings), len(innings) // len(found), "%"))
    turns = []
    for club in season.clubs:
        for player in club.players:
            if player.batting.pa >= BATTED:
                for one in found:
                    line = one.batting.get((player.retro_id, club.code))
                    turns.append((line.plate_appearances if line else 0) / player.batting.pa - 1)
    rows.append(Use(f"turns at bat of those with {BATTED}", _rms(turns), len(turns) // len(found), "%"))
    most = [max(line.games for line in lines) for _, real, lines in _pitchers(season, found) if real.games <= SELDOM]
    rows.append(Use(f"most games of a pitcher with {SELDOM} or fewer", float(max(most, default=0)), len(most), "games"))
    return tuple(row for row in rows if row.players)


def _relieved(line: PitchingLine) -> int:
    return line.games - line.games_started


def _games(
    name: str,
    season: Season,
    found: Sequence[SeasonTotals],
    was: Callable[[Pitching], float],
    now: Callable[[PitchingLine], int],
    least: float,
) -> Use:
    errors = [
        now(line) - was(real) for _, real, lines in _pitchers(season, found) if was(real) >= least for line in lines
    ]
    return Use(name, _rms(errors), len(errors) // len(found), "games")


def _pitchers(
    season: Season, found: Sequence[SeasonTotals]
) -> Iterator[tuple[PlayerRecord, Pitching, list[PitchingLine]]]:
    for club in season.clubs:
        for player in club.players:
            if player.pitching is not None:
                key = player.retro_id, club.code
                yield player, player.pitching, [one.pitching.get(key, NOTHING) for one in found]


def _rms(values: Sequence[float]) -> float:
    return (summed(value * value for value in values) / len(values)) ** 0.5 if values else 0.0

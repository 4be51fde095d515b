"""League totals of the replays beside the record: per game of a club, and per plate appearance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hotstove.cardmaker.baseline.average import total
from hotstove.record import Batting, Pitching, Season
from hotstove.scorebook.lines import BattingLine, PitchingLine, total_batting, total_pitching
from hotstove.season.totals import SeasonTotals
from hotstove.table.sums import summed


@dataclass(frozen=True)
class Figure:
    """A figure of the league: how it was, and how it is in the mean of the replays."""

    name: str
    real: float
    replayed: float
    estimated: bool = False
    """The record of the time did not count it, and the real figure is an estimate."""

    @property
    def off(self) -> float | None:
        """By what share it is too high; None where there was nothing to measure."""
        return self.replayed / self.real - 1 if self.real else None


EVENTS: tuple[tuple[str, str, Callable[[Batting], float], Callable[[BattingLine], int]], ...] = (
    ("H", "h", lambda line: line.h, lambda line: line.hits),
    ("2B", "doubles", lambda line: line.doubles, lambda line: line.doubles),
    ("3B", "triples", lambda line: line.triples, lambda line: line.triples),
    ("HR", "hr", lambda line: line.hr, lambda line: line.home_runs),
    ("BB", "bb", lambda line: line.bb, lambda line: line.walks),
    ("IBB", "ibb", lambda line: line.ibb, lambda line: line.intentional_walks),
    ("SO", "so", lambda line: line.so, lambda line: line.strikeouts),
    ("HBP", "hbp", lambda line: line.hbp, lambda line: line.hit_by_pitch),
    ("SH", "sh", lambda line: line.sh, lambda line: line.sacrifice_hits),
    ("SF", "sf", lambda line: line.run_flies, lambda line: line.sacrifice_flies),
    ("GIDP", "gidp", lambda line: line.gidp, lambda line: line.double_plays),
    ("SB", "sb", lambda line: line.sb, lambda line: line.stolen_bases),
    ("CS", "cs", lambda line: line.cs, lambda line: line.caught_stealing),
)
"""Batters' events: the name, the record's column, and how each is read from a real and from a replayed line."""

PITCHERS: tuple[tuple[str, Callable[[Pitching], float], Callable[[PitchingLine], int]], ...] = (
    ("WP", lambda line: line.wp, lambda line: line.wild_pitches),
    ("BK", lambda line: line.bk, lambda line: line.balks),
    ("CG", lambda line: line.complete, lambda line: line.complete_games),
    ("SV", lambda line: line.saves, lambda line: line.saves),
    ("pitchers", lambda line: line.games, lambda line: line.games),
)
MOSTLY = 0.5
"""A column that was estimated for more than this share of the players counts as estimated."""


def club_games(season: Season) -> int:
    """Games of all clubs: every game counts once for either club."""
    return summed(club.games for club in season.clubs)


def league_figures(season: Season, found: Sequence[SeasonTotals]) -> tuple[Figure, ...]:
    """Everything for each game of a club, then the batters' events for each plate appearance."""
    players = season.stints()
    real = total(player.batting for player in players)
    arms = total(player.pitching for player in players if player.pitching is not None)
    games = club_games(season)
    lines = total_batting(line for one in found for line in one.batting.values())
    thrown = total_pitching(line for one in found for line in one.pitching.values())
    played = summed(summed(one.games.values()) for one in found)
    errors = summed(line.e for player in players for line in player.fielding.values())
    rows = [
        Figure("R/G", real.runs / games, summed(summed(one.runs.values()) for one in found) / played),
        Figure("PA/G", real.pa / games, lines.plate_appearances / played),
        Figure("E/G", errors / games, summed(one.errors for one in found) / played),
    ]
    estimated = {column: _estimated(season, column) for _, column, _, _ in EVENTS}
    rows += [Figure(f"{name}/G", was(real) / games, now(lines) / played, estimated[c]) for name, c, was, now in EVENTS]
    rows += [Figure(f"{name}/G", was(arms) / games, now(thrown) / played) for name, was, now in PITCHERS]
    times = lines.plate_appearances
    if times:
        rows += [
            Figure(f"{name}/PA", was(real) / real.pa, now(lines) / times, estimated[column])
            for name, column, was, now in EVENTS
        ]
    return tuple(rows)


def _estimated(season: Season, column: str) -> bool:
    lines = [player.batting for player in season.stints()]
    whole = summed(line.pa for line in lines)
    return summed(line.pa for line in lines if column in line.estimated) > MOSTLY * whole

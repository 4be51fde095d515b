"""League totals of the replays beside the record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hotstove.cardmaker.baseline.average import total
from hotstove.record import Batting, Season
from hotstove.scorebook.lines import BattingLine, total_batting
from hotstove.season.totals import SeasonTotals


@dataclass(frozen=True)
class Figure:
    """A figure of the league: how it was, and how it is in the mean of the replays."""

    name: str
    real: float
    replayed: float

    @property
    def off(self) -> float:
        """By what share it is too high."""
        return self.replayed / self.real - 1 if self.real else 0.0


PER_APPEARANCE: tuple[tuple[str, Callable[[Batting], float], Callable[[BattingLine], int]], ...] = (
    ("H", lambda line: line.h, lambda line: line.hits),
    ("2B", lambda line: line.doubles, lambda line: line.doubles),
    ("3B", lambda line: line.triples, lambda line: line.triples),
    ("HR", lambda line: line.hr, lambda line: line.home_runs),
    ("BB", lambda line: line.bb, lambda line: line.walks),
    ("IBB", lambda line: line.ibb, lambda line: line.intentional_walks),
    ("SO", lambda line: line.so, lambda line: line.strikeouts),
    ("HBP", lambda line: line.hbp, lambda line: line.hit_by_pitch),
    ("SH", lambda line: line.sh, lambda line: line.sacrifice_hits),
    ("SF", lambda line: line.run_flies, lambda line: line.sacrifice_flies),
    ("GIDP", lambda line: line.gidp, lambda line: line.double_plays),
    ("SB", lambda line: line.sb, lambda line: line.stolen_bases),
    ("CS", lambda line: line.cs, lambda line: line.caught_stealing),
)


def league_figures(season: Season, found: Sequence[SeasonTotals]) -> tuple[Figure, ...]:
    """Runs and plate appearances for each game of a club, and events for each plate appearance."""
    real = total(player.batting for player in season.stints())
    games = sum(club.games for club in season.clubs)
    lines = total_batting(line for one in found for line in one.batting.values())
    played = sum(sum(one.games.values()) for one in found)
    appearances = lines.plate_appearances
    rows = [
        Figure("R/G", real.runs / games, sum(sum(one.runs.values()) for one in found) / played),
        Figure("PA/G", real.pa / games, appearances / played),
    ]
    errors = sum(line.e for player in season.stints() for line in player.fielding.values())
    rows.append(Figure("E/G", errors / games, sum(one.errors for one in found) / played))
    rows += [Figure(f"{name}/PA", was(real) / real.pa, now(lines) / appearances) for name, was, now in PER_APPEARANCE]
    return tuple(rows)

"""A player's line in the book: what he did at bat, on the mound, and at each position in the field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class BattingLine(NamedTuple):
    """Every column counts from zero; a line is the sum of what the plays say."""

    games: int = 0
    at_bats: int = 0
    runs: int = 0
    hits: int = 0
    doubles: int = 0
    triples: int = 0
    home_runs: int = 0
    runs_batted_in: int = 0
    walks: int = 0
    intentional_walks: int = 0
    strikeouts: int = 0
    hit_by_pitch: int = 0
    sacrifice_hits: int = 0
    sacrifice_flies: int = 0
    double_plays: int = 0
    """Ground balls that he hit into double plays."""
    stolen_bases: int = 0
    caught_stealing: int = 0
    interference: int = 0
    left_on_base: int = 0
    """Runners who stood on base after plays on which he, or a runner whom his ball forced, was put out."""

    @property
    def plate_appearances(self) -> int:
        return (
            self.at_bats
            + self.walks
            + self.hit_by_pitch
            + self.sacrifice_hits
            + self.sacrifice_flies
            + self.interference
        )

    @property
    def total_bases(self) -> int:
        return self.hits + self.doubles + 2 * self.triples + 3 * self.home_runs


class PitchingLine(NamedTuple):
    """What was done against him, and what he is given by the rules of decisions."""

    games: int = 0
    games_started: int = 0
    complete_games: int = 0
    shutouts: int = 0
    games_finished: int = 0
    wins: int = 0
    losses: int = 0
    saves: int = 0
    holds: int = 0
    blown_saves: int = 0
    runs: int = 0
    earned_runs: int = 0
    inherited_runners: int = 0
    inherited_scored: int = 0
    outs: int = 0
    batters_faced: int = 0
    hits: int = 0
    doubles: int = 0
    triples: int = 0
    home_runs: int = 0
    walks: int = 0
    intentional_walks: int = 0
    strikeouts: int = 0
    hit_batsmen: int = 0
    wild_pitches: int = 0
    balks: int = 0
    sacrifice_hits: int = 0
    sacrifice_flies: int = 0
    double_plays: int = 0
    interference: int = 0
    stolen_bases: int = 0
    caught_stealing: int = 0

    @property
    def at_bats(self) -> int:
        """At bats against him."""
        others = self.walks + self.hit_batsmen + self.sacrifice_hits + self.sacrifice_flies + self.interference
        return self.batters_faced - others

    @property
    def innings(self) -> str:
        """Innings as the papers print them: 6.1 is six and a third."""
        return f"{self.outs // 3}.{self.outs % 3}"


class FieldingLine(NamedTuple):
    """One player at one position."""

    games: int = 0
    games_started: int = 0
    outs: int = 0
    """Outs made while he stood there."""
    putouts: int = 0
    assists: int = 0
    errors: int = 0
    double_plays: int = 0
    triple_plays: int = 0
    passed_balls: int = 0
    stolen_bases: int = 0
    """Steals against the catcher."""
    caught_stealing: int = 0

    @property
    def chances(self) -> int:
        return self.putouts + self.assists + self.errors


def total_batting(lines: Iterable[BattingLine]) -> BattingLine:
    """The sum of lines: a club's game, or a player's season."""
    return BattingLine(*map(sum, zip(BattingLine(), *lines, strict=True)))


def total_pitching(lines: Iterable[PitchingLine]) -> PitchingLine:
    return PitchingLine(*map(sum, zip(PitchingLine(), *lines, strict=True)))


def total_fielding(lines: Iterable[FieldingLine]) -> FieldingLine:
    return FieldingLine(*map(sum, zip(FieldingLine(), *lines, strict=True)))

"""Output columns: one record each, from which tables, JSON and the page of documentation are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine

Line = TypeVar("Line")


@dataclass(frozen=True)
class Column(Generic[Line]):
    """A column of a table: the name for machines, the header for people, what it means, and how to get it."""

    name: str
    header: str
    description: str
    function: Callable[[Line], int | str]


BATTING_COLUMNS: tuple[Column[BattingLine], ...] = (
    Column("games", "G", "games", lambda line: line.games),
    Column("at_bats", "AB", "at bats", lambda line: line.at_bats),
    Column("runs", "R", "runs", lambda line: line.runs),
    Column("hits", "H", "hits", lambda line: line.hits),
    Column("doubles", "2B", "doubles", lambda line: line.doubles),
    Column("triples", "3B", "triples", lambda line: line.triples),
    Column("home_runs", "HR", "home runs", lambda line: line.home_runs),
    Column("runs_batted_in", "BI", "runs batted in", lambda line: line.runs_batted_in),
    Column("walks", "BB", "walks, intentional ones among them", lambda line: line.walks),
    Column("intentional_walks", "IBB", "intentional walks", lambda line: line.intentional_walks),
    Column("strikeouts", "SO", "strikeouts", lambda line: line.strikeouts),
    Column("hit_by_pitch", "HBP", "times hit by a pitch", lambda line: line.hit_by_pitch),
    Column("sacrifice_hits", "SH", "sacrifice bunts", lambda line: line.sacrifice_hits),
    Column("sacrifice_flies", "SF", "sacrifice flies", lambda line: line.sacrifice_flies),
    Column("double_plays", "GIDP", "ground balls hit into double plays", lambda line: line.double_plays),
    Column("stolen_bases", "SB", "stolen bases", lambda line: line.stolen_bases),
    Column("caught_stealing", "CS", "times caught stealing", lambda line: line.caught_stealing),
    Column("interference", "XI", "times on first by the catcher's interference", lambda line: line.interference),
    Column(
        "left_on_base", "LOB", "runners on base after plays on which his ball or strikeout made an out",
        lambda line: line.left_on_base,
    ),
    Column("plate_appearances", "PA", "plate appearances", lambda line: line.plate_appearances),
)  # fmt: skip

PITCHING_COLUMNS: tuple[Column[PitchingLine], ...] = (
    Column("games", "G", "games", lambda line: line.games),
    Column("games_started", "GS", "games started", lambda line: line.games_started),
    Column("complete_games", "CG", "complete games", lambda line: line.complete_games),
    Column("shutouts", "SHO", "shutouts by one player", lambda line: line.shutouts),
    Column("games_finished", "GF", "games finished in relief", lambda line: line.games_finished),
    Column("wins", "W", "wins", lambda line: line.wins),
    Column("losses", "L", "losses", lambda line: line.losses),
    Column("saves", "SV", "saves", lambda line: line.saves),
    Column("holds", "HLD", "leads held for the next player in a save situation", lambda line: line.holds),
    Column("blown_saves", "BS", "leads lost in a save situation", lambda line: line.blown_saves),
    Column("innings", "IP", "innings pitched; .1 and .2 are thirds", lambda line: line.innings),
    Column("outs", "OUT", "outs made while he pitched", lambda line: line.outs),
    Column("batters_faced", "BF", "batters faced", lambda line: line.batters_faced),
    Column("hits", "H", "hits", lambda line: line.hits),
    Column("runs", "R", "runs charged to him", lambda line: line.runs),
    Column("earned_runs", "ER", "earned runs (rule 9.16)", lambda line: line.earned_runs),
    Column("doubles", "2B", "doubles", lambda line: line.doubles),
    Column("triples", "3B", "triples", lambda line: line.triples),
    Column("home_runs", "HR", "home runs", lambda line: line.home_runs),
    Column("walks", "BB", "walks, intentional ones among them", lambda line: line.walks),
    Column("intentional_walks", "IBB", "intentional walks", lambda line: line.intentional_walks),
    Column("strikeouts", "SO", "strikeouts", lambda line: line.strikeouts),
    Column("hit_batsmen", "HB", "batters hit by a pitch", lambda line: line.hit_batsmen),
    Column("wild_pitches", "WP", "wild pitches", lambda line: line.wild_pitches),
    Column("balks", "BK", "balks", lambda line: line.balks),
    Column("sacrifice_hits", "SH", "sacrifice bunts", lambda line: line.sacrifice_hits),
    Column("sacrifice_flies", "SF", "sacrifice flies", lambda line: line.sacrifice_flies),
    Column("double_plays", "GIDP", "ground-ball double plays", lambda line: line.double_plays),
    Column("interference", "XI", "batters on first by interference", lambda line: line.interference),
    Column("stolen_bases", "SB", "steals against him", lambda line: line.stolen_bases),
    Column("caught_stealing", "CS", "runners caught stealing", lambda line: line.caught_stealing),
    Column("inherited_runners", "IR", "runners on base when he came in", lambda line: line.inherited_runners),
    Column("inherited_scored", "IRS", "of those, runs that scored on him", lambda line: line.inherited_scored),
)

FIELDING_COLUMNS: tuple[Column[FieldingLine], ...] = (
    Column("games", "G", "games at the position", lambda line: line.games),
    Column("games_started", "GS", "games started there", lambda line: line.games_started),
    Column("outs", "OUT", "outs made while he stood there", lambda line: line.outs),
    Column("putouts", "PO", "putouts", lambda line: line.putouts),
    Column("assists", "A", "assists", lambda line: line.assists),
    Column("errors", "E", "errors", lambda line: line.errors),
    Column("double_plays", "DP", "double plays that he had a part in", lambda line: line.double_plays),
    Column("triple_plays", "TP", "triple plays that he had a part in", lambda line: line.triple_plays),
    Column("passed_balls", "PB", "passed balls", lambda line: line.passed_balls),
    Column("stolen_bases", "SB", "steals against the catcher", lambda line: line.stolen_bases),
    Column("caught_stealing", "CS", "runners caught while he caught", lambda line: line.caught_stealing),
)


def record_of(columns: Iterable[Column[Line]], line: Line) -> dict[str, int | str]:
    """A line as a record for JSON, named by column."""
    return {column.name: column.function(line) for column in columns}

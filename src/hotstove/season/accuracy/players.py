"""Regulars in the replays against their real lines, in standard errors: a mean of 0 and a deviation of 1 are wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hotstove.record import Batting, Pitching, PlayerRecord, Season
from hotstove.scorebook.lines import BattingLine, PitchingLine, total_batting, total_pitching
from hotstove.season.totals import SeasonTotals
from hotstove.table.sums import summed

REGULAR = 400.0
"""Plate appearances, or batters faced, at one club."""

EARNED_VARIANCE = 2.0
"""Variance of a pitcher's earned runs over their mean, since runs come in bunches: the runs of a club game of 1977 have
a variance of 9.1 and a mean of 4.5."""

BATTING = ("AVG", "OBP", "SLG", "HR", "BB", "SO")
PITCHING = ("ERA", "WHIP", "H", "HR", "BB", "SO")


@dataclass(frozen=True)
class Standing:
    """A figure of all regulars: mean and deviation of the standard errors by which replays miss the real figure."""

    name: str
    mean: float
    deviation: float
    number: int


@dataclass(frozen=True)
class Point:
    """A player's figure, real and in the mean of all replays."""

    player: str
    club: str
    name: str
    real: float
    replayed: float


def batter_standings(season: Season, found: Sequence[SeasonTotals]) -> tuple[Standing, ...]:
    """For AVG, OBP, SLG and homers, walks and strikeouts per plate appearance; figures of nobody are left out."""
    scores: dict[str, list[float]] = {name: [] for name in BATTING}
    for player, code in batters(season):
        for one in found:
            line = one.batting.get((player.retro_id, code))
            if line is not None and line.at_bats:
                for name, score in batter_scores(player.batting, line):
                    scores[name].append(score)
    return tuple(_standing(name, values) for name, values in scores.items() if values)


def batter_scores(real: Batting, line: BattingLine) -> Iterator[tuple[str, float]]:
    """Standard errors of one replay's line; figures that the player never had are left out."""
    flies = line.sacrifice_flies if real.sf else 0
    at_bats = line.at_bats + (0 if real.sf else line.sacrifice_flies)
    reached = line.hits + line.walks + line.hit_by_pitch
    chances = at_bats + line.walks + line.hit_by_pitch + flies
    for name, number, times, rate in (
        ("AVG", line.hits, at_bats, real.avg),
        ("OBP", reached, chances, real.obp),
        ("HR", line.home_runs, line.plate_appearances, real.hr / real.pa),
        ("BB", line.walks, line.plate_appearances, real.bb / real.pa),
        ("SO", line.strikeouts, line.plate_appearances, real.so / real.pa),
    ):
        if 0 < rate < 1:
            yield name, (number - times * rate) / (times * rate * (1 - rate)) ** 0.5
    hits = (real.singles, real.doubles, real.triples, real.hr)
    spread = summed(bases**2 * count for bases, count in enumerate(hits, 1)) / real.ab - real.slg**2
    if spread > 0:
        yield "SLG", (line.total_bases - at_bats * real.slg) / (at_bats * spread) ** 0.5


def pitcher_standings(season: Season, found: Sequence[SeasonTotals]) -> tuple[Standing, ...]:
    """For ERA, WHIP, and hits, homers, walks and strikeouts per batter faced; figures of nobody are left out.

    Hits and walks are counted by the batters whom he faced. Earned runs come in bunches: their variance is taken as
    EARNED_VARIANCE times their mean.
    """
    scores: dict[str, list[float]] = {name: [] for name in PITCHING}
    for player, code in pitchers(season):
        real = player.pitching
        assert real is not None
        for one in found:
            line = one.pitching.get((player.retro_id, code))
            if line is None or not line.batters_faced:
                continue
            for name, score in pitcher_scores(real, line):
                scores[name].append(score)
    return tuple(_standing(name, values) for name, values in scores.items() if values)


def pitcher_scores(real: Pitching, line: PitchingLine) -> Iterator[tuple[str, float]]:
    """Standard errors of one replay's line; figures that the player never had are left out."""
    if real.er and line.outs and real.outs:
        wanted = real.er * line.outs / real.outs
        yield "ERA", (line.earned_runs - wanted) / (EARNED_VARIANCE * wanted) ** 0.5
    for name, number, was in (
        ("WHIP", line.hits + line.walks, real.h + real.bb),
        ("H", line.hits, real.h),
        ("HR", line.home_runs, real.hr),
        ("BB", line.walks, real.bb),
        ("SO", line.strikeouts, real.so),
    ):
        rate = was / real.bf if real.bf else 0.0
        if 0 < rate < 1 and line.batters_faced:
            yield name, (number - line.batters_faced * rate) / (line.batters_faced * rate * (1 - rate)) ** 0.5


def batter_points(season: Season, found: Sequence[SeasonTotals]) -> list[Point]:
    points = []
    for player, code in batters(season):
        line = total_batting(one.batting.get((player.retro_id, code), BattingLine()) for one in found)
        if not line.at_bats:
            continue
        times, real = line.plate_appearances, player.batting
        reached = line.hits + line.walks + line.hit_by_pitch
        chances = line.at_bats + line.walks + line.hit_by_pitch + line.sacrifice_flies
        for name, was, now in (
            ("AVG", real.avg, line.hits / line.at_bats),
            ("OBP", real.obp, reached / chances),
            ("SLG", real.slg, line.total_bases / line.at_bats),
            ("HR", real.hr / real.pa, line.home_runs / times),
            ("BB", real.bb / real.pa, line.walks / times),
            ("SO", real.so / real.pa, line.strikeouts / times),
        ):
            points.append(Point(player.retro_id, code, name, was, now))
    return points


def pitcher_points(season: Season, found: Sequence[SeasonTotals]) -> list[Point]:
    points = []
    for player, code in pitchers(season):
        line = total_pitching(one.pitching.get((player.retro_id, code), PitchingLine()) for one in found)
        real = player.pitching
        assert real is not None
        if line.outs and real.outs:
            points += [
                Point(player.retro_id, code, name, *figures) for name, figures in _pitching_figures(real, line).items()
            ]
    return points


def _pitching_figures(real: Pitching, line: PitchingLine) -> dict[str, tuple[float, float]]:
    faced = line.batters_faced
    return {
        "ERA": (real.era, 27 * line.earned_runs / line.outs),
        "WHIP": (real.whip, 3 * (line.hits + line.walks) / line.outs),
        "H": (real.h / real.bf, line.hits / faced),
        "HR": (real.hr / real.bf, line.home_runs / faced),
        "BB": (real.bb / real.bf, line.walks / faced),
        "SO": (real.so / real.bf, line.strikeouts / faced),
    }


def batters(season: Season) -> Iterator[tuple[PlayerRecord, str]]:
    for club in season.clubs:
        yield from ((player, club.code) for player in club.players if player.batting.pa >= REGULAR)


def pitchers(season: Season) -> Iterator[tuple[PlayerRecord, str]]:
    for club in season.clubs:
        yield from ((m, club.code) for m in club.players if m.pitching is not None and m.pitching.bf >= REGULAR)


def _standing(name: str, values: Sequence[float]) -> Standing:
    mean = summed(values) / len(values)
    return Standing(name, mean, (summed((value - mean) ** 2 for value in values) / len(values)) ** 0.5, len(values))

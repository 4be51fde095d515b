"""What a club's line is worth in runs: regression on the record's clubs, and the runs of a club by these weights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from hotstove.cardmaker.baseline.average import total
from hotstove.measured.kept import kept
from hotstove.record import ClubRecord, read_season
from hotstove.record.lines import Batting, Pitching
from hotstove.table.sums import summed

SCORED = ("singles", "doubles", "triples", "hr", "bb", "hbp", "sb", "cs", "gidp")
ALLOWED = ("hits in the park", "hr", "bb", "hbp", "so", "errors")


def scored_line(club: ClubRecord) -> tuple[float, ...]:
    """What the club's batters did, per plate appearance, in the order of SCORED."""
    line = batting_of(club)
    return tuple(getattr(line, name) / line.pa for name in SCORED)


def allowed_line(club: ClubRecord) -> tuple[float, ...]:
    """What the club's pitchers and fielders allowed, per batter faced, in the order of ALLOWED."""
    line = pitching_of(club)
    errors = summed(field.e for player in club.players for field in player.fielding.values())
    counts = (line.h - line.hr, line.hr, line.bb, line.hbp, line.so, errors)
    return tuple(count / line.bf for count in counts)


def pitching_of(club: ClubRecord) -> Pitching:
    return total(player.pitching for player in club.players if player.pitching is not None)


def batting_of(club: ClubRecord) -> Batting:
    return total(player.batting for player in club.players)


def run_values(years: Iterable[int]) -> tuple[dict[str, float], dict[str, float]]:
    """Runs of each event by least squares over the clubs of these seasons: of batters, and of pitchers with fielders.

    Lines and runs are taken as differences from the league's mean of the season, weighed by plate appearances, so that
    eras do not enter.
    """
    import numpy as np

    rows: dict[bool, list[tuple[float, ...]]] = {True: [], False: []}
    for year in years:
        season = read_season(year)
        for league in season.leagues:
            clubs = season.league(league)
            for at_bat in (True, False):
                lines = np.array([scored_line(club) if at_bat else allowed_line(club) for club in clubs])
                chances = np.array([batting_of(club).pa if at_bat else pitching_of(club).bf for club in clubs])
                runs = np.array([club.runs if at_bat else club.runs_allowed for club in clubs]) / chances
                table = np.column_stack((lines, runs))
                table -= np.average(table, axis=0, weights=chances)
                rows[at_bat] += [tuple(row) for row in (table * np.sqrt(chances)[:, None]).tolist()]
    found = []
    for names, at_bat in ((SCORED, True), (ALLOWED, False)):
        table = np.array(rows[at_bat])
        weights = np.linalg.lstsq(table[:, :-1], table[:, -1], rcond=None)[0]
        found.append({name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)})
    return found[0], found[1]


@lru_cache(maxsize=8)
def runs_by_lines(year: int) -> Mapping[str, tuple[float, float]]:
    """For every club the runs that its lines would score and allow, its league's sums being the real ones."""
    season = read_season(year)
    scored, allowed = kept()["runs scored"].values, kept()["runs allowed"].values
    found: dict[str, tuple[float, float]] = {}
    for league in season.leagues:
        clubs = season.league(league)
        chances = [batting_of(club).pa for club in clubs]
        faced = [pitching_of(club).bf for club in clubs]
        made = _runs([scored_line(c) for c in clubs], [scored[n] for n in SCORED], chances, [c.runs for c in clubs])
        lost = _runs(
            [allowed_line(c) for c in clubs], [allowed[n] for n in ALLOWED], faced, [c.runs_allowed for c in clubs]
        )
        found |= {club.code: both for club, both in zip(clubs, zip(made, lost, strict=True), strict=True)}
    return found


def _runs(
    lines: Sequence[Sequence[float]], weights: Sequence[float], chances: Sequence[float], real: Sequence[float]
) -> list[float]:
    """Runs by weights, every club's difference from the league's mean line added to the league's mean runs."""
    values = [summed(rate * weight for rate, weight in zip(line, weights, strict=True)) for line in lines]
    whole = summed(chances)
    mean = summed(value * times for value, times in zip(values, chances, strict=True)) / whole
    usual = summed(real) / whole
    return [times * (usual + value - mean) for value, times in zip(values, chances, strict=True)]

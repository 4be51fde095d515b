"""How true a replay came out: real and replayed figures of the same clubs, side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from hotstove.season.report.plots import scatter
from hotstove.season.standings import StandingsRow

Figures = Sequence[tuple[str, float, float]]


def accuracy(year: int, groups: Mapping[str, Sequence[StandingsRow]]) -> str:
    """Wins and runs a game against the record; nothing for clubs that never were, or before a game is played."""
    real = _real(year)
    places = [place for group in groups.values() for place in group if place.results]
    if not places or any(place.code not in real for place in places):
        return ""
    wins: list[tuple[str, float, float]] = []
    runs: list[tuple[str, float, float]] = []
    for place in places:
        games, won, scored = real[place.code]
        played = len(place.results) + place.ties
        wins.append((place.code, 100 * won / games, 100 * place.percentage))
        runs.append((place.code, scored / games, place.scored / played))
    return "\n".join(
        [
            "<h2>Accuracy</h2>",
            f"<p>Root mean square difference from the record: {_difference(wins) * 1.62:.1f} wins in 162 games, "
            f"{_difference(runs):.2f} runs a game.</p>",
            scatter("Games won in a hundred", wins, "real", "replayed"),
            scatter("Runs a game", runs, "real", "replayed"),
        ]
    )


def _difference(figures: Figures) -> float:
    return sqrt(sum((replayed - real) ** 2 for _, real, replayed in figures) / len(figures))


def _real(year: int) -> dict[str, tuple[int, int, int]]:
    """Games, wins and runs of every real club of the year; nothing for years without a record."""
    from hotstove.record.lahman import Lahman

    return {row["teamIDretro"]: (row["G"], row["W"], row["R"]) for row in Lahman().of_year("Teams", year)}

"""Why there are as many turns at bat as there are: outs, runs and runners left, and the outs by kind.

Everybody who comes to bat is put out, scores or is left on base, so that turns at bat are outs and runs and runners
left. What innings and at-bats do not tell are outs on the bases and batters who reached by errors.
"""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.cardmaker.baseline.average import total
from hotstove.record import Season
from hotstove.scorebook.lines import total_batting, total_pitching
from hotstove.season.accuracy.league import Figure, club_games
from hotstove.season.totals import SeasonTotals
from hotstove.table.sums import summed

OTHER = "other outs on bases, less reached on errors"


def turns_at_bat(season: Season, found: Sequence[SeasonTotals]) -> tuple[Figure, ...]:
    """For each game of a club: turns at bat and what they are made of."""
    players = season.stints()
    bat = total(player.batting for player in players)
    outs = total(player.pitching for player in players if player.pitching is not None).outs
    errors = summed(line.e for player in players for line in player.fielding.values())
    real = _account(
        (bat.pa, outs, bat.runs, errors), bat.ab - bat.h + bat.sh + bat.sf, bat.gidp, bat.cs, club_games(season)
    )
    line = total_batting(line for one in found for line in one.batting.values())
    played = summed(summed(one.games.values()) for one in found)
    made = total_pitching(line for one in found for line in one.pitching.values()).outs
    runs, misplayed = summed(summed(one.runs.values()) for one in found), summed(one.errors for one in found)
    here = _account(
        (line.plate_appearances, made, runs, misplayed),
        line.at_bats - line.hits + line.sacrifice_hits + line.sacrifice_flies,
        line.double_plays,
        line.caught_stealing,
        played,
    )
    return tuple(Figure(name, real[name], here[name]) for name in real)


def _account(
    sums: tuple[float, float, float, float], at_bat: float, double_plays: float, caught: float, games: float
) -> dict[str, float]:
    turns, outs, runs, errors = sums
    counts = {
        "turns at bat": turns,
        "outs": outs,
        "runs": runs,
        "left on base": turns - outs - runs,
        "outs at bat": at_bat,
        "second outs of ground balls": double_plays,
        "caught stealing": caught,
        OTHER: outs - at_bat - double_plays - caught,
        "errors": errors,
    }
    return {name: count / games for name, count in counts.items()}

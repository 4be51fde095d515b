"""How pitchers are used in the replays beside the record: games, starts, innings, complete games, saves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hotstove.record import Pitching, PlayerRecord, Season
from hotstove.scorebook.lines import PitchingLine
from hotstove.season.totals import SeasonTotals

RELIEVER = 20
"""Relief games of a player who counts as a reliever, if he started fewer."""
STARTER = 10
"""Starts of a player who counts as a starter."""
CLOSER = 10
"""Saves of a player whose saves are compared."""
WORKED = 300
"""Outs, 100 innings, from which a player's innings are compared."""
FEW, MANY = 5, 10
"""Nobody who pitched in the first number of games should pitch in more than the second."""


@dataclass(frozen=True)
class PitcherUsage:
    """Root mean square differences of single replays from the record, and the league's numbers a replay."""

    relievers_games: float
    """In games, over all relievers and replays."""
    starts: float
    innings: float
    """As a share of the real innings, over players of 100 innings or more."""
    saves: float
    games: tuple[float, float]
    """Pitchers' games of the league: the record, and the mean of the replays; so the next three."""
    complete: tuple[float, float]
    league_saves: tuple[float, float]
    fielders: tuple[float, float]
    """Games on the mound of players who were no pitchers."""
    too_often: int
    """The most players in one replay who pitched five games or fewer, and more than ten here."""
    most_of_few: int
    """The most games of a player who really pitched five or fewer."""
    fielders_too_often: int
    """The most fielders in one replay who pitched more than twice as often as they did."""


def pitcher_usage(season: Season, found: Sequence[SeasonTotals]) -> PitcherUsage:
    """The usage of some replays of a season."""
    relievers, starters, workers, closers = list[float](), list[float](), list[float](), list[float]()
    few, over, fielders_over = 0, 0, 0
    totals = {name: [0.0, 0.0] for name in ("games", "complete", "saves", "fielders")}
    for one in found:
        over_here = fielders_here = 0
        for player, code, real in pitchers(season):
            now = one.pitching.get((player.retro_id, code), PitchingLine())
            fields = not player.is_pitcher and not real.starts
            if real.relief_games >= RELIEVER and real.starts < real.relief_games:
                relievers.append(now.games - real.games)
            if real.starts >= STARTER:
                starters.append(now.games_started - real.starts)
            if real.outs >= WORKED:
                workers.append(now.outs / real.outs - 1)
            if real.saves >= CLOSER:
                closers.append(now.saves - real.saves)
            if real.games <= FEW:
                few = max(few, now.games)
                over_here += now.games > MANY
            for name, was, here in (
                ("games", real.games, now.games),
                ("complete", real.complete, now.complete_games),
                ("saves", real.saves, now.saves),
                ("fielders", fields * real.games, fields * now.games),
            ):
                totals[name][0] += was / len(found)
                totals[name][1] += here / len(found)
            fielders_here += fields and now.games > 2 * real.games
        over, fielders_over = max(over, over_here), max(fielders_over, fielders_here)
    games, complete, saves, fielders = ((row[0], row[1]) for row in totals.values())
    return PitcherUsage(
        _rms(relievers), _rms(starters), _rms(workers), _rms(closers),
        games, complete, saves, fielders, over, few, fielders_over,
    )  # fmt: skip


def pitchers(season: Season) -> Iterator[tuple[PlayerRecord, str, Pitching]]:
    """Everybody who pitched, by club."""
    for club in season.clubs:
        for player in club.players:
            if player.pitching is not None and player.pitching.games:
                yield player, club.code, player.pitching


def _rms(values: Sequence[float]) -> float:
    return (sum(value * value for value in values) / len(values)) ** 0.5 if values else 0.0

"""The league that a club's ratings are measured against."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from hotstove.record import ClubRecord, Pitching, PlayerRecord
from hotstove.table.sums import summed

FIELD = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")


@dataclass(frozen=True)
class Spread:
    """Mean and standard deviation of a rate over the players of one position, weighted by games."""

    mean: float
    sd: float

    def z(self, value: float) -> float:
        return (value - self.mean) / self.sd if self.sd > 0 else 0.0


@dataclass(frozen=True)
class League:
    """A league's season as the formulas need it."""

    clubs: tuple[ClubRecord, ...]
    avg: float
    """Batting average of all but pitchers."""
    era: float
    relief_games: float
    """Relief games of the mean club."""
    relief_innings: float
    """Innings of one game of a player who never started."""
    runs: float
    """Runs of a club in a game."""
    reach: dict[str, Spread]
    """Plays made in a game, by position."""
    sure: dict[str, Spread]
    """Fielding percentage, by position."""


def league_of(clubs: Sequence[ClubRecord]) -> League:
    players = [player for club in clubs for player in club.players]
    bats = [player.batting for player in players if not player.is_pitcher]
    arms = [player.pitching for player in players if player.pitching is not None]
    games = summed(club.games for club in clubs)
    return League(
        tuple(clubs),
        avg=summed(bat.h for bat in bats) / summed(bat.ab for bat in bats),
        era=27 * summed(arm.er for arm in arms) / summed(arm.outs for arm in arms),
        relief_games=summed(arm.relief_games for arm in arms) / len(clubs),
        relief_innings=_relief_innings(arms),
        runs=summed(club.runs for club in clubs) / games,
        reach={position: _spread(players, position, plays_made) for position in FIELD},
        sure={position: _spread(players, position, sureness) for position in FIELD},
    )


def _relief_innings(arms: Sequence[Pitching]) -> float:
    pure = [arm for arm in arms if not arm.starts]
    games = summed(arm.games for arm in pure)
    return summed(arm.innings for arm in pure) / games if games >= 10 else 2.0


def plays_made(player: PlayerRecord, position: str) -> float:
    """Plays in nine innings: put-outs and assists, of a catcher and a first baseman the assists alone."""
    line = player.fielding[position]
    plays = line.a if position in ("C", "1B") else line.po + line.a
    innings = line.outs / 27 if line.outs else line.games
    return plays / innings if innings else 0.0


def sureness(player: PlayerRecord, position: str) -> float:
    return player.fielding[position].pct


def _spread(players: Sequence[PlayerRecord], position: str, rate: Callable[[PlayerRecord, str], float]) -> Spread:
    measured = [
        (player.fielding[position].games, rate(player, position))
        for player in players
        if position in player.fielding
        and player.fielding[position].games >= 20
        and player.fielding[position].chances > 0
    ]
    weight = summed(games for games, _ in measured)
    if not weight:
        return Spread(0.0, 0.0)
    mean = summed(games * value for games, value in measured) / weight
    return Spread(mean, sqrt(summed(games * (value - mean) ** 2 for games, value in measured) / weight))

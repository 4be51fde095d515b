"""The league's pitching as a whole beside the record: games, complete games, saves, and who should hardly pitch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hotstove.record import Pitching, PlayerRecord, Season
from hotstove.scorebook.lines import PitchingLine
from hotstove.season.accuracy.league import Figure
from hotstove.season.totals import SeasonTotals
from hotstove.table.sums import summed

RELIEVER = 20
"""Relief games of a player who counts as a reliever, if he started fewer."""
FEW, MANY = 5, 10
"""Nobody who pitched in the first number of games should pitch in more than the second."""


@dataclass(frozen=True)
class Mound:
    """Numbers of the league a replay, and how far relievers and those who hardly pitched are off."""

    figures: tuple[Figure, ...]
    """Pitchers' games, complete games, saves, and games of players who were no pitchers."""
    relievers_games: float
    """Root mean square difference of a replay, over players with 20 relief games and more."""
    too_often: int
    """The most players in one replay who really pitched in five games or fewer, and in more than ten here."""
    fielders_too_often: int
    """The most fielders in one replay who pitched more than twice as often as they did."""


def mound(season: Season, found: Sequence[SeasonTotals]) -> Mound:
    """What some replays of a season come to."""
    totals = {name: [0.0, 0.0] for name in ("pitchers' games", "complete games", "saves", "games of fielders")}
    relievers = list[float]()
    often, fielders_often = 0, 0
    everybody = [
        ((player.retro_id, code), real, not player.is_pitcher and not real.starts)
        for player, code, real in pitchers(season)
    ]
    nothing = PitchingLine()
    for one in found:
        over = fielders_over = 0
        for who, real, fields in everybody:
            now = one.pitching.get(who, nothing)
            if real.relief_games >= RELIEVER and real.starts < real.relief_games:
                relievers.append(now.games - real.games)
            over += real.games <= FEW and now.games > MANY
            fielders_over += fields and now.games > 2 * real.games
            pairs = (
                (real.games, now.games),
                (real.complete, now.complete_games),
                (real.saves, now.saves),
                (fields * real.games, fields * now.games),
            )
            for row, (was, here) in zip(totals.values(), pairs, strict=True):
                row[0] += was / len(found)
                row[1] += here / len(found)
        often, fielders_often = max(often, over), max(fielders_often, fielders_over)
    rms = (summed(error * error for error in relievers) / max(len(relievers), 1)) ** 0.5
    return Mound(tuple(Figure(name, row[0], row[1]) for name, row in totals.items()), rms, often, fielders_often)


def pitchers(season: Season) -> Iterator[tuple[PlayerRecord, str, Pitching]]:
    """Everybody who pitched, by club."""
    for club in season.clubs:
        for player in club.players:
            if player.pitching is not None and player.pitching.games:
                yield player, club.code, player.pitching

"""Defence: ratings -5 to +17 by position, such that clubs spread over the Defense Chart as they did in the field.

A player is judged against the regulars at his position: by plays and errors, double plays in the middle of the infield,
and runners caught behind the plate; what he did in few innings counts little. All of a club share in how many balls in
play it turned into outs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from hotstove.cardmaker.baseline import Baseline
from hotstove.record import OUTFIELD, ClubRecord, Fielding, PlayerRecord
from hotstove.table.sums import summed

USUAL = {"P": 3, "C": 5, "1B": 4, "2B": 5, "3B": 5, "SS": 6, "LF": 4, "CF": 6, "RF": 4}
"""Ratings of average regulars: nine of them make 42, the middle of the Defense Chart."""

LOWEST, HIGHEST = -5, 17
CLUB_SPREAD = 13.0
"""Standard deviation of the clubs' totals: three of them either way of 42 reach the Defense Chart's ends (SS-03)."""

STRIDES = (2.0, 6.0)
"""Points for a standard deviation among regulars, at least and at most; in 1955, 1988 and 2012 they are 2.9 to 3.2."""

CLUB_SHARE = 0.4
"""How far the club's outs on balls in play count beside a player's own plays: their correlation with those of the next
season in the record of 1985 to 1990, as for MEASURES."""

REGULAR_OUTS = 1500.0
"""Outs in the field that make a regular: a third of those of a club of 1988."""
DOUBT = 2000.0
"""A player's plays count against this many outs in the field at the average: in the record of 1985 to 1990 the
steadiest figures, plays of first basemen and right fielders, agree by .6 with those of the next season, of 3,200 outs
each."""

FURTHEST = 2.5
STRANGE = -4
"""The rating where the record has no position for a player."""

MEASURES: Mapping[str, tuple[float, float, float, float]] = {
    "P": (0.5, 0.1, 0.0, 0.0),
    "C": (0.4, 0.2, 0.0, 0.5),
    "1B": (0.6, 0.2, 0.0, 0.0),
    "2B": (0.4, 0.2, 0.5, 0.0),
    "3B": (0.5, 0.4, 0.0, 0.0),
    "SS": (0.4, 0.5, 0.5, 0.0),
    "LF": (0.4, 0.2, 0.0, 0.0),
    "CF": (0.4, 0.2, 0.0, 0.0),
    "RF": (0.6, 0.2, 0.0, 0.0),
}
"""How much plays, errors, double plays and runners caught stealing count: the correlation of regulars' figures with
those of their next season in the record of 1985 to 1990. Double plays are the middle infielders' work, throwing out
runners the catchers'."""


def plays(position: str, line: Fielding) -> float:
    """What a player at the position is there for; putouts of first basemen and catchers are other players's work."""
    if position in OUTFIELD:
        return line.po + 3 * line.a
    return line.a if position in ("1B", "C") else line.po + line.a


def measures(position: str, line: Fielding) -> tuple[float, float, float, float]:
    outs = max(line.outs, 1.0)
    return (
        plays(position, line) / outs,
        -line.e / max(line.chances, 1.0),
        line.dp / outs,
        line.caught_share if line.sb + line.cs > 0 else float("nan"),
    )


@dataclass(frozen=True)
class Gloves:
    """How players are judged: means and spreads of regulars at each position, the clubs' shares, and the stride."""

    means: Mapping[str, tuple[float, ...]]
    spreads: Mapping[str, tuple[float, ...]]
    clubs: Mapping[str, float]
    stride: float

    def standing(self, player: PlayerRecord, position: str) -> float:
        """Standard deviations above the regulars at a position, drawn in for players who played little there."""
        own = self.own(player, position)
        shared = 0.0 if position == "P" else CLUB_SHARE * self.clubs.get(player.clubs[0], 0.0)
        return max(-FURTHEST, min(FURTHEST, own + shared))

    def own(self, player: PlayerRecord, position: str) -> float:
        line = player.fielding.get(position)
        if line is None or line.outs <= 0:
            return 0.0
        found = measures(position, line)
        standing = 0.0
        for value, mean, spread, weight in zip(
            found, self.means[position], self.spreads[position], MEASURES[position], strict=True
        ):
            if weight and spread > 0 and value == value:
                standing += weight * max(-FURTHEST, min(FURTHEST, (value - mean) / spread))
        return standing * line.outs / (line.outs + DOUBT)

    def rating(self, player: PlayerRecord, position: str) -> int:
        rating = USUAL[position] + self.stride * self.standing(player, position)
        return max(LOWEST, min(HIGHEST, round(rating)))

    def ratings(self, player: PlayerRecord) -> dict[str, int]:
        """All positions of a player as they stand on his card: OF for the corners, which a center fielder plays too."""
        played = [p for p in player.positions if p in USUAL and (p != "P" or player.pitching is not None)]
        ratings = {p: self.rating(player, p) for p in played if p not in OUTFIELD}
        corners = [p for p in ("LF", "RF") if p in played]
        if "CF" in played:
            ratings["CF"] = self.rating(player, "CF")
        if corners:
            outs = [max(player.usage.games_at.get(p, 0), 1) for p in corners]
            ratings["OF"] = round(
                summed(self.rating(player, p) * n for p, n in zip(corners, outs, strict=True)) / summed(outs)
            )
        elif "CF" in played:
            ratings["OF"] = ratings["CF"]
        if player.pitching is not None and "P" not in ratings:
            ratings["P"] = USUAL["P"]
        return ratings or {"1B": STRANGE}

    def behind_pitcher(self, club: ClubRecord) -> float:
        """The total of the club's other eight, each position by its players's time there."""
        return summed(_shared(club, position, self.rating) for position in USUAL if position != "P")


def judge_gloves(clubs: Sequence[ClubRecord], baseline: Baseline) -> Gloves:
    """The measure of a pool's fielders, with the stride that spreads its clubs over the chart."""
    means, spreads = {}, {}
    for position in USUAL:
        regulars = _regulars(clubs, position)
        rows = [measures(position, line) for line in regulars]
        columns = list(zip(*rows, strict=True)) if rows else [(), (), (), ()]
        means[position] = tuple(_mean(column) for column in columns)
        spreads[position] = tuple(_spread(column) for column in columns)
    outs = {club.code: outs_in_play(club) for club in clubs}
    mean, spread = _mean(tuple(outs.values())), _spread(tuple(outs.values()))
    shares = {code: (value - mean) / spread if spread > 0 else 0.0 for code, value in outs.items()}
    gloves = Gloves(means, spreads, shares, 1.0)
    totals = tuple(summed(_shared(club, position, gloves.standing) for position in USUAL) for club in clubs)
    stride = CLUB_SPREAD / _spread(totals) if _spread(totals) > 0 else STRIDES[0]
    return Gloves(means, spreads, shares, max(STRIDES[0], min(STRIDES[1], stride)))


def outs_in_play(club: ClubRecord) -> float:
    """The share of balls in play, homers apart, that the club turned into outs."""
    lines = [player.pitching for player in club.players if player.pitching is not None]
    balls = summed(line.bf - line.hr - line.bb - line.hbp - line.so for line in lines)
    hits = summed(line.h - line.hr for line in lines)
    return 1 - hits / balls if balls > 0 else 0.0


def _shared(club: ClubRecord, position: str, judge: Callable[[PlayerRecord, str], float]) -> float:
    """A figure of all who played the position, by their games there."""
    players = [(player.usage.games_at.get(position, 0.0), player) for player in club.players]
    games = summed(number for number, _ in players)
    return summed(number * judge(player, position) for number, player in players if number) / games if games else 0.0


def _regulars(clubs: Sequence[ClubRecord], position: str) -> list[Fielding]:
    lines = [player.fielding[position] for club in clubs for player in club.players if position in player.fielding]
    least = REGULAR_OUTS * (0.15 if position == "P" else 1.0)
    return [line for line in lines if line.outs >= least] or [line for line in lines if line.outs > 0]


def _known(values: Sequence[float]) -> list[float]:
    return [value for value in values if value == value]


def _mean(values: Sequence[float]) -> float:
    known = _known(values)
    return summed(known) / len(known) if known else 0.0


def _spread(values: Sequence[float]) -> float:
    known, mean = _known(values), _mean(values)
    return (summed((value - mean) ** 2 for value in known) / len(known)) ** 0.5 if known else 0.0

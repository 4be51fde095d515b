"""Who starts where: the assignment of players to positions that comes nearest to the real starts."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.cardmaker.baseline.platoon import Hand
from hotstove.cardmaker.clubhouse.lineup import FIELD
from hotstove.diamond.assigning import assign
from hotstove.record.player import Bats, PlayerRecord
from hotstove.table.sums import summed

PLATOON: dict[Hand, dict[Bats, float]] = {
    "L": {"L": 0.55, "B": 1.0, "R": 1.6},
    "R": {"L": 1.2, "B": 1.0, "R": 0.87},
}
"""How far starts count against a starter of each hand, by the hand that a player bats with. A left-handed regular keeps
his place against left-handers, but gives way to a right-handed partner who started more than a third as often. In
Retrosheet's lineups of 1955, 1988 and 2012 left-handed batters started .54 to .70 times as often against left-handers
as in all games, right-handed ones 1.15 to 1.25 times; against right-handers it was 1.14 to 1.22 and .89 to .93."""

EVERYWHERE = 0.6
SELDOM = 0.08
"""The share of all his starts that counts at a position beside those there, and the share of them below which it is
none of his. With these the players of the default card started .73 to .79 of the games against that hand, where the
best nine possible started .74 to .80 (12 seasons from 1908 to 2023, docs/record.md)."""

NEVER = -1_000_000


def choose(players: Sequence[PlayerRecord], against: Hand, dh: bool) -> dict[str, PlayerRecord]:
    """A player for each position in the field, and a designated hitter if wanted.

    The sum of starts, weighed by hand, is the greatest that one player a position allows. Of a player who moved about,
    the share EVERYWHERE of his other starts counts too. Only players who played a position are put there, unless none
    is left.
    """
    places = (*FIELD, "DH") if dh else FIELD
    values = [[_value(player, place, against) for place in places] for player in players]
    return {places[column]: players[row] for row, column in assign(values)}


def _value(player: PlayerRecord, place: str, against: Hand) -> float:
    starts = {p: number for p, number in player.usage.starts_at.items() if p != "P"}
    everywhere = summed(starts.values())
    games = player.usage.games_at.get(place, 0)
    if place == "DH" and not games:
        return -1.0 if player.is_pitcher else PLATOON[against][player.bats] * player.batting.pa / 100
    if not games:
        return NEVER + player.batting.pa / 1000
    if starts.get(place, 0) < SELDOM * everywhere:
        everywhere = 0
    here = (1 - EVERYWHERE) * starts.get(place, 0) + EVERYWHERE * everywhere
    return PLATOON[against][player.bats] * here + games / 100

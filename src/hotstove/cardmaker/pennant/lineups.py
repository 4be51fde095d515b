"""The nine, their positions, their order, and the bench."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hotstove.cardmaker.pennant.context import FIELD
from hotstove.diamond.assigning import assign
from hotstove.record import Batting, ClubRecord, PlayerRecord

ENOUGH_GAMES = 10
"""Games at a position that make a player one of its candidates, in a season of 162."""


@dataclass(frozen=True)
class Nine:
    """The line-up in batting order with positions, and the bench."""

    players: tuple[PlayerRecord, ...]
    positions: tuple[str, ...]
    bench: tuple[PlayerRecord, ...]


def nine_of(club: ClubRecord) -> Nine:
    """The players with the most at-bats who fill the positions; without a DH the next player bats for the pitcher."""
    hitters = sorted(club.players, key=lambda player: (player.is_pitcher, -player.batting.ab, player.lahman_id))
    batters = [player for player in hitters if not player.is_pitcher]
    places = [*FIELD, "DH"] if club.dh else list(FIELD)
    placed = _placed(club, batters if len(batters) >= 9 else hitters[:9], places)
    rest = [player for player in hitters if all(player is not other for other, _ in placed)]
    if not club.dh:
        placed.append((rest.pop(0), "PH"))
    order = batting_order(placed)
    bench = sorted(
        (player for player in rest if not player.is_pitcher),
        key=lambda player: (-player.batting.hr, -player.batting.ab, player.lahman_id),
    )
    return Nine(tuple(player for player, _ in order), tuple(place for _, place in order), tuple(bench[:3]))


def _placed(club: ClubRecord, hitters: Sequence[PlayerRecord], places: Sequence[str]) -> list[tuple[PlayerRecord, str]]:
    """One player for each place, so that their at-bats together are the most."""
    enough = ENOUGH_GAMES * min(club.games / 162, 1)

    def worth(player: PlayerRecord, place: str) -> float:
        games = player.usage.games_at.get(place, 0)
        known = games >= enough or place == "DH"
        return player.batting.ab * (1 if known else 0.001) + 0.5 * games

    found = assign([[worth(player, place) for place in places] for player in hitters])
    return [(hitters[row], places[column]) for row, column in found]


def batting_order(placed: Sequence[tuple[PlayerRecord, str]]) -> list[tuple[PlayerRecord, str]]:
    """An order such as clubs use, from the season's lines, since the record does not tell the real one.

    Fourth and fifth bat sluggers, third the best of the others; those who steal and get on base lead off; the rest
    follow by OPS, and a pinch hitter in the pitcher's place comes last.
    """
    pool = [pair for pair in placed if pair[1] != "PH"]
    fourth = _take(pool, _slugging)
    third = _take(pool, lambda bat: bat.ops)
    fifth = _take(pool, _slugging)
    first = _take(pool, lambda bat: bat.obp + 3.0 * bat.sb / max(bat.pa, 200))
    second = _take(pool, lambda bat: bat.obp + 2.0 * bat.sb / max(bat.pa, 200))
    pool.sort(key=lambda pair: (-pair[0].batting.ops, pair[0].lahman_id))
    return [first, second, third, fourth, fifth, *pool, *(pair for pair in placed if pair[1] == "PH")]


def _slugging(bat: Batting) -> float:
    return bat.slg + bat.hr / max(bat.ab, 100)


def _take(pool: list[tuple[PlayerRecord, str]], worth: Callable[[Batting], float]) -> tuple[PlayerRecord, str]:
    best = max(pool, key=lambda pair: (worth(pair[0].batting), pair[0].lahman_id))
    pool.remove(best)
    return best

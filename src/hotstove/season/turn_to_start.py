"""Who starts: the rested pitcher furthest behind his share, or whoever was ordered."""

from __future__ import annotations

from hotstove.diamond.availability import READY
from hotstove.season.club_today import ClubToday


def longest_waiting(today: ClubToday) -> str:
    """Of the rotation that was ordered the rested one who has waited longest; "" where none is rested."""
    rested = [player for player in today.orders.rotation if today.fit(player) and today.may_start(player)]
    return min(rested, key=lambda player: _last_day(today, player), default="")


def _last_day(today: ClubToday, player: str) -> int:
    last = today.state.last(player)
    return 0 if last is None else last.day


def in_turn(today: ClubToday) -> str:
    """The rested one furthest behind his share; where nobody is rested one on short rest, then whoever there is."""
    able = [player for player in today.club.players if today.shares[player].started > 0 and today.fit(player)]
    rotation = [player for player in today.club.staff.rotation if today.fit(player)]
    fresh = [player for player in able if not today.worked_today(player)]
    pool = (
        [player for player in able if today.may_start(player)]
        or [player for player in rotation if today.may_start(player)]
        or [player for player in able if today.available.get(player, READY).may_start]
        or fresh
        or able
        or rotation
        or list(today.club.staff.rotation)
    )
    rank = {player: place for place, player in enumerate(today.club.staff.rotation)}
    return min(
        pool,
        key=lambda player: (
            -today.behind_in_starts(player),
            -today.shares[player].started,
            rank.get(player, len(rank)),
            player,
        ),
    )

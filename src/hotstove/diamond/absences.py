"""Games that players miss, as a club keeps count of them between games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def assessed(missing: Mapping[str, int], assessed_now: Mapping[str, int]) -> dict[str, int]:
    """Games still to be missed once a game is over: those that it cost begin with the next one."""
    after = {player: games for player, games in missing.items() if games > 0}
    for player, games in assessed_now.items():
        after[player] = after.get(player, 0) + games
    return after


def game_over(missing: Mapping[str, int], sat_out: Iterable[str]) -> dict[str, int]:
    """One game less for everybody who sat it out."""
    gone = set(sat_out)
    return {player: games - (player in gone) for player, games in missing.items() if games - (player in gone) > 0}

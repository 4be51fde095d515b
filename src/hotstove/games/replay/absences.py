"""RB-10: games missed, as a club keeps count of them between games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping


def assessed(missing: Mapping[str, int], assessed_now: Mapping[str, int]) -> dict[str, int]:
    """Games still to be missed once a game is over: its own assessments begin with the next game.

    A player assessed in several plays of one game is charged with the first of them; that was settled during the game.
    """
    after = {player: games for player, games in missing.items() if games > 0}
    for player, games in assessed_now.items():
        after[player] = after.get(player, 0) + games
    return after


def sits_out(
    missing: Mapping[str, int], positions: Mapping[str, Iterable[str]], plays: Callable[[str, str], bool]
) -> frozenset[str]:
    """Who sits out the next game.

    `positions` lists for each player the positions for which his club needs him, `plays` says who else plays there: the
    last player at a position goes on playing until another is there.
    """
    out = {player for player, games in missing.items() if games > 0}
    for player in sorted(out, key=lambda player: (missing[player], player)):
        others = [other for other in positions if other not in out]
        for position in positions.get(player, ()):
            if not any(plays(other, position) for other in others):
                out.discard(player)
                break
    return frozenset(out)


def game_over(missing: Mapping[str, int], sat_out: Iterable[str]) -> dict[str, int]:
    """One game less for everybody who sat it out."""
    gone = set(sat_out)
    return {player: games - (player in gone) for player, games in missing.items() if games - (player in gone) > 0}

"""RB-10: the last player at a position plays on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping


def sits_out(
    missing: Mapping[str, int], positions: Mapping[str, Iterable[str]], plays: Callable[[str, str], bool]
) -> frozenset[str]:
    """Who sits out the next game, by the games that players have to miss.

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

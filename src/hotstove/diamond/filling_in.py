"""A written batting order on a day on which some of its players are missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

Order = Sequence[tuple[str, int]]
"""Players with their positions."""


def filled_in(order: Order, bench: Iterable[str], can_play: Callable[[str, int], bool]) -> list[tuple[str, int]]:
    """The order with the first of the bench who can play the position for each who cannot; where nobody can, he plays.

    Nobody of the order is moved, and nobody of the bench is taken twice.
    """
    taken = {player for player, position in order if can_play(player, position)}
    players, filled = list(bench), []
    for player, position in order:
        chosen = player
        if player not in taken:
            others = (other for other in players if other not in taken)
            chosen = next((other for other in others if can_play(other, position)), player)
        taken.add(chosen)
        filled.append((chosen, position))
    return filled

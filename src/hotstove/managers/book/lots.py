"""Lots by which a manager mixes his calls: he draws none, they lie in the moment and the game."""

from __future__ import annotations

from hotstove.diamond.state import State

GOLDEN_RATIO = 2654435761
"""2**32 divided by the golden ratio: neighbouring numbers are spread evenly."""


def hash_fraction(state: State) -> float:
    """Between 0 and 1, different from moment to moment and from game to game, and the same for the same moment of the
    same game: the moment's number and the game's lot, spread by Knuth's multiplicative hash."""
    situation = state.situation
    (visitors, home), (first, second) = situation.score, situation.up
    moment = (((situation.inning * 3 + situation.outs) * 40 + visitors) * 40 + home) * 100 + first * 10 + second
    return (moment ^ state.setup.lot) * GOLDEN_RATIO % 4294967296 / 4294967296

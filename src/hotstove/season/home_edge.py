"""The home edge: the games have none, and a season may have one of its own.

Games that the home club has lost are played once more, as often as it takes for the home clubs' share of all games to
come to what is wanted. Every game that counts is then one that the rules gave.
"""

from __future__ import annotations

from hotstove.table.chance import seed_for
from hotstove.table.errors import Mistake

LEAST, MOST = 0.5, 0.7
PARTS = 1 << 20
REAL = "real"


def read_share(text: str) -> float:
    """The share of games that home clubs are to win, as typed; 0 where nothing was."""
    if not text:
        return 0.0
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not LEAST <= share <= MOST:
        raise Mistake(f"--home-edge {text}: it is a share of games won at home, {LEAST} to {MOST}, or {REAL}")
    return share


def is_played_again(share: float, seed: str, key: str) -> bool:
    """Whether a game that the home club has lost is played once more. Of even clubs half the games are lost at home and
    half of those that are played again are won, so that q = 4 share - 2 of them must be."""
    if not share:
        return False
    return seed_for(seed, key, "home edge") % PARTS < (4 * share - 2) * PARTS

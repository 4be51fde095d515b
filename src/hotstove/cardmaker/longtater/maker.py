"""Long Tater!'s entry among the makers."""

from __future__ import annotations

from hotstove.cardmaker.longtater.making import make_club
from hotstove.cardmaker.longtater.proof import proof_lines
from hotstove.cardmaker.makers import Maker
from hotstove.diamond.club import Club
from hotstove.games.longtater.usage import days_of_rest


def rest(club: Club, player: str, started: bool, outs: int) -> int:
    """As many days as his real starts left him."""
    return days_of_rest(club.cards[player], outs, started)


MAKER = Maker("longtater", 6, make_club, rest, proof_lines)

"""A real club as any game plays it: cards, made a club at a time, or a sheet, made with its league."""

from __future__ import annotations

from hotstove.cardmaker import shelf
from hotstove.cardmaker.makers import ELSEWHERE
from hotstove.diamond.club import Club
from hotstove.games.pennant.sheets import Sheet


def club_of_record(key: str, name: str) -> Club | Sheet:
    """A real club by the name that people give it, for a game; from the shelf, or made now."""
    if key in ELSEWHERE:
        from hotstove.cardmaker.pennant.shelf import sheet_for

        return sheet_for(name)
    return shelf.club_for(key, name)


def is_at_hand(key: str, name: str) -> bool:
    """Whether it has been made on this machine."""
    if key in ELSEWHERE:
        from hotstove.cardmaker.pennant.shelf import is_on_shelf

        return is_on_shelf(name)
    return shelf.is_on_shelf(key, name)

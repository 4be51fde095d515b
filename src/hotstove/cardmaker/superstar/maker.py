"""Superstar Baseball's entry among the makers."""

from __future__ import annotations

from hotstove.cardmaker.makers import Maker
from hotstove.cardmaker.superstar.club import make_club
from hotstove.cardmaker.superstar.proof import proof_lines
from hotstove.diamond.club import Club
from hotstove.games.superstar.book import our_book
from hotstove.games.superstar.cards import PitcherCard
from hotstove.games.superstar.fatigue import days_of_rest


def rest(club: Club, player: str, started: bool, outs: int) -> int:
    """SS-31: by decisions, longer after a start."""
    card: PitcherCard = club.cards[player].pitching
    return days_of_rest(our_book(), card.decisions, started)


MAKER = Maker("superstar", 6, make_club, rest, proof_lines)

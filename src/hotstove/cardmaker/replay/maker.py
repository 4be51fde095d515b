"""Replay Baseball's entry among the makers."""

from __future__ import annotations

from hotstove.cardmaker.makers import Maker
from hotstove.cardmaker.replay.club import make_club
from hotstove.cardmaker.replay.proof import proof_lines
from hotstove.cardmaker.replay.showing import show_card
from hotstove.diamond.club import Club
from hotstove.games.replay.book import our_book
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.rest import days_of_rest, rest_cell


def rest(club: Club, player: str, started: bool, outs: int) -> int:
    """RB-27: by the rest chart, until his next turn of the same kind."""
    card: PitcherCard = club.cards[player].pitching
    return days_of_rest(rest_cell(our_book(), card, started, outs), started, started)


MAKER = Maker("replay", 5, make_club, show_card, rest, proof_lines)

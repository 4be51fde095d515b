"""Replay Baseball's entry among the makers."""

from __future__ import annotations

from hotstove.cardmaker.makers import Maker
from hotstove.cardmaker.replay.club import make_club
from hotstove.cardmaker.replay.proof import proof_lines
from hotstove.cardmaker.replay.showing import show_card

MAKER = Maker("replay", 5, make_club, show_card, proof_lines)

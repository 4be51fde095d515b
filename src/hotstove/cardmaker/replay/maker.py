"""Replay Baseball's entry among the makers."""

from __future__ import annotations

from hotstove.cardmaker.makers import Maker
from hotstove.cardmaker.replay.club import make_club
from hotstove.cardmaker.replay.proof import proof_lines
from hotstove.record.library import observed_stamp

MAKER = Maker("replay", 14, make_club, proof_lines, observed_stamp)

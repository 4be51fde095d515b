"""Superstar Baseball's entry among the makers."""

from __future__ import annotations

from hotstove.cardmaker.makers import Maker
from hotstove.cardmaker.superstar.club import make_club
from hotstove.cardmaker.superstar.measuring import SuperstarMeasures
from hotstove.cardmaker.superstar.proof import proof_lines
from hotstove.record.library import observed_stamp

MAKER = Maker("superstar", 17, make_club, proof_lines, observed_stamp, SuperstarMeasures)

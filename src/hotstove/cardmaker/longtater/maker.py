"""Long Tater!'s entry among the makers."""

from __future__ import annotations

from hotstove.cardmaker.longtater.making import make_club
from hotstove.cardmaker.longtater.proof import proof_lines
from hotstove.cardmaker.makers import Maker

MAKER = Maker("longtater", 10, make_club, proof_lines)

"""What cells of our own Chart Book come to in usual situations."""

from __future__ import annotations

from functools import cache

from hotstove.cardmaker.replay.average_context import MIDDLE, situations_at
from hotstove.cardmaker.replay.blocks import Blocks
from hotstove.cardmaker.replay.cell_odds import our_odds


@cache
def our_blocks() -> Blocks:
    return Blocks(our_odds(), situations_at(MIDDLE))

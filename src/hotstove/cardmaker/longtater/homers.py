"""Pitchers' homers: the rules give them those of the batters whom they meet, so hits and walks make up the runs."""

from __future__ import annotations

from dataclasses import replace

from hotstove.cardmaker.longtater.opponents import Side
from hotstove.cardmaker.longtater.pitchers import PitcherLine


def homers_too_many(line: PitcherLine, side: Side) -> float:
    """Homers for each batter that the game gives beyond those of the real line."""
    return side.hr + (line.h - side.h) * side.homers - line.hr


def lowered(line: PitcherLine, less: float) -> PitcherLine:
    """The line that a card is fitted to."""
    return replace(line, h=max(0.0, line.h - less), bb=max(0.0, line.bb - less))

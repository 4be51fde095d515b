"""Where the registers of Superstar Baseball are, and the questions that its part of the loop answers."""

from __future__ import annotations

from hotstove.batch.registers import OWN

ROLLS = ("pitch", "swing", "x", "steal", "bunt", "second-bunt", "advance", "injured-position", "games-injured")
SWING_CARD, PITCH_CARD = OWN, OWN + 1
"""Where the cards in use begin: the batter's column and the pitcher's chart."""
ROLL_OF = {purpose: register for register, purpose in enumerate(ROLLS, start=OWN + 2)}
BESIDE = len(ROLLS)
"""What is read at a number stands so many registers behind it."""
PITCH_CLASS, SYMBOL = ROLL_OF["pitch"] + BESIDE, ROLL_OF["swing"] + BESIDE
ARM, BATTER, ON_FIRST, ON_SECOND, ON_THIRD = range(OWN + 2 + 2 * BESIDE, OWN + 7 + 2 * BESIDE)
FRACTION, ON_DECK = range(2)
"""Questions that no table answers: whether the moment's fraction lies below the runner's threshold, and whether the
batter is much better than the one on deck."""
COLUMN = 32
"""Cells of a batter's column: thirty symbols, then his class."""

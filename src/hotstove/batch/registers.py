"""The registers of the compiled walk: which number holds what while a play is looked up.

A node may roll the dice into the register of a purpose; beside it stands what the card says at that number, which for
the pitch is a class of squares (see `flattening`), for the swing the batter's symbol, for others the number itself.
"""

from __future__ import annotations

ROLLS = ("pitch", "swing", "x", "steal", "bunt", "second-bunt", "advance", "injured-position", "games-injured")
SWING_CARD, PITCH_CARD, NUMBERS_CARD = 1, 2, 3
"""Where the cards in use begin: the batter's column, the pitcher's chart, and a card that shows the number rolled."""
ROLL_OF = {purpose: register for register, purpose in enumerate(ROLLS, start=4)}
"""0 means that nothing is rolled."""
BESIDE = 9
"""What is read at a number stands so many registers behind it."""
PITCH_CLASS, SYMBOL = ROLL_OF["pitch"] + BESIDE, ROLL_OF["swing"] + BESIDE
INNING, LEAD, ARM, BATTER, ON_FIRST, ON_SECOND, ON_THIRD = range(22, 29)
REGISTERS = 32
FRACTION, ON_DECK = 32, 33
"""Questions that no table answers: whether the moment's fraction lies below the runner's threshold, and whether the
batter is much better than the one on deck."""
NUMBERED = 64
"""Cells of the card that shows the number rolled."""
COLUMN = 32
"""Cells of a batter's column: thirty symbols, then his class."""

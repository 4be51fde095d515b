"""The registers of the compiled walk that all games share; each game lays out its own behind them.

A node may throw dice, or draw a card, into the register of a purpose; beside it stands what a card says at that number.
"""

from __future__ import annotations

NOTHING, NUMBERS_CARD = 0, 1
"""A register that is always 0; the place of a card that shows the number thrown."""
INNING, LEAD = 2, 3
OWN = 4
"""The first register that a game lays out by itself."""
REGISTERS = 128
NUMBERED = 128
"""Cells of the card that shows the number thrown, and of a column of any other card."""
LOOKUP, COMPARISON, QUESTION = range(3)
"""What a row of the walk does after its throw."""
SIGNS = ("<", "<=", ">", ">=", "==", "!=")
LESS, AT_MOST, MORE, AT_LEAST, EQUAL = range(5)

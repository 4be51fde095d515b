"""Where the registers of Long Tater! are, and the questions that its part of the loop answers."""

from __future__ import annotations

from hotstove.batch.registers import OWN
from hotstove.games.longtater.deck import FACE_OF

BATTER_CARD, PITCHER_CARD, ARRIVED, BATTER, BR, PR = range(OWN, OWN + 6)
"""Where the cards in use begin; who has just arrived, as bits; the batter's class; both ratings of control."""
ERRORS = OWN + 6
"""E of the fielders, so many registers before each position."""
ARMS = ERRORS + 10
"""OA of left, center and right field."""
ON = ARMS + 3
"""Classes of the runners on first, second and third."""
LEGS, LEGS_EACH = ON + 3, 3
"""Numbers of the runners that draws are compared with, so many for each base."""
DEFENSE, DEFENSE_FLAGS = LEGS + 3 * LEGS_EACH, 20
"""What the manager asks about the arms in the outfield."""
ROLL_OF = {name.replace("_", "-"): DEFENSE + DEFENSE_FLAGS + place for place, name in enumerate(FACE_OF)}
BESIDE = len(ROLL_OF)
"""What is read at a number stands so many registers behind it."""
GAIN, STEAL, WEIGHED_GAIN, SLOWER = 0, 1, 5, 6
"""Questions that no table answers: whether a hit and run gains less than an amount, by itself or counted as much as a
run matters now; STEAL + base, whether the runner steals safely at least so often; and whether the runner on first does
so less often than the one on second."""
FIELDS = 8
"""Columns of a batter's card: seven that draws are read in, then his class."""

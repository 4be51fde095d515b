"""Replay Baseball's cards from the record: grids of squares fitted by exact odds over the 216 rolls."""

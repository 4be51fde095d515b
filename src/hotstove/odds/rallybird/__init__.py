"""Rallybird solved: the half-inning as a game of cards against placements, for runs and for winning."""

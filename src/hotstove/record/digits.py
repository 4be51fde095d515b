"""How many digits of a figure are the same on every machine."""

DIGITS = 10
"""Decimal places to which powers, logarithms and products of matrices are rounded before anything is decided by them:
their last bits depend on the processor and on the system's library of functions."""

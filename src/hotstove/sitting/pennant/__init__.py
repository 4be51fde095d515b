"""Pennant Race with people at it."""

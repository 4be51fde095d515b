"""Rallybird with people at it."""

"""Rallybird Baseball."""

"""Rallybird for libraries that learn and search."""

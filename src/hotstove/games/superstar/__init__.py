"""Superstar Baseball."""

"""Superstar Baseball at the table."""

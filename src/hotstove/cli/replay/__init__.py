"""Replay Baseball at the table."""

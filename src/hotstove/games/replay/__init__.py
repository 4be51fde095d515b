"""Replay Baseball."""

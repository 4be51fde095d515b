"""Seasons in the terminal."""

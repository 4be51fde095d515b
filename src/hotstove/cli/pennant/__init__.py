"""Pennant Race in the terminal."""

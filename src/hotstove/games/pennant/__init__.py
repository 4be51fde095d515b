"""Pennant Race."""

"""Coins: the smallest game of baseball."""

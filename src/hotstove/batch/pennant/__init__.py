"""Pennant Race in batches: a season folded game by game, over many replays at once."""

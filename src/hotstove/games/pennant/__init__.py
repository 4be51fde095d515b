"""Pennant Race: a whole game in two rolls of three dice, and a season in an evening."""

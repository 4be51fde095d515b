"""Pennant Race sheets from the record: ratings by formula, then each club's level fitted by exact odds."""

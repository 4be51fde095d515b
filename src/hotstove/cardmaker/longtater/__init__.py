"""Cards of Long Tater! from the record, fitted by exact odds."""

from hotstove.cardmaker.longtater.making import make_club, make_clubs
from hotstove.cardmaker.longtater.pool import Pool, fit_pool

__all__ = ["Pool", "fit_pool", "make_club", "make_clubs"]

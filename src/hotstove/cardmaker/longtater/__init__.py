"""Cards of Long Tater! from the record, fitted by exact odds."""

from hotstove.cardmaker.longtater.making import make_club
from hotstove.cardmaker.longtater.season_fit import FittedSeason, fit_season

__all__ = ["FittedSeason", "fit_season", "make_club"]

"""Folds plays into line score, box score and statistics, and writes Retrosheet event files."""

from hotstove.scorebook.book import Scorebook
from hotstove.scorebook.fold import score

__all__ = ["Scorebook", "score"]

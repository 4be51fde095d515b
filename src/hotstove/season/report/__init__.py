"""A season as linked HTML pages with plots, readable from a folder without a server."""

from hotstove.season.report.writing import write_report

__all__ = ["write_report"]

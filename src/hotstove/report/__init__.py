"""A season as a site of linked pages with plots, readable from a folder without a server and on a phone."""

from hotstove.report.writing import write_report

__all__ = ["write_report"]

"""The real record into cards, fitted and judged by exact odds."""

"""Names as they are compared with what somebody has typed."""

from __future__ import annotations

import unicodedata


def letters(name: str) -> str:
    """Small letters and digits alone: no accents, blanks, points, strokes or apostrophes ("José Peña Jr." is
    "josepenajr")."""
    return "".join(mark for mark in unicodedata.normalize("NFKD", name).casefold() if mark.isalnum())

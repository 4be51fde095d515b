"""CSV that a spreadsheet shows and does not obey."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from typing import Any

FORMULA = re.compile(r"[=+\-@\t\r]")
FIGURE = re.compile(r"[+-]?[\d.]*%?")
"""What may begin with a sign: numbers, and the dash of an empty place."""


def csv_text(headers: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Rows under their headers; a text that would be taken for a formula begins with an apostrophe."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(headers)
    writer.writerows([_plain(cell) for cell in row] for row in rows)
    return text.getvalue()


def _plain(cell: Any) -> Any:
    if isinstance(cell, str) and FORMULA.match(cell) and not FIGURE.fullmatch(cell):
        return f"'{cell}"
    return cell

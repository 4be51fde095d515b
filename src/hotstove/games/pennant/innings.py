"""Innings as scorers write them, 1.2 for five outs."""

from __future__ import annotations

from hotstove.table.errors import Mistake
from hotstove.table.reading import is_number
from hotstove.table.rules import tabulated


@tabulated
def outs(text: str) -> int:
    """The outs in an innings figure such as 1.2."""
    whole, _, part = text.partition(".")
    if not is_number(whole) or part not in ("", "0", "1", "2"):
        raise Mistake(f"{text!r} is no number of innings: whole innings, a point and 0, 1 or 2 outs, such as 1.2")
    return 3 * int(whole) + int(part or 0)


@tabulated
def innings(number: int) -> str:
    """Outs as innings: 5 is 1.2."""
    return f"{number // 3}.{number % 3}"

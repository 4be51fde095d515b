"""SS-07, SS-12, SS-13: the symbols on the cards, in Superstar's alphabet and in the older one."""

from __future__ import annotations

SWING = ""
PITCHER_SYMBOLS = ("", "D", "G", "F", "BB", "HB", "SO", "K", "WP", "PB", "BK", "1+", "X")
BATTER_SYMBOLS = (
    *("HR", "3", "2+", "2M", "2", "1", "1A", "1D", "1M", "1+", "E"),
    *("MS", "SF", "FM", "F", "G+", "G", "DP", "BB", "HB", "SO"),
)
HIT_SYMBOLS = frozenset({"HR", "3", "2+", "2M", "2", "1", "1A", "1D", "1M", "1+"})
OLDER_PITCHER = {"DR": "D", "H": "HB", "W": "BB"}
OLDER_BATTER = {
    "2*": "2+",
    "(2)": "2M",
    "1*": "1A",
    "(1+)": "1D",
    "(1)": "1M",
    "(SF)": "MS",
    "(F)": "FM",
    "G*": "G+",
    "H": "HB",
    "W": "BB",
}


def pitcher_symbol(text: str) -> str | None:
    """The symbol that a mark on a pitcher's card stands for, or None where neither alphabet knows it."""
    symbol = OLDER_PITCHER.get(text, text)
    return symbol if symbol in PITCHER_SYMBOLS else None


def batter_symbol(text: str) -> str | None:
    symbol = OLDER_BATTER.get(text, text)
    return symbol if symbol in BATTER_SYMBOLS else None

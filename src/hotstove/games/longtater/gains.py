"""Chances and gains of running as sums of plain numbers: the readable and the compiled engine run these lines."""

from __future__ import annotations


def strikeout_share(control: float, out: int, strikeouts: int, on_base: int, pitchers_strikeouts: int) -> float:
    """Strikeouts a plate appearance: `control` is how often the batter is in control, `out` and `strikeouts` are ranges
    of his card, the others those of the pitcher's, 0 to 100."""
    return control * out * strikeouts / 10_000 + (1 - control) * (100 - on_base) * pitchers_strikeouts / 10_000


def safe_share(error: int, sb: int) -> float:
    """How often a runner steals safely: by a wild throw of the catcher's E, else by his number; both 0 to 100."""
    wild = error / 100
    return wild + (1 - wild) * sb / 100


def gain_on_contact(contact: float, strikeouts: float) -> float:
    """Runs that runners who go add when the ball is met."""
    return contact * (1 - strikeouts)


def gain_on_strikeouts(strikeouts: float, safe: float, stolen: float, caught: float) -> float:
    """Runs that the steal on a third strike adds, or costs."""
    return strikeouts * (safe * stolen + (1 - safe) * caught)

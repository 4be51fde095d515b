"""Where the words of a picture stand."""

from __future__ import annotations

from xml.etree.ElementTree import Element

LETTER = 8.0
"""Width of a letter or digit of a picture's usual size, at most, in its own units."""


def span(text: Element) -> tuple[float, float]:
    """From where to where a line of words reaches at most."""
    wide, x = LETTER * len("".join(text.itertext())), float(text.attrib["x"])
    left = x - {"end": wide, "middle": wide / 2}.get(text.get("text-anchor", "start"), 0.0)
    return left, left + wide

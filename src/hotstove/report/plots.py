"""Small plots as SVG, drawn without a library; colours and letters are the page's."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, MARGIN = 760, 360, 62
NAMES = 40
"""What is left free at the right of a plot of lines for their names."""
WHOLE_NUMBERS = 5
"""Axes longer than this begin and end at whole numbers."""
ROUNDS = 100
"""How often names that touch are moved apart; the last of them are then less than a tenth of a unit off."""
COLOURS = (
    *("#2f78b5", "#c8553d", "#4a8f55", "#a0648a", "#b98a12", "#6d70a0", "#2a9d8f"),
    *("#bc4749", "#6a994e", "#8b45c4", "#0077b6", "#9c6644", "#52796f", "#e07a5f", "#7b7fa8"),
)
"""Readable on light and on dark paper."""


def lines(
    title: str,
    series: Mapping[str, Sequence[float]],
    x_label: str,
    y_label: str,
    behind: Mapping[str, Sequence[float]] | None = None,
    style: str = "",
) -> str:
    """One line a name, named at its end; `behind` has other lines of the same names, dashed, each over the whole
    width however many points it has."""
    others = behind or {}
    longest = max((len(values) for values in series.values()), default=0)
    if longest < 2:
        return ""
    everything = [value for values in (*series.values(), *others.values()) for value in values]
    low, high = min(everything), max(everything)
    high = high if high > low else low + 1

    def place(share: float, value: float) -> str:
        x = MARGIN + share * (WIDTH - 2 * MARGIN - NAMES)
        return f"{x:.1f},{HEIGHT - MARGIN - (value - low) / (high - low) * (HEIGHT - 2 * MARGIN):.1f}"

    def path(values: Sequence[float], whole: int) -> str:
        return " ".join(place(number / max(whole - 1, 1), value) for number, value in enumerate(values))

    ticks = ("0", str(longest - 1)), (_tick(low, style), _tick(high, style))
    parts = [_frame(title, x_label, y_label, *ticks, NAMES)]
    if low < 0 < high:
        (x1, y1), (x2, _) = (place(share, 0).split(",") for share in (0, 1))
        parts.append(f'<line class="even" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y1}"/>')
    ranked = [item for item in sorted(series.items(), key=lambda item: -item[1][-1] if item[1] else 0) if item[1]]
    ends = _apart([float(place(0, values[-1]).split(",")[1]) for _, values in ranked])
    for number, ((name, values), y) in enumerate(zip(ranked, ends, strict=True)):
        colour = COLOURS[number % len(COLOURS)]
        if others.get(name):
            points = path(others[name], len(others[name]))
            parts.append(
                f'<polyline class="behind" fill="none" stroke="{colour}" stroke-width="1.6" points="{points}"/>'
            )
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2.2" points="{path(values, longest)}"/>')
        edge = WIDTH - MARGIN - NAMES + 4
        parts.append(f'<text x="{edge}" y="{y + 4:.1f}" style="fill:{colour}">{escape(name)}</text>')
    return _svg(title, parts)


def _apart(heights: Sequence[float]) -> list[float]:
    """Where names stand that belong at these heights, in rising order: each as near as it may be without touching
    its neighbours."""
    found = list(heights)
    for _ in range(ROUNDS):
        for place in range(len(found) - 1):
            lacking = (LINE - (found[place + 1] - found[place])) / 2
            if lacking > 0:
                found[place] -= lacking
                found[place + 1] += lacking
    return found


def scatter(title: str, points: Sequence[tuple[str, float, float]], x_label: str, y_label: str, named: int = 40) -> str:
    """Points with the line on which both figures are equal; up to `named` of them have their names beside them."""
    if not points:
        return ""
    values = [value for _, x, y in points for value in (x, y)]
    low, high = min(values), max(values)
    low, high = low - (high - low) * 0.05, high + (high - low) * 0.05 + 1e-9
    if high - low > WHOLE_NUMBERS:
        low, high = math.floor(low), math.ceil(high)

    def place(x: float, y: float) -> tuple[float, float]:
        span = high - low
        return (
            MARGIN + (x - low) / span * (WIDTH - 2 * MARGIN),
            HEIGHT - MARGIN - (y - low) / span * (HEIGHT - 2 * MARGIN),
        )

    style = ".3f" if high < 1.5 else ""
    ticks = (_tick(low, style), _tick(high, style))
    parts = [_frame(title, x_label, y_label, ticks, ticks)]
    (x1, y1), (x2, y2) = place(low, low), place(high, high)
    parts.append(f'<line class="even" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')
    few = len(points) <= named
    names = _names([(name, *place(x, y)) for name, x, y in points]) if few else []
    for name, x, y in points:
        px, py = place(x, y)
        size, fill = (4.5, "") if few else (3, ' fill-opacity=".55"')
        parts.append(
            f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{size}" fill="{COLOURS[0]}"{fill}>'
            f"<title>{escape(name)}</title></circle>"
        )
    return _svg(title, [*parts, *names])


LETTER, LINE, DOT = 11.0, 17.0, 5.0
"""Width of a letter, height of a line and half the width of a point, in units of the picture."""
MOST_COVERED = 0.2
"""The share of a name's room that may lie over points: beyond it neither could be read."""


def _names(points: Sequence[tuple[str, float, float]]) -> list[str]:
    """The names of points, each where it covers least of the points and touches no other name, within the picture;
    left out where there is no such place."""
    dots = [(x - DOT, y - DOT, x + DOT, y + DOT) for _, x, y in points]
    taken: list[Box] = []
    found = []
    for name, x, y in points:
        wide = LETTER * len(name)
        places = [
            (left, top, left + wide, top + LINE)
            for left, top in (
                (x + 7, y - LINE / 2),
                (x - 7 - wide, y - LINE / 2),
                (x - wide / 2, y - 7 - LINE),
                (x - wide / 2, y + 7),
                (x + 5, y - 4 - LINE),
                (x - 5 - wide, y - 4 - LINE),
                (x + 5, y + 4),
                (x - 5 - wide, y + 4),
            )
        ]
        within = [one for one in places if one[0] >= 0 and one[2] <= WIDTH]
        free = [one for one in within if not any(_shared(one, other) for other in taken)]
        covered = [(sum(_shared(one, other) for other in dots), one) for one in free]
        least, best = min(covered, key=_first, default=(math.inf, NOWHERE))
        if least > MOST_COVERED * wide * LINE:
            continue
        taken.append(best)
        left, _, right, bottom = best
        anchor, at = ("start", left) if left > x else ("end", right) if right < x else ("middle", x)
        found.append(f'<text x="{at:.1f}" y="{bottom - 4:.1f}" text-anchor="{anchor}">{escape(name)}</text>')
    return found


def _first(pair: tuple[float, Box]) -> float:
    return pair[0]


Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
NOWHERE: Box = (0.0, 0.0, 0.0, 0.0)


def _shared(one: Box, other: Box) -> float:
    """How much of the picture two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(wide, 0.0) * max(high, 0.0)


def _svg(title: str, parts: Sequence[str]) -> str:
    head = f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, *parts, "</svg>"])


def _tick(value: float, style: str) -> str:
    if style:
        return format(value, style).replace("0.", ".", 1) if style == ".3f" else format(value, style)
    return f"{value:.0f}" if abs(value) >= 20 or value == int(value) else f"{value:.1f}"


def _frame(title: str, x_label: str, y_label: str, xs: tuple[str, str], ys: tuple[str, str], names: int = 0) -> str:
    bottom, right = HEIGHT - MARGIN, WIDTH - MARGIN - names
    return "\n".join(
        [
            f'<text x="{WIDTH / 2}" y="26" class="title" text-anchor="middle">{escape(title)}</text>',
            f'<path class="axis" d="M{MARGIN} {MARGIN} V{bottom} H{right}"/>',
            f'<text class="soft" x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">{escape(x_label)}</text>',
            f'<text class="soft" x="8" y="{MARGIN - 24}">{escape(y_label)}</text>',
            f'<text class="soft" x="{MARGIN}" y="{bottom + 24}">{xs[0]}</text>',
            f'<text class="soft" x="{right}" y="{bottom + 24}" text-anchor="end">{xs[1]}</text>',
            f'<text class="soft" x="{MARGIN - 6}" y="{bottom}" text-anchor="end">{ys[0]}</text>',
            f'<text class="soft" x="{MARGIN - 6}" y="{MARGIN + 4}" text-anchor="end">{ys[1]}</text>',
        ]
    )

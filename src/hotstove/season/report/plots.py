"""Small plots as SVG, drawn without a library."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, MARGIN = 760, 360, 46
WHOLE_NUMBERS = 5
"""Axes longer than this begin and end at whole numbers."""
COLOURS = (
    *("#1b6ca8", "#c8553d", "#3a7d44", "#8e5572", "#d4a017", "#4b4e6d", "#2a9d8f"),
    *("#bc4749", "#6a994e", "#7b2cbf", "#0077b6", "#9c6644", "#52796f", "#e07a5f", "#3d405b"),
)


def lines(title: str, series: Mapping[str, Sequence[float]], x_label: str, y_label: str) -> str:
    """One line a club, named at its end."""
    longest = max((len(values) for values in series.values()), default=0)
    if longest < 2:
        return ""
    low = min(min(values) for values in series.values() if values)
    high = max(max(values) for values in series.values() if values)
    high = high if high > low else low + 1

    def place(number: int, value: float) -> tuple[float, float]:
        x = MARGIN + number / (longest - 1) * (WIDTH - 2 * MARGIN - 40)
        return x, HEIGHT - MARGIN - (value - low) / (high - low) * (HEIGHT - 2 * MARGIN)

    parts = [_frame(title, x_label, y_label, (0, longest - 1), (low, high))]
    ends: list[float] = []
    for number, (name, values) in enumerate(sorted(series.items(), key=lambda item: -item[1][-1] if item[1] else 0)):
        if not values:
            continue
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join("{:.1f},{:.1f}".format(*place(i, value)) for i, value in enumerate(values))
        y = place(len(values) - 1, values[-1])[1]
        while any(abs(y - other) < 11 for other in ends):
            y += 11
        ends.append(y)
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="1.6" points="{points}"/>')
        edge = place(longest - 1, low)[0]
        parts.append(f'<text x="{edge + 6:.1f}" y="{y + 4:.1f}" font-size="11" fill="{colour}">{escape(name)}</text>')
    return _svg(title, parts)


def scatter(title: str, points: Sequence[tuple[str, float, float]], x_label: str, y_label: str) -> str:
    """Named points with the line on which both figures are equal."""
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

    parts = [_frame(title, x_label, y_label, (low, high), (low, high))]
    (x1, y1), (x2, y2) = place(low, low), place(high, high)
    parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="#bbb"/>')
    for name, x, y in points:
        px, py = place(x, y)
        parts.append(f'<circle cx="{px:.1f}" cy="{py:.1f}" r="4" fill="#1b6ca8"><title>{escape(name)}</title></circle>')
        parts.append(f'<text x="{px + 6:.1f}" y="{py + 4:.1f}" font-size="11">{escape(name)}</text>')
    return _svg(title, parts)


def _svg(title: str, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}" font-family="sans-serif">'
    return "\n".join([head, *parts, "</svg>"])


def _tick(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 20 or value == int(value) else f"{value:.1f}"


def _frame(title: str, x_label: str, y_label: str, xs: tuple[float, float], ys: tuple[float, float]) -> str:
    bottom, right = HEIGHT - MARGIN, WIDTH - MARGIN
    return "\n".join(
        [
            f'<text x="{WIDTH / 2}" y="20" font-size="15" text-anchor="middle">{escape(title)}</text>',
            f'<path d="M{MARGIN} {MARGIN} V{bottom} H{right}" fill="none" stroke="#444"/>',
            f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" font-size="12" text-anchor="middle">{escape(x_label)}</text>',
            f'<text x="14" y="{MARGIN - 12}" font-size="12">{escape(y_label)}</text>',
            f'<text x="{MARGIN}" y="{bottom + 16}" font-size="11">{_tick(xs[0])}</text>',
            f'<text x="{right}" y="{bottom + 16}" font-size="11" text-anchor="end">{_tick(xs[1])}</text>',
            f'<text x="{MARGIN - 6}" y="{bottom}" font-size="11" text-anchor="end">{_tick(ys[0])}</text>',
            f'<text x="{MARGIN - 6}" y="{MARGIN + 4}" font-size="11" text-anchor="end">{_tick(ys[1])}</text>',
        ]
    )

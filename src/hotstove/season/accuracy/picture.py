"""The picture: expected against real, a panel for each figure, as an SVG file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hotstove.season.accuracy.players import Point
from hotstove.season.accuracy.report import Report, agreement

PANEL, MARGIN, GAP, COLUMNS = 220, 46, 26, 4
PANELS = ("AVG", "OBP", "SLG", "HR", "BB", "SO")
PITCHING_PANELS = ("ERA", "WHIP")


def picture(report: Report, title: str) -> str:
    """The text of an SVG file; every dot is a player, on the line if he did in the replays what he did in life."""
    panels = [(name, [p for p in report.batter_points if p.name == name]) for name in PANELS]
    panels += [(name, [p for p in report.pitcher_points if p.name == name]) for name in PITCHING_PANELS]
    rows = -(-len(panels) // COLUMNS)
    width, height = COLUMNS * (PANEL + MARGIN + GAP) + GAP, rows * (PANEL + MARGIN + GAP) + 2 * GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        ' font-family="sans-serif" font-size="11">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
        f'<text x="{GAP}" y="{GAP}" font-size="15">{escape(title)}</text>',
    ]
    for number, (name, points) in enumerate(panels):
        left = GAP + MARGIN + number % COLUMNS * (PANEL + MARGIN + GAP)
        top = 2 * GAP + number // COLUMNS * (PANEL + MARGIN + GAP)
        parts += _panel(name, points, left, top)
    return "\n".join((*parts, "</svg>")) + "\n"


def _panel(name: str, points: Sequence[Point], left: int, top: int) -> list[str]:
    values = [value for point in points for value in (point.real, point.replayed)] or [0.0, 1.0]
    low, high = min(values), max(values)
    edge = 0.04 * (high - low or 1.0)
    low, high = low - edge, high + edge

    def across(value: float) -> float:
        return round(left + PANEL * (value - low) / (high - low), 1)

    def down(value: float) -> float:
        return round(top + PANEL - PANEL * (value - low) / (high - low), 1)

    agrees = agreement(points, name)
    told = "nobody played enough" if agrees is None else f"r {agrees.correlation:.3f}, rms {agrees.difference:.4f}"
    heading = f"{name}: {told}"
    parts = [
        f'<rect x="{left}" y="{top}" width="{PANEL}" height="{PANEL}" fill="none" stroke="#888"/>',
        f'<text x="{left}" y="{top - 5}">{escape(heading)}</text>',
        f'<line x1="{left}" y1="{top + PANEL}" x2="{left + PANEL}" y2="{top}" stroke="#bbb"/>',
        f'<text x="{left + PANEL / 2:g}" y="{top + PANEL + 26}" text-anchor="middle">real</text>',
    ]
    for share in (0.0, 0.5, 1.0):
        value = low + share * (high - low)
        parts.append(f'<text x="{across(value)}" y="{top + PANEL + 13}" text-anchor="middle">{value:.3f}</text>')
        parts.append(f'<text x="{left - 4}" y="{down(value)}" text-anchor="end">{value:.3f}</text>')
    for point in points:
        label = escape(f"{point.player} {point.club}: {point.real:.4f}, {point.replayed:.4f}")
        parts.append(
            f'<circle cx="{across(point.real)}" cy="{down(point.replayed)}" r="2" fill="#1f5fa8" fill-opacity="0.55">'
            f"<title>{label}</title></circle>"
        )
    return parts

"""The picture of an ensemble: wins of every club, leaders, and the race as a fan, as an SVG file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from hotstove.report.plots import COLOURS
from hotstove.season.ensemble import Outcome, spread

WIDTH, ROW, LEFT, TOP, GAP = 900, 26, 190, 56, 44
RACE_HEIGHT, RACERS = 320, 4
"""Clubs whose race is drawn."""
SHADES = ((0.05, 0.95, 0.16), (0.25, 0.75, 0.30))
"""Bands of the fan: from which share to which, and how dark."""


def ensemble_picture(
    title: str, found: Sequence[Outcome], names: Mapping[str, str], real: Mapping[str, int], leaders: Mapping[str, str]
) -> str:
    """The text of an SVG file. `names` are the clubs' by code, `real` their real wins where they are known, `leaders`
    what is said of each category's leaders."""
    clubs = sorted(names, key=lambda code: -sum(one.wins[code] for one in found))
    parts: list[str] = []
    at = TOP + 20
    at = _wins(parts, at, clubs, found, names, real)
    at = _leaders(parts, at + GAP, leaders)
    if found[0].race:
        at = _race(parts, at + GAP, clubs[:RACERS], found, names)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{at + GAP}" '
        f'viewBox="0 0 {WIDTH} {at + GAP}" role="img" aria-label="{escape(title)}" font-family="sans-serif" '
        'font-size="12">'
    )
    ground = f'<rect width="{WIDTH}" height="{at + GAP}" fill="white"/>'
    name = f'<text x="24" y="30" font-size="17">{escape(title)}</text>'
    return "\n".join((head, ground, name, *parts, "</svg>")) + "\n"


def _wins(
    parts: list[str], top: int, clubs: Sequence[str], found: Sequence[Outcome], names: Mapping[str, str],
    real: Mapping[str, int],
) -> int:  # fmt: skip
    """A hill for each club: how often it won so many games; a mark where it really was."""
    figures = {code: [one.wins[code] for one in found] for code in clubs}
    known = [real[code] for code in clubs if code in real]
    low = min(min(map(min, figures.values())), *known) - 1 if known else min(map(min, figures.values())) - 1
    high = max(max(map(max, figures.values())), *known) + 1 if known else max(map(max, figures.values())) + 1

    def across(wins: float) -> float:
        return LEFT + (wins - low) / (high - low) * (WIDTH - LEFT - 90)

    parts.append(f'<text x="24" y="{top}" font-weight="bold">Wins, and the real figure as a mark</text>')
    most = max(max(Counter(values).values()) for values in figures.values())
    step = 10 if high - low > 30 else 5
    for wins in range((low // step + 1) * step, high, step):
        bottom = top + 12 + ROW * len(clubs)
        parts.append(f'<path d="M{across(wins):.1f} {top + 12} V{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{across(wins):.1f}" y="{bottom + 15}" text-anchor="middle" fill="#555">{wins}</text>')
    for number, code in enumerate(clubs):
        base = top + 12 + ROW * (number + 1) - 3
        counts = Counter(figures[code])
        hill = " ".join(
            f"{across(wins):.1f},{base - (ROW - 5) * counts.get(wins, 0) / most:.1f}"
            for wins in range(min(counts) - 1, max(counts) + 2)
        )
        colour = COLOURS[number % len(COLOURS)]
        one = spread(figures[code])
        parts.append(f'<text x="{LEFT - 10}" y="{base - 3}" text-anchor="end">{escape(names[code])}</text>')
        parts.append(f'<polygon points="{hill}" fill="{colour}" fill-opacity="0.45" stroke="{colour}"/>')
        tail = f"{one.mean:.1f}"
        if code in real:
            x = across(real[code])
            parts.append(f'<path d="M{x:.1f} {base - ROW + 5} V{base + 2}" stroke="black" stroke-width="2.2"/>')
            tail += f", was {real[code]}"
        parts.append(f'<text x="{WIDTH - 84}" y="{base - 3}" fill="#333">{tail}</text>')
    return top + 12 + ROW * len(clubs) + 18


def _leaders(parts: list[str], top: int, leaders: Mapping[str, str]) -> int:
    parts.append(f'<text x="24" y="{top}" font-weight="bold">Leaders: middle nine tenths, and who led oftenest</text>')
    for number, (header, words) in enumerate(leaders.items()):
        x = 24 + number % 2 * (WIDTH // 2 - 12)
        y = top + 20 + number // 2 * 18
        parts.append(f'<text x="{x}" y="{y}"><tspan font-weight="bold">{escape(header)}</tspan> {escape(words)}</text>')
    return top + 20 + (len(leaders) + 1) // 2 * 18


def _race(
    parts: list[str], top: int, clubs: Sequence[str], found: Sequence[Outcome], names: Mapping[str, str]
) -> int:  # fmt: skip
    """Games above or below an even record over the season: bands that hold half and nine tenths of all replays."""
    parts.append(
        f'<text x="24" y="{top}" font-weight="bold">The race: wins less losses, middle half and nine tenths</text>'
    )
    length = len(found[0].race[clubs[0]])
    columns = {code: [sorted(one.race[code][place] for one in found) for place in range(length)] for code in clubs}
    low = min(values[int(0.05 * len(values))] for places in columns.values() for values in places)
    high = max(
        values[min(len(values) - 1, int(0.95 * len(values)))] for places in columns.values() for values in places
    )
    top += 14

    def point(place: int, value: float) -> str:
        x = 70 + place / (length - 1) * (WIDTH - 260)
        return f"{x:.1f},{top + RACE_HEIGHT - (value - low) / max(1, high - low) * RACE_HEIGHT:.1f}"

    for value in range(low // 20 * 20 + 20, high, 20):
        x, y = point(0, value).split(",")
        parts.append(f'<path d="M{x} {y} H{WIDTH - 190}" stroke="#e4e4e4"/>')
        parts.append(f'<text x="{float(x) - 8:.1f}" y="{float(y) + 4:.1f}" text-anchor="end">{value:+d}</text>')
    ends: list[float] = []
    for number, code in enumerate(clubs):
        colour = COLOURS[number % len(COLOURS)]
        for least, most, dark in SHADES:
            upper = [point(place, values[min(len(values) - 1, int(most * len(values)))])
                     for place, values in enumerate(columns[code])]  # fmt: skip
            lower = [point(place, values[int(least * len(values))]) for place, values in enumerate(columns[code])]
            parts.append(
                f'<polygon points="{" ".join((*upper, *reversed(lower)))}" fill="{colour}" fill-opacity="{dark}"/>'
            )
        middle = [point(place, values[len(values) // 2]) for place, values in enumerate(columns[code])]
        parts.append(f'<polyline points="{" ".join(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        right, down = map(float, middle[-1].split(","))
        while any(abs(down - other) < 14 for other in ends):
            down += 14
        ends.append(down)
        parts.append(f'<text x="{right + 8:.1f}" y="{down + 4:.1f}" fill="{colour}">{escape(names[code])}</text>')
    return top + RACE_HEIGHT

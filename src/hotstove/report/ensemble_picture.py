"""The picture of an ensemble: wins of every club, leaders, and the race as a fan, as an SVG file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from hotstove.report.plots import COLOURS
from hotstove.season.ensemble import Outcome, spread

WIDTH, ROW, LEFT, RIGHT, TOP, GAP = 920, 26, 190, 130, 56, 44
"""Units of the whole picture, of a club's hill, of the names before it and the figures behind it."""
RACE_HEIGHT, BETWEEN, PANEL, RACERS = 170, 52, 330, 4
"""Height of a club's race and of what stands between two, its width, and for how many clubs it is drawn."""
SEASON = {0.0: "start", 0.5: "half the season", 1.0: "end"}
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
        at = _race(parts, at + GAP, clubs[:RACERS], found, names, real)
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
        return LEFT + (wins - low) / (high - low) * (WIDTH - LEFT - RIGHT)

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
        parts.append(f'<text x="{WIDTH - RIGHT + 10}" y="{base - 3}" fill="#333">{tail}</text>')
    return top + 12 + ROW * len(clubs) + 18


def _leaders(parts: list[str], top: int, leaders: Mapping[str, str]) -> int:
    parts.append(f'<text x="24" y="{top}" font-weight="bold">Leaders: middle nine tenths, and who led oftenest</text>')
    for number, (header, words) in enumerate(leaders.items()):
        x = 24 + number % 2 * (WIDTH // 2 - 12)
        y = top + 20 + number // 2 * 18
        parts.append(f'<text x="{x}" y="{y}"><tspan font-weight="bold">{escape(header)}</tspan> {escape(words)}</text>')
    return top + 20 + (len(leaders) + 1) // 2 * 18


def _race(
    parts: list[str], top: int, clubs: Sequence[str], found: Sequence[Outcome], names: Mapping[str, str],
    real: Mapping[str, int],
) -> int:  # fmt: skip
    """A panel for each club: its games above or below an even record over the season, as bands that hold half and nine
    tenths of all replays, with the middles of the others and a mark where it really ended."""
    parts.append(
        f'<text x="24" y="{top}" font-weight="bold">The race: wins less losses, middle half and nine tenths of all'
        " replays; grey, the middles of the other clubs here</text>"
    )
    length = len(found[0].race[clubs[0]])
    columns = {code: [sorted(one.race[code][place] for one in found) for place in range(length)] for code in clubs}
    ended = {code: 2 * real[code] - _games(found[0], code) for code in clubs if code in real}
    low = min(*(_share(values, 0.05) for places in columns.values() for values in places), *ended.values(), -1)
    high = max(*(_share(values, 0.95) for places in columns.values() for values in places), *ended.values(), 1)
    for number, code in enumerate(clubs):
        left, down = 60 + number % 2 * (PANEL + 90), top + 16 + number // 2 * (RACE_HEIGHT + BETWEEN)

        def point(place: int, value: float, left: int = left, down: int = down) -> str:
            x, y = left + place / (length - 1) * PANEL, down + 18 + (high - value) / (high - low) * RACE_HEIGHT
            return f"{x:.1f},{y:.1f}"

        colour = COLOURS[number % len(COLOURS)]
        for value in range(-(-low // 20) * 20, high + 1, 20):
            x, y = point(0, value).split(",")
            parts.append(f'<path d="M{x} {y} h{PANEL}" stroke="{"#e4e4e4" if value else "#999"}"/>')
            label = f"{value:+d}" if value else "0"
            parts.append(f'<text x="{left - 8}" y="{float(y) + 4:.1f}" text-anchor="end" fill="#555">{label}</text>')
        parts.append(
            f'<text x="{left}" y="{down + 10}" fill="{colour}" font-weight="bold">{escape(names[code])}</text>'
        )
        for least, most, dark in SHADES:
            upper = [point(place, _share(values, most)) for place, values in enumerate(columns[code])]
            lower = [point(place, _share(values, least)) for place, values in enumerate(columns[code])]
            parts.append(
                f'<polygon points="{" ".join((*upper, *reversed(lower)))}" fill="{colour}" fill-opacity="{dark}"/>'
            )
        for other in (*(one for one in clubs if one != code), code):
            middle = " ".join(point(place, _share(values, 0.5)) for place, values in enumerate(columns[other]))
            stroke = f'"{colour}" stroke-width="2.2"' if other == code else '"#aaa"'
            parts.append(f'<polyline points="{middle}" fill="none" stroke={stroke}/>')
        for share, words in SEASON.items():
            at, under = left + share * PANEL, down + 18 + RACE_HEIGHT + 14
            parts.append(f'<text x="{at:.1f}" y="{under}" text-anchor="middle" fill="#555">{words}</text>')
        if code in ended:
            right, level = map(float, point(length - 1, ended[code]).split(","))
            parts.append(f'<path d="M{right - 7:.1f} {level} h14" stroke="black" stroke-width="2.2"/>')
            parts.append(f'<text x="{right + 9:.1f}" y="{level + 4:.1f}" fill="#333">{ended[code]:+d}</text>')
    return top + 16 + (len(clubs) + 1) // 2 * (RACE_HEIGHT + BETWEEN)


def _share(ranked: Sequence[int], share: float) -> int:
    """The figure below which a share of them lies."""
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def _games(one: Outcome, code: str) -> int:
    """Games of a club in a season."""
    return 2 * one.wins[code] - one.race[code][-1]

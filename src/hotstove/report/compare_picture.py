"""The picture of a comparison: every club's wins by every game beside the record, and how far the league's figures are
off, as an SVG file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hotstove.report.plots import COLOURS
from hotstove.season.compare import Comparison

WIDTH, ROW, LEFT, RIGHT, TOP, GAP = 940, 24, 190, 24, 92, 60
LETTER = 8
"""Width of a letter or digit at most."""
MOST_OFF = 0.25
"""Figures that are further off are drawn at the edge, with the number outside it."""


def compare_picture(found: Comparison) -> str:
    """The text of an SVG file."""
    title = f"{found.season.year} {found.league}".strip() + " by every game, beside the record"
    parts: list[str] = []
    for number, game in enumerate(found.games):
        x = 24 + number * 225
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<circle cx="{x + 5}" cy="52" r="5" fill="{colour}"/>')
        times = "1 replay" if game.replays == 1 else f"{game.replays:,} replays"
        parts.append(f'<text x="{x + 15}" y="56">{escape(game.name)}, {times}</text>')
    bottom = _wins(parts, TOP, found)
    bottom = _figures(parts, bottom + GAP, found)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{bottom + 40}" '
        f'viewBox="0 0 {WIDTH} {bottom + 40}" role="img" aria-label="{escape(title)}" font-family="sans-serif" '
        'font-size="12">'
    )
    ground = f'<rect width="{WIDTH}" height="{bottom + 40}" fill="white"/>'
    name = f'<text x="24" y="28" font-size="17">{escape(title)}</text>'
    return "\n".join((head, ground, name, *parts, "</svg>")) + "\n"


def _wins(parts: list[str], top: int, found: Comparison) -> int:
    real, names = found.real, found.names
    clubs = sorted(real, key=lambda code: -real[code])
    figures = [value for game in found.games for value in game.wins.values()] + list(real.values())
    low, high = int(min(figures)) - 2, int(max(figures)) + 3

    def across(wins: float) -> float:
        return LEFT + (wins - low) / (high - low) * (WIDTH - LEFT - 40)

    parts.append(f'<text x="24" y="{top}" font-weight="bold">Wins; the record is the black mark</text>')
    edge = top + 14 + ROW * len(clubs)
    for wins in range(low // 10 * 10 + 10, high, 10):
        parts.append(f'<path d="M{across(wins):.1f} {top + 14} V{edge}" stroke="#ddd"/>')
        parts.append(f'<text x="{across(wins):.1f}" y="{edge + 14}" text-anchor="middle" fill="#555">{wins}</text>')
    for place, code in enumerate(clubs):
        y = top + 14 + ROW * place + ROW / 2
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{escape(names[code])}</text>')
        x = across(real[code])
        parts.append(f'<path d="M{x:.1f} {y - 9:.1f} V{y + 9:.1f}" stroke="black" stroke-width="2.5"/>')
        for number, game in enumerate(found.games):
            colour = COLOURS[number % len(COLOURS)]
            label = escape(f"{game.name}: {game.wins[code]:.1f}, really {real[code]}")
            parts.append(
                f'<circle cx="{across(game.wins[code]):.1f}" cy="{y:.1f}" r="4.5" fill="{colour}" fill-opacity="0.75">'
                f"<title>{label}</title></circle>"
            )
    return edge + 14


def _figures(parts: list[str], top: int, found: Comparison) -> int:
    names = found.figure_names()
    before, behind = (_widest(found, names, above) for above in (False, True))
    first, last = LEFT + before, WIDTH - RIGHT - behind
    middle, half = (first + last) / 2, (last - first) / 2
    parts.append(f'<text x="24" y="{top}" font-weight="bold">The league: how far a figure is off the record</text>')
    edge = top + 14 + ROW * len(names)
    for share in (-0.2, -0.1, 0.0, 0.1, 0.2):
        x = middle + share / MOST_OFF * half
        shade, words = ("#888", "0%") if share == 0 else ("#ddd", f"{share:+.0%}")
        parts.append(f'<path d="M{x:.1f} {top + 14} V{edge}" stroke="{shade}"/>')
        parts.append(f'<text x="{x:.1f}" y="{edge + 14}" text-anchor="middle" fill="#555">{words}</text>')
    for place, name in enumerate(names):
        y = top + 14 + ROW * place + ROW / 2
        words = escape(f"{name} {found.record(name):.3f}")
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{words}</text>')
        at_edge = {False: 0, True: 0}
        for number, game in enumerate(found.games):
            off = game.off(name)
            if off is None:
                continue
            x = middle + max(-MOST_OFF, min(MOST_OFF, off)) / MOST_OFF * half
            if abs(off) > MOST_OFF:
                x += at_edge[off > 0] * (9 if off < 0 else -9)
                at_edge[off > 0] += 1
            label = escape(f"{game.name}, {name}: {off:+.1%}")
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{COLOURS[number % len(COLOURS)]}" '
                f'fill-opacity="0.75"><title>{label}</title></circle>'
            )
        for above, x, anchor in ((False, first - 8, "end"), (True, last + 8, "start")):
            told = [
                f'<tspan fill="{COLOURS[number % len(COLOURS)]}">{words}</tspan>'
                for number, words in _beyond(found, name, above)
            ]
            if told:
                parts.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}">{" ".join(told)}</text>')
    return edge + 14


def _beyond(found: Comparison, name: str, above: bool) -> list[tuple[int, str]]:
    """The games by whose number a figure is too far above or below the record to be drawn, and how far it is."""
    off = [(number, game.off(name)) for number, game in enumerate(found.games)]
    return [(number, f"{one:+.0%}") for number, one in off if one and abs(one) > MOST_OFF and (one > 0) == above]


def _widest(found: Comparison, names: Sequence[str], above: bool) -> float:
    """Room that the numbers at an edge need, at most: as many units as the longest line of them is wide."""
    lines = (" ".join(words for _, words in _beyond(found, name, above)) for name in names)
    return 8 + LETTER * max(map(len, lines), default=0)

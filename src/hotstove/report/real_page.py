"""The page that sets a replay beside the real season: clubs, regulars, and the largest differences."""

from __future__ import annotations

from math import sqrt

from hotstove.almanac.club_page import ClubPage
from hotstove.almanac.player_page import PlayerPage
from hotstove.almanac.reality import real_club
from hotstove.report.material import Material
from hotstove.report.pages import Link, link_to, paper, percentile_bar, table
from hotstove.report.plots import scatter

REGULAR = {"batting": ("at_bats", 300), "pitching": ("outs", 240)}
"""Who is drawn: at bats, or outs pitched."""
FIGURES = {"batting": ("AVG", "SLG"), "pitching": ("ERA", "WHIP")}
STRANGEST = 15


def real_page(material: Material, clubs: list[ClubPage], players: list[PlayerPage]) -> str:
    """Nothing for seasons of clubs that never were, or never met."""
    known = [
        club
        for club in clubs
        if club.real is not None and club.standing.results and real_club(material.year, club.code) is not None
    ]
    if not known:
        return ""
    wins, runs = [], []
    for club in known:
        real = club.real
        assert real is not None
        played = len(club.standing.results) + club.standing.ties
        wins.append((club.code, 100 * real.won / (real.won + real.lost), 100 * club.standing.percentage))
        runs.append((club.code, real.scored / (real.won + real.lost), club.standing.scored / played))
    parts = [
        paper(
            "Clubs",
            f"<p>Root mean square difference from the record: {_difference(wins) * 1.62:.1f} wins in 162 games, "
            f"{_difference(runs):.2f} runs a game.</p>"
            f'<div class="pair">{scatter("Games won in a hundred", wins, "real", "here")}'
            f"{scatter('Runs a game', runs, 'real', 'here')}</div>",
        )
    ]
    for kind, (name, least) in REGULAR.items():
        regulars = [
            page
            for page in players
            if page.seasons[kind] and page.seasons[kind][-1].line[name] >= least and page.beside[kind]
        ]
        plots = [
            scatter(f"{figure} of {len(regulars)} regulars", _points(kind, figure, regulars), "real", "here")
            for figure in FIGURES[kind]
        ]
        body = f'<div class="pair">{"".join(plots)}</div>{_strangest(kind, regulars)}' if regulars else ""
        parts.append(paper(kind.capitalize(), body))
    return "\n".join(parts)


def _points(kind: str, header: str, pages: list[PlayerPage]) -> list[tuple[str, float, float]]:
    found = []
    for page in pages:
        one = next((one for one in page.beside[kind] if one.header == header), None)
        if one is not None and "-" not in (one.real, one.here):
            found.append((page.name, float(one.real), float(one.here)))
    return found


def _strangest(kind: str, pages: list[PlayerPage]) -> str:
    """The figures that chance alone would hardly give."""
    found = [
        (page, one, abs(one.percentile - 50))
        for page in pages
        for one in page.beside[kind]
        if one.percentile is not None
    ]
    found.sort(key=lambda item: (-item[2], item[0].name, item[1].header))
    rows = [
        (
            Link(page.name, link_to("players", page.player)),
            one.header,
            one.here,
            one.real,
            percentile_bar(one.percentile),
        )
        for page, one, _ in found[:STRANGEST]
    ]
    return "<h3>Furthest from the record</h3>" + table(("Name", "", "Here", "Real", "Percentile"), rows, words=2)


def _difference(figures: list[tuple[str, float, float]]) -> float:
    return sqrt(sum((here - real) ** 2 for _, real, here in figures) / len(figures))

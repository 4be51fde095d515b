"""The leaders' page: every list with clubs, real figures beside them, and the way to each player."""

from __future__ import annotations

from html import escape

from hotstove.almanac.leading import leader_lists
from hotstove.report.material import Material
from hotstove.report.pages import Cell, Link, link_to, table

MOST = 10


def leaders_page(material: Material) -> str:
    parts = []
    lists = leader_lists(material.connection, material.season, most=MOST)
    for one in sorted(lists, key=lambda one: one.league):
        known = any(leader.real for leader in one.leaders)
        ranked = any(leader.percentile is not None for leader in one.leaders)
        rows: list[list[Cell]] = [
            [
                Link(leader.name, link_to("players", leader.player))
                if leader.player in material.appeared
                else leader.name,
                "/".join(leader.clubs),
                leader.figure,
                *([leader.real] if known else []),
                *(["" if leader.percentile is None else f"{leader.percentile:.0f}"] if ranked else []),
            ]
            for leader in one.leaders
        ]
        if one.level:
            rows.append([f"and {one.level} more", "", one.at, *([""] if known else []), *([""] if ranked else [])])
        heads = ("Name", "Club", one.category.key, *(("Real",) if known else ()), *(("Percentile",) if ranked else ()))
        if rows:
            heading = f"<h2>{escape(one.title)}</h2>"
            parts.append(f'<section class="paper">{heading}{table(heads, rows, words=2)}</section>')
    return f'<div class="lists">{"".join(parts)}</div>'

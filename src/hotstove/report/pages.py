"""The pages' common dress: links, tables, the head with its menu."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple, TypeAlias
from urllib.parse import quote

from hotstove.records.names import file_name

MENU = (
    ("index", "Standings"),
    ("leaders", "Leaders"),
    ("players", "Players"),
    ("games", "Games"),
    ("records", "Records"),
    ("real", "Real v. here"),
)


class Link(NamedTuple):
    """A cell that leads to another page."""

    text: str
    page: str


class Markup(NamedTuple):
    """A cell that is HTML already."""

    html: str


Cell: TypeAlias = "str | int | Link | Markup"


class Dress(NamedTuple):
    """What all pages of a report have in common: its title, and the pages that it has."""

    title: str
    subtitle: str
    pages: frozenset[str]

    def page(self, heading: str, body: str, *, name: str = "", up: str = "", under: str = "") -> str:
        """A whole page; `up` is the way back to the folder of the first page, `under` a line below the heading."""
        here = ' aria-current="page"'
        menu = "".join(
            f'<a href="{up}{key}.html"{here if key == name else ""}>{label}</a>'
            for key, label in MENU
            if key in self.pages
        )
        small = f"<small>{escape(under)}</small>" if under else ""
        return (
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(heading)} · '
            f"{escape(self.title)}</title>\n"
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="stylesheet" href="{up}css/base.css"><link rel="stylesheet" href="{up}css/report.css">'
            "</head>\n"
            f'<body><header class="top"><div><a class="title" href="{up}index.html">{escape(self.title)}</a>'
            f"<nav>{menu}</nav></div></header>\n"
            f"<main><h1>{escape(heading)}{small}</h1>\n{body}\n</main>\n"
            f'<footer class="foot">{escape(self.subtitle)}</footer></body></html>\n'
        )


def page_of(name: str) -> str:
    """The file of a club's, player's or game's page, in its folder whatever the name is."""
    return f"{file_name(name)}.html"


def link_to(folder: str, name: str) -> str:
    """The way to such a page, as a link wants it."""
    return f"{folder}/{quote(page_of(name))}"


def paper(heading: str, body: str) -> str:
    """A sheet of paper on the table; nothing where there is nothing to show."""
    title = f"<h2>{escape(heading)}</h2>" if heading else ""
    return f'<section class="paper">{title}{body}</section>' if body else ""


def table(headers: Sequence[str], rows: Sequence[Sequence[Cell]], total: bool = False, words: int = 1) -> str:
    """A table that scrolls by itself on a narrow page; the first `words` columns are text, the rest figures. With
    `total` the last row is a sum."""
    if not rows:
        return ""
    kinds = [_kind(place, rows, words) for place in range(len(headers))]
    head = "".join(f"<th{kind}>{escape(header)}</th>" for header, kind in zip(headers, kinds, strict=True))
    lines = []
    for number, row in enumerate(rows):
        mark = ' class="total"' if total and number == len(rows) - 1 else ""
        lines.append(
            f"<tr{mark}>"
            + "".join(f"<td{kind}>{_cell(cell)}</td>" for cell, kind in zip(row, kinds, strict=True))
            + "</tr>"
        )
    body = "\n".join(lines)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


LONG = 44
"""Letters from which a cell may break its line."""


def _kind(place: int, rows: Sequence[Sequence[Cell]], words: int) -> str:
    if place >= words:
        return ""
    wide = any(len(_plain(row[place])) > LONG for row in rows)
    return ' class="text wide"' if wide else ' class="text"'


def _plain(cell: Cell) -> str:
    return cell.text if isinstance(cell, Link) else "" if isinstance(cell, Markup) else str(cell)


def _cell(cell: Cell) -> str:
    if isinstance(cell, Markup):
        return cell.html
    if isinstance(cell, Link):
        return f'<a href="{escape(cell.page)}">{escape(cell.text)}</a>'
    return escape(str(cell))


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """Figures in boxes, each with what it is below."""
    boxes = "".join(
        f'<div class="fact"><strong>{escape(figure)}</strong><span>{escape(label)}</span></div>'
        for label, figure in pairs
    )
    return f'<div class="facts">{boxes}</div>'


def percentile_bar(value: float | None) -> Markup:
    """Where a figure stands among those that chance alone would give around the real one."""
    if value is None:
        return Markup("")
    return Markup(f'<span class="bar"><i style="left:{value:.0f}%"></i></span><span class="percent">{value:.0f}</span>')

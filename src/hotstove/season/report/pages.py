"""The pages' common dress, and tables in HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple
from urllib.parse import quote

from hotstove.records.names import file_name

STYLE = """
body { font: 15px/1.45 Georgia, serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
body { color: #222; background: #fffdf8; }
h1, h2 { font-weight: normal; } a { color: #1b4f72; } nav a { margin-right: 1rem; }
table { border-collapse: collapse; margin: .6rem 0 1.6rem; font: 14px/1.3 ui-monospace, monospace; }
th, td { padding: .15rem .6rem; text-align: right; border-bottom: 1px solid #e6e0d4; }
th:first-child, td:first-child { text-align: left; } pre { font: 13px/1.3 ui-monospace, monospace; overflow-x: auto; }
td:first-child, td a { white-space: nowrap; } tbody tr:hover { background: #f6f0e2; }
.lists { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 0 2rem; }
.lists h2 { font-size: 1.1rem; margin: .4rem 0 0; } .lists table { width: 100%; }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #e6e0d4; margin: .6rem 0; }
"""


class Link(NamedTuple):
    """A cell that leads to another page."""

    text: str
    page: str


def page_of(name: str) -> str:
    """The file of a club's or a game's page, in its folder whatever the name is."""
    return f"{file_name(name)}.html"


def link_to(folder: str, name: str) -> str:
    """The way to such a page, as a link wants it."""
    return f"{folder}/{quote(page_of(name))}"


def table(headers: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    head = "".join(f"<th>{escape(header)}</th>" for header in headers)
    body = "\n".join("<tr>" + "".join(f"<td>{_cell(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>"


def _cell(cell: Any) -> str:
    if isinstance(cell, Link):
        return f'<a href="{escape(cell.page)}">{escape(cell.text)}</a>'
    return escape(str(cell))


def page(title: str, body: str, up: str = "") -> str:
    """A whole page; `up` is the way back to the folder of the first page."""
    nav = " ".join(
        f'<a href="{up}{name}.html">{label}</a>'
        for name, label in (("index", "Standings"), ("leaders", "Leaders"), ("games", "Games"))
    )
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body><nav>{nav}</nav>\n<h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )

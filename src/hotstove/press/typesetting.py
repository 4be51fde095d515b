"""A document set with Typst: our templates with an owner's laid over them, fonts from the package, same bytes twice."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Literal

from hotstove.table.errors import Mistake
from hotstove.table.reading import MOST_BYTES_OF_ROWS, read_bytes

Format = Literal["pdf", "png", "svg"]
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
INCH = 25.4
PIXELS_PER_INCH = 300.0
DATE = 0
"""The day that stands in every file, in seconds from 1970: two prints of one thing are the same bytes."""


@dataclass(frozen=True)
class Document:
    """What is to be printed: the template that draws it, its title for readers and shelves, and the values it draws."""

    template: str
    title: str
    data: Mapping[str, Any]
    size: tuple[float, float] | None = None
    """Width and height in millimetres where it is not a sheet of paper, such as a single card."""


@dataclass(frozen=True)
class Press:
    """Where documents are set: the paper, an owner's own templates, and a folder with more fonts."""

    paper: str = "a4"
    templates: Path | None = None
    fonts: Path | None = None

    def __post_init__(self) -> None:
        if self.paper not in PAPERS:
            raise Mistake(f"--paper {self.paper}: it is {' or '.join(PAPERS)}")
        for option, folder in (("--templates", self.templates), ("--fonts", self.fonts)):
            if folder is not None and not folder.is_dir():
                raise Mistake(f"{option} {folder}: there is no such folder")

    def set(self, document: Document, kind: Format = "pdf") -> bytes:
        """The finished file; a PDF is tagged for screen readers (PDF/UA-1) and has its fonts embedded."""
        typst = _typst()
        width, height = document.size or PAPERS[self.paper]
        values = {"title": document.title, "width": width, "height": height, **document.data}
        sources = {**_sources(self.templates), "data.json": json.dumps(values, ensure_ascii=False).encode()}
        if document.template not in sources:
            raise Mistake(f"--templates {self.templates}: there is no {document.template}")
        sources["main.typ"] = sources.pop(document.template)
        with as_file(files("hotstove.press") / "fonts") as ours:
            folders = [str(ours), *([str(self.fonts)] if self.fonts is not None else [])]
            try:
                made = typst.compile(
                    sources,
                    format=kind,
                    font_paths=folders,
                    ignore_system_fonts=True,
                    ppi=PIXELS_PER_INCH,
                    pdf_standards="ua-1" if kind == "pdf" else [],
                    timestamp=DATE,
                )
            except typst.TypstError as error:
                raise _mistake(document, error.message, error.diagnostic) from None
        pages = made if isinstance(made, list) else [made]
        if len(pages) != 1:
            raise Mistake(f"{kind}: {document.title} has {len(pages)} pages; only a single card can be {kind}")
        return bytes(pages[0])


def _typst() -> Any:
    try:
        import typst
    except ImportError:
        raise Mistake("press: Typst is not installed; pip install 'hotstove[press]' brings it") from None
    return typst


def _mistake(document: Document, message: str, diagnostic: str) -> Mistake:
    """One sentence about what Typst could not do."""
    letters = re.search(r"the text `\"(.+?)\"` could not be displayed", message)
    if letters is not None:
        return Mistake(f"{document.title}: no font here has the letter {letters[1]!r}; --fonts DIR brings one that has")
    return Mistake(f"{_where(document, diagnostic)}: Typst cannot set it ({message})")


def _where(document: Document, diagnostic: str) -> str:
    """The template and the line that a diagnostic speaks of."""
    found = re.search(r"([\w-]+\.typ):(\d+)", diagnostic)
    if found is None:
        return document.template
    return f"{document.template if found[1] == 'main.typ' else found[1]}, line {found[2]}"


@cache
def _ours() -> dict[str, bytes]:
    folder = files("hotstove.press") / "templates"
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name.endswith(".typ")}


def _sources(own: Path | None) -> dict[str, bytes]:
    """Our templates, with an owner's files of the same name in their place."""
    sources = dict(_ours())
    for file in sorted(own.glob("*")) if own is not None else ():
        if file.is_file():
            sources[file.name] = read_bytes(file, MOST_BYTES_OF_ROWS)
    return sources

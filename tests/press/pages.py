"""What a reader of PDF files finds on printed pages."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

from hotstove.table.face import Face, Grid

MM = 25.4 / 72
Point = tuple[float, float]


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def text_of(pdf: bytes) -> str:
    """All the text without blanks, page after page."""
    return "".join("".join((page.extract_text() or "").split()) for page in reader(pdf).pages)


def printed(face: Face) -> str:
    """The squares of a face in the order in which a page has them, without blanks."""
    return "".join(_squares(grid) for grid in face.grids)


def _squares(grid: Grid) -> str:
    size = -(-len(grid.rows) // grid.blocks)
    heads = "".join((grid.corner, *grid.columns)) if any(grid.columns) else ""
    text = ""
    for start in range(0, len(grid.rows), size):
        rows = (row.head + "".join(cell.text for cell in row.cells) for row in grid.rows[start : start + size])
        text += heads + "".join(rows)
    return "".join(f"{grid.title.upper()}{text}".replace("^", "").split())


def fonts_embedded(pdf: bytes) -> list[bool]:
    """For each font of the file, whether it is in the file."""
    found = []
    for page in reader(pdf).pages:
        for font in _fonts(page):
            for part in font.get("/DescendantFonts", [font]):
                descriptor = part.get_object()["/FontDescriptor"]
                found.append(any(f"/FontFile{kind}" in descriptor for kind in ("", "2", "3")))
    return found


def _fonts(page: Any) -> list[Any]:
    resources = page["/Resources"].get_object()
    return [font.get_object() for font in resources.get("/Font", {}).get_object().values()]


def tagged(pdf: bytes) -> bool:
    root: Any = reader(pdf).trailer["/Root"]
    said = root["/Metadata"].get_object().get_data()
    return bool(root["/MarkInfo"]["/Marked"]) and "/StructTreeRoot" in root and b"<pdfuaid:part>1<" in said


def strokes(pdf: bytes, page: int = 0) -> list[tuple[Point, Point]]:
    """The straight lines of a page in millimetres from its lower left corner."""
    one = reader(pdf).pages[page]
    matrix, stack, here, found = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0), [], (0.0, 0.0), []
    contents = one.get_contents()
    assert contents is not None
    for operands, operator in ContentStream(contents, reader(pdf)).operations:
        if operator == b"q":
            stack.append(matrix)
        elif operator == b"Q":
            matrix = stack.pop()
        elif operator == b"cm":
            matrix = _times(tuple(map(float, operands)), matrix)
        elif operator == b"m":
            here = _put(matrix, *map(float, operands))
        elif operator == b"l":
            there = _put(matrix, *map(float, operands))
            found.append((here, there))
            here = there
    return found


def _times(one: Any, two: Any) -> Any:
    a, b, c, d, e, f = one
    p, q, r, s, t, u = two
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


def _put(matrix: Any, x: float, y: float) -> Point:
    a, b, c, d, e, f = matrix
    return ((a * x + c * y + e) * MM, (b * x + d * y + f) * MM)

"""Numbers have sources: every float constant of the fitters and estimates says where it is from, or is on a short list.

A source is a rule's id, a printed card or chart, seasons on which it was measured, the record, a page of docs/
whose table has it as a bound, or the command that prints it. A tolerance at which a search stops needs none. Those
without one are in `unsourced.txt`, which may only become shorter.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "hotstove"
LIST = Path(__file__).with_name("unsourced.txt")
SAYS = re.compile(
    r"\b(1[89]\d\d|20\d\d)\b|\b[A-Z]{2}-\d+|^Tolerance: |\bdocs/[a-z-]+\.md|`(?:python -m|hotstove) "
    r"|\b(record|measured|printed|Retrosheet|Lahman|charts?)\b"
)


def files() -> list[Path]:
    return sorted([*(SOURCE / "cardmaker").rglob("*.py"), *(SOURCE / "games").glob("*/estimates.py")])


def constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Names of float constants with the text that stands below them."""
    for number, statement in enumerate(tree.body):
        if not isinstance(statement, ast.Assign | ast.AnnAssign) or statement.value is None:
            continue
        if not any(isinstance(part, ast.Constant) and isinstance(part.value, float) for part in ast.walk(statement)):
            continue
        text = _text_below(tree.body[number + 1 :])
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        for target in targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from ((name.id, text) for name in names if isinstance(name, ast.Name))


def _text_below(following: list[ast.stmt]) -> str:
    """The docstring of a constant, or of the run of constants that it begins."""
    for one in following:
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
            return str(one.value.value)
        if not isinstance(one, ast.Assign | ast.AnnAssign | ast.AugAssign):
            return ""
    return ""


def unsourced() -> set[str]:
    found = set()
    for file in files():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        whole = ast.get_docstring(tree) or ""
        for name, text in constants(tree):
            if not SAYS.search(text) and not ("measured" in whole.lower() and SAYS.search(whole)):
                found.add(f"{file.relative_to(SOURCE).with_suffix('').as_posix()} {name}")
    return found


def test_every_float_constant_has_a_source() -> None:
    listed = set(LIST.read_text(encoding="utf-8").split("\n")) - {""}
    now = unsourced()
    assert now - listed == set(), "new constants say where they are from"
    assert listed - now == set(), "these have a source now: take them off the list"


def test_the_reader_sees_what_it_should() -> None:
    tree = ast.parse('A = 0.5\n"""Measured in 1988."""\nB = C, D = 0.1, 2\nE = 3\nF = (1, {"x": 0.2})\n')
    found = dict(constants(tree))
    assert set(found) == {"A", "B", "C", "D", "F"}
    assert SAYS.search(found["A"])
    assert not any(SAYS.search(found[name]) for name in "BCDF")

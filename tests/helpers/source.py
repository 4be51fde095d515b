"""The rules as source: every function of a game's folder, with what it is decorated with and what it calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from hotstove.games import keys
from tests.helpers.ledger import ROOT

GAMES = ROOT / "src" / "hotstove" / "games"
OUTER = frozenset({"game.py", "judging.py"})
"""Files that run rules and are none themselves."""


class Function(NamedTuple):
    """One function of a game."""

    game: str
    file: str
    node: ast.FunctionDef

    @property
    def where(self) -> str:
        return f"{self.game}/{self.file} {self.node.name}"

    @property
    def marks(self) -> set[str]:
        """The names of its decorators."""
        calls = (mark.func if isinstance(mark, ast.Call) else mark for mark in self.node.decorator_list)
        return {name.id for name in calls if isinstance(name, ast.Name)}

    @property
    def is_stage(self) -> bool:
        return "stage" in self.marks

    @property
    def is_rule(self) -> bool:
        """It asks something, and is no part of an outer loop."""
        return self.file not in OUTER and any(
            isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(self.node)
        )


def games_present() -> list[str]:
    """The games whose identity cards are in this edition."""
    return [key for key in keys() if find_spec(f"hotstove.games.{key}.game") is not None]


@cache
def modules(game: str) -> dict[str, ast.Module]:
    return {
        str(path.relative_to(GAMES / game)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(Path(GAMES / game).rglob("*.py"))
    }


def functions(game: str) -> Iterator[Function]:
    for file, tree in modules(game).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                yield Function(game, file, node)


def called(node: ast.AST) -> Iterator[ast.Call]:
    return (part for part in ast.walk(node) if isinstance(part, ast.Call))


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""

"""The ledger: which rules each rulebook holds, and which tests stand for each of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
HEADING = re.compile(r"^## ([A-Z]{2})-(\d{2}) (.+)$", re.MULTILINE)
TEST = re.compile(r"test_([a-z]{2})_(\d{2})_\w+")


class Rule(NamedTuple):
    """One entry of a rulebook and the tests named after it."""

    id: str
    title: str
    tests: tuple[str, ...]


def games_with_rulebooks() -> list[str]:
    return sorted(path.stem for path in (ROOT / "rulebooks").glob("*.md"))


def titles(game: str) -> dict[str, str]:
    """The ids and titles of a game's rulebook, in order."""
    text = (ROOT / "rulebooks" / f"{game}.md").read_text(encoding="utf-8")
    return {f"{prefix}-{number}": title for prefix, number, title in HEADING.findall(text)}


def named_tests(game: str) -> dict[str, list[str]]:
    """The test functions of a game under the ids that their names begin with."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "rulebook" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = TEST.fullmatch(node.name) if isinstance(node, ast.FunctionDef) else None
            if named is not None:
                found.setdefault(f"{named[1].upper()}-{named[2]}", []).append(named[0])
    return found


def ledger(game: str) -> list[Rule]:
    """Every rule of a game with its tests."""
    tests = named_tests(game)
    return [Rule(rule, title, tuple(tests.get(rule, ()))) for rule, title in titles(game).items()]

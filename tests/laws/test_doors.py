"""The types hold at the doors between rooms: an error put there is found by mypy, and no door is typed `Any`."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.helpers.ledger import ROOT

SOURCE = ROOT / "src" / "hotstove"

UNCHECKED = {
    "hotstove.table.questions": "a generator's answer cannot depend on what it asked",
    "hotstove.table.chart_files": "what a file holds until it has been checked",
    "hotstove.table.charts": "a chart's keys and cells are whatever its file lists",
    "hotstove.table.account": "the same cells, noted",
    "hotstove.table.reading": "what a file holds until it has been checked",
    "hotstove.table.text_file": "the names and types of Traversable, which it stands in for",
    "hotstove.table.scenarios": "what a scenario file holds until it has been checked",
    "hotstove.diamond.club_files": "what a file holds until it has been checked",
    "hotstove.odds.diagram.tracing": "values of the rules, whatever they are, while nobody has looked at them",
    "hotstove.odds.stages": "the same, handed on to the rule that was called",
    "hotstove.diamond.trial": "what a scenario file holds until it has been checked",
}
"""Rooms' modules whose public signatures may say `Any`, and why."""


class Mutant(NamedTuple):
    """A change that breaks what one room promises another."""

    file: str
    old: str
    new: str


MUTANTS = {
    "a method of the estimates renamed": Mutant(
        "games/superstar/estimates.py", "def batter_value(self", "def batter_worth(self"
    ),
    "a field left out of the matchup": Mutant(
        "games/superstar/game.py", "swings, bat.bunt, running, nine.defense", "swings, bat.bunt, nine.defense"
    ),
    "two fields of the matchup swapped": Mutant(
        "games/superstar/game.py", "swings, bat.bunt, running, nine.defense", "swings, running, bat.bunt, nine.defense"
    ),
    "a door of a game misspelt": Mutant("cardmaker/shelf.py", "identity.read_club(file)", "identity.read_clubb(file)"),
    "a game's own estimate renamed": Mutant(
        "games/replay/estimates.py", "def best_column(self", "def the_best_column(self"
    ),
    "a hook of the season renamed": Mutant("games/replay/game.py", "def availability(", "def avilability("),
    "the manager's way of deciding renamed": Mutant("managers/book/manager.py", "def decide(self", "def chooses(self"),
    "a card's rating misspelt": Mutant("games/superstar/fatigue.py", "card.decisions", "card.decision"),
}


@pytest.mark.soak
@pytest.mark.parametrize("name", MUTANTS)
def test_an_error_at_a_door_is_found(name: str, tmp_path: Path) -> None:
    """The change is made in a copy of the tree, and mypy must object."""
    mutant = MUTANTS[name]
    shutil.copytree(SOURCE, tmp_path / "src" / "hotstove", ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "src" / "hotstove" / mutant.file
    text = file.read_text(encoding="utf-8")
    assert mutant.old in text, f"{mutant.file} has changed: name another place for this mutant"
    file.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "src", "--cache-dir", str(ROOT / ".mypy_cache" / "mutants")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1, ran.stdout + ran.stderr


def test_no_door_is_typed_any() -> None:
    """Public functions and methods that another room imports say what they take and give."""
    assert sorted(open_doors()) == []


def open_doors() -> Iterator[str]:
    trees = {module_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")}
    used = {
        (node.module, name.name)
        for module, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and room_of(node.module) not in ("", room_of(module))
        for name in node.names
    }
    for module, tree in trees.items():
        if module in UNCHECKED:
            continue
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and (module, node.name) in used and says_any(node):
                yield f"{module}.{node.name}"
            if isinstance(node, ast.ClassDef) and (module, node.name) in used:
                for part in node.body:
                    public = isinstance(part, ast.FunctionDef) and not part.name.startswith("_")
                    if public and isinstance(part, ast.FunctionDef) and says_any(part):
                        yield f"{module}.{node.name}.{part.name}"


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def room_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if parts[0] == "hotstove" and len(parts) > 1 else ""


def says_any(function: ast.FunctionDef) -> bool:
    arguments = function.args
    named = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    notes = [argument.annotation for argument in named if argument is not None] + [function.returns]
    return any(
        isinstance(part, ast.Name) and part.id == "Any" for note in notes if note is not None for part in ast.walk(note)
    )

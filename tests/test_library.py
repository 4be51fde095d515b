"""`import hotstove` as a library: its names, its examples, a game in six lines, a season, and how little it loads."""

from __future__ import annotations

import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import hotstove

MODULES = ("hotstove", "hotstove.library.playing", "hotstove.library.chances")


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


def test_the_examples_of_the_page_are_true() -> None:
    page = Path(__file__).parents[1] / "docs" / "library.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_about_fifteen_names_each_with_a_docstring() -> None:
    assert 12 <= len(hotstove.__all__) <= 18
    for name in hotstove.__all__:
        assert getattr(hotstove, name).__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = hotstove.nonsense


def test_a_game_is_played_scored_and_exported(tmp_path: Path) -> None:
    game = hotstove.play("longtater", "herons", "millers", seed=3)
    assert game.book.sides[0].runs, game.score[0]
    assert "Harbor City Herons" in game.box()
    assert any(path.suffix.startswith(".EV") for path in game.export(tmp_path))


def test_importing_loads_nothing() -> None:
    code = "import sys, hotstove; print(sorted(name for name in sys.modules if name.startswith('hotstove')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "['hotstove']"

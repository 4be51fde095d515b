"""Numba is an extra: without it the solved game plays as it is shipped, and solving says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest


def told(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = "import sys; sys.modules['numba'] = None; from hotstove.cli.main import main; main()"
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, input="")


@pytest.mark.parametrize("arguments", [("solve", "rallybird"), ("solve", "rallybird", "--check")])
def test_solving_names_the_extra(arguments: tuple[str, ...]) -> None:
    done = told(*arguments)
    assert done.returncode == 2
    assert done.stderr.strip().endswith("solving Rallybird needs the package numba: pip install 'hotstove[batch]'")
    assert "Traceback" not in done.stderr


def test_the_shipped_values_play_without_it() -> None:
    done = told("play", "rallybird", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "Given away by choices" in done.stdout

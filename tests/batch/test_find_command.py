"""`hotstove find` prints the account and the box of the game that it found."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from hotstove.batch.compiling import has_compiler
from hotstove.cli.find import find
from hotstove.cli.main import app as everything
from hotstove.table.errors import Mistake

app = typer.Typer()
app.command()(find)


@pytest.mark.skipif(not has_compiler(), reason="the batch engine needs Numba (hotstove[batch])")
def test_a_triple_play_is_found_and_told(tmp_path: Path) -> None:
    """The tape of the game plays it again, on the stream that its header names."""
    tape = tmp_path / "found.tape"
    done = CliRunner().invoke(
        app, ["superstar", "herons", "millers", "triple play", "--seed", "3", "--tape", str(tape)]
    )
    assert done.exit_code == 0, done.output
    assert "of seed 3: triple play." in done.stdout
    assert "TOP OF THE 1ST" in done.stdout
    assert "triple play" in done.stdout.split("TOP OF THE 1ST")[1].lower()
    again = CliRunner().invoke(everything, ["box", str(tape)])
    assert again.exit_code == 0, again.output
    assert "on pcg32" in tape.read_text()
    assert done.stdout.strip().endswith(again.stdout.strip())


@pytest.mark.skipif(not has_compiler(), reason="the batch engine needs Numba (hotstove[batch])")
def test_when_nothing_is_found_it_says_so() -> None:
    done = CliRunner().invoke(app, ["superstar", "herons", "millers", "40 runs", "--games", "20"])
    assert done.exit_code == 0
    assert "20 games and not one: 40 runs." in done.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["superstar", "herons", "millers", "a miracle"], "nothing that can be found"),
        (["superstar", "herons", "nobody", "cycle"], "there is no such club"),
        (["pennant", "herons", "millers", "cycle"], "superstar, longtater, replay only"),
    ],
)
def test_mistakes_are_told_in_a_sentence(words: list[str], sentence: str) -> None:
    done = CliRunner().invoke(app, words)
    assert isinstance(done.exception, Mistake)
    assert sentence in str(done.exception)

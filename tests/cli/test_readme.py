"""The README runs, and its figures are counted."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from tests.cli.keyboard import hotstove
from tests.helpers.coverage_table import README, written
from tests.helpers.ledger import ROOT


def test_the_at_bat_of_the_readme_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_coverage_table_is_up_to_date() -> None:
    text = README.read_text(encoding="utf-8")
    assert text == written(text), "run `make readme`"


def test_every_file_that_the_papers_name_is_there() -> None:
    papers = [README, *sorted((ROOT / "docs").glob("*.md")), ROOT / "CONTRIBUTING.md"]
    for paper in papers:
        for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", paper.read_text(encoding="utf-8")):
            assert (paper.parent / link).exists(), f"{paper.name} names {link}"


def test_the_notices_are_given() -> None:
    text = " ".join(README.read_text(encoding="utf-8").replace(">", " ").split())
    assert "independent of the games' publishers" in text
    assert "holds none of their text and none of their art" in text
    assert "Attribution-ShareAlike 3.0" in text
    assert 'Interested parties may contact Retrosheet at "www.retrosheet.org".' in text


def test_the_tape_of_the_format_page_has_the_header_of_a_tape(tmp_path: Path) -> None:
    tape = tmp_path / "a.tape"
    hotstove("play", "--seed", 7, "--tape", tape)
    page = (ROOT / "docs" / "tape-format.md").read_text(encoding="utf-8").split("```")[1]
    assert header_names(page.strip()) == header_names(tape.read_text())


def header_names(tape: str) -> list[str]:
    """The names of a header's lines and blocks."""
    rows = tape.split("\n--\n")[0].splitlines()
    return [row.partition(":")[0] for row in rows if row and not row.startswith("  ")]

"""Help is wrapped between words, under the column where what a word does begins."""

from __future__ import annotations

import pytest

from hotstove.cli import help as plays_help
from hotstove.cli import pennant_table, rallybird_table
from hotstove.cli.columns import two_columns


def test_what_a_word_does_stays_under_its_column() -> None:
    text = "first            one two three four five\n                 six seven\n  B board  as it is"
    assert two_columns(text, 36) == [
        "first            one two three four",
        "                 five six seven",
        "  B board  as it is",
    ]


@pytest.mark.parametrize("text", [plays_help.HELP, pennant_table.HELP, rallybird_table.HELP])
def test_every_help_fits_a_small_terminal(text: str) -> None:
    lines = two_columns(text, 79)
    assert max(map(len, lines)) <= 79
    assert " ".join(text.split()) == " ".join(" ".join(lines).split())

"""Measured numbers are kept with command, date and seasons, and the file that is written is the one that is read."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from hotstove.cardmaker.calibration import Measured, kept
from hotstove.cli.cards.calibrating import write_measured
from hotstove.season.calibrate import _dated, to_text
from hotstove.table.errors import Mistake


def test_the_file_is_written_as_it_is_read() -> None:
    text = to_text(kept())
    page = tomllib.loads(text)
    shipped = tomllib.loads(files("hotstove.cardmaker.calibration").joinpath("measured.toml").read_text("utf-8"))
    assert page == shipped


def test_every_group_says_where_it_is_from() -> None:
    for name, group in kept().items():
        assert group.command.startswith("hotstove "), name
        assert len(group.date) == 10, name
        assert group.seasons, name
        assert group.values, name


def test_numbers_that_came_out_alike_keep_their_date() -> None:
    name, old = next(iter(kept().items()))
    assert _dated(name, Measured("other", "2030-01-01", (1988,), old.values)).date == old.date
    assert _dated(name, Measured("other", "2030-01-01", (1988,), {})).date == "2030-01-01"
    assert _dated("new", Measured("other", "2030-01-01", (1988,), {})).date == "2030-01-01"


@pytest.mark.parametrize(
    ("games", "years", "said"), [(("chess",), "1988", "superstar, longtater, replay"), ((), "nineteen", "commas")]
)
def test_mistakes_are_told(games: tuple[str, ...], years: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=said):
        write_measured(games, years, 1, tmp_path / "measured.toml")

"""Measured numbers are kept with command, date and seasons, and the file that is written is the one that is read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import pytest

from hotstove.cli.cards.calibrating import write_measured
from hotstove.measured import Measured, kept
from hotstove.season import calibrate as module
from hotstove.season.calibrate import Played, _dated, calibrate, jackknife, settled, to_text, told_means
from hotstove.season.totals import SeasonTotals
from hotstove.table.errors import Mistake


def test_the_file_is_written_as_it_is_read() -> None:
    text = to_text(kept())
    page = tomllib.loads(text)
    shipped = tomllib.loads(files("hotstove.measured").joinpath("measured.toml").read_text("utf-8"))
    assert page == shipped


def test_every_group_says_where_it_is_from() -> None:
    for name, group in kept().items():
        assert group.command.startswith("hotstove "), name
        assert len(group.date) == 10, name
        assert group.seasons, name
        assert group.values, name


def test_numbers_that_came_out_alike_keep_their_date() -> None:
    old = next(iter(kept().values()))
    assert _dated(old, Measured("other", "2030-01-01", (1988,), old.values)) is old
    assert _dated(old, Measured("other", "2030-01-01", (1988,), {})).date == "2030-01-01"
    assert _dated(None, Measured("other", "2030-01-01", (1988,), {})).date == "2030-01-01"


def test_a_number_moves_only_by_more_than_chance() -> None:
    assert settled({"a": 1.0, "b": 1.0}, {"a": 1.1, "b": 1.3, "c": 2.0}, {"a": 0.06, "b": 0.06}) == {
        "a": 1.0,
        "b": 1.3,
        "c": 2.0,
    }
    played = [Played("superstar", 1988, SeasonTotals(), {"tired": value}) for value in (0.01, 0.02, 0.03)]
    assert jackknife(told_means, played)["tired"] == pytest.approx(0.01 / 3**0.5)
    assert jackknife(told_means, played[:1]) == {}


def test_measured_again_with_what_it_gave_the_file_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards answer to the numbers that they are made from, and the numbers to the cards: both come to rest."""
    groups = dict(kept())
    tried: list[float] = []

    class Inline:
        def submit(self, play: object, game: str, years: Sequence[int], replays: int) -> Future[list[Played]]:
            answered = 0.1 * groups["played in superstar"].values["tired"] + 0.09
            tried.append(answered)
            done: Future[list[Played]] = Future()
            seasons = [{"tired": answered + off, "lineups": 1.0} for off in (-1e-4, 1e-4)]
            done.set_result([Played(game, 1988, SeasonTotals(), told) for told in seasons])
            return done

    @contextmanager
    def inline(jobs: int, start: object, found: dict[str, Measured]) -> Iterator[Inline]:
        groups.update(found)
        yield Inline()

    monkeypatch.setattr(module, "workers", inline)
    monkeypatch.setattr(module, "called", lambda played: {"walks": 0.001, "bunts": 1.0})
    monkeypatch.setattr(module, "kept", lambda: groups)
    monkeypatch.setattr(
        module, "run_values", lambda years: (kept()["runs scored"].values, kept()["runs allowed"].values)
    )
    first = to_text(calibrate(("superstar",), (1988,), 2, "2030-01-01"))
    rounds = len(tried)
    groups.update(calibrate(("superstar",), (1988,), 2, "2030-01-01"))
    assert rounds > 2
    assert len(tried) == rounds + 1
    assert to_text(groups) == first
    assert groups["played in superstar"].values["tired"] == pytest.approx(0.1, abs=2e-4)


@pytest.mark.soak
def test_the_whole_command_comes_to_rest(tmp_path: Path) -> None:
    """What is shipped is what its own commands measure with it."""
    write_measured(("superstar",), "1930,1955,1968,1988,2012", 1, tmp_path / "measured.toml")
    assert (tmp_path / "measured.toml").read_text("utf-8") == to_text(kept())


@pytest.mark.parametrize(
    ("games", "years", "said"), [(("chess",), "1988", "superstar, longtater, replay"), ((), "nineteen", "commas")]
)
def test_mistakes_are_told(games: tuple[str, ...], years: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=said):
        write_measured(games, years, 1, tmp_path / "measured.toml")

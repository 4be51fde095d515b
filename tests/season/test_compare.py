"""One season by several games beside the record."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hotstove.cli.main import app
from hotstove.report.compare_picture import compare_picture
from hotstove.season.compare import Comparison, compare, league_of
from hotstove.table.errors import Mistake

YEAR = 1876
"""The smallest season of a league that still plays."""


@cache
def found() -> Comparison:
    return compare(YEAR, "NL", ("superstar", "pennant"), 1, 1, "1")


def test_every_club_has_its_wins_by_every_game() -> None:
    real = found().real
    for game in found().games:
        assert set(game.wins) == set(real)
        assert sum(game.wins.values()) == pytest.approx(sum(real.values()), rel=0.06)


def test_figures_stand_beside_the_record() -> None:
    superstar = found().games[0]
    assert abs(superstar.off("R/G") or 1.0) < 0.2
    assert found().record("R/G") == superstar.figures["R/G"].real
    assert found().games[1].off("no such figure") is None
    assert superstar.errors.dice > 0


def test_the_picture_names_every_club_and_game() -> None:
    drawn = compare_picture(found())
    for name in (*found().names.values(), *(game.name for game in found().games)):
        assert name in drawn


def test_a_league_that_is_none_is_told() -> None:
    with pytest.raises(Mistake, match="no league of 1876; there are NL"):
        league_of(YEAR, "AL")


def test_the_command_prints_three_tables(tmp_path: Path) -> None:
    picture = tmp_path / "compare.svg"
    done = CliRunner().invoke(app, ["compare", str(YEAR), "nl", "--game", "pennant", "--plot", str(picture)])
    assert done.exit_code == 0, done.output
    for words in ("Wins in 1876 NL", "The league", "chance alone"):
        assert words in done.stdout
    assert picture.read_text().startswith("<svg")


def test_a_game_without_real_seasons_is_refused() -> None:
    done = CliRunner().invoke(app, ["compare", str(YEAR), "--game", "rallybird"])
    assert done.exit_code == 2
    assert "plays no real seasons" in done.output

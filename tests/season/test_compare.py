"""One season by several games beside the record."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from hotstove.cli.main import app
from hotstove.report.compare_picture import LEFT, compare_picture
from hotstove.season.accuracy.league import Figure
from hotstove.season.compare import Comparison, compare, league_of
from hotstove.table.errors import Mistake
from tests.helpers.pictures import span

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


def far_off() -> Comparison:
    """A comparison in which one figure is too high by three games and too low by the fourth."""
    shares = (1.11, 0.39, 0.62, -0.83)
    first = found().games[0]
    games = [
        replace(first, figures={"SV/G": Figure("SV/G", 1.0, 1.0 + share), "R/G": Figure("R/G", 4.0, 4.9)})
        for share in shares
    ]
    return replace(found(), games=games)


def test_numbers_at_the_edges_are_whole_and_cover_no_points() -> None:
    drawn = ElementTree.fromstring(compare_picture(far_off()))
    width, points = float(drawn.attrib["width"]), defaultdict(list)
    for point in drawn.findall("{*}circle"):
        points[float(point.attrib["cy"])].append(float(point.attrib["cx"]))
    numbers = [text for text in drawn.findall("{*}text") if text.findall("{*}tspan")]
    assert ["".join(text.itertext()) for text in numbers] == ["-83%", "+111% +39% +62%"]
    for text in numbers:
        left, right = span(text)
        assert left >= LEFT - 10
        assert right <= width
        assert all(one + 4.5 <= left or right <= one - 4.5 for one in points[float(text.attrib["y"]) - 4])


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

"""A season's own home edge."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hotstove.records.store import Store
from hotstove.season.home_edge import is_played_again, read_share
from hotstove.season.new_season import Wishes, new_season
from hotstove.season.schedules.retrosheet import home_share
from hotstove.season.season_store import read_plan
from hotstove.season.totals import play_through
from hotstove.table.errors import Mistake


def wishes(edge: str) -> Wishes:
    return Wishes("spring", "rallybird", 2026, seed="5", games=150, clubs=("Reds", "Blues"), home_edge=edge)


def test_home_clubs_win_more_only_where_it_is_wanted(tmp_path: Path) -> None:
    from hotstove.season.new_season import prepare

    plan, schedule = prepare(wishes("0.65"))
    won = {"none": 0, "edge": 0}

    def count(name: str, with_plan: object) -> None:
        def see(fixture: object, result: object) -> None:
            score = result.score  # type: ignore[attr-defined]
            won[name] += score[1] > score[0]

        play_through(with_plan, schedule, watch=see)  # type: ignore[arg-type]

    count("edge", plan)
    count("none", replace(plan, home_edge=0.0))
    assert won["edge"] > won["none"] + 8
    with Store(tmp_path / "spring.db") as store:
        new_season(store, wishes("0.65"))
        assert read_plan(store, "spring").home_edge == 0.65


def test_how_often_a_game_is_played_again() -> None:
    again = sum(is_played_again(0.54, "seed", f"KEY{number}") for number in range(4000))
    assert abs(again / 4000 - 0.16) < 0.03
    assert not any(is_played_again(0.0, "seed", f"KEY{number}") for number in range(100))


def test_the_real_share_comes_from_a_game_log(tmp_path: Path) -> None:
    rows = []
    for visitors, home in ((1, 2), (3, 4), (5, 0), (2, 2)):
        row = [""] * 161
        row[0], row[9], row[10] = "19880404", str(visitors), str(home)
        rows.append(",".join(row))
    (tmp_path / "GL1988.TXT").write_text("\n".join(rows), encoding="latin-1")
    assert home_share(tmp_path, 1988) == 0.6667


@pytest.mark.parametrize("text", ["0.4", "0.9", "much", "nan"])
def test_no_share_is_refused(text: str) -> None:
    with pytest.raises(Mistake, match="--home-edge"):
        read_share(text)

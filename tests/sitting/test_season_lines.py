"""A season's game knows what its players have done in the season before it, and every face shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.season.season import play_season
from hotstove.season.season_store import fixtures_to_play
from hotstove.sitting.plays.season_lines import batting_so_far, pitching_so_far, season_lines
from tests.cli.keyboard import hotstove
from tests.season.small_league import open_small


def test_lines_are_said_as_the_papers_say_them() -> None:
    assert batting_so_far(BattingLine(at_bats=300, hits=85, home_runs=12, runs_batted_in=41)) == ".283, 12 HR, 41 RBI"
    assert batting_so_far(BattingLine(walks=1)) == "-, 0 HR, 0 RBI"
    assert pitching_so_far(PitchingLine(wins=7, losses=3, outs=300, earned_runs=35)) == "7-3, 3.15 ERA"
    assert pitching_so_far(PitchingLine(saves=2, earned_runs=1)) == "0-0, - ERA, 2 SV"


def test_the_table_of_a_seasons_game_shows_the_season_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    with Store(tmp_path / "seasons" / "spring.db") as store:
        open_small(store)
        play_season(store, "spring", days=6)
        game = fixtures_to_play(store, "spring")[0]
        with store.reading() as connection:
            lines = season_lines(connection, "spring")
            row = queries.totals(connection, "spring", "batting", club=game.visitors)[0]
    assert f"{row['home_runs']} HR, {row['runs_batted_in']} RBI" in lines.batting[row["player"]]
    ran = hotstove("season", "game", game.key, "--name", "spring", typed="\n\n\n\n\n\nquit\n")
    assert "This season " in ran.out
    shown = [line for line in lines.batting.values() if line in ran.out]
    assert shown and any(line in ran.out for line in lines.pitching.values())

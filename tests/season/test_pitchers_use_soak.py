"""1988 American League: pitchers work as they did. HOTSTOVE_REPLAYS sets how many replays; ten take five minutes."""

from __future__ import annotations

import os

import pytest

from hotstove.record import Season, read_season
from hotstove.season.accuracy.measuring import season_replays
from hotstove.season.accuracy.mound import pitchers
from hotstove.season.accuracy.report import report
from hotstove.season.new_season import Wishes

REPLAYS = int(os.environ.get("HOTSTOVE_REPLAYS", "2"))


@pytest.mark.soak
@pytest.mark.parametrize("game", ["superstar", "longtater", "replay"])
def test_pitchers_of_1988_work_as_they_did(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = {"fatigue": "no"} if game == "superstar" else {}
    season = Season(1988, read_season(1988).league("AL"))
    replays = list(season_replays(Wishes("1988", game, 1988, "AL", "1", options), REPLAYS))
    found = report(season, replays)
    mound = found.mound
    use = {row.name: row.error for row in found.usage}
    complete = next(figure for figure in mound.figures if figure.name == "complete games")
    blanked = sum(line.shutouts for one in replays for line in one.pitching.values()) / REPLAYS
    really = sum(pitching.shutouts for _, _, pitching in pitchers(season))
    with capsys.disabled():
        print(f"\n{game}, {REPLAYS} replays:", f"shutouts {blanked}, really {really}", mound, *found.usage, sep="\n  ")
    assert mound.relievers_games < 6
    assert use["starts"] < 2.5
    assert use["innings of those with 100"] < 0.08
    assert complete.off is not None and abs(complete.off) < 0.15
    assert (mound.too_often, mound.fielders_too_often) == (0, 0)
    assert abs(blanked / really - 1) < 0.3

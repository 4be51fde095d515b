"""The made sheet of the 1988 Rangers beside the printed one, and the printed one in the made league."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.cardmaker.pennant import league as season_fit
from hotstove.cardmaker.pennant.fitting import WINS, expected, note_extras
from hotstove.cardmaker.pennant.league import Made, make_league
from hotstove.cardmaker.pennant.shelf import league_sheets, sheet_for
from hotstove.games.pennant.chart_set import our_charts
from hotstove.games.pennant.sheets import Batter, Pitcher, Sheet
from hotstove.table.letters import letters
from tests.helpers.pennant import TEXAS, as_printed


@pytest.fixture(scope="module")
def league() -> Made:
    return make_league(1988, "AL", WINS)


@pytest.fixture(scope="module")
def made(league: Made) -> Sheet:
    return league.sheets["tex-1988"]


def pitcher(sheet: Sheet, name: str) -> Pitcher:
    return next(each for each in sheet.pitchers if letters(each.name) == letters(name))


def batter(sheet: Sheet, name: str) -> Batter:
    return next(each for each in sheet.lineup if letters(each.name) == letters(name))


def test_complete_games_and_shutouts_are_exact_in_twelve_of_twelve(made: Sheet) -> None:
    for printed in TEXAS.pitchers[:6]:
        mine = pitcher(made, printed.name)
        assert (mine.cg, mine.sho) == (printed.cg, printed.sho)


def test_the_nine_are_the_same_players_and_their_ratings_exact_in_27_of_27(made: Sheet) -> None:
    for printed in TEXAS.lineup:
        mine = batter(made, printed.name)
        assert (mine.bat, mine.power, mine.speed) == (printed.bat, printed.power, printed.speed)
    assert made.bat_value == TEXAS.bat_value


def test_starters_ratings_are_within_one_step(made: Sheet) -> None:
    for printed in TEXAS.pitchers[:6]:
        mine = pitcher(made, printed.name)
        assert abs((mine.st or 0) - (printed.st or 0)) <= 0.5
        assert abs((mine.end or 0) - (printed.end or 0)) <= 1
        assert abs((mine.rest or 0) - (printed.rest or 0)) <= 1
        assert not mine.relieves


def test_relievers_ratings_are_within_one_step(made: Sheet) -> None:
    for printed in TEXAS.pitchers[6:]:
        mine = pitcher(made, printed.name)
        assert abs((mine.rel or 0) - (printed.rel or 0)) <= 1
        assert mine.starred == printed.starred
        assert abs((mine.fat or 0) - (printed.fat or 0)) <= 1


def test_the_printed_sheet_scores_and_allows_what_texas_did(league: Made) -> None:
    number = list(league.sheets).index("tex-1988")
    texas = league.fits[number]
    fits = [*league.fits]
    fits[number] = as_printed(TEXAS, (texas.scored, texas.allowed, texas.wins), our_charts())
    note_extras(fits, our_charts())
    scored, allowed = expected(fits, our_charts())
    assert 161 * scored[number] == pytest.approx(637, rel=0.03)
    assert 161 * allowed[number] == pytest.approx(735, rel=0.03)


def test_the_league_is_true_by_enumeration(league: Made) -> None:
    scored, allowed = expected(league.fits, our_charts())
    real = sum(club.runs for club in league.clubs) / sum(club.games for club in league.clubs)
    assert scored.mean() == pytest.approx(real, rel=0.01)
    off = [s / fit.scored - 1 for s, fit in zip(scored, league.fits, strict=True)]
    off += [a / fit.allowed - 1 for a, fit in zip(allowed, league.fits, strict=True)]
    assert max(abs(error) for error in off) < 0.05
    assert (sum(error**2 for error in off) / len(off)) ** 0.5 < 0.03


def test_a_made_league_is_kept_on_the_shelf(league: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made = league_sheets(1988, "AL")
    assert {sheet.key for sheet in made.values()} == set(league.sheets)
    monkeypatch.delattr(season_fit, "make_league")
    assert league_sheets(1988, "AL") == made
    assert sheet_for("1988 Rangers") == made["TEX"]

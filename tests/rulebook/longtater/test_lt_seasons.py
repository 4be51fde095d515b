"""LT-26, LT-27, LT-30: what stands on the cards and fielding charts of real seasons."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline import targets_of
from hotstove.cardmaker.longtater import make_club
from hotstove.cardmaker.longtater.pool import given_to
from hotstove.games.longtater.book import our_book
from hotstove.games.longtater.cards import Card
from hotstove.games.longtater.missing import missing_rating
from hotstove.games.longtater.usage import days_of_rest
from hotstove.record import read_club, read_season
from tests.helpers.longtater import BATTER, PITCHER


def test_lt_26_games_and_stints_of_a_real_club() -> None:
    """Texas 1988: Parrish began the season there, Kunkel was the only player to pitch and play second."""
    club = make_club(read_club("1988 TEX"))
    assert (club.cards["parrl002"].usage["G"], club.cards["parrl002"].usage["T"]) == (68, 1)
    assert club.cards["hougc001"].usage["GS"] == 34
    boston = make_club(read_club("1988 BOS"))
    assert boston.cards["parrl002"].usage["T"] == 2


@pytest.mark.parametrize(("starts", "days"), [(5, 4), (32, 4), (34, 3), (40, 3), (45, 2), (60, 1), (75, 1), (90, 0)])
def test_lt_26_a_starter_rests_as_his_starts_left_him(starts: int, days: int) -> None:
    """Four days where five players took turns, fewer where a player really started oftener; a day after long relief."""
    card = Card(BATTER, PITCHER, usage={"GS": starts})
    assert days_of_rest(card, 20, started=True) == days
    assert (days_of_rest(card, 5, started=False), days_of_rest(card, 6, started=False)) == (0, 1)


@pytest.mark.parametrize(
    ("rating", "league", "year", "row"),
    [
        ("K", "AL", 1911, "AL-1911"),
        ("K", "AA", 1884, "AA-1884"),
        ("DP", "NL", 1908, "1905-09"),
        ("DP", "AL", 1930, "1930-34"),
        ("DP", "NL", 1876, "to-1879"),
        ("SBA", "NL", 1880, "1876-85"),
        ("SB%", "AL", 1908, "to-1919"),
        ("SB%", "NL", 1930, "1926-50"),
    ],
)
def test_lt_27_the_row_of_a_season(rating: str, league: str, year: int, row: str) -> None:
    """The cell of its period, with another for pitchers at bat."""
    chart = our_book().missing_data
    assert missing_rating(our_book(), rating, league, year, False) == int(chart(rating, row, "regular"))
    assert missing_rating(our_book(), rating, league, year, True) == int(chart(rating, row, "pitcher"))


def test_lt_27_cards_of_a_season_with_gaps_use_the_chart() -> None:
    """1911: the American League counted no strikeouts of batters, the National did; neither counted double plays."""
    given = {target.player.league: given_to(target) for target in targets_of(read_season(1911)).values()}
    assert given["NL"].k is None
    assert given["AL"].k is not None
    assert given["AL"].dp is not None
    assert all(given_to(target).k is None for target in targets_of(read_season(1988)).values())


def test_lt_30_a_fielding_chart_for_every_season() -> None:
    """Every position that a player played, with E and games; arms for outfielders only."""
    club = make_club(read_club("1988 TEX"))
    espy = club.cards["espyc001"].fielding
    assert {"LF", "CF", "RF"} <= set(espy)
    assert espy["LF"].g == 52
    assert espy["LF"].oa > 0
    assert club.cards["flets001"].fielding["SS"].oa == 0

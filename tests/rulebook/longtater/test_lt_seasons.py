"""LT-26, LT-27, LT-30: what stands on the cards and fielding charts of real seasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from hotstove.cardmaker.baseline import targets_of
from hotstove.cardmaker.longtater import make_club
from hotstove.cardmaker.longtater.season_fit import given_to
from hotstove.diamond.card_game import own_clubs
from hotstove.diamond.lineup import Lineup
from hotstove.games.longtater.cards import Card, Glove
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.missing import missing_rating
from hotstove.games.longtater.usage import days_of_rest
from hotstove.record import read_club, read_season
from hotstove.season.club_state import ClubState
from hotstove.season.plan import Plan
from hotstove.season.plays_season import PlaysSeason
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.usage import usual_shares
from tests.helpers.longtater import BATTER, PITCHER
from tests.helpers.playing import two_clubs


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


def lineup_of(state: ClubState, **options: str) -> Lineup:
    """The home club's lineup on a day of a season between our two clubs, cards with G, GP and GS of 30."""
    herons, millers = (
        replace(
            club,
            cards={
                player: replace(card, usage={"G": 30, "GP": 30, "GS": 30}, fielding=_limited(card.fielding))
                for player, card in club.cards.items()
            },
        )
        for club in own_clubs(two_clubs("longtater"), Card)
    )
    clubs = {herons.code: herons, millers.code: millers}
    shares = {code: {**usual_shares(club)} for code, club in clubs.items()}
    plan = Plan("spring", "longtater", 2026, ("HS",), "1", options, "turn", "share", clubs, shares, {})
    kind = plan.season_game
    assert isinstance(kind, PlaysSeason)
    fixture = ScheduledGame("2026-05-01", herons.code, millers.code)
    return kind.match(plan, fixture, (ClubState(), state)).state.setup.starting[1]


def _limited(fielding: Mapping[str, Glove]) -> dict[str, Glove]:
    return {place: glove._replace(g=30) for place, glove in fielding.items()}


@pytest.mark.parametrize("role", ["GS", "GP"])
def test_lt_26_a_season_starts_nobody_beyond_his_games_where_the_option_is_on(role: str) -> None:
    """The first in turn has had his 30 games: with the option the next one starts."""
    first = lineup_of(ClubState()).pitcher
    state = ClubState(used={first: {role: 30}})
    assert lineup_of(state).pitcher == first
    assert lineup_of(state, games_limit="yes").pitcher != first
    assert lineup_of(ClubState(used={first: {role: 29}}), games_limit="yes").pitcher == first


@pytest.mark.parametrize("role", ["G", "LF"])
def test_lt_26_a_season_plays_nobody_beyond_his_games_where_the_option_is_on(role: str) -> None:
    """The left fielder has had his 30 games, at all or in left field: with the option another player stands there."""
    usual = lineup_of(ClubState()).fielders[7]
    state = ClubState(used={usual: {role: 30}})
    assert lineup_of(state).fielders[7] == usual
    assert lineup_of(state, games_limit="yes").fielders[7] != usual


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
    chart = our_charts().missing_data
    assert missing_rating(our_charts(), rating, league, year, False) == int(chart(rating, row, "regular"))
    assert missing_rating(our_charts(), rating, league, year, True) == int(chart(rating, row, "pitcher"))


def test_lt_27_cards_of_a_season_with_gaps_use_the_chart() -> None:
    """1911: the American League counted no strikeouts of batters, the National did; neither counted double plays."""
    given = {target.player.league: given_to(target) for target in targets_of(read_season(1911)).values()}
    assert given["NL"].k is None
    assert given["AL"].k is not None
    assert given["AL"].dp is not None
    assert all(given_to(target).k is None for target in targets_of(read_season(1988)).values())


def test_lt_30_a_fielding_chart_for_every_season() -> None:
    """Every position that a player played, with E and games; arms for outfielders only."""
    (club, _) = own_clubs((make_club(read_club("1988 TEX")),) * 2, Card)
    espy = club.cards["espyc001"].fielding
    assert {"LF", "CF", "RF"} <= set(espy)
    assert espy["LF"].g == 52
    assert espy["LF"].oa > 0
    assert club.cards["flets001"].fielding["SS"].oa == 0

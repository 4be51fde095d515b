"""Clubs of any year: a card for everybody who appeared, estimates marked, small samples shrunk in."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from hotstove.cardmaker.shelf import club_for
from hotstove.cardmaker.superstar.cards import batter_squares
from hotstove.cardmaker.superstar.club import make_club
from hotstove.cardmaker.superstar.responses import EVENT, SWINGS
from hotstove.cardmaker.superstar.season_fit import fit_pool
from hotstove.cardmaker.superstar.squares import FALLS, WEIGHT
from hotstove.diamond.club import Club
from hotstove.games.superstar import card_files
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.dice import SPECIAL_DICE
from hotstove.record import find_club, read_club, read_season

DEFAULT = 0.5
ODD_SEASONS = (
    *("1876 Chicago", "1912 Red Sox", "1943 Yankees", "1968 Tigers"),
    *("1993 Blue Jays", "1994 Expos", "2020 Dodgers", "2024 Mets"),
)


@cache
def club(name: str, regress: float = DEFAULT) -> Club[Card]:
    return make_club(read_club(find_club(name)), regress)


def share(card: Card, symbols: set[str]) -> float:
    """How often the right-handers' column shows one of the symbols."""
    column = card.batting.vs_r
    return sum(weight for number, weight in SPECIAL_DICE.weights.items() if column(number) in symbols) / 216


@pytest.mark.parametrize("name", ODD_SEASONS)
def test_everybody_who_appeared_has_a_card(name: str) -> None:
    record = read_club(find_club(name))
    made = club(name)
    assert set(made.cards) == {player.retro_id for player in record.players}
    assert made.staff.rotation
    assert {"R no DH", "L no DH"} <= set(made.staff.versus)


@pytest.mark.parametrize(
    ("name", "missing"),
    [("1912 Red Sox", "SO"), ("1943 Yankees", "GIDP"), ("1876 Chicago", "SB")],
)
def test_what_nobody_counted_is_marked_as_estimated(name: str, missing: str) -> None:
    marks = {mark for card in club(name).cards.values() for mark in card.estimated}
    assert any(missing.lower() in mark.lower() for mark in marks), marks


def test_a_counted_season_has_no_estimates() -> None:
    assert not any(card.estimated for card in club("1994 Expos").cards.values())


def test_a_player_of_few_at_bats_is_no_star_unless_he_is_wished_as_he_was() -> None:
    """Of the players of 1988 with three to five times at bat, the one who hit best."""
    everybody = [player for each in read_season(1988).clubs for player in each.players]
    players = [player for player in everybody if 3 <= player.batting.pa <= 5 and player.batting.h >= 2]
    assert players
    player = max(players, key=lambda player: player.batting.h / player.batting.pa)
    name = next(each for each in read_season(1988).clubs if player in each.players)
    record = read_club(find_club(f"1988 {name.code}"))
    shrunk, real = (make_club(record, regress).cards[player.retro_id] for regress in (DEFAULT, 0.0))
    hits = {"1", "1A", "1D", "1M", "1+", "2", "2M", "2+", "3", "HR"}
    assert share(shrunk, hits) < 0.36
    assert share(real, hits) > share(shrunk, hits) + 0.1


def test_cards_are_kept_and_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made = club_for("superstar", "1988 TEX")
    (kept,) = tmp_path.rglob("1988-TEX.toml")
    assert card_files.read(kept).cards == made.cards
    kept.write_text("broken", encoding="utf-8")
    assert club_for("superstar", "1988 TEX").cards == made.cards


def test_a_card_tells_how_often_its_player_ran() -> None:
    usage = club("1988 OAK").cards["cansj001"].usage
    assert usage["steals tried"] == 56
    assert usage["on first"] > 150


@pytest.mark.soak
@pytest.mark.parametrize("year", [1871, 1876, 1912, 1943, 1968, 1994, 2020, 2024])
def test_every_club_of_odd_seasons_can_be_made(year: int) -> None:
    for record in read_season(year).clubs:
        assert set(make_club(record, DEFAULT).cards) == {player.retro_id for player in record.players}


@pytest.mark.parametrize("name", ["1876 Chicago", "1968 Tigers", "1988 Rangers"])
def test_every_pitcher_has_an_x(name: str) -> None:
    """SS-09: on the square on which the cards that come with the game have it, so that rallies die and players are
    hurt."""
    pitchers = [card.pitching for card in club(name).cards.values() if card.pitching is not None]
    charts = [chart for pitcher in pitchers for chart in (pitcher.starting, pitcher.relieving) if chart is not None]
    assert charts
    assert {chart(39) for chart in charts} == {"X"}


def test_pitchers_run_like_pitchers() -> None:
    """Hardly one of them ever steals: shrunk to their own mean they are not rated with the thieves."""
    made = club("1988 Rangers")
    pitchers = [made.cards[player] for player in (*made.staff.rotation, *made.staff.bullpen)]
    assert {card.batting.running for card in pitchers} <= {0, 1, 2}


@pytest.mark.parametrize("year", [1977, 2000])
def test_as_many_reach_on_errors_as_in_life(year: int) -> None:
    """E squares have a mean weight of 3.6 to 4.6 in these years, and are whole squares on every column."""
    fit = fit_pool(year, read_season(year).pools[0], DEFAULT)
    reached = times = 0.0
    for row in range(len(fit.pool.batters.keys)):
        for hand, squares in batter_squares(fit, row).items():
            weight = float(fit.pool.batters.weights[hand][row])
            share = sum(WEIGHT[number] for number, symbol in squares.items() if symbol == "E") / FALLS
            swing = fit.swings[hand][fit.pool.batters.clubs[row], SWINGS["E"], EVENT["E"]]
            reached, times = reached + weight * share * float(swing), times + weight
    assert reached / times == pytest.approx(fit.pool.baseline.reached_on_error, rel=0.03)


def test_everybody_has_errors_on_his_columns_when_most_outs_were() -> None:
    """In 1872 a column's errors weigh 36 to 58 of 216, and some have few squares besides: then the nearest weight."""
    fit = fit_pool(1872, read_season(1872).pools[0], DEFAULT)
    for row in range(len(fit.pool.batters.keys)):
        for hand, squares in batter_squares(fit, row).items():
            weight = sum(WEIGHT[number] for number, symbol in squares.items() if symbol == "E")
            assert weight == pytest.approx(fit.batting.errors[hand], abs=5)

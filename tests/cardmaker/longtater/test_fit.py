"""Cards from the record: by exact odds they give the lines that men really had, and stars control more."""

from __future__ import annotations

from statistics import mean, median

import pytest

from hotstove.cardmaker.baseline import baseline_of
from hotstove.cardmaker.longtater import FittedSeason, fit_season, make_club
from hotstove.cardmaker.longtater.fielding import errors_per_batter, fit_errors, flow_of
from hotstove.cardmaker.record import read_club, read_season
from hotstove.games.longtater import card_files
from hotstove.games.longtater.eras import era_of

ENOUGH = 200
WITHIN, MEDIAN, SHARE = 0.006, 0.0015, 0.98


def fitted(year: int, regress: float = 0.5) -> FittedSeason:
    return fit_season(read_season(year), regress)


def batters_errors(season: FittedSeason) -> list[list[float]]:
    """For every man with enough plate appearances the errors of AVG, HR, BB and SO."""
    found = []
    for key, fit in season.batters.items():
        if season.targets[key].man.batting.pa >= ENOUGH:
            real = season.batter_lines[key]
            found.append([abs(getattr(fit.expected, name) - getattr(real, name)) for name in ("avg", "hr", "bb", "so")])
    return found


def pitchers_errors(season: FittedSeason) -> list[list[float]]:
    found = []
    for key, fit in season.pitchers.items():
        line = season.targets[key].man.pitching
        if line is not None and line.bf >= ENOUGH:
            real = season.pitcher_lines[key]
            found.append([abs(getattr(fit.expected, name) - getattr(real, name)) for name in ("h", "bb", "so")])
    return found


def assert_true(errors: list[list[float]]) -> None:
    within = [max(row) <= WITHIN for row in errors]
    assert mean(within) >= SHARE
    assert max(median(column) for column in zip(*errors, strict=True)) <= MEDIAN


def test_cards_of_1988_are_true() -> None:
    season = fitted(1988)
    assert_true(batters_errors(season))
    assert_true(pitchers_errors(season))


@pytest.mark.soak
@pytest.mark.parametrize("year", [1908, 1930, 1968, 2000, 2019])
def test_cards_of_other_seasons_are_true(year: int) -> None:
    season = fitted(year)
    assert_true(batters_errors(season))
    assert_true(pitchers_errors(season))


def test_nobody_is_clipped_and_stars_control_more() -> None:
    season = fitted(1988)
    regulars = [key for key, target in season.targets.items() if target.man.batting.pa >= 300]
    assert max(season.batters[key].error for key in regulars) <= 0.004
    by_worth = sorted(regulars, key=lambda key: season.targets[key].batting.ops)
    worst, best = (mean(season.batters[key].card.br for key in men) for men in (by_worth[:20], by_worth[-20:]))
    assert best > worst + 1.5


def test_the_leagues_totals_are_kept() -> None:
    """All batters together, by their plate appearances: within half a percent."""
    season = fitted(1988)
    for name in ("h", "hr", "bb", "so"):
        got = real = 0.0
        for key, fit in season.batters.items():
            turns = season.targets[key].man.batting.pa
            got += turns * getattr(fit.expected, name)
            real += turns * getattr(season.batter_lines[key], name)
        assert got == pytest.approx(real, rel=0.005)


@pytest.mark.parametrize("position", ["P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF"])
def test_errors_come_out_as_the_league_made_them(position: str) -> None:
    """E is fitted to the balls on which the game checks a man, so first basemen and catchers are not short."""
    season = read_season(1988)
    baseline = baseline_of(season, "AL")
    lines = [man.fielding[position] for man in season.stints(("AL",)) if position in man.fielding]
    chosen = fit_errors(lines, position, baseline, 0.5)
    expected = errors_per_batter(flow_of(baseline), position, era_of(1988))
    per_out = baseline.batting.pa / baseline.pitching.outs
    made = sum(line.outs * per_out * expected(e) for line, e in zip(lines, chosen, strict=True))
    assert made == pytest.approx(sum(line.e for line in lines), rel=0.04)


def test_a_made_club_is_written_and_read_back() -> None:
    from pathlib import Path
    from tempfile import TemporaryDirectory

    club = make_club(read_club("1988 TEX"))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tex.toml"
        file.write_text(card_files.write(club), encoding="utf-8")
        again = card_files.read(file)
    assert {man: card.batting for man, card in again.cards.items()} == {m: c.batting for m, c in club.cards.items()}
    assert again.staff == club.staff


def test_every_man_who_appeared_has_a_card() -> None:
    record = read_club("1988 TEX")
    club = make_club(record)
    assert set(club.cards) == {man.retro_id for man in record.men}
    pitchers = {man.retro_id for man in record.men if man.pitching is not None}
    assert {man for man, card in club.cards.items() if card.pitching is not None} == pitchers
    assert all("P" in club.cards[man].fielding for man in pitchers)

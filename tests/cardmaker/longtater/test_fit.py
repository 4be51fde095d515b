"""Cards from the record: by exact odds they give the lines that players really had, and stars control more."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline import baseline_of
from hotstove.cardmaker.fit.proof import medians, within
from hotstove.cardmaker.longtater import FittedSeason, fit_season, make_club
from hotstove.cardmaker.longtater.fielding import errors_per_batter, fit_errors, flow_of
from hotstove.cardmaker.longtater.proof import BATTING, PITCHING, Proof, proof_lines, prove
from hotstove.cardmaker.longtater.season_fit import double_play_chances
from hotstove.games.longtater import card_files
from hotstove.games.longtater.eras import era_of
from hotstove.record import read_club, read_season

WITHIN, MEDIAN, SHARE = 0.006, 0.0017, 0.98
SEASONS = [1908, 1930, 1968, 1988, 2000, 2019]


def fitted(year: int, regress: float = 0.5) -> FittedSeason:
    return fit_season(read_season(year), regress)


def assert_true(proof: Proof) -> None:
    for players, names in ((proof.batters, BATTING), (proof.pitchers, PITCHING)):
        assert len(players) > 100
        assert within(players, names, WITHIN) >= SHARE
        assert max(medians(players, names).values()) <= MEDIAN


def test_the_cards_of_a_club_are_true() -> None:
    """Every player of the 1988 Rangers with 200 and more, as the record has him."""
    proof = prove(1988, 0.5)
    batters = [player for player in proof.batters if player.club == "TEX"]
    pitchers = [player for player in proof.pitchers if player.club == "TEX"]
    assert (len(batters), len(pitchers)) == (13, 9)
    assert max(player.worst(BATTING) for player in batters) <= WITHIN
    assert max(player.worst(PITCHING) for player in pitchers) <= WITHIN


@pytest.mark.soak
@pytest.mark.parametrize("year", SEASONS)
def test_the_cards_of_a_season_are_true(year: int, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\n{year}:", *proof_lines(year, 0.5), sep="\n")
    assert_true(prove(year, 0.5))
    best, worst, ace, last = prove(year, 0.5).control
    assert best > worst + 1.5
    assert ace > last + 1.5


def test_nobody_is_clipped_and_stars_control_more() -> None:
    season = fitted(1988)
    regulars = [key for key, target in season.targets.items() if target.player.batting.pa >= 300]
    for key in regulars:
        real, got = season.batter_lines[key], season.batters[key].expected
        assert all(abs(getattr(got, name) - getattr(real, name)) <= 0.004 for name in BATTING), key
    best, worst, ace, last = prove(1988, 0.5).control
    assert best > worst + 2
    assert ace > last + 2


def test_the_leagues_totals_are_kept() -> None:
    """All batters together, by their plate appearances: within half a percent."""
    season = fitted(1988)
    for name in ("h", "hr", "bb", "so"):
        got = real = 0.0
        for key, fit in season.batters.items():
            turns = season.targets[key].player.batting.pa
            got += turns * getattr(fit.expected, name)
            real += turns * getattr(season.batter_lines[key], name)
        assert got == pytest.approx(real, rel=0.005)


@pytest.mark.parametrize("position", ["P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF"])
def test_errors_come_out_as_the_league_made_them(position: str) -> None:
    """E is fitted to the balls on which the game checks a player, so first basemen and catchers are not short."""
    season = read_season(1988)
    baseline = baseline_of(season, "AL")
    lines = [player.fielding[position] for player in season.stints(("AL",)) if position in player.fielding]
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
    assert {player: card.batting for player, card in again.cards.items()} == {
        m: c.batting for m, c in club.cards.items()
    }
    assert again.staff == club.staff


def test_every_player_who_appeared_has_a_card() -> None:
    record = read_club("1988 TEX")
    club = make_club(record)
    assert set(club.cards) == {player.retro_id for player in record.players}
    pitchers = {player.retro_id for player in record.players if player.pitching is not None}
    assert {player for player, card in club.cards.items() if card.pitching is not None} == pitchers
    assert all("P" in club.cards[player].fielding for player in pitchers)


def test_a_season_of_many_steals_leaves_few_double_plays_in_order() -> None:
    """In 1887 an extra base on a hit was a stolen base; no share of the turns is below nothing."""
    season, usual = read_season(1887), baseline_of(read_season(1988), "AL")
    fewest = min(double_play_chances(baseline_of(season, league)) for league in season.leagues)
    assert 0 <= fewest < 0.8 * double_play_chances(usual)
    assert all(fit.card.dp >= 0 for fit in fitted(1887).batters.values())


@pytest.mark.soak
def test_who_pitched_has_a_line_at_p_though_the_record_has_none() -> None:
    """A pitcher of 1915 without an inning in the field."""
    record = next(club for club in read_season(1915).clubs if any(p.retro_id == "perrs101" for p in club.players))
    card = make_club(record).cards["perrs101"]
    assert (card.pitching is not None) == ("P" in card.fielding)

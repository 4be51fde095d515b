"""Clubs made from the record: whole, readable, playable, and shown by the commands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from hotstove.cardmaker.baseline.by_hand import Hands, Seen
from hotstove.cardmaker.baseline.targets import Key
from hotstove.cardmaker.makers import maker_of
from hotstove.cardmaker.replay import club as making
from hotstove.cardmaker.replay.batter_tables import candidates
from hotstove.cardmaker.replay.club import make_club
from hotstove.cardmaker.replay.figures import batting_figures, pitching_figures
from hotstove.cardmaker.replay.goals import pitchers_aims
from hotstove.cardmaker.replay.got_away import PASSED, RATINGS, WILD, got_away
from hotstove.cardmaker.replay.lines_of_cards import batter_line, pitcher_line
from hotstove.cardmaker.replay.mixes import GRADED
from hotstove.cardmaker.replay.observed import platoon_letter
from hotstove.cardmaker.replay.pitcher_fit import Rows, aims
from hotstove.cardmaker.replay.pitcher_kinds import FLY, GROUND, SPLIT, special
from hotstove.cardmaker.replay.row_four import RUNS, row_errors
from hotstove.cardmaker.replay.running_ratings import speed_rating
from hotstove.cardmaker.replay.season_fit import SeasonFit, fit_pool, pitcher_of, plain_card
from hotstove.cardmaker.replay.seen_running import _arms, _legs, hold_by
from hotstove.cardmaker.replay.split_squares import split_squares
from hotstove.cardmaker.shelf import shelf_file
from hotstove.cli.main import app
from hotstove.diamond.club import Club
from hotstove.games.replay import card_files
from hotstove.games.replay import face as faces
from hotstove.games.replay.cards import Card, PitcherCard
from hotstove.games.replay.dice import ROW_4
from hotstove.games.replay.game import GAME
from hotstove.games.replay.squares import Square
from hotstove.record import find_club as find_name
from hotstove.record import read_club, read_season
from hotstove.sitting.clubs import find_club
from tests.helpers.observed import write_observed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

NEAR = 0.006


def league() -> SeasonFit:
    return fit_pool(1988, read_season(1988).pool_of("AL"), 0.5)


@pytest.fixture(autouse=True)
def no_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is kept on the user's shelf."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@cache
def rangers() -> Club[Card]:
    return make_club(read_club("1988 TEX"), 0.5)


def test_everybody_who_appeared_has_a_card() -> None:
    record = read_club("1988 TEX")
    assert set(rangers().cards) == {player.retro_id for player in record.players}
    for player in record.players:
        card: Card = rangers().cards[player.retro_id]
        assert (card.pitching is not None) == (player.pitching is not None)
        assert bool(card.batting.number) == player.is_pitcher
        assert set(card.gloves) >= {place for place in player.positions if place not in ("DH", "OF")} - {"P"}


def test_a_made_grid_holds_nothing_but_the_vocabulary() -> None:
    for card in rangers().cards.values():
        for row, squares in enumerate(card.batting.rows, start=1):
            for column, (left, right) in enumerate(squares, start=1):
                assert left == right
                raised = left.raised if column == 2 and row > 1 else 0
                assert Square(left.number, raised) in candidates(column, row)


def test_grades_run_from_good_to_bad_around_row_four() -> None:
    for card in rangers().cards.values():
        if card.pitching is not None:
            for column in (1, 2, 3, 5, 6):
                grades = [row[column - 1].grade for row in card.pitching.rows]
                others = grades[:3] + grades[4:]
                assert others == sorted(others)
                assert card.pitching.tired_row[column - 1].grade >= sorted(grades)[2]


def test_row_four_is_the_average_of_the_league() -> None:
    """RB-29: over all batters faced, two-dice play comes to what three dice come to; sorted rows would not."""
    fit = league()
    off, sorted_off = (league_error(fit, rows) for rows in (fit.printed, fit.grades))
    assert max(map(abs, off)) < 0.0015
    assert abs(sum(run * one for run, one in zip(RUNS, off, strict=True))) < 0.0005
    assert max(map(abs, sorted_off)) > 0.004


def league_error(fit: SeasonFit, grids: Mapping[Key, Mapping[int, Rows]]) -> list[float]:
    faced = sum(fit.pool.faced(key) for key in grids)
    found = [0.0] * len(RUNS)
    for key, grid in grids.items():
        seen = fit.mound.seen(fit.pool.targets[key].player.throws)
        error: Any = sum(row_errors(grid[column], column, seen[column])[grid[column][ROW_4 - 1]] for column in GRADED)
        found = [sum_ + fit.pool.faced(key) / faced * float(one) for sum_, one in zip(found, error, strict=True)]
    return found


def line_of(fit: SeasonFit, key: Key, card: PitcherCard, hands: str = "") -> list[float]:
    """AIMS by exact odds against all batters of the league, or those of one side."""
    both = fit.mound.numbers[card.throws]
    mixes = {hands: (both[hands][0], 1.0)} if hands else both
    line = aims(pitcher_line(fit.blocks, card, mixes, fit.pool.tired(key))[None, :])[0]
    return [float(one) for one in line[: len(RUNS)]]


HOUGH = ("houghch01", "TEX")


@pytest.mark.parametrize(("ground", "air", "kind"), [(700, 200, GROUND), (300, 500, FLY)])
def test_groundball_and_flyball_pitchers_come_to_the_same_line(ground: int, air: int, kind: str) -> None:
    """RB-31: two squares of column 6 name an infielder, or two of column 4 are c6, and he is as good as before."""
    fit, half = league(), Seen(500, (80, 50, 110, 10, 30), ground // 2, air // 2)
    found = special(fit, HOUGH, goal_of_pitcher(fit), Hands(half, half), (0.0,) * 5)
    plain = pitcher_of("Hough", "R", fit.printed[HOUGH])
    assert found is not None and found.kind == kind
    marked = [row[5].infielder for row in found.rows] if kind == GROUND else [row[3].infielder for row in found.rows]
    assert [name for name in marked if name in ("c6", "ss", "2b")].count("c6") == (2 if kind == FLY else 0)
    assert sum(name != "" for name in marked) == (2 if kind == GROUND else 6)
    for one, other in zip(line_of(fit, HOUGH, found.on(plain)), line_of(fit, HOUGH, plain), strict=True):
        assert abs(one - other) < 2 * NEAR


def test_an_extreme_split_pitcher_has_a_half_for_each_side() -> None:
    """RB-32: better against his own side by his table, the same line as a whole."""
    fit = league()
    same, other = Seen(500, (110, 30, 95, 6, 20), 200, 180), Seen(500, (60, 60, 140, 20, 40), 200, 180)
    found = special(fit, HOUGH, goal_of_pitcher(fit), Hands(left=other, right=same), (0.0,) * 5)
    plain = pitcher_of("Hough", "R", fit.printed[HOUGH])
    assert found is not None and found.kind == SPLIT
    card = found.on(plain)
    strikeouts = [line_of(fit, HOUGH, card, hands)[0] for hands in ("same", "opposite")]
    hits = [line_of(fit, HOUGH, card, hands)[2] for hands in ("same", "opposite")]
    assert strikeouts[0] > strikeouts[1] + 0.01
    assert hits[0] < hits[1] - 0.01
    for one, whole in zip(line_of(fit, HOUGH, card), line_of(fit, HOUGH, plain), strict=True):
        assert abs(one - whole) < 3 * NEAR


def goal_of_pitcher(fit: SeasonFit) -> Matrix:
    import numpy as np

    target = fit.pool.targets[HOUGH].pitching
    assert target is not None
    return np.array(pitchers_aims(target, fit.pool.baseline))


def test_a_batter_with_an_extreme_split_has_split_squares() -> None:
    """RB-33: strong against left-handers by his table; his line as a whole stays."""
    fit, key = league(), ("sierrru01", "TEX")
    weak, strong = Seen(400, (90, 20, 70, 4, 12), 0, 0), Seen(250, (30, 30, 95, 20, 25), 0, 0)
    player, left_share = fit.pool.targets[key].player, fit.pool.baseline.batters_left["B"]
    speed, squares = fit.pool.speed(key), fit.squares[key]
    split = split_squares(
        fit.blocks, squares, player.bats, speed, fit.mixes, left_share, Hands(left=strong, right=weak)
    )
    assert 1 <= len(split) <= 2
    card = plain_card("Sierra", squares, speed)
    rows = [list(row) for row in card.rows]
    for row, pair in split.items():
        rows[row - 1][5] = pair
    both = replace(card, rows=tuple(tuple(row) for row in rows))
    lines = [aims(batter_line(fit.blocks, one, "B", fit.mixes, left_share)[None, :])[0][:5] for one in (card, both)]
    assert abs(lines[0] - lines[1]).max() < NEAR
    against = [aims(batter_line(fit.blocks, both, "B", fit.mixes, share)[None, :])[0][:5] for share in (1.0, 0.0)]
    assert against[0][3] > against[1][3]
    usual = Hands(left=Seen(200, (30, 20, 50, 5, 12)), right=Seen(400, (60, 40, 100, 10, 24)))
    assert split_squares(fit.blocks, squares, player.bats, speed, fit.mixes, left_share, usual) == {}


def test_a_platoon_letter_is_that_of_the_hand_for_which_he_was_kept() -> None:
    few, many = Seen(20), Seen(300)
    assert platoon_letter(Hands(left=few, right=many)) == "R"
    assert platoon_letter(Hands(left=many, right=few)) == "L"
    assert platoon_letter(Hands(left=many, right=many)) == ""
    assert platoon_letter(Hands(left=Seen(2), right=few)) == ""


def test_cards_without_play_by_play_say_what_they_lack() -> None:
    sierra = next(player for player in rangers().players.values() if player.last == "Sierra")
    assert any("no play by play" in note for note in faces.batter(rangers(), sierra.id).notes)
    herons = find_club(GAME, "herons").club
    assert not any("no play by play" in note for note in faces.batter(herons, next(iter(herons.players))).notes)


def test_the_regulars_of_the_club_come_to_their_record() -> None:
    fit, record = league(), read_club("1988 TEX")
    for player in record.players:
        key = (player.lahman_id, "TEX")
        if player.batting.pa >= 300:
            found = batting_figures(fit, key, making.batter_card(fit, key, record))
            for name in ("AVG", "HR", "BB", "SO"):
                assert abs(found[f"bat {name} card"] - found[f"bat {name} goal"]) <= NEAR, f"{player.name} {name}"
        if player.pitching is not None and player.pitching.innings >= 100:
            found = pitching_figures(fit, key)
            for name, bar in (("K", NEAR), ("BB", NEAR), ("H", 3 * NEAR), ("HR", NEAR)):
                assert abs(found[f"pit {name} card"] - found[f"pit {name} goal"]) <= bar, f"{player.name} {name}"


def test_pitchers_allow_their_share_of_extra_bases() -> None:
    """Doubles and triples go by hits, whatever the grades of strikeouts and homers: .014 of a batter off where numbers
    of two bases stood on squares that the grade decides."""
    fit = league()
    off = []
    for key, target in fit.pool.targets.items():
        if target.player.pitching is not None and target.player.pitching.innings >= 100:
            found = pitching_figures(fit, key)
            off.append(found["pit XB card"] - found["pit XB goal"])
    assert (sum(one * one for one in off) / len(off)) ** 0.5 < 0.006


def test_a_club_goes_through_its_file(tmp_path: Path) -> None:
    file = tmp_path / "tex.toml"
    file.write_text(GAME.write_club(rangers()), encoding="utf-8")
    again = card_files.read(file)
    assert again.players == rangers().players
    assert again.cards.keys() == rangers().cards.keys()
    for player, card in rangers().cards.items():
        assert again.cards[player].batting == card.batting
        assert again.cards[player].pitching == card.pitching


def test_the_commands_make_check_show_and_play(tmp_path: Path) -> None:
    run, folder = CliRunner().invoke, tmp_path / "cards"
    made = run(app, ["cards", "make", "replay", "1988", "TEX", "CAL", "--out", str(folder)])
    assert made.exit_code == 0, made.output
    assert sorted(file.stem for file in folder.iterdir()) == ["cal", "tex"]
    checked = run(app, ["cards", "check", str(folder)])
    assert checked.exit_code == 0, checked.output
    assert "2 files right" in checked.output
    shown = run(app, ["cards", "show", "replay", "1988", "TEX", "Sierra"])
    assert shown.exit_code == 0, shown.output
    assert "Ruben Sierra" in shown.output
    assert "error" in shown.output
    played = run(app, ["play", "replay", "1988 TEX", "1988 CAL", "--seed", "7"])
    assert played.exit_code == 0, played.output
    assert "Sierra" in played.output


@pytest.mark.soak
def test_a_club_is_made_with_play_by_play_that_was_taken_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hough gets grounders, Buechele bats against right-handers alone; the shelf keeps such cards apart."""
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    maker, name = maker_of("replay"), find_name("1988 TEX")
    without = shelf_file(maker, name, 0.5)
    half = {"PA": 500, "AB": 440, "H": 110, "D": 20, "HR": 10, "BB": 50, "SO": 80, "GB": 320, "FB": 80}
    write_observed("pitchers", [("hougc001", "L", half), ("hougc001", "R", half)])
    few, many = {"PA": 20, "AB": 18, "H": 4}, {"PA": 500, "AB": 440, "H": 110, "D": 20, "HR": 14, "BB": 50, "SO": 70}
    write_observed("batters", [("buecs001", "L", few), ("buecs001", "R", many)])
    assert shelf_file(maker, name, 0.5) != without
    club = make_club(read_club("1988 TEX"), 0.5)
    hough, buechele = club.cards["hougc001"].pitching, club.cards["buecs001"].batting
    assert hough is not None
    assert sum(bool(row[5].infielder) for row in hough.rows) == 2
    assert buechele.rows[0][1][0].mark == "R" or buechele.rows[0][1][0].raised == 0
    assert not club.cards["hougc001"].lacks_play_by_play
    assert club.cards["sierr001"].lacks_play_by_play


def test_legs_holds_and_arms_come_from_play_by_play_where_enough_was_seen() -> None:
    """The two printed pitchers hold runners as printed; a player with few chances keeps his estimate."""
    assert (hold_by(26 / 40), hold_by(5 / 17)) == (5, 2)
    legs = {"S1": 20, "S1to3": 12, "S2": 20, "S2toH": 16, "D1": 10, "D1toH": 6}
    slowly, few = {**legs, "S1to3": 1, "S2toH": 8, "D1toH": 1}, dict.fromkeys(legs, 1)
    found = _legs(
        {"team": "TEX", "player": who, **row} for who, row in (("fast", legs), ("slow", slowly), ("seldom", few))
    )
    assert set(found) == {("TEX", "fast"), ("TEX", "slow")}
    sierra = read_club("1988 TEX").player("Sierra").batting
    fast, slow = (speed_rating(sierra, legs=found["TEX", who]) for who in ("fast", "slow"))
    assert fast > slow
    chances = {"pos": 9, "O13": 30, "O2H": 20}
    arms = _arms({"team": "TEX", "player": who, **chances, "KILL": kills} for who, kills in (("arm", 6), ("none", 0)))
    assert arms["TEX", "arm", "RF"] == 2.0


def test_a_league_without_left_handers_is_fitted() -> None:
    """1874: nobody pitched left-handed."""
    fit = fit_pool(1874, read_season(1874).pools[0], 0.5)
    assert {fit.pool.targets[key].player.throws for key in fit.grades} == {"R"}
    assert set(fit.mixes) == {"L", "R"}


def test_pitches_get_away_as_often_as_they_did() -> None:
    """RB-34: wild pitches and passed balls of the league's cards by exact odds."""
    fit = league()
    wild, passed = got_away(fit, WILD), got_away(fit, PASSED)
    faced = {key: fit.pool.faced(key) for key in wild}
    came = sum(faced[key] * float(wild[key][rating]) for key, rating in fit.wild.items())
    assert came == pytest.approx(fit.pool.baseline.pitching.wp, rel=0.05)
    caught = {key: fit.pool.targets[key].player.fielding["C"].outs for key in fit.passed}
    let_by = {rating: sum(faced[key] * float(passed[key][rating]) for key in faced) for rating in RATINGS}
    came = sum(caught[key] / sum(caught.values()) * let_by[rating] for key, rating in fit.passed.items())
    assert came == pytest.approx(fit.pool.baseline.fielding["C"].pb, rel=0.05)

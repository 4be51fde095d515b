"""Clubs made from the record: whole, readable, playable, and shown by the commands."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hotstove.cardmaker.replay import club as making
from hotstove.cardmaker.replay.batter_tables import candidates
from hotstove.cardmaker.replay.club import make_club
from hotstove.cardmaker.replay.figures import batting_figures, pitching_figures
from hotstove.cardmaker.replay.season_fit import SeasonFit, fit_pool
from hotstove.cli.main import app
from hotstove.diamond.club import Club
from hotstove.games.replay import card_files
from hotstove.games.replay.cards import Card
from hotstove.games.replay.game import GAME
from hotstove.games.replay.squares import Square
from hotstove.record import read_club, read_season

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


def test_grades_run_from_good_to_bad() -> None:
    for card in rangers().cards.values():
        if card.pitching is not None:
            for column in (1, 2, 3, 5, 6):
                grades = [row[column - 1].grade for row in card.pitching.rows]
                assert grades == sorted(grades)
                assert card.pitching.tired_row[column - 1].grade >= grades[2]


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

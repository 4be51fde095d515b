"""Cards as they lie on the table, with the square that was hit."""

from __future__ import annotations

from typing import Any

import pytest

from hotstove.cli.faces import face_of
from hotstove.diamond.club import Club, Player, Staff
from hotstove.games import plays_game
from hotstove.games.longtater.cards import BatterCard, Card, Glove, PitcherCard
from hotstove.games.replay.card_files import printed_card
from hotstove.games.superstar.cards import Card as SuperstarCard
from hotstove.table.account import Lookup
from hotstove.table.errors import Mistake


def club_of(card: Any) -> Club:
    player = Player("man001", "Any", "Man", "L", "R")
    return Club("ONE", "One Player Nine", 1988, "", {player.id: player}, {player.id: card}, Staff({}, (), ()))


def test_a_square_of_superstar_stands_in_brackets() -> None:
    club = plays_game("superstar").read_club(plays_game("superstar").clubs()["herons"])
    card = club.cards["larkt001"]
    assert isinstance(card, SuperstarCard)
    column = card.batting.vs_r
    lines = face_of("superstar").batter_card(club, "larkt001", [Lookup(column.name, (21,), column(21), "", "")])
    assert lines[0].startswith("Tommy Larkspur, Harbor City Herons: bats L, running 5, bunt A; CF 11")
    marked = [line for line in lines if "[" in line]
    assert len(marked) == 1
    assert f"[{column(21)}]" in marked[0]
    assert f"  hit: 21 vs R, {column(21)}" in lines
    assert len(face_of("superstar").pitcher_card(club, "wintc001")) == 5


def test_ranges_of_long_tater_with_the_numbers_read() -> None:
    card = Card(
        BatterCard(12, 60, 20, 0, 60, 75, 77, 88, 99, 100, 5, 70),
        PitcherCard(10, 33, 25, 70, 60, 90, 100),
        {"P": Glove(2)},
    )
    batter = face_of("longtater").batter_card(club_of(card), "man001", [Lookup("batting card", (37,), "out", "", "")])
    assert batter[1].split()[:4] == ["BR", "OUT", "K", "DP"]
    assert batter[2].split()[:4] == ["12", "60", "20", "-"]
    assert batter[3] == "  read: 37 out"
    assert "33" in face_of("longtater").pitcher_card(club_of(card), "man001")[2]


def test_grids_of_replay_with_column_and_row() -> None:
    gibson, carlton = printed_card("gibson-1984"), printed_card("carlton-1980")
    batter = face_of("replay").batter_card(
        club_of(gibson), "man001", [Lookup(gibson.batting.name, ("2-1",), "", "", "")]
    )
    assert len([line for line in batter if "[39^3]" in line]) == 1
    assert batter[-2:] == ["  hit: 2-1", "  hit and run 4 32 10 21 10 27"]
    assert carlton.pitching is not None
    pitcher = face_of("replay").pitcher_card(
        club_of(carlton), "man001", [Lookup(carlton.pitching.name, ("3-2",), "", "", "")]
    )
    assert sum("[" in line for line in pitcher) == 1
    assert pitcher[-2].startswith("  B ")
    assert "[" not in pitcher[-2]
    assert "S8^6 BF 32, hold 5, WP 1" in pitcher[0]
    tired = face_of("replay").pitcher_card(
        club_of(carlton), "man001", [Lookup(carlton.pitching.name, ("3-B",), "", "", "")]
    )
    assert "[3]" in tired[-2]
    assert face_of("replay").pitcher_card(club_of(gibson), "man001") == ["Any Man, One Player Nine: no pitcher's card"]


def test_pitchers_of_replay_bat_with_the_card_of_their_number() -> None:
    lines = face_of("replay").batter_card(club_of(printed_card("carlton-1980")), "man001")
    assert "batting card 3" in lines[0]
    assert len(lines) == 9


def test_a_game_without_cards_of_players_says_so() -> None:
    with pytest.raises(Mistake, match="card: the cards of chess cannot be shown"):
        face_of("chess")

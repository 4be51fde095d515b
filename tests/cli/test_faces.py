"""Cards as they lie on the table, with the square that was hit: one drawing for all games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hotstove.cli.face import draw
from hotstove.diamond.club import Club, Player, Staff
from hotstove.games import plays_game
from hotstove.games.faces import papers, player_faces
from hotstove.games.longtater.cards import BatterCard, Card, Glove, PitcherCard
from hotstove.games.pennant.chart_set import our_charts as pennant_charts
from hotstove.games.rallybird.chart_set import our_charts as rallybird_charts
from hotstove.games.replay.card_files import printed_card
from hotstove.games.superstar.cards import Card as SuperstarCard
from hotstove.table.account import Lookup
from hotstove.table.charts import ChartSet
from hotstove.table.errors import Mistake

CHARTS: dict[str, Callable[[], ChartSet]] = {
    "superstar": plays_game("superstar").charts,
    "longtater": plays_game("longtater").charts,
    "replay": plays_game("replay").charts,
    "pennant": pennant_charts,
    "rallybird": rallybird_charts,
}


def club_of(card: Any) -> Club:
    player = Player("man001", "Any", "Man", "L", "R")
    return Club("ONE", "One Player Nine", 1988, "", {player.id: player}, {player.id: card}, Staff({}, (), ()))


def lit(lines: list[str]) -> list[str]:
    return [line for line in lines if "[" in line]


def test_a_square_of_superstar_stands_in_brackets() -> None:
    club = plays_game("superstar").read_club(plays_game("superstar").clubs()["herons"])
    card = club.cards["larkt001"]
    assert isinstance(card, SuperstarCard)
    column = card.batting.vs_r
    face = player_faces("superstar").batter(club, "larkt001")
    lines = draw(face, [Lookup(column.name, (21,), column(21), "", "", "", 0, "larkt001", "vs_r")])
    assert lines[0].startswith("Tommy Larkspur, Harbor City Herons 2026: bats L, running 5, bunt A, CF +11")
    (marked,) = lit(lines)
    assert f"21 {card.batting.vs_l(21)} [{column(21)}]" in " ".join(marked.split())
    assert f"  read: 21 on Tommy Larkspur vs R: {column(21)}" in lines
    assert len(lines) == 13
    yellow = player_faces("superstar").pitcher(club, "wintc001")
    assert yellow is not None
    assert len(draw(yellow)) == 12
    assert not lit(draw(yellow, [Lookup(column.name, (21,), column(21), "", "", "", 0, "larkt001", "vs_r")]))


def test_ranges_of_long_tater_with_the_numbers_read() -> None:
    card = Card(
        BatterCard(12, 60, 20, 0, 60, 75, 77, 88, 99, 100, 5, 70),
        PitcherCard(10, 33, 25, 70, 60, 90, 100),
        {"P": Glove(2)},
    )
    faces = player_faces("longtater")
    batter = draw(
        faces.batter(club_of(card), "man001"), [Lookup("batting card", (76,), "3B", "", "", "", 0, "man001", "reaches")]
    )
    assert batter[0] == "Any Man, One Player Nine 1988: bats L, BR 12"
    rows = {line.split()[0]: line.split()[1:] for line in batter[3:14]}
    assert rows["OUT"] == ["60", "1-60"]
    assert rows["DP"] == ["-", "."]
    assert rows["2B"] == ["75", "61-75"]
    assert rows["3B"] == ["[77]", "76-77"]
    assert "  read: 76 on batting card: 3B" in batter
    pitcher = faces.pitcher(club_of(card), "man001")
    assert pitcher is not None
    assert any(
        line.split()[:2] == ["OBA", "[33]"]
        for line in draw(pitcher, [Lookup("pitching card", (9,), "on", "", "", "", 0, "man001", "number")])
    )


def test_grids_of_replay_with_column_and_row() -> None:
    gibson, carlton = printed_card("gibson-1984"), printed_card("carlton-1980")
    faces = player_faces("replay")
    batter = draw(
        faces.batter(club_of(gibson), "man001"),
        [Lookup("Gibson", ("2-1",), "39^3", "", "", "", 0, "man001", "batting")],
    )
    assert len([line for line in batter if "[39^3]" in line]) == 1
    assert "hit and run 4 32 10 21 10 27" in batter[0]
    assert carlton.pitching is not None
    card = faces.pitcher(club_of(carlton), "man001")
    assert card is not None
    pitcher = draw(card, [Lookup("Carlton", ("3-2",), "2", "", "", "", 0, "man001", "pitching")])
    assert len(lit(pitcher)) == 1
    assert "S8^6 BF 32, hold 5, WP 1" in pitcher[0]
    tired = draw(card, [Lookup("Carlton", ("3-B",), "3", "", "", "", 0, "man001", "pitching")])
    assert "[3]" in next(line for line in tired if line.startswith("  B "))
    assert faces.pitcher(club_of(gibson), "man001") is None


def test_shaded_squares_of_replay_are_marked() -> None:
    club = plays_game("replay").read_club(plays_game("replay").clubs()["herons"])
    lines = draw(player_faces("replay").batter(club, "larkt001"))
    assert sum(line.count("~") for line in lines) == 3
    assert lines[-1] == "  ~ the ballpark has a say"


def test_pitchers_of_replay_bat_with_the_card_of_their_number() -> None:
    lines = draw(player_faces("replay").batter(club_of(printed_card("carlton-1980")), "man001"))
    assert "batting card 3" in lines[0]
    assert len(lines) == 8


@pytest.mark.parametrize("key", ["superstar", "longtater", "replay", "pennant", "rallybird"])
def test_every_cell_of_every_chart_has_its_place(key: str) -> None:
    """A look-up lights exactly the cells that hold what was read."""
    charts = CHARTS[key]()
    faces = [face for group in papers(key).charts() for face in group.faces]
    shown = {
        place
        for face in faces
        for grid in face.grids
        for row in grid.rows
        for cell in row.cells
        for place in cell.places
    }
    for name, chart in charts.charts().items():
        if name in ("deck", "pitchers_at_bat"):
            continue
        for keys, cell in chart.cells.items():
            face = next(face for face in faces if face.title == chart.name)
            assert lit(draw(face, [Lookup(chart.name, keys, cell, "", "")])), (chart.name, keys)
            assert f"{chart.name} [{', '.join(map(str, keys))}]" in shown


def test_a_game_without_cards_of_players_says_so() -> None:
    with pytest.raises(Mistake, match="card: Rallybird Baseball has no cards of players"):
        player_faces("rallybird")


def test_two_players_of_one_name_do_not_light_each_other() -> None:
    club = plays_game("superstar").read_club(plays_game("superstar").clubs()["herons"])
    twin = replace(club.players["dunaw001"], first="Tommy", last="Larkspur")
    club = replace(club, players={**club.players, "dunaw001": twin})
    read = [Lookup("Tommy Larkspur vs R", (21,), "1M", "", "", "", 0, "larkt001", "vs_r")]
    assert lit(draw(player_faces("superstar").batter(club, "larkt001"), read))
    assert not lit(draw(player_faces("superstar").batter(club, "dunaw001"), read))

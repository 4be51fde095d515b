"""Lineup cards: how a club's manager would line up his players."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.table.face import Cell, Face, Grid, Row

HEADS = {
    "R": "against a right-hander",
    "L": "against a left-hander",
    "R no DH": "right-hander, no DH",
    "L no DH": "left-hander, no DH",
}


def lineup_face(club: Club) -> Face:
    """The usual batting orders, the rotation, the bullpen and who else is there."""
    orders = {HEADS[key]: club.staff.versus[key] for key in HEADS if key in club.staff.versus}
    named = {player for order in orders.values() for player, _ in order}
    named.update(club.staff.rotation, club.staff.bullpen)
    lists = {
        "rotation": club.staff.rotation,
        "bullpen, closer last": club.staff.bullpen,
        "others": tuple(player for player in club.players if player not in named),
    }
    batting = [
        [f"{club.players[player].name}, {NAME_OF[position]}" for player, position in order] for order in orders.values()
    ]
    others = [[_told(club, player) for player in players] for players in lists.values()]
    grids = (
        Grid(tuple(orders), _rows(batting), "batting orders", "slot"),
        Grid(tuple(lists), _rows(others), "pitchers and bench", ""),
    )
    return Face("sheet", club.name, f"lineup card {club.season}", grids=grids)


def _rows(columns: Sequence[Sequence[str]]) -> tuple[Row, ...]:
    """Lists side by side as numbered rows."""
    most = max(map(len, columns), default=0)
    return tuple(
        Row(str(number + 1), tuple(Cell(column[number] if number < len(column) else "") for column in columns))
        for number in range(most)
    )


def _told(club: Club, player: str) -> str:
    who = club.players[player]
    return f"{who.name} (bats {who.bats}, throws {who.throws})"

"""A score sheet in the terminal: a row for every batter, a column for every inning."""

from __future__ import annotations

from hotstove.diamond.club import Club
from hotstove.diamond.log import GameLog
from hotstove.scorebook.plate_appearances import HOME, PlateAppearance, plate_appearances

NAME = 18


Column = tuple[int, int]
"""An inning, and which time round in it."""


def sheet_lines(log: GameLog) -> list[str]:
    """Both sides' sheets: in every square the result, the out that it made, and how far he came."""
    turns = plate_appearances(log)
    innings = max((turn.inning for turn in turns), default=1)
    lines = []
    for side, club in enumerate((log.visitors, log.home)):
        lines += [*_side(club, [turn for turn in turns if turn.side == side], innings), ""]
    return [*lines, "1B8: single to center; (2): the second out; 3: left on third; * scored; +2: batted in two"]


def _side(club: Club, turns: list[PlateAppearance], innings: int) -> list[str]:
    columns = [(inning, again) for inning in range(1, innings + 1) for again in range(_rounds(turns, inning))]
    squares: dict[tuple[int, Column], PlateAppearance] = {}
    for turn in turns:
        again = 0
        while (turn.slot, (turn.inning, again)) in squares:
            again += 1
        squares[turn.slot, (turn.inning, again)] = turn
    widths = {column: _width(column, squares) for column in columns}
    heads = " ".join(f"{'' if again else inning:^{widths[inning, again]}}" for inning, again in columns)
    lines = [f"{club.name:<{NAME + 3}}{heads}".rstrip()]
    for slot in range(1, 10):
        mine = {column: turn for (place, column), turn in squares.items() if place == slot}
        for number, player in enumerate(dict.fromkeys(turn.batter for turn in mine.values())):
            row = [
                square(mine[column]) if column in mine and mine[column].batter == player else "" for column in columns
            ]
            shown = " ".join(f"{cell:^{widths[column]}}" for cell, column in zip(row, columns, strict=True))
            head = "" if number else f"{slot}."
            lines.append(f"{head:<3}{club.players[player].last[:NAME]:<{NAME}}{shown}".rstrip())
    return lines


def _width(column: Column, squares: dict[tuple[int, Column], PlateAppearance]) -> int:
    return max([2, *(len(square(turn)) for (_, place), turn in squares.items() if place == column)])


def _rounds(turns: list[PlateAppearance], inning: int) -> int:
    """How often the order came round in an inning."""
    slots = [turn.slot for turn in turns if turn.inning == inning]
    return max((slots.count(slot) for slot in slots), default=1)


def square(turn: PlateAppearance) -> str:
    """One plate appearance in a few signs."""
    out = f"({turn.out})" if turn.out else ""
    reached = "*" if turn.reached == HOME else str(turn.reached) if turn.reached and not turn.out else ""
    batted_in = f"+{turn.rbi}" if turn.rbi else ""
    return f"{turn.result.replace(' ', '')}{out}{f' {reached}' if reached else ''}{batted_in}"

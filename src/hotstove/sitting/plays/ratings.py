"""What a manager wants to know of a player at a glance, read off the face of his card."""

from __future__ import annotations

from typing import Any

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.state import State
from hotstove.diamond.view import View
from hotstove.games.faces import player_faces
from hotstove.table.face import Face

OUTFIELD = ("LF", "CF", "RF")
SEASON = 600
"""Plate appearances of a season, in which runs above average are told."""


def glove_rating(key: str, club: Club, player: str, position: int) -> str:
    """What his card says of him at a position, such as "+9", "2 e51" or "E3"; "" where it says nothing."""
    name = NAME_OF[position]
    faces = player_faces(key)
    shown = [faces.batter(club, player), faces.pitcher(club, player)]
    for face in [face for face in shown if face is not None]:
        found = _rating(face, name) or (_rating(face, "OF") if name in OUTFIELD else "")
        if found:
            return found
    return ""


def _rating(face: Face, name: str) -> str:
    for fact in face.facts:
        if fact.label == name:
            return fact.value
    for grid in face.grids:
        for row in grid.rows if grid.title == "fielding" else ():
            if row.head == name:
                parts = zip(grid.columns, row.cells, strict=True)
                return " ".join(f"{head}{cell.text}" for head, cell in parts if cell.text and head != "G")
    return ""


def batting_facts(key: str, club: Club, player: str) -> str:
    """The ratings of his batter's card, gloves and legs among them."""
    face = player_faces(key).batter(club, player)
    return ", ".join(filter(None, [_facts(face), _gloves(face)]))


def pitching_facts(key: str, club: Club, player: str) -> str:
    """The ratings of his pitcher's card; "" where he has none."""
    face = player_faces(key).pitcher(club, player)
    return "" if face is None else _facts(face)


def _facts(face: Face) -> str:
    return ", ".join(f"{fact.label} {fact.value}".strip() for fact in face.facts)


def _gloves(face: Face) -> str:
    """The lines of a fielding grid, where gloves are no facts."""
    rows = [row.head for grid in face.grids if grid.title == "fielding" for row in grid.rows]
    return ", ".join(f"{name} {_rating(face, name)}" for name in rows)


def batter_worth(view: View[Any, Any, Any], side: int, player: str, throws: str) -> str:
    """Runs above average over a season against pitchers of that hand."""
    return f"{round(SEASON * view.estimates.batter_value(side, player, throws)):+d} vs {throws}"


def pitcher_worth(view: View[Any, Any, Any], side: int, player: str) -> str:
    """Runs that he saves in relief over a season's batters."""
    return f"{round(SEASON * view.estimates.pitcher_value(side, player)):+d}"


def fatigue_note(view: View[Any, Any, Any], side: int, player: str) -> str:
    """How far a pitcher has gone of what he lasts: "5.1 of 8 IP", "9 of 12 batters", with TIRED when it is so."""
    state: State[Any, Any] = view.state
    work, lasts = state.outing(side, player), view.game.endurance(state, side, player)
    if work is None:
        return f"lasts {lasts}" if lasts else ""
    done = work.batters if lasts.endswith("batters") else f"{work.outs // 3}.{work.outs % 3}"
    words = f"{done} of {lasts}" if lasts else f"{done} IP"
    if view.estimates.fatigue(side, player) >= 1:
        return f"{words}, TIRED"
    rest = state.setup.availability(side, player)
    return f"{words}, short rest" if rest.short_rest else words

"""What a manager wants to know of a player at a glance, read off the face of his card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.papers import PlayerFaces
from hotstove.diamond.view import View
from hotstove.games.faces import player_faces
from hotstove.table.face import Face
from hotstove.table.memo import remembered

OUTFIELD = ("LF", "CF", "RF")
RUNNING = ("running", "runs")
"""What the games call a runner's rating."""
ONWARD = ("1-2", "2-3", "3-H")
HIT_AND_RUN = ("hit and run", "hit and run A", "B")
SEASON = 600
"""Plate appearances of a season, in which runs above average are told."""


class _Ratings:
    """The ratings of a club's players: a card's face takes a while to draw, and is drawn once for all of them."""

    def __init__(self, club: Club, faces: PlayerFaces) -> None:
        self._club, self._faces = club, faces
        self._known: dict[str, tuple[str, str, dict[str, str], str]] = {}

    def of(self, player: str) -> tuple[str, str, dict[str, str], str]:
        """Facts of his batter's card, facts of his pitcher's card, what they say of him by position, and his
        running."""
        if player not in self._known:
            batter, pitcher = self._faces.batter(self._club, player), self._faces.pitcher(self._club, player)
            batting = ", ".join(filter(None, [_facts(batter), _gloves(batter)]))
            pitching = "" if pitcher is None else _facts(pitcher)
            gloves = {name: _glove([batter, pitcher], name) for name in NAME_OF.values()}
            self._known[player] = batting, pitching, gloves, _legs(batter)
        return self._known[player]


_RATINGS: Callable[[Club, PlayerFaces], _Ratings] = remembered(_Ratings, 32)
"""By club; a club is kept alive with its ratings, so there are few."""


def glove_rating(key: str, club: Club, player: str, position: int) -> str:
    """What his card says of him at a position, such as "+9", "2 e51" or "E3"; "" where it says nothing."""
    return _RATINGS(club, player_faces(key)).of(player)[2][NAME_OF[position]]


def _glove(faces: Sequence[Face | None], name: str) -> str:
    for face in faces:
        found = face and (_rating(face, name) or (_rating(face, "OF") if name in OUTFIELD else ""))
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
    return _RATINGS(club, player_faces(key)).of(player)[0]


def pitching_facts(key: str, club: Club, player: str) -> str:
    """The ratings of his pitcher's card; "" where he has none."""
    return _RATINGS(club, player_faces(key)).of(player)[1]


def legs(view: View, base: int) -> list[str]:
    """What the card of the runner on a base (0 to 2) says of his running, and his chance of a steal, if any."""
    situation = view.situation
    club, runner = view.clubs[situation.batting], situation.runners[base]
    found = _RATINGS(club, player_faces(view.game.key)).of(runner)[3]
    chance = view.estimates.steal_success(ONWARD[base]) if situation.pitcher else 0.0
    return [*filter(None, [found]), f"steals {chance:.0%}"] if chance else [found]


def _legs(face: Face) -> str:
    rows = {row.head: row.cells[0].text for grid in face.grids for row in grid.rows}
    if "SBA" in rows:
        return f"SBA {rows['SBA']} SB% {rows['SB%']}"
    return next((f"{fact.label} {fact.value}" for fact in face.facts if fact.label in RUNNING), "")


def _facts(face: Face) -> str:
    """The facts of a card but its rows for the hit and run, which nobody compares players by."""
    shown = [fact for fact in face.facts if fact.label not in HIT_AND_RUN]
    return ", ".join(f"{fact.label} {fact.value}".strip() for fact in shown)


def _gloves(face: Face) -> str:
    """The lines of a fielding grid, where gloves are no facts."""
    rows = [row.head for grid in face.grids if grid.title == "fielding" for row in grid.rows]
    return ", ".join(f"{name} {_rating(face, name)}" for name in rows)


def batter_worth(view: View, side: int, player: str, throws: str) -> str:
    """Runs above average over a season against pitchers of that hand."""
    return f"{round(SEASON * view.estimates.batter_value(side, player, throws)):+d} vs {throws}"


def pitcher_worth(view: View, side: int, player: str) -> str:
    """Runs that he saves in relief over a season's batters."""
    return f"{round(SEASON * view.estimates.pitcher_value(side, player)):+d}"


def fatigue_note(view: View, side: int, player: str) -> str:
    """How far a pitcher has gone of what he lasts: "5.1 of 8 IP", "9 of 12 batters", with TIRED when it is so."""
    state = view.state
    work, lasts = state.outing(side, player), view.game.endurance(state, side, player)
    if work is None:
        return f"lasts {lasts}" if lasts else ""
    done = work.batters if lasts.endswith("batters") else f"{work.outs // 3}.{work.outs % 3}"
    words = f"{done} of {lasts}" if lasts else f"{done} IP"
    if view.estimates.fatigue(side, player) >= 1:
        return f"{words}, TIRED"
    rest = state.setup.availability(side, player)
    return f"{words}, short rest" if rest.short_rest else words

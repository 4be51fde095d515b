"""Rows of the books as the queries give them: which columns a row has, and of which kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, TypedDict

Figures: TypeAlias = dict[str, str | int]
"""A row of a table that is written out, by the headings of its columns."""


class ClubRow(TypedDict):
    """A club of a season."""

    code: str
    name: str
    league: str
    division: str


class PlayerRow(TypedDict):
    """A player of a season; `record_id` is his id in the real record, or nothing."""

    id: str
    first: str
    last: str
    bats: str
    throws: str
    record_id: str


class GameRow(TypedDict):
    """A finished game; dates are written 1988/04/04, and `stage` is empty in the regular season."""

    key: str
    date: str
    number: int
    visitors: str
    home: str
    stage: str
    visitors_runs: int
    home_runs: int
    visitors_hits: int
    home_hits: int
    visitors_errors: int
    home_errors: int
    visitors_left: int
    home_left: int
    outs: int
    visitors_line: str
    home_line: str
    win: str
    loss: str
    save: str
    note: str


class EventRow(TypedDict):
    """A starter (`start`), a substitution (`sub`), a placed runner or a play (`play`) of a game, in order."""

    key: str
    number: int
    kind: str
    inning: int
    side: int
    player: str
    slot: int
    position: int
    play: str


class FixtureRow(TypedDict):
    """A game of the schedule; dates are written 1988-04-04."""

    key: str
    date: str
    number: int
    visitors: str
    home: str
    stage: str
    starters: str
    lineups: str
    played: bool


class Side(NamedTuple):
    """What a club did in a finished game; of games that are resolved whole most of it is not known and 0."""

    club: str
    runs: int
    hits: int = 0
    errors: int = 0
    left: int = 0
    line: str = ""
    """Runs by innings, `0 0 1`."""


class Decided(NamedTuple):
    """The pitchers who won, lost and saved a game, by id; "" where nobody did."""

    win: str = ""
    loss: str = ""
    save: str = ""


NOBODY = Decided()


def sides_of(game: GameRow) -> tuple[Side, Side]:
    """Visitors and home."""
    return (
        Side(
            game["visitors"],
            game["visitors_runs"],
            game["visitors_hits"],
            game["visitors_errors"],
            game["visitors_left"],
            game["visitors_line"],
        ),
        Side(
            game["home"],
            game["home_runs"],
            game["home_hits"],
            game["home_errors"],
            game["home_left"],
            game["home_line"],
        ),
    )


def game_row(
    key: str,
    date: str,
    number: int,
    stage: str,
    sides: Sequence[Side],
    outs: int = 0,
    decided: Decided = NOBODY,
    note: str = "",
) -> GameRow:
    """The row of a finished game; `date` may be written with dashes."""
    visitors, home = sides
    return {
        "key": key,
        "date": date.replace("-", "/"),
        "number": number,
        "visitors": visitors.club,
        "home": home.club,
        "stage": stage,
        "visitors_runs": visitors.runs,
        "home_runs": home.runs,
        "visitors_hits": visitors.hits,
        "home_hits": home.hits,
        "visitors_errors": visitors.errors,
        "home_errors": home.errors,
        "visitors_left": visitors.left,
        "home_left": home.left,
        "outs": outs,
        "visitors_line": visitors.line,
        "home_line": home.line,
        "win": decided.win,
        "loss": decided.loss,
        "save": decided.save,
        "note": note,
    }

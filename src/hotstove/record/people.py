"""The players of a season: who they are, and which hands they used."""

from __future__ import annotations

from hotstove.record.lahman import Lahman, Row
from hotstove.record.player import Bats, Person, Throws

PEOPLE = """
    SELECT playerID, retroID, nameFirst, nameLast, bats, throws, birthYear, birthMonth
    FROM {People} SEMI JOIN (SELECT playerID FROM {Batting} WHERE yearID = ?) USING (playerID)"""


def read_people(lahman: Lahman, year: int) -> dict[str, Person]:
    return {row["playerID"]: person(row) for row in lahman.rows(PEOPLE, [year])}


def person(row: Row) -> Person:
    """Unknown hands: a player throws right, as most do, and bats as he throws; one who threw with both throws right."""
    estimated = {name for name in ("bats", "throws") if row[name] is None}
    if row["throws"] not in ("L", "R", None):
        estimated.add("throws")
    throws: Throws = "L" if row["throws"] == "L" else "R"
    bats: Bats = row["bats"] if row["bats"] in ("L", "R", "B") else throws
    return Person(
        row["playerID"],
        row["retroID"],
        row["nameFirst"] or "",
        row["nameLast"] or "",
        bats,
        throws,
        row["birthYear"],
        row["birthMonth"],
        frozenset(estimated),
    )

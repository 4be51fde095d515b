"""A career over all replays: every season of a person, whatever the game, with totals and what he did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection

from hotstove.almanac.columns import played, total
from hotstove.almanac.names import full_name, plain
from hotstove.diamond.gloves import NAME_OF
from hotstove.records import yearbooks
from hotstove.table.errors import Mistake

Line: TypeAlias = Mapping[str, Any]


class CareerLine(NamedTuple):
    """A season at a club; `position` is "" but for fielding."""

    season: str
    year: int
    game: str
    club: str
    club_name: str
    position: str
    line: Line


class Career(NamedTuple):
    """Lines by kind in order of the years, and their sums; the postseason apart."""

    person: str
    name: str
    bats: str
    throws: str
    seasons: int
    regular: Mapping[str, tuple[CareerLine, ...]]
    postseason: Mapping[str, tuple[CareerLine, ...]]
    totals: Mapping[str, Line]
    feats: tuple[tuple[str, str, str], ...]
    """Season, date and what was done."""


class Found(NamedTuple):
    """A person whom a search found."""

    person: str
    name: str
    first_year: int
    last_year: int
    seasons: int


def search_players(connection: Connection, text: str) -> list[Found]:
    """Persons whose names hold all words of the text, those with the most seasons first."""
    words = plain(text).split()
    if not words:
        return []
    years = {row["season"]: int(row["year"]) for row in yearbooks.yearbooks(connection)}
    persons: dict[str, list[Line]] = {}
    for row in yearbooks.named(connection, words):
        persons.setdefault(row["person"], []).append(row)
    found = []
    for person, rows in persons.items():
        when = [years.get(row["season"], 0) for row in rows]
        found.append(Found(person, full_name(rows[-1]), min(when), max(when), len({row["season"] for row in rows})))
    return sorted(found, key=lambda one: (-one.seasons, one.name, one.person))


def find_person(connection: Connection, text: str) -> str:
    """The one person whom a text names: his id in the record, or his name."""
    if yearbooks.persons(connection, text.strip()):
        return text.strip()
    found = search_players(connection, text)
    same = [one for one in found if plain(one.name) == plain(text)]
    same = same or [one for one in found if plain(one.name).split()[-1:] == plain(text).split()] or found
    if len(same) == 1:
        return same[0].person
    if not same:
        raise Mistake(f"nobody named {text!r} is in the encyclopedia")
    names = ", ".join(f"{one.name} ({one.person})" for one in same[:12])
    raise Mistake(f"{text!r} could be any of these players: {names}")


def career(connection: Connection, person: str) -> Career:
    """The career of a person by his id in the record, or by the id that a search gives."""
    rows = yearbooks.persons(connection, person)
    if not rows:
        raise Mistake(f"nobody with the id {person!r} is in the encyclopedia")
    players = [(row["season"], row["player"]) for row in rows]
    heads = {row["season"]: row for row in yearbooks.yearbooks(connection)}
    lines = {kind: yearbooks.lines_of(connection, kind, players) for kind in ("batting", "pitching", "fielding")}
    clubs = yearbooks.clubs_in(connection, {(line["season"], line["club"]) for mine in lines.values() for line in mine})

    def career_lines(kind: str, stage: int) -> tuple[CareerLine, ...]:
        found = [
            CareerLine(
                line["season"],
                int(heads[line["season"]]["year"]),
                heads[line["season"]]["game"],
                line["club"],
                str(clubs[line["season"], line["club"]]["name"]),
                NAME_OF[line["position"]] if kind == "fielding" else "",
                line,
            )
            for line in played(kind, lines[kind])
            if line["stage"] == stage
        ]
        return tuple(sorted(found, key=lambda one: (one.year, one.season, one.position, one.club)))

    last = max(rows, key=lambda row: (heads[row["season"]]["year"], row["season"]))
    regular = {kind: career_lines(kind, yearbooks.REGULAR) for kind in lines}
    return Career(
        person,
        full_name(last),
        last["bats"],
        last["throws"],
        len(rows),
        regular,
        {kind: career_lines(kind, yearbooks.POSTSEASON) for kind in lines},
        {kind: total(kind, [one.line for one in regular[kind]]) for kind in lines},
        tuple((row["season"], row["date"], row["told"]) for row in yearbooks.feats_of(connection, players)),
    )

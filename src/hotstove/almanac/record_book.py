"""The record book: the best seasons, careers, games and clubs of everything that was played here."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection

from hotstove.almanac.columns import figure, total
from hotstove.almanac.leading import fair
from hotstove.almanac.names import full_name
from hotstove.records import yearbooks
from hotstove.scorebook.words import numbered
from hotstove.season.leaders import CATEGORIES, Category, leaders

Line: TypeAlias = Mapping[str, Any]
CAREER_GAMES, SEASON_GAMES = 480.0, 60.0
"""Averages over a career want as many turns as three seasons of 160 games do, those over a season as many as one of 60,
the shortest of the record since 1879."""


class Record(NamedTuple):
    """A line of a list: the figure, who, where and when; `person` or "" for clubs."""

    figure: str
    name: str
    where: str
    person: str = ""
    season: str = ""


class RecordList(NamedTuple):
    """A list; `level` more are level with its last figure `at`, too many to name."""

    part: str
    header: str
    records: tuple[Record, ...]
    level: int = 0
    at: str = ""


PARTS = ("season", "career", "game", "club")


def record_book(connection: Connection, most: int = 10, part: str = "") -> list[RecordList]:
    """All lists, or those of one of PARTS."""
    book = _Book(connection)
    makers = {"season": book.seasons, "career": book.careers, "game": book.games, "club": book.clubs}
    return [one for name in PARTS if part in ("", name) for one in makers[name](most)]


class _Book:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._heads = {row["season"]: row for row in yearbooks.yearbooks(connection)}
        self._clubs = {(row["season"], row["code"]): row for row in yearbooks.part_of(connection, "club")}
        rows = yearbooks.part_of(connection, "player")
        self._person = {(row["season"], row["player"]): row["person"] for row in rows}
        self._names = {row["person"]: full_name(row) for row in rows}
        self._lines = {kind: yearbooks.part_of(connection, kind) for kind in ("batting", "pitching")}

    def seasons(self, most: int) -> list[RecordList]:
        """Single seasons, with the official qualification for averages; of a season that is not over, that of all its
        games."""
        found = []
        rows: dict[str, list[dict[str, Any]]] = {}
        games: dict[str, float] = {}
        clubs: dict[str, list[str]] = defaultdict(list)
        for kind, lines in self._lines.items():
            parts: dict[str, list[Line]] = defaultdict(list)
            for line in lines:
                key = f"{line['season']}\0{line['player']}"
                parts[key].append(line)
                games[key] = max(games.get(key, SEASON_GAMES), self._games_of(line["season"], line["club"]))
                if line["club"] not in clubs[key]:
                    clubs[key].append(line["club"])
            rows[kind] = [{"player": key, **total(kind, mine)} for key, mine in parts.items()]
        for category in CATEGORIES:
            ranked, level = fair(leaders(category, rows[category.kind], games, most), most)
            records = []
            for key, value in ranked:
                season, player = key.split("\0")
                person = self._person[season, player]
                where = f"{season}, {'/'.join(clubs[key])}"
                records.append(Record(figure(value, category.style), self._names[person], where, person, season))
            found.append(_listed("season", category, records, level))
        return [one for one in found if one.records]

    def _games_of(self, season: str, code: str) -> float:
        """Games of a club: those that it played, and while the season is not over those of the whole schedule."""
        club, head = self._clubs[season, code], self._heads[season]
        whole = 2 * (head["played"] + head["left"]) / max(head["clubs"], 1) if head["left"] else 0.0
        return max(float(club["won"] + club["lost"] + club["tied"]), whole)

    def careers(self, most: int) -> list[RecordList]:
        """Sums over everything that a person did in any replay."""
        rows: dict[str, list[dict[str, Any]]] = {}
        number: dict[str, set[str]] = defaultdict(set)
        for kind, lines in self._lines.items():
            parts: dict[str, list[Line]] = defaultdict(list)
            for line in lines:
                person = self._person[line["season"], line["player"]]
                parts[person].append(line)
                number[person].add(line["season"])
            rows[kind] = [{"player": person, **total(kind, mine)} for person, mine in parts.items()]
        games = dict.fromkeys(number, CAREER_GAMES)
        found = []
        for category in CATEGORIES:
            ranked, level = fair(leaders(category, rows[category.kind], games, most), most)
            records = []
            for person, value in ranked:
                seasons = numbered(len(number[person]), "season")
                records.append(Record(figure(value, category.style), self._names[person], seasons, person))
            found.append(_listed("career", category, records, level))
        return [one for one in found if one.records]

    def games(self, most: int) -> list[RecordList]:
        """No-hitters and cycles, streaks, and the most in one game."""
        kinds: dict[str, list[Line]] = defaultdict(list)
        for row in yearbooks.part_of(self._connection, "feat"):
            kinds[row["kind"]].append(row)
        found = []
        for kind in sorted(kinds):
            rows = sorted(kinds[kind], key=lambda row: (-row["figure"], row["date"], row["season"]))
            ranked = [(str(place), float(row["figure"])) for place, row in enumerate(rows)]
            last = ranked[min(most, len(ranked)) - 1][1]
            named, level = fair([pair for pair in ranked if pair[1] >= last], most)
            records = tuple(
                Record(
                    str(rows[int(place)]["figure"]),
                    rows[int(place)]["told"],
                    f"{rows[int(place)]['season']}, {rows[int(place)]['date']}",
                    self._person.get((rows[int(place)]["season"], rows[int(place)]["player"]), ""),
                    rows[int(place)]["season"],
                )
                for place, _ in named
            )
            found.append(RecordList("game", kind, records, len(level), str(int(level[0][1])) if level else ""))
        return found

    def clubs(self, most: int) -> list[RecordList]:
        """Most games won and lost, most runs, and fewest allowed a game, of finished seasons."""
        rows = [
            row for row in self._clubs.values() if not self._heads[row["season"]]["left"] and row["won"] + row["lost"]
        ]
        found = []
        for header, key in (("Games won", "won"), ("Games lost", "lost"), ("Runs scored", "scored")):
            ranked = sorted(rows, key=lambda row: (-row[key], row["season"], row["code"]))
            found.append(RecordList("club", header, tuple(_of_club(row, str(row[key])) for row in ranked[:most])))
        allowed = sorted(
            (row["allowed"] / played, row["season"], row["code"], row)
            for row in rows
            if (played := row["won"] + row["lost"] + row["tied"]) >= SEASON_GAMES
        )
        fewest = tuple(_of_club(row, f"{rate:.2f}") for rate, *_, row in allowed[:most])
        return [*found, RecordList("club", "Fewest runs allowed a game", fewest)] if fewest else found


def _of_club(row: Line, told: str) -> Record:
    return Record(told, row["name"], f"{row['season']}, {row['won']}-{row['lost']}", "", row["season"])


def _listed(part: str, category: Category, records: Sequence[Record], level: Sequence[tuple[str, float]]) -> RecordList:
    at = figure(level[0][1], category.style) if level else ""
    return RecordList(part, category.header, tuple(records), len(level), at)

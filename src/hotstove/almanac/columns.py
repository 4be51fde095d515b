"""The columns of batting, pitching and fielding tables, one record each: header, figure, how it is printed, meaning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine
from hotstove.season.leaders import on_base, slugging

Line: TypeAlias = Mapping[str, Any]
FIELDS: dict[str, tuple[str, ...]] = {
    "batting": BattingLine._fields,
    "pitching": PitchingLine._fields,
    "fielding": FieldingLine._fields,
}


class Column(NamedTuple):
    """A column: its header, the figure of a line or None where it has none, its format, and what it means."""

    header: str
    measure: Callable[[Line], float | None]
    style: str
    told: str

    def text(self, line: Line) -> str:
        return figure(self.measure(line), self.style)


def figure(value: float | None, style: str) -> str:
    """A figure as box scores print it: .312, 3.45, 123.1 (of 370 outs), 47; a dash where there is none. Of the style
    `whole` it keeps its 0 before the point, as walks and hits an inning do: 0.987."""
    if value is None:
        return "-"
    if style == "innings":
        innings, thirds = divmod(round(value), 3)
        return f"{innings}.{thirds}"
    if style == "whole":
        return f"{value:.3f}"
    text = format(int(value) if style == "d" else value, style)
    return text.removeprefix("0") if style == ".3f" else text


def ratio(top: float, bottom: float) -> float | None:
    return top / bottom if bottom else None


def _count(name: str) -> Callable[[Line], float | None]:
    return lambda line: float(line[name])


def _counts(*pairs: tuple[str, str, str]) -> tuple[Column, ...]:
    return tuple(Column(header, _count(name), "d", told) for header, name, told in pairs)


def _times(line: Line) -> float:
    return float(line["at_bats"] + line["walks"] + line["hit_by_pitch"] + line["sacrifice_flies"])


BATTING = (
    *_counts(
        ("G", "games", "games"),
        ("AB", "at_bats", "at bats"),
        ("R", "runs", "runs"),
        ("H", "hits", "hits"),
        ("2B", "doubles", "doubles"),
        ("3B", "triples", "triples"),
        ("HR", "home_runs", "home runs"),
        ("RBI", "runs_batted_in", "runs batted in"),
        ("BB", "walks", "walks"),
        ("SO", "strikeouts", "strikeouts"),
        ("SB", "stolen_bases", "stolen bases"),
        ("CS", "caught_stealing", "caught stealing"),
    ),
    Column("AVG", lambda line: ratio(line["hits"], line["at_bats"]), ".3f", "hits per at bat"),
    Column("OBP", lambda line: on_base(line) if _times(line) else None, ".3f", "times on base per time at the plate"),
    Column("SLG", lambda line: slugging(line) if line["at_bats"] else None, ".3f", "total bases per at bat"),
)
PITCHING = (
    *_counts(
        ("G", "games", "games"),
        ("GS", "games_started", "games started"),
        ("CG", "complete_games", "complete games"),
        ("SHO", "shutouts", "shutouts"),
        ("W", "wins", "wins"),
        ("L", "losses", "losses"),
        ("SV", "saves", "saves"),
    ),
    Column("IP", _count("outs"), "innings", "innings pitched, with thirds behind the point"),
    *_counts(
        ("H", "hits", "hits allowed"),
        ("R", "runs", "runs allowed"),
        ("ER", "earned_runs", "earned runs"),
        ("HR", "home_runs", "home runs allowed"),
        ("BB", "walks", "walks allowed"),
        ("SO", "strikeouts", "strikeouts"),
    ),
    Column("ERA", lambda line: ratio(27 * line["earned_runs"], line["outs"]), ".2f", "earned runs in nine innings"),
    Column(
        "WHIP",
        lambda line: ratio(3 * (line["walks"] + line["hits"]), line["outs"]),
        "whole",
        "walks and hits an inning",
    ),
)
FIELDING = (
    *_counts(("G", "games", "games"), ("GS", "games_started", "games started")),
    Column("Inn", _count("outs"), "innings", "innings in the field"),
    *_counts(
        ("PO", "putouts", "putouts"),
        ("A", "assists", "assists"),
        ("E", "errors", "errors"),
        ("DP", "double_plays", "double plays"),
        ("PB", "passed_balls", "passed balls"),
    ),
    Column(
        "FPct",
        lambda line: ratio(line["putouts"] + line["assists"], line["putouts"] + line["assists"] + line["errors"]),
        ".3f",
        "chances handled without an error",
    ),
)
COLUMNS: dict[str, tuple[Column, ...]] = {"batting": BATTING, "pitching": PITCHING, "fielding": FIELDING}


ONLY_HOMERS, NO_BATTERS = ("G", "HR"), ("H", "HR", "BB", "SO", "WHIP")
"""At bat the columns of games that count nothing but homers; on the mound those that such games leave blank."""


def columns_of(kind: str, lines: Iterable[Line]) -> tuple[Column, ...]:
    """The columns of a table of lines; without those that its game does not count."""
    known = COLUMNS[kind]
    if kind == "batting" and not any(map(came_to_bat, lines)):
        return tuple(column for column in known if column.header in ONLY_HOMERS)
    if kind == "pitching" and not any(line["batters_faced"] for line in lines):
        return tuple(column for column in known if column.header not in NO_BATTERS)
    return known


def headers(columns: Iterable[Column]) -> tuple[str, ...]:
    return tuple(column.header for column in columns)


def cells(columns: Iterable[Column], line: Line) -> tuple[str, ...]:
    """A line as text."""
    return tuple(column.text(line) for column in columns)


def total(kind: str, lines: Iterable[Line]) -> dict[str, int]:
    """The sum of lines."""
    found = dict.fromkeys(FIELDS[kind], 0)
    for line in lines:
        for name in found:
            found[name] += line[name]
    return found


def came_to_bat(line: Line) -> bool:
    return bool(_times(line) or line["sacrifice_hits"] or line["interference"])


def batted(line: Line) -> bool:
    """He came to bat, or homered in a game that counts nothing else."""
    return came_to_bat(line) or bool(line["home_runs"])


def played(kind: str, lines: Sequence[Line]) -> list[Line]:
    """Lines that say something: at bat only of those who came to bat."""
    return [line for line in lines if kind != "batting" or batted(line)]

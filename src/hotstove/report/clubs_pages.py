"""The clubs' pages: players, games, opponents, months, and the real season."""

from __future__ import annotations

from hotstove.almanac.club_page import ClubPage, Meeting, RosterLine, page_of_rows
from hotstove.almanac.columns import cells, columns_of, headers
from hotstove.almanac.race import race, real_race
from hotstove.report.material import Material
from hotstove.report.pages import Cell, Link, facts, link_to, paper, table
from hotstove.report.plots import lines


def club_page_of(material: Material, code: str) -> ClubPage:
    rows = {kind: material.totals(kind, code) for kind in ("batting", "pitching")}
    return page_of_rows(code, material.names, material.games, rows, material.year)


def club_body(material: Material, page: ClubPage) -> str:
    standing = page.standing
    pairs = [
        ("won-lost", f"{standing.won}-{standing.lost}"),
        ("pct", f"{standing.percentage:.3f}".removeprefix("0")),
        ("place", str(page.place)),
        ("runs", str(standing.scored)),
        ("allowed", str(standing.allowed)),
        ("home", standing.at_home),
        ("road", standing.on_road),
    ]
    if page.real is not None:
        pairs += [("really", f"{page.real.won}-{page.real.lost}")]
        if page.real.percentile is not None:
            pairs += [("percentile", f"{page.real.percentile:.0f}")]
    ours = race([page.code], material.regular)
    real = real_race(material.year, [page.code])
    behind = real.clubs if real is not None and any(real.clubs[page.code]) else {}
    plot = lines("Games over .500", ours.clubs, "days", "over .500", behind)
    return "\n".join(
        [
            paper("", facts(pairs) + plot),
            paper("Batting", _roster("batting", page.batting, page)),
            paper("Pitching", _roster("pitching", page.pitching, page)),
            '<div class="pair">'
            + paper("By opponent", table(("Club", "W", "L"), [_meeting(one) for one in page.meetings]))
            + paper("By month", table(("Month", "W", "L"), [(one.name, one.won, one.lost) for one in page.months]))
            + "</div>",
            paper("Games", _games(page)),
        ]
    )


def _meeting(one: Meeting) -> tuple[Cell, ...]:
    return (Link(one.name, link_to(".", one.name)), one.won, one.lost)


def _roster(kind: str, roster: tuple[RosterLine, ...], page: ClubPage) -> str:
    known = any(line.beside for line in roster)
    extra = ("real AVG", "real HR") if kind == "batting" else ("real ERA", "real SO")
    columns = columns_of(kind, [line.line for line in roster])
    rows: list[list[Cell]] = []
    for line in roster:
        beside = {one.header: one.real for one in line.beside}
        row: list[Cell] = [Link(line.name, link_to("../players", line.player)), *cells(columns, line.line)]
        rows.append([*row, *(beside.get(name.split()[1], "") for name in extra)] if known else row)
    if rows:
        rows.append(["Club", *cells(columns, page.totals[kind]), *(("", "") if known else ())])
    return table(("Name", *headers(columns), *(extra if known else ())), rows, total=True)


def _games(page: ClubPage) -> str:
    rows = []
    for game in page.games:
        result = "W" if game.own > game.other else "L" if game.own < game.other else "T"
        where = "" if game.at_home else "at "
        rows.append(
            (
                game.date,
                Link(f"{where}{game.opponent}", link_to(".", game.opponent)),
                Link(f"{result} {game.own}-{game.other}", link_to("../games", game.key)),
                game.stage or f"{game.won}-{game.lost}",
            )
        )
    return table(("Date", "Against", "Result", "Record"), rows, words=2)

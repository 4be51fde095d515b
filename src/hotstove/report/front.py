"""The first page: standings, the race with the real one behind it, and the last day's scores."""

from __future__ import annotations

from hotstove.almanac.names import dashed
from hotstove.almanac.race import race, real_race
from hotstove.almanac.reality import beside_club
from hotstove.report.material import Material
from hotstove.report.pages import Cell, Link, link_to, paper, percentile_bar, table
from hotstove.report.plots import lines, scatter
from hotstove.season.standings import StandingsRow, title_of
from hotstove.season.tables import standing_cells


def front(material: Material) -> str:
    parts = []
    for group, places in material.groups.items():
        rows = [_row(material, place) for place in places]
        heads = ["Club", "W", "L", "Pct", "GB", "Home", "Road", "L10", "Strk", "R", "RA", "xW"]
        known = any(len(row) > len(heads) for row in rows)
        if known:
            heads += ["Real", "Percentile"]
            rows = [row if len(row) == len(heads) else [*row, "", ""] for row in rows]
        parts.append(paper(title_of(group) or "Standings", table(heads, rows) + _race(material, group)))
    parts += [_series(material), _last_day(material)]
    everyone = [place for places in material.groups.values() for place in places]
    plots = [
        scatter("Runs", [(p.code, p.allowed, p.scored) for p in everyone], "runs allowed", "runs scored"),
        scatter("Wins by runs", [(p.code, p.expected, p.won) for p in everyone], "wins by runs alone (xW)", "wins"),
    ]
    parts.append(f'<div class="pair">{"".join(paper("", plot) for plot in plots)}</div>')
    parts.append(
        paper(
            "",
            '<p class="note">xW: wins that the runs scored and allowed would usually give (exponent 1.83). '
            "Percentile: how many of a hundred seasons would have had fewer wins, if each game were won with the "
            "club's real share; 50 is the real record itself.</p>",
        )
    )
    return "\n".join(parts)


def _row(material: Material, place: StandingsRow) -> list[Cell]:
    row: list[Cell] = [Link(place.name, link_to("clubs", place.code)), *standing_cells(place)]
    real = beside_club(material.year, place.code, place.won, place.lost, place.name)
    return [*row, f"{real.won}-{real.lost}", percentile_bar(real.percentile)] if real else row


def _race(material: Material, group: str) -> str:
    codes = [place.code for place in material.groups[group]]
    ours = race(codes, material.regular)
    real = real_race(material.year, codes)
    behind = {code: line for code, line in real.clubs.items() if any(line)} if real is not None else {}
    note = '<p class="note">Dashed: the race as it really was (game log by Retrosheet).</p>' if behind else ""
    return lines(f"{title_of(group)}: games over .500".lstrip(": "), ours.clubs, "days", "over .500", behind) + note


def _series(material: Material) -> str:
    """Every series of the postseason with the games that each club has won, the last one first."""
    rows: list[list[Cell]] = []
    for stage in reversed(dict.fromkeys(game["stage"] for game in material.games if game["stage"])):
        games = [game for game in material.games if game["stage"] == stage]
        won = dict.fromkeys((games[0]["visitors"], games[0]["home"]), 0)
        for game in games:
            if game["visitors_runs"] != game["home_runs"]:
                won[game["home" if game["home_runs"] > game["visitors_runs"] else "visitors"]] += 1
        first, second = sorted(won, key=lambda code: -won[code])
        leads = f"{won[first]}-{won[second]}"
        names = [Link(material.names.club(code), link_to("clubs", code)) for code in (first, second)]
        rows.append([stage, names[0], leads, names[1], Link("last game", link_to("games", games[-1]["key"]))])
    return paper("Postseason", table(("Series", "", "", "", ""), rows, words=2)) if rows else ""


def _last_day(material: Material) -> str:
    if not material.games:
        return ""
    last = material.games[-1]["date"]
    names = material.names
    rows = [
        (
            Link(f"{names.club(game['visitors'])} at {names.club(game['home'])}", link_to("games", game["key"])),
            f"{game['visitors_runs']}-{game['home_runs']}",
            game["stage"],
        )
        for game in material.games
        if game["date"] == last
    ]
    return paper(f"Last played: {dashed(last)}", table(("Game", "Score", ""), rows))

"""Writes the pages of a season."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.scorebook import score
from hotstove.scorebook.box_text import box_text
from hotstove.season.club_state import points_of
from hotstove.season.leaders import Category, appearances, leaders, on_base, slugging
from hotstove.season.logs import logs_of
from hotstove.season.report.accuracy import accuracy
from hotstove.season.report.pages import Link, link_to, page, page_of, table
from hotstove.season.report.plots import lines, scatter
from hotstove.season.season_store import categories_of, plan_of, state_of
from hotstove.season.standings import StandingsRow, standings
from hotstove.season.whole_games import WholeGames
from hotstove.table.tape import write_whole


def write_report(store: Store, name: str, folder: Path, progress: Callable[[], None] | None = None) -> int:
    """All pages of a season into a folder, told from one snapshot; the number of pages."""
    with store.reading() as connection:
        clubs, players = queries.clubs(connection, name), queries.players(connection, name)
        games = queries.games(connection, name, stage=None)
        batting = queries.totals(connection, name, "batting", by=("player", "club"))
        pitching = queries.totals(connection, name, "pitching", by=("player", "club"))
        summed = {kind: queries.totals(connection, name, kind) for kind in ("batting", "pitching")}
        regular = [game for game in games if not game["stage"]]
        groups = standings(clubs, regular)
        year, categories = plan_of(connection, name).year, categories_of(connection, name)
        counted = points_of(state_of(connection, name))
        summed["points"] = [{"player": player, **counts} for player, counts in counted.items()]
        pages = {
            "index.html": page(f"Season {name}", _standings(groups) + accuracy(year, groups)),
            "leaders.html": page(
                "Leaders", _leaders(categories, players, clubs, regular, summed, (*batting, *pitching))
            ),
            "games.html": page("Games", _games(games, clubs)),
        }
        for code, club in clubs.items():
            pages[f"clubs/{page_of(code)}"] = page(
                club["name"], _club(code, players, batting, pitching) + _schedule(code, games), "../"
            )
        for path, text in pages.items():
            write_whole(folder / path, text)
        logs, whole = logs_of(connection, name), WholeGames(connection, name)
        for game in games:
            if queries.has_plays(connection, name, game["key"]):
                text = f"<pre>{escape(box_text(score(next(logs))))}</pre>"
            else:
                text = f"<p>{escape(whole.told(game))}</p>"
            visitors, home = clubs[game["visitors"]]["name"], clubs[game["home"]]["name"]
            title = f"{visitors} at {home}, {game['date'].replace('/', '-')}"
            write_whole(folder / "games" / page_of(game["key"]), page(title, text, "../"))
            if progress is not None:
                progress()
    return len(pages) + len(games)


def _standings(groups: Mapping[str, Sequence[StandingsRow]]) -> str:
    parts = []
    for group, places in groups.items():
        rows = [
            (
                Link(place.name, link_to("clubs", place.code)),
                place.won,
                place.lost,
                f"{place.percentage:.3f}".removeprefix("0"),
                "-" if place.behind == 0 else f"{place.behind:.1f}",
                place.at_home,
                place.on_road,
                place.scored,
                place.allowed,
                f"{place.expected:.1f}",
            )
            for place in places
        ]
        headers = ("Club", "W", "L", "Pct", "GB", "Home", "Road", "R", "RA", "Pyth.")
        parts += [f"<h2>{escape(group)}</h2>", table(headers, rows)]
        above = {place.code: _above_even(place.results) for place in places}
        parts.append(lines(f"{group}: games above even", above, "games", "above .500"))
    everyone = [place for places in groups.values() for place in places]
    parts.append(scatter("Runs", [(p.code, p.allowed, p.scored) for p in everyone], "runs allowed", "runs scored"))
    parts.append(scatter("Wins by runs", [(p.code, p.expected, p.won) for p in everyone], "wins by runs alone", "wins"))
    return "\n".join(parts)


def _above_even(results: Sequence[int]) -> list[float]:
    total, line = 0, [0.0]
    for result in results:
        total += 1 if result else -1
        line.append(float(total))
    return line


def _leaders(
    categories: Sequence[Category],
    players: Mapping[str, Mapping[str, Any]],
    clubs: Mapping[str, Any],
    games: Sequence[Mapping[str, Any]],
    rows: Mapping[str, Sequence[Mapping[str, Any]]],
    by_club: Sequence[Mapping[str, Any]],
) -> str:
    played = dict.fromkeys(clubs, 0)
    for game in games:
        played[game["visitors"]] += 1
        played[game["home"]] += 1
    club_games: dict[str, float] = {}
    for row in by_club:
        club_games[row["player"]] = max(club_games.get(row["player"], 0.0), played[row["club"]])
    club_of = {row["player"]: row["club"] for row in by_club}

    def player_link(player: str) -> Link | str:
        name = _name(players, player)
        return Link(name, link_to("clubs", club_of[player])) if player in club_of else name

    parts = []
    for category in categories:
        found = leaders(category, rows[category.kind], club_games, 10)
        figures = [
            (player_link(player), format(int(value) if category.style == "d" else value, category.style))
            for player, value in found
        ]
        if figures:
            lists = f"<h2>{escape(category.header)}</h2>{table(('Name', category.key), figures)}"
            parts.append(f"<section>{lists}</section>")
    return f'<div class="lists">{"".join(parts)}</div>'


def _games(games: Sequence[Mapping[str, Any]], clubs: Mapping[str, Mapping[str, Any]]) -> str:
    rows = [
        (
            game["date"].replace("/", "-"),
            Link(clubs[game["visitors"]]["name"], link_to("clubs", game["visitors"])),
            game["visitors_runs"],
            Link(clubs[game["home"]]["name"], link_to("clubs", game["home"])),
            game["home_runs"],
            game["stage"],
            Link("box", link_to("games", game["key"])),
        )
        for game in games
    ]
    return table(("Date", "Visitors", "R", "Home", "R", "Series", ""), rows)


def _club(
    code: str,
    players: Mapping[str, Mapping[str, Any]],
    batting: Sequence[Mapping[str, Any]],
    pitching: Sequence[Mapping[str, Any]],
) -> str:
    bats = sorted(
        (row for row in batting if row["club"] == code and (appearances(row) or row["home_runs"])),
        key=lambda r: -appearances(r),
    )
    arms = sorted((row for row in pitching if row["club"] == code), key=lambda row: -row["outs"])
    counts = ("games", "at_bats", "runs", "hits", "doubles", "triples", "home_runs", "runs_batted_in", "walks")
    more = ("strikeouts", "stolen_bases")
    batting_rows = [
        (
            _name(players, row["player"]),
            *(row[name] for name in (*counts, *more)),
            *(f"{value:.3f}".removeprefix("0") for value in (_average(row), on_base(row), slugging(row))),
        )
        for row in bats
    ]
    pitching_rows = [
        (
            _name(players, row["player"]),
            *(row[name] for name in ("games", "games_started", "wins", "losses", "saves")),
            f"{row['outs'] // 3}.{row['outs'] % 3}",
            *(row[name] for name in ("hits", "runs", "earned_runs", "walks", "strikeouts")),
            f"{27 * row['earned_runs'] / row['outs']:.2f}" if row["outs"] else "-",
        )
        for row in arms
    ]
    heads = ("Name", "G", "AB", "R", "H", "2B", "3B", "HR", "RBI", "BB", "SO", "SB", "AVG", "OBP", "SLG")
    pitching_heads = ("Name", "G", "GS", "W", "L", "SV", "IP", "H", "R", "ER", "BB", "SO", "ERA")
    return f"<h2>Batting</h2>{table(heads, batting_rows)}<h2>Pitching</h2>{table(pitching_heads, pitching_rows)}"


def _schedule(code: str, games: Sequence[Mapping[str, Any]]) -> str:
    """The club's games, each with the way to its box score."""
    rows = []
    for game in games:
        if code not in (game["visitors"], game["home"]):
            continue
        own, other = ("home", "visitors") if game["home"] == code else ("visitors", "home")
        result = "W" if game[f"{own}_runs"] > game[f"{other}_runs"] else "L"
        result = "T" if game["home_runs"] == game["visitors_runs"] else result
        score_text = f"{result} {game[f'{own}_runs']}-{game[f'{other}_runs']}"
        opponent = Link(f"{'' if own == 'home' else 'at '}{game[other]}", link_to(".", game[other]))
        rows.append((game["date"].replace("/", "-"), opponent, Link(score_text, link_to("../games", game["key"]))))
    return f"<h2>Games</h2>{table(('Date', 'Against', 'Result'), rows)}" if rows else ""


def _average(row: Mapping[str, Any]) -> float:
    return float(row["hits"] / row["at_bats"]) if row["at_bats"] else 0.0


def _name(players: Mapping[str, Mapping[str, Any]], player: str) -> str:
    return f"{players[player]['first']} {players[player]['last']}".strip() if player in players else player

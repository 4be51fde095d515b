"""The players' pages: season, real season beside it, plots, splits, and every game."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hotstove.almanac.columns import Line, cells, columns_of, headers
from hotstove.almanac.player_page import PlayerPage, page_of_lines
from hotstove.almanac.reality import real_lines, real_player
from hotstove.almanac.splits import PlaySplits, Split, split_tables, splits_by_game
from hotstove.report.material import KINDS, Material
from hotstove.report.pages import Cell, Link, facts, link_to, paper, percentile_bar, table
from hotstove.report.plots import lines


def players_index(material: Material) -> str:
    """Everybody by last name, with his clubs."""
    parts = []
    letters = dict.fromkeys(material.initial(player) for player in material.appeared)
    for letter in letters:
        entries = "".join(
            f'<li><a href="{escape(link_to("players", player))}">{escape(material.names.player(player))}</a> '
            f"<small>{escape('/'.join(_clubs(material, player)))}</small></li>"
            for player in material.appeared
            if material.initial(player) == letter
        )
        parts.append(paper(letter, f'<ul class="letters">{entries}</ul>'))
    return "\n".join(parts)


def _clubs(material: Material, player: str) -> list[str]:
    return list(dict.fromkeys(line["club"] for kind in KINDS for line in material.lines[kind].get(player, ())))


def player_page_of(material: Material, player: str) -> PlayerPage:
    row = material.names.players.get(player) or {
        "id": player, "first": "", "last": player, "bats": "", "throws": "", "record_id": "",
    }  # fmt: skip
    return page_of_lines(row, {kind: material.lines[kind].get(player, []) for kind in KINDS}, material.year)


def player_body(material: Material, page: PlayerPage, splits: PlaySplits) -> str:
    parts = [_head(page), *(_season(page, kind, after=False) for kind in ("batting", "pitching"))]
    beside = [_beside(kind, page) for kind in ("batting", "pitching")]
    plots = "".join(_plots(material, page))
    if any(beside) or plots:
        parts.append(f'<div class="pair">{"".join(beside)}{paper("", plots) if plots else ""}</div>')
    parts += [_season(page, "fielding", after=False), *(_season(page, kind, after=True) for kind in KINDS)]
    for kind in ("batting", "pitching"):
        mine = [line for line in material.lines[kind].get(page.player, ()) if not line["stage"]]
        if page.seasons[kind]:
            parts.append(_splits(kind, [*splits_by_game(kind, mine), *splits.of(kind, page.player)]))
    for kind in ("batting", "pitching"):
        parts.append(_log(kind, page))
    return "\n".join(part for part in parts if part)


def _season(page: PlayerPage, kind: str, after: bool) -> str:
    """His lines of a kind, in the regular season or after it."""
    found = page.postseason[kind] if after else page.seasons[kind]
    columns = columns_of(kind, [one.line for one in found])
    rows: list[list[Cell]] = []
    for one in found:
        club = Link(one.label, link_to("../clubs", one.label)) if one.label else "all"
        rows.append([one.label if kind == "fielding" else club, *cells(columns, one.line)])
    first, several = "At" if kind == "fielding" else "Club", len(rows) > 1 and kind != "fielding"
    heading = f"{kind.capitalize()}{' in the postseason' if after else ''}"
    return paper(heading, table((first, *headers(columns)), rows, total=several))


def _head(page: PlayerPage) -> str:
    pairs: list[tuple[str, str]] = []
    for kind, names in (
        ("batting", ("AVG", "HR", "RBI", "OBP", "SLG", "SB")),
        ("pitching", ("W", "L", "ERA", "IP", "SO", "SV")),
    ):
        if page.seasons[kind]:
            mine = page.seasons[kind][-1].line
            columns = columns_of(kind, [mine])
            line = dict(zip(headers(columns), cells(columns, mine), strict=True))
            if kind == "batting" and page.seasons["pitching"] and not mine["at_bats"]:
                continue
            pairs += [(name, line[name]) for name in names if name in line]
    return paper("", facts(pairs)) if pairs else ""


def _beside(kind: str, page: PlayerPage) -> str:
    rows = [(one.header, one.here, one.real, percentile_bar(one.percentile)) for one in page.beside[kind]]
    if not rows:
        return ""
    note = (
        '<p class="note">Real counts are for as many turns as he had here. The bar shows where the figure stands among '
        "those that chance alone would give around the real one.</p>"
    )
    return paper(f"Real v. here: {kind}", table(("", "Here", "Real", "Percentile"), rows) + note)


EARLY = 15
"""Games before an average is drawn."""


def _plots(material: Material, page: PlayerPage) -> list[str]:
    """An average as it went through the season, with the real one as a level line, and homers or strikeouts."""
    real = real_player(material.year, page.player, page.clubs)
    known = real_lines(real) if real is not None else {}
    found = []
    batting = [line for line in material.lines["batting"].get(page.player, ()) if not line["stage"] and line["at_bats"]]
    if len(batting) > 2 * EARLY:
        hits, times, homers = _running(batting, "hits"), _running(batting, "at_bats"), _running(batting, "home_runs")
        averages = [hit / at_bats for hit, at_bats in zip(hits, times, strict=True)][EARLY:]
        level = (
            known["batting"]["hits"] / known["batting"]["at_bats"] if known and known["batting"]["at_bats"] else None
        )
        behind = {"AVG": [level, level]} if level is not None else {}
        found.append(lines("Batting average", {"AVG": averages}, "games", "", behind, ".3f"))
        pace = known["batting"]["home_runs"] if known else None
        found.append(lines("Home runs", {"HR": [0, *homers]}, "games", "", {"HR": [0, pace]} if pace else {}))
    pitching = [line for line in material.lines["pitching"].get(page.player, ()) if not line["stage"]]
    if len(pitching) > 8 and sum(line["outs"] for line in pitching) > 60:
        earned, outs, strikeouts = (_running(pitching, name) for name in ("earned_runs", "outs", "strikeouts"))
        averages = [27 * runs / max(out, 1) for runs, out in zip(earned, outs, strict=True)][3:]
        line = known.get("pitching")
        level = 27 * line["earned_runs"] / line["outs"] if line and line["outs"] else None
        found.append(
            lines("Earned run average", {"ERA": averages}, "games", "", {"ERA": [level, level]} if level else {}, ".2f")
        )
        pace = line["strikeouts"] if line else None
        found.append(lines("Strikeouts", {"SO": [0, *strikeouts]}, "games", "", {"SO": [0, pace]} if pace else {}))
    return [plot for plot in found if plot]


def _running(found: Sequence[Line], name: str) -> list[int]:
    sums, so_far = [], 0
    for line in found:
        so_far += line[name]
        sums.append(so_far)
    return sums


def _splits(kind: str, found: Sequence[Split]) -> str:
    parts = []
    for group, theirs, head, rows in split_tables(kind, found):
        against = ", what batters did against him" if theirs else ""
        parts.append(f"<h3>{escape(group)}{against}</h3>{table(head, rows)}")
    return paper(f"Splits: {kind}", "".join(parts))


def _log(kind: str, page: PlayerPage) -> str:
    columns = columns_of(kind, [one.line for one in page.logs[kind]])
    shown = [one for one in columns if one.header not in ("G", "AVG", "OBP", "SLG", "ERA", "WHIP", "SHO")]
    rows: list[list[Cell]] = []
    for one in page.logs[kind]:
        result = Link(one.result, link_to("../games", one.key))
        rows.append([one.date, one.opponent, result, *cells(shown, one.line)])
    if not rows:
        return ""
    label = f"Game log: {kind}, {len(rows)} games"
    body = table(("Date", "Against", "Result", *headers(shown)), rows, words=2)
    opened = " open" if len(rows) <= OPEN_LOG else ""
    return paper("", f"<details{opened}><summary>{label}</summary>{body}</details>")


OPEN_LOG = 40
"""Logs of so many games are shown at once, longer ones when they are opened."""

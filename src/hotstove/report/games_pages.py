"""The games' pages: the line score on the board, the story, the box, and every play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Any

from hotstove.almanac.names import dashed
from hotstove.diamond.apply import step
from hotstove.diamond.log import GameLog, PlayEntry
from hotstove.report.material import Line, Material
from hotstove.report.pages import Cell, Link, link_to, paper, table
from hotstove.scorebook import Scorebook
from hotstove.scorebook.account_text import names_of, tell_entry
from hotstove.scorebook.box import box_record
from hotstove.scorebook.words import numbered, ordinal
from hotstove.season.story import paragraph

BATTING = (
    ("AB", "at_bats"),
    ("R", "runs"),
    ("H", "hits"),
    ("BI", "runs_batted_in"),
    ("BB", "walks"),
    ("SO", "strikeouts"),
)
PITCHING = (
    ("IP", "innings"),
    ("H", "hits"),
    ("R", "runs"),
    ("ER", "earned_runs"),
    ("BB", "walks"),
    ("SO", "strikeouts"),
)


def games_index(material: Material) -> str:
    """All games by month and day."""
    parts = []
    for month, group in groupby(reversed(material.games), key=lambda game: game["date"][:7]):
        days = []
        for date, games in groupby(group, key=lambda game: game["date"]):
            rows = "".join(_score(material, game) for game in reversed(list(games)))
            days.append(f"<div><h3>{dashed(date)}</h3>{rows}</div>")
        parts.append(paper(month.replace("/", "-"), f'<div class="days">{"".join(days)}</div>'))
    return "\n".join(parts)


def _score(material: Material, game: Line) -> str:
    stage = f"{game['stage']}: " if game["stage"] else ""
    label = f"{stage}{game['visitors']} at {game['home']}"
    target = escape(link_to("games", game["key"]))
    score = f"{game['visitors_runs']}-{game['home_runs']}"
    told = f"<span>{escape(label)}</span><strong>{score}</strong>"
    return f'<a href="{target}" aria-label="{escape(label)} {score}">{told}</a>'


def game_body(material: Material, game: Line, book: Scorebook) -> str:
    record = box_record(book)
    sides = "".join(_side(side, record) for side in record["sides"])
    notes = "; ".join(
        f"<strong>{escape(label)}</strong> {escape(', '.join(found))}" for label, found in record["notes"].items()
    )
    more = "".join(f"<p>{escape(text)}</p>" for text in (*record["footnotes"], *record["remarks"]))
    return "\n".join(
        [
            board(material, game, ("runs", "hits", "errors")),
            paper("", f'<p class="lead">{escape(paragraph(book))}</p>'),
            f'<div class="pair">{sides}</div>',
            paper("", f"<p>{notes}.</p>{more}" if notes else more),
            paper("Play by play", plays(book.log)),
        ]
    )


def board(material: Material, game: Line, known: Sequence[str]) -> str:
    """The line score as the scoreboard has it, as far as the game keeps it."""
    innings = {side: game[f"{side}_line"].split() for side in ("visitors", "home")}
    played = max(len(line) for line in innings.values())
    length = max(9, played) if played else 0
    head = "".join(f"<th>{number}</th>" for number in range(1, length + 1))
    head += "".join(f"<th>{name[0].upper()}</th>" for name in known)
    rows = []
    for side in ("visitors", "home"):
        line = [*innings[side], *[""] * (length - len(innings[side]))]
        if side == "home" and 0 < len(innings["home"]) < len(innings["visitors"]):
            line[len(innings["home"])] = "x"
        cells = "".join(f"<td>{escape(runs)}</td>" for runs in line)
        sums = "".join(f'<td class="sum">{game[f"{side}_{name}"]}</td>' for name in known)
        target = escape(link_to("../clubs", game[side]))
        name = (
            f'<span class="long">{escape(material.names.club(game[side]))}</span>'
            f'<span class="short">{escape(game[side])}</span>'
        )
        rows.append(
            f'<tr><th class="text"><a href="{target}" style="color:inherit;text-decoration:none">{name}</a></th>'
            f"{cells}{sums}</tr>"
        )
    head = f"<thead><tr><th></th>{head}</tr></thead>"
    return f'<div class="board"><table class="linescore">{head}<tbody>{"".join(rows)}</tbody></table></div>'


def _side(side: Mapping[str, Any], record: Mapping[str, Any]) -> str:
    batting: list[list[Cell]] = []
    for row in side["batting"]:
        letter = f"{row['letter']}-" if row["letter"] else ""
        name = f"{letter}{row['name']}"
        batting.append(
            [Link(name, link_to("../players", row["player"])), row["position"], *(row[key] for _, key in BATTING)]
        )
    batting.append(["Totals", "", *(side["batting_total"][key] for _, key in BATTING)])
    decisions = record["decisions"]
    pitching: list[list[Cell]] = []
    for row in side["pitching"]:
        given = "".join(
            f" ({mark})"
            for mark, key in (("W", "win"), ("L", "loss"), ("S", "save"))
            if decisions[key] == row["player"]
        )
        pitching.append(
            [Link(f"{row['name']}{given}", link_to("../players", row["player"])), *(row[key] for _, key in PITCHING)]
        )
    bats = table(("Batting", "", *(head for head, _ in BATTING)), batting, total=True, words=2)
    arms = table(("Pitching", *(head for head, _ in PITCHING)), pitching)
    return paper(side["name"], bats + "<h3></h3>" + arms)


NO_PLAY = "NP"
"""The code of a roll that came to nothing."""


def plays(log: GameLog) -> str:
    """Every play in words under its half-inning; plays that score are lit."""
    names = names_of(log)
    parts = []
    for (inning, half), group in groupby(log.entries, key=lambda entry: (entry.situation.inning, entry.situation.half)):
        entries = list(group)
        first = entries[0].situation
        items, runs = [], 0
        for entry in entries:
            if isinstance(entry, PlayEntry) and entry.play.events[0].code == NO_PLAY:
                continue
            told = escape(tell_entry(log, entry, names))
            if isinstance(entry, PlayEntry):
                scored = step(entry.play, entry.situation.bases).runs
                runs += scored
                lit = ' class="runs"' if scored else ""
                items.append(f'<li data-outs="{entry.situation.outs}"{lit}>{told}</li>')
            else:
                items.append(f'<li class="change">{told}</li>')
        club = escape(log.clubs[first.batting].name)
        count = numbered(runs, "run")
        parts.append(
            f'<div class="half">{half.capitalize()} of the {ordinal(inning)}: {club}<span>{count}</span></div>'
            f'<ol class="plays">{"".join(items)}</ol>'
        )
    return f'<p class="note">The figure before a play: how many were out.</p>{"".join(parts)}'


def whole_body(material: Material, game: Line, told: str) -> str:
    """A game that was resolved whole."""
    return board(material, game, ("runs",)) + paper("", "".join(f"<p>{escape(line)}</p>" for line in told.splitlines()))

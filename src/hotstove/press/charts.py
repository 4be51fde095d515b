"""Charts as one uses them, large enough for the table, each group with the rules that belong to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotstove.press.look import accent_of
from hotstove.press.markdown import blocks_of, plain, rules_of
from hotstove.press.typesetting import Document
from hotstove.table.face import Group, as_values


def chart_pages(key: str, game: str, ledger: str, groups: Sequence[Group], rules: str, reading: str = "") -> Document:
    """The charts of a game.

    `rules` is the text of its rulebook, `ledger` how the ids of its rules begin, `reading` how its cells are read
    where that takes more than a legend.
    """
    _, by_id = rules_of(rules, ledger)
    data = {
        "game": game,
        "accent": accent_of(key),
        "groups": [_group(group, by_id) for group in groups],
        "reading": _reading(reading),
    }
    return Document("charts.typ", f"{game}: charts", data)


def rulebook_pages(
    key: str, game: str, ledger: str, groups: Sequence[Group], rules: str, reading: str = ""
) -> Document:
    """Our rules with their ids, each chart behind the rule that reads it."""
    before, by_id = rules_of(rules, ledger)
    charts: dict[str, list[dict[str, Any]]] = {}
    for group in groups:
        for face in group.faces:
            charts.setdefault(face.rule if face.rule in by_id else "", []).append(as_values(face))
    sections = [
        {"id": rule, "title": _title(rule, blocks), "blocks": blocks[1:], "charts": charts.get(rule, [])}
        for rule, blocks in by_id.items()
    ]
    data = {
        "game": game,
        "accent": accent_of(key),
        "before": before,
        "sections": sections,
        "rest": charts.get("", []),
        "reading": _reading(reading),
    }
    return Document("rulebook.typ", f"{game}: the rules", data)


def _reading(text: str) -> list[list[dict[str, Any]]]:
    """The sections of a page of documentation; what stands before the first is for owners of files."""
    sections: list[list[dict[str, Any]]] = []
    for block in blocks_of(text):
        if block["kind"] == "heading" and block["level"] > 1:
            sections.append([])
        if sections:
            sections[-1].append(block)
    return sections


def _title(rule: str, blocks: Sequence[dict[str, Any]]) -> str:
    return plain(blocks[0]["spans"]).removeprefix(rule).strip()


def _group(group: Group, by_id: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    return {
        "title": group.title,
        "charts": [as_values(face) for face in group.faces],
        "rules": [by_id[rule] for rule in group.rules if rule in by_id],
    }

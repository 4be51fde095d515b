"""A rulebook's Markdown as plain values: headings, paragraphs, tables and lists, which a template sets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from markdown_it import MarkdownIt
from markdown_it.token import Token

Block: TypeAlias = dict[str, Any]
STYLES = {"strong": "bold", "em": "italic"}


def blocks_of(text: str) -> list[Block]:
    """The blocks of a text in order."""
    return list(_blocks(MarkdownIt("commonmark").enable("table").parse(text)))


def rules_of(text: str, prefix: str) -> tuple[list[Block], dict[str, list[Block]]]:
    """What stands before the first rule, and the blocks of each rule under its id, its heading first."""
    opening = re.compile(rf"{prefix}-\d+")
    before: list[Block] = []
    rules: dict[str, list[Block]] = {}
    here = before
    for block in blocks_of(text):
        if block["kind"] == "heading":
            found = opening.match(plain(block["spans"]))
            if found is not None:
                here = rules.setdefault(found[0], [])
        here.append(block)
    return before, rules


def plain(spans: Sequence[dict[str, str]]) -> str:
    return "".join(span["text"] for span in spans)


def _blocks(tokens: Sequence[Token]) -> Iterator[Block]:
    index = 0
    while index < len(tokens):
        token = tokens[index]
        end = _end(tokens, index)
        inside = tokens[index + 1 : end]
        if token.type == "heading_open":
            yield {"kind": "heading", "level": int(token.tag[1]), "spans": _spans(inside[0])}
        elif token.type == "paragraph_open":
            yield {"kind": "paragraph", "spans": _spans(inside[0])}
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            yield {"kind": "list", "items": [list(_blocks(part)) for part in _parts(inside, "list_item_open")]}
        elif token.type == "table_open":
            rows = [[_spans(part[0]) for part in _cells(row)] for row in _parts(inside, "tr_open")]
            yield {"kind": "table", "head": rows[0], "rows": rows[1:]}
        elif token.type in ("fence", "code_block"):
            yield {"kind": "code", "text": token.content.rstrip("\n")}
        index = end + 1


def _end(tokens: Sequence[Token], start: int) -> int:
    """Where the block that opens here closes."""
    level = 0
    for index in range(start, len(tokens)):
        level += tokens[index].nesting
        if level == 0:
            return index
    return len(tokens) - 1


def _parts(tokens: Sequence[Token], opening: str) -> Iterator[Sequence[Token]]:
    for index, token in enumerate(tokens):
        if token.type == opening:
            yield tokens[index + 1 : _end(tokens, index)]


def _cells(row: Sequence[Token]) -> Iterator[Sequence[Token]]:
    for index, token in enumerate(row):
        if token.type in ("th_open", "td_open"):
            yield row[index + 1 : _end(row, index)]


def _spans(inline: Token) -> list[dict[str, str]]:
    spans, style = [], ""
    for token in inline.children or ():
        if token.type.removesuffix("_open") in STYLES and token.nesting == 1:
            style = STYLES[token.type.removesuffix("_open")]
        elif token.type.removesuffix("_close") in STYLES and token.nesting == -1:
            style = ""
        elif token.type == "code_inline":
            spans.append({"text": token.content, "style": "code"})
        elif token.type in ("softbreak", "hardbreak"):
            spans.append({"text": " ", "style": style})
        elif token.content:
            spans.append({"text": token.content, "style": style})
    return spans

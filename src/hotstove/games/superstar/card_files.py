"""SS-34: cards as files, which anyone can fill in; both symbol alphabets are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hotstove.diamond.blank_club import BLANK as BLANK_RATING
from hotstove.diamond.blank_club import blank_club, blank_rows
from hotstove.diamond.club import Club
from hotstove.diamond.club_files import Roles, fact_lines, facts_of, read_club, write_club
from hotstove.games.superstar.cards import BatterCard, Card, PitcherCard
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS, batter_symbol, pitcher_symbol
from hotstove.table.chart_files import BLANK
from hotstove.table.charts import OWNER, Axis, Chart
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place, quoted

KEY = "superstar"
CARD_KEYS = frozenset({"running", "bunt", "defense", "arm", "vs_l", "vs_r", "pitching"})
PITCHING_KEYS = frozenset({"decisions", "starting", "relieving"})
DEFENSE_KEYS = ("P", "C", "1B", "2B", "3B", "SS", "OF", "LF", "CF", "RF")
DICE_AXIS = (Axis("dice", NUMBERS),)


def read(source: Traversable | Path) -> Club[Card]:
    """A club with its cards."""
    return read_club(source, KEY, CARD_KEYS, _card, Roles(_no_fielder, _no_starter, _no_reliever))


def write(club: Club) -> str:
    return write_club(KEY, club, _lines)


def blank() -> str:
    """A club file to be filled in."""
    return blank_club(KEY, _blank_batter, _blank_pitcher)


def _blank_batter(position: str) -> list[str]:
    rated = "" if position == "DH" else f' "{position}" = "{BLANK_RATING}" '
    ratings = f'running = "{BLANK_RATING}"', f'bunt = "{BLANK_RATING}"', f"defense = {{{rated}}}"
    return [*ratings, *blank_rows("vs_l", 3, 10), *blank_rows("vs_r", 3, 10)]


def _blank_pitcher(starts: bool) -> list[str]:
    chart = blank_rows("starting" if starts else "relieving", 3, 10)
    return [*_blank_batter("P"), "[man.pitching]", f'decisions = "{BLANK_RATING}"', *chart]


def _no_fielder(card: Card, position: str) -> str:
    """SS-02: only positions on his card."""
    return "" if card.plays(position) else f"has no rating at {position}; his positions: {', '.join(card.defense)}"


def _no_starter(card: Card) -> str:
    """SS-06: relief-only pitchers do not start."""
    return "" if card.pitching and card.pitching.starting else "has no chart for starting"


def _no_reliever(card: Card) -> str:
    return "" if card.pitching else "has no pitcher's chart"


def column(name: str, symbols: Iterable[str]) -> Chart:
    """A card's column of thirty squares, 10 to 39."""
    return Chart(name, DICE_AXIS, {(number,): symbol for number, symbol in zip(NUMBERS, symbols, strict=True)}, OWNER)


def _card(spot: Place, entry: dict[str, Any]) -> Card:
    name = f"{entry.get('first', '')} {entry.get('last', '')}".strip()
    batting = BatterCard(
        _column(spot, entry, "vs_l", f"{name} vs L", batter_symbol, BATTER_SYMBOLS),
        _column(spot, entry, "vs_r", f"{name} vs R", batter_symbol, BATTER_SYMBOLS),
        spot.number(entry, "running", 0, 5),
        spot.one_of(entry, "bunt", ("A", "B")),
    )
    defense = spot.table(entry, "defense", "a table of positions and ratings")
    spot.at("defense").only(defense, DEFENSE_KEYS)
    ratings = {position: spot.at("defense").number(defense, position, -5, 17) for position in defense}
    arm = spot.flag(entry, "arm")
    pitching = _pitching(spot.at("pitching"), entry, name) if "pitching" in entry else None
    if (pitching is not None) != ("P" in ratings):
        raise Mistake(f"{spot.source}: {spot.steps[-1]} has a pitcher's chart and a rating at P, or neither")
    facts = facts_of(spot, entry)
    if ("on first" in facts.usage) != ("steals tried" in facts.usage):
        raise Mistake(f"{spot}: its usage has both 'on first' and 'steals tried', or neither")
    return Card(batting, pitching, ratings, arm, *facts)


def _pitching(spot: Place, entry: dict[str, Any], name: str) -> PitcherCard:
    table = entry["pitching"]
    if not isinstance(table, dict):
        raise spot.wrong(table, "a table with decisions, starting and relieving")
    spot.only(table, PITCHING_KEYS)
    charts = {
        key: _column(spot, table, key, f"{name} {label}", pitcher_symbol, PITCHER_SYMBOLS) if key in table else None
        for key, label in (("starting", "SP"), ("relieving", "RP"))
    }
    if charts["starting"] is None and charts["relieving"] is None:
        raise spot.wrong(table, "a chart under starting, relieving or both")
    decisions = spot.number(table, "decisions", 0, 200)
    return PitcherCard(str(entry["throws"]), charts["starting"], charts["relieving"], decisions)


def _column(
    spot: Place,
    table: dict[str, Any],
    key: str,
    name: str,
    known: Callable[[str], str | None],
    alphabet: tuple[str, ...],
) -> Chart:
    text = table.get(key)
    if not isinstance(text, str):
        raise spot.at(key).wrong(text, "thirty symbols for 10 to 39")
    marks = text.split()
    if len(marks) != len(NUMBERS):
        raise spot.at(key).wrong(f"{len(marks)} symbols", "thirty, for 10 to 39")
    symbols = []
    for number, mark in zip(NUMBERS, marks, strict=True):
        symbol = known("" if mark == BLANK else mark)
        if symbol is None:
            raise spot.at(f"{key} {number}").wrong(mark, " ".join(symbol or BLANK for symbol in alphabet))
        symbols.append(symbol)
    return column(name, symbols)


def _lines(card: Card) -> list[str]:
    batting = card.batting
    ratings = ", ".join(f"{quoted(position)} = {rating}" for position, rating in card.defense.items())
    lines = [f"running = {batting.running}", f'bunt = "{batting.bunt}"', f"defense = {{ {ratings} }}"]
    if card.arm:
        lines.append("arm = true")
    lines += [*_rows("vs_l", batting.vs_l), *_rows("vs_r", batting.vs_r)]
    lines += fact_lines(card)
    if card.pitching is not None:
        lines += ["[man.pitching]", f"decisions = {card.pitching.decisions}"]
        for key, chart in (("starting", card.pitching.starting), ("relieving", card.pitching.relieving)):
            if chart is not None:
                lines += _rows(key, chart)
    return lines


def _rows(key: str, chart: Chart) -> list[str]:
    """Three rows of ten, for the black die's 1, 2 and 3."""
    marks = [(chart(number) or BLANK).ljust(2) for number in NUMBERS]
    rows = [" ".join(marks[start : start + 10]).rstrip() for start in (0, 10, 20)]
    return [f'{key} = """', *rows, '"""']

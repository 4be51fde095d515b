"""Cards as files, which anyone can fill in: the printed columns under their printed names."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hotstove.diamond.blank_club import BLANK, blank_club
from hotstove.diamond.club import Club
from hotstove.diamond.club_files import Roles, fact_lines, facts_of, read_club, write_club
from hotstove.games.longtater.cards import BatterCard, Card, Glove, PitcherCard
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place, quoted

KEY = "longtater"
CARD_KEYS = frozenset({"batting", "pitching", "fielding"})
BATTING_KEYS = ("BR", "OUT", "K", "DP", "1B", "2B", "3B", "HR", "BB", "HBP", "SBA", "SB%")
PITCHING_KEYS = ("PR", "OBA", "K", "HIT", "WP", "HB", "BK")
POSITIONS = ("P", "C", "1B", "2B", "3B", "SS", "OF", "LF", "CF", "RF")
GLOVE_KEYS = ("E", "OA", "G")
MOST_GAMES = 200
DASH = "-"


def read(source: Traversable | Path) -> Club[Card]:
    """A club with its cards."""
    return read_club(source, KEY, CARD_KEYS, _card, Roles(_no_fielder, _no_pitcher, _no_pitcher))


def write(club: Club) -> str:
    return write_club(KEY, club, _lines)


def blank() -> str:
    """A club file to be filled in."""
    return blank_club(KEY, _blank_batter, lambda starts: [*_blank_batter("P"), f"pitching = {_blank(PITCHING_KEYS)}"])


def _blank_batter(position: str) -> list[str]:
    glove = "" if position == "DH" else f" {quoted(position)} = {_blank(GLOVE_KEYS)} "
    return [f"batting = {_blank(BATTING_KEYS)}", f"fielding = {{{glove}}}"]


def _blank(keys: tuple[str, ...]) -> str:
    return "{ " + ", ".join(f'{quoted(key)} = "{BLANK}"' for key in keys) + " }"


def _no_fielder(card: Card, position: str) -> str:
    """LT-30: only positions at which he has a line on the fielding chart."""
    return "" if card.plays(position) else f"has no line at {position}; he has {', '.join(card.fielding) or 'none'}"


def _no_pitcher(card: Card) -> str:
    return "" if card.pitching else "has no pitching card"


def _card(spot: Place, entry: dict[str, Any]) -> Card:
    batting = BatterCard(*_ratings(spot.at("batting"), entry.get("batting"), BATTING_KEYS))
    pitching = None
    if "pitching" in entry:
        pitching = PitcherCard(*_ratings(spot.at("pitching"), entry["pitching"], PITCHING_KEYS))
    lines = spot.table(entry, "fielding", "a table of positions")
    spot.at("fielding").only(lines, POSITIONS)
    fielding = {position: _glove(spot.at(f"fielding {position}"), line) for position, line in lines.items()}
    if (pitching is not None) != ("P" in fielding):
        raise Mistake(f"{spot.source}: {spot.steps[-1]} has a pitching card and a line at P, or neither")
    facts = facts_of(spot, entry)
    return Card(batting, pitching, fielding, facts.usage, facts.line, facts.estimated)


def _ratings(spot: Place, table: Any, keys: tuple[str, ...]) -> list[int]:
    """LT-25: a dash is 0; everything else is a number from 0 to 100."""
    if not isinstance(table, dict):
        raise spot.wrong(table, f"a table with {', '.join(keys)}")
    spot.only(table, keys)
    plain = {key: 0 if value == DASH else value for key, value in table.items()}
    return [spot.number(plain, key, 0, 100) for key in keys]


def _glove(spot: Place, line: Any) -> Glove:
    if not isinstance(line, dict):
        raise spot.wrong(line, "a table with E, OA and G")
    spot.only(line, GLOVE_KEYS)
    plain = {key: 0 if value == DASH else value for key, value in line.items()}
    return Glove(
        spot.number(plain, "E", 0, 100), spot.number(plain, "OA", 0, 9, 0), spot.number(plain, "G", 0, MOST_GAMES, 0)
    )


def _lines(card: Card) -> list[str]:
    batting = card.batting
    lines = [
        f"batting = {_table(dict(zip(BATTING_KEYS, _values(batting), strict=True)))}",
    ]
    if card.pitching is not None:
        lines.append(f"pitching = {_table(dict(zip(PITCHING_KEYS, _values(card.pitching), strict=True)))}")
    gloves = ", ".join(f"{quoted(position)} = {_table(_glove_row(glove))}" for position, glove in card.fielding.items())
    lines.append(f"fielding = {{ {gloves} }}" if gloves else "fielding = {}")
    lines += fact_lines(card)
    return lines


def _values(card: BatterCard | PitcherCard) -> list[int]:
    return [getattr(card, name) for name in card.__dataclass_fields__]


def _glove_row(glove: Glove) -> dict[str, int]:
    row = {"E": glove.e}
    if glove.oa:
        row["OA"] = glove.oa
    return row | {"G": glove.g}


def _table(row: Mapping[str, int]) -> str:
    return "{ " + ", ".join(f"{quoted(key)} = {value}" for key, value in row.items()) + " }"

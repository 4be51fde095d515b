"""Sheets as TOML files that look like the printed roster; docs/pennant.md describes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from hotstove.games.pennant.domains import check
from hotstove.games.pennant.sheets import BENCH, FIELDERS, SPOTS, Batter, Pitcher, Sheet
from hotstove.table.charts import COMPLETED, PROVENANCES
from hotstove.table.errors import Mistake
from hotstove.table.reading import UNWRITTEN, Place, is_name, is_number, quoted, read_toml, shown
from hotstove.table.tape import write_whole

VERSION = 1
"""Of the form of a sheet; a file that names no version has the first."""
KNOWN = {
    "game", "version", "key", "club", "year", "provenance", "bench_provenance", "note",
    "pitchers", "lineup", "bench", "unearned", "xhr_grid",
}  # fmt: skip
PITCHER_HEADING = "PITCHER ST END REST CG SHO REL FAT"
LINEUP_HEADING = "SPOT BATTER POS BAT POW SPD X-HR FLD E.I. DICE"
_KEY = re.compile(r"[A-Za-z0-9][A-Za-z0-9._ -]{0,39}")
_WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
_DECIMAL = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?")
_PAIRS = tuple((red, low) for red in (1, 2, 3) for low in (1, 3, 5))
BLANK = UNWRITTEN
NONE = "-"
STAR = "*"

Value = TypeVar("Value")


def built_in(key: str) -> Sheet:
    """A sheet that comes with the game, by its key."""
    folder = files("hotstove.games.pennant") / "sheets"
    names = sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))
    if key not in names:
        raise Mistake(f"there is no built-in sheet {key!r}; the built-in sheets are {', '.join(names)}")
    return read_sheet(folder / f"{key}.toml")


def read_sheet(source: Traversable | Path) -> Sheet:
    """A sheet; every rating, name and number is checked."""
    page = read_toml(source)
    place = Place(source)
    place.only(page, KNOWN)
    place.version(page, VERSION)
    if page.get("game", "pennant") != "pennant":
        raise Mistake(f"{source}: the sheet is for {shown(page['game'])}, allowed is 'pennant'")
    for name in ("lineup", "pitchers"):
        if not isinstance(page.get(name), str):
            raise Mistake(f"{source}: {name} must be there, as text")
    for name in ("note", "bench", "unearned", "xhr_grid"):
        place.text(page, name, "")
    key = place.text(page, "key")
    if not _KEY.fullmatch(key):
        raise place.at("key").wrong(key, "1 to 40 letters, digits, points, blanks or dashes, a letter or digit first")
    sheet = Sheet(
        key,
        place.name(page, "club"),
        place.number(page, "year", 1, 9999),
        _batters(source, page, "lineup", SPOTS),
        _batters(source, page, "bench", BENCH),
        tuple(_pitcher(source, words) for words in _rows(source, page, "pitchers", PITCHER_HEADING)),
        _numbers(source, page, "unearned", 8) or (0,) * 8,
        _numbers(source, page, "xhr_grid", 4),
        _provenance(source, page, "provenance", COMPLETED),
        _provenance(source, page, "bench_provenance", page.get("provenance", COMPLETED)),
    )
    return check(sheet, str(source))


def write_sheet(sheet: Sheet, path: Path, note: str = "") -> None:
    write_whole(path, to_text(sheet, note))


def to_text(sheet: Sheet, note: str = "") -> str:
    """The sheet's file, which read again gives an equal sheet."""
    parts = [f"version = {VERSION}", f"key = {quoted(sheet.key)}"]
    parts += [f"club = {quoted(sheet.club)}", f"year = {sheet.year}"]
    parts += [f'provenance = "{sheet.provenance}"', f'bench_provenance = "{sheet.bench_provenance}"']
    if note:
        parts.append(f"note = {quoted(note)}")
    parts.append(_table("pitchers", PITCHER_HEADING, [pitcher_row(pitcher) for pitcher in sheet.pitchers]))
    rows = [(spot, *batter_row(batter)) for spot, batter in sheet.batters.items()]
    parts.append(_table("lineup", LINEUP_HEADING, rows[:9]))
    if sheet.bench:
        parts.append(_table("bench", LINEUP_HEADING, rows[9:]))
    parts.append(f'unearned = "{" ".join(map(str, sheet.unearned))}"')
    if sheet.xhr_grid:
        parts.append(f'xhr_grid = "{" ".join(map(str, sheet.xhr_grid))}"')
    return "\n".join(parts) + "\n"


def blank() -> str:
    """A sheet to be filled in: a question mark for every name and rating, the numbers that call the players given."""
    unknown = (BLANK,) * 3
    starter = (BLANK, *unknown, BLANK, BLANK, NONE, NONE)
    reliever = (BLANK, *(NONE,) * 5, BLANK, BLANK)
    calls = [(f"{red}{low}-{red}{low + 1}", str(11 + spot)) for spot, (red, low) in enumerate(_PAIRS)]
    calls[-1] = (calls[-1][0], NONE)
    lineup = [
        (spot, BLANK, position, *unknown, NONE, BLANK if position in FIELDERS else NONE, *call)
        for spot, position, call in zip(SPOTS, (*FIELDERS, "DH"), calls, strict=True)
    ]
    bench = [(spot, BLANK, "PH", *unknown, NONE, NONE, NONE, NONE) for spot in BENCH]
    parts = ["# Write over every question mark; then `hotstove cards check FILE` says what is still wrong."]
    parts += ['game = "pennant"', f"version = {VERSION}", f'key = "{BLANK}"', f'club = "{BLANK}"', f'year = "{BLANK}"']
    parts.append(_table("pitchers", PITCHER_HEADING, [starter] * 5 + [reliever] * 5))
    parts += [_table("lineup", LINEUP_HEADING, lineup), _table("bench", LINEUP_HEADING, bench)]
    return "\n".join([*parts, f'unearned = "{" ".join([BLANK] * 8)}"']) + "\n"


def _rows(source: Traversable | Path, page: dict[str, Any], name: str, heading: str) -> list[list[str]]:
    """The rows of a table: the words of the name joined, the ratings counted from the right."""
    if name not in page:
        return []
    lines = [line.split() for line in str(page[name]).splitlines() if line.strip()]
    columns = heading.split()
    if not lines or lines[0] != columns:
        raise Mistake(f"{source}: {name} begins with the heading {heading!r}")
    before = columns.index("BATTER") if "BATTER" in columns else 0
    after = len(columns) - before - 1
    rows = []
    for line in lines[1:]:
        if len(line) < len(columns):
            raise Mistake(f"{source}: {name} has the row {' '.join(line)!r}, a row is {heading!r}")
        rows.append([*line[:before], " ".join(line[before:-after]), *line[-after:]])
    return rows


def _pitcher(source: Traversable | Path, words: list[str]) -> Pitcher:
    name, st, end, rest, cg, sho, rel, fat = words
    where = _named(source, name)
    return Pitcher(
        name,
        _value(st, float, f"{where}: ST"),
        _value(end, int, f"{where}: END"),
        _value(rest, int, f"{where}: REST"),
        _value(cg, int, f"{where}: CG"),
        _value(sho, int, f"{where}: SHO"),
        _value(rel, int, f"{where}: REL"),
        None if fat == STAR else _value(fat, int, f"{where}: FAT"),
        fat == STAR,
    )


def _batters(source: Traversable | Path, page: dict[str, Any], name: str, spots: tuple[str, ...]) -> tuple[Batter, ...]:
    rows = _rows(source, page, name, LINEUP_HEADING)
    found = tuple(row[0] for row in rows)
    if found != spots[: len(found)]:
        raise Mistake(f"{source}: {name} has the spots {' '.join(found)}, they are {' '.join(spots)}")
    return tuple(_batter(source, row) for row in rows)


def _batter(source: Traversable | Path, words: list[str]) -> Batter:
    _, name, position, bat, power, speed, extra, glove, clutch, dice = words
    where = _named(source, name)
    first, dash, last = clutch.partition("-")
    span = None
    if clutch != NONE:
        if not (dash and is_number(first) and is_number(last)):
            raise Mistake(f"{where}: E.I. is {clutch!r}, allowed are a range such as 11-12 and -")
        span = int(first), int(last)
    return Batter(
        name,
        position,
        _value(bat, int, f"{where}: BAT", needed=True) or 0,
        _value(power, int, f"{where}: POW", needed=True) or 0,
        _value(speed, int, f"{where}: SPD", needed=True) or 0,
        _value(extra, int, f"{where}: X-HR"),
        _value(glove, int, f"{where}: FLD"),
        span,
        _value(dice, int, f"{where}: DICE"),
    )


def _named(source: Traversable | Path, name: str) -> str:
    """Where a player's row stands; he has a name that can be printed."""
    if not is_name(name):
        raise Mistake(f"{source}: a player is named {shown(name)}; allowed is a name of at most 60 letters")
    return f"{source}: {name}"


def _value(word: str, kind: Callable[[str], Value], where: str, needed: bool = False) -> Value | None:
    if word == NONE and not needed:
        return None
    if not (_DECIMAL if kind is float else _WHOLE).fullmatch(word):
        raise Mistake(f"{where} is {shown(word)}, allowed are a number{'' if needed else ' and -'}")
    return kind(word)


def _numbers(source: Traversable | Path, page: dict[str, Any], name: str, length: int) -> tuple[int, ...]:
    words = str(page.get(name, "")).split()
    if words and (len(words) != length or not all(is_number(word) for word in words)):
        raise Mistake(f"{source}: {name} is {shown(page[name])}, allowed are {length} numbers")
    return tuple(int(word) for word in words)


def _provenance(source: Traversable | Path, page: dict[str, Any], name: str, usual: str) -> str:
    mark = page.get(name, usual)
    if mark not in PROVENANCES:
        raise Mistake(f"{source}: {name} is {shown(mark)}; allowed are {', '.join(PROVENANCES)}")
    return str(mark)


def pitcher_row(pitcher: Pitcher) -> tuple[str, ...]:
    ratings = (pitcher.st, pitcher.end, pitcher.rest, pitcher.cg, pitcher.sho)
    fat = STAR if pitcher.starred else _signed(pitcher.fat)
    return (pitcher.name, *(NONE if rating is None else str(rating) for rating in ratings), _signed(pitcher.rel), fat)


def batter_row(batter: Batter) -> tuple[str, ...]:
    clutch = NONE if batter.clutch is None else f"{batter.clutch[0]}-{batter.clutch[1]}"
    extra, dice = (NONE if number is None else str(number) for number in (batter.extra_homers, batter.dice))
    bats = str(batter.bat), str(batter.power), str(batter.speed)
    return (batter.name, batter.position, *bats, extra, _signed(batter.fielding), clutch, dice)


def _signed(rating: int | None) -> str:
    return NONE if rating is None else f"{rating:+d}"


def _table(name: str, heading: str, rows: Sequence[tuple[str, ...]]) -> str:
    columns = [tuple(heading.split()), *rows]
    widths = [max(len(row[index]) for row in columns) for index in range(len(columns[0]))]
    lines = ["  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in columns]
    return "\n".join([f'{name} = """', *(quoted(line)[1:-1] for line in lines), '"""'])

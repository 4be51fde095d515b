"""Sheets as TOML files that look like the printed roster; docs/pennant.md describes them."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from hotstove.games.pennant.domains import check
from hotstove.games.pennant.sheets import BENCH, SPOTS, Batter, Pitcher, Sheet
from hotstove.table.chart_files import read_toml
from hotstove.table.charts import COMPLETED, PROVENANCES
from hotstove.table.errors import Mistake
from hotstove.table.tape import write_whole

KNOWN = {
    "game", "key", "club", "year", "provenance", "bench_provenance", "note",
    "pitchers", "lineup", "bench", "unearned", "xhr_grid",
}  # fmt: skip
PITCHER_HEADING = "PITCHER ST END REST CG SHO REL FAT"
LINEUP_HEADING = "SPOT BATTER POS BAT POW SPD X-HR FLD E.I. DICE"
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
    page = read_toml(source)
    unknown = sorted(set(page) - KNOWN)
    if unknown:
        raise Mistake(f"{source}: unknown key {unknown[0]!r}; allowed are {', '.join(sorted(KNOWN))}")
    if page.get("game", "pennant") != "pennant":
        raise Mistake(f"{source}: the sheet is for {page['game']!r}, allowed is 'pennant'")
    for name in ("key", "club", "lineup", "pitchers"):
        if not isinstance(page.get(name), str):
            raise Mistake(f"{source}: {name} must be there, as text")
    if not isinstance(page.get("year"), int):
        raise Mistake(f"{source}: year is {page.get('year')!r}, it must be a number")
    sheet = Sheet(
        page["key"],
        page["club"],
        page["year"],
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
    parts = [f'key = "{sheet.key}"', f'club = "{sheet.club}"', f"year = {sheet.year}"]
    parts += [f'provenance = "{sheet.provenance}"', f'bench_provenance = "{sheet.bench_provenance}"']
    if note:
        parts.append(f'note = "{note}"')
    parts.append(_table("pitchers", PITCHER_HEADING, [pitcher_row(pitcher) for pitcher in sheet.pitchers]))
    rows = [(spot, *batter_row(batter)) for spot, batter in sheet.batters.items()]
    parts.append(_table("lineup", LINEUP_HEADING, rows[:9]))
    if sheet.bench:
        parts.append(_table("bench", LINEUP_HEADING, rows[9:]))
    parts.append(f'unearned = "{" ".join(map(str, sheet.unearned))}"')
    if sheet.xhr_grid:
        parts.append(f'xhr_grid = "{" ".join(map(str, sheet.xhr_grid))}"')
    return "\n".join(parts) + "\n"


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
    where = f"{source}: {name}"
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
    where = f"{source}: {name}"
    first, dash, last = clutch.partition("-")
    span = None
    if clutch != NONE:
        if not (dash and first.isdigit() and last.isdigit()):
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


def _value(word: str, kind: Callable[[str], Value], where: str, needed: bool = False) -> Value | None:
    if word == NONE and not needed:
        return None
    try:
        return kind(word)
    except ValueError:
        raise Mistake(f"{where} is {word!r}, allowed are a number{'' if needed else ' and -'}") from None


def _numbers(source: Traversable | Path, page: dict[str, Any], name: str, length: int) -> tuple[int, ...]:
    words = str(page.get(name, "")).split()
    if words and (len(words) != length or not all(word.isdigit() for word in words)):
        raise Mistake(f"{source}: {name} is {page[name]!r}, allowed are {length} numbers")
    return tuple(int(word) for word in words)


def _provenance(source: Traversable | Path, page: dict[str, Any], name: str, usual: str) -> str:
    mark = page.get(name, usual)
    if mark not in PROVENANCES:
        raise Mistake(f"{source}: {name} is {mark!r}; allowed are {', '.join(PROVENANCES)}")
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


def _table(name: str, heading: str, rows: list[tuple[str, ...]]) -> str:
    columns = [tuple(heading.split()), *rows]
    widths = [max(len(row[index]) for row in columns) for index in range(len(columns[0]))]
    lines = ["  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in columns]
    return "\n".join([f'{name} = """', *lines, '"""'])

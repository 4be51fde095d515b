"""How every file is read: text of a bounded size, TOML of a bounded depth, values that a sentence can name.

Whatever bytes a file holds, it is read or one sentence says where it is wrong, what was found and what is allowed.
"""

from __future__ import annotations

import csv
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from math import isfinite
from pathlib import Path
from typing import Any

from hotstove.table.errors import Mistake

MOST_BYTES = 2_000_000
"""Of a chart, card or scenario file; the largest that we ship or test with has 133,000."""
MOST_BYTES_OF_ROWS = 30_000_000
"""Of a log, schedule, roster, event or score file; a year's game log has three million."""
LONGEST_ROW = 20_000
"""Letters of a line in such a file; a line of a game log has eleven hundred."""
DEEPEST = 12
"""Brackets within brackets, and parts of a dotted key; our own files need four."""
LARGEST = 2**63
"""Whole numbers of TOML have 64 bits."""
LONGEST_NAME = 60
UNWRITTEN = "?"
"""What stands in a blank file wherever something is still to be written."""
END_OF_FILE = "\x1a"
"""The sign with which old files end."""
JOINERS = "\u200c\u200d"
"""Zero-width marks without which some scripts cannot be written."""
_STRINGS = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5}|\Z)|\'\'\'.*?(?:\'{3,5}|\Z)'
    r'|"(?:[^"\\\n]|\\.)*+(?:"|\n|\Z)|\'[^\'\n]*+(?:\'|\n|\Z)|#[^\n]*',
    re.DOTALL,
)
_BRACKETS = re.compile(r"[\[\]{}]")
_NOT_OF_A_KEY = re.compile(r"[^\w.-]+")


def named_file(text: str) -> Path | None:
    """The file that a text names, `~` being the home folder; None where there is none, or none can be called so."""
    try:
        path = Path(text).expanduser()
        return path if path.is_file() else None
    except (OSError, RuntimeError, ValueError):
        return None


def read_bytes(source: Traversable | Path, most: int = MOST_BYTES) -> bytes:
    """What a file holds, or one sentence about why it cannot be read; a file of more bytes is refused unread."""
    try:
        with source.open("rb") as file:
            found = file.read(most + 1)
    except FileNotFoundError:
        raise Mistake(f"{source}: there is no such file") from None
    except (OSError, ValueError) as error:
        raise Mistake(f"{source}: cannot be read ({getattr(error, 'strerror', None) or error})") from None
    if len(found) > most:
        raise Mistake(f"{source}: has more than {most:,} bytes, which is the most for such a file")
    return bytes(found)


def read_text(source: Traversable | Path, most: int = MOST_BYTES) -> str:
    """A text in UTF-8, with or without a byte order mark, its lines ended in any of the usual ways."""
    try:
        text = read_bytes(source, most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Mistake(f"{source}: is not text in UTF-8 (byte {error.start + 1}: {error.reason})") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_plain(source: Traversable | Path, most: int = MOST_BYTES_OF_ROWS) -> str:
    """A text of lines that others may have written: in UTF-8, or as Windows wrote it; see `plain_text`."""
    return plain_text(source, read_bytes(source, most))


def plain_text(source: object, content: bytes) -> str:
    """The text of such a file; a letter that steers a terminal is named with its line."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("cp1252", errors="replace")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if END_OF_FILE in text[-3:]:
        text = text.rstrip(f"{END_OF_FILE}\n") + "\n"
    for number, line in enumerate(text.split("\n"), start=1):
        steering = "" if line.isprintable() else next((letter for letter in line if _steers(letter)), "")
        if steering:
            raise Mistake(f"{source}: line {number} holds the letter {steering!a}, which no text may hold")
        if len(line) > LONGEST_ROW:
            raise Mistake(f"{source}: line {number} has {len(line):,} letters; allowed are {LONGEST_ROW:,}")
    return text


def rows_of(source: object, text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows of a text of values with commas between them, each with the number of its line; blank ones are left
    out."""
    for number, line in enumerate(text.split("\n"), start=1):
        try:
            row = next(csv.reader([line], strict=False), [])
        except csv.Error as error:
            raise Mistake(f"{source}: line {number} cannot be read ({error})") from None
        if row:
            yield number, row


def read_toml(source: Traversable | Path) -> dict[str, Any]:
    """A TOML file whose every value is text, a true or false, a number, or a list or table of them."""
    text = read_text(source)
    _check_depth(source, text)
    try:
        page = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Mistake(f"{source}: is not TOML ({error})") from None
    _check_value(Place(source), page)
    return page


def _check_depth(source: object, text: str) -> None:
    """Before it is parsed: a deep file costs the parser its stack, and long dotted keys cost it its memory."""
    bare = _STRINGS.sub('""', text)
    depth = 0
    for bracket in _BRACKETS.finditer(bare):
        depth = depth + 1 if bracket[0] in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            raise Mistake(f"{source}: has brackets within brackets {depth} deep; allowed are {DEEPEST}")
    keys = _NOT_OF_A_KEY.split(bare.replace('""', "_").replace(" ", "").replace("\t", ""))
    if any(key.count(".") >= DEEPEST for key in keys):
        raise Mistake(f"{source}: has a key of more than {DEEPEST} parts; allowed are {DEEPEST}")


def _check_value(place: Place, value: object) -> None:
    """No number beyond 64 bits, none that is not finite, no date, no letter that steers a terminal."""
    match value:
        case bool():
            pass
        case int():
            if not -LARGEST <= value < LARGEST:
                raise Mistake(f"{place}: is a number of more than 64 bits; allowed are numbers up to 9 * 10^18")
        case float():
            if not isfinite(value):
                raise place.wrong(value, "a number")
        case str():
            steering = next((letter for letter in value if _steers(letter)), "")
            if steering:
                raise Mistake(f"{place}: holds the letter {steering!a}, which no text may hold")
        case list():
            for number, each in enumerate(value, start=1):
                _check_value(place.at(f"number {number}"), each)
        case dict():
            for name, each in value.items():
                _check_value(place, name)
                _check_value(place.at(name), each)
        case _:
            raise place.wrong(str(value), "text, a number, true or false, a list or a table; dates are written as text")


def _steers(letter: str) -> bool:
    """Controls that move, hide or reorder what a terminal shows, save for the ends of lines and tabs of a grid."""
    return (
        not letter.isprintable() and letter not in "\n\t" and unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"}
    )


def is_name(text: str, longest: int = LONGEST_NAME) -> bool:
    """Whether a text may stand for somebody: letters of any script on one line, none invisible, no blank at an end."""
    if not 1 <= len(text) <= longest or text != text.strip() or text == UNWRITTEN:
        return False
    return all(letter.isprintable() or letter in JOINERS or unicodedata.category(letter) == "Cn" for letter in text)


def is_number(text: str) -> bool:
    """Whether a text is a whole number in the digits 0 to 9, of a length that is worth reading."""
    return len(text) <= 18 and text.isascii() and text.isdigit()


def shown(value: object) -> str:
    """A value as a sentence shows it: as Python writes it, and not the whole of a long one."""
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:60]} ... {text[-12:]}"


def quoted(text: str) -> str:
    """A text as TOML writes it, whatever stands in it."""
    return f'"{"".join(_escaped(letter) for letter in text)}"'


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return f"\\{letter}"
    if letter.isprintable():
        return letter
    return f"\\u{ord(letter):04X}" if ord(letter) < 0x10000 else f"\\U{ord(letter):08X}"


class Place:
    """Where in a file something stands, for sentences about mistakes; and what may be read there."""

    def __init__(self, source: object, *steps: str) -> None:
        self.source, self.steps = source, steps

    def __str__(self) -> str:
        return f"{self.source}: {', '.join(self.steps) or 'the file'}"

    def at(self, step: str) -> Place:
        return Place(self.source, *self.steps, step)

    def wrong(self, found: object, allowed: str) -> Mistake:
        return Mistake(f"{self} is {shown(found)}; allowed is {allowed}")

    def text(self, table: Mapping[str, object], key: str, default: str | None = None) -> str:
        value = table.get(key, default)
        if not isinstance(value, str) or (value == "" and default is None):
            raise self.at(key).wrong(value, "text")
        return value

    def name(
        self, table: Mapping[str, object], key: str, default: str | None = None, longest: int = LONGEST_NAME
    ) -> str:
        """Something by which a player, club or park is called: it is printed, and it is never more than a name."""
        value = self.text(table, key, default)
        if value != default and not is_name(value, longest):
            raise self.at(key).wrong(value, f"a name of at most {longest} letters on one line")
        return value

    def number(self, table: Mapping[str, object], key: str, low: int, high: int, default: int | None = None) -> int:
        value = table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.at(key).wrong(value, f"{low} to {high}")
        return value

    def flag(self, table: Mapping[str, object], key: str, default: bool = False) -> bool:
        value = table.get(key, default)
        if not isinstance(value, bool):
            raise self.at(key).wrong(value, "true or false")
        return value

    def one_of(self, table: Mapping[str, object], key: str, allowed: Iterable[str], default: str | None = None) -> str:
        value = table.get(key, default)
        if not isinstance(value, str) or value not in tuple(allowed):
            raise self.at(key).wrong(value, ", ".join(allowed))
        return value

    def table(self, table: Mapping[str, object], key: str, allowed: str = "a table") -> dict[str, Any]:
        value = table.get(key, {})
        if not isinstance(value, dict):
            raise self.at(key).wrong(value, allowed)
        return value

    def items(self, table: Mapping[str, object], key: str, allowed: str = "a list") -> list[Any]:
        value = table.get(key, [])
        if not isinstance(value, list):
            raise self.at(key).wrong(value, allowed)
        return value

    def only(self, table: Mapping[str, object], allowed: Iterable[str]) -> None:
        for key in table:
            if key not in allowed:
                raise Mistake(f"{self} has an unknown key {shown(key)}; allowed are {', '.join(sorted(allowed))}")

    def version(self, table: Mapping[str, object], newest: int) -> int:
        """The version of a file's form; a file that names none has the first."""
        value = table.get("version", 1)
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise self.at("version").wrong(value, f"1 to {newest}")
        if value > newest:
            raise Mistake(f"{self.source}: its form is version {value}, this hotstove reads up to {newest}")
        return value

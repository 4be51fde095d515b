"""Cards as files, which anyone can fill in from the printed ones."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hotstove.diamond.blank_club import BLANK, blank_club, blank_rows
from hotstove.diamond.club import Club
from hotstove.diamond.club_files import Roles, fact_lines, facts_of, read_club, write_club
from hotstove.games.replay.cards import BatterCard, BatterRows, Card, PitcherCard, PitcherRows, Runner
from hotstove.games.replay.fielding import Glove, read_glove
from hotstove.games.replay.park import Park, our_park, our_parks, park_of, write_park
from hotstove.games.replay.squares import FLYBALL, INFIELDERS, LETTERS, Grade, Square, read_grade, read_square
from hotstove.table.reading import Place, is_number, quoted, read_toml

KEY = "replay"
BATTING_KEYS = frozenset({"grid", "shaded", "speed", "bunt", "hit_and_run", "bats_card"})
PITCHING_KEYS = frozenset({"grid", "b", "split", "hold", "wp", "endurance", "bf", "hit_and_run"})
CARD_KEYS = BATTING_KEYS | {"gloves", "pitching", "printed"}
POSITIONS = ("P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
_RUNNER = re.compile(r"([1-5])([A-L])?(?:\^([0-6]))?")
_ENDURANCE = re.compile(r"([SR])([1-9][0-9]?)(?:\^([0-9]{1,2}))?")
ALWAYS = 6
"""RB-13: the jump of a card of a season without jumps."""
MOST = {1: 47, 2: 55, 3: 57, 4: 25, 5: 59, 6: 60}
"""The greatest number in each column: with a grade or rating of 5 it comes to the last line of its page."""
STANDARD_PLAN = (4, 32, 10, 21, 10, 27)


def read(source: Traversable | Path) -> Club[Card]:
    """A club with its cards."""
    return read_club(source, KEY, CARD_KEYS, card_of, Roles(_anywhere, _no_starter, _no_pitcher), park_at)


def write(club: Club) -> str:
    return write_club(KEY, club, _lines, write_park)


def blank() -> str:
    """A club file to be filled in."""
    return blank_club(KEY, _blank_batter, _blank_pitcher)


def _blank_batter(position: str) -> list[str]:
    rated = "" if position == "DH" else f' "{position}" = "{BLANK}" '
    ratings = f'speed = "{BLANK}"', f'bunt = "{BLANK}"', f'hit_and_run = "{BLANK}"', f"gloves = {{{rated}}}"
    return [*ratings, *blank_rows("grid", 6, 6)]


def _blank_pitcher(starts: bool) -> list[str]:
    batting = f'speed = "{BLANK}"', f'bunt = "{BLANK}"', f'bats_card = "{BLANK}"', f'gloves = {{ "P" = "{BLANK}" }}'
    ratings = (f'{name} = "{BLANK}"' for name in ("hold", "wp", "endurance", "bf"))
    plans = f'hit_and_run = ["{BLANK}", "{BLANK}"]'
    return [*batting, "[man.pitching]", *ratings, plans, *blank_rows("grid", 6, 6)]


def _anywhere(card: Card, position: str) -> str:
    """RB-28: anybody may be sent anywhere in the field, at a price."""
    return ""


def _no_pitcher(card: Card) -> str:
    return "" if card.pitching else "has no pitcher's card"


_no_starter = _no_pitcher


def park_at(spot: Place, table: Any) -> Park:
    """RB-25: the ballpark card of a club, or the name of a printed one."""
    if isinstance(table, str) and table in our_parks():
        return our_park(table)
    if not isinstance(table, dict):
        raise spot.wrong(table, f"a table with the rows of a ballpark card, or {', '.join(our_parks())}")
    return park_of(spot.source, table, str(table.get("name", "park")))


@cache
def printed_cards() -> dict[str, dict[str, Any]]:
    """RB-35: the rulebook's four sample cards, by name and year."""
    folder = files("hotstove.games.replay") / "printed"
    pages = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".toml"): read_toml(file) for file in pages}


@cache
def printed_card(name: str) -> Card:
    table = dict(printed_cards()[name])
    return card_of(Place(name, name), table)


def card_of(spot: Place, entry: dict[str, Any]) -> Card:
    """A player's card; every square and rating is checked. RB-35: what he has `printed` need not be written out."""
    if "printed" in entry:
        printed = entry["printed"]
        if not isinstance(printed, str) or printed not in printed_cards():
            raise spot.at("printed").wrong(printed, ", ".join(printed_cards()))
        entry = printed_cards()[printed] | entry
    name = f"{entry.get('first', '')} {entry.get('last', '')}".strip()
    batting = batting_of(spot, entry, name)
    gloves = gloves_of(spot.at("gloves"), entry.get("gloves", {}))
    pitching = None
    if "pitching" in entry:
        table = entry["pitching"]
        if not isinstance(table, dict):
            raise spot.at("pitching").wrong(table, "a table")
        pitching = pitching_of(spot.at("pitching"), table, name, str(entry.get("throws", "R")))
        gloves.setdefault("P", Glove(3, -1, 35))
    return Card(batting, pitching, gloves, *facts_of(spot, entry))


def batting_of(spot: Place, entry: dict[str, Any], name: str) -> BatterCard:
    """A batter's card, or the number of the pitchers' batting card that serves for it."""
    runner = runner_of(spot.at("speed"), spot.text(entry, "speed", "3L^0"))
    bunt = spot.number(entry, "bunt", 1, 5, 3)
    plan = plan_of(spot.at("hit_and_run"), entry.get("hit_and_run", " ".join(map(str, STANDARD_PLAN))))
    if "grid" not in entry:
        return BatterCard(name, (), runner, bunt, plan, spot.number(entry, "bats_card", 1, 6))
    shaded = frozenset(spot.text(entry, "shaded", "").split())
    rows = batter_rows(spot.at("grid"), grid_of(spot.at("grid"), entry["grid"]), shaded)
    return BatterCard(name, rows, runner, bunt, plan)


def grid_of(spot: Place, text: object) -> list[list[str]]:
    """Six rows of six squares, as text or as a list of rows."""
    lines = text.splitlines() if isinstance(text, str) else text
    if not isinstance(lines, list):
        raise spot.wrong(text, "six rows of six squares")
    rows = [str(line).split() for line in lines if str(line).strip()]
    if len(rows) != 6 or any(len(row) != 6 for row in rows):
        raise spot.wrong(text, "six rows of six squares")
    return rows


def batter_rows(spot: Place, rows: list[list[str]], shaded: frozenset[str]) -> BatterRows:
    for place in sorted(shaded):
        if not re.fullmatch("2-[2-6]|[36]-[1-6]", place):
            raise spot.at("shaded").wrong(place, "squares of columns 2, 3 and 6 such as 6-6, but 2-1")
    read_rows = []
    for row, texts in enumerate(rows, start=1):
        squares = []
        for column, text in enumerate(texts, start=1):
            place = f"{column}-{row}"
            left, slash, right = text.partition("/")
            sides = [_square(spot.at(place), side, column, row) for side in ((left, right) if slash else (left, left))]
            if slash and column != 6:
                raise spot.at(place).wrong(text, "one number; splits stand in column 6")
            squares.append(
                (
                    sides[0]._replace(shaded=place in shaded),
                    sides[1]._replace(shaded=place in shaded),
                )
            )
        read_rows.append(tuple(squares))
    return tuple(read_rows)


def _square(spot: Place, text: str, column: int, row: int) -> Square:
    square = read_square(text)
    if square is not None and square.number > MOST[column]:
        raise spot.wrong(text, f"a number up to {MOST[column]}; the Chart Book has no line for more")
    if square is None:
        raise spot.wrong(text, "a number with its marks, such as 16, 8*, 11+, 55^3, 7C")
    if square.mark in LETTERS and not (column == 5 or (column == 2 and row == 1 and square.mark == "L")):
        raise spot.wrong(text, "a letter only in column 5")
    if square.mark == "R" and (column, row) != (2, 1):
        raise spot.wrong(text, "a platoon letter only in square 2-1")
    if column == 4 and square.number == 25 and row not in (1, 3):
        raise spot.wrong(text, "a 25 only in rows 1 and 3")
    return square


def runner_of(spot: Place, text: str) -> Runner:
    """Speed, steal letter and jump, 5C^5; L never goes, and a card of a season without jumps always gets one."""
    found = _RUNNER.fullmatch(text)
    if found is None:
        raise spot.wrong(text, "speed 1-5, letter A-L and raised jump 0-6, such as 5C^5")
    letter = found[2] or "L"
    if letter == "L":
        return Runner(int(found[1]))
    return Runner(int(found[1]), letter, int(found[3]) if found[3] else ALWAYS)


def plan_of(spot: Place, text: object) -> tuple[int, ...]:
    numbers = str(text).split()
    if len(numbers) != 6 or not all(is_number(number) and 1 <= int(number) <= 34 for number in numbers):
        raise spot.wrong(text, "six numbers from 1 to 34")
    return tuple(map(int, numbers))


def gloves_of(spot: Place, table: object) -> dict[str, Glove]:
    if not isinstance(table, dict):
        raise spot.wrong(table, "a table of positions and ratings")
    spot.only(table, POSITIONS)
    gloves = {}
    for position, text in table.items():
        glove = read_glove(text) if isinstance(text, str) else None
        bracket = position in ("C", "LF", "CF", "RF")
        if glove is None or bracket != (glove.second >= 0):
            raise spot.at(position).wrong(text, "a rating such as 3(4) e35" if bracket else "a rating such as 2 e45")
        gloves[position] = glove
    return gloves


def pitching_of(spot: Place, table: dict[str, Any], name: str, throws: str) -> PitcherCard:
    spot.only(table, PITCHING_KEYS)
    rows, tired = pitcher_rows(spot.at("grid"), grid_of(spot.at("grid"), table.get("grid")))
    own = "b" in table
    if own:
        tired = b_row(spot.at("b"), spot.text(table, "b"))
    lasts = endurance_of(spot.at("endurance"), spot.text(table, "endurance", ""))
    plans = table.get("hit_and_run", ["4 2 3 1 2 5", "5 2 4 1 3 5"])
    if not isinstance(plans, list) or len(plans) != 2:
        raise spot.at("hit_and_run").wrong(plans, "two rows, A and B")
    return PitcherCard(
        name,
        throws,
        rows,
        tired,
        own,
        spot.flag(table, "split"),
        spot.number(table, "hold", 1, 5, 3),
        spot.number(table, "wp", 0, 6, 3),
        *lasts,
        spot.number(table, "bf", 0, 60, 0),
        (plan_of(spot.at("hit_and_run"), plans[0]), plan_of(spot.at("hit_and_run"), plans[1])),
    )


def pitcher_rows(spot: Place, rows: list[list[str]]) -> tuple[PitcherRows, tuple[Grade, ...]]:
    """The grid, and the bottom row as it is read by a tired pitcher without a B row of his own."""
    read_rows = []
    for row, texts in enumerate(rows, start=1):
        grades = []
        for column, text in enumerate(texts, start=1):
            first, slash, _ = text.partition("/")
            if slash and (column, row) != (3, 6):
                raise spot.at(f"{column}-{row}").wrong(text, "one grade; a slash stands in square 3-6 alone")
            grades.append(_grade(spot.at(f"{column}-{row}"), first, column))
        if grades[3].infielder == FLYBALL and grades[5].infielder:
            raise spot.at(f"6-{row}").wrong(texts[5], "a grade: the c6 of column 4 sends the play there")
        read_rows.append(tuple(grades))
    tired = list(read_rows[5])
    worse = rows[5][2].partition("/")[2]
    if worse:
        tired[2] = _grade(spot.at("3-6"), worse, 3)
    tired[3] = Grade(0)
    if tired[5].infielder:
        graded = [row[5] for row in read_rows if row[5].grade]
        if not graded:
            raise spot.at("6-6").wrong(rows[5][5], "a grade in at least one row of column 6")
        tired[5] = graded[-1]
    return tuple(read_rows), tuple(tired)


def _grade(spot: Place, text: str, column: int) -> Grade:
    if column == 4:
        if text in INFIELDERS or text == FLYBALL:
            return Grade(0, infielder=text)
        raise spot.wrong(text, "1b, 2b, 3b, ss or c6")
    if column == 6 and text in INFIELDERS:
        return Grade(0, infielder=text)
    grade = read_grade(text)
    if grade is None:
        raise spot.wrong(text, "a grade 1 to 5 with its marks, such as 1*, 2k, 1^2")
    return grade


def b_row(spot: Place, text: str) -> tuple[Grade, ...]:
    marks = text.split()
    if len(marks) != 6:
        raise spot.wrong(text, "six grades")
    grades = []
    for column, mark in enumerate(marks, start=1):
        grade = Grade(0) if column == 4 else read_grade(mark)
        if grade is None:
            raise spot.at(str(column)).wrong(mark, "a grade 1 to 5")
        grades.append(grade)
    return tuple(grades)


def endurance_of(spot: Place, text: str) -> tuple[int, int, int, int]:
    """S and R ratings with their raised bonus innings: S7^3, R3^7, or both."""
    found = {"S": (0, 0), "R": (0, 0)}
    for word in text.split():
        match = _ENDURANCE.fullmatch(word)
        if match is None or found[match[1]] != (0, 0):
            raise spot.wrong(text, "one S and one R rating at most, such as S7^3 or R4^8")
        found[match[1]] = (int(match[2]), int(match[3] or 0))
    return *found["S"], *found["R"]


def _lines(card: Card) -> list[str]:
    lines = batting_lines(card.batting)
    if card.gloves:
        ratings = ", ".join(f"{quoted(position)} = {quoted(str(glove))}" for position, glove in card.gloves.items())
        lines.append(f"gloves = {{ {ratings} }}")
    lines += fact_lines(card)
    if card.pitching is not None:
        lines += ["[man.pitching]", *pitching_lines(card.pitching)]
    return lines


def batting_lines(card: BatterCard) -> list[str]:
    lines = [f'speed = "{card.runner}"', f"bunt = {card.bunt}"]
    if not card.number or card.hit_and_run != STANDARD_PLAN:
        lines.append(f'hit_and_run = "{" ".join(map(str, card.hit_and_run))}"')
    if card.number:
        return [*lines, f"bats_card = {card.number}"]
    shaded = [
        f"{column}-{row}"
        for row, squares in enumerate(card.rows, start=1)
        for column, (left, _) in enumerate(squares, start=1)
        if left.shaded
    ]
    if shaded:
        lines.append(f'shaded = "{" ".join(sorted(shaded))}"')
    texts = [[str(left) if left == right else f"{left}/{right}" for left, right in squares] for squares in card.rows]
    return [*lines, 'grid = """', *grid_lines(texts), '"""']


def pitching_lines(card: PitcherCard) -> list[str]:
    texts = [[str(grade) for grade in row] for row in card.rows]
    if not card.has_own_b_row and card.tired_row[2] != card.rows[5][2]:
        texts[5][2] += f"/{card.tired_row[2]}"
    lines = ['grid = """', *grid_lines(texts), '"""']
    if card.has_own_b_row:
        lines.append(f'b = "{" ".join(map(str, card.tired_row))}"')
    if card.split:
        lines.append("split = true")
    ratings = [f"S{card.starts}" + (f"^{card.starts_bonus}" if card.starts_bonus else "")] if card.starts else []
    if card.relieves:
        ratings.append(f"R{card.relieves}" + (f"^{card.relieves_bonus}" if card.relieves_bonus else ""))
    lines += [f"hold = {card.hold}", f"wp = {card.wild}", f'endurance = "{" ".join(ratings)}"', f"bf = {card.batters}"]
    plans = ", ".join(quoted(" ".join(map(str, plan))) for plan in card.hit_and_run)
    return [*lines, f"hit_and_run = [{plans}]"]


def grid_lines(texts: Iterable[Iterable[str]]) -> list[str]:
    return [" ".join(text.ljust(5) for text in row).rstrip() for row in texts]

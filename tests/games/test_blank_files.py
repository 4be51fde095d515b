"""`cards new`: a blank file that is refused as long as anything is missing, and right once it is filled in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hotstove.games import game
from hotstove.table.errors import Mistake

COMMON = {"code": '"MIN"', "name": '"Mine"', "season": "1984", "bats": '"R"', "throws": '"L"', "bunt": '"A"'}
SUPERSTAR = COMMON | {"running": "3", "decisions": "12", "P": "2"}
LONGTATER = COMMON | {"OA": "2"}
REPLAY = COMMON | {
    **dict.fromkeys(("C", "LF", "CF", "RF"), '"3(4) e35"'),
    **dict.fromkeys(("P", "1B", "2B", "3B", "SS"), '"3 e35"'),
    "bunt": "2",
    "speed": '"5C^5"',
    "hit_and_run": '"12 33 10 21 10 27"',
    "hold": "3",
    "wp": "2",
    "bf": "30",
    "endurance": '"S7"',
    "bats_card": "3",
}
_ENTRY = re.compile(r'"?([\w%]+)"? = "\?"')


def filled(text: str, values: dict[str, str], usual: str) -> str:
    """Everything that stands in quotation marks filled in, and a last name for everybody."""
    text = _ENTRY.sub(lambda found: f'"{found[1]}" = {values.get(found[1], usual)}', text)
    return text.replace('last = ""', 'last = "Somebody"')


def superstar() -> str:
    text = filled(game("superstar").blank_club(), SUPERSTAR, "5")
    return re.sub(r"^(\?\s*)+$", lambda row: row[0].replace("?", "G"), text, flags=re.M)


def longtater() -> str:
    return filled(game("longtater").blank_club(), LONGTATER, "7")


def replay() -> str:
    text = filled(game("replay").blank_club(), REPLAY, "?")
    text = text.replace('hit_and_run = ["?", "?"]', 'hit_and_run = ["4 2 3 1 2 5", "5 2 4 1 3 5"]')
    clubs, *pitchers = text.split("[man.pitching]")
    row = "?   ?   ?   ?   ?   ?"
    pitching = [part.replace(row, "1   2   3   1b  2   3", 6) for part in pitchers]
    return "[man.pitching]".join(part.replace(row, "12  13  14  15  16  17") for part in (clubs, *pitching))


def pennant() -> str:
    text = game("pennant").blank_club().replace('"?"', '"mine"').replace('year = "mine"', "year = 1984")
    names = iter(f"Player {number}" for number in range(100))
    text = re.sub(r"^\?", lambda _: next(names), text, flags=re.M)
    text = re.sub(r"^([1-9A-C] +)\?", lambda row: row[1] + next(names), text, flags=re.M)
    rows = re.sub(r"^(Player \d+ +)\? +\? +\? +\? +\? ", r"\g<1>3.5 7 4 522 666 ", text, flags=re.M)
    return rows.replace("?", "2")


FILLED = {"superstar": superstar, "longtater": longtater, "replay": replay, "pennant": pennant}


@pytest.mark.parametrize("key", FILLED)
def test_a_blank_file_is_right_once_it_is_filled_in(key: str, tmp_path: Path) -> None:
    fill = FILLED[key]
    path = tmp_path / "mine.toml"
    path.write_text(game(key).blank_club(), encoding="utf-8")
    read = getattr(game(key), "read_club")  # noqa: B009
    with pytest.raises(Mistake, match=r"\?"):
        read(path)
    path.write_text(fill(), encoding="utf-8")
    club = read(path)
    assert club.season == 1984
    path.write_text(fill().replace("Somebody", "?").replace("Player 1 ", "? "), encoding="utf-8")
    with pytest.raises(Mistake, match="name"):
        read(path)


def test_a_game_without_cards_says_so() -> None:
    with pytest.raises(Mistake, match="has no cards of players"):
        game("rallybird").blank_club()

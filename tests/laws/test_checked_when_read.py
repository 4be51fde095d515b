"""Everything that could end a game later is told when the file is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hotstove.games import game, plays_game
from hotstove.games.pennant.sheet_files import read_sheet
from hotstove.games.rallybird.chart_set import read_charts as rallybird_charts
from hotstove.table.errors import Mistake
from hotstove.table.scenarios import read_scenarios
from tests.helpers.source import GAMES


def club_text(key: str) -> str:
    return (GAMES / key / "clubs" / "herons.toml").read_text(encoding="utf-8")


def told(path: Path, text: str, key: str) -> str:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Mistake) as mistake:
        plays_game(key).read_club(path)
    assert str(path) in str(mistake.value)
    return str(mistake.value)


CLUBS = [
    ("superstar", 'code = "HER"', 'code = "../../../PWNED"', "club, code is '../../../PWNED'; allowed is 1 to 8"),
    ("superstar", 'code = "HER"', 'code = "/tmp/x"', "club, code"),
    ("superstar", 'code = "HER"', 'code = ""', "club, code"),
    ("superstar", 'code = "HER"', 'code = "a#?"', "club, code"),
    ("superstar", "Harbor City Herons", "Harbor\\nCity", "club, name"),
    ("superstar", "Harbor City Herons", "\\u001B]0;owned\\u0007", "holds the letter '\\x1b'"),
    ("superstar", "Harbor City Herons", "\\u202Eevil", "club, name"),
    ("superstar", "Harbor City Herons", "x" * 100_000, "club, name"),
    ("superstar", 'league = "HS"', 'league = "a league of our own"', "club, league"),
    ("superstar", 'last = "Larkspur"', 'last = " "', "last is ' '"),
    ("superstar", "season = 2026", "season = true", "club, season"),
    ("superstar", '"quilj001 LF"', '"dunaw001 LF"', "dunaw001 is named twice"),
    ("superstar", '"wintc001 P"', '"nobody01 P"', "nobody01 is not on the roster"),
    ("superstar", '"branl001 DH"', '"branl001 P"', "it has no designated hitter"),
    ("superstar", '"R no DH" = ', '"R no" = ', "unknown key 'R no'"),
    ("superstar", 'rotation = ["wintc001"', 'rotation = ["larkt001"', "rotation: larkt001 has no chart for starting"),
    ("superstar", 'rotation = ["wintc001"', 'rotation = ["callr001"', "callr001 has no chart for starting"),
    ("superstar", 'bullpen = ["callr001"', 'bullpen = ["larkt001"', "bullpen: larkt001 has no pitcher's chart"),
    ("superstar", 'bullpen = ["callr001"', 'bullpen = ["callr001", "callr001"', "each id stands once"),
    ("superstar", "running = 5", 'usage = { "on first" = 3 }\nrunning = 5', "'steals tried'"),
    ("longtater", 'rotation = ["wintc001"', 'rotation = ["larkt001"', "larkt001 has no pitching card"),
    ("replay", 'rotation = ["wintc001"', 'rotation = ["larkt001"', "larkt001 has no pitcher's card"),
    ("replay", "foul_out = 4", "foul_out = true", "foul_out is True"),
    ("replay", "lhb = [7, 7,", "lhb = [7, 7.0,", "lhb is"),
    ("replay", 'endurance = "S', 'endurance = "S8 S', "one S and one R rating"),
    ("replay", "hold = 3", "split = 1\nhold = 3", "split is 1; allowed is true or false"),
]


@pytest.mark.parametrize(("key", "old", "new", "said"), CLUBS)
def test_clubs(key: str, old: str, new: str, said: str, tmp_path: Path) -> None:
    text = club_text(key)
    assert old in text
    assert said in told(tmp_path / "mine.toml", text.replace(old, new, 1), key)


@pytest.mark.parametrize("key", ["superstar", "longtater", "replay"])
def test_a_missing_lineup(key: str, tmp_path: Path) -> None:
    for name in ("R", "L", "R no DH", "L no DH"):
        text = re.sub(rf'^"{name}" = .*\n', "", club_text(key), flags=re.M)
        assert f"there is no lineup {name!r}" in told(tmp_path / "mine.toml", text, key)


@pytest.mark.parametrize("key", ["superstar", "longtater"])
def test_a_player_where_his_card_does_not_let_him_play(key: str, tmp_path: Path) -> None:
    text = club_text(key).replace('"aberg001 C"', '"marrp001 C"').replace('"marrp001 SS"', '"aberg001 SS"')
    assert re.search("has no (rating|line) at (C|SS)", told(tmp_path / "mine.toml", text, key))


@pytest.mark.parametrize("number", ["58", "61", "64", "66", "74", "99"])
def test_a_square_for_which_the_chart_book_has_no_line(number: str, tmp_path: Path) -> None:
    text = club_text("replay")
    grid = re.search(r'grid = """\n(\S+ +\S+ +)(\S+)', text)
    assert grid is not None
    spoilt = text[: grid.start(2)] + number + text[grid.end(2) :]
    assert "a number up to 57" in told(tmp_path / "mine.toml", spoilt, "replay")


@pytest.mark.parametrize("usage", ['{ "stamina" = "28", "GP" = "29" }', '{ "GS" = 1.5 }', '{ "G" = [] }', "[]", "3"])
def test_usage_is_counted_in_numbers(usage: str, tmp_path: Path) -> None:
    text = re.sub(r"^usage = .*\n", "", club_text("longtater"), flags=re.M)
    text = text.replace("batting = ", f"usage = {usage}\nbatting = ", 1)
    assert "usage" in told(tmp_path / "mine.toml", text, "longtater")


CHARTS = [
    ("superstar", "batter", '"G+" = "ground 3-H 2-3 1-2"', '"G+" = "grund 3-H 2-3 1-2"', "no known outcome"),
    ("superstar", "batter", '"single 3-H 2-3 1-2"', '"single 3-H 2-3"', "leaves two players on 1"),
    ("superstar", "batter", '"fly 3-H"', '"fly 3-4"', "holds 'fly 3-4'"),
    ("superstar", "endurance", "9        2", "nine     2", "allowed are 0 to 20"),
    ("superstar", "injury", "10    1B        15", "10    15        1B", "allowed is a position"),
    ("superstar", "ground_out", '"1-- A" = "force-second"', '"1-- A" = "force-home 2-3 1-2"', "1-- A"),
    ("longtater", "forces", '"M1 1--" = "force-second"', '"M1 1--" = "force-third 1-2"', "M1 1--"),
    ("replay", "grounders", '"slow ---" = "ground"', '"slow ---" = "groundnd"', "no known outcome"),
    ("replay", "column_2", "[completed]", 'completed = "x"\n[owner]', "unknown key"),
    ("replay", "column_2", '[example]\n"12-13"', '[example]\n"12-99999999999"', "more than 500 places"),
    ("replay", "column_2", "single@8 3-H 2?H 1?3", "single@8 3-H 2?H 1?2", "the coach has no word on 1?2"),
    ("replay", "column_2", "single@8 3-H 2?H 1?3", "single@ball 3-H 2?H 1?3", "nobody is named there"),
    ("replay", "column_2", "single@8 3-H 2?H 1?3", "=64(1)3/GDP", "moves a player"),
    ("replay", "rare_plays", '"--- 0 2" = ["=S1"', '"--- 0 2" = ["=S1.2-3"', "moves a player from 2"),
    ("replay", "battery", "1        16", "1        xx", "allowed are 0 to 66"),
    ("replay", "rest_of_starters", "0-1.2    1 ", "0-1.2    x ", "allowed are days"),
    (
        "replay",
        "pitchers_at_bat",
        "   1   38   19    4   27   31",
        "   1   38   99    4   27   31",
        "a number up to 57",
    ),
    ("replay", "infield_moves", "1B     0   3", "1B     x   3", "allowed are -4 to 4"),
    ("rallybird", "cards", '"=" = "S"', '"=" = true', "= is True; allowed is text"),
    ("rallybird", "cards", '"=" = "S"', '"=" = "SB2"', "the result of another card"),
    ("rallybird", "cards", "fielder = 6", "fielder = true", "fielder is True"),
    ("rallybird", "tiles", "[[tile]]", "tile = [1, 2, 3, 4, 5, 6, 7]\n[[other]]", "tile 1 is 1"),
    ("pennant", "innings", 'rows = "', 'rows = 3\nname = "', "must be|TOML|text"),
]


@pytest.mark.parametrize(("key", "name", "old", "new", "said"), CHARTS)
def test_charts(key: str, name: str, old: str, new: str, said: str, tmp_path: Path) -> None:
    text = (GAMES / key / "charts" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    spoilt = text.replace(old, new, 1)
    if name == "tiles":
        spoilt = "tile = [1, 2, 3, 4, 5, 6, 7]\n"
    path = tmp_path / f"{name}.toml"
    path.write_text(spoilt, encoding="utf-8")
    with pytest.raises(Mistake, match=said if "|" in said else re.escape(said)) as mistake:
        if key == "rallybird":
            rallybird_charts(tmp_path)
        else:
            getattr(game(key), "charts")(tmp_path)  # noqa: B009
    assert str(path) in str(mistake.value)


def test_a_page_with_text_where_a_table_belongs(tmp_path: Path) -> None:
    path = tmp_path / "column_2.toml"
    path.write_text('name = "Column 2"\ncompleted = "x"\n', encoding="utf-8")
    with pytest.raises(Mistake, match="completed is 'x'; allowed is a table"):
        plays_game("replay").charts(tmp_path)


def test_a_chart_turned_on_its_side_and_one_with_a_hole(tmp_path: Path) -> None:
    path = tmp_path / "bunt_hit.toml"
    original = GAMES / "replay" / "charts" / "grounders.toml"
    text = original.read_text(encoding="utf-8")
    path = tmp_path / "grounders.toml"
    path.write_text(re.sub(r'"(\S+) (\S+)" = ', r'"\2 \1" = ', text), encoding="utf-8")
    with pytest.raises(Mistake, match="its rows and columns differ"):
        plays_game("replay").charts(tmp_path)
    path.write_text(text.replace('"slow ---" = "ground"\n', ""), encoding="utf-8")
    with pytest.raises(Mistake, match="it has no cell slow ---"):
        plays_game("replay").charts(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('unearned = "2 0', 'unearned = "² 0', "allowed are 8 numbers"),
        ("11-12  11", "1²-12  11", "E.I. is '1²-12'"),
        ("11-12  11", "11-12  1_1", "DICE is '1_1'"),
        ("4.5  8", "nan  8", "ST is 'nan'"),
        ("4.5  8", f"{'9' * 5000}  8", "ST is '999"),
        ('club = "Texas Rangers"', 'club = "Texas\\u001b[2J"', "holds the letter"),
        ("year = 1988", "year = true", "year is True"),
        ('key = "texas-1988"', 'key = "../texas"', "key is '../texas'"),
        ("Charlie Hough ", "Charlie\u202eHough ", "a player is named"),
        ("522  666  -    -", "522  666  -    9", "has FAT 9 but no REL"),
    ],
)
def test_sheets(old: str, new: str, said: str, tmp_path: Path) -> None:
    text = (GAMES / "pennant" / "sheets" / "texas-1988.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "sheet.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Mistake, match=re.escape(said)):
        read_sheet(path)


@pytest.mark.parametrize(
    ("key", "given", "said"),
    [
        ("replay", "pitching = { innings = 9223372036854775807 }", "is no number up to 10000"),
        ("replay", "pitching = { innings = 9223372036854775808 }", "more than 64 bits"),
        ("replay", f'pitching = {{ innings = "{"9" * 5000}" }}', "innings"),
        ("pennant", "bat = 9223372036854775807", "is no number up to 10000"),
        ("pennant", "bat = nan", "bat is nan"),
        ("superstar", f'pitcher = {{ chart = {{ "{"1" * 5000}" = "G" }} }}', "square"),
    ],
)
def test_scenarios(key: str, given: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "rulings.toml"
    head = f'game = "{key}"\n[[scenario]]\ntitle = "one"\nrolls = [1]\n'
    path.write_text(f"{head}[scenario.given]\n{given}\n[scenario.then]\nouts = 1\n", encoding="utf-8")
    with pytest.raises(Mistake, match=said):
        for scenario in read_scenarios(path):
            game(key).judge(scenario)

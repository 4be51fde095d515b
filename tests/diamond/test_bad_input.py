"""Bad input is answered with a sentence that says what was found, where, and what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.diamond.lineup import starting_lineup
from hotstove.games import game
from hotstove.games.superstar import card_files
from hotstove.games.superstar.chart_set import owners_charts
from hotstove.games.superstar.dice import SPECIAL_DICE
from hotstove.games.superstar.game import GAME
from hotstove.table.errors import Mistake
from tests.helpers.clubs import club, clubs, starting
from tests.helpers.match import Match


def test_a_lineup_with_nine_pitchers() -> None:
    """Nine players who pitch, at nine positions: the first who does not play his is named with what he plays."""
    visitors = clubs()[0]
    pitchers = [*visitors.staff.rotation, *visitors.staff.bullpen][:9]
    order = list(zip(pitchers, (1, 2, 3, 4, 5, 6, 7, 8, 9), strict=True))
    lineup = starting_lineup(order, pitchers[0], visitors.players.__contains__)
    with pytest.raises(Mistake, match=r"lineup: .* does not play C; his positions: P"):
        Match(GAME, clubs(), (lineup, starting()[1]))


def test_an_unknown_player() -> None:
    with pytest.raises(Mistake, match="lineup: smith999 is not on the roster"):
        club("herons").lineup("smith999", "R", False)


def test_an_unknown_lineup() -> None:
    visitors = club("herons")
    with pytest.raises(Mistake, match=r"Harbor City Herons: there is no lineup 'X'; the file has R, L"):
        visitors.lineup(visitors.staff.rotation[0], "X", True)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("4 1 1", "black die has no 4"),
        ("1 1 6", "white die has no 6"),
        ("1 5 5", "white die has no 5: its faces are 0, 0, 1, 2, 3, 4"),
        ("40", "is no roll of the three special dice"),
        ("1 2", "is no roll of the three special dice"),
        ("abc", "type what the dice show"),
        ("", "type what the dice show"),
    ],
)
def test_impossible_dice(typed: str, words: str) -> None:
    with pytest.raises(Mistake, match=words):
        SPECIAL_DICE.parse(typed)


def test_white_dice_may_be_named_in_any_order() -> None:
    assert SPECIAL_DICE.parse("3 5 4") == SPECIAL_DICE.parse("345") == 39
    assert SPECIAL_DICE.parse("2 5 0") == SPECIAL_DICE.parse("2 0 5") == 25


def chart_folder(tmp_path: Path, name: str, text: str) -> Path:
    (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("bunt.toml", "name = [", "is not TOML"),
        ("bunt.toml", 'name = "x"', "a chart has a grid or cells"),
        ("bunt.toml", 'grid = """\ndice A B\n10 SH\n"""', "row 1 of the grid has 1 cells, the heading 2"),
        (
            "bunt.toml",
            'grid = """\ndice A B\n10 SH QQ\n"""',
            r"cell 10 B holds 'QQ'; allowed are \. 1 2K DP E F FC G SH",
        ),
        ("bunt.toml", 'grid = """\ndice A B\n10 SH SH\n"""', "its rows and columns differ"),
        ("bunt.toml", 'grid = """\ndice A B\n10 SH SH\n10 SH SH\n"""', "names 10 A twice"),
        ("bunt.toml", 'colour = "red"', "unknown key 'colour'"),
        ("bunt.toml", 'grid = "x y"\nprovenance = "guessed"', "the grid needs"),
        ("punt.toml", 'name = "x"', "has no chart of that name"),
    ],
)
def test_a_broken_chart_file(tmp_path: Path, name: str, text: str, words: str) -> None:
    with pytest.raises(Mistake, match=rf"{name}: .*{words}|{name}: {words}"):
        owners_charts(chart_folder(tmp_path, name, text))


def test_an_owners_chart_is_laid_over_ours(tmp_path: Path) -> None:
    """His cells count, and say that they are his."""
    rows = "\n".join(f"{number} SH F" for number in range(10, 40))
    charts = owners_charts(chart_folder(tmp_path, "bunt.toml", f'grid = """\ndice A B\n{rows}\n"""'))
    assert (charts.bunt(30, "A"), charts.bunt(30, "B"), charts.bunt.provenance[30, "A"]) == ("SH", "F", "owner's")
    assert charts.squeeze(24, "A") == ""


def test_no_folder_of_charts(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="no such folder of charts"):
        owners_charts(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('game = "superstar"', 'game = "replay"', "the cards are for 'replay', wanted are cards for superstar"),
        ("running = 5", "running = 6", "player larkt001, running is 6; allowed is 0 to 5"),
        ('bunt = "A"', 'bunt = "C"', "player larkt001, bunt is 'C'; allowed is A, B"),
        ('bats = "L"', 'bats = "S"', "player larkt001, bats is 'S'; allowed is L, R, B"),
        ('"CF" = 11', '"CF" = 18', "player larkt001, defense, CF is 18; allowed is -5 to 17"),
        ('"CF" = 11', '"XF" = 1', "unknown key 'XF'"),
        ("larkt001 CF", "larkt001 ZZ", "allowed is an id and a position"),
        ("larkt001 CF", "zzzzz001 CF", "zzzzz001 is not on the roster"),
        ('id = "dunaw001"', 'id = "larkt001"', "the id larkt001 stands on two cards"),
        ('id = "dunaw001"', 'id = "du naw"', "allowed is 1 to 16 letters"),
        ("[club]", "[klub]", "unknown key 'klub'"),
        ("rotation = [", "rotation = [3, ", "a list of ids on the roster"),
    ],
)
def test_a_broken_card_file(tmp_path: Path, old: str, new: str, words: str) -> None:
    text = GAME.clubs()["herons"].read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Mistake, match=words) as told:
        card_files.read(path)
    assert str(path) in str(told.value)


def test_a_column_with_a_square_too_few(tmp_path: Path) -> None:
    text = GAME.clubs()["herons"].read_text(encoding="utf-8")
    start = text.index('vs_l = """')
    path = tmp_path / "mine.toml"
    path.write_text(
        f'{text[:start]}vs_l = """F F F"""{text[text.index(chr(34) * 3, start + 11) + 3 :]}', encoding="utf-8"
    )
    with pytest.raises(Mistake, match="larkt001, vs_l is '3 symbols'; allowed is thirty"):
        card_files.read(path)


def test_no_such_card_file(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="there is no such file"):
        card_files.read(tmp_path / "none.toml")


def test_an_unknown_game_and_unknown_options() -> None:
    with pytest.raises(Mistake, match="'chess' is no game here; there are superstar"):
        game("chess")
    with pytest.raises(Mistake, match="option 'snow': Superstar Baseball has injuries, rain_outs"):
        GAME.read_options({"snow": "yes"})
    with pytest.raises(Mistake, match="option injuries=perhaps: it is yes or no"):
        GAME.read_options({"injuries": "perhaps"})

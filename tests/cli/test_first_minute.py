"""The first minute: `hotstove` alone, version, help, clubs by one kind of name, charts, own and ordinary dice."""

from __future__ import annotations

import re

import pytest

from hotstove.cli.own_dice import OwnDice
from hotstove.games.rallybird.resolving import TWO_DICE
from hotstove.games.replay.dice import SUM
from hotstove.games.superstar.dice import PITCH, SPECIAL_DICE
from hotstove.table.errors import Mistake
from hotstove.table.questions import Roll
from tests.cli.keyboard import hotstove

GAMES = ("superstar", "longtater", "replay", "pennant", "rallybird")


def test_hotstove_alone_says_what_there_is_to_do() -> None:
    ran = hotstove()
    assert ran.code == 0
    for game in GAMES:
        assert f"hotstove play {game}" in ran.out
    assert '"1927 Yankees" "1975 Reds"' in ran.out
    assert "hotstove play --resume" in ran.out


def test_the_version_is_printed() -> None:
    assert hotstove("--version").out.startswith("hotstove 0.")


def test_help_speaks_of_the_table_and_begins_with_play() -> None:
    out = hotstove("--help").out
    commands = re.findall(r"^  ([a-z]+) ", out.split("At the table:\n")[1], re.MULTILINE)
    assert commands[:3] == ["play", "games", "serve"]
    assert "Commands:" not in out, "every command stands in a group"
    assert "..." not in out.split("At the table:\n")[1], "no sentence is cut"
    assert "--install-completion" in out
    shown_first = ("play", "odds", "accuracy", "replay", "games", "clubs", "cards show", "press cards", "judge", "box")
    by_hand = ("league pool", "league pick", "league open", "league hand-in", "encyclopedia search")
    for words in (*shown_first, *by_hand, "encyclopedia forget"):
        shown = hotstove(*words.split(), "--help").out
        assert not re.search(r"<(int|str|path|list)", shown), "no types of the program"
        assert not re.search(r"^  \S+ +\[required\]$", shown, re.MULTILINE), "every argument is explained"


def test_numbers_that_an_option_takes_are_told_in_words() -> None:
    assert "0 to 65535" in hotstove("serve", "--help").out
    assert "[x" not in hotstove("play", "--help").out


def test_the_shell_completes_games_and_clubs() -> None:
    from hotstove.cli.completing import complete_club, complete_game

    assert [key for key, _ in complete_game("r")] == ["replay", "rallybird"]
    assert complete_club("her") == ["herons"]
    assert "1927 NYA" in complete_club("1927 N")
    assert complete_club("1066") == []


def test_the_clubs_of_a_year_are_listed() -> None:
    out = hotstove("clubs", "superstar", 1927).out
    assert "1927 NYA: New York Yankees (AL)\n" in out
    assert hotstove("clubs", "rallybird", 1927).code == 2


def test_a_club_without_a_year_is_told_how_real_ones_are_named() -> None:
    ran = hotstove("play", "superstar", "yankees", "reds")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "'1927 Yankees' or '1927 NYA'" in ran.err


@pytest.mark.parametrize(
    "words", [("1988 TEX", "Hough"), ("1988", "TEX", "Hough"), ("1988 Rangers", "Charlie", "Hough")]
)
def test_cards_are_shown_by_either_way_of_naming_a_club(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotstove.cli.cards import showing

    asked: list[object] = []
    monkeypatch.setattr(showing, "show_card", lambda *named: asked.append(named))
    assert hotstove("cards", "show", "superstar", *words).code == 0
    (found,) = asked
    assert isinstance(found, tuple)
    assert found[:2] == ("superstar", 1988)
    assert found[3].endswith("Hough")


def test_a_chart_is_printed_with_where_its_cells_come_from() -> None:
    assert "Ground Out" in hotstove("chart", "superstar").out
    out = hotstove("chart", "superstar", "ground").out
    assert out.startswith("Ground Out\n")
    assert "Cells: 10 printed. Rule SS-14." in out
    ran = hotstove("chart", "superstar", "nothing")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    for game in GAMES:
        assert hotstove("chart", game).code == 0


def test_two_digits_are_never_silently_read_two_ways() -> None:
    """A roll of 1 and 2 typed as 12 is no twelve."""
    for dice in (TWO_DICE, SUM):
        roll, own = Roll("swing", dice), OwnDice()
        for typed in ("11", "12"):
            with pytest.raises(Mistake, match=f"or ={typed}"):
                own.read(roll, typed)
        assert dice.parse(own.read(roll, "1 2")) == 3
        assert dice.parse(own.read(roll, "=12")) == 12
        assert dice.parse(own.read(roll, "34")) == 7
        assert dice.parse(own.read(roll, "9")) == 9
        assert dice.parse(OwnDice(faces_only=True).read(roll, "12")) == 3


def test_ordinary_dice_stand_in_for_special_ones() -> None:
    """SS-01: every way in which three ordinary dice fall gives the number that the special ones give."""
    own = OwnDice(ordinary=True)
    numbers = [
        SPECIAL_DICE.parse(own.read(PITCH, f"{one}{two}{three}"))
        for one in range(1, 7)
        for two in range(1, 7)
        for three in range(1, 7)
    ]
    assert sorted(numbers) == sorted(SPECIAL_DICE.outcomes)
    with pytest.raises(Mistake, match="an ordinary die has no 9"):
        own.read(PITCH, "911")


def test_a_roll_is_typed_straight_at_the_call() -> None:
    typed = "\n\n213\n024\n213\nquit\n"
    ran = hotstove("play", "superstar", "--dice", "mine", "--auto", "visitors", typed=typed)
    assert ran.out.count("Roll for the pitch") == 0
    assert "The pitch is 24" in ran.out


def test_the_match_of_pennant_race_is_between_two_clubs() -> None:
    out = hotstove("play", "pennant", "--seed", 3).out
    assert out.startswith("Pennant Race: 1988 Oakland Athletics at 1988 Texas Rangers\n")
    assert "\nFinal score: Oakland Athletics " in out


def test_what_other_cards_would_have_given_is_told() -> None:
    typed = "what if\n1\n\ndeep\n\n\n9\nE\n\nwhat if\n"
    for _ in range(6):  # one card lies out of every game, and at times it is Deep
        out = hotstove("play", "rallybird", "--auto", "none", "--dice", "mine", typed=typed).out
        assert "what if: no at-bat has been played yet" in out
        if "(* was played):" in out:
            break
    told = out.split("(* was played):\n")[1].splitlines()
    assert any(line.startswith("* Deep: ") for line in told)
    assert len([line for line in told if re_card(line)]) > 8
    gloves = out.split("(* was placed):\n")[1].splitlines()
    assert gloves[0].startswith("* ")
    assert any(re_card(line) for line in gloves[1:])


def re_card(line: str) -> bool:
    return line.startswith(("  ", "* ")) and ": " in line


def test_anybodys_card_and_the_score_sheet_are_shown() -> None:
    typed = "\n\n\n\ncard Marsh\ncard Larkspur\nsheet\nbench\nquit\n"
    out = hotstove("play", "superstar", "--seed", 7, "--auto", "visitors", typed=typed).out
    assert "Lonnie Marsh, Mill Valley Millers 2026: bats R, running 2" in out
    assert "Tommy Larkspur, Harbor City Herons 2026: bats L, running 5" in out
    assert "Today: 1 for 1" in out
    assert "1. Larkspur          1B9 1" in out
    assert "Hurricane Bell    throws R  +17  lasts 2 IP  decisions 14, P +3" in out
    assert "Lefty Brandt  throws L  +12  decisions 25, P +4  7 IP" in out
    assert "8. Smoky Hale, C, bats R                   -9 vs R; C +8" in out


def test_cards_of_clubs_at_hand_are_shown_as_those_of_the_record_are() -> None:
    assert "Tommy Larkspur" in hotstove("cards", "show", "superstar", "herons").out
    assert "running 5" in hotstove("cards", "show", "superstar", "herons", "Larkspur").out
    ran = hotstove("cards", "show", "superstar", "nobody")
    assert (ran.code, ran.err.count("\n")) == (2, 1)

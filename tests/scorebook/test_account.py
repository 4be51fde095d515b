"""The account of a game: each play told in words, from the play alone."""

from __future__ import annotations

import pytest

from hotstove.diamond.notation import read
from hotstove.diamond.situation import Situation
from hotstove.scorebook.account_text import account_text
from hotstove.scorebook.telling import tell
from hotstove.scorebook.words import did, ordinal
from tests.scorebook.random_game import random_game
from tests.scorebook.sandlot import game

NAMES = {"a1": "Strong", "a2": "Adams", "a3": "Baker", "a4": "Clark"}


def situation(bases: str) -> Situation:
    """Strong bats; Adams is on first, Baker on second, Clark on third, as the bases say."""
    first, second, third = (
        player if mark != "-" else "" for mark, player in zip(bases, ("a2", "a3", "a4"), strict=True)
    )
    return game("8").plays[0].situation.with_runners((first, second, third))


TOLD = {
    ("64(1)3/GDP", "1--"): "Strong grounds into a double play, short to second to first.",
    ("63", "---"): "Strong grounds out, short to first.",
    ("3/G", "---"): "Strong grounds out to first unassisted.",
    ("2/G", "---"): "Strong grounds out to the catcher unassisted.",
    ("8/F", "---"): "Strong flies to center.",
    ("6/IF/P", "12-"): "Strong pops to short, an infield fly.",
    ("7/FINT/F", "---"): "Strong flies to left on a spectator's interference.",
    ("2/BINT", "1--"): "Strong is out for interfering with the catcher.",
    ("7/FDP.3XH(72)", "--3"): "Strong flies to left. Clark is out at home, left to catcher for a double play.",
    ("6/L", "---"): "Strong lines to short.",
    ("4/P", "---"): "Strong pops to second.",
    ("2/FL", "---"): "Strong fouls out to the catcher.",
    ("S8.3-H;1-3", "1-3"): "Strong singles to center. Clark scores, Adams to third.",
    ("S8.3-H;2-H;1-2", "123"): "Strong singles to center. Clark and Baker score, Adams to second.",
    ("S5/BG", "---"): "Strong beats out a bunt to third.",
    ("S7.B-2(E7)", "---"): "Strong singles to left and goes to second on the left fielder's error.",
    ("S8.1-3;B-2(TH)", "1--"): "Strong singles to center and goes to second on the throw. Adams to third.",
    ("S7.1-3;BX2(74)", "1--"): "Strong singles to left and is out at second, left to second. Adams to third.",
    ("S8.2XH(82)", "-2-"): "Strong singles to center. Baker is out at home, center to catcher.",
    ("S4/BR.1X2(4)", "1--"): "Strong singles to second. Adams is out, hit by the batted ball.",
    ("D7/FINT.1-3", "1--"): "Strong doubles to left on a spectator's interference. Adams to third.",
    ("DGR/L9.1-3", "1--"): "Strong hits a ground-rule double. Adams to third.",
    ("HR", "---"): "Strong homers.",
    ("HR/F78.1-H", "1--"): "Strong homers to left-center, scoring Adams ahead of him.",
    ("HR9.3-H;2-H;1-H", "123"): "Strong hits a grand slam to right, scoring Clark, Baker and Adams ahead of him.",
    ("HR9/IPHR.1-H", "1--"): "Strong hits an inside-the-park home run to right, scoring Adams ahead of him.",
    ("W.1-2", "1--"): "Strong walks. Adams to second.",
    ("IW", "-2-"): "Strong is intentionally walked.",
    ("HP", "---"): "Strong is hit by a pitch.",
    ("C/E2", "---"): "Strong takes first on the catcher's interference.",
    ("K", "---"): "Strong strikes out.",
    ("K/C", "---"): "Strong is called out on strikes.",
    ("K23", "---"): "Strong strikes out, catcher to first.",
    ("K+WP.B-1", "---"): "Strong strikes out but reaches first on a wild pitch.",
    ("K+PB.1-2", "1--"): "Strong strikes out, and Adams goes to second on a passed ball.",
    ("K+CS2(26)/DP", "1--"): "Strong strikes out, and Adams is caught stealing second, catcher to short for a double"
    " play.",
    ("E6", "---"): "Strong is safe at first on the shortstop's error.",
    ("E5/TH.1-3", "1--"): "Strong is safe at first on the third baseman's throwing error. Adams to third.",
    ("64(1)/FO.3-H", "1-3"): "Strong forces Adams at second, short to second. Clark scores.",
    ("FC6.3XH(62);1-2", "1-3"): "Strong reaches on a fielder's choice. Clark is out at home, short to catcher, Adams to"
    " second.",
    ("13/SH.1-2", "1--"): "Strong sacrifices, pitcher to first. Adams to second.",
    ("3/SH.1-2", "1--"): "Strong sacrifices, first unassisted. Adams to second.",
    ("9/SF.3-H", "--3"): "Strong hits a sacrifice fly to right. Clark scores.",
    ("3/FL/SF/P.3-H", "--3"): "Strong hits a foul sacrifice fly to first. Clark scores.",
    ("8(B)84(2)/LDP", "-2-"): "Strong lines into a double play, center to second.",
    ("5(2)4(1)3/GTP", "12-"): "Strong grounds into a triple play, third to second to first.",
    ("6(B)6(2)63(1)/LTP", "12-"): "Strong lines into a triple play, short to first.",
    ("PO1(3)", "1--"): "Adams is picked off first, first unassisted.",
    ("SB2", "1--"): "Adams steals second.",
    ("SB3;SB2", "12-"): "Baker steals third, and Adams steals second.",
    ("SB2.1-3(E2/TH)", "1--"): "Adams steals second and goes to third on the catcher's throwing error.",
    ("CS2(26)", "1--"): "Adams is caught stealing second, catcher to short.",
    ("CS2(2E4)", "1--"): "Adams goes to second on the second baseman's error on the steal of second.",
    ("POCS2(136)", "1--"): "Adams is picked off and caught stealing second, pitcher to first to short.",
    ("PO1(13)", "1--"): "Adams is picked off first, pitcher to first.",
    ("PO1(E1).1-2", "1--"): "Adams goes to second on the pitcher's error on a pickoff throw.",
    ("WP.3-H;1-2", "1-3"): "Clark scores and Adams goes to second on a wild pitch.",
    ("PB.1-2", "1--"): "Adams goes to second on a passed ball.",
    ("BK.1-2", "1--"): "Adams goes to second on a balk.",
    ("DI.1-2", "1--"): "Adams goes to second unopposed.",
    ("FLE3/FL", "---"): "Strong's foul fly is dropped by the first baseman for an error.",
}  # fmt: skip


@pytest.mark.parametrize(("text", "words"), [("3/BP", "pops up a bunt to first"), ("1/BL", "lines a bunt to")])
def test_bunts_in_the_air_are_told_as_such(text: str, words: str) -> None:
    assert words in tell(situation("---"), read(text), NAMES.__getitem__)


@pytest.mark.parametrize(("text", "bases"), TOLD)
def test_told(text: str, bases: str) -> None:
    assert tell(situation(bases), read(text), NAMES.__getitem__) == TOLD[text, bases]


def test_every_play_of_random_games_is_told_in_one_line() -> None:
    for seed in range(12):
        text = account_text(random_game(seed))
        assert "  ." not in text
        assert all(line.strip()[-1] in ".)" for line in text.splitlines() if line.startswith("  "))


def test_headings_score_and_changes() -> None:
    text = account_text(game("HR", "side", "W", "home: h15 1 12", "side", "home: h15 1 8; h20 9 1", "side"))
    assert text.splitlines() == [
        "TOP OF THE 1ST, Away Nine batting",
        "  Awayman1 homers. (Away Nine 1, Home Nine 0)",
        "  Awayman2 flies to center.",
        "  Awayman3 flies to center.",
        "  Awayman4 flies to center.",
        "  1 run, 1 hit, no errors, 0 left on base. Away Nine 1, Home Nine 0.",
        "",
        "BOTTOM OF THE 1ST, Home Nine batting",
        "  Homeman1 walks.",
        "  Homeman15 runs for Homeman1.",
        "  Homeman2 flies to center.",
        "  Homeman3 flies to center.",
        "  Homeman4 flies to center.",
        "  No runs, no hits, no errors, 1 left on base. Away Nine 1, Home Nine 0.",
        "",
        "TOP OF THE 2ND, Away Nine batting",
        "  Homeman15 stays in the game in center.",
        "  Homeman20 comes in to pitch for Homeman9.",
        "  Awayman5 flies to center.",
        "  Awayman6 flies to center.",
        "  Awayman7 flies to center.",
        "  No runs, no hits, no errors, 0 left on base. Away Nine 1, Home Nine 0.",
    ]


def test_ordinals() -> None:
    assert [ordinal(number) for number in (1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 33)] == [
        "1st", "2nd", "3rd", "4th", "10th", "11th", "12th", "13th", "21st", "22nd", "33rd",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("S8", "singled"), ("63", "grounded out"), ("7/F", "flied out"), ("64(1)3/GDP", "hit into a double play"),
        ("64(1)/FO", "hit into a force play"), ("FC6", "reached on a fielder's choice"), ("E4", "reached on an error"),
        ("K", "struck out"), ("8/SF.3-H", "hit a sacrifice fly"), ("13/SH.1-2", "sacrificed"), ("5/P", "popped out"),
    ],
)  # fmt: skip
def test_footnotes(text: str, words: str) -> None:
    assert did(read(text)) == words

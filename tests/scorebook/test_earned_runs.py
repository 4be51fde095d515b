"""Earned runs (rule 9.16): the inning rebuilt without errors and passed balls."""

from __future__ import annotations

import pytest

from hotstove.scorebook import score
from tests.scorebook.sandlot import game


def home_pitching(*script: str) -> tuple[list[tuple[int, int]], int]:
    """Runs and earned runs of each home pitcher after a top of the first, and the club's earned runs."""
    book = score(game(*script))
    pitchers = [(pitcher.line.runs, pitcher.line.earned_runs) for pitcher in book.sides[1].pitchers]
    return pitchers, book.sides[1].earned_runs


ONE_PITCHER = {
    "a home run is earned": (["HR"], 1),
    "with two out an error should have ended the inning: nothing after it is earned": (
        ["8", "8", "E6", "HR.1-H", "HR"], 0,
    ),
    "with one out an error makes the next out the third of the rebuilt inning": (["8", "E6", "8", "HR.1-H"], 0),
    "with nobody out an error spares the player it put on, not the hit after it": (["E6", "HR.1-H"], 1),
    "a player who forces out a player who reached on an error takes his place": (["E6", "64(1)/FO", "HR.1-H"], 1),
    "a player who reaches because a play was tried on such a player should be out": (["E6", "FC5.1-2", "HR.2-H;1-H"],
    1), "a player caught stealing who should not have been on makes no second out": (["E6", "CS2(26)", "8", "HR"], 1),
    "a double play with such a player makes one out more": (["E6", "64(1)3/GDP", "HR"], 1),
    "catcher's interference: the player himself is unearned, but no out is assumed": (["8", "8", "C/E2", "HR.1-H"], 1),
    "a wild pitch is the pitcher's own doing": (["T9", "WP.3-H"], 1),
    "a passed ball is not": (["T9", "PB.3-H"], 0),
    "a run that a passed ball brought is earned once a hit would have brought it": (["T9", "PB.3-H", "S8"], 1),
    "a wild third strike puts a player on who counts": (["K+WP.B-1", "HR.1-H"], 2),
    "a passed third strike was an out": (["K+PB.B-1", "HR.1-H"], 1),
    "a passed third strike with two out ends the inning": (["8", "8", "K+PB.B-1", "HR.1-H"], 0),
    "an error on the throw moves a runner who then scores on a fly: he would have been on second": (
        ["S8.B-2(E8)", "8/F.2-3", "8/SF.3-H"], 0,
    ),
    "a runner who gained a base by an error scores from second on a single all the same": (
        ["D7.B-3(E7)", "S8.3-H"], 1,
    ),
    "from first on a double he would have stopped at third": (["S8.B-2(E8)", "D7.2-H"], 0),
    "and scores in the rebuilt inning when the next player singles": (["S8.B-2(E8)", "D7.2-H", "S8.2-H"], 2),
    "a dropped throw undoes an out: the player should be gone": (["D7", "S8.2XH(8E2)", "HR.1-H"], 2),
    "a thief saved by a dropped throw should be gone": (["W", "CS2(2E4)", "HR.2-H"], 1),
    "an error on a pickoff throw moves a player who is not out": (["S8", "PO1(E1).1-2", "S8.2-H"], 0),
    "a dropped pickoff throw undoes an out": (["8", "8", "S8", "PO1(1E3).1-2", "HR.2-H"], 0),
    "a steal is kept, the wild throw behind it is not": (["W", "SB2.1-3(E2/TH)", "8/SF.3-H"], 0),
    "a balk moves the players of the rebuilt inning, too": (["S8", "PB.1-2", "BK.2-3", "S8.3-H"], 1),
    "a dropped foul fly: the player bats on and should be out": (["8", "8", "FLE3/FL", "HR"], 0),
    "with one out it makes two, and the home run after it is not his": (["8", "FLE3/FL", "HR", "HR"], 1),
    "a player who strikes out after all is not put out twice": (["FLE3/FL", "K", "8", "HR"], 1),
    "a fly that was dropped with a runner on third would have scored him": (["T9", "E8/SF.3-H"], 1),
    "but not with two out in the rebuilt inning": (["E6", "K", "T9.1-H", "E8/F.3-H"], 0),
    "a run on an error that is ruled not batted in": (["T9", "E6.3-H(NR)"], 0),
    "a sacrifice bunt that was thrown away moves a player one base of his own": (
        ["S8", "E1/SH.1-3", "8/SF.3-H"], 0,
    ),
    "a grounder that the first baseman boots would have moved the players": (
        ["S8", "S8.1-2", "E3/G.2-3;1-2", "8/SF.3-H"], 1,
    ),
    "another infielder might have forced a player, so they stay": (["S8", "S8.1-2", "E6/G.2-3;1-2", "8/SF.3-H"], 0),
    "a third out on the bases comes after the run": (["8", "8", "W", "D9.1-H;BX3(965)"], 1),
    "nobody is advanced past another: the players behind wait": (
        ["W", "SB2.1-3(E2/TH)", "W", "8/SF.3-H;1-2", "S8.2-H"], 1,
    ),
    "the double play that was made counts against the player who would have stood there": (
        ["S7", "E5/TH.1-3", "54(1)3/GDP.3-H", "S4"], 0,
    ),
    "interference keeps the players it moved where they are": (["W", "C/E2.1-2", "W.2-3;1-2", "S8.3-H;2-H;1-2"], 1),
}  # fmt: skip


@pytest.mark.parametrize("case", ONE_PITCHER, ids=str)
def test_one_pitcher(case: str) -> None:
    """The name of the case is its ruling."""
    script, earned = ONE_PITCHER[case]
    (pitcher,), team = home_pitching(*script)
    assert (pitcher[1], team) == (earned, earned)


RELIEF = "home: h20 9 1"
SECOND_RELIEF = "home: h21 9 1"


def test_a_reliever_has_no_benefit_of_chances_missed_before_him() -> None:
    """Two out, an error, then a reliever gives up a home run: it is earned against him, not against the club."""
    pitchers, team = home_pitching("8", "8", "E6", RELIEF, "HR.1-H")
    assert pitchers == [(1, 0), (1, 1)]
    assert team == 0


def test_a_reliever_has_the_benefit_of_chances_missed_behind_himself() -> None:
    """The error comes after the change with two out: nothing that follows is earned for anybody."""
    pitchers, team = home_pitching("8", "8", RELIEF, "E6", "HR.1-H")
    assert pitchers == [(0, 0), (2, 0)]
    assert team == 0


def test_the_first_pitcher_keeps_the_benefit_when_his_runner_scores_on_another() -> None:
    """A single, an error and an out leave two out in the rebuilt inning; the fly that scores the player is the
    third."""
    pitchers, team = home_pitching("S8", "E6.1-2", "8/F.2-3", RELIEF, "8/SF.3-H")
    assert pitchers == [(1, 0), (0, 0)]
    assert team == 0


def test_a_passed_ball_under_a_reliever_spares_the_pitcher_who_left_the_runner() -> None:
    pitchers, team = home_pitching("T9", RELIEF, "PB.3-H", "8", "8", "8")
    assert pitchers == [(1, 0), (0, 0)]
    assert team == 0


def test_team_earned_runs_may_be_fewer_than_those_of_the_pitchers() -> None:
    """Errors with two out: each reliever answers for what he gives up, the club for nothing."""
    pitchers, team = home_pitching("8", "8", "E6", RELIEF, "S8.1-2", "S8.2-H;1-2", SECOND_RELIEF, "HR.2-H;1-H")
    assert pitchers == [(1, 0), (2, 2), (1, 1)]
    assert team == 0


def test_a_scorers_marks_overrule_the_rebuilt_inning() -> None:
    """UR spares pitcher and club, TUR only the club; without heed to marks the inning is rebuilt."""
    log = game("T9", "WP.3-H(UR)", "HR.B-H(TUR)", "side")
    marked = score(log).sides[1]
    assert (marked.pitchers[0].line.earned_runs, marked.earned_runs) == (1, 0)
    rebuilt = score(log, heed_marks=False).sides[1]
    assert (rebuilt.pitchers[0].line.earned_runs, rebuilt.earned_runs) == (2, 2)

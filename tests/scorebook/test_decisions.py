"""Win, loss, save, hold and blown save (rules 9.17 to 9.19)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.scorebook import Scorebook, score
from hotstove.scorebook.decisions import Decisions, Stint, is_save_situation, most_effective
from tests.scorebook.sandlot import game, twins

AWAY_2, AWAY_3 = "away: a20 9 1", "away: a21 9 1"
HOME_2, HOME_3, HOME_4 = "home: h20 9 1", "home: h21 9 1", "home: h19 9 1"


def halves(number: int) -> list[str]:
    return ["side"] * number


def decisions(*script: str) -> Decisions:
    return score(game(*script)).decisions


def test_starters_who_finish() -> None:
    """One run decides between two complete games; the winner has a shutout."""
    book = score(game("HR", *halves(18)))
    assert book.decisions == Decisions(0, "a9", "h9")
    assert _figures(book, 0) == [("a9", 1, 1, 0)]
    assert _figures(book, 1) == [("h9", 1, 0, 0)]


def _figures(book: Scorebook, side: int) -> list[tuple[str, int, int, int]]:
    """Complete games, shutouts and games finished."""
    lines = [(pitcher.player, pitcher.line) for pitcher in book.sides[side].pitchers]
    return [(player, line.complete_games, line.shutouts, line.games_finished) for player, line in lines]


def test_a_tie_has_no_decisions() -> None:
    assert decisions(*halves(10)) == Decisions()


def test_an_unfinished_game_has_no_decisions() -> None:
    log = game("HR", *halves(4))
    log.final = None
    assert score(log).decisions == Decisions()


def test_a_starter_with_five_innings_wins() -> None:
    """He leaves after five with the lead; the player who finishes has pitched four innings and so a save."""
    made = decisions("HR", *halves(10), AWAY_2, *halves(8))
    assert (made.win, made.loss, made.save) == ("a9", "h9", "a20")


def test_a_starter_without_five_innings_does_not_win() -> None:
    """He leaves in the fifth; the win goes to his only reliever, who then cannot have the save."""
    made = decisions("HR", *halves(9), "8", AWAY_2, *halves(9))
    assert (made.win, made.save) == ("a20", "")


def test_four_innings_are_enough_where_the_club_was_in_the_field_for_five() -> None:
    log = game("HR", *halves(8), "side", AWAY_2, "side")
    log.note = "rain"
    assert score(log).decisions.win == "a9"


def test_the_most_effective_reliever_wins_for_a_starter_who_fell_short() -> None:
    """Longer by an inning wins; of those about equal, who gave up fewer earned runs, then the earlier."""
    situation = game("8").plays[0].situation
    long, short = Stint("long", situation, 1, 9, 0), Stint("short", situation, 2, 5, 0)
    poor = Stint("poor", situation, 0, 5, 2)
    assert most_effective([short, long]) is long
    assert most_effective([poor, short]) is short
    assert most_effective([short, short._replace(player="later")]) is short


def test_the_pitcher_of_record_wins() -> None:
    """Tied when he came in; his club goes ahead in the next half-inning and stays there."""
    made = decisions(*halves(11), AWAY_2, "side", "HR", *halves(6))
    assert (made.win, made.loss) == ("a20", "h9")


def test_a_pitcher_who_was_batted_for_is_of_record_in_that_half_inning() -> None:
    """His pinch hitter starts the rally that puts the club ahead."""
    script = [*halves(12), "8", "S8", "away: a15 3 11", "HR.1-H", "side"]
    assert decisions(*script, "away: a15 3 9; a20 9 1", *halves(5)).win == "a9"


def test_a_lost_lead_starts_anew() -> None:
    """The starter leaves ahead, the lead is lost, and the player who pitches when it is won back wins."""
    script = ["HR", *halves(11), AWAY_2, "HR", "side", "HR", "side", AWAY_3, *halves(4)]
    made = decisions(*script)
    assert (made.win, made.save) == ("a20", "a21")
    assert made.blown_saves == ((0, "a20"),)


def test_a_brief_and_ineffective_reliever_does_not_win() -> None:
    """Two earned runs and less than an inning: the lead that his club wins back is another player's (rule 9.17 c)."""
    script = ["HR", *halves(12), "side", AWAY_2, "HR", "HR", "8", AWAY_3, "8", "8", "HR", "HR", *halves(4)]
    assert decisions(*script).win == "a21"


def test_the_loss_goes_to_the_pitcher_of_the_deciding_run() -> None:
    """He left the player who scored the run that broke the tie."""
    made = decisions("W", HOME_2, "HR.1-H", *halves(18))
    assert made.loss == "h9"


def test_the_deciding_run_may_be_the_relievers_own() -> None:
    """Behind by one, a home run with a player of the starter's on: the second run decides."""
    script = ["side", "HR", "side", "W", HOME_2, "HR.1-H", *halves(16)]
    assert decisions(*script).loss == "h20"


SAVES = {
    "three runs ahead and a whole inning": (["HR", "HR", "HR", *halves(17), AWAY_2, "side"], True),
    "four ahead and one inning is too much": (["HR", "HR", "HR", "HR", *halves(17), AWAY_2, "side"], False),
    "four ahead with the tying run on deck": (
        ["HR", "HR", "HR", "HR", *halves(17), "W", "W.1-2", AWAY_2, "side"], True,
    ),
    "three innings at any score": (["HR"] * 9 + [*halves(13), AWAY_2, *halves(5)], True),
    "two out in the ninth, one player on, three ahead: the tying run is on deck": (
        ["HR", "HR", "HR", *halves(17), "8", "8", "W", AWAY_2, "8"], True,
    ),
    "two out in the ninth, nobody on, three ahead: nobody can tie it": (
        ["HR", "HR", "HR", *halves(17), "8", "8", AWAY_2, "8"], False,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", SAVES, ids=str)
def test_save(case: str) -> None:
    script, saved = SAVES[case]
    made = decisions(*script)
    assert (made.win, made.save) == ("a9", "a20" if saved else "")


def test_holds_are_handed_on() -> None:
    """Two players keep a lead of one for the next; the last has the save, nobody else anything."""
    made = decisions("HR", *halves(13), AWAY_2, *halves(2), AWAY_3, *halves(2), "away: a19 9 1", "side")
    assert made == Decisions(0, "a9", "h9", "a19", ((0, "a20"), (0, "a21")))


def test_no_hold_without_an_out() -> None:
    script = ["HR", *halves(13), AWAY_2, "W", AWAY_3, *halves(5)]
    assert decisions(*script).holds == ()


def test_a_blown_save_may_be_lost() -> None:
    """In the bottom of the ninth, a run ahead: two home runs."""
    made = decisions("HR", *halves(17), AWAY_2, "HR", "HR")
    assert made == Decisions(1, "h9", "a20", "", (), ((0, "a20"),))


def test_an_inherited_tying_run_blows_the_save_of_the_player_on_the_mound() -> None:
    made = decisions("HR", *halves(17), "T9", AWAY_2, "8/SF.3-H", "HR")
    assert (made.loss, made.blown_saves) == ("a20", ((0, "a20"),))


def test_a_reliever_from_the_first_batter_on_may_have_a_shutout() -> None:
    """He comes in with nobody out in the first and finishes without a run (rule 9.18); it is no complete game."""
    book = score(game("HR", "side", "W", AWAY_2, *halves(17)))
    assert _figures(book, 0) == [("a9", 0, 0, 0), ("a20", 0, 1, 1)]


def test_save_situation_needs_a_lead() -> None:
    situation = game(*halves(16)).plays[-1].situation
    assert not is_save_situation(situation, 0)
    assert is_save_situation(replace(situation, score=(1, 0)), 0)
    assert not is_save_situation(replace(situation, score=(9, 0)), 0)


def test_one_player_in_two_clubs() -> None:
    """The same pitcher starts for both; only one of them wins."""
    log = twins("HR", *halves(18))
    visitors, home = score(log).sides
    assert [(pitcher.player, pitcher.line.wins, pitcher.line.losses) for pitcher in visitors.pitchers] == [("a9", 1, 0)]
    assert [(pitcher.player, pitcher.line.wins, pitcher.line.losses) for pitcher in home.pitchers] == [("a9", 0, 1)]

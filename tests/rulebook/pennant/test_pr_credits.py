"""PR-28 to PR-33 and PR-36: innings, runs, decisions, saves, and what may be left out."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from hotstove.games.pennant.chart_set import our_charts
from hotstove.games.pennant.credits import assigned, pitching, spread_outs, spread_runs
from hotstove.games.pennant.decisions import Decisions, decisions
from hotstove.games.pennant.dice import TRIADS
from hotstove.games.pennant.fatigue import Called
from hotstove.games.pennant.lines import GameLine, TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.totals import ClubTotals, credits_of
from tests.helpers.pennant import TEXAS, game, rolled, sheet, side

BOOK = our_charts()
GUZMAN = TEXAS.pitcher_number("Guzman")
MCMURTRY, WILLIAMS = TEXAS.pitcher_number("McMurtry"), TEXAS.pitcher_number("Williams")


def turn(runs: int, triad: int = 335, bullpen: int = 5, players: int = 2, earned: int | None = None) -> TurnLine:
    """A turn of so many runs, the bullpen being McMurtry and Williams, or the first of them, or nobody."""
    relief = (Called(MCMURTRY, -4), Called(WILLIAMS, 3))[:players]
    own = runs if earned is None else earned
    return TurnLine(
        triad, False, not players, bullpen=bullpen if players else 0, relievers=relief, earned=own, unearned=runs - own
    )


def line(visitors: TurnLine, home: TurnLine) -> GameLine:
    return GameLine((GUZMAN, GUZMAN), (visitors, home))


def decided(visitors: TurnLine, home: TurnLine) -> Decisions:
    found = line(visitors, home)
    return decisions(found, (pitching(BOOK, found, 0), pitching(BOOK, found, 1)))


def tenth_inning() -> GameLine:
    """Texas at home beats the visitors' Arm in the tenth; both starters went nine."""
    ace = {"name": "Ace", "st": 2.5, "end": 7, "rest": 4, "cg": 111, "sho": 666}
    visitors = sheet(bat=3, pitchers=[ace, {"name": "Arm", "rel": 2, "fat": 1}])
    return game([435, 532], side(visitors, "Ace"), side(starter="Witt"))


def test_pr_28_nine_less_the_bullpen() -> None:
    assert pitching(BOOK, line(turn(3), turn(5)), 1)[0].outs == 22
    assert pitching(BOOK, line(turn(5), turn(3)), 0)[0].outs == 22


def test_pr_28_eight_less_the_bullpen_when_losing_on_the_road() -> None:
    assert pitching(BOOK, line(turn(3), turn(5)), 0)[0].outs == 19


def test_pr_28_extra_innings_belong_to_the_relievers_and_the_road_loser_gets_two_outs() -> None:
    found = tenth_inning()
    ace, arm = pitching(BOOK, found, 0)
    witt, mcmurtry = pitching(BOOK, found, 1)
    assert (ace.outs, arm.outs) == (27, 2)
    assert (witt.outs, mcmurtry.outs) == (27, 3)
    assert (arm.earned, mcmurtry.earned) == (1, 0)


def test_pr_29_six_at_plus_one() -> None:
    assert assigned(BOOK, 6, 1, long=False) == 2
    assert assigned(BOOK, 6, 1, long=True) == 3


def test_pr_29_every_run_after_the_eighth() -> None:
    assert assigned(BOOK, 11, 1, long=False) == assigned(BOOK, 8, 1, long=False) + 3


def test_pr_29_the_starter_bears_the_rest_and_a_complete_game_has_no_share() -> None:
    starter, *relief = pitching(BOOK, line(turn(6, 322, 8), turn(0)), 1)
    assert (starter.earned, sum(player.earned for player in relief)) == (4, 2)
    assert pitching(BOOK, line(turn(9, players=0), turn(0)), 1)[0].earned == 9


def test_pr_30_five_outs_for_two_players() -> None:
    assert spread_outs(5, 2) == [3, 2]
    assert spread_outs(8, 3) == [3, 3, 2]
    assert spread_outs(1, 2) == [1, 0]


def test_pr_31_the_worst_first_then_in_turn() -> None:
    players = (Called(MCMURTRY, -4), Called(WILLIAMS, 3))
    assert spread_runs(1, players) == [0, 1]
    assert spread_runs(3, players) == [1, 2]


def test_pr_31_among_equals_the_first_to_come_in() -> None:
    assert spread_runs(1, (Called(1, 3), Called(2, 3))) == [1, 0]


def test_pr_31_earned_and_unearned_runs_go_apart() -> None:
    """Eight runs of each kind at +5: both shares begin with Williams."""
    _, mcmurtry, williams = pitching(BOOK, line(turn(16, 611, 9, earned=8), turn(0)), 1)
    assert williams.earned >= mcmurtry.earned
    assert williams.unearned >= mcmurtry.unearned > 0


def test_pr_32_the_starter_with_fewer_runs_wins() -> None:
    found = decided(turn(5, 315, 5), turn(1, 315, 5))
    assert (found.win, found.loss) == (GUZMAN, GUZMAN)


def test_pr_32_five_innings_for_a_starters_win() -> None:
    found = decided(turn(6), turn(1, 315, 13))
    assert found.win == MCMURTRY
    assert found.loss == GUZMAN


def test_pr_32_a_complete_game_wins() -> None:
    assert decided(turn(2), turn(0, players=0)).win == GUZMAN


def test_pr_32_the_bullpen_that_gave_up_the_runs_loses() -> None:
    """At +5 the losers' bullpen bears most of the runs; the starters are level."""
    found = decided(turn(4, 611, 9), turn(2, 116, 9))
    assert found.loss == WILLIAMS
    assert found.win == MCMURTRY


def test_pr_32_extra_innings_are_decided_by_their_relievers() -> None:
    given = credits_of(BOOK, tenth_inning(), Options()).decisions
    assert given == (MCMURTRY, 1, None)


def test_pr_32_every_pair_of_rolls_has_a_winner_and_a_loser_of_the_right_side() -> None:
    few = TRIADS[::7]
    for first, second in product(few, few):
        found = line(rolled(first), rolled(second))
        if found.score[0] == found.score[1]:
            continue
        pitchers = pitching(BOOK, found, 0), pitching(BOOK, found, 1)
        win, loss, save = decisions(found, pitchers)
        side_won = found.winner or 0
        assert win in [player.number for player in pitchers[side_won]]
        assert loss in [player.number for player in pitchers[1 - side_won]]
        assert save is None or save in [player.number for player in pitchers[side_won][1:]]


def test_pr_33_the_last_player_saves_a_close_game() -> None:
    assert decided(turn(4), turn(1, 315, 5)).save == WILLIAMS


def test_pr_33_not_by_more_than_three() -> None:
    assert decided(turn(5), turn(1, 315, 5)).save is None


def test_pr_33_not_in_a_complete_game() -> None:
    assert decided(turn(2), turn(1, players=0)).save is None


def test_pr_33_not_for_the_winner_himself() -> None:
    """One reliever behind a starter who left before the fifth: the win is his, and no save."""
    found = decided(turn(3), turn(1, 315, 13, players=1))
    assert found.win == MCMURTRY
    assert found.save is None


def test_pr_36_no_extra_homers_no_rolls() -> None:
    found = game([223, 452], side(), side(), Options(extra_homers=False))
    assert found.homers == (("A",), ())


def test_pr_36_decisions_and_saves_switched_off() -> None:
    found = line(turn(4), turn(1, 315, 5))
    assert credits_of(BOOK, found, Options(decisions=False)).decisions == (None, None, None)
    assert credits_of(BOOK, found, Options(saves=False)).decisions.save is None
    assert credits_of(BOOK, found, Options(saves=False)).decisions.win == GUZMAN
    assert credits_of(BOOK, found, Options(earned_runs=False)).decisions == (None, None, None)


def test_pr_36_reliever_lines_switched_off_leave_the_bullpens() -> None:
    options = Options(reliever_lines=False)
    totals = ClubTotals(TEXAS)
    found = line(turn(6, 322, 8), turn(0))
    totals.add(found, 1, credits_of(BOOK, found, options), options)
    assert totals.pitchers[WILLIAMS].games == 1
    assert totals.pitchers[WILLIAMS].outs == 0
    assert (totals.bullpen.outs, totals.bullpen.earned) == (8, 2)


def test_pr_36_awards_switched_off() -> None:
    options = Options(awards=False)
    totals = ClubTotals(TEXAS)
    found = game([443, 452], side(), side())
    totals.add(found, 0, credits_of(BOOK, found, options), options)
    assert totals.batters["3"].power == 0
    assert totals.batters["3"].homers == 1


@pytest.mark.parametrize("triads", [(335, 452), (443, 452), (335, 613)])
def test_pr_36_no_option_changes_a_score(triads: tuple[int, int]) -> None:
    off = Options(False, False, False, False, False, False)
    assert game(triads, side(), side(), off).score == game(triads, side(), side()).score


def test_pr_06_without_a_pen_the_starter_goes_on_and_has_no_complete_game() -> None:
    """546 is not above Guzman's CG of 555: he finishes because nobody else may pitch."""
    alone = replace(side(), pen=())
    found = game([546, 443], side(), alone, Options(extra_homers=False))
    last = pitching(BOOK, found, 1)
    assert [player.number for player in last] == [GUZMAN]
    assert last[0].outs == 27
    assert not last[0].complete
    assert pitching(BOOK, game([556, 452], side(), alone, Options(extra_homers=False)), 1)[0].complete


def test_pr_29_the_bullpen_has_its_own_average() -> None:
    totals = ClubTotals(TEXAS)
    found = line(turn(6, 322, 8), turn(0))
    for day in (1, 2):
        totals.add(found, 1, credits_of(BOOK, found, Options()), Options(), day)
    assert (totals.bullpen.games, totals.bullpen.outs, totals.bullpen.earned) == (2, 16, 4)
    assert totals.bullpen.era == 27 * 4 / 16


def test_pr_35_the_usage_of_a_club_is_folded_from_its_games() -> None:
    totals = ClubTotals(TEXAS)
    found = game([335, 452], side(), side(), Options(extra_homers=False))
    totals.add(found, 1, credits_of(BOOK, found, Options()), Options(), 7)
    assert totals.usage == [(7, GUZMAN, True), (7, MCMURTRY, False), (7, WILLIAMS, False)]

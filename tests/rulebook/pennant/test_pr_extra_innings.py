"""PR-21 and PR-34: extra innings, and what they do to the statistics."""

from __future__ import annotations

import pytest

from hotstove.games.pennant.chart_set import our_charts
from hotstove.games.pennant.dice import PAIRS
from hotstove.games.pennant.extra_innings import MOST
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.totals import ClubTotals, credits_of
from tests.helpers.pennant import TEXAS, game, sheet, side

ACE = {"name": "Ace", "st": 2.5, "end": 7, "rest": 4, "cg": 111, "sho": 666}


def visitors(*rel: int, bat: int = 3) -> Sheet:
    return sheet(bat=bat, pitchers=[ACE, *({"name": f"Arm{n}", "rel": r, "fat": 1} for n, r in enumerate(rel))])


def test_pr_21_wilkerson_wins_it_with_seven_points() -> None:
    line = game([435, 532], side(visitors(2, 5), "Ace"), side(starter="Witt"))
    assert line.score == (2, 3)
    assert [inning.points for inning in line.extra] == [(-1, 7)]
    assert line.extra[0].spots[1] == "7"


def test_pr_21_a_tie_in_points_brings_the_next_relievers() -> None:
    """Texas' best are McMurtry -4 and Williams +3; visitors at -6 and 0 tie the tenth and lose the eleventh."""
    line = game([435, 532], side(visitors(-6, 5), "Ace"), side(starter="Witt"))
    assert [inning.points for inning in line.extra] == [(-1, -1), (6, 10)]
    assert line.score == (2, 3)
    assert len({inning.relievers[1] for inning in line.extra}) == 2


def test_pr_21_the_best_unused_player_comes_and_starred_ones_as_third() -> None:
    line = game([435, 532], side(visitors(-6, -1), "Ace"), side(starter="Witt"))
    texas = [TEXAS.pitchers[inning.relievers[1].number].name for inning in line.extra if inning.relievers[1]]
    assert texas[:2] == ["Craig McMurtry", "Mitch Williams"]


@pytest.mark.parametrize(("pair", "spot"), [(11, "1"), (26, "6"), (32, "7"), (36, "9"), (41, "1"), (66, "9")])
def test_pr_21_red_and_green_call_the_player(pair: int, spot: str) -> None:
    assert TEXAS.columns.clutch(pair) == spot


def test_pr_21_every_spot_has_four_of_the_36_numbers() -> None:
    called = [TEXAS.columns.clutch(pair) for pair in PAIRS]
    assert {spot: called.count(spot) for spot in "123456789"} == dict.fromkeys("123456789", 4)


def test_pr_21_a_used_up_pen_rolls_again() -> None:
    """The visitors have one reliever: the eleventh asks for red and green of both sides, and he pitches again."""
    home = sheet(bat=[4, *[3] * 8], pitchers=[ACE, {"name": "Arm", "rel": 2, "fat": 1}])
    line = game([435, 435, 11, 11], side(visitors(2), "Ace"), side(home, "Ace"))
    assert len(line.extra) == 2
    assert line.extra[0].relievers[0] == line.extra[1].relievers[0]
    assert line.winner == 1


def test_pr_21_level_for_ever_is_a_drawn_game() -> None:
    club = visitors(2)
    line = game([435, 435, *[11] * 2 * (MOST - 1)], side(club, "Ace"), side(club, "Ace"))
    assert len(line.extra) == MOST
    assert line.winner is None
    assert line.score == (3, 3)


def test_pr_21_the_relievers_tire() -> None:
    line = game([435, 532], side(visitors(2, 5), "Ace"), side(starter="Witt"))
    staff = Staff.rested(TEXAS).noted(7, line, 1)
    assert staff.worked(TEXAS.pitcher_number("McMurtry"), 8) == 1


def test_pr_34_extra_innings_cancel_complete_games() -> None:
    line = game([435, 532], side(visitors(2, 5), "Ace"), side(starter="Witt"))
    assert line.turns[0].complete
    given = credits_of(our_charts(), line, Options())
    assert not any(pitcher.complete for pitchers in given.pitchers for pitcher in pitchers)


def test_pr_34_a_scoreless_tie_cancels_both_shutouts() -> None:
    shut = {"name": "Ace", "st": 2.5, "end": 7, "rest": 4, "cg": 111, "sho": 111}
    club = sheet(bat=[5, *[3] * 8], pitchers=[shut, {"name": "Arm", "rel": 2, "fat": 1}])
    line = game([211, 222], side(club, "Ace"), side(club, "Ace"))
    assert line.turns[0].shutout and line.turns[1].shutout
    assert line.score == (1, 0)
    given = credits_of(our_charts(), line, Options())
    assert not any(pitcher.shutout for pitchers in given.pitchers for pitcher in pitchers)


def test_pr_34_the_bat_counts_for_the_crown() -> None:
    line = game([435, 532], side(visitors(2, 5), "Ace"), side(starter="Witt"))
    totals = ClubTotals(TEXAS)
    totals.add(line, 1, credits_of(our_charts(), line, Options()), Options())
    assert totals.batters["7"].bat == 5

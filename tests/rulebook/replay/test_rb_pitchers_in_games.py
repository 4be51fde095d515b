"""Pitchers of Replay Baseball in games: how long they last, relief, bonuses and rest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.diamond.availability import Availability
from hotstove.games.replay.estimates import GRADE_RUNS, mean_grade
from hotstove.games.replay.game import BONUS, GAME
from hotstove.games.replay.options import Options
from hotstove.games.replay.plate_appearance import BEST_COLUMN
from hotstove.managers.book import ByTheBook
from hotstove.table.errors import Refused
from hotstove.table.questions import Request
from tests.helpers.match import Match
from tests.helpers.replay_match import (
    BELL,
    DILLARD,
    HERONS,
    KINCAID,
    MILLERS,
    SWANN,
    batters,
    grade,
    happen,
    matchup,
    mounds,
    new_game,
    pitching,
    relieve,
    state_of,
)


def test_rb_16_tired_the_bottom_row_is_in_force() -> None:
    """Six runs off Kincaid in the first: his B row, 2 2 4 - 4 4."""
    game = new_game()
    card = pitching(KINCAID)
    assert grade(game, 311) == card.rows[0][2].grade
    happen(game, "W", "W.1-2", "W.2-3;1-2", "HR7.3-H;2-H;1-H", "HR7", "HR7")
    assert mounds(game)[KINCAID].tired
    assert [grade(game, 310 + blue) for blue in range(1, 7)] == [card.tired_row[2].grade] * 6


def test_rb_16_the_rules_ask_nothing_of_the_game_before_a_play() -> None:
    """Looking at a matchup changes no memory, so that looking twice, or changing one's mind, changes nothing."""
    game = new_game()
    happen(game, "W")
    before = repr(state_of(game).memory)
    for _ in range(2):
        matchup(game)
    assert repr(state_of(game).memory) == before


def test_rb_16_runs_of_inherited_runners_are_the_first_mans() -> None:
    """A walk by Kincaid, a double off Swann: the run is Kincaid's."""
    game = new_game()
    happen(game, "W")
    relieve(game, SWANN)
    happen(game, "D7.1-H")
    assert (game.outing(KINCAID).earned, game.outing(SWANN).earned) == (1, 0)


def test_rb_16_an_error_makes_runs_unearned() -> None:
    """With two out an error; what follows is no earned run."""
    game = new_game()
    happen(game, "K", "K", "E6", "HR7.1-H")
    assert (game.outing(KINCAID).runs, game.outing(KINCAID).earned) == (2, 0)


def test_rb_18_a_reliever_tires_in_a_game() -> None:
    """Swann, R2^8, behind: no bonus for an R2. Two batters, and the next runner."""
    game = new_game()
    happen(game, "HR7", "HR7", "K")
    relieve(game, SWANN)
    happen(game, "W", "W.1-2")
    assert not mounds(game)[SWANN].tired
    happen(game, "W.2-3;1-2")
    assert mounds(game)[SWANN].tired


def test_rb_19_an_inning_that_he_begins_is_his_bonus() -> None:
    """Bell, R3^9, begins the second inning two runs ahead: nobody counts."""
    game = new_game()
    happen(game, "K", "K", "K")
    game.situation = replace(game.situation, inning=2, half="top", outs=0, score=(0, 2))
    relieve(game, BELL)
    happen(game, "W", "W.1-2", "W.2-3;1-2")
    assert (batters(game, BELL), mounds(game)[BELL].bonus_inning) == (0, 2)


def test_rb_19_looking_before_the_change_does_not_take_his_bonus_away() -> None:
    """The matchup is looked at with the old pitcher, then Bell comes in to begin the inning."""
    game = new_game()
    happen(game, "K", "K", "K")
    game.situation = replace(game.situation, inning=2, half="top", outs=0, score=(0, 2))
    matchup(game)
    relieve(game, BELL)
    matchup(game)
    happen(game, "W")
    assert mounds(game)[BELL].bonus_inning == 2


def right_hander_up(game: Match) -> None:
    """Brings the first right-handed batter of the Herons to the plate."""
    slot = next(slot for slot in range(1, 10) if HERONS.players[game.situation.lineups[0].players[slot]].bats == "R")
    game.situation = replace(game.situation, up=(slot, game.situation.up[1]))


def test_rb_24_only_for_the_first_batter_of_a_player_brought_in_during_an_inning() -> None:
    """Dillard, right-handed, against a right-handed batter: allowed until that player is done with."""
    game = new_game(Options(best_column=True))
    happen(game, "W")
    right_hander_up(game)
    assert matchup(game).best is None
    relieve(game, DILLARD)
    best = matchup(game).best
    assert best is not None
    assert best(3) == min(row[2].grade for row in pitching(DILLARD).rows)
    happen(game, "SB2")
    assert matchup(game).best is not None
    happen(game, "K")
    right_hander_up(game)
    assert matchup(game).best is None


def test_rb_24_the_book_declares_where_he_gains_most() -> None:
    """Points of the mean grade over the best, by what a point is worth in runs."""
    game = new_game(Options(best_column=True))
    happen(game, "W")
    right_hander_up(game)
    relieve(game, DILLARD)
    card = pitching(DILLARD)
    gains = {column: GRADE_RUNS[column] * (mean_grade(card, column) - card.best[column]) for column in (3, 5, 6)}
    choice = ByTheBook().decide(game.view("home"), BEST_COLUMN)
    assert choice == str(max(gains, key=lambda column: gains[column]))


def test_rb_24_not_for_split_cards_nor_for_the_other_side() -> None:
    game = new_game(Options(best_column=True))
    happen(game, "W")
    right_hander_up(game)
    relieve(game, SWANN)
    assert matchup(game).best is None


def test_rb_24_not_at_the_beginning_of_an_inning() -> None:
    game = new_game(Options(best_column=True))
    right_hander_up(game)
    relieve(game, DILLARD)
    assert matchup(game).best is None


def test_rb_24_not_without_the_option() -> None:
    game = new_game()
    happen(game, "W")
    right_hander_up(game)
    relieve(game, DILLARD)
    assert matchup(game).best is None


def test_rb_27_who_has_not_rested_may_not_pitch() -> None:
    with pytest.raises(Refused, match="has not had his days of rest"):
        new_game(millers_today={KINCAID: Availability(False, False, "has not had his days of rest")})


def test_rb_27_short_rest_costs_two_innings() -> None:
    """Kincaid, S8, lasts six: a run in, the first runner of the seventh."""
    for tired in (True, False):
        game = new_game(millers_today={KINCAID: Availability(short_rest=tired)})
        happen(game, "HR7")
        for inning in range(1, 8):
            game.situation = replace(game.situation, inning=inning, half="top", outs=0, bases="---", runners=("",) * 3)
            happen(game, *(("K", "K", "K") if inning < 7 else ("W",)))
        assert mounds(game)[KINCAID].tired == tired


def test_rb_27_who_did_too_much_begins_on_his_b_grades() -> None:
    game = new_game(millers_today={KINCAID: Availability(worn_out=True)})
    assert grade(game, 311) == pitching(KINCAID).tired_row[2].grade


def test_rb_27_the_book_lets_a_worn_out_starter_face_a_batter() -> None:
    """Rule 5.10(f): nobody is taken out before he has faced one, tired or not."""
    game = new_game(millers_today={KINCAID: Availability(worn_out=True)})
    happen(game, "NP")
    assert mounds(game)[KINCAID].tired
    view = GAME.view(state_of(game), "home")
    assert ByTheBook().decide(view, Request("home-moves", "home")) == "none"


def test_rb_27_too_much_is_told_at_once() -> None:
    """Bell, R3, past three innings: B grades with the option, none without."""
    for chart in (True, False):
        game = new_game(Options(rest_chart=chart))
        happen(game, "HR7", "HR7", "HR7", "HR7")
        relieve(game, BELL)
        for inning in range(2, 6):
            game.situation = replace(game.situation, inning=inning, half="top", outs=0, bases="---", runners=("",) * 3)
            happen(game, "K", "K", "K")
        assert mounds(game)[BELL].tired == chart


def test_rb_19_the_manager_may_save_a_bonus_inning() -> None:
    """Bell, R3^n, begins the seventh with a small lead: kept, his three batters count, and he is asked again later."""
    game = new_game()
    relieve(game, BELL)
    card = MILLERS.cards[BELL].pitching
    assert card is not None and card.relieves_bonus >= 7
    game.situation = replace(game.situation, inning=7, half="top", score=(0, 1))
    rule = GAME.turn(state_of(game))
    assert next(rule).purpose == "visitors-moves"
    question = rule.send("none")
    assert question == BONUS
    with pytest.raises(StopIteration) as stop:
        rule.send("no")
    game.state = GAME.after(state_of(game), stop.value.value)
    assert next(GAME.turn(state_of(game))).purpose == "infield"
    happen(game, "K", "K")
    mound = mounds(game)[BELL]
    assert (batters(game, BELL), mound.bonus_used) == (2, False)
    happen(game, "K")
    game.situation = replace(game.situation, inning=7, half="bottom")
    happen(game, "K", "K", "K")
    happen(game, "K")
    assert (batters(game, BELL), mounds(game)[BELL].bonus_inning) == (3, 8)


def test_rb_19_a_bonus_that_is_not_saved_is_used_first() -> None:
    game = new_game()
    relieve(game, BELL)
    game.situation = replace(game.situation, inning=7, half="top", score=(0, 1))
    happen(game, "K", "K")
    assert (batters(game, BELL), mounds(game)[BELL].bonus_inning) == (0, 7)

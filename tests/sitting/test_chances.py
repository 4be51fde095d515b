"""What the game stands at, and what a call costs in wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.diamond.innings_options import InningsOptions
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.situation import BOTTOM
from hotstove.diamond.state import State
from hotstove.games import plays_game
from hotstove.games.longtater.options import Options as LongTaterOptions
from hotstove.games.replay.options import Options as ReplayOptions
from hotstove.games.superstar.options import Options as SuperstarOptions
from hotstove.sitting.plays.chances import home_wins, worth
from hotstove.sitting.plays.lineups import usual_lineups
from hotstove.table.questions import Decision
from tests.helpers.playing import two_clubs

BUNT = Decision("bunt", "offense", ("none", "sacrifice"))


def opening(key: str) -> tuple[AnyPlaysGame, State]:
    game, clubs = plays_game(key), two_clubs(key)
    lineups = usual_lineups(clubs, (clubs[0].staff.rotation[0], clubs[1].staff.rotation[0]), True)
    return game, game.start(game.setup(clubs, lineups))


@pytest.mark.parametrize("key", ["superstar", "longtater", "replay"])
def test_a_game_begins_even(key: str) -> None:
    game, state = opening(key)
    assert home_wins(game, state) == pytest.approx(0.5, abs=0.01)


def test_a_bunt_has_its_price_with_a_runner_on_first_and_none_out() -> None:
    game, state = opening("superstar")
    runner = state.situation.lineups[0].players[9]
    late = replace(state.situation, inning=8, bases="1--", runners=(runner, "", ""), score=(2, 3))
    chances = worth(game, replace(state, situation=late), BUNT)
    assert set(chances) == {"none", "sacrifice"}
    assert all(0.5 < chance < 0.9 for chance in chances.values())


def test_a_lead_is_worth_more_in_a_game_of_seven_innings() -> None:
    game, state = opening("superstar")
    ahead = replace(state, situation=replace(state.situation, inning=7, half=BOTTOM, score=(2, 1)))
    short = replace(ahead, setup=replace(ahead.setup, innings=7))
    last = replace(ahead, situation=replace(ahead.situation, inning=9))
    assert home_wins(game, short) == home_wins(game, last)
    assert (home_wins(game, short) or 1.0) < (home_wins(game, ahead) or 0.0)


def test_a_call_that_changes_nothing_is_not_told() -> None:
    game, state = opening("superstar")
    assert worth(game, state, Decision("steal", "offense", ("none", "1-2"))) == {}


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("superstar", SuperstarOptions(runner_in_extra_innings=True)),
        ("longtater", LongTaterOptions(runner_in_extra_innings=True)),
        ("replay", ReplayOptions(runner_in_extra_innings=True)),
    ],
)
def test_who_bats_last_has_better_chances_to_tie_with_a_runner_on_second_to_begin_with(
    key: str, options: InningsOptions
) -> None:
    game, state = opening(key)
    behind = replace(state, situation=replace(state.situation, inning=10, outs=2, score=(1, 0)))
    begins_with_him = replace(behind, setup=replace(behind.setup, options=options))
    assert (home_wins(game, begins_with_him) or 0.0) > (home_wins(game, behind) or 1.0) + 0.1

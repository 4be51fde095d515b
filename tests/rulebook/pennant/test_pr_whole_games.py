"""PR-04, PR-21, PR-22 and PR-26 in their order: a game from its first question to its last, over frozen states."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.lines import Ending, TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.state import PennantState, PennantTurn, PennantView, Starters
from hotstove.managers.quiet import Quiet
from hotstove.table.chance import Dealer
from hotstove.table.errors import Mistake, Refused
from hotstove.table.game import SIDES, WATCH
from hotstove.table.questions import Decision
from hotstove.table.session import Session
from hotstove.table.tape import Line
from tests.helpers.pennant import TEXAS, staff


def session(seed: int = 3, options: Options | None = None) -> Session[PennantState, PennantTurn, PennantView]:
    setup = PennantSetup((staff(), staff()), options=options or Options())
    return Session(GAME, GAME.start(setup), Dealer(seed), dict.fromkeys(SIDES, Quiet()))


def test_pr_22_starters_come_first_then_both_turns_then_the_ending() -> None:
    played = session()
    line = played.run().line
    assert [type(turn) for _, turn in played.turns] == [Starters, TurnLine, TurnLine, Ending]
    assert line.turns == tuple(turn for _, turn in played.turns if isinstance(turn, TurnLine))
    assert [question.purpose for question in played.record[::2]][:4] == ["starter", "starter", "triad", "triad"]


@pytest.mark.parametrize("seed", range(20))
def test_states_are_frozen_and_hash_and_their_turns_lead_from_one_to_the_next(seed: int) -> None:
    played = session(seed)
    last = played.run()
    state = GAME.start(last.setup)
    for before, turn in played.turns:
        assert state == before
        assert hash(state) == hash(before)
        assert not GAME.is_over(state)
        state = GAME.after(state, turn)
    assert state == last
    assert GAME.is_over(state)


def test_pr_15_a_game_leaves_the_staffs_alone_and_the_season_notes_it() -> None:
    played = session()
    before = played.state.setup.staffs[0]
    last = played.run()
    assert last.setup.staffs[0] is before
    assert before == staff()
    after = before.noted(1, last.line, 0)
    assert after.last_start[last.line.starters[0]] == 1
    with pytest.raises(FrozenInstanceError):
        after.running = ()  # type: ignore[misc]


def test_pr_22_a_seat_is_shown_its_own_starters_and_a_watcher_none() -> None:
    state = session().state
    question = next(GAME.turn(state))
    assert isinstance(question, Decision)
    assert tuple(GAME.view(state, "visitors").offered) == question.options
    assert GAME.view(state, WATCH).offered == {}
    named = GAME.after(state, Starters(*list(GAME.view(state, "home").offered.values())[:2]))
    assert GAME.view(named, "home").offered == {}
    assert named.sides is not None
    assert named.sides[0].starter.number not in [arm.number for arm in named.sides[0].pen]


def test_pr_04_a_tape_brings_the_game_back_and_goes_on_with_its_dice() -> None:
    played = session(8)
    line = played.run().line
    lines = played.lines()
    for kept in range(len(lines)):
        again = Session(GAME, GAME.start(played.state.setup), Dealer(8), dict.fromkeys(SIDES, Quiet()), lines[:kept])
        assert again.run().line == line
    with pytest.raises(Mistake, match="more after the game is over"):
        Session(GAME, GAME.start(played.state.setup), Dealer(8), {}, [*lines, Line("homer", "11")]).run()


def test_pr_22_somebody_who_may_not_start_is_refused() -> None:
    steps = Session(GAME, session().state, Dealer(1), {}).steps()
    asked = next(steps)
    assert asked.seat == "visitors"
    with pytest.raises(Refused, match="Craig McMurtry"):
        steps.send(TEXAS.pitchers[TEXAS.pitcher_number("McMurtry")].name)

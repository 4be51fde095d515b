"""The manager by the book, decision by decision: what he does where, and what he leaves alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.diamond.day_plan import DayPlan, Reliever
from hotstove.diamond.lineup import PINCH_HITTER, PITCHER, read_moves
from hotstove.diamond.plays_game import MOVES
from hotstove.diamond.view import View
from hotstove.managers.book import ByTheBook
from hotstove.managers.book.calm import SEND_BREAK_EVEN
from hotstove.managers.book.lots import hash_fraction
from hotstove.measured import measured
from hotstove.table.questions import Decision
from tests.helpers.clubs import clubs, new_game
from tests.managers.told import (
    BUNT,
    HIT_AND_RUN,
    HOME,
    SEND,
    SQUEEZE,
    STEAL,
    STEAL_HOME,
    VISITORS,
    WALK,
    Told,
    at,
    says,
)


def arms(side: int) -> frozenset[str]:
    staff = clubs()[side].staff
    return frozenset((*staff.rotation, *staff.bullpen))


def reliever(view: View) -> str:
    """Who comes in to pitch; "" for nobody."""
    answer = says(view, MOVES[view.side])
    if answer == "none":
        return ""
    moves = read_moves(answer)
    assert [move.position for move in moves] == [PITCHER]
    return moves[0].player


def test_a_shelled_starter_is_relieved() -> None:
    """Five runs in two innings: out; five in eight innings: he has gone deep enough to go on."""
    told = Told(pitchers=arms(HOME))
    assert reliever(at(told, HOME, inning=3, outs=1, bases="1--", work={"runs": 5, "outs": 7}))
    assert not reliever(at(told, HOME, inning=3, outs=1, bases="1--", work={"runs": 4, "outs": 7}))
    assert not reliever(at(told, HOME, inning=8, outs=1, bases="1--", work={"runs": 5, "outs": 22}))


def test_a_tired_pitcher_is_relieved_between_innings() -> None:
    """Past his limit he comes out, unless he cruises late with a lead; while fresh he stays."""
    tired, fresh = Told(tired=1.0, pitchers=arms(HOME)), Told(pitchers=arms(HOME))
    assert reliever(at(tired, HOME, inning=7, work={"outs": 18, "hits_and_walks": 6, "runs": 1}, score=(1, 2)))
    assert not reliever(at(fresh, HOME, inning=7, work={"outs": 18, "hits_and_walks": 6, "runs": 1}, score=(1, 2)))
    cruising = {"outs": 21, "hits_and_walks": 4, "runs": 0}
    assert not reliever(at(tired, HOME, inning=8, work=cruising, score=(0, 4)))
    assert reliever(at(Told(tired=2.0, pitchers=arms(HOME)), HOME, inning=8, work=cruising, score=(0, 4)))


def test_the_closer_saves_a_late_lead_and_nobody_else_does() -> None:
    closer = clubs()[HOME].staff.bullpen[-1]
    told = Told(pitchers=arms(HOME))
    worked = {"outs": 24, "hits_and_walks": 9, "runs": 2}
    assert reliever(at(told, HOME, inning=9, score=(2, 4), work=worked)) == closer
    assert not reliever(at(told, HOME, inning=9, score=(2, 7), work=worked))
    assert not reliever(at(told, HOME, inning=9, score=(2, 4), work={**worked, "hits_and_walks": 3}))


def test_the_best_arm_comes_in_late_and_the_long_man_early() -> None:
    staff = clubs()[HOME].staff
    told = Told(pitchers=arms(HOME), arms={staff.bullpen[2]: 0.05})
    shelled = {"runs": 6, "outs": 4}
    assert reliever(at(told, HOME, inning=2, outs=1, bases="1--", work=shelled)) == staff.bullpen[0]
    late = at(told, HOME, inning=7, outs=1, bases="1--", score=(3, 3), work={"runs": 7, "outs": 19})
    assert reliever(late) == staff.bullpen[2]


def test_a_starter_with_innings_left_in_him_stays_where_cards_tell_it() -> None:
    """Ten outs left: he is left in though he is hit; eight left: out."""
    shelled = {"runs": 6, "outs": 4}
    for left, stays in ((10, True), (8, False)):
        told = Told(pitchers=arms(HOME), left=left)
        assert (not reliever(at(told, HOME, inning=2, outs=1, bases="1--", work=shelled))) == stays


def test_a_weak_bat_is_hit_for_late_and_behind() -> None:
    match = new_game()
    batter = match.situation.batter
    bench = [player for player in clubs()[VISITORS].players if player not in match.situation.lineups[VISITORS].used]
    better = next(player for player in bench if player not in arms(VISITORS))
    told = Told(bats={batter: -0.1, better: 0.05}, pitchers=arms(VISITORS))
    behind = at(told, VISITORS, inning=9, score=(2, 3))
    assert says(behind, MOVES[VISITORS]) == f"{better} 1 {PINCH_HITTER}"
    assert says(at(told, VISITORS, inning=5, score=(2, 3)), MOVES[VISITORS]) == "none"
    assert says(at(told, VISITORS, inning=9, score=(4, 3)), MOVES[VISITORS]) == "none"
    good = Told(bats={batter: 0.0, better: 0.05}, pitchers=arms(VISITORS))
    assert says(at(good, VISITORS, inning=9, score=(2, 3)), MOVES[VISITORS]) == "none"


@pytest.mark.parametrize("score", [(2, 3), (4, 1), (0, 9)])
def test_by_the_plan_of_the_day_no_pitcher_bats_whose_work_is_done(score: tuple[int, int]) -> None:
    """Whatever the score; one with innings left in him bats for himself."""
    match = new_game(designated_hitter=False)
    lineup = match.situation.lineups[VISITORS]
    pitcher, reliever = lineup.pitcher, clubs()[VISITORS].staff.bullpen[0]
    hitter = next(one for one in clubs()[VISITORS].players if one not in lineup.used and one not in arms(VISITORS))
    told = Told(bats={pitcher: -0.2, hitter: 0.05}, pitchers=arms(VISITORS))
    slot = lineup.players.index(pitcher)
    for done, plan, hit_for in ((18, True, True), (12, True, False), (18, False, score == (2, 3))):
        view = at(told, VISITORS, inning=7, score=score, work={"outs": 18}, match=match)
        situation = replace(view.situation, up=(slot, 1))
        outing = replace(view.outings[VISITORS][-1], player=pitcher, outs=done, started=True)
        plans = DayPlan(frozenset({hitter, reliever}), 20, 0, (Reliever(reliever, 1.0, 3),)) if plan else None
        state = replace(
            view.state, situation=situation, outings=((outing,), view.outings[HOME]),
            setup=replace(view.state.setup, plans=(plans, None)),
        )  # fmt: skip
        seen = View(view.game, state, VISITORS)
        seen._estimates = told
        assert says(seen, MOVES[VISITORS]) == (f"{hitter} {slot} {PINCH_HITTER}" if hit_for else "none")


def test_a_better_glove_keeps_a_small_lead() -> None:
    match = new_game()
    bench = [player for player in clubs()[HOME].players if player not in match.situation.lineups[HOME].used]
    glove = next(player for player in bench if player not in arms(HOME))
    told = Told(gloves={glove: 0.2}, pitchers=arms(HOME))
    assert says(at(told, HOME, inning=8, score=(1, 2)), MOVES[HOME]).startswith(glove)
    assert says(at(told, HOME, inning=8, score=(1, 7)), MOVES[HOME]) == "none"
    assert says(at(told, HOME, inning=7, score=(1, 2), work={"outs": 19}), MOVES[HOME]) == "none"


def test_a_hurt_player_is_replaced() -> None:
    match = new_game()
    short = match.situation.lineups[HOME].fielders[6]
    match.state = replace(match.state, hurt=((short, 3),))
    answer = says(at(Told(pitchers=arms(HOME)), HOME, match=match), MOVES[HOME])
    assert short not in {move.player for move in read_moves(answer)}
    assert 6 in {move.position for move in read_moves(answer)}


@pytest.mark.parametrize(
    ("chance", "outs", "goes"), [(0.95, 0, True), (0.85, 0, False), (0.85, 1, True), (0.5, 2, False)]
)
def test_a_steal_must_pay(chance: float, outs: int, goes: bool) -> None:
    answer = says(at(Told(steal=chance), VISITORS, bases="1--", outs=outs), STEAL)
    assert answer == ("1-2" if goes else "none")


def test_nobody_steals_far_behind_or_far_ahead() -> None:
    sure = Told(steal=1.0)
    assert says(at(sure, VISITORS, bases="1--", score=(0, 4)), STEAL) == "none"
    assert says(at(sure, VISITORS, bases="1--", score=(5, 1)), STEAL) == "none"
    assert says(at(sure, VISITORS, bases="1--", score=(1, 1)), STEAL) == "1-2"


def test_home_is_stolen_with_two_out_only() -> None:
    assert says(at(Told(steal=0.6), VISITORS, bases="--3", outs=2), STEAL_HOME) == "3-H"
    assert says(at(Told(steal=0.6), VISITORS, bases="--3", outs=1), STEAL_HOME) == "none"


def test_a_runner_runs_as_often_as_he_ran() -> None:
    """Where his card tells it: never, or nearly always; and two games do not share their lots."""
    assert says(at(Told(steal=1.0, tries=0.0), VISITORS, bases="1--"), STEAL) == "none"
    assert says(at(Told(steal=0.0, tries=0.9), VISITORS, bases="1--"), STEAL) == "1-2"
    one = at(Told(), VISITORS, bases="1--").state
    lots = {hash_fraction(replace(one, setup=replace(one.setup, lot=lot))) for lot in range(40)}
    assert len(lots) == 40
    assert 0.3 < sum(lots) / 40 < 0.7


def test_a_runner_is_sent_when_it_pays() -> None:
    for chance, outs, sent in ((0.5, 2, True), (0.5, 1, False), (0.9, 0, True), (0.3, 2, False)):
        answer = says(at(Told(advance={"2-H": chance}), VISITORS, bases="-2-", outs=outs), SEND)
        assert answer == ("2-H" if sent else "none")


def test_runners_stretch_in_a_replayed_season_as_they_did_in_life() -> None:
    """At the table nobody is sent home with two out at a chance that costs runs; in a season more are thrown out."""
    least = measured("tried for in longtater", "home with two out")
    assert least < SEND_BREAK_EVEN["H"][2]
    between = (least + SEND_BREAK_EVEN["H"][2]) / 2
    stretch = replace(SEND, purpose="stretch")
    for outs, in_season, sent in ((2, True, True), (2, False, False), (1, True, False)):
        view = at(Told(advance={"2-H": between}), VISITORS, bases="-2-", outs=outs)
        assert ByTheBook(in_season).decide(view, stretch) == ("2-H" if sent else "none")


def test_the_throw_goes_to_the_likeliest_out() -> None:
    both = Decision("throw", "defense", ("2-H", "1-3", "none"))
    assert says(at(Told(advance={"2-H": 0.9, "1-3": 0.4}), HOME, bases="12-"), both) == "1-3"
    alone = Decision("throw", "defense", ("2-H", "none"))
    assert says(at(Told(), HOME, bases="-2-"), alone) == "2-H"


def test_weak_bats_move_runners_up() -> None:
    batter = new_game().situation.batter
    weak, good = Told(bats={batter: -0.15}), Told(bats={batter: 0.02}, bunter=True)
    assert says(at(weak, VISITORS, bases="1--"), BUNT) == "sacrifice"
    assert says(at(weak, VISITORS, bases="1--", outs=2), BUNT) == "none"
    assert says(at(good, VISITORS, bases="1--", inning=8), BUNT) == "none"
    light = Told(bats={batter: -0.02}, bunter=True)
    assert says(at(light, VISITORS, bases="1--", inning=8, score=(1, 1)), BUNT) == "sacrifice"
    assert says(at(light, VISITORS, bases="1--", inning=8, score=(1, 4)), BUNT) == "none"


def test_who_bunted_in_his_season_does_so_when_it_is_replayed() -> None:
    """Late in a close game, however well he hits; at the table only where it pays."""
    hitter = Told(bats={new_game().situation.batter: 0.05}, bunter=True, asked=True)
    for inning, score, in_season, bunts in (
        (8, (1, 1), True, True),
        (8, (1, 1), False, False),
        (8, (2, 1), True, False),
        (3, (1, 1), True, False),
    ):
        view = at(hitter, VISITORS, bases="1--", inning=inning, score=score)
        assert ByTheBook(in_season).decide(view, BUNT) == ("sacrifice" if bunts else "none")


def test_a_squeeze_brings_in_one_run_late() -> None:
    batter = new_game().situation.batter
    told = Told(bats={batter: -0.05}, bunter=True)
    assert says(at(told, VISITORS, bases="--3", outs=1, inning=8, score=(2, 2)), SQUEEZE) == "squeeze"
    assert says(at(told, VISITORS, bases="--3", outs=0, inning=8, score=(2, 2)), SQUEEZE) == "none"
    assert says(at(told, VISITORS, bases="--3", outs=1, inning=3, score=(2, 2)), SQUEEZE) == "none"


def test_the_hit_and_run_wants_a_contact_hitter() -> None:
    assert says(at(Told(contact=True), VISITORS, bases="1--", outs=1), HIT_AND_RUN) == "yes"
    assert says(at(Told(contact=False), VISITORS, bases="1--", outs=1), HIT_AND_RUN) == "no"
    assert says(at(Told(contact=True), VISITORS, bases="1--", outs=0), HIT_AND_RUN) == "no"
    assert says(at(Told(contact=True), VISITORS, bases="12-", outs=1), HIT_AND_RUN) == "no"


def test_a_better_batter_is_walked_for_a_weaker_one() -> None:
    players = new_game().situation.lineups[VISITORS].players
    told = Told(bats={players[1]: 0.1, players[2]: -0.05})
    late = {"inning": 8, "outs": 1, "bases": "-2-", "score": (2, 2)}
    assert says(at(told, HOME, **late), WALK) == "yes"  # type: ignore[arg-type]
    assert says(at(Told(), HOME, **late), WALK) == "no"  # type: ignore[arg-type]
    assert says(at(told, HOME, inning=3, outs=1, bases="-2-"), WALK) == "no"
    assert says(at(told, HOME, inning=8, outs=1, bases="12-"), WALK) == "no"
    assert says(at(told, HOME, inning=8, outs=1, bases="-2-", score=(2, 6)), WALK) == "no"


def test_the_infield_comes_in_late_and_close() -> None:
    infield = Decision("infield", "defense", ("back", "in"))
    assert says(at(Told(), HOME, inning=8, bases="--3", score=(2, 2)), infield) == "in"
    assert says(at(Told(), HOME, inning=8, bases="1--", score=(2, 2)), infield) == "back"
    assert says(at(Told(), HOME, inning=2, bases="--3"), infield) == "back"
    option = Decision("option", "defense", ("A", "B"))
    assert says(at(Told(), HOME, inning=9, bases="1-3", score=(3, 3)), option) == "B"
    assert says(at(Told(), HOME, inning=9, bases="1-3", score=(3, 5)), option) == "A"


def test_bunts_keep_the_runner_on_third_and_are_tried_again_by_weak_bats() -> None:
    hold = Decision("hold", "offense", ("none", "3", "2"))
    assert says(at(Told(), VISITORS, bases="-23"), hold) == "3"
    again = Decision("again", "offense", ("no", "yes"))
    batter = new_game().situation.batter
    assert says(at(Told(bats={batter: -0.2}), VISITORS, bases="1--"), again) == "yes"
    assert says(at(Told(), VISITORS, bases="1--"), again) == "no"


def test_the_best_column_is_the_games_to_tell() -> None:
    column = Decision("best_column", "defense", ("none", "3", "5", "6"))
    assert says(at(Told(column="6"), HOME, bases="1--"), column) == "6"

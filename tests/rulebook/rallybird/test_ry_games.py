"""RY-04 to RY-06, RY-14 and RY-18 to RY-20: half-innings and games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from hotstove.diamond.ending import is_over
from hotstove.games.rallybird.asking import ASTERISK, CARD, GLOVES, REMOVED, deck_of
from hotstove.games.rallybird.cards import CARDS, TAKE_THE_PITCH
from hotstove.games.rallybird.chart_set import our_charts
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.gloves import placements
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.resolving import field_of
from hotstove.games.rallybird.tiles import fresh_gloves
from hotstove.games.rallybird.view import RallyView
from hotstove.table.errors import Mistake, Refused
from hotstove.table.questions import Decision, Draw, Question
from tests.helpers.rallybird import Chooser, at_bats, played


def questions(record: list[object]) -> list[tuple[Question, object]]:
    return list(zip(record[::2], record[1::2], strict=True))  # type: ignore[arg-type]


def test_ry_04_one_random_card_is_out_of_every_half_inning() -> None:
    found: Counter[int] = Counter()
    for seed in range(150):
        _, session = played(Options(), seed)
        removed = ""
        for question, answer in questions(session.record):
            if isinstance(question, Draw):
                assert question.purpose == REMOVED
                removed = deck_of(Options())[int(str(answer)) - 1]
                found[int(str(answer))] += 1
            elif question.purpose == CARD:
                assert isinstance(question, Decision)
                assert removed not in question.options
                assert question.secret
    assert set(found) == set(range(1, 18))
    assert max(found.values()) < 2.2 * min(found.values())


def test_ry_04_the_offence_sees_it_and_the_defence_does_not() -> None:
    managers = {"visitors": Chooser(1), "home": Chooser(2)}
    played(Options(), 3, managers)
    for seat, manager in managers.items():
        for view, question in manager.seen:
            batting = (view.situation.half == "top") == (seat == "visitors")
            assert view.batting == batting
            if not batting:
                assert view.removed == ""
            elif question.purpose == CARD:
                assert view.removed in deck_of(Options())
                assert view.removed not in question.options


def test_ry_05_the_defence_discards_an_asterisk_tile_and_begins_white() -> None:
    charts = our_charts()
    managers = {"visitors": Chooser(1), "home": Chooser(2)}
    played(Options(), 4, managers)
    discards = [
        (view, question)
        for manager in managers.values()
        for view, question in manager.seen
        if question.purpose == ASTERISK
    ]
    assert discards
    assert all(question.options == charts.asterisks and not view.batting for view, question in discards)
    for discarded in charts.asterisks:
        gloves = fresh_gloves(charts.tiles, discarded)
        assert len(gloves) == 6
        assert not any(glove.red for glove in gloves)
        assert discarded not in map(str, gloves)


def test_ry_06_card_then_gloves_then_dice() -> None:
    _, session = played(Options(), 5)
    purposes = [question.purpose for question, _ in questions(session.record)]
    for number, purpose in enumerate(purposes):
        if purpose == CARD:
            assert purposes[number + 1] == GLOVES
            assert purposes[number + 2] == "swing"


def test_ry_06_the_card_is_hidden_until_the_gloves_are_placed() -> None:
    managers = {"visitors": Chooser(1), "home": Chooser(2)}
    played(Options(), 6, managers)
    for manager in managers.values():
        for view, question in manager.seen:
            if question.purpose == GLOVES:
                assert (view.card, view.placement) == ("", None)
            if question.purpose == "flip":
                assert view.card in CARDS
                assert view.placement is not None


def test_ry_06_every_tile_is_placed() -> None:
    charts = our_charts()
    for discarded in charts.asterisks:
        gloves = fresh_gloves(charts.tiles, discarded)
        for number in range(1, 7):
            for text in placements(gloves[:number]):
                assert sorted(text.split()) == sorted([*map(str, gloves[:number]), *["-"] * (6 - number)])


def test_ry_06_an_answer_that_is_not_offered_is_refused_without_telling_the_hand() -> None:
    def cheat(view: RallyView, question: Decision) -> str | None:
        return view.removed if question.purpose == CARD else None

    with pytest.raises(Refused) as refused:
        played(Options(), 7, {"visitors": Chooser(1, cheat), "home": Chooser(2, cheat)})
    assert not any(card in str(refused.value) for card in CARDS)


def test_ry_14_cards_come_back_and_gloves_start_fresh() -> None:
    def favourite(view: RallyView, question: Decision) -> str | None:
        return "Deep" if question.purpose == CARD and "Deep" in question.options else None

    state, session = played(Options(), 8, {"visitors": Chooser(1, favourite), "home": Chooser(2, favourite)})
    met = at_bats(state)
    assert sum(one.card == "Deep" for one in met) > len(met) / 2
    first = {(one.situation.inning, one.situation.half): one for one in reversed(met)}
    assert len(first) >= 5
    for one in first.values():
        assert (one.situation.outs, one.situation.bases) == (0, "---")
        assert len(one.gloves) == 6
        assert not any(glove.red for glove in one.gloves)
    assert all(before.situation.outs < 3 for before in met)
    assert session.record


def test_ry_14_tiles_change_as_the_at_bats_say() -> None:
    state, _ = played(Options(), 9)
    met = at_bats(state)
    for before, after in pairwise(met):
        if (before.situation.inning, before.situation.half) != (after.situation.inning, after.situation.half):
            continue
        reds = [sum(glove.red for glove in one.gloves) for one in (before, after)]
        if before.result.flipped:
            assert (len(after.gloves), reds[1]) == (len(before.gloves), reds[0] + 1)
        elif before.result.removed:
            assert (len(after.gloves), reds[1]) == (len(before.gloves) - 1, reds[0] - 1)
        else:
            assert after.gloves == before.gloves


def test_ry_15_the_learning_game_leaves_take_the_pitch_out() -> None:
    assert TAKE_THE_PITCH not in deck_of(Options(take_the_pitch=False))
    _, session = played(Options(take_the_pitch=False), 10)
    for question, answer in questions(session.record):
        if question.purpose == CARD:
            assert isinstance(question, Decision)
            assert TAKE_THE_PITCH not in question.options
        if question.purpose == REMOVED:
            assert int(str(answer)) <= 16


@pytest.mark.parametrize(
    ("whose", "top", "bottom"), [("both", 1, 1), ("visitors", 1, 0), ("home", 0, 1), ("nobody", 0, 0)]
)
def test_ry_16_snake_eyes_for_both_sides_or_one(whose: str, top: int, bottom: int) -> None:
    options = Options(snake_eyes=whose)
    assert (options.walks_on_two("top"), options.walks_on_two("bottom")) == (bool(top), bool(bottom))
    walked: Counter[str] = Counter()
    for seed in range(60):
        state, session = played(options, seed)
        for entry in GAME.log(session.turns, state).plays:
            if entry.play.events[0].code == "W":
                walked[entry.situation.half] += 1
        for one in at_bats(state):
            if one.result.play.events[0].code == "W" and one.card != TAKE_THE_PITCH:
                assert options.walks_on_two(one.situation.half)
    assert walked["top"] and walked["bottom"]


def test_ry_17_in_the_ninth_alone_for_the_side_that_trails() -> None:
    options = Options(rallybird=True)
    managers = {"visitors": Chooser(1), "home": Chooser(2)}
    asked = 0
    for seed in range(80):
        state, _ = played(options, seed, managers)
        for one in at_bats(state):
            assert one.rallybird <= (one.situation.inning == 9)
    for manager in managers.values():
        for view, question in manager.seen:
            if question.purpose == "reroll":
                asked += 1
                assert view.situation.inning == 9
                assert view.situation.lead < 0
                assert view.rallybird
    assert asked > 100


def test_ry_17_in_extra_innings_only_by_agreement() -> None:
    assert not Options(rallybird=True).rallybird_flies(10)
    assert Options(rallybird=True, rallybird_extra=True).rallybird_flies(10)
    assert not Options(rallybird=True, rallybird_extra=True).rallybird_flies(8)
    assert not Options().rallybird_flies(9)
    assert not Options(rallybird_extra=True).rallybird_flies(10)


def test_ry_17_a_side_that_has_tied_the_score_may_not_roll_again() -> None:
    state, _ = played(Options(rallybird=True), 1)
    tied = replace(state.situation, inning=9, half="bottom", score=(3, 3))
    behind = replace(tied, score=(4, 3))
    assert not field_of(tied, Options(rallybird=True), True).may_roll_again
    assert field_of(tied, Options(rallybird=True), True).rallybird
    assert field_of(behind, Options(rallybird=True), True).may_roll_again
    assert not field_of(behind, Options(rallybird=True), False).may_roll_again


@pytest.mark.parametrize("innings", [3, 9])
def test_ry_18_three_innings_or_nine(innings: int) -> None:
    for seed in range(20):
        state, session = played(Options(innings=innings), seed)
        first, last = GAME.log(session.turns, state).plays[0].situation, state.situation
        assert (first.inning, first.half, first.score) == (10 - innings, "top", (0, 0))
        assert last.inning >= 9
        assert is_over(last)


def test_ry_18_the_home_side_does_not_bat_when_it_is_ahead_in_the_last() -> None:
    skipped = walked_off = 0
    for seed in range(120):
        state, session = played(Options(), seed)
        last = state.situation
        if last.half == "top":
            skipped += 1
            assert last.score[1] > last.score[0]
        elif last.score[1] > last.score[0] and last.outs < 3:
            walked_off += 1
            before = session.turns[-1][0].situation
            assert before.score[1] <= before.score[0]
    assert skipped > 10
    assert walked_off > 10
    with pytest.raises(Mistake, match="innings is 5"):
        Options(innings=5)


def test_ry_19_a_tie_goes_to_extra_innings() -> None:
    ended = [played(Options(), seed)[0].situation for seed in range(200)]
    long = [situation for situation in ended if situation.inning > 9]
    assert len(long) > 10
    assert all(situation.score[0] != situation.score[1] for situation in long)


def test_ry_20_any_two_managers_may_sit_down() -> None:
    """A manager is anybody who answers; the game asks each side for its own choices and nobody for the other's."""
    managers = {"visitors": Chooser(1), "home": Chooser(2)}
    played(Options(), 12, managers)
    for seat, manager in managers.items():
        assert all(view.seat == seat for view, _ in manager.seen)
        assert all((question.seat == "offense") == view.batting for view, question in manager.seen)

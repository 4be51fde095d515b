"""Whole games between managers by the book, or at random: no illegal state, and every box score proves."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hotstove.diamond.apply import apply
from hotstove.diamond.ending import is_over
from hotstove.diamond.notation import read, write
from hotstove.diamond.play import Play
from hotstove.diamond.state import State
from hotstove.diamond.turn import BallTurn
from hotstove.diamond.view import View
from hotstove.games import game as identity
from hotstove.scorebook import score
from hotstove.scorebook.legality import offences_of
from hotstove.scorebook.proof import faults_of
from hotstove.table.chance import seed_for
from hotstove.table.managing import Manager
from hotstove.table.questions import Decision
from tests.helpers.playing import BallSession, at_random, ballgame, by_the_book, games_with_clubs, log_of, played

GAMES = games_with_clubs()


def watched(key: str, number: int, managers: Mapping[str, Manager[View]]) -> BallSession:
    """A game with every play looked at; presets, starters and designated hitters change from game to game."""
    presets = list(identity(key).presets.values())

    def watch(state: State, play: BallTurn, after: State) -> None:
        assert hash(after) != 0
        if not isinstance(play, Play):
            return
        before = state.situation
        assert 0 <= before.outs <= 2
        assert all(lineup.is_complete or side == before.batting for side, lineup in enumerate(before.lineups))
        on_base = [player for player in before.runners if player]
        assert len(set(on_base)) == len(on_base)
        assert all(player in before.lineups[before.batting].players for player in on_base)
        assert before.batter not in on_base
        assert apply(before, play).outs <= 3
        assert read(write(play)) == play

    begun = ballgame(key, presets[number % len(presets)], turn=number, designated_hitter=number % 3 > 0)
    return played(begun, seed_for(key, number), managers, watch=watch)


def wrong_with(session: BallSession) -> list[str]:
    """What the umpire, the scorer and the rules of asking have to say."""
    log, called_off = log_of(session), session.state.called_off
    book = score(log)
    wrong = offences_of(log) if not called_off else []
    wrong += faults_of(book)
    if not (called_off or (log.final is not None and is_over(log.final))):
        wrong.append("the game stopped before it was over")
    for side, own in enumerate(book.sides):
        for pitcher in own.pitchers:
            outing = session.state.outing(side, pitcher.player)
            line = pitcher.line
            charged = (line.outs, line.batters_faced, line.runs, line.earned_runs)
            if outing is None or (outing.outs, outing.batters, outing.runs, outing.earned) != charged:
                wrong.append(f"{pitcher.player}: {outing}, and the box has {line}")
    for question in session.record[::2]:
        if isinstance(question, Decision) and (
            len(set(question.options)) != len(question.options) or len(question.options) < 2
        ):
            wrong.append(f"{question.purpose} offers {question.options}")
    return wrong


def all_wrong(key: str, games: int, random: bool) -> list[str]:
    found = []
    for number in range(games):
        managers = at_random(seed_for("minds", key, number)) if random else by_the_book()
        found += [f"game {number}: {fault}" for fault in wrong_with(watched(key, number, managers))]
    return found


@pytest.mark.parametrize("random", [False, True], ids=["by the book", "at random"])
@pytest.mark.parametrize("key", GAMES)
def test_games_keep_the_rules(key: str, random: bool) -> None:
    assert all_wrong(key, 40, random) == []


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_two_thousand_games_by_the_book(key: str) -> None:
    assert all_wrong(key, 2000, random=False) == []


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_five_hundred_games_at_random(key: str) -> None:
    assert all_wrong(key, 500, random=True) == []

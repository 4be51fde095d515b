"""Same seed, same bytes; a tape is the game; a game that was cut off anywhere goes on to the same end."""

from __future__ import annotations

import random
from functools import cache

import pytest

from hotstove.diamond.view import View
from hotstove.managers.book import ByTheBook
from hotstove.table.chance import Dealer, Script
from hotstove.table.errors import Mistake
from hotstove.table.managing import Manager
from hotstove.table.questions import Decision, Draw, Request, Roll
from hotstove.table.session import Session
from hotstove.table.tape import Line, Tape
from tests.helpers.playing import BallSession, at_random, ballgame, by_the_book, games_with_clubs, played, transcript

GAMES = games_with_clubs()


@cache
def one_game(key: str) -> BallSession:
    return played(ballgame(key), 11)


class Disturbing:
    """A manager who upsets the global random state before he answers."""

    def __init__(self, manager: Manager[View]) -> None:
        self._manager = manager

    def decide(self, view: View, question: Decision | Request) -> str:
        random.seed(len(question.purpose))
        random.random()
        return self._manager.decide(view, question)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_gives_the_same_bytes(key: str) -> None:
    assert transcript(played(ballgame(key), 11)) == transcript(one_game(key))


@pytest.mark.parametrize("key", GAMES)
def test_other_seeds_give_other_games(key: str) -> None:
    assert transcript(played(ballgame(key), 12)) != transcript(one_game(key))


@pytest.mark.parametrize("key", GAMES)
def test_the_record_is_the_same_whether_somebody_looks_on_or_not(key: str) -> None:
    """Where nobody does, calm questions are not put; the record tells them all the same, in their places."""
    asked = played(ballgame(key), 11, watch=lambda before, turn, after: None)
    spared = one_game(key)
    assert asked.record == spared.record
    assert asked.lines() == spared.lines()


@pytest.mark.parametrize("key", GAMES)
def test_a_record_can_be_read_in_the_middle_of_a_turn(key: str) -> None:
    """One side is managed from outside: it is asked what the other's manager need not be."""
    game, begun = ballgame(key)
    lines = []
    for watch in (None, lambda before, turn, after: None):
        session: BallSession = Session(game, begun, Dealer(11), {"home": ByTheBook()}, watch=watch)
        steps, seen = session.steps(), []
        asked = next(steps)
        for _ in range(60):
            seen.append((asked.question, len(session.record), session.lines()))
            asked = steps.send(asked.question.options[0] if isinstance(asked.question, Decision) else "none")
        lines.append(seen)
    assert lines[0] == lines[1]


@pytest.mark.parametrize("key", GAMES)
def test_global_random_state_changes_nothing_and_is_not_changed(key: str) -> None:
    managers = {seat: Disturbing(manager) for seat, manager in by_the_book().items()}
    assert transcript(played(ballgame(key), 11, managers)) == transcript(one_game(key))
    random.seed(5)
    before = random.getstate()
    played(ballgame(key), 13, at_random(3))
    assert random.getstate() == before


@pytest.mark.parametrize("key", GAMES)
def test_the_same_answers_bring_the_same_questions(key: str) -> None:
    """Rolls without any dice: the recorded outcomes as a script, the recorded decisions from the tape."""
    first = one_game(key)
    outcomes = [
        answer
        for question, answer in zip(first.record[::2], first.record[1::2], strict=True)
        if isinstance(question, Roll | Draw)
    ]
    again = played(ballgame(key), 0, chance=Script(outcomes))
    asked = [question if not isinstance(question, Request) else question.purpose for question in again.record[::2]]
    assert asked == [
        question if not isinstance(question, Request) else question.purpose for question in first.record[::2]
    ]
    assert transcript(again) == transcript(first)


@pytest.mark.parametrize("key", GAMES)
def test_a_tape_replays_to_the_same_bytes(key: str) -> None:
    """Through text: the tape is written, read back and run, with nobody there to answer anything."""
    first = one_game(key)
    tape = Tape.from_text(Tape({"game": key}, first.lines()).to_text())
    assert transcript(played(ballgame(key), 11, {}, tape.lines)) == transcript(first)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("part", range(12))
def test_a_game_cut_off_anywhere_goes_on_to_the_same_end(key: str, part: int) -> None:
    """Cut after some answer, wherever it falls: the tape so far and the same seed lead to the same game."""
    first = one_game(key)
    lines = first.lines()
    cut = [0, 1, 2, 3, len(lines) - 1, len(lines)][part] if part < 6 else (part * 7919) % len(lines)
    assert transcript(played(ballgame(key), 11, lines=lines[:cut])) == transcript(first)


@pytest.mark.parametrize("key", GAMES)
def test_undo_is_a_shorter_tape(key: str) -> None:
    """After an undo another answer may be given, and the rest of the tape is forgotten."""
    first = one_game(key)
    lines = first.lines()
    choices = [
        (number, Line(question.purpose, other))
        for number, (question, answer) in enumerate(zip(first.record[::2], first.record[1::2], strict=True))
        if isinstance(question, Decision)
        for other in question.options
        if other != answer
    ]
    number, other = choices[len(choices) // 2]
    changed = [*lines[:number], other]
    again = played(ballgame(key), 11, lines=changed)
    assert again.lines()[: len(changed)] == changed
    assert again.lines() != lines


@pytest.mark.parametrize("key", GAMES)
def test_a_tape_that_does_not_fit_is_told(key: str) -> None:
    """Another seed, a line for another question, an answer that cannot be, and lines beyond the end of the game."""
    lines = one_game(key).lines()
    roll = next(
        number
        for number, question in enumerate(one_game(key).record[::2])
        if isinstance(question, Roll | Draw) and number > 5
    )
    decision = next(n for n, question in enumerate(one_game(key).record[::2]) if isinstance(question, Decision))
    for broken, words in (
        ([*lines[:roll], Line("nonsense", "1")], "another version"),
        ([*lines[:roll], Line(lines[roll].purpose, "999999")], "999999"),
        ([*lines[:decision], Line(lines[decision].purpose, "maybe")], "maybe"),
        ([*lines, Line("pitch", "20")], "over"),
    ):
        with pytest.raises(Mistake, match=words):
            played(ballgame(key), 11, lines=broken)
    with pytest.raises(Mistake, match="seed does not roll"):
        played(ballgame(key), 12, lines=lines)


def test_dealers_with_one_seed_roll_alike_and_others_do_not() -> None:
    from hotstove.games.superstar.dice import PITCH

    rolls = [[dealer.answer(PITCH) for _ in range(40)] for dealer in (Dealer(1), Dealer(1), Dealer(2))]
    assert rolls[0] == rolls[1] != rolls[2]

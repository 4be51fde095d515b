"""A tape played again, and a game in a few lines."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from hotstove.cli.rallybird.tapes import RallySession, Table, load
from hotstove.cli.rallybird.telling import tell_at_bat
from hotstove.games.rallybird.asking import GLOVES
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.state import AtBat, Met, RallySetup, RallyState, RallyTurn, met_in
from hotstove.table.account import Account
from hotstove.table.chance import Dealer
from hotstove.table.questions import Answer, Question
from hotstove.table.session import Asked, Session


class _Ended(Exception):
    """The tape has no further answer."""


def _nobody(asked: Asked) -> Answer:
    """Nobody sits here: the tape alone speaks."""
    raise _Ended


def rerun(path: Path, charts: Path | None) -> tuple[Table, RallySession, list[Met], list[list[str]]]:
    """A tape played again to where it ends: the game, its at-bats and how each is told."""
    table, lines = load(path, charts)
    mets: list[Met] = []
    told: list[list[str]] = []
    account = Account()

    def watch(before: RallyState, turn: RallyTurn, after: RallyState) -> None:
        if isinstance(turn, AtBat):
            mets.append(met_in(before, turn))
            told.append(tell_at_bat(table.book, mets[-1], since_gloves(account)))

    chance = Dealer(table.seed) if table.seed is not None and not table.own_dice else None
    state = GAME.start(RallySetup(table.options, table.book))
    session = Session(GAME, state, chance, {}, lines, account=account, watch=watch)
    with suppress(_Ended):
        session.run(_nobody)
    return table, session, mets, told


def since_gloves(account: Account) -> list[tuple[Question, Answer]]:
    """What fell and was called since the gloves were placed."""
    heard = account.answers
    last = max(number for number, entry in enumerate(heard) if entry.question.purpose == GLOVES)
    return [(entry.question, entry.answer) for entry in heard[last + 1 :]]


def line_score(session: RallySession) -> list[str]:
    """Runs by inning, and the final score."""
    runs: dict[tuple[int, str], int] = {}
    last = session.state.situation
    plays = GAME.log(session.turns, session.state).plays
    scores = [*(entry.situation.score for entry in plays[1:]), last.score]
    for entry, score in zip(plays, scores, strict=True):
        side = 0 if entry.situation.half == "top" else 1
        key = (entry.situation.inning, entry.situation.half)
        runs[key] = runs.get(key, 0) + score[side] - entry.situation.score[side]
    innings = range(session.state.setup.options.first_inning, last.inning + 1)
    lines = ["          " + "".join(f"{inning:>4}" for inning in innings) + "      R"]
    for side, (name, half) in enumerate((("Visitors", "top"), ("Home", "bottom"))):
        cells = "".join(f"{runs.get((inning, half), 'x'):>4}" for inning in innings)
        lines.append(f"{name:<10}{cells}   {last.score[side]:>4}")
    return lines

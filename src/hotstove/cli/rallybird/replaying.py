"""A tape played again, and a game in a few lines."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from hotstove.cli.rallybird.tapes import Table, load
from hotstove.cli.rallybird.telling import tell_at_bat
from hotstove.games.rallybird.contest import GLOVES, RallyGame
from hotstove.games.rallybird.pawns import SIDES
from hotstove.games.rallybird.view import Met, View
from hotstove.table.account import Account
from hotstove.table.chance import Dealer
from hotstove.table.questions import Answer, Draw, Question, Roll
from hotstove.table.session import Session


class _Ended(Exception):
    """The tape has no further answer."""


class _EndOfTape:
    """Nobody sits here: the tape alone speaks."""

    def decide(self, view: View, question: Any) -> str:
        raise _Ended

    def answer(self, question: Roll | Draw) -> Answer:
        raise _Ended


def rerun(path: Path, charts: Path | None) -> tuple[Table, RallyGame, list[Met], list[list[str]]]:
    """A tape played again to where it ends: the game, its at-bats and how each is told."""
    table, lines = load(path, charts)
    mets: list[Met] = []
    told: list[list[str]] = []
    account = Account()

    def watch(met: Met) -> None:
        mets.append(met)
        told.append(tell_at_bat(table.book, met, since_gloves(account)))
        account.clear()

    game = RallyGame(table.book, table.options, account, watch)
    chance: Any = Dealer(table.seed) if table.seed is not None and not table.own_dice else _EndOfTape()
    with suppress(_Ended):
        Session(game, chance, {side: _EndOfTape() for side in SIDES}, lines).run()
    return table, game, mets, told


def since_gloves(account: Account) -> list[tuple[Question, Answer]]:
    """What fell and was called since the gloves were placed."""
    heard = account.answers
    last = max(number for number, entry in enumerate(heard) if entry.question.purpose == GLOVES)
    return [(entry.question, entry.answer) for entry in heard[last + 1 :]]


def line_score(game: RallyGame) -> list[str]:
    """Runs by inning, and the final score."""
    runs: dict[tuple[int, str], int] = {}
    plays = game.log.plays
    scores = [*(entry.situation.score for entry in plays[1:]), game.situation.score]
    for entry, score in zip(plays, scores, strict=True):
        side = 0 if entry.situation.half == "top" else 1
        key = (entry.situation.inning, entry.situation.half)
        runs[key] = runs.get(key, 0) + score[side] - entry.situation.score[side]
    innings = range(game.options.first_inning, game.situation.inning + 1)
    lines = ["          " + "".join(f"{inning:>4}" for inning in innings) + "      R"]
    for side, (name, half) in enumerate((("Visitors", "top"), ("Home", "bottom"))):
        cells = "".join(f"{runs.get((inning, half), 'x'):>4}" for inning in innings)
        lines.append(f"{name:<10}{cells}   {game.situation.score[side]:>4}")
    return lines

"""What is told of a turn: a play with its sentences, a change, or what was settled before the pitch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.diamond.apply import step
from hotstove.diamond.club import Club
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.diamond.turn import BallTurn, Change, Omen
from hotstove.sitting.account_lines import readings
from hotstove.sitting.plays.day import half_is_over, half_summary
from hotstove.sitting.plays.reasons import who_goes
from hotstove.sitting.plays.telling import OUTS, half_name, score_line, tell, tell_change
from hotstove.sitting.thinking import ManagerDecision
from hotstove.sitting.told import CHANGE, NEWS, PLAY, Told
from hotstove.table.account import Account
from hotstove.table.questions import Decision, Draw, Request, Roll

if TYPE_CHECKING:
    from hotstove.sitting.plays.match import PlaysMatch, PlaysState


def told_of(
    match: PlaysMatch,
    before: PlaysState,
    turn: BallTurn,
    after: PlaysState,
    account: Account,
    decisions: tuple[ManagerDecision, ...],
) -> list[Told]:
    """One entry for a play or an omen, one for each move of a change; its reason stands under the last of them."""
    situation, clubs = before.situation, match.clubs
    chapter, standing = half_name(situation), score_line(situation.score, clubs)
    speaking = [one for one in decisions if not one.is_quiet]
    if isinstance(turn, Change):
        wanted = [one for one in speaking if isinstance(one.question, Request) and one.side == turn.side][-1:]
        told = []
        for move in turn.moves:
            text, last = tell_change(situation, turn.side, move, clubs), move is turn.moves[-1]
            reasons = tuple(_reason(one, situation, clubs) for one in wanted) if last else ()
            told.append(Told(CHANGE, text, chapter, standing, reasons))
            situation = situation.with_change(turn.side, move)
        return told
    if isinstance(turn, Omen):
        rolls = tuple(
            f"{entry.question.purpose} {entry.question.show(entry.answer)}"
            for entry in account.answers
            if isinstance(entry.question, Roll | Draw)
        )
        text = f"The game is {turn.called_off}." if turn.called_off else ""
        sentences = tuple(match.sentences(before, account))
        told_too = rolls or text or sentences
        return [Told(NEWS, text, chapter, standing, asides=rolls, sentences=sentences)] if told_too else []
    assert isinstance(turn, Play)
    reasons = tuple(_reason(one, situation, clubs) for one in speaking if isinstance(one.question, Decision))
    text = tell(situation, turn, clubs)
    outs = situation.outs + step(turn, situation.bases).outs
    if outs != situation.outs:
        text += f" {OUTS[outs].capitalize()}."
    scored = after.situation.score != situation.score
    if scored:
        text += f" {score_line(after.situation.score, clubs)}."
    asides = tuple(readings(account, match.chart_names))
    sentences = tuple(match.sentences(before, account, turn))
    more = (half_summary(before, turn, after, clubs),) if half_is_over(before, after) else ()
    return [Told(PLAY, text, chapter, standing, reasons, asides, sentences, more, scored)]


def _reason(one: ManagerDecision, situation: Situation, clubs: tuple[Club, Club]) -> str:
    """Why a manager chose what he chose, with the runners whom he sends."""
    question, choice = one.question, one.advice.choice
    going = who_goes(question, choice, situation, clubs) if isinstance(question, Decision) else ""
    return f"{clubs[one.side].name}{f', {going}' if going else ''}: {one.advice.reason}"

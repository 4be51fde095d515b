"""SS-23, SS-24: the Manager's Decision, by which runners are sent for one base more."""

from __future__ import annotations

from hotstove.diamond.bases import next_base
from hotstove.diamond.batted import batted
from hotstove.diamond.play import Play
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import ADVANCE
from hotstove.games.superstar.matchup import Matchup
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

CANDIDATES = {"2M": ("1-H",), "2": ("1-H",), "1D": ("1-3",), "1M": ("2-H", "1-3"), "MS": ("2-3", "1-2"), "FM": ("3-H",)}
"""Who may be sent under each symbol, lead runner first; a player follows only where the player ahead makes room."""
CAUGHT_BALLS = frozenset({"MS", "FM"})
WITH_OTHERS = frozenset({"S*", "E*", "O*"})


@tabulated
def sendable(symbol: str, bases: str, outs: int) -> tuple[str, ...]:
    """The choices before the offence, holding first."""
    if symbol in CAUGHT_BALLS and outs == 2:
        return ("none",)
    going = [move for move in CANDIDATES[symbol] if move[0] in bases]
    return ("none", *(" ".join(going[: count + 1]) for count in range(len(going))))


@tabulated
def send_decision(symbol: str, bases: str, outs: int) -> Decision:
    return Decision("send", "offense", sendable(symbol, bases, outs))


@tabulated
def throw_decision(going: str) -> Decision:
    """The defence throws at one of the runners, or at nobody."""
    return Decision("throw", "defense", (*going.split(), "none"))


@stage("SS-23", "SS-24")
def send_runners(charts: SuperstarCharts, m: Matchup, symbol: str, phrase: str, fielder: int) -> Rule[Play]:
    """The offence sends whom it will; the defence picks the runner to throw at, or makes no play."""
    decision = send_decision(symbol, m.bases, m.outs)
    if len(decision.options) == 1:
        return batted(phrase, m.bases, m.outs, fielder)
    sent = yield decision
    if sent == "none":
        return batted(phrase, m.bases, m.outs, fielder)
    target = yield throw_decision(sent)
    if target == "none":
        return batted(sent_phrase(phrase, m.bases, sent, target, "S"), m.bases, m.outs, fielder)
    roll = yield ADVANCE
    cell = charts.managers_decision(roll, m.runner(target[0]))
    return batted(sent_phrase(phrase, m.bases, sent, target, cell), m.bases, m.outs, fielder)


@tabulated
def sent_phrase(phrase: str, bases: str, sent: str, target: str, cell: str) -> str:
    """The phrase of the ball, with the moves that the throw made of it."""
    outcome, *words = phrase.split()
    moves = {word[0]: word for word in words if word[0] in bases}
    if outcome in {"single", "double"}:
        moves["B"] = {"single": "B-1", "double": "B-2"}[outcome]
    going = {word[0]: word for word in sent.split()}
    for start, word in going.items():
        moves[start] = word
    if target != "none":
        start, end = target[0], target[2]
        moves[start] = f"{start}{'X' if cell[0] == 'O' else 'E' if cell == 'E' else '-'}{end}"
        if cell in WITH_OTHERS:
            mark = "T" if cell == "E*" else "-"
            for other in ("3", "2", "1", "B"):
                here = moves[other][2] if other in moves else other if other in bases else ""
                if other not in going and here and here != "H":
                    moves[other] = f"{other}{mark}{next_base(here)}"
    if moves.get("B") in {"B-1", "B-2"} and moves["B"] == {"single": "B-1", "double": "B-2"}.get(outcome):
        del moves["B"]
    return " ".join([outcome, *(moves[start] for start in "321B" if start in moves)])

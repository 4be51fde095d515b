"""RB-09: runners who try for one base more, sent by their manager or by the built-in third-base coach."""

from __future__ import annotations

from hotstove.diamond.batted import batted
from hotstove.diamond.play import Play
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.dice import COACH, THROW
from hotstove.games.replay.flags import flagged
from hotstove.games.replay.lines import ALONG, HITS, MUST, SEND, Outcome
from hotstove.games.replay.lines import COACH as COACHED
from hotstove.games.replay.matchup import Matchup
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

UNCERTAIN = frozenset({COACHED, SEND, MUST})
URGE = {"2-H": 2, "1-3": 0, "1-H": 0, "3-H": 3, "2-3": 0}
"""How readily the coach sends a player, by what he wants to reach."""
HOLD, GO, SAFE, OUT = "hold", "go", "safe", "out"


@tabulated
def lead_try(moves: tuple[str, ...], bases: str) -> str:
    """The foremost uncertain move of a player who is on base, or ""."""
    return next((move for move in moves if move[1] in UNCERTAIN and move[0] in bases), "")


@tabulated
def coaching_number(speed: int, arm: int, move: str, outs: int) -> int:
    """Speed against arm, with the coach's urge."""
    return max(-4, min(6, speed - arm + urge(move, outs)))


@tabulated
def urge(move: str, outs: int) -> int:
    """What the coach adds for the base in question; with two out everybody runs on contact."""
    return URGE[f"{move[0]}-{move[-1]}"] + (1 if outs == 2 else 0)


@tabulated
def send_decision(move: str) -> Decision:
    return Decision("send", "offense", ("none", move))


@stage("RB-09")
def advance(charts: ReplayCharts, m: Matchup, mark: str, missed: int, outcome: Outcome, fielder: int) -> Rule[Play]:
    """The foremost player tries; on a throw the player behind him moves up too."""
    move = lead_try(outcome.moves, m.bases)
    start, how, end = move[0], move[1], move[2]
    came = HOLD
    speed = m.speed(start)
    if how == COACHED:
        die = yield COACH
        word = charts.coach(coaching_number(speed, m.gloves[fielder].second, f"{start}-{end}", m.outs), die)
        came = word
        if word == "throw":
            thrown = yield THROW
            came = OUT if thrown > speed + 1 else SAFE
    else:
        sent = "none"
        if how == SEND:
            sent = yield send_decision(f"{start}-{end}")
        if how == MUST or sent != "none":
            die = yield THROW
            came = OUT if die > speed else SAFE
    play = batted(advanced(outcome, start, came), m.bases, m.outs, fielder)
    return flagged(play, m.bases, mark, missed)


@tabulated
def advanced(outcome: Outcome, lead: str, came: str) -> str:
    """The phrase of the play once it is known how the foremost player came off."""
    words = [outcome.word]
    behind = False
    for move in outcome.moves:
        start, sign, end = move[0], move[1], move[2]
        if sign not in UNCERTAIN and sign != ALONG:
            words.append(move)
        elif start == lead:
            behind = True
            words += {HOLD: held(outcome.word, start, end), OUT: [f"{start}X{end}"]}.get(came, [f"{start}-{end}"])
        elif behind and came in {SAFE, OUT}:
            words.append(f"{start}-{end}")
        else:
            words += held(outcome.word, start, end)
    return " ".join(words)


@tabulated
def certain(outcome: Outcome) -> str:
    """The phrase where no player with a choice is on base, so that nobody draws a throw."""
    words = [outcome.word]
    for move in outcome.moves:
        if move[1] == ALONG:
            words += held(outcome.word, move[0], move[2])
        elif move[1] not in UNCERTAIN:
            words.append(move)
    return " ".join(words)


def held(word: str, start: str, end: str) -> list[str]:
    """Where a player stops: one base short after a hit, at his base after a fly."""
    if word not in HITS:
        return []
    short = "123H"["123H".index(end) - 1]
    return [f"{start}-{short}"] if short != start else []

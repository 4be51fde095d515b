"""A trial: one play run on scripted rolls and calls, and compared with the ruling that a scenario expects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hotstove.diamond.apply import step
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.ending import is_over, last_play
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.movement import movement
from hotstove.diamond.names import names_on
from hotstove.diamond.notation import read, write_basic
from hotstove.diamond.play import EVENT_CODES, Play
from hotstove.diamond.plays_game import OwnMatchup, PlaysGame
from hotstove.diamond.situation import BOTTOM, NOBODY, TOP, Situation
from hotstove.diamond.state import OwnMemory, OwnSetup, State
from hotstove.diamond.turn import BallTurn
from hotstove.table.account import Account
from hotstove.table.errors import Mistake, Refused
from hotstove.table.questions import Answer, Decision, Question, Request, Rule
from hotstove.table.scenarios import Scenario

COMMON_GIVEN = frozenset({"outs", "bases", "inning", "half", "score"})
COMMON_THEN = frozenset({"outs", "runs", "bases", "batter", "play", "cites", "reading", "over", "error", "asks"})
NO_LINEUP = Lineup(("",) * 10, (0,) * 10)


@dataclass
class Trial:
    """What became of a scenario's play."""

    turn: BallTurn | None = None
    used: int = 0
    """Rolls of the script that were asked for."""
    play: Play | None = None
    asked: list[str] = field(default_factory=list)
    refusal: str = ""
    complaint: str = ""
    """Why the script did not fit: too few rolls, too many, a call that was never asked for."""


def situation_of(scenario: Scenario) -> Situation:
    """The common keys of `given`, checked."""
    given = scenario.given
    outs, bases = given.get("outs", 0), given.get("bases", "---")
    inning, half, score = given.get("inning", 1), given.get("half", TOP), given.get("score", [0, 0])
    if outs not in (0, 1, 2):
        raise scenario.wrong("given.outs", outs, "0, 1 or 2")
    if bases not in ALL_BASES:
        raise scenario.wrong("given.bases", bases, 'three characters such as "1-3"')
    if not isinstance(inning, int) or inning < 1:
        raise scenario.wrong("given.inning", inning, "a number from 1")
    if half not in (TOP, BOTTOM):
        raise scenario.wrong("given.half", half, '"top" or "bottom"')
    if not (isinstance(score, list) and len(score) == 2 and all(isinstance(runs, int) for runs in score)):
        raise scenario.wrong("given.score", score, "[visitors, home]")
    return Situation(inning, half, outs, bases, NOBODY, (score[0], score[1]), (1, 1), (NO_LINEUP, NO_LINEUP))


def answer_of(decision: Decision, call: object) -> str:
    """A call as the scenario writes it, in the decision's own words; a refusal if it is not offered."""
    if isinstance(call, bool):
        text = "yes" if call else "no"
    elif isinstance(call, list):
        text = " ".join(str(word) for word in call) or "none"
    else:
        text = str(call)
    words = sorted(text.split())
    for option in decision.options:
        if sorted(option.split()) == words:
            return option
    raise Refused(f"{decision.purpose} {text}: not allowed here; offered are {' | '.join(decision.options)}")


def run_trial(
    scenario: Scenario,
    rule: Rule[BallTurn],
    account: Account,
    roll: Callable[[Question, object], Answer],
    early_calls: frozenset[str],
) -> Trial:
    """Runs one play. `roll` turns a scripted outcome into the answer to the question; early calls precede any roll."""
    trial = Trial()
    rolls, used = scenario.rolls, 0
    try:
        question = next(rule)
        while True:
            if isinstance(question, Decision):
                trial.asked.append(question.purpose)
                call = scenario.calls.get(question.purpose)
                answer: Answer = question.default if call is None else answer_of(question, call)
            elif isinstance(question, Request):
                answer = question.default
            else:
                _check_calls(scenario, trial.asked, early_calls)
                if used == len(rolls):
                    if not scenario.reading_only:
                        trial.complaint = f"the rules ask for a further roll ({question.purpose})"
                    return trial
                answer = roll(question, rolls[used])
                used += 1
                trial.used = used
            account.heard(question, answer)
            question = rule.send(answer)
    except StopIteration as stop:
        trial.turn = stop.value
        if not isinstance(trial.turn, Play):
            return trial
        trial.play = trial.turn
        try:
            _check_calls(scenario, trial.asked, frozenset(scenario.calls))
        except Refused as refusal:
            trial.refusal = str(refusal)
    except Refused as refusal:
        trial.refusal = str(refusal)
        return trial
    if used < len(rolls):
        trial.complaint = f"{len(rolls) - used} rolls are left over ({rolls[used]} next)"
    return trial


def _check_calls(scenario: Scenario, asked: Sequence[str], names: frozenset[str]) -> None:
    for name, call in scenario.calls.items():
        if name in names and name not in asked:
            raise Refused(f"{name} {call}: the rules do not offer it here")


def told(
    game: PlaysGame[OwnSetup, OwnMemory, OwnMatchup], state: State[OwnSetup, OwnMemory], trial: Trial, account: Account
) -> tuple[str, ...]:
    """What led to the play from this state, a sentence for each roll that was read, and what became of it."""
    if trial.refusal:
        return (trial.refusal,)
    names = names_on(state.situation, state.setup.clubs)
    lines = [line[:1].upper() + line[1:] for line in game.sentences(state, names, account.entries, trial.play)]
    if trial.play is None:
        return tuple(lines)
    return (*lines, in_short(outcome(state.situation, trial.play)))


def uncited(scenario: Scenario, account: Account) -> list[str]:
    """The rules that should have been cited and were not."""
    return [f"cites: expected {rule}" for rule in scenario.then.get("cites", []) if rule not in account.cites]


def differences(scenario: Scenario, trial: Trial, account: Account, reading: str) -> list[str]:
    """What the common keys of `then` expected and did not get."""
    then = scenario.then
    if "error" in then:
        if trial.refusal and str(then["error"]) in trial.refusal:
            return []
        return [f"expected a refusal with {then['error']!r}, came out: {trial.refusal or 'no refusal'}"]
    if trial.refusal:
        return [trial.refusal]
    if trial.complaint:
        return [trial.complaint]
    found: dict[str, Any] = {"reading": reading}
    if trial.play is not None:
        found |= outcome(situation_of(scenario), trial.play)
    wrong = []
    for key in ("outs", "runs", "bases", "batter", "reading", "over"):
        if key in then and not (key == "bases" and found.get("outs") == 3) and then[key] != found.get(key):
            wrong.append(f"{key}: expected {then[key]!r}, came out {found.get(key)!r}")
    if "play" in then and not same_basic(str(then["play"]), str(found.get("play", ""))):
        wrong.append(f"play: expected {then['play']!r}, came out {found.get('play')!r}")
    wrong += uncited(scenario, account)
    wrong += [f"asks: expected to be asked for {name}" for name in then.get("asks", []) if name not in trial.asked]
    return wrong


def outcome(situation: Situation, play: Play) -> dict[str, Any]:
    """The field after the play, in the words of the format."""
    play = last_play(situation, play)
    done = step(play, situation.bases)
    visitors, home = situation.score
    score = (visitors + done.runs, home) if situation.half == TOP else (visitors, home + done.runs)
    after = replace(situation, outs=situation.outs + done.outs, score=score)
    return {
        "outs": after.outs,
        "runs": done.runs,
        "bases": done.bases,
        "batter": movement(play).end_of("B") if done.next_batter else "up",
        "play": write_basic(play),
        "over": is_over(after),
    }


def in_short(outcome: Mapping[str, Any]) -> str:
    """The play and the field after it in a line."""
    field = f"bases {outcome['bases']}, {outcome['outs']} out, runs {outcome['runs']}"
    return f"{outcome['play']}: {field}{'; the game is over' if outcome['over'] else ''}."


def same_basic(expected: str, found: str) -> bool:
    """Equal basic plays; fielders count only where the ruling names some."""
    if expected == found:
        return True
    try:
        got = read(found)
        if expected in EVENT_CODES:
            return [event.code for event in got.events] == [expected]
        wanted = read(expected)
    except Mistake:
        return False
    return [(event.code, event.base) for event in wanted.events] == [
        (event.code, event.base) for event in got.events
    ] and all(
        not event.handled or event.handled == other.handled
        for event, other in zip(wanted.events, got.events, strict=True)
    )


def check_common(scenario: Scenario, more_given: Mapping[str, Any] | frozenset[str], more_then: frozenset[str]) -> None:
    """Unknown keys in `given` and `then` are errors."""
    scenario.check_keys("given", scenario.given, COMMON_GIVEN | frozenset(more_given))
    scenario.check_keys("then", scenario.then, COMMON_THEN | more_then)
    for key in ("cites", "asks"):
        names = scenario.then.get(key, [])
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise scenario.wrong(f"then.{key}", names, "a list of names")

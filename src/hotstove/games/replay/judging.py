"""Scenarios of Replay Baseball, ruled on by the same rules that play games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from hotstove.diamond.bases import next_base
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.movement import OUT, movement
from hotstove.diamond.play import Move, Play
from hotstove.diamond.stand_ins import PITCHER
from hotstove.diamond.trial import Trial, check_common, differences, run_trial, told, uncited
from hotstove.diamond.turn import BallTurn, Omen
from hotstove.games.replay.endurance import Mound
from hotstove.games.replay.fielding import Glove
from hotstove.games.replay.flags import pending_steal, without_flags
from hotstove.games.replay.options import Options
from hotstove.games.replay.plays import STILL_UP
from hotstove.games.replay.rest import rest_cell
from hotstove.games.replay.scenario_setup import Given, ReplayGame, from_scenario
from hotstove.games.replay.setup import ReplayState
from hotstove.table.account import Account
from hotstove.table.dice import Dice
from hotstove.table.questions import Answer, Question, Roll, Rule
from hotstove.table.reading import is_number
from hotstove.table.scenarios import Ruling, Scenario

GIVEN = frozenset({"batter", "pitcher", "tired", "speed", "hold", "fielders", "infield", "park", "pitching"})
THEN = frozenset({"grades", "depth", "fielders", "rest"})
CALLS = frozenset({"bunt", "hit_and_run", "steal", "infield", "best_column", "walk", "send", "bonus"})
EARLY_CALLS = frozenset({"bunt", "hit_and_run", "infield", "best_column", "walk"})
OPTIONS = frozenset(
    {
        *("two_dice", "infielder_die", "combined_steals", "called_steals", "keep_symbols", "endurance"),
        *("bonus_innings", "out_of_position", "rest_chart"),
    }
)
COLUMNS = {
    **{f"Column {column}": (str(column), "") for column in (1, 2, 3, 5, 6)},
    "Column 4, back": ("4", "back"),
    "Column 4, halfway": ("4", "halfway"),
    "Column 4, in": ("4", "in"),
}
"""Column and section of the Chart Book by the name of the chart."""


def judge(game: ReplayGame, scenario: Scenario) -> Ruling:
    """How the rules answer a scenario."""
    check_common(scenario, GIVEN, THEN)
    scenario.check_keys("calls", scenario.calls, CALLS)
    scenario.check_keys("options", scenario.options, OPTIONS)
    given = from_scenario(game, scenario, options_of(scenario))
    state = given.state
    side, account = state.situation.fielding, Account()
    nine = state.memory.nines[side]
    assert nine is not None
    wrong: list[str] = []
    if "rest" in scenario.then:
        cell = rest_cell(state.setup.charts.recorded(account), nine.card, given.work.started, given.work.outs)
        if cell != scenario.then["rest"]:
            wrong.append(f"rest: expected {scenario.then['rest']!r}, came out {cell!r}")
    if "fielders" in scenario.then:
        account.cite(("RB-28",))
        wrong += _fielders(scenario, nine.gloves)
    if set(scenario.then) <= {"rest", "fielders", "cites"} and set(scenario.then) != {"cites"}:
        return Ruling((*wrong, *uncited(scenario, account)), account)
    seen = Seen(state)
    rule = _whole_play(game, seen, account, scenario.reading_only)
    first = stop_at_reading(rule, account) if scenario.reading_only else rule
    early = EARLY_CALLS | {"steal"} if state.setup.options.called_steals else EARLY_CALLS
    trial = run_trial(_calls(scenario, given), first, account, _roll(scenario), early)
    if trial.complaint and not trial.refusal and "steal" in scenario.calls and "steal" not in trial.asked:
        trial.refusal = f"steal {scenario.calls['steal']}: the rules do not offer it here"
    if trial.play is not None and seen.plays:
        trial.play = merged(seen.plays, state.situation.bases)
    if "pitching" in scenario.given:
        account.cite(given.endurance_rules)
    wrong += differences(scenario, trial, account, reading_of(account)[0])
    wrong += _more(scenario, trial, seen.state.memory.mound(side, PITCHER), account)
    return Ruling(tuple(wrong), account, told(game, state, trial, account))


def options_of(scenario: Scenario) -> Options:
    """Options as written; a park and a call for the best column turn their own on."""
    endurance = scenario.options.get("endurance", "innings")
    if endurance not in ("innings", "batters"):
        raise scenario.wrong("options.endurance", endurance, '"innings" or "batters"')
    options = Options(**scenario.options)
    return replace(options, ballparks="park" in scenario.given, best_column="best_column" in scenario.calls)


def _calls(scenario: Scenario, given: Given) -> Scenario:
    """The infield's position may be given as well as called."""
    calls = {name: str(call) if name == "best_column" else call for name, call in scenario.calls.items()}
    if given.infield:
        calls.setdefault("infield", given.infield)
    return replace(scenario, calls=calls)


@dataclass
class Seen:
    """How far a scenario has come: its plays in order, and the state that they led to."""

    state: ReplayState
    plays: list[Play] = field(default_factory=list)


def _whole_play(game: ReplayGame, seen: Seen, account: Account, only_reading: bool) -> Rule[BallTurn]:
    """A plate appearance, and the steals that its symbols lead to; the plays are kept in order."""
    half = seen.state.situation.half
    first = yield from game.turn(seen.state, account)
    if isinstance(first, Omen):
        seen.state = game.after(seen.state, first)
        first = yield from game.turn(seen.state, account)
    turn: BallTurn | None = first
    while isinstance(turn, Play):
        seen.plays.append(turn)
        seen.state = game.after(seen.state, turn)
        if only_reading or not pending_steal(turn) or game.is_over(seen.state) or seen.state.situation.half != half:
            break
        turn = yield from game.turn(seen.state, account)
    return first


def stop_at_reading(rule: Rule[BallTurn], account: Account) -> Rule[BallTurn]:
    """Runs a rule until the Chart Book has been opened."""
    question = next(rule)
    while True:
        answer = yield question
        try:
            question = rule.send(answer)
        except StopIteration as stop:
            return stop.value  # type: ignore[no-any-return]
        if reading_of(account)[0]:
            rule.close()
            return STILL_UP


def reading_of(account: Account) -> tuple[str, str]:
    """Column and total that dice and cards found, and the section of column 4."""
    for lookup in account.lookups:
        if lookup.chart in COLUMNS:
            column, depth = COLUMNS[lookup.chart]
            return f"{column}:{lookup.keys[0]}", depth
    return "", ""


def _roll(scenario: Scenario) -> Callable[[Question, object], Answer]:
    def roll(question: Question, outcome: object) -> Answer:
        assert isinstance(question, Roll)
        number = dice_number(question.dice, outcome)
        if number not in question.dice.weights:
            raise scenario.wrong(f"the roll for {question.purpose}", outcome, f"a roll of the {question.dice.name}")
        return number

    return roll


def dice_number(dice: Dice, outcome: object) -> int:
    """ "6-2-1" red-white-blue, "43" two dice read 11-66, 5 one die, "2d6:7" a sum."""
    text = str(outcome)
    if text.startswith("2d6:"):
        return int(text[4:]) if dice.name == "two dice added" and is_number(text[4:]) else 0
    if dice.name == "two dice added":
        return 0
    for number in dice.weights:
        if dice.show(number) == text:
            return number
    return 0


def merged(plays: list[Play], bases: str) -> Play:
    """A play and the steals after it as one, so that what it led to can be compared."""
    first = without_flags(plays[0])
    if len(plays) == 1:
        return first
    where = dict(movement(first).ends)
    ends = {base: base for base in bases if base != "-"} | where
    for play in plays[1:]:
        for start, end in movement(play).ends:
            who = next(player for player, place in ends.items() if place == start)
            ends[who] = end
    moves = []
    for who in "321B":
        if who in ends and ends[who] != who:
            last = plays[-1].events[0].base or next_base("1")
            moves.append(Move(who, last if ends[who] == OUT else ends[who], ends[who] == OUT))
    return Play(first.events, first.modifiers, tuple(moves))


def _fielders(scenario: Scenario, gloves: tuple[Glove, ...]) -> list[str]:
    wrong = []
    for position, text in scenario.then["fielders"].items():
        if position not in NUMBER_OF:
            raise scenario.unknown("then.fielders", position, NUMBER_OF)
        found = str(gloves[NUMBER_OF[position]])
        if found != text:
            wrong.append(f"{position}: expected {text!r}, came out {found!r}")
    return wrong


def _more(scenario: Scenario, trial: Trial, mound: Mound | None, account: Account) -> list[str]:
    """The keys of Replay's own."""
    wrong = []
    if "depth" in scenario.then:
        depth = reading_of(account)[1]
        if depth != scenario.then["depth"]:
            wrong.append(f"depth: expected {scenario.then['depth']!r}, came out {depth!r}")
    if "grades" in scenario.then and not (trial.refusal or trial.complaint):
        grades = "B" if mound is not None and mound.tired else "A"
        if grades != scenario.then["grades"]:
            wrong.append(f"grades: expected {scenario.then['grades']!r}, came out {grades!r}")
    return wrong

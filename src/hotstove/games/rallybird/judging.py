"""Scenario files of Rallybird: a situation, a card against gloves, dice and calls, and what must come of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeAlias

from hotstove.diamond.apply import apply, step
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.movement import movement
from hotstove.diamond.notation import write_basic
from hotstove.diamond.situation import BOTTOM, TOP, Situation
from hotstove.diamond.trial import in_short
from hotstove.games.rallybird.asking import CARD, GLOVES, deck_of
from hotstove.games.rallybird.cards import card_named
from hotstove.games.rallybird.chart_set import our_charts
from hotstove.games.rallybird.gloves import ZONES, Glove, Placement, in_order, write_placement
from hotstove.games.rallybird.options import BOTH, NOBODY, Options
from hotstove.games.rallybird.pawns import pawn_lineup
from hotstove.games.rallybird.state import AtBat, RallySetup, RallyState, RallyTurn
from hotstove.games.rallybird.view import RallyView
from hotstove.table.account import Account
from hotstove.table.chance import Script
from hotstove.table.errors import Mistake, Refused
from hotstove.table.game import Game
from hotstove.table.questions import Answer, Decision, Draw, Question, Request, Roll
from hotstove.table.reading import is_number
from hotstove.table.scenarios import Ruling, Scenario
from hotstove.table.session import follow

OPTIONS = frozenset({"snake_eyes", "rallybird", "rallybird_extra", "take_the_pitch", "innings"})
GIVEN = frozenset({"outs", "bases", "inning", "half", "score", "gloves", "card", "sum", "rallybird"})
CALLS = frozenset({"flip", "reroll"})
THEN = frozenset({"outs", "runs", "bases", "batter", "play", "cites", "reading", "over", "error", "asks"})
OWN_THEN = frozenset({"sum", "flipped", "removed", "rallybird"})


RallyGame: TypeAlias = Game[RallyState, RallyTurn, RallyView]


def judge(game: RallyGame, scenario: Scenario) -> Ruling:
    """Runs the at-bat of a scenario through the rules that play games."""
    scenario.check_keys("options", scenario.options, OPTIONS)
    scenario.check_keys("given", scenario.given, GIVEN)
    scenario.check_keys("calls", scenario.calls, CALLS)
    scenario.check_keys("then", scenario.then, THEN | OWN_THEN)
    placement = _placement(scenario)
    state = state_of(scenario, placement)
    account, script = Account(), Script(scenario.rolls)
    calls, asked = _in_turn(scenario.calls), list[str]()
    try:
        card = card_named(str(scenario.given.get("card", "")))
        _check_reroll(state, calls)

        def answer(question: Question) -> Answer:
            if isinstance(question, Roll | Draw):
                return script.answer(question)
            if question.purpose == CARD:
                return _played(state, card, question)
            if question.purpose == GLOVES:
                return write_placement(placement)
            asked.append(question.purpose)
            called = calls.get(question.purpose, [])
            return _call(question, called.pop(0)) if called else question.default

        turn = follow(game.turn(state, account), answer)
        assert isinstance(turn, AtBat)
    except Refused as refused:
        return _refused(scenario, str(refused))
    except Mistake as mistake:
        return Ruling((str(mistake),), account)
    if "error" in scenario.then:
        return Ruling((f"error: expected {scenario.then['error']!r}, but the rules let {card} be played",))
    found = _found(game, state, turn, account, asked)
    differences = [
        f"{key}: expected {wanted!r}, came out {found[key]!r}"
        for key, wanted in scenario.then.items()
        if not _agrees(key, wanted, found)
    ]
    if script.left:
        differences.append(f"rolls: {script.left} were given beyond those that the rules ask for")
    differences += [
        f"{call}: the rules {f'asked for it {asked.count(call)} times' if call in asked else 'never asked for it'}"
        for call, answers in _in_turn(scenario.calls).items()
        if asked.count(call) < len(answers)
    ]
    return Ruling(tuple(differences), account, (in_short(found),))


def _situation(scenario: Scenario) -> Situation:
    given = scenario.given
    bases, outs, half = given.get("bases", "---"), given.get("outs", 0), given.get("half", TOP)
    score, inning = given.get("score", [0, 0]), given.get("inning", 1)
    if bases not in ALL_BASES:
        raise scenario.wrong("bases", bases, "three characters such as 1-3")
    if outs not in (0, 1, 2):
        raise scenario.wrong("outs", outs, "0 to 2")
    if half not in (TOP, BOTTOM):
        raise scenario.wrong("half", half, "top or bottom")
    if not isinstance(inning, int) or inning < 1:
        raise scenario.wrong("inning", inning, "a number from 1")
    if not isinstance(score, list) or len(score) != 2 or not all(isinstance(runs, int) for runs in score):
        raise scenario.wrong("score", score, "[visitors, home]")
    runners = tuple(f"on{base}" if base in bases else "" for base in "123")
    lineups = (pawn_lineup(0), pawn_lineup(1))
    first, second, third = runners
    return Situation(inning, half, outs, bases, (first, second, third), (score[0], score[1]), (1, 1), lineups)


def _placement(scenario: Scenario) -> Placement:
    """Free values, not checked against the tiles of the box: 4 shows white, "4r" red."""
    gloves = scenario.given.get("gloves", {})
    if not isinstance(gloves, dict) or not set(gloves) <= set(ZONES):
        raise scenario.wrong("gloves", gloves, "zones A to F with their values")
    placement: list[Glove | None] = [None] * len(ZONES)
    for zone, shown in gloves.items():
        digits = str(shown).removesuffix("r")
        if isinstance(shown, bool) or not is_number(digits) or not 1 <= int(digits) <= 99:
            raise scenario.wrong(f"gloves {zone}", shown, 'a number from 1, with "r" behind it for a red side')
        placement[ZONES.index(zone)] = Glove(int(digits), str(shown).endswith("r"))
    return tuple(placement)


def _options(scenario: Scenario) -> Options:
    chosen = dict(scenario.options)
    snake_eyes = chosen.get("snake_eyes", NOBODY)
    if isinstance(snake_eyes, bool):
        chosen["snake_eyes"] = BOTH if snake_eyes else NOBODY
    if scenario.given.get("rallybird"):
        chosen.setdefault("rallybird", True)
    try:
        return Options(**chosen)
    except Mistake as mistake:
        raise Mistake(f"{scenario.source}: scenario {scenario.title!r}: {mistake}") from None


def state_of(scenario: Scenario, placement: Placement) -> RallyState:
    """The moment that a scenario describes; its gloves are all the tiles that the defence has."""
    given, options, situation = scenario.given, _options(scenario), _situation(scenario)
    charts = our_charts()
    if "sum" in given:
        if not isinstance(given["sum"], int):
            raise scenario.wrong("sum", given["sum"], "a glove sum")
        charts = replace(charts, total=lambda *values: given["sum"])
    flies = bool(given.get("rallybird")) and options.rallybird_flies(situation.inning)
    gloves = in_order(glove for glove in placement if glove is not None)
    setup = RallySetup(options, charts)
    return RallyState(setup, situation, discarded=charts.asterisks[0], gloves=gloves, rallybird=flies)


def _check_reroll(state: RallyState, calls: dict[str, list[Any]]) -> None:
    if any(calls.get("reroll", [])) and not (state.rallybird and state.situation.lead < 0):
        raise Refused("reroll: only a side that trails at bat in the 9th and holds the Rallybird may roll again")


def _played(state: RallyState, card: str, question: Decision | Request) -> str:
    """The card of the scenario, or a refusal where it is not in the hand."""
    if card in question.options:
        return card
    if card not in deck_of(state.setup.options):
        raise Refused(f"card: {card} is not in the deck under these options")
    raise Refused(f"card: {card} cannot be played with the bases {state.situation.bases}")


def _in_turn(calls: dict[str, Any]) -> dict[str, list[Any]]:
    """What is called, by the name of the decision: one answer for the first time it is asked, or a list of them."""
    return {name: list(called) if isinstance(called, list) else [called] for name, called in calls.items()}


def _call(question: Decision | Request, called: Any) -> str:
    text = ("yes" if called else "no") if isinstance(called, bool) else str(called)
    if text not in question.options:
        raise Refused(f"{question.purpose}: {text} is not offered here ({' | '.join(question.options)})")
    return text


def _found(game: RallyGame, state: RallyState, turn: AtBat, account: Account, asked: list[str]) -> dict[str, Any]:
    situation, play, result = state.situation, turn.play, turn.result
    after = apply(situation, play)
    moved = movement(play)
    batter = moved.end_of("B") if moved.ends_plate_appearance else "up"
    results = [lookup.cell for lookup in account.lookups if lookup.chart == "at-bat cards"]
    return {
        "outs": after.outs,
        "runs": step(play, situation.bases).runs,
        "bases": after.bases,
        "batter": batter,
        "play": write_basic(play),
        "cites": account.cites,
        "reading": str(results[-1]) if results else "",
        "over": game.is_over(game.after(state, turn)),
        "asks": asked,
        "sum": result.glove_sum,
        "flipped": list(result.flipped),
        "removed": list(result.removed),
        "rallybird": result.rallybird,
    }


def _agrees(key: str, wanted: Any, found: dict[str, Any]) -> bool:
    if key in {"cites", "asks"}:
        return set(wanted) <= set(found[key])
    if key == "bases" and found["outs"] == 3:
        return True
    return bool(found[key] == wanted)


def _refused(scenario: Scenario, message: str) -> Ruling:
    if "error" not in scenario.then:
        return Ruling((f"the rules refuse it: {message}",))
    if str(scenario.then["error"]) in message:
        return Ruling(())
    return Ruling((f"error: expected {scenario.then['error']!r}, came out {message!r}",))

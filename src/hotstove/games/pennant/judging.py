"""Scenarios judged by the rules that play games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from hotstove.games.pennant.citing import cited
from hotstove.games.pennant.homers import homers
from hotstove.games.pennant.innings import innings
from hotstove.games.pennant.lines import Bonus, GameLine, TurnLine
from hotstove.games.pennant.scenarios import Stated, state_of, stated
from hotstove.games.pennant.sheets import Sheet, answers_to
from hotstove.games.pennant.state import PennantState, PennantTurn, PennantView
from hotstove.games.pennant.totals import GameCredits, credits_of
from hotstove.table.account import Account
from hotstove.table.chance import Script
from hotstove.table.errors import Mistake, Refused
from hotstove.table.game import Game, play_out
from hotstove.table.questions import Answer, Question, Roll, Rule
from hotstove.table.scenarios import Ruling, Scenario
from hotstove.table.session import follow
from hotstove.table.sums import summed

PennantGame: TypeAlias = Game[PennantState, PennantTurn, PennantView]


def judge(game: PennantGame, scenario: Scenario) -> Ruling:
    """How the rules answer a scenario."""
    account, score = Account(), list[int]()
    differences = _judged(game, stated(scenario), account, score)
    told = (f"Visitors {score[0]}, home {score[1]}.",) if score else ()
    return Ruling(tuple(differences), account, told)


def _judged(game: PennantGame, case: Stated, account: Account, score: list[int]) -> list[str]:
    """What came out otherwise than the scenario says, one line each; the score is added where there is one."""
    if case.scenario.calls:
        return [f"call {next(iter(case.scenario.calls))!r}: the rules never ask for it"]
    dice = Script(case.scenario.rolls)
    try:
        state = state_of(case, account)
        rule = _whole(game, state, account) if case.batting is None else _one_turn(game, case, state, account)
        line = _rolled(rule, dice, account)
    except Refused as refusal:
        wanted = case.then.get("error")
        if wanted is None:
            return [f"the rules refuse: {refusal}"]
        return [] if str(wanted) in str(refusal) else [f"error: expected {wanted!r}, came out {str(refusal)!r}"]
    except Mistake as mistake:
        return [str(mistake)]
    if "error" in case.then:
        return [f"error: expected {case.then['error']!r}, but the rules allow it"]
    if dice.left:
        return [f"{len(dice.left)} rolls are left over ({dice.left[0]} next)"]
    score += line.score
    given = credits_of(state.setup.charts.told(account), line, case.options)
    account.cite(cited(line, given, case.options))
    return _differences(case, line, given, account)


def _whole(game: PennantGame, state: PennantState, account: Account) -> Rule[GameLine]:
    return (yield from play_out(game, state, account)).line


def _one_turn(game: PennantGame, case: Stated, state: PennantState, account: Account) -> Rule[GameLine]:
    """A single turn and its homers, as half of a game whose other half is the stated score."""
    assert state.sides is not None
    mine = yield from game.turn(state, account)
    assert isinstance(mine, TurnLine)
    batting = case.batting or 0
    hit = yield from homers(state.sides[batting].columns.recorded(account), mine, case.options)
    starter = state.sides[1 - batting].starter.number
    if batting == 0:
        return GameLine((0, starter), (mine, case.other), homers=(hit, ()))
    return GameLine((starter, 0), (case.other, mine), homers=((), hit))


def _rolled(rule: Rule[GameLine], dice: Script, account: Account) -> GameLine:
    def answer(question: Question) -> Answer:
        assert isinstance(question, Roll)
        fell = dice.answer(question)
        account.heard(question, fell)
        return fell

    return follow(rule, answer)


BATTING: dict[str, Callable[[TurnLine], object]] = {
    "earned": lambda turn: turn.earned,
    "unearned": lambda turn: turn.unearned,
    "offense": lambda turn: turn.offense,
}
POINTS = ("power", "speed", "bat")
BY_NAME = (*POINTS, "innings", "charged")
"""Figures that may be asked for by player: in a whole game as a pair of tables, or as one with names of both sides."""
PITCHING: dict[str, Callable[[TurnLine], object]] = {
    "shutout": lambda turn: turn.shutout,
    "complete_game": lambda turn: turn.complete,
    "defense": lambda turn: turn.defense,
    "bullpen": lambda turn: innings(turn.bullpen),
    "saved": lambda turn: turn.saved,
}


def _differences(case: Stated, line: GameLine, given: GameCredits, account: Account) -> list[str]:
    found = []
    for key, wanted in case.then.items():
        if key == "cites":
            missing = [rule for rule in wanted if rule not in account.cites]
            if missing:
                found.append(f"cites: expected {', '.join(missing)}, came out {', '.join(account.cites)}")
            continue
        if case.batting is not None:
            pairs = [(wanted, _came_out(key, case, line, given, case.batting))]
        elif key in GAME:
            pairs = [(wanted, GAME[key](case, line, given))]
        elif key in BY_NAME and isinstance(wanted, Mapping):
            pairs = [(wanted, _of_both_sides(key, case, line, given, wanted))]
        elif not isinstance(wanted, list) or len(wanted) != 2:
            raise case.scenario.wrong(f"then.{key}", wanted, "a pair, visitors first")
        else:
            pairs = [(wanted[side], _came_out_for(key, case, line, given, side)) for side in (0, 1)]
        for expected, came_out in pairs:
            got = came_out.by if isinstance(came_out, Points) and isinstance(expected, Mapping) else came_out
            if not _same(expected, got):
                found.append(f"{key}: expected {expected!r}, came out {got!r}")
    return found


def _came_out_for(key: str, case: Stated, line: GameLine, given: GameCredits, side: int) -> object:
    """A whole game's figure of one side's own players: its batters' turn for batting, the other turn for pitching."""
    if key in ("shutout", "complete_game") and line.extra:
        return False
    if key == "earned":
        return line.score[side] - line.turns[side].unearned
    batting = side if key in (*BATTING, *POINTS, "runs", "homers") else 1 - side
    return _came_out(key, case, line, given, batting)


def _of_both_sides(
    key: str, case: Stated, line: GameLine, given: GameCredits, wanted: Mapping[str, object]
) -> dict[str, object]:
    """A figure by the names of visitors and home alike; a name that both sides have needs a pair."""
    both: dict[str, object] = {}
    found = [_came_out_for(key, case, line, given, side) for side in (0, 1)]
    sides = [one.by if isinstance(one, Points) else one for one in found]
    for name in wanted:
        if all(isinstance(side, Mapping) and any(_same(name, player) for player in side) for side in sides):
            raise case.scenario.wrong(f"then.{key}", name, "a pair of tables, for both sides have that name")
    for side in sides:
        if isinstance(side, Mapping):
            both |= side
    return both


def _came_out(key: str, case: Stated, line: GameLine, given: GameCredits, batting: int) -> object:
    turn, sheet = line.turns[batting], case.sheets[1 - batting]
    if key in BATTING:
        return BATTING[key](turn)
    if key in PITCHING:
        return PITCHING[key](turn)
    if key in POINTS:
        return _points(key, case.sheets[batting], line, batting)
    if key == "runs":
        return line.score[batting]
    if key == "homers":
        return [_batter(case.sheets[batting], spot) for spot in line.homers[batting]]
    starter, *relief = given.pitchers[1 - batting]
    if key == "relievers":
        called = Names(_pitcher(sheet, player.number) for player in turn.relievers)
        called.more = [_pitcher(sheet, player.number) for player in relief[len(called) :]]
        return called
    if key == "starter_innings":
        return innings(starter.outs)
    if key == "bullpen_earned":
        return summed(player.earned for player in relief)
    lines = given.pitchers[1 - batting] if case.options.reliever_lines else ()
    if key == "innings":
        return {_pitcher(sheet, player.number): innings(player.outs) for player in lines}
    return {_pitcher(sheet, player.number): player.runs for player in lines}


def _decided(which: str, case: Stated, line: GameLine, given: GameCredits) -> str:
    number = getattr(given.decisions, which)
    if number is None or line.winner is None:
        return "none"
    return _pitcher(case.sheets[line.winner if which != "loss" else 1 - line.winner], number)


GAME: dict[str, Callable[[Stated, GameLine, GameCredits], object]] = {
    "score": lambda case, line, given: list(line.score),
    "extra_innings": lambda case, line, given: len(line.extra),
    "extra_points": lambda case, line, given: list(line.extra[-1].points) if line.extra else [],
    "win": lambda case, line, given: _decided("win", case, line, given),
    "loss": lambda case, line, given: _decided("loss", case, line, given),
    "save": lambda case, line, given: _decided("save", case, line, given),
}


class Points(int):
    """Bonus points of a side, which also answer by player."""

    by: dict[Player, int]


def _points(key: str, sheet: Sheet, line: GameLine, batting: int) -> Points:
    """A side's points of one kind; the BAT of an extra inning counts like the bonus (PR-34)."""
    found = [getattr(line.turns[batting], key)]
    if key == "bat":
        found += [Bonus(inning.spots[batting], inning.bats[batting]) for inning in line.extra]
    by: dict[Player, int] = {}
    for bonus in found:
        if bonus.spot:
            player = _batter(sheet, bonus.spot)
            by[player] = by.get(player, 0) + bonus.points
    points = Points(summed(by.values()))
    points.by = by
    return points


class Names(list[str]):
    """Relievers in order of entry; those brought in for extra innings may be named after the others."""

    more: list[str]


class Player(str):
    """A batter by his name, who also answers to his spot."""

    spot: str


def _pitcher(sheet: Sheet, number: int) -> str:
    return sheet.pitchers[number].name


def _batter(sheet: Sheet, spot: str) -> Player:
    player = Player(sheet.batters[spot].name if spot in sheet.batters else spot)
    player.spot = spot
    return player


def _same(expected: object, got: object) -> bool:
    """Equal, names compared by surname, tables by the keys expected."""
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        return all(any(_same(name, key) and _same(value, got[key]) for key in got) for name, value in expected.items())
    if isinstance(expected, list) and isinstance(got, Names) and len(expected) > len(got):
        return _same(expected, [*got, *got.more])
    if isinstance(expected, list) and isinstance(got, list):
        return len(expected) == len(got) and all(_same(one, other) for one, other in zip(expected, got, strict=True))
    if isinstance(got, Player) and str(expected) == got.spot:
        return True
    if isinstance(expected, str | float) and isinstance(got, str):
        return answers_to(got, str(expected))
    return expected == got

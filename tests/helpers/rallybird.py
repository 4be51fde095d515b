"""At-bats of Rallybird set up in a line, and whole games between simple managers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from hotstove.diamond.apply import step
from hotstove.diamond.movement import movement
from hotstove.games.rallybird.chart_set import RallyCharts, our_charts
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.gloves import ZONES, Glove, Placement
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.resolving import AtBatResult, Field, at_bat
from hotstove.games.rallybird.state import AtBatRecord, RallySetup, RallyState, RallyTurn
from hotstove.games.rallybird.view import RallyView
from hotstove.table.account import Account
from hotstove.table.chance import Chance, Dealer, Script
from hotstove.table.managing import Manager
from hotstove.table.questions import Decision, Request, Roll
from hotstove.table.session import Session

RallySession: TypeAlias = Session[RallyState, RallyTurn, RallyView]
EVERYWHERE_FOUR = dict.fromkeys(ZONES, 4)


@dataclass(frozen=True)
class Ruled:
    """How the rules ruled on an at-bat."""

    result: AtBatResult
    outs: int
    runs: int
    bases: str
    batter: str
    asked: tuple[str, ...]
    rolled: int
    cites: tuple[str, ...]

    @property
    def field(self) -> tuple[int, int, str, str]:
        """Outs made, runs, bases and batter."""
        return self.outs, self.runs, self.bases, self.batter


def gloves(values: Mapping[str, int | str]) -> Placement:
    """Tiles by zone, 4 showing white and "4r" red; a zone that is not named is empty."""
    faces = {zone: str(value) for zone, value in values.items()}
    return tuple(
        Glove(int(faces[zone].removesuffix("r")), faces[zone].endswith("r")) if zone in faces else None
        for zone in ZONES
    )


def ruled(
    card: str,
    rolls: list[int],
    bases: str = "---",
    outs: int = 0,
    placed: Mapping[str, int | str] = EVERYWHERE_FOUR,
    calls: Mapping[str, str] | None = None,
    charts: RallyCharts | None = None,
    **field: bool | int,
) -> Ruled:
    """One at-bat on written rolls; calls that are not named take their default."""
    account = Account()
    script = Script(rolls)
    asked: list[str] = []
    rule = at_bat(
        (charts or our_charts()).recorded(account),
        Field(bases, outs, **field),  # type: ignore[arg-type]
        card,
        gloves(placed),
    )
    try:
        question = next(rule)
        while True:
            if isinstance(question, Roll):
                question = rule.send(script.answer(question))
            else:
                assert isinstance(question, Decision)
                asked.append(question.purpose)
                answer = (calls or {}).get(question.purpose, question.default)
                assert answer in question.options
                question = rule.send(answer)
    except StopIteration as ended:
        result: AtBatResult = ended.value
    done = step(result.play, bases)
    moved = movement(result.play)
    batter = moved.end_of("B") if moved.ends_plate_appearance else "up"
    return Ruled(result, done.outs, done.runs, done.bases, batter, tuple(asked), script.used, tuple(account.cites))


class Chooser:
    """Answers as a function says, else at random; keeps what it was shown."""

    def __init__(
        self, seed: int, answer: Callable[[RallyView, Decision], str | None] = lambda view, question: None
    ) -> None:
        self._random = Random(seed)
        self._answer = answer
        self.seen: list[tuple[RallyView, Decision]] = []

    def decide(self, view: RallyView, question: Decision | Request) -> str:
        assert isinstance(question, Decision)
        self.seen.append((view, question))
        chosen = self._answer(view, question)
        return self._random.choice(question.options) if chosen is None else chosen


def played(
    options: Options,
    seed: int = 1,
    managers: Mapping[str, Manager[RallyView]] | None = None,
    chance: Chance | None = None,
) -> tuple[RallyState, RallySession]:
    """A whole game, and the state in which it ended."""
    session = sat_down(options, managers or {"visitors": Chooser(seed), "home": Chooser(seed + 1)}, seed, chance)
    return session.run(), session


def sat_down(
    options: Options, managers: Mapping[str, Manager[RallyView]], seed: int = 1, chance: Chance | None = None
) -> RallySession:
    """A game before its first question."""
    return Session(GAME, GAME.start(RallySetup(options)), chance or Dealer(seed), managers)


def at_bats(state: RallyState) -> list[AtBatRecord]:
    """Every at-bat so far."""
    return [*state.earlier, *state.this_half]

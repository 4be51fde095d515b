"""A golden game of Rallybird: at each at-bat what either seat could see before the card was turned over, then all."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hotstove.diamond.notation import write
from hotstove.diamond.situation import Situation
from hotstove.games.rallybird.asking import GLOVES
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.gloves import write_placement
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import AtBat, RallySetup, RallyState, RallyTurn
from hotstove.games.rallybird.view import RallyView
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.game import SIDES
from hotstove.table.questions import Answer, Decision, Question, Request
from hotstove.table.session import Session

SEEDS = {"rallybird": 110}
"""Seeds of games in which much happens; 1 where none is named."""


class Seen:
    """Plays anything that is allowed, and writes down what its side was shown when it chose."""

    def __init__(self, seed: int, lines: list[str]) -> None:
        self._random = Random(seed)
        self._lines = lines

    def decide(self, view: RallyView, question: Decision | Request) -> str:
        answer = question.options[int(self._random.random() * len(question.options))]
        self._lines.append(f"  {view.seat} sees {seen(view)}")
        count = f"one of {len(question.options)}" if len(question.options) > 3 else "|".join(question.options)
        self._lines.append(f"  {view.seat} {question.purpose} [{count}] {answer}")
        return answer


def seen(view: RallyView) -> str:
    """What is on the table for this seat; a question mark stands for what it may not know."""
    hidden = "?" if not view.batting else "none"
    placed = "none" if view.placement is None else write_placement(view.placement)
    return (
        f"tiles {' '.join(map(str, view.gloves)) or 'none'}; removed {view.removed or hidden}; "
        f"card {view.card or hidden}; placed {placed}"
    )


def playthrough(preset: str) -> str:
    """Both sides choose at random; the removed card and the dice are the seed's."""
    seed = SEEDS.get(preset, 1)
    lines: list[str] = []
    options = Options(**GAME.presets[preset])

    def watch(before: RallyState, turn: RallyTurn, after: RallyState) -> None:
        if isinstance(turn, AtBat):
            lines.extend(
                tell(before.situation, turn, list(zip(session.record[::2], session.record[1::2], strict=True)))
            )

    managers = {side: Seen(seed_for(seed, side), lines) for side in SIDES}
    session = Session(GAME, GAME.start(RallySetup(options)), Dealer(seed), managers, watch=watch)
    visitors, home = session.run().situation.score
    heading = f"{GAME.name} {GAME.version}, preset {preset} ({options}), seed {seed}"
    return "\n".join([heading, "", *lines, "", f"Visitors {visitors}, Home {home}", ""])


def tell(before: Situation, turn: AtBat, record: list[tuple[Question, Answer]]) -> Iterator[str]:
    """The at-bat when it is over, with all that fell and was called since the gloves were placed."""
    result = turn.result
    visitors, home = before.score
    placed = max(number for number, (question, _) in enumerate(record) if question.purpose == GLOVES)
    fell = [f"{line.purpose} {line.text}" for line in GAME.open_lines(record, False)[placed + 1 :]]
    yield (
        f"{before.inning} {before.half}, {before.outs} out, {before.bases}, {visitors}-{home}: "
        f"{turn.card} against {write_placement(turn.placement)}, sum {result.glove_sum}, {', '.join(fell)}"
    )
    changed = (
        f"; turned {result.flipped}" if result.flipped else f"; removed {result.removed}" if result.removed else ""
    )
    yield f"  {write(result.play)}{changed}{'; Rallybird' if result.rallybird else ''}"

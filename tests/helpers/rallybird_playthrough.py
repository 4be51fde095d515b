"""A golden game of Rallybird: at each at-bat what either seat could see before the card was turned over, then all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hotstove.diamond.notation import write
from hotstove.games.rallybird.contest import GLOVES, RallyGame
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.gloves import write_placement
from hotstove.games.rallybird.secrets import public_lines
from hotstove.games.rallybird.view import Met, View
from hotstove.managers.random_legal import RandomLegal
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.questions import Answer, Decision, Question, Request
from hotstove.table.session import Session

SEEDS = {"rallybird": 110}
"""Seeds of games in which much happens; 1 where none is named."""
SIDES = ("visitors", "home")


class Seen(RandomLegal):
    """Plays anything that is allowed, and writes down what its side was shown when it chose."""

    def __init__(self, seed: int, lines: list[str]) -> None:
        super().__init__(seed)
        self._lines = lines

    def decide(self, view: View, question: Decision | Request) -> str:  # type: ignore[override]
        answer = super().decide(view, question)  # type: ignore[arg-type]
        self._lines.append(f"  {view.seat} sees {seen(view)}")
        assert isinstance(question, Decision)
        count = f"one of {len(question.options)}" if len(question.options) > 3 else "|".join(question.options)
        self._lines.append(f"  {view.seat} {question.purpose} [{count}] {answer}")
        return answer


def seen(view: View) -> str:
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
    options = GAME.options(**GAME.presets[preset])

    def watch(met: Met) -> None:
        lines.extend(tell(met, session.record))

    game = RallyGame(GAME.book(None), options, watch=watch)
    session = Session(game, Dealer(seed), {side: Seen(seed_for(seed, side), lines) for side in SIDES})
    session.run()
    visitors, home = game.situation.score
    heading = f"{GAME.name} {GAME.version}, preset {preset} ({options}), seed {seed}"
    return "\n".join([heading, "", *lines, "", f"Visitors {visitors}, Home {home}", ""])


def tell(met: Met, record: Sequence[Question | Answer]) -> Iterator[str]:
    """The at-bat when it is over, with all that fell and was called since the gloves were placed."""
    before, turn = met.situation, met.turn
    visitors, home = before.score
    questions = list(record[::2])
    placed = max(number for number, question in enumerate(questions) if question.purpose == GLOVES)
    fell = [f"{line.purpose} {line.text}" for line in public_lines(record, False)[placed + 1 :]]
    yield (
        f"{before.inning} {before.half}, {before.outs} out, {before.bases}, {visitors}-{home}: "
        f"{met.card} against {write_placement(met.placement)}, sum {turn.glove_sum}, {', '.join(fell)}"
    )
    changed = f"; turned {turn.flipped}" if turn.flipped else f"; removed {turn.removed}" if turn.removed else ""
    yield f"  {write(turn.play)}{changed}{'; Rallybird' if turn.rallybird else ''}"

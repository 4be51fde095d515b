"""What a seat may know, as numbers and as text; nothing that its view does not hold."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from hotstove.adapters.rallybird.driver import SEATS, Driver, faces_of
from hotstove.games.rallybird.cards import CARDS
from hotstove.games.rallybird.gloves import ZONES
from hotstove.games.rallybird.view import HIDDEN
from hotstove.table.questions import Decision

PURPOSES = ("asterisk", "card", "gloves", "flip", "reroll")
INNINGS = tuple(range(1, 11))
FAR = 8


def size_of(driver: Driver) -> int:
    return len(observe(driver, SEATS[0]))


def observe(driver: Driver, seat: str) -> npt.NDArray[np.float32]:
    """One hot after the other: seat, situation, tiles, cards, placement, dice."""
    view = driver.view(seat)
    situation = view.situation
    faces = faces_of(driver.charts)
    asked = driver.question.purpose if isinstance(driver.question, Decision) else ""
    numbers: list[float] = [float(seat == name) for name in SEATS]
    numbers += [float(view.batting), float(situation.half == "top")]
    numbers += [float(min(situation.inning, INNINGS[-1]) == inning) for inning in INNINGS]
    numbers += [float(situation.outs == outs) for outs in range(3)]
    numbers += [float(base in situation.bases) for base in "123"]
    numbers += [float(max(-FAR, min(FAR, view.lead)) == lead) for lead in range(-FAR, FAR + 1)]
    numbers += [float(view.rallybird)]
    numbers += [float(asked == purpose) for purpose in PURPOSES]
    numbers += [float(sum(str(glove) == face for glove in view.gloves)) for face in faces]
    numbers += [float(view.removed == card) for card in CARDS]
    numbers += [float(view.card == card) for card in CARDS]
    placed = _placed(driver, seat)
    numbers += [
        float(number < len(placed) and placed[number] == face) for number in range(len(ZONES)) for face in faces
    ]
    dice = [answer for answer in view.since_gloves if isinstance(answer, int)]
    numbers += [float(dice[-1]) / 12 if dice else 0.0]
    return np.array(numbers, np.float32)


def _placed(driver: Driver, seat: str) -> tuple[str, ...]:
    """Tiles on the board: while they are being placed the defence alone knows where."""
    view = driver.view(seat)
    if view.placement is not None:
        return tuple("-" if glove is None else str(glove) for glove in view.placement)
    return () if view.batting else driver.placed


def remember(driver: Driver, seat: str) -> str:
    """Everything that the seat has seen so far, as text."""
    view = driver.view(seat)
    told = []
    for met in (*view.earlier, *view.this_half):
        now = met.situation
        told.append(
            f"{now.inning}{now.half[0]} {now.score[0]}-{now.score[1]} {now.outs} {now.bases} {met.card} "
            f"{' '.join('-' if glove is None else str(glove) for glove in met.placement)} {met.result.play!r}"
        )
    secrets = f"removed {view.removed or HIDDEN}, card {view.card or HIDDEN}, placed {' '.join(_placed(driver, seat))}"
    asked = driver.question.purpose if driver.question is not None else "over"
    now = view.situation
    here = f"{now.inning}{now.half[0]} {now.score[0]}-{now.score[1]} {now.outs} {now.bases}"
    tiles = " ".join(map(str, view.gloves))
    return "; ".join([*told, here, tiles, secrets, f"dice {view.since_gloves}", asked, seat])

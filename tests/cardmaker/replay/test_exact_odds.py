"""Exact odds by blocks of cells against the rules themselves, run under every roll."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from hotstove.cardmaker.baseline import baseline_of
from hotstove.cardmaker.fit.events import EVENTS, event_of
from hotstove.cardmaker.replay.average_context import SITUATIONS, AverageContext, situations_of
from hotstove.cardmaker.replay.blocks import Blocks
from hotstove.cardmaker.replay.cell_odds import CellOdds
from hotstove.cardmaker.replay.lines_of_cards import batter_line, pitcher_line
from hotstove.cardmaker.replay.mixes import grade_mix, number_mix
from hotstove.games.replay.card_files import printed_card
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.fielding import Glove
from hotstove.games.replay.matchup import NO_GLOVE, Matchup, Meeting
from hotstove.games.replay.options import Options
from hotstove.games.replay.reading import pitch
from hotstove.odds.enumerate import outcomes
from hotstove.record import read_season

STATES = (("---", 0), ("1-3", 1))
NOBODY_ELSE = (0.0, 0.0, 1.0, 0.0, 0.0)


def two_states() -> Blocks:
    around = AverageContext(dict.fromkeys(range(1, 10), NOBODY_ELSE))
    shares = np.array([1 / len(STATES) if situation in STATES else 0.0 for situation in SITUATIONS])
    return Blocks(CellOdds(our_charts(), around), shares)


def by_the_rules(batter: str, pitcher: str, hands: str) -> dict[str, float]:
    """Every roll of three dice, and of all that follows, in both situations."""
    around, batting, pitching = AverageContext(), printed_card(batter).batting, printed_card(pitcher).pitching
    assert pitching is not None
    gloves = (NO_GLOVE, *(Glove(3, around.passed if place == 2 else around.arm, 42) for place in range(1, 10)))
    found = dict.fromkeys(EVENTS, 0.0)
    for bases, outs in STATES:
        meeting = Meeting(hands, "L", "L", 3, lambda _: 4, lambda _: 3, around.hold, around.wild)
        m = Matchup(
            bases, outs, batting.grids["L"].squares.__getitem__, pitching.grids[hands].grades.__getitem__, meeting,
            (batting.runner.speed, 3, 3, 3), ("C", "C", "C"), (3, 3, 3), gloves, None, None, "", False,
        )  # fmt: skip
        rule = partial(pitch, our_charts(), Options(), m, "normal", "none")
        for way in outcomes(rule, choices=lambda asked: (asked.default,)):
            found[event_of(way.result, bases)] += way.ways / way.of / len(STATES)
    up = found.pop("UP")
    return {event: share / (1 - up) for event, share in found.items()} | {"UP": 0.0}


@pytest.mark.parametrize(("batter", "pitcher"), [("gibson-1984", "carlton-1980"), ("hamilton-2008", "lilly-2009")])
def test_a_matchup_comes_out_as_the_rules_say(batter: str, pitcher: str) -> None:
    blocks = two_states()
    batting, pitching = printed_card(batter).batting, printed_card(pitcher).pitching
    assert pitching is not None
    truth = by_the_rules(batter, pitcher, "same")
    grades = grade_mix([(pitching, 1.0, 0.0)], "same")
    both = {throws: dict.fromkeys(("same", "opposite"), grades) for throws in "LR"}
    line = batter_line(blocks, batting, "L", both, 1.0)
    assert dict(zip(EVENTS, line.tolist(), strict=True)) == pytest.approx(truth)
    numbers = number_mix([(batting, 1.0, "same")], "L")
    line = pitcher_line(blocks, pitching, {"same": (numbers, 1.0)}, 0.0)
    assert dict(zip(EVENTS, line.tolist(), strict=True)) == pytest.approx(truth)


def test_situations_are_those_of_a_season() -> None:
    """Nobody on in .56 of all plate appearances of 1988, a runner on first with fewer than two out in .18; about 1930
    runners stood on third with fewer than two out a quarter oftener."""
    usual, lively = (
        dict(zip(SITUATIONS, situations_of(baseline_of(read_season(year), "AL")).tolist(), strict=True))
        for year in (1988, 1930)
    )
    assert sum(usual.values()) == pytest.approx(1) == sum(lively.values())
    assert sum(share for (bases, _), share in usual.items() if bases == "---") == pytest.approx(0.56, abs=0.015)
    chances = sum(share for (bases, outs), share in usual.items() if "1" in bases and outs < 2)
    assert chances == pytest.approx(0.185, abs=0.008)
    on_third = [
        sum(share for (bases, outs), share in of.items() if "3" in bases and outs < 2) for of in (usual, lively)
    ]
    assert on_third[1] > 1.15 * on_third[0]

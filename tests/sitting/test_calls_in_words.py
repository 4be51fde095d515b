"""Calls are named as they are called out on a bench, and may be typed by those names."""

from __future__ import annotations

import re

import pytest

from hotstove.diamond.steals import steal_decision
from hotstove.games import phrases
from hotstove.games.replay.bunting import bunt_decision
from hotstove.games.replay.infield import INFIELD
from hotstove.games.superstar.game import GAME as SUPERSTAR
from hotstove.sitting.plays.calls import called, parse_call
from hotstove.sitting.plays.lineups import edited, order_of
from hotstove.table.errors import Mistake
from hotstove.table.questions import Decision

STEALS = ("1--", "-2-", "--3", "12-", "1-3", "-23", "123")
OFFERED = (*map(steal_decision, STEALS), bunt_decision("--3", 0), bunt_decision("1--", 0), INFIELD)


@pytest.mark.parametrize("decision", OFFERED, ids=lambda one: f"{one.purpose} {len(one.options)}")
def test_a_call_is_said_in_words_and_may_be_typed_so(decision: Decision) -> None:
    words = phrases("replay")
    names = [called(decision, option, words) for option in decision.options]
    assert len(set(names)) == len(names), "no two calls of a moment have one name"
    for option, name in list(zip(decision.options, names, strict=True))[1:]:
        assert not re.search(r"\d", name)
        assert parse_call(name, [decision], words) == (decision.purpose, option)


def test_steals_bunts_and_infields_have_the_names_that_scorers_use() -> None:
    words = phrases("replay")
    assert called(steal_decision("12-"), "2-3 1-2", words) == "double steal"
    assert called(steal_decision("1--"), "1-2", words) == "steal second"
    assert called(bunt_decision("1--", 0), "hit", words) == "bunt for a hit"
    assert called(INFIELD, "corners", words) == "corners in"


def test_a_batter_put_in_the_pitchers_place_is_told_where_he_can_go() -> None:
    herons = SUPERSTAR.read_club(next(iter(SUPERSTAR.clubs().values())))
    order = order_of(herons.lineup(herons.staff.rotation[0], "R", False))
    spare = next(player for player in herons.players.values() if player.id not in dict(order))
    place = next(number for number, (_, position) in enumerate(order, start=1) if position == 1)
    instead = next(number for number, (_, position) in enumerate(order, start=1) if position == 6)
    with pytest.raises(Mistake, match=f"there is no DH; .* now: {instead} {spare.last} SS"):
        edited(order, f"{place} {spare.id} SS", herons)
    assert edited(order, f"{instead} {spare.id} SS", herons)[instead - 1] == (spare.id, 6)

"""The leader of a category is the first of its leaders."""

from __future__ import annotations

from random import Random

import pytest

from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.season.leaders import CATEGORIES, Category, leader, leaders


@pytest.mark.parametrize("category", CATEGORIES, ids=lambda category: category.key)
def test_the_leader_is_the_first_of_the_leaders(category: Category) -> None:
    random = Random(4)
    kind = BattingLine if category.kind == "batting" else PitchingLine
    for _ in range(40):
        rows = [
            {"player": f"player{number:03}", **{name: random.choice((0, 3, 40, 200)) for name in kind._fields}}
            for number in range(random.randrange(12))
        ]
        games = {str(row["player"]): float(random.choice((1, 60))) for row in rows}
        first = leaders(category, rows, games, 1)
        assert leader(category, rows, games) == (first[0] if first else None)


def test_nobody_leads_in_hits_and_walks_where_they_are_not_counted() -> None:
    category = next(one for one in CATEGORIES if one.key == "WHIP")
    line = {"player": "arm", "outs": 600, "walks": 0, "hits": 0, "batters_faced": 0}
    assert leader(category, [line], {"arm": 162.0}) is None
    assert leader(category, [{**line, "walks": 60, "hits": 180, "batters_faced": 830}], {"arm": 162.0}) is not None

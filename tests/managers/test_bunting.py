"""The book against bunts and with them, in Replay Baseball."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hotstove.table.chance import seed_for
from hotstove.table.questions import Decision
from tests.helpers.playing import ballgame, played


def test_corners_and_third_come_in_and_bunts_for_a_hit_are_called() -> None:
    """Over sixty games each of them happens, and no side bunts for a hit more than once in two games."""
    said: Counter[tuple[str, str]] = Counter()
    for number in range(60):
        game, state = ballgame("replay", turn=number, designated_hitter=number % 2 == 0)
        begun = replace(state, setup=replace(state.setup, lot=seed_for(number, "lot") % 2**32))
        record = played((game, begun), number).record
        for question, answer in zip(record[::2], record[1::2], strict=True):
            if isinstance(question, Decision):
                said[question.purpose, str(answer)] += 1
    assert said["infield", "corners"] > 0
    assert said["infield", "third"] > 0
    assert 0 < said["bunt", "hit"] < 60

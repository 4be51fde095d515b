"""A game told in a paragraph: what it says stands in the scorebook, and it reads as a newspaper would write it."""

from __future__ import annotations

import hotstove
from hotstove.season.story import paragraph


def test_a_paragraph_says_what_the_scorebook_says() -> None:
    shutouts = homers = 0
    for seed in range(40):
        book = hotstove.play("superstar", "herons", "millers", seed=seed).book
        told = paragraph(book)
        winner = max(book.sides, key=lambda side: side.runs)
        line = next(one.line for one in winner.pitchers if one.player == book.decisions.win)
        is_shutout = bool(line.complete_games and line.shutouts)
        assert ("shut them out" in told) == is_shutout
        hitters = [one for side in book.sides for one in side.batters if one.line.home_runs]
        *before, last = told.removesuffix(".").split(". ")
        if last.endswith(" homered"):
            also = last.endswith(" also homered")
            named = last.removesuffix(" homered").removesuffix(" also")
            assert named.count(",") + named.count(" and ") + 1 == len(hitters) - also
            assert also == ("homered" in before[-1])
        assert "striking out 0" not in told
        shutouts, homers = shutouts + is_shutout, homers + last.endswith(" homered")
    assert shutouts and homers

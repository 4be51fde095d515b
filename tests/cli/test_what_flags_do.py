"""Flags, numbers and figures: what means nothing for a game is refused, what is shown has heads."""

from __future__ import annotations

import pytest

from hotstove.cli.cards.showing import figures
from tests.cli.keyboard import hotstove


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play pennant --dh", "Pennant Race has no lineups and no calendar"),
        ("play pennant --date 1988/05/05", "Pennant Race has no lineups and no calendar"),
        ("play rallybird novice novice --date 1988/05/05", "Rallybird has no clubs"),
        ("play superstar --brief --full", "leave one out"),
        ("play replay --option endurance=outs", "option endurance=outs: it is innings, batters"),
        ("play longtater --option reshuffle_after=-5", "it is a whole number"),
        ("play superstar --seed few", "--seed: it is a whole number"),
        ("play superstar --seed -1", "--seed: it is 0 or more"),
        ("odds superstar --outs 3", "--outs: it is 2 or less"),
        ("clubs superstar lately", "year: it is a whole number"),
        ("odds superstar", "name a batter and a pitcher as CLUB:NAME, such as herons:Smith millers:Jones"),
        ("odds pennant", "name a club and the starter it meets"),
        ("odds rallybird", "name a card and the sum of the gloves that it meets"),
    ],
)
def test_what_means_nothing_is_refused_in_one_sentence(words: str, sentence: str) -> None:
    ran = hotstove(*words.split())
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert sentence in ran.err


def test_figures_of_short_keys_stand_under_heads_beside_their_goals() -> None:
    batting, pitching = figures({"avg": 0.3, "x_avg": 0.29, "p_bb": 0.08, "x_p_bb": 0.1})
    assert (batting.title, batting.columns) == ("Batting", ("avg",))
    assert (pitching.title, pitching.columns) == ("Pitching", ("bb",))
    shown = [(row.head, row.cells[0].text) for row in pitching.rows]
    assert shown == [("goal", "0.0800"), ("card", "0.1000"), ("error", "+0.0200")]

"""Players meet other clubs only: a league of cards has their own club in it, and their goals allow for that."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline import targets_of
from hotstove.cardmaker.replay.opponents import adjust_for_opponents
from hotstove.record import read_season


def test_batters_of_the_club_that_strikes_most_players_out_would_strike_out_more_against_all() -> None:
    targets = {
        key: target for key, target in targets_of(read_season(1988), 0.5).items() if target.player.league == "NL"
    }
    found = adjust_for_opponents(targets)
    faced = {key: target.player.pitching.bf for key, target in targets.items() if target.player.pitching is not None}
    by_club: dict[str, list[float]] = {}
    for key, batters in faced.items():
        thrown = targets[key].pitching
        assert thrown is not None
        sums = by_club.setdefault(key[1], [0.0, 0.0])
        sums[0] += batters * thrown.so
        sums[1] += batters
    most = max(by_club, key=lambda code: by_club[code][0] / by_club[code][1])
    least = min(by_club, key=lambda code: by_club[code][0] / by_club[code][1])
    for key, target in targets.items():
        if target.batting.so > 0 and key[1] in (most, least):
            assert (found[key].batting.so > target.batting.so) == (key[1] == most)
            assert sum(found[key].batting) == pytest.approx(1)
            assert found[key].batting.so == pytest.approx(target.batting.so, rel=0.03)

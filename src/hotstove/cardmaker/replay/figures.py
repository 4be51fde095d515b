"""Real and expected figures of a player, as they are printed on his card."""

from __future__ import annotations

from collections.abc import Mapping

from hotstove.cardmaker.baseline.targets import Key
from hotstove.cardmaker.fit.events import EVENTS, HITS
from hotstove.cardmaker.replay.goals import goal_of, pitchers_aims
from hotstove.cardmaker.replay.lines_of_cards import batter_line, pitcher_line
from hotstove.cardmaker.replay.pitcher_fit import AIMS, aims, settling
from hotstove.cardmaker.replay.season_fit import SeasonFit, pitcher_of
from hotstove.games.replay.cards import BatterCard
from hotstove.table.sums import summed

BATTING = ("AVG", "2B", "3B", "HR", "BB", "SO", "GDP")


def figures_of(events: Mapping[str, float]) -> dict[str, float]:
    """An average, and events for each plate appearance."""
    hits = summed(events[hit] for hit in HITS)
    at_bats = 1 - events["BB"] - events["HBP"] - events["SF"]
    found = {"AVG": hits / at_bats if at_bats > 0 else 0.0, "SO": events["K"]}
    return found | {name: events[name] for name in BATTING if name not in found}


def batter_expects(fit: SeasonFit, key: Key, card: BatterCard) -> dict[str, float]:
    """What his card comes to against the league's pitchers."""
    player = fit.pool.targets[key].player
    line = batter_line(fit.blocks, card, player.bats, fit.mixes, fit.pool.baseline.batters_left[player.bats])
    return figures_of(dict(zip(EVENTS, line.tolist(), strict=True)))


def batting_figures(fit: SeasonFit, key: Key, card: BatterCard) -> dict[str, float]:
    """For a player with a grid: wanted and expected."""
    if card.number:
        return {}
    target = fit.pool.targets[key]
    goal = figures_of(goal_of(target.batting, fit.pool.baseline))
    expected = batter_expects(fit, key, card)
    return {
        f"bat {name} {kind}": found[name] for name in BATTING for kind, found in (("goal", goal), ("card", expected))
    }


def pitcher_expects(fit: SeasonFit, key: Key) -> dict[str, float]:
    """What his grades come to against the league's batters, in front of his own infield; a pitcher of a kind in front
    of an average one."""
    throws, rows = fit.pool.targets[key].player.throws, fit.grades[key]
    if key in fit.specials:
        card = fit.specials[key].on(pitcher_of(key[0], throws, rows))
        line = aims(pitcher_line(fit.blocks, card, fit.mound.numbers[throws], fit.pool.tired(key))[None, :])[0]
        return dict(zip(AIMS, line.tolist()[: len(AIMS)], strict=True))
    return dict(zip(AIMS, fit.mound.line(key, rows).tolist(), strict=True))


def pitching_figures(fit: SeasonFit, key: Key) -> dict[str, float]:
    """Wanted and expected."""
    target = fit.pool.targets[key]
    assert target.pitching is not None
    goal = dict(zip(AIMS, pitchers_aims(target.pitching, fit.pool.baseline), strict=True))
    expected = pitcher_expects(fit, key)
    return {f"pit {name} {kind}": found[name] for name in AIMS for kind, found in (("goal", goal), ("card", expected))}


def pitcher_floors(fit: SeasonFit, key: Key) -> dict[str, float]:
    """For each of his aims how far any grades at all stay away from it; 0 where some of them reach it."""
    import numpy as np

    target = fit.pool.targets[key]
    assert target.pitching is not None
    throws, goal = target.player.throws, np.array(pitchers_aims(target.pitching, fit.pool.baseline))
    low = high = settling(fit.mound.behind(throws, key[1]), goal)
    for worth in fit.mound.worth(key).values():
        found = settling(worth, goal)
        low, high = low + found.min(axis=0), high + found.max(axis=0)
    return dict(zip(AIMS, np.maximum(0, np.maximum(low - goal, goal - high)).tolist(), strict=True))

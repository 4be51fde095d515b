"""Exact chances of one play between two players."""

from __future__ import annotations

from collections.abc import Mapping

from hotstove.games import plays_game
from hotstove.sitting.plays.odds import PlayOdds, odds_between


def exact_odds(
    game: str,
    batter: str,
    pitcher: str,
    *,
    bases: str = "---",
    outs: int = 0,
    calls: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
) -> PlayOdds:
    """The chances of the next play: batter and pitcher are named CLUB:NAME, `bases` as "1-3", `calls` by purpose.

    >>> found = exact_odds("superstar", "herons:Larkspur", "millers:Kincaid")
    >>> round(float(sum(found.kinds.values())), 12)
    1.0
    """
    named = [f"{name}={choice}" for name, choice in (calls or {}).items()]
    chosen = [f"{name}={value}" for name, value in (options or {}).items()]
    _, found = odds_between(plays_game(game), batter, pitcher, bases, outs, named, chosen, None, None)
    return found

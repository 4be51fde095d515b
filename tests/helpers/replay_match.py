"""Games of Replay Baseball that tests take through chosen plays, and what they look at there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from hotstove.diamond.availability import Availability
from hotstove.diamond.lineup import Substitution
from hotstove.games.replay import card_files
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.endurance import Mound, batters_counted
from hotstove.games.replay.game import GAME
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.options import Options
from hotstove.games.replay.setup import ReplayState
from tests.helpers.match import Match

HERONS, MILLERS = (card_files.read(file) for file in GAME.clubs().values())
KINCAID, WINTERMUTE, BELL, SWANN, DILLARD = "kincw001", "wintc001", "bellh001", "swano001", "dillr001"


def new_game(options: Options | None = None, millers_today: Mapping[str, Availability] | None = None) -> Match:
    """Herons at Millers, Wintermute against Kincaid; what the rules of rest allow the Millers' pitchers."""
    lineups = (HERONS.lineup(WINTERMUTE, "R", True), MILLERS.lineup(KINCAID, "R", True))
    return Match(GAME, (HERONS, MILLERS), lineups, options, available=({}, millers_today or {}))


def happen(game: Match, *plays: str) -> None:
    """Plays as a scorer writes them, one after the other."""
    game.happen(*plays)


def relieve(game: Match, player: str, side: int = 1) -> None:
    """A new pitcher; the one before him has faced somebody, as he must."""
    before = game.state.outings
    faced = (*before[side][:-1], replace(before[side][-1], batters=max(1, before[side][-1].batters)))
    game.state = replace(game.state, outings=(faced, before[1]) if side == 0 else (before[0], faced))
    game.change(side, str(Substitution(player, 0, 1)))


def matchup(game: Match) -> Matchup:
    return GAME.matchup(state_of(game))


def state_of(game: Match) -> ReplayState:
    return cast("ReplayState", game.state)


def mounds(game: Match) -> Mapping[str, Mound]:
    return {player: mound for side in state_of(game).memory.mounds for player, mound in side}


def batters(game: Match, player: str) -> int:
    """The batters that count against a pitcher."""
    return batters_counted(mounds(game)[player], game.outing(player))


def pitching(player: str) -> PitcherCard:
    card = MILLERS.cards[player].pitching
    assert card is not None
    return card


def grade(game: Match, roll: int) -> int:
    """The pitcher's grade in force under a roll."""
    return matchup(game).pitcher(roll).grade

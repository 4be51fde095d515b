"""How games went: home wins, games by one run, extra innings, shutouts; and how batters did against either hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from hotstove.diamond.log import GameLog
from hotstove.diamond.movement import movement
from hotstove.diamond.play import HITS, Play

REGULATION = 9
NO_AT_BAT = frozenset({"W", "IW", "HP", "C"})
"""Codes of plate appearances that are no at-bats; sacrifices are told by their modifiers."""
SACRIFICES = frozenset({"SH", "SF"})


@dataclass
class GameShapes:
    """Counts over games that somebody won."""

    games: int = 0
    home_wins: int = 0
    by_one_run: int = 0
    extra_innings: int = 0
    shutouts: int = 0

    def add(self, score: tuple[int, int], innings: int) -> None:
        """One more game, by its score (visitors, home) and the innings that the visitors batted."""
        if score[0] == score[1]:
            return
        self.games += 1
        self.home_wins += score[1] > score[0]
        self.by_one_run += abs(score[1] - score[0]) == 1
        self.extra_innings += innings > REGULATION
        self.shutouts += 0 in score


def platoon_of(log: GameLog) -> dict[bool, tuple[int, int]]:
    """At-bats and hits of batters of one hand against pitchers of the same hand (True) and of the other (False)."""
    bats = {player: who.bats for club in log.clubs for player, who in club.players.items()}
    throws = {player: who.throws for club in log.clubs for player, who in club.players.items()}
    counts = {True: [0, 0], False: [0, 0]}
    for entry in log.plays:
        situation, play = entry.situation, entry.play
        at_bat, hit = _at_bat(play)
        hand = bats.get(situation.batter, "B")
        if at_bat and hand != "B":
            count = counts[hand == throws.get(situation.pitcher)]
            count[0] += 1
            count[1] += hit
    return {same: (at_bats, hits) for same, (at_bats, hits) in counts.items()}


@cache
def _at_bat(play: Play) -> tuple[bool, bool]:
    """Whether a play is an at-bat, and whether it is a hit."""
    code = play.events[0].code
    ends = movement(play).ends_plate_appearance and code not in NO_AT_BAT
    return ends and not SACRIFICES & set(play.modifiers), code in HITS

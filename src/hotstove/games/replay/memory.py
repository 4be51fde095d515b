"""What a game remembers from play to play. It changes after a play and at no other time."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from typing import Any

from hotstove.diamond.situation import Situation
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.endurance import Mound, begins_inning, comes_in
from hotstove.games.replay.options import Options
from hotstove.games.replay.tally import EMPTY, Tally

KEY = "replay"
Half = tuple[int, str]


class Memory:
    """Pitchers' work, runs charged, and what the last play left behind."""

    __slots__ = ("fresh", "half", "missed", "mounds", "pending", "tally")

    def __init__(self) -> None:
        self.mounds: dict[str, Mound] = {}
        self.tally: Tally = EMPTY
        self.half: Half = (0, "")
        """The half-inning of the last play."""
        self.pending: tuple[str, str] = ("", "")
        """RB-11: a player who may steal by his symbol, with base and symbol."""
        self.missed: dict[str, int] = {}
        """RB-10: games that players miss from the next one on."""
        self.fresh = ""
        """RB-24: a reliever brought in during an inning who is not yet done with his first batter."""

    def mound(
        self, options: Options, situation: Situation, pitcher: str, card: PitcherCard, started: bool, worn_out: bool
    ) -> Mound:
        """The work of a player who comes in or begins an inning, which may be his bonus."""
        known = self.mounds.get(pitcher)
        begins = self.half != (situation.inning, situation.half)
        inning, lead = situation.inning, -situation.lead
        if known is None:
            known = comes_in(card, options, started, inning, lead)._replace(tired=worn_out)
        return begins_inning(card, options, known, inning, lead) if begins else known

    def charge_later(self, owner: str, earned: bool) -> None:
        """A run of a player whom a pitcher left on base."""
        mound = self.mounds[owner]
        self.mounds[owner] = mound._replace(runs=mound.runs + 1, earned=mound.earned + earned)

    def thief(self, runners: tuple[str, str, str]) -> str:
        """RB-11: base and symbol of the player who reached; nothing if somebody runs for him now."""
        player, pending = self.pending
        return pending if pending and runners[int(pending[0]) - 1] == player else ""


NOTHING = Memory()
"""Before the first play."""


def memory_of(kept: Mapping[str, Any]) -> Memory:
    found: Memory = kept.get(KEY, NOTHING)
    return found


def own_memory(kept: MutableMapping[str, Any]) -> Memory:
    """The memory that a play may change."""
    if KEY not in kept:
        kept[KEY] = Memory()
    found: Memory = kept[KEY]
    return found

"""Changes of lineup: which ones the rules allow, which ones they ask for, and what they make of a situation."""

from __future__ import annotations

from collections.abc import Callable

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.club import Club
from hotstove.diamond.lineup import DESIGNATED, PINCH_HITTER, PINCH_RUNNER, PITCHER, Lineup, Substitution
from hotstove.diamond.situation import Situation
from hotstove.table.errors import Refused


class Bench:
    """One side at a moment of a game, as the umpire looks at it when players come in."""

    def __init__(
        self,
        club: Club,
        situation: Situation,
        side: int,
        hurt: frozenset[str],
        spent: frozenset[str],
        verify: Callable[[str, int], None],
    ) -> None:
        """`verify` raises with a sentence if a player may not play a position 1 to 9 now."""
        self.club, self.situation, self.side = club, situation, side
        self.lineup = situation.lineups[side]
        self.hurt, self.spent = hurt, spent
        self._verify = verify

    def must_change(self) -> str:
        """Why the fielding side may not go on as it stands; "" when it may."""
        lineup = self.lineup
        if not lineup.is_complete:
            return lineup.trouble
        if lineup.pitcher in self.spent and self.replacements(PITCHER):
            return f"{lineup.pitcher} may pitch no longer"
        hurt = [player for player in lineup.players if player in self.hurt]
        if any(self.replacements(lineup.positions[lineup.players.index(player)]) for player in hurt):
            return "a hurt player must be replaced"
        return ""

    def must_replace(self) -> str:
        """Why the batting side may not go on as it stands: a hurt player is up or on base, and somebody can come in."""
        situation, used = self.situation, self.lineup.used
        players = (self.lineup.players[situation.up[self.side]], *situation.runners)
        hurt = [player for player in players if player and player in self.hurt]
        if not hurt:
            return ""
        bench = [player for player in self.club.players if player not in used and player not in self.hurt]
        arms = set(self.replacements(PITCHER))
        for player in hurt:
            pitches = self.lineup.positions[self.lineup.players.index(player)] == PITCHER
            if any(not pitches or arms - {other} for other in bench):
                return "a hurt player must be replaced"
        return ""

    def replacements(self, position: int) -> list[str]:
        """Players on the bench whose cards let them play there."""
        used = self.lineup.used
        bench = [player for player in self.club.players if player not in used and player not in self.hurt]
        return [player for player in bench if self._plays(player, position)]

    def changed(self, moves: tuple[Substitution, ...]) -> Situation:
        """The situation after the moves, or a refusal in words."""
        situation, club, side, old = self.situation, self.club, self.side, self.lineup
        batting = side == situation.batting
        moved = {move.player for move in moves}
        for player, slot, position in moves:
            if player not in club.players:
                raise Refused(f"lineup: {player} is not on the roster of {club.name}")
            if position == PINCH_HITTER and not (batting and slot == situation.up[side]):
                raise Refused("lineup: a pinch hitter bats for the player whose turn it is")
            if position == PINCH_RUNNER and not (batting and old.players[slot] in situation.runners):
                raise Refused("lineup: a pinch runner runs for a runner on base")
            if batting and position < PINCH_HITTER and position != old.positions[slot]:
                raise Refused("lineup: the batting side changes its fielders when it takes the field")
            if batting and old.positions[slot] == PITCHER and moved.issuperset(self.replacements(PITCHER)):
                raise Refused("lineup: nobody would be left to pitch")
            fits = position >= DESIGNATED or self._plays(player, position)
            if not fits and (position == PITCHER or self._others_could(player, position, moves)):
                self._verify(player, position)
        new = old.substitute(moves)
        if not batting and not new.is_complete:
            raise Refused(f"lineup: {new.trouble}")
        situation = situation.with_lineup(side, new)
        if batting and situation.bases != EMPTY:
            runners = tuple(_runner_now(player, old, new) for player in situation.runners)
            situation = situation.with_runners((runners[0], runners[1], runners[2]))
        return situation

    def _others_could(self, player: str, position: int, moves: tuple[Substitution, ...]) -> bool:
        """Somebody on the bench plays there, or somebody who is sent where he does not play: then one who does not may
        not be pressed into service."""
        if player == self.lineup.fielders.get(position):
            return False
        if not {move.player for move in moves}.issuperset(self.replacements(position)):
            return True
        return any(
            move.player != player
            and move.player not in self.hurt
            and self._plays(move.player, position)
            and not self._plays(move.player, move.position)
            for move in moves
        )

    def _plays(self, player: str, position: int) -> bool:
        if position > 9:
            return True
        try:
            self._verify(player, position)
        except Refused:
            return False
        return True


def _runner_now(player: str, old: Lineup, new: Lineup) -> str:
    """The player who now runs in the slot of a runner who may have been replaced."""
    slot = old.slot_of(player) if player else None
    return player if slot is None else new.players[slot]

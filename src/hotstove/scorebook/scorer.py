"""A game that was played elsewhere, entered play by play: each line is checked before it stands in the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hotstove.diamond.apply import Impossible, apply, change_sides
from hotstove.diamond.club import Club
from hotstove.diamond.ending import REGULATION, is_over, last_play
from hotstove.diamond.lineup import Lineup, Substitution
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.movement import movement
from hotstove.diamond.notation import read
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation, first_pitch
from hotstove.diamond.state import hurt_by
from hotstove.scorebook.legal_play import offences_of_play
from hotstove.table.errors import Mistake

Verify = Callable[[Club, str, int], None]
"""Refuses a player at a position that his card does not let him play."""


class Scorer:
    """The log of a game and where it stands; a line that cannot be is a Mistake and changes nothing."""

    def __init__(
        self,
        clubs: tuple[Club, Club],
        starting: tuple[Lineup, Lineup],
        date: str,
        innings: int = REGULATION,
        verify: Verify | None = None,
    ) -> None:
        with_hitter = starting[0].has_designated_hitter
        self.log = GameLog(*clubs, starting, date, designated_hitter=with_hitter)
        self.clubs = clubs
        self.innings = innings
        self.situation = first_pitch(*starting)
        self._verify = verify

    @property
    def over(self) -> bool:
        return self.log.final is not None

    def play(self, text: str) -> Play:
        """Takes a play in Retrosheet's notation; the play that ends a game counts as far as it was needed."""
        if self.over:
            raise Mistake(f"{text}: the game is over")
        now = self.situation
        fielding = now.lineups[now.fielding]
        if not fielding.is_complete:
            raise Mistake(f"{text}: {self.clubs[now.fielding].name} has not nine in the field; {fielding.trouble}")
        play = read(text)
        for offence in offences_of_play(play, frozenset(now.bases) - {"-"}, now.outs):
            raise Mistake(f"{text} {offence}")
        outs = now.outs + movement(play).outs
        if outs > 3:
            raise Mistake(f"{text} makes out number {outs} of the half-inning")
        try:
            play = last_play(now, play, self.innings)
            after = apply(now, play)
        except Impossible as error:
            raise Mistake(f"{text}: {error}") from None
        self.log.entries.append(PlayEntry(now, play))
        if found := hurt_by(play, now):
            self.log.hurt[found[1]] = found[2]
        if play.aside.missed:
            self.log.hurt.setdefault(now.batter, play.aside.missed)
        self._go_on(after)
        return play

    def change(self, side: int, moves: Sequence[Substitution]) -> None:
        """Changes a lineup, as the rules of substitution and the players' cards allow."""
        if self.over:
            raise Mistake("the game is over")
        now, old = self.situation, self.situation.lineups[side]
        for player, _, position in moves:
            if player not in self.clubs[side].players:
                raise Mistake(f"{player} is not on the roster of {self.clubs[side].name}")
            if self._verify is not None and position <= 9:
                self._verify(self.clubs[side], player, position)
        new = old.substitute(tuple(moves))
        self.log.entries.extend(SubstitutionEntry(now, side, move) for move in moves)
        after = now.with_lineup(side, new)
        if side == now.batting:
            names = [
                new.players[old.players.index(player)] if player in old.players else player for player in now.runners
            ]
            after = after.with_runners((names[0], names[1], names[2]))
        self.situation = after

    def hurt(self, player: str, games: int) -> None:
        """Notes that a player who has appeared is hurt, and how many games he misses after this one."""
        if not any(player in lineup.used for lineup in self.situation.lineups):
            raise Mistake(f"hurt: {player} has not played in this game")
        self.log.hurt[player] = games

    def end(self, note: str) -> None:
        """Ends a game early, such as by rain."""
        self.log.note = note
        self.log.final = self.situation

    def _go_on(self, after: Situation) -> None:
        if is_over(after, self.innings):
            self.log.final = after
        self.situation = change_sides(after) if after.outs == 3 and not self.over else after

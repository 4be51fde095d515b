"""A game in progress, from the lineup cards to the last out: the outer loop that every game of plays shares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Protocol

from hotstove.diamond.apply import apply, change_sides, step
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.club import Club
from hotstove.diamond.ending import is_over, last_play
from hotstove.diamond.lineup import DESIGNATED, PINCH_HITTER, PINCH_RUNNER, PITCHER, Lineup, Substitution, read_moves
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.play import HITS, Play
from hotstove.diamond.situation import TOP, Situation, first_pitch
from hotstove.diamond.view import View, Workload
from hotstove.table.account import Account
from hotstove.table.errors import Refused
from hotstove.table.questions import Request, Rule

SIDES = ("visitors", "home")
NO_MOVES = Request.default
REACHES_BY_PITCHER = frozenset({*HITS, "W", "IW", "HP"})
_new = tuple.__new__
"""Makes a named tuple from its fields without the detour that its own way takes."""


class Rules(Protocol):
    """What a game of plays gives to the loop: its rules, bound to charts and options."""

    innings: int

    def before_half(self, game: BallGame) -> Rule[None]:
        """Asked before every half-inning, such as for rain; may end the game by setting `called_off`."""
        ...

    def matchup(self, game: BallGame) -> Any:
        """The cards that meet in the next play."""
        ...

    def next_play(self, matchup: Any) -> Rule[Play]:
        """One play."""
        ...

    def after_play(self, game: BallGame, play: Play) -> None:
        """Memory that reaches across plays, such as injuries."""
        ...

    def verify_position(self, club: Club, player: str, position: int) -> None:
        """Raises with a sentence if the player's card does not let him play there."""
        ...

    def verify_pitcher(self, club: Club, player: str, starts: bool) -> None:
        """Raises with a sentence if the player may not pitch now."""
        ...


class BallGame:
    """One game between two clubs under one set of rules."""

    def __init__(
        self,
        rules: Rules,
        clubs: tuple[Club, Club],
        starting: tuple[Lineup, Lineup],
        *,
        date: str = "1900/01/01",
        number: int = 0,
        account: Account | None = None,
        watch: Callable[[Situation, Play], None] | None = None,
    ) -> None:
        for side, (club, lineup) in enumerate(zip(clubs, starting, strict=True)):
            verify_starting(rules, club, lineup, SIDES[side])
        self.rules = rules
        self.clubs = clubs
        self.situation = first_pitch(*starting)
        with_dh = starting[0].has_designated_hitter or starting[1].has_designated_hitter
        self.log = GameLog(*clubs, starting, date, number, with_dh)
        self.account = account
        self.watch = watch
        self.called_off = ""
        self.memory: dict[str, Any] = {}
        self.hurt: dict[str, int] = {}
        """Players who cannot go on, and the further games they miss."""
        self.spent: set[str] = set()
        """Pitchers who have worked as long as the game lets them today."""
        self.workloads = {lineup.pitcher: Workload(started=True) for lineup in starting}
        seats = {"visitors": "visitors", "home": "home", "offense": "visitors", "defense": "home"}
        self.seats: Mapping[str, str] = seats
        self._visitors, self._home = (
            View(side, self.situation, clubs, self.workloads, self.hurt, self.spent, None, rules, self.memory)
            for side in range(2)
        )
        self.view: Callable[[str], View] = {"visitors": self._visitors, "home": self._home}.__getitem__
        self._requests = tuple(
            Request(f"{name}-moves", name, lambda text, side=side: self.check_moves(side, text))  # type: ignore[misc]
            for side, name in enumerate(SIDES)
        )

    def play(self) -> Rule[None]:
        """Plays until the game is over or called off."""
        rules, requests, visitors, home = self.rules, self._requests, self._visitors, self._home
        while True:
            yield from rules.before_half(self)
            if self.called_off:
                break
            inning, half, _, _, _, _, _, lineups = self.situation
            offense, defense = (0, 1) if half == TOP else (1, 0)
            may_end = offense == 1 and inning >= rules.innings
            pinched = not lineups[defense].is_complete
            outs = 0
            while outs < 3:
                visitors.matchup = home.matchup = None
                if pinched or self.hurt or self.spent:
                    yield from self._fill_the_field(defense)
                    pinched = False
                moves = yield requests[defense]
                if moves != NO_MOVES:
                    self._change(defense, moves)
                moves = yield requests[offense]
                if moves != NO_MOVES:
                    self._change(offense, moves)
                    answer = yield requests[defense]
                    if answer != NO_MOVES:
                        self._change(defense, answer)
                matchup = visitors.matchup = home.matchup = rules.matchup(self)
                play = yield from rules.next_play(matchup)
                outs = self._take(last_play(self.situation, play, rules.innings) if may_end else play)
                if may_end and is_over(self.situation, rules.innings):
                    break
            if is_over(self.situation, rules.innings):
                break
            self._show(change_sides(self.situation))
            batting, fielding = SIDES[self.situation.batting], SIDES[self.situation.fielding]
            self.seats = {**self.seats, "offense": batting, "defense": fielding}
        self.log.final = self.situation
        self.log.note = self.called_off

    def _show(self, situation: Situation) -> None:
        self.situation = self._visitors.situation = self._home.situation = situation

    def _fill_the_field(self, side: int) -> Rule[None]:
        """Nine able players stand in the field before a pitch is thrown."""
        while self.must_change(side):
            moves = yield self._requests[side]
            if moves == NO_MOVES:
                raise Refused(f"lineup: {self._why_change(side)}")
            self._change(side, moves)

    def _take(self, play: Play) -> int:
        """Writes the play down and makes what happened of it; gives the outs that there are now."""
        before = self.situation
        self.log.entries.append(_new(PlayEntry, (before, play)))
        after = self.situation = self._visitors.situation = self._home.situation = apply(before, play)
        _, half, _, bases, _, _, _, lineups = before
        work = self.workloads[lineups[1 if half == TOP else 0].pitcher]
        outs, runs, batters, reached = work_of(play, bases)
        work.outs += outs
        work.batters += batters
        if runs:
            work.runs += runs
        if reached:
            work.hits_and_walks += 1
        self.rules.after_play(self, play)
        if self.watch is not None:
            self.watch(before, play)
        return after.outs

    def must_change(self, side: int) -> bool:
        """The fielding side may not go on as it stands."""
        return not self.situation.lineups[side].is_complete or bool(
            (self.hurt and self._hurt_in(side)) or (self.spent and self._spent_on(side))
        )

    def _why_change(self, side: int) -> str:
        lineup = self.situation.lineups[side]
        if lineup.trouble:
            return lineup.trouble
        return f"{lineup.pitcher} may pitch no longer" if self._spent_on(side) else "a hurt player must be replaced"

    def _spent_on(self, side: int) -> bool:
        """The pitcher on the mound may pitch no longer, and another can."""
        return self.situation.lineups[side].pitcher in self.spent and bool(self._replacements(side, 1))

    def _hurt_in(self, side: int) -> bool:
        """Somebody who cannot go on is still in the lineup, and somebody is left to take his place."""
        lineup = self.situation.lineups[side]
        hurt = [player for player in lineup.players if player in self.hurt]
        return any(self._replacements(side, lineup.positions[lineup.players.index(player)]) for player in hurt)

    def _replacements(self, side: int, position: int) -> list[str]:
        """Players on the bench whose cards let them play there."""
        club, lineup = self.clubs[side], self.situation.lineups[side]
        bench = [player for player in club.players if player not in lineup.used and player not in self.hurt]
        return [player for player in bench if self._plays(club, player, position)]

    def _others_could(self, side: int, player: str, position: int, moved: set[str]) -> bool:
        """Somebody who stays on the bench plays there, so that a player who does not may not be pressed into
        service."""
        stands_there = player == self.situation.lineups[side].fielders.get(position)
        return not stands_there and not moved.issuperset(self._replacements(side, position))

    def _plays(self, club: Club, player: str, position: int) -> bool:
        try:
            self._verify(club, player, position)
        except Refused:
            return False
        return True

    def _verify(self, club: Club, player: str, position: int) -> None:
        if position <= 9:
            self.rules.verify_position(club, player, position)
        if position == 1:
            self.rules.verify_pitcher(club, player, starts=False)

    def check_moves(self, side: int, text: str) -> None:
        """Raises with a sentence if the side may not make these moves now."""
        self._changed(side, read_moves(text))

    def _change(self, side: int, text: str) -> None:
        moves = read_moves(text)
        before = self.situation
        self._show(self._changed(side, moves))
        for move in moves:
            self.log.entries.append(SubstitutionEntry(before, side, move))
        pitcher = self.situation.lineups[side].pitcher
        if pitcher and pitcher not in self.workloads:
            self.workloads[pitcher] = Workload(entered=before.inning)

    def _changed(self, side: int, moves: tuple[Substitution, ...]) -> Situation:
        """The situation after the moves, or a refusal in words."""
        situation, club = self.situation, self.clubs[side]
        old = situation.lineups[side]
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
            if batting and old.positions[slot] == PITCHER and moved.issuperset(self._replacements(side, PITCHER)):
                raise Refused("lineup: nobody would be left to pitch")
            fits = position >= DESIGNATED or self._plays(club, player, position)
            if not fits and (position == PITCHER or self._others_could(side, player, position, moved)):
                self._verify(club, player, position)
        new = old.substitute(moves)
        if not batting and not new.is_complete:
            raise Refused(f"lineup: {new.trouble}")
        situation = situation.with_lineup(side, new)
        if batting and situation.bases != EMPTY:
            runners = tuple(_runner_now(player, old, new) for player in situation.runners)
            situation = situation.with_runners((runners[0], runners[1], runners[2]))
        return situation


@cache
def work_of(play: Play, bases: str) -> tuple[int, int, int, bool]:
    """What a play adds to a pitcher's work: outs, runs, batters, and whether his player reached by his doing."""
    done = step(play, bases)
    reached = done.next_batter and play.events[0].code in REACHES_BY_PITCHER
    return done.outs, done.runs, int(done.next_batter), reached


def _runner_now(player: str, old: Lineup, new: Lineup) -> str:
    """The player who now runs in the slot of a runner who may have been replaced."""
    slot = old.slot_of(player) if player else None
    return player if slot is None else new.players[slot]


def verify_starting(rules: Rules, club: Club, lineup: Lineup, where: str) -> None:
    """Every player plays where his card lets him, and the pitcher may start."""
    for player, position in zip(lineup.players, lineup.positions, strict=True):
        if player and position <= 9:
            rules.verify_position(club, player, position)
    rules.verify_pitcher(club, lineup.pitcher, starts=True)

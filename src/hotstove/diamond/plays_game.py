"""A game of plays: the outer loop that games of cards and at-bats share, as pure turns over one frozen state."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeAlias, TypeVar

from hotstove.diamond.apply import OUTCOMES, applied, change_sides, place_runner
from hotstove.diamond.availability import Appearance, Availability
from hotstove.diamond.card_game import CardGame
from hotstove.diamond.changes import Bench
from hotstove.diamond.club import Club
from hotstove.diamond.ending import is_over, last_play
from hotstove.diamond.estimates import Estimates
from hotstove.diamond.lineup import PITCHER, Lineup, read_moves
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.names import Names
from hotstove.diamond.outing import FRESH_HALF, PLACED_RUNNER, Outings, with_pitcher, with_play
from hotstove.diamond.play import NOTHING_ELSE, Play
from hotstove.diamond.situation import BOTTOM, TOP, Situation
from hotstove.diamond.state import (
    BEFORE_HALF,
    DEFENSE_CALLS,
    DEFENSE_REPLIES,
    OFFENSE_CALLS,
    OVER,
    PITCH,
    OwnMemory,
    OwnSetup,
    State,
    hurt_by,
    opening,
)
from hotstove.diamond.turn import BallTurn, Change, Omen
from hotstove.diamond.view import View
from hotstove.table.account import Account, Answered, Lookup
from hotstove.table.errors import Refused
from hotstove.table.game import DEFENSE, HOME, OFFENSE, SIDES, VISITORS
from hotstove.table.questions import Answer, Request, Rule

OwnMatchup = TypeVar("OwnMatchup")
QUIET = Request.default
VISITORS_MOVES, HOME_MOVES = "visitors-moves", "home-moves"
MOVES = (Request(VISITORS_MOVES, VISITORS), Request(HOME_MOVES, HOME))
SEATS = (
    {VISITORS: VISITORS, HOME: HOME, OFFENSE: VISITORS, DEFENSE: HOME},
    {VISITORS: VISITORS, HOME: HOME, OFFENSE: HOME, DEFENSE: VISITORS},
)
"""Who sits where a question is put, when the visitors bat and when the home side does."""


class PlaysGame(
    CardGame[State[OwnSetup, OwnMemory], BallTurn, View[OwnSetup, OwnMemory, OwnMatchup], OwnSetup],
    Generic[OwnSetup, OwnMemory, OwnMatchup],
):
    """What Superstar Baseball, Long Tater! and Replay Baseball have in common: lineups, benches, plays, innings."""

    # What each game brings.

    @abstractmethod
    def first_memory(self, setup: OwnSetup) -> OwnMemory:
        """What the game remembers before the first pitch."""

    @abstractmethod
    def matchup(self, state: State[OwnSetup, OwnMemory], account: Account | None = None) -> OwnMatchup:
        """All that the rules of the next play may read."""

    @abstractmethod
    def play(
        self, setup: OwnSetup, matchup: OwnMatchup, account: Account | None, quiet: Collection[str] = ()
    ) -> Rule[Play]:
        """The next play. `quiet` are purposes of calls that surely stay at their defaults and are not asked for."""

    @abstractmethod
    def remember(
        self, state: State[OwnSetup, OwnMemory], play: Play, after: Situation, outings: Outings
    ) -> tuple[OwnMemory, bool]:
        """The game's memory after a play, and whether the pitcher on the mound may pitch no longer.

        `after` is the situation that the play led to, with three outs still that of the half-inning that ended;
        `outings` are the fielding side's with the play added.
        """

    @abstractmethod
    def verify_position(self, club: Club, player: str, position: int) -> None:
        """Raises with a sentence if the player's card does not let him play there."""

    @abstractmethod
    def verify_pitcher(self, setup: OwnSetup, side: int, player: str, starts: bool) -> None:
        """Raises with a sentence if the player may not pitch now."""

    @abstractmethod
    def estimates(self, view: View[OwnSetup, OwnMemory, OwnMatchup]) -> Estimates:
        """Chances and values for the manager of a seat."""

    @abstractmethod
    def availability(self, setup: OwnSetup, side: int, player: str, last: Appearance, day: int) -> Availability:
        """Whether a pitcher may work on a day (an ordinal), by how he last appeared."""

    def season_notes(self, options: object) -> tuple[str, ...]:
        """What these options mean for a season, where it should be known before: a sentence each."""
        return ()

    def sentences(
        self,
        state: State[OwnSetup, OwnMemory],
        names: Names,
        entries: Sequence[Answered | Lookup],
        play: Play | None = None,
    ) -> list[str]:
        """What led to the play after this state, roll by roll, in sentences that need no rulebook; `play` is what came
        of it, None as long as that is open."""
        return []

    def endurance(self, state: State[OwnSetup, OwnMemory], side: int, player: str) -> str:
        """How long a pitcher lasts, such as "8 IP" or "12 batters"; "" where his card does not tell."""
        return ""

    def defence(self, state: State[OwnSetup, OwnMemory]) -> str:
        """What the nine in the field are worth together, in words; "" where the game adds nothing up."""
        return ""

    def injuries(self, state: State[OwnSetup, OwnMemory]) -> tuple[tuple[str, int], ...]:
        """Players who miss games after this one, and how many."""
        return state.hurt

    def hurts_players(self, setup: OwnSetup) -> bool:
        """True where players may miss games after one."""
        return False

    def sits_out(self, club: Club, missing: Mapping[str, int]) -> frozenset[str]:
        """Who is not there for the club's next game, by the games that players still have to miss."""
        return frozenset(player for player, games in missing.items() if games > 0)

    def limits_games(self, setup: OwnSetup) -> bool:
        """True where `may_be_used` may say no."""
        return False

    def may_be_used(self, setup: OwnSetup, side: int, player: str, role: str, games: int) -> bool:
        """Whether a player who has had so many games in a role this season may have one more.

        The role is one of `diamond.availability` (all games, on the mound, starting) or the name of a position.
        """
        return True

    def take_field(self, setup: OwnSetup, memory: OwnMemory, side: int, lineup: Lineup) -> OwnMemory:
        """The memory once a side stands in the field with this complete lineup."""
        return memory

    def asks_before_half(self, setup: OwnSetup) -> bool:
        """True where something is rolled before every half-inning."""
        return False

    def before_half(self, state: State[OwnSetup, OwnMemory]) -> Rule[Omen]:
        """What is rolled before a half-inning, such as for rain."""
        return Omen("")
        yield

    def settles_first(self, state: State[OwnSetup, OwnMemory]) -> bool:
        """True where the first play of this half-inning has to wait for `before_play`."""
        return False

    def before_play(self, state: State[OwnSetup, OwnMemory]) -> Rule[Omen | None]:
        """What is settled once both benches have spoken, where `settles_first` says so; with None the play follows."""
        return None
        yield

    def heed(self, state: State[OwnSetup, OwnMemory], omen: Omen) -> OwnMemory:
        """The memory once that has been rolled or settled."""
        return state.memory

    # What all of them share.

    def start(self, setup: OwnSetup) -> State[OwnSetup, OwnMemory]:
        """The state before the first pitch; lineups that the rules do not allow are refused."""
        for side, lineup in enumerate(setup.starting):
            self.verify_starting(setup, side, lineup)
        memory = self.first_memory(setup)
        for side, lineup in enumerate(setup.starting):
            memory = self.take_field(setup, memory, side, lineup)
        return opening(setup, memory, self._first_phase(setup))

    def verify_starting(self, setup: OwnSetup, side: int, lineup: Lineup) -> None:
        """Every player plays where his card lets him, and the pitcher may start."""
        club = setup.clubs[side]
        for player, position in zip(lineup.players, lineup.positions, strict=True):
            if player and position <= 9:
                self.verify_position(club, player, position)
        self.verify_pitcher(setup, side, lineup.pitcher, starts=True)

    def seats(self, state: State[OwnSetup, OwnMemory]) -> Mapping[str, str]:
        return SEATS[0] if state.situation.half == TOP else SEATS[1]

    def view(
        self, state: State[OwnSetup, OwnMemory], seat: str, heard: tuple[Answer, ...] = ()
    ) -> View[OwnSetup, OwnMemory, OwnMatchup]:
        return View(self, state, 0 if seat == VISITORS else 1, heard)

    def is_over(self, state: State[OwnSetup, OwnMemory]) -> bool:
        return state.phase == OVER

    def turn(
        self, state: State[OwnSetup, OwnMemory], account: Account | None = None, quiet: Collection[str] = ()
    ) -> Rule[BallTurn]:
        """The benches speak, the defence first; then the pitch. A change of lineup is a turn of its own."""
        setup, situation, fielding = state.setup, state.situation, 1
        may_end = False
        if situation.half == BOTTOM:
            fielding, may_end = 0, situation.inning >= setup.innings
        asks = state.phase != DEFENSE_CALLS or VISITORS_MOVES not in quiet or HOME_MOVES not in quiet
        pressed = state.hurt or state.spent or not situation.lineups[fielding].is_complete
        if asks or pressed or may_end or (not state.plays and self.settles_first(state)):
            return self._whole_turn(state, account, quiet)
        return self.play(setup, self.matchup(state, account), account, quiet)

    def _whole_turn(
        self, state: State[OwnSetup, OwnMemory], account: Account | None, quiet: Collection[str]
    ) -> Rule[BallTurn]:
        """A turn with everything that may come before the pitch and cut it short after it."""
        setup, situation, phase, hurt = state.setup, state.situation, state.phase, state.hurt
        if phase == BEFORE_HALF:
            return (yield from self.before_half(state))
        offense, defense = (0, 1) if situation.half == TOP else (1, 0)
        if phase == DEFENSE_CALLS:
            pressed = hurt or state.spent or not situation.lineups[defense].is_complete
            why = self.bench(state, defense).must_change() if pressed else ""
            if MOVES[defense].purpose not in quiet:
                moves = yield MOVES[defense]
                if moves != QUIET:
                    return self.change(state, defense, moves)
            if why:
                raise Refused(f"lineup: {why}")
        if phase <= OFFENSE_CALLS:
            why = self.bench(state, offense).must_replace() if hurt else ""
            if MOVES[offense].purpose not in quiet:
                moves = yield MOVES[offense]
                if moves != QUIET:
                    return self.change(state, offense, moves)
            if why:
                raise Refused(f"lineup: {why}")
        elif phase == DEFENSE_REPLIES and MOVES[defense].purpose not in quiet:
            moves = yield MOVES[defense]
            if moves != QUIET:
                return self.change(state, defense, moves)
        if not state.plays and self.settles_first(state):
            settled = yield from self.before_play(state)
            if settled is not None:
                return settled
        play = yield from self.play(setup, self.matchup(state, account), account, quiet)
        innings = setup.innings
        return last_play(situation, play, innings) if offense == 1 and situation.inning >= innings else play

    def after(self, state: State[OwnSetup, OwnMemory], turn: BallTurn) -> State[OwnSetup, OwnMemory]:
        if not isinstance(turn, Play):
            return self._without_play(state, turn)
        play = turn
        setup, before, hurt, spent = state.setup, state.situation, state.hurt, state.spent
        visitors, home = state.outings
        outcome = OUTCOMES[play][before.bases]
        situation = applied(before, play, outcome)
        plays = state.plays + ((before, play),)  # noqa: RUF005 (unpacking goes by way of a list)
        if situation.half == TOP:
            home, half = with_play(home, state.half, plays, outcome)
            memory, is_spent = self.remember(state, play, situation, home)
        else:
            visitors, half = with_play(visitors, state.half, plays, outcome)
            memory, is_spent = self.remember(state, play, situation, visitors)
        if is_spent:
            spent = spent | {before.pitcher}
        phase, aside = DEFENSE_CALLS, play.aside
        if aside is not NOTHING_ELSE:
            found = hurt_by(play, before)
            if found is not None:
                hurt = (*(pair for pair in hurt if pair[0] != found[1]), found[1:])
            if aside.stealing:
                phase = PITCH
        if situation.inning >= setup.innings and is_over(situation, setup.innings):
            phase = OVER
        elif situation.outs == 3:
            situation = change_sides(situation)
            half, plays, phase = FRESH_HALF, (), self._first_phase(setup)
            if situation.inning > setup.innings and setup.places_runner:
                situation, half = place_runner(situation), PLACED_RUNNER
        return State(setup, situation, phase, (visitors, home), half, plays, hurt, spent, state.called_off, memory)

    def _without_play(self, state: State[OwnSetup, OwnMemory], turn: Change | Omen) -> State[OwnSetup, OwnMemory]:
        if isinstance(turn, Change):
            return self._changed(state, turn)
        phase = OVER if turn.called_off else DEFENSE_CALLS if state.phase == BEFORE_HALF else PITCH
        return replace(state, phase=phase, memory=self.heed(state, turn), called_off=turn.called_off)

    def _is_pressed(self, state: State[OwnSetup, OwnMemory], side: int) -> bool:
        """The side in the field may not go on as it stands."""
        if not (state.hurt or state.spent) and state.situation.lineups[side].is_complete:
            return False
        return self.bench(state, side).must_change() != ""

    def _first_phase(self, setup: OwnSetup) -> int:
        return BEFORE_HALF if self.asks_before_half(setup) else DEFENSE_CALLS

    def log(
        self, turns: list[tuple[State[OwnSetup, OwnMemory], BallTurn]], last: State[OwnSetup, OwnMemory]
    ) -> GameLog:
        """The log of a game from its turns and the state they led to; books and event files are made from it."""
        setup = last.setup
        entries: list[PlayEntry | SubstitutionEntry] = []
        for state, turn in turns:
            if isinstance(turn, Play):
                entries.append(PlayEntry(state.situation, turn))
            elif isinstance(turn, Change):
                entries += [SubstitutionEntry(state.situation, turn.side, move) for move in turn.moves]
        final = last.situation if self.is_over(last) else None
        return GameLog(
            *setup.clubs,
            setup.starting,
            setup.date,
            setup.number,
            setup.designated_hitter,
            entries,
            final,
            last.called_off,
        )

    # Lineups.

    def bench(self, state: State[OwnSetup, OwnMemory], side: int) -> Bench:
        """A side as the umpire looks at it when players come in."""
        setup = state.setup
        club = setup.clubs[side]

        def verify(player: str, position: int) -> None:
            self.verify_position(club, player, position)
            if position == PITCHER:
                self.verify_pitcher(setup, side, player, starts=False)

        return Bench(club, state.situation, side, state.is_hurt, state.spent, verify)

    def must_change(self, state: State[OwnSetup, OwnMemory], side: int) -> str:
        """Why a side may not go on as it stands; "" when it may."""
        bench = self.bench(state, side)
        return bench.must_change() if side == state.situation.fielding else bench.must_replace()

    def check(self, state: State[OwnSetup, OwnMemory], request: Request, text: str) -> None:
        if text != QUIET:
            self.change(state, SIDES.index(request.seat), text)

    def change(self, state: State[OwnSetup, OwnMemory], side: int, text: str) -> Change:
        """The change that a side asks for, such as "smith001 4 11", or a refusal in words."""
        moves = read_moves(text)
        bench, situation = self.bench(state, side), state.situation
        changed = bench.changed(moves)
        if side == situation.fielding:
            if changed.lineups[side].pitcher != situation.lineups[side].pitcher:
                self._verify_removal(state, side)
        elif state.hurt and bench.must_replace():
            why = self.bench(replace(state, situation=changed), side).must_replace()
            if why:
                raise Refused(f"lineup: {why}")
        return Change(side, moves, changed)

    def _verify_removal(self, state: State[OwnSetup, OwnMemory], side: int) -> None:
        """Rule 5.10(f): a pitcher faces a batter, or ends an inning, before he leaves, unless he is hurt."""
        work = state.outings[side][-1]
        able = work.player not in state.is_hurt and work.player not in state.spent
        if able and not (work.batters or work.outs) and state.situation.lineups[side].pitcher == work.player:
            name = state.setup.clubs[side].players[work.player].name
            raise Refused(f"lineup: {name} must face a batter before he leaves the mound")

    def _changed(self, state: State[OwnSetup, OwnMemory], change: Change) -> State[OwnSetup, OwnMemory]:
        side, _, situation = change
        outings, half, phase, memory = state.outings, state.half, state.phase, state.memory
        defense = situation.fielding
        pitcher = situation.lineups[side].pitcher
        if side == defense:
            memory = self.take_field(state.setup, memory, side, situation.lineups[side])
            mine, half = with_pitcher(outings[side], half, state.plays, pitcher, situation)
            outings = (mine, outings[1]) if side == 0 else (outings[0], mine)
        if side != defense:
            phase = DEFENSE_REPLIES
        elif phase == DEFENSE_REPLIES:
            phase = PITCH
        elif not self._is_pressed(state, side):
            phase = OFFENSE_CALLS
        hurt, spent, called_off = state.hurt, state.spent, state.called_off
        return State(state.setup, situation, phase, outings, half, state.plays, hurt, spent, called_off, memory)


AnyPlaysGame: TypeAlias = PlaysGame[Any, Any, Any]
"""A game of plays whose cards and memory only its own room knows."""

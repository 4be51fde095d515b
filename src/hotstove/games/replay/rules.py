"""The rules of Replay Baseball in force: bound to charts and options, and given to the outer loop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hotstove.diamond.apply import step
from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import POSITIONS
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.play import HITS, Play
from hotstove.games.replay.bats import pitchers_grids
from hotstove.games.replay.book import ReplayBook, our_book
from hotstove.games.replay.cards import BatterCard, BatterGrid, Card, PitcherCard
from hotstove.games.replay.earned import EMPTY, charge
from hotstove.games.replay.endurance import Event, Mound, after_event, begins_inning, comes_in
from hotstove.games.replay.fielding import Glove, glove_at
from hotstove.games.replay.flags import games_missed, pending_steal
from hotstove.games.replay.matchup import NO_GLOVE, Matchup, side_of
from hotstove.games.replay.options import Options
from hotstove.games.replay.plate_appearance import next_play
from hotstove.games.replay.prospects import Prospects
from hotstove.games.replay.rest import SHORT_REST_COST, overworked
from hotstove.table.account import Account
from hotstove.table.errors import Refused
from hotstove.table.questions import Rule

MOUNDS, TALLY, HALF, PENDING, MISSED, FRESH = "mounds", "tally", "half", "pending", "missed", "fresh"
"""What a game remembers: pitchers' work, runs charged, the half-inning begun, a man about to steal, games missed."""
REACHES = frozenset({*HITS, "W", "HP", "E", "C", "FC"})
LATE = 8
"""RB-11: the first inning after seven are over."""


@dataclass
class ReplayRules:
    """What the loop asks of the game."""

    options: Options = field(default_factory=Options)
    book: ReplayBook = field(default_factory=our_book)
    account: Account | None = None
    """Where every look-up is noted, in a game that is told as it goes."""
    innings: int = 9
    resting: frozenset[str] = frozenset()
    """RB-27: pitchers who have not had their days of rest."""
    short_rest: frozenset[str] = frozenset()
    """RB-27: starters on an asterisk's rest, who have two innings less."""
    worn_out: frozenset[str] = frozenset()
    """RB-27: relievers who did too much in their last game and begin on B grades."""

    def __post_init__(self) -> None:
        self._fielding: dict[int, tuple[Lineup, tuple[Glove, ...]]] = {}
        self._told = self.book if self.account is None else self.book.recorded(self.account)
        self._pitchers_at_bat = pitchers_grids(self.book)
        self.prospects = Prospects(self.book, self.options)

    def before_half(self, game: BallGame) -> Rule[None]:
        return
        yield

    def matchup(self, game: BallGame) -> Matchup:
        """The two cards, the runners' ratings, and what the game remembers."""
        situation, memory = game.situation, game.memory
        batting = 0 if situation.half == "top" else 1
        offense, defense = game.clubs[batting], game.clubs[1 - batting]
        lineup, (first, second, third) = situation.lineups[1 - batting], situation.runners
        card: Card = offense.cards[situation.lineups[batting].men[situation.up[batting]]]
        pitching: PitcherCard = defense.cards[lineup.pitcher].pitching
        bats = offense.men[situation.lineups[batting].men[situation.up[batting]]].bats
        mound = self._on_the_mound(game, lineup.pitcher, pitching)
        throws = pitching.throws
        side = side_of(bats, throws)
        hands = "same" if side == throws else "opposite"
        grid = self._grid(card.batting, throws)
        grades = pitching.grids["tired" if mound.tired else hands]
        runners = [offense.cards[man].batting.runner if man else None for man in (first, second, third)]
        one, two, three = runners
        best = None
        if self.options.best_column and memory[FRESH] == lineup.pitcher and hands == "same" and not pitching.split:
            best = pitching.best.__getitem__
        return Matchup(
            situation.bases,
            situation.outs,
            grid.squares.__getitem__ if self.account is None else grid.recorded(self.account),
            grades.grades.__getitem__ if self.account is None else grades.recorded(self.account),
            hands,
            side,
            throws,
            (
                card.batting.runner.speed,
                one.speed if one else 0,
                two.speed if two else 0,
                three.speed if three else 0,
            ),
            (one.letter if one else "L", two.letter if two else "L", three.letter if three else "L"),
            (one.jump if one else 0, two.jump if two else 0, three.jump if three else 0),
            card.batting.bunt,
            card.batting.plan,
            pitching.plans[1 if mound.tired else 0],
            self._field(defense, lineup),
            pitching.hold,
            pitching.wild,
            game.clubs[1].park if self.options.ballparks else None,
            best,
            self._pending(memory, situation.runners),
            situation.inning >= LATE and situation.lead < 0,
        )

    def next_play(self, matchup: Matchup) -> Rule[Play]:
        if self.account is not None:
            self.account.clear()
        return next_play(self._told, self.options, matchup)

    def after_play(self, game: BallGame, play: Play) -> None:
        """Charges runs, tires the pitcher, and keeps what the play's flags say."""
        entry = game.log.entries[-1]
        before, memory = entry.situation, game.memory
        pitcher = before.lineups[before.fielding].pitcher
        done = step(play, before.bases)
        memory[TALLY], scored = charge(memory[TALLY], play, before.bases, before.outs, pitcher)
        code = play.events[0].code
        walked = code == "IW"
        event = Event(
            done.outs,
            done.next_batter and not walked,
            code in REACHES,
            sum(debt[0] == pitcher for debt in scored),
            sum(debt[0] == pitcher and debt[1] for debt in scored),
            before.inning,
            before.outs + done.outs >= 3,
            -before.lead,
        )
        mounds: dict[str, Mound] = memory[MOUNDS]
        card: PitcherCard = game.clubs[before.fielding].cards[pitcher].pitching
        mound = after_event(self._rated(pitcher, card), self.options, mounds[pitcher], event)
        if self.options.rest_chart and not mound.started and not mound.tired:
            mound = mound._replace(tired=overworked(self.book, card, mound.outs))
        mounds[pitcher] = mound
        for owner, is_earned in scored:
            if owner != pitcher and owner in mounds:
                other = mounds[owner]
                mounds[owner] = other._replace(runs=other.runs + 1, earned=other.earned + is_earned)
        if done.next_batter:
            memory[FRESH] = ""
        self._remember(game, play)

    def verify_position(self, club: Club, man: str, position: int) -> None:
        """RB-28: anybody may be sent anywhere in the field, at a price; only pitchers pitch."""
        if position == 1 and club.cards[man].pitching is None:
            raise Refused(f"lineup: {club.men[man].name} has no pitcher's card")

    def verify_pitcher(self, club: Club, man: str, starts: bool) -> None:
        """RB-27: tired pitchers do not pitch."""
        if club.cards[man].pitching is None:
            raise Refused(f"lineup: {club.men[man].name} has no pitcher's card")
        if man in self.resting:
            raise Refused(f"lineup: {club.men[man].name} has not had his days of rest")

    def grid_of(self, card: BatterCard, throws: str) -> BatterGrid:
        """RB-21: a man's own grid, or that of the pitchers' batting card which serves for him."""
        return self._grid(card, throws)

    def _grid(self, card: BatterCard, throws: str) -> BatterGrid:
        return self._pitchers_at_bat[card.number][throws] if card.number else card.grids[throws]

    def _rated(self, man: str, card: PitcherCard) -> PitcherCard:
        """RB-27: the card with what short rest leaves of its endurance."""
        if man not in self.short_rest:
            return card
        from dataclasses import replace

        return replace(card, starts=max(1, card.start_innings - SHORT_REST_COST))

    def _on_the_mound(self, game: BallGame, pitcher: str, card: PitcherCard) -> Mound:
        """The pitcher's memory, begun when he comes in; an inning that he begins may be his bonus."""
        memory, situation = game.memory, game.situation
        if MOUNDS not in memory:
            memory |= {MOUNDS: {}, TALLY: EMPTY, HALF: None, PENDING: ("", ""), MISSED: {}, FRESH: ""}
        mounds: dict[str, Mound] = memory[MOUNDS]
        half = (situation.inning, situation.half)
        begins = memory[HALF] != half
        if begins:
            memory[HALF], memory[TALLY], memory[PENDING] = half, EMPTY, ("", "")
        if pitcher not in mounds:
            started = game.workloads[pitcher].started
            mound = comes_in(card, self.options, started, situation.inning, -situation.lead)
            mounds[pitcher] = mound._replace(tired=pitcher in self.worn_out)
            memory[FRESH] = "" if begins else pitcher
        if begins:
            mounds[pitcher] = begins_inning(card, self.options, mounds[pitcher], situation.inning, -situation.lead)
        return mounds[pitcher]

    def _field(self, club: Club, lineup: Lineup) -> tuple[Glove, ...]:
        """RB-28: the gloves in force, worked out anew with every change of lineup."""
        known = self._fielding.get(id(lineup))
        if known is None or known[0] is not lineup:
            men = lineup.fielders
            tables = self.options.out_of_position
            gloves = (
                glove_at(self.book, club.cards[men[number]].gloves, name, tables)
                for number, name in enumerate(POSITIONS, start=1)
            )
            known = self._fielding[id(lineup)] = (lineup, (NO_GLOVE, *gloves))
        return known[1]

    @staticmethod
    def _pending(memory: Mapping[str, Any], runners: tuple[str, str, str]) -> str:
        """RB-11: the symbol belongs to the man who reached, not to one who runs for him."""
        man, pending = memory[PENDING]
        return pending if pending and runners[int(pending[0]) - 1] == man else ""

    @staticmethod
    def _remember(game: BallGame, play: Play) -> None:
        memory = game.memory
        pending = pending_steal(play)
        memory[PENDING] = (game.situation.runners[int(pending[0]) - 1], pending) if pending else ("", "")
        missed = games_missed(play)
        if missed:
            batter = game.log.entries[-1].situation.batter
            memory[MISSED].setdefault(batter, missed)

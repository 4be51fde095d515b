"""The rules of Replay Baseball in force: bound to charts and options, and given to the outer loop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from hotstove.diamond.apply import step
from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.club import Club
from hotstove.diamond.ending import is_over
from hotstove.diamond.gloves import POSITIONS
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.play import Play
from hotstove.diamond.situation import TOP, Situation
from hotstove.games.replay.bats import pitchers_grids
from hotstove.games.replay.book import ReplayBook, our_book
from hotstove.games.replay.cards import BatterCard, BatterGrid, PitcherCard, Runner
from hotstove.games.replay.earned import EMPTY, charge
from hotstove.games.replay.endurance import Event, Mound, after_event, begins_inning, comes_in, facing
from hotstove.games.replay.fielding import Glove, glove_at
from hotstove.games.replay.flags import games_missed, pending_steal
from hotstove.games.replay.matchup import LATE, NO_GLOVE, Matchup, side_of
from hotstove.games.replay.next_play import next_play
from hotstove.games.replay.options import Options
from hotstove.games.replay.prospects import Prospects
from hotstove.games.replay.rest import SHORT_REST_COST, overworked
from hotstove.table.account import Account
from hotstove.table.errors import Refused
from hotstove.table.questions import Rule

MOUNDS, TALLY, HALF, PENDING, MISSED, FRESH = "mounds", "tally", "half", "pending", "missed", "fresh"
"""What a game remembers from play to play: pitchers' work, runs charged, the half-inning of the last play, a man about
to steal, games missed, a reliever who has come in for one batter. It changes after a play and at no other time."""
NOBODY_GOES = ("", "")
NO_RUNNER = Runner(0)


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
        inning, half, outs, bases, (first, second, third), _, up, lineups = situation
        batting = 0 if half == TOP else 1
        offense, defense = game.clubs[batting], game.clubs[1 - batting]
        lineup, man = lineups[1 - batting], lineups[batting].men[up[batting]]
        cards, pitcher = offense.cards, lineup.pitcher
        batter: BatterCard = cards[man].batting
        pitching: PitcherCard = defense.cards[pitcher].pitching
        begins = memory.get(HALF) != (inning, half)
        mound = self._mound(game, situation, pitcher, pitching, begins)
        throws = pitching.throws
        side = side_of(offense.men[man].bats, throws)
        hands = "same" if side == throws else "opposite"
        grid = self._pitchers_at_bat[batter.number][throws] if batter.number else batter.grids[throws]
        grades = pitching.grids["tired" if mound.tired else hands]
        one = cards[first].batting.runner if first else NO_RUNNER
        two = cards[second].batting.runner if second else NO_RUNNER
        three = cards[third].batting.runner if third else NO_RUNNER
        account = self.account
        return Matchup(
            bases,
            outs,
            grid.squares.__getitem__ if account is None else grid.recorded(account),
            grades.grades.__getitem__ if account is None else grades.recorded(account),
            hands,
            side,
            throws,
            (batter.runner.speed, one.speed, two.speed, three.speed),
            (one.letter, two.letter, three.letter),
            (one.jump, two.jump, three.jump),
            batter.bunt,
            batter.plan,
            pitching.plans[1 if mound.tired else 0],
            self._field(defense, lineup),
            pitching.hold,
            pitching.wild,
            game.clubs[1].park if self.options.ballparks else None,
            pitching.best.__getitem__ if self._may_use_best(game, pitcher, pitching, hands, begins) else None,
            "" if begins else self._pending(memory, situation.runners),
            inning >= LATE and situation.lead < 0,
        )

    def next_play(self, matchup: Matchup) -> Rule[Play]:
        if self.account is not None:
            self.account.clear()
        return next_play(self._told, self.options, matchup)

    def after_play(self, game: BallGame, play: Play) -> None:
        """Charges runs, tires the pitcher, and keeps what the play's flags say."""
        before, memory = game.log.entries[-1].situation, game.memory
        if MOUNDS not in memory:
            memory |= {MOUNDS: {}, TALLY: EMPTY, HALF: None, PENDING: NOBODY_GOES, MISSED: {}, FRESH: ""}
        half = (before.inning, before.half)
        begins = memory[HALF] != half
        if begins:
            memory[HALF], memory[TALLY] = half, EMPTY
        pitcher = before.lineups[before.fielding].pitcher
        card: PitcherCard = game.clubs[before.fielding].cards[pitcher].pitching
        mounds: dict[str, Mound] = memory[MOUNDS]
        mound = self._mound(game, before, pitcher, card, begins)
        fresh = memory[FRESH] == pitcher or not (begins or pitcher in mounds)
        outs, faced, reached = facing(play, before.bases)
        memory[TALLY], scored = charge(memory[TALLY], play, before.bases, before.outs, pitcher)
        runs = sum(owner == pitcher for owner, _ in scored)
        earned = sum(owner == pitcher and is_earned for owner, is_earned in scored)
        event = Event(outs, faced, reached, runs, earned, before.inning, before.outs + outs >= 3, -before.lead)
        mound = after_event(self._rated(pitcher, card), self.options, mound, event)
        if self.options.rest_chart and not mound.started and not mound.tired:
            mound = mound._replace(tired=overworked(self.book, card, mound.outs))
        mounds[pitcher] = mound
        for owner, is_earned in scored:
            if owner != pitcher:
                other = mounds[owner]
                mounds[owner] = other._replace(runs=other.runs + 1, earned=other.earned + is_earned)
        memory[FRESH] = pitcher if fresh and not step(play, before.bases).next_batter else ""
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
        return self._pitchers_at_bat[card.number][throws] if card.number else card.grids[throws]

    def _rated(self, man: str, card: PitcherCard) -> PitcherCard:
        """RB-27: the card with what short rest leaves of its endurance."""
        if man not in self.short_rest:
            return card
        return replace(card, starts=max(1, card.start_innings - SHORT_REST_COST))

    def _mound(self, game: BallGame, situation: Situation, pitcher: str, card: PitcherCard, begins: bool) -> Mound:
        """The pitcher's work as it stands now: begun when he comes in; an inning that he begins may be his bonus."""
        known: Mound | None = game.memory[MOUNDS].get(pitcher) if MOUNDS in game.memory else None
        if known is not None and not begins:
            return known
        inning, lead = situation.inning, -situation.lead
        if known is None:
            started = game.workloads[pitcher].started
            known = comes_in(card, self.options, started, inning, lead)._replace(tired=pitcher in self.worn_out)
        return begins_inning(card, self.options, known, inning, lead) if begins else known

    def _may_use_best(self, game: BallGame, pitcher: str, card: PitcherCard, hands: str, begins: bool) -> bool:
        """RB-24: he came in during this inning, has not done with his first batter, and meets one of his own side."""
        if not self.options.best_column or begins or hands != "same" or card.split:
            return False
        return game.memory[FRESH] == pitcher or pitcher not in game.memory[MOUNDS]

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
        """RB-10: games missed begin with the next game, so that the men go on until this one is over."""
        memory = game.memory
        pending = pending_steal(play)
        memory[PENDING] = (game.situation.runners[int(pending[0]) - 1], pending) if pending else NOBODY_GOES
        missed = games_missed(play)
        if missed:
            batter = game.log.entries[-1].situation.batter
            memory[MISSED].setdefault(batter, missed)
        if memory[MISSED] and is_over(game.situation):
            game.hurt |= memory[MISSED]

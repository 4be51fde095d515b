"""The rules of Replay Baseball in force: bound to charts and options, and given to the outer loop."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.bases import EMPTY as EMPTY_BASES
from hotstove.diamond.club import Club
from hotstove.diamond.ending import is_over
from hotstove.diamond.game import usual_rest
from hotstove.diamond.gloves import POSITIONS
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.play import Play
from hotstove.diamond.situation import TOP, Situation
from hotstove.games.replay.bats import pitchers_grids
from hotstove.games.replay.book import ReplayBook, our_book
from hotstove.games.replay.cards import BatterCard, BatterGrid, Card, PitcherCard, Runner
from hotstove.games.replay.counting import counted
from hotstove.games.replay.endurance import Event, Mound, after_event, worked
from hotstove.games.replay.fielding import Glove, glove_at
from hotstove.games.replay.matchup import LATE, NO_GLOVE, Matchup
from hotstove.games.replay.memory import Memory, memory_of, own_memory
from hotstove.games.replay.next_play import next_play
from hotstove.games.replay.options import BY_BATTERS, Options
from hotstove.games.replay.pairs import Pair, pair_of
from hotstove.games.replay.prospects import Prospects
from hotstove.games.replay.rest import SHORT_REST_COST, days_of_rest, overworked, rest_cell
from hotstove.games.replay.tally import EMPTY, charge
from hotstove.table.account import Account
from hotstove.table.errors import Refused
from hotstove.table.questions import Rule

NO_RUNNER = Runner(0)
NOBODY_STEALS, NOBODY_JUMPS, NOBODY_GOES = ("L", "L", "L"), (0, 0, 0), ("", "")
MOST_NINES, MOST_PAIRS = 1_000, 20_000
"""Sides and pairs that are kept at the same time."""
_new = tuple.__new__
"""Makes a named tuple from its fields without the detour that its own way takes."""


@dataclass(frozen=True, slots=True)
class Nine:
    """A side in the field: its pitcher and the gloves in force."""

    lineup: Lineup
    pitcher: str
    card: PitcherCard
    rated: PitcherCard
    """RB-27: the card with what short rest leaves of its endurance."""
    gloves: tuple[Glove, ...]


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
        self._nines: dict[int, Nine] = {}
        self._pairs: dict[tuple[int, int, bool], Pair] = {}
        self._by_batters = self.options.endurance == BY_BATTERS
        self._told = self.book.unrecorded if self.account is None else self.book.recorded(self.account)
        self._pitchers_at_bat = pitchers_grids(self.book)
        self.prospects = Prospects(self.book, self.options)

    def before_half(self, game: BallGame) -> Rule[None]:
        return
        yield

    def matchup(self, game: BallGame) -> Matchup:
        """The two cards, the runners' ratings, and what the game remembers."""
        situation, memory, options = game.situation, memory_of(game.memory), self.options
        inning, half, outs, bases, runners, _, up, lineups = situation
        batting, fielding = (0, 1) if half == TOP else (1, 0)
        club, lineup = game.clubs[batting], lineups[fielding]
        nine = self._nines.get(id(lineup))
        if nine is None or nine.lineup is not lineup:
            nine = self._take_field(game.clubs[fielding], lineup)
        begins = memory.half != (inning, half)
        mound = memory.mounds.get(nine.pitcher)
        if begins or mound is None:
            mound = self._mound(game, situation, memory, nine)
        player, cards, tired = lineups[batting].players[up[batting]], club.cards, mound.tired
        card, pitching = cards[player], nine.card
        pair = self._pairs.get((id(card), id(pitching), tired))
        if pair is None or pair.batter is not card or pair.pitcher is not pitching:
            pair = self._meet(club, player, pitching, tired)
        hands, speed, square, grade = pair.hands, pair.speed, pair.squares, pair.grades
        speeds, letters, jumps = (speed, 0, 0, 0), NOBODY_STEALS, NOBODY_JUMPS
        if bases != EMPTY_BASES:
            first, second, third = runners
            one = cards[first].batting.runner if first else NO_RUNNER
            two = cards[second].batting.runner if second else NO_RUNNER
            three = cards[third].batting.runner if third else NO_RUNNER
            speeds = (speed, one.speed, two.speed, three.speed)
            letters, jumps = (one.letter, two.letter, three.letter), (one.jump, two.jump, three.jump)
        best = None
        if options.best_column and hands == "same" and not (begins or nine.card.split):
            fresh = memory.fresh == nine.pitcher or nine.pitcher not in memory.mounds
            best = nine.card.best.__getitem__ if fresh else None
        if self.account is not None:
            square = pair.batters_grid.recorded(self.account)
            grade = pair.pitchers_grid.recorded(self.account)
        park = game.clubs[1].park if options.ballparks else None
        thief = memory.thief(runners) if memory.pending[0] and not begins else ""
        behind = inning >= LATE and situation.lead < 0
        return _new(
            Matchup,
            (
                bases,
                outs,
                square,
                grade,
                hands,
                pair.side,
                pair.throws,
                speeds,
                letters,
                jumps,
                pair.bunt,
                pair.batters_plan,
                pair.pitchers_plan,
                nine.gloves,
                pair.hold,
                pair.wild,
                park,
                best,
                thief,
                behind,
            ),
        )

    def next_play(self, matchup: Matchup) -> Rule[Play]:
        if self.account is not None:
            self.account.clear()
        return next_play(self._told, self.options, matchup)

    def after_play(self, game: BallGame, play: Play) -> None:
        """Charges runs, tires the pitcher, and keeps what the play's flags say."""
        before = game.log.entries[-1].situation
        inning, half, outs, bases, _, (visitors, home), _, lineups = before
        fielding = 1 if half == TOP else 0
        lineup = lineups[fielding]
        nine = self._nines.get(id(lineup))
        if nine is None or nine.lineup is not lineup:
            nine = self._take_field(game.clubs[fielding], lineup)
        pitcher, options, memory = nine.pitcher, self.options, own_memory(game.memory)
        mound = memory.mounds.get(pitcher)
        now = inning, half
        if memory.half != now:
            mound = self._mound(game, before, memory, nine)
            memory.half, memory.tally, memory.fresh = now, EMPTY, ""
        elif mound is None:
            mound = self._mound(game, before, memory, nine)
            memory.fresh = pitcher
        counts = counted(play, bases)
        made, faced, reached, next_batter, _, _, _, lost, _, pending, missed = counts
        runs = earned = 0
        if bases != EMPTY_BASES or reached or lost:
            memory.tally, scored = charge(memory.tally, counts, outs, pitcher)
            for owner, is_earned in scored:
                if owner == pitcher:
                    runs, earned = runs + 1, earned + is_earned
                else:
                    memory.charge_later(owner, is_earned)
        if mound.started and not (reached or runs or self._by_batters):
            mound = worked(mound, made, faced, 0, 0, inning)
        else:
            lead = home - visitors if fielding else visitors - home
            event = _new(Event, (made, faced, reached, runs, earned, inning, outs + made >= 3, lead))
            mound = after_event(nine.rated, options, mound, event)
        if options.rest_chart and not (mound.started or mound.tired) and overworked(self.book, nine.card, mound.outs):
            mound = mound._replace(tired=True)
        memory.mounds[pitcher] = mound
        if memory.fresh and next_batter:
            memory.fresh = ""
        memory.pending = (game.situation.runners[int(pending[0]) - 1], pending) if pending else NOBODY_GOES
        if missed:
            memory.missed.setdefault(before.batter, missed)
        if memory.missed and is_over(game.situation):
            game.hurt |= memory.missed

    def verify_position(self, club: Club, player: str, position: int) -> None:
        """RB-28: anybody may be sent anywhere in the field, at a price; only pitchers pitch."""
        if position == 1 and club.cards[player].pitching is None:
            raise Refused(f"lineup: {club.players[player].name} has no pitcher's card")

    def verify_pitcher(self, club: Club, player: str, starts: bool) -> None:
        """RB-27: tired pitchers do not pitch."""
        if club.cards[player].pitching is None:
            raise Refused(f"lineup: {club.players[player].name} has no pitcher's card")
        if player in self.resting:
            raise Refused(f"lineup: {club.players[player].name} has not had his days of rest")

    def rest(self, card: Card, outs: int, started: bool) -> int:
        """RB-27: days off before a player pitches again in the same role; without the option as everywhere."""
        if not self.options.rest_chart or card.pitching is None:
            return usual_rest(card, outs, started)
        return days_of_rest(rest_cell(self.book, card.pitching, started, outs), started, started)

    def grid_of(self, card: BatterCard, throws: str) -> BatterGrid:
        """RB-21: a player's own grid, or that of the pitchers' batting card which serves for him."""
        return self._pitchers_at_bat[card.number][throws] if card.number else card.grids[throws]

    def _mound(self, game: BallGame, situation: Situation, memory: Memory, nine: Nine) -> Mound:
        started, worn_out = game.workloads[nine.pitcher].started, nine.pitcher in self.worn_out
        return memory.mound(self.options, situation, nine.pitcher, nine.card, started, worn_out)

    def _take_field(self, club: Club, lineup: Lineup) -> Nine:
        """RB-28: the side in the field, worked out anew with every change of lineup."""
        players, tables, pitcher = lineup.fielders, self.options.out_of_position, lineup.pitcher
        gloves = (
            glove_at(self.book, club.cards[players[number]].gloves, name, tables)
            for number, name in enumerate(POSITIONS, start=1)
        )
        card: PitcherCard = club.cards[pitcher].pitching
        rated = card
        if pitcher in self.short_rest:
            rated = replace(card, starts=max(1, card.start_innings - SHORT_REST_COST))
        if len(self._nines) > MOST_NINES:
            self._nines.clear()
        nine = self._nines[id(lineup)] = Nine(lineup, pitcher, card, rated, (NO_GLOVE, *gloves))
        return nine

    def _meet(self, club: Club, player: str, pitching: PitcherCard, tired: bool) -> Pair:
        """A batter and a pitcher who meet, kept for the next time."""
        if len(self._pairs) > MOST_PAIRS:
            self._pairs.clear()
        card: Card = club.cards[player]
        pair = self._pairs[id(card), id(pitching), tired] = pair_of(
            self._pitchers_at_bat, card, club.players[player].bats, pitching, tired
        )
        return pair

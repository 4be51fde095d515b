"""Replay Baseball: three dice, a batter's grid, a pitcher's grid, and a Chart Book."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from hotstove.diamond.availability import READY, Appearance, Availability, usual_rest
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.card_game import Parts
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.names import Names
from hotstove.diamond.outing import Outings
from hotstove.diamond.play import NOTHING_ELSE, Play
from hotstove.diamond.plays_game import PlaysGame
from hotstove.diamond.situation import TOP, Situation
from hotstove.diamond.turn import Omen
from hotstove.games.replay import card_files
from hotstove.games.replay.absences import sits_out
from hotstove.games.replay.attempts import ran_out, sent_again
from hotstove.games.replay.cards import Card, Runner
from hotstove.games.replay.chart_set import ReplayCharts, our_charts, owners_charts
from hotstove.games.replay.counting import COUNTED
from hotstove.games.replay.endurance import (
    Mound,
    after_play,
    begins_inning,
    comes_in,
    may_save_bonus,
    relief_limit,
)
from hotstove.games.replay.estimates import ReplayEstimates
from hotstove.games.replay.idle import idle_options
from hotstove.games.replay.judging import judge
from hotstove.games.replay.matchup import LATE, Matchup
from hotstove.games.replay.next_play import next_play
from hotstove.games.replay.nine import Nine, nines_of, on_short_rest
from hotstove.games.replay.options import BY_BATTERS, Options
from hotstove.games.replay.pairs import pairs_of
from hotstove.games.replay.park import Park
from hotstove.games.replay.rest import TOO_MUCH, days_of_rest, games_in_a_row, is_short, overworked, rest_cell
from hotstove.games.replay.sentences import sentences
from hotstove.games.replay.setup import Memory, ReplaySetup, ReplayState, ReplayView, with_mound
from hotstove.table.account import Account, Answered, Lookup
from hotstove.table.errors import Refused
from hotstove.table.questions import Decision, Rule
from hotstove.table.scenarios import Ruling, Scenario

EVERYTHING = {
    "combined_steals": True,
    "endurance": "batters",
    "best_column": True,
    "ballparks": True,
    "out_of_position": True,
    "rest_chart": True,
}
NO_RUNNER = Runner(0)
BONUS = Decision("bonus", "defense", ("yes", "no"))
SAVED = "bonus saved"
FIELD = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
"""Positions at which somebody must be left (RB-10)."""
NOBODY_STEALS, NOBODY_JUMPS = ("L", "L", "L"), (0, 0, 0)


class Replay(PlaysGame[ReplaySetup, Memory, Matchup]):
    """The game of two grids and the Chart Book."""

    key = "replay"
    name = "Replay Baseball"
    version = 2
    ledger = "RB"
    sentence = "Three dice on a card of thirty-six squares, and a chart for every situation."
    colour = "#7a2a1e"
    dice = ("red", "white", "blue")
    options = Options
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "basic": {},
        "all": EVERYTHING,
        "called": {"called_steals": True},
        "two-dice": {"two_dice": True},
    }

    parts = Parts(Card, card_files, ReplayCharts, our_charts, owners_charts, ReplaySetup, idle_options)

    def sentences(
        self, state: ReplayState, names: Names, entries: Sequence[Answered | Lookup], play: Play | None = None
    ) -> list[str]:
        return sentences(self.matchup(state), names, entries, play)

    def endurance(self, state: ReplayState, side: int, player: str) -> str:
        card = state.setup.clubs[side].cards[player].pitching
        if card is None:
            return ""
        mound, options, work = state.memory.mound(side, player), state.setup.options, state.outing(side, player)
        if not (work is not None and work.started):
            limit = card.relief_batters if mound is None else relief_limit(card, mound, options, state.situation.inning)
            return f"{limit} batters"
        return f"{card.start_batters} batters" if options.endurance == BY_BATTERS else f"{card.start_innings} IP"

    def first_memory(self, setup: ReplaySetup) -> Memory:
        return Memory()

    def take_field(self, setup: ReplaySetup, memory: Memory, side: int, lineup: Lineup) -> Memory:
        """RB-28: gloves are rated anew with every change of lineup."""
        nine = nines_of(setup.charts, setup.options.out_of_position)(setup.clubs[side].cards, lineup)
        nines = (nine, memory.nines[1]) if side == 0 else (memory.nines[0], nine)
        return Memory(memory.mounds, memory.pending, memory.missed, memory.fresh, nines, memory.saved, memory.sent)

    def matchup(self, state: ReplayState, account: Account | None = None) -> Matchup:
        """The two cards, the runners' ratings, and what the game remembers."""
        setup, situation, memory = state.setup, state.situation, state.memory
        options, bases = setup.options, situation.bases
        batting, fielding = (0, 1) if situation.half == TOP else (1, 0)
        club = setup.clubs[batting]
        nine = memory.nines[fielding]
        assert nine is not None
        tired = is_tired(state, fielding, nine)
        player, cards = situation.lineups[batting].players[situation.up[batting]], club.cards
        pair = pairs_of(setup.charts, club.players[player].bats, tired)(cards[player], nine.card)
        letters, jumps = NOBODY_STEALS, NOBODY_JUMPS
        if bases == EMPTY:
            speeds = pair.alone
        else:
            first, second, third = situation.runners
            one = cards[first].batting.runner if first else NO_RUNNER
            two = cards[second].batting.runner if second else NO_RUNNER
            three = cards[third].batting.runner if third else NO_RUNNER
            speeds = (pair.speed, one.speed, two.speed, three.speed)
            letters, jumps = (one.letter, two.letter, three.letter), (one.jump, two.jump, three.jump)
        best = None
        if options.best_column and pair.meeting.hands == "same" and state.plays and not nine.card.split:
            fresh = memory.fresh == nine.pitcher or memory.mound(fielding, nine.pitcher) is None
            best = nine.card.best.__getitem__ if fresh else None
        square, grade = pair.squares, pair.grades
        if account is not None:
            square = pair.batters_grid.recorded(account, batting, player)
            grade = pair.pitchers_grid.recorded(account, fielding, nine.pitcher)
        park = setup.clubs[1].park if options.ballparks else None
        assert park is None or isinstance(park, Park)
        return Matchup(
            bases,
            situation.outs,
            square,
            grade,
            pair.meeting,
            speeds,
            letters,
            jumps,
            nine.gloves,
            park,
            best,
            memory.pending,
            situation.inning >= LATE and situation.lead < 0,
            ran_out(state) if options.limit_steals and bases != EMPTY else "",
        )

    def settles_first(self, state: ReplayState) -> bool:
        """RB-19: a reliever begins an inning."""
        return not state.pitching.started

    def before_play(self, state: ReplayState) -> Rule[Omen | None]:
        """RB-19: the manager of a reliever who begins an inning says whether it is to be his bonus."""
        side = state.situation.fielding
        nine, inning = state.memory.nines[side], state.situation.inning
        assert nine is not None
        if state.memory.saved == (nine.pitcher, inning):
            return None
        lead, options = -state.situation.lead, state.setup.options
        mound = state.memory.mound(side, nine.pitcher) or comes_in(nine.card, options, False, inning, lead)
        if not may_save_bonus(nine.card, options, mound, state.pitching, inning, lead):
            return None
        answer = yield BONUS
        return Omen(SAVED) if answer == "no" else None

    def heed(self, state: ReplayState, omen: Omen) -> Memory:
        """RB-19: the bonus of the pitcher on the mound is saved for another inning."""
        nine = state.memory.nines[state.situation.fielding]
        assert nine is not None
        return replace(state.memory, saved=(nine.pitcher, state.situation.inning))

    def play(
        self, setup: ReplaySetup, matchup: Matchup, account: Account | None, quiet: Collection[str] = ()
    ) -> Rule[Play]:
        charts = setup.untold if account is None else setup.charts.told(account)
        return next_play(charts, setup.options, matchup, quiet)

    def remember(self, state: ReplayState, play: Play, after: Situation, outings: Outings) -> tuple[Memory, bool]:
        """Tires the pitcher, and keeps what the play leaves behind."""
        setup, before, memory = state.setup, state.situation, state.memory
        visitors, home = before.score
        side, lead = (1, home - visitors) if before.half == TOP else (0, visitors - home)
        options, missed, sent, nine = setup.options, memory.missed, memory.sent, memory.nines[side]
        assert nine is not None
        pitcher, was, now = nine.pitcher, state.outings[side][-1], outings[-1]
        known = memory.mound(side, pitcher)
        mound = mound_now(state, side, nine, known)
        made = COUNTED[play][before.bases]
        fresh = ""
        if state.plays and not made.next_batter:
            fresh = pitcher if known is None else memory.fresh
        ends = after.outs == 3
        rested = not setup.available[side] or not setup.availability(side, pitcher).short_rest
        card = nine.card if rested else on_short_rest(nine.card)
        mound = after_play(card, options, mound, was, now, made, before.inning, ends, lead)
        if options.rest_chart and not (was.started or mound.tired) and overworked(setup.charts, nine.card, now.outs):
            mound = replace(mound, tired=True)
        aside, pending = play.aside, ""
        if aside is not NOTHING_ELSE:
            if not ends:
                pending = aside.stealing
            if aside.missed and all(player != before.batter for player, _ in missed):
                missed = (*missed, (before.batter, aside.missed))
        if options.limit_steals:
            sent = sent_again(sent, before, play)
        same = mound is known and missed is memory.missed and sent is memory.sent
        if same and pending == memory.pending and fresh == memory.fresh:
            return memory, False
        mounds = memory.mounds if mound is known else with_mound(memory.mounds, side, pitcher, mound)
        return Memory(mounds, pending, missed, fresh, memory.nines, memory.saved, sent), False

    def injuries(self, state: ReplayState) -> tuple[tuple[str, int], ...]:
        """RB-10: games missed are assessed when the game is over."""
        return (*state.hurt, *state.memory.missed)

    def verify_position(self, club: Club, player: str, position: int) -> None:
        """RB-28: positions that stand on his card; elsewhere he plays only where he must, which the bench shows."""
        card, name = club.cards[player], NAME_OF[position]
        assert isinstance(card, Card)
        if position == 1:
            if card.pitching is None:
                raise Refused(f"lineup: {club.players[player].name} has no pitcher's card")
        elif not card.plays(name):
            rated = ", ".join(card.gloves) or "nowhere"
            raise Refused(f"lineup: {club.players[player].name} is not rated at {name} but at {rated}")

    def verify_starting(self, setup: ReplaySetup, side: int, lineup: Lineup) -> None:
        """RB-28: who begins where is settled with the day's roster, on which rated players may be missing."""
        self.verify_pitcher(setup, side, lineup.pitcher, starts=True)

    def verify_pitcher(self, setup: ReplaySetup, side: int, player: str, starts: bool) -> None:
        """RB-27: tired pitchers do not pitch."""
        club = setup.clubs[side]
        if club.cards[player].pitching is None:
            raise Refused(f"lineup: {club.players[player].name} has no pitcher's card")
        today = setup.availability(side, player)
        if not (today.may_start if starts else today.may_relieve):
            raise Refused(f"lineup: {club.players[player].name} {today.why}")

    def availability(self, setup: ReplaySetup, side: int, player: str, last: Appearance, day: int) -> Availability:
        """RB-27: days of rest, short rest and overwork by the chart; without the option as everywhere."""
        card = setup.clubs[side].cards[player].pitching
        if card is None:
            return READY
        since = day - last.day - 1
        if not setup.options.rest_chart:
            rested = since >= usual_rest(last.outs, last.started)
            return READY if rested else Availability(False, False, "has not had his days of rest")
        cell = rest_cell(setup.charts, card, last.started, last.outs)
        most = games_in_a_row(cell)
        if most and since <= 0 and last.in_a_row >= most:
            return Availability(False, False, f"has pitched in {last.in_a_row} games in a row, and {most} are the most")
        may_start, may_relieve = (since >= days_of_rest(cell, last.started, starts) for starts in (True, False))
        short = last.started and is_short(cell) and since <= days_of_rest(cell, True, True)
        return Availability(may_start, may_relieve, "has not had his days of rest", short, cell == TOO_MUCH)

    def hurts_players(self, setup: ReplaySetup) -> bool:
        """RB-10: a raised number in square 2-1."""
        cards = (card.batting for club in setup.clubs for card in club.cards.values())
        return any(square.raised for card in cards if card.rows for square in card.rows[0][1])

    def sits_out(self, club: Club, missing: Mapping[str, int]) -> frozenset[str]:
        """RB-10: the last player at a position plays on until somebody else can."""
        cards = club.cards
        positions = {player: [place for place in FIELD if cards[player].plays(place)] for player in club.players}
        return sits_out(missing, positions, lambda player, place: place in positions[player])

    def estimates(self, view: ReplayView) -> ReplayEstimates:
        return ReplayEstimates(view)

    def judge(self, scenario: Scenario) -> Ruling:
        return judge(self, scenario)


def is_tired(state: ReplayState, side: int, nine: Nine) -> bool:
    """Whether the pitcher is on his B grades on the next play; by innings nobody tires by beginning one."""
    known = state.memory.mound(side, nine.pitcher)
    if known is not None and (state.plays or state.setup.options.endurance != BY_BATTERS):
        return known.tired
    return mound_now(state, side, nine, known).tired


def mound_now(state: ReplayState, side: int, nine: Nine, known: Mound | None) -> Mound:
    """What tires the pitcher before the next play, from what is known of it: he comes in, or begins an inning, which
    may be his bonus, or just goes on."""
    mound, begins = known, not state.plays
    if mound is None or begins:
        setup, situation, memory, work = state.setup, state.situation, state.memory, state.outings[side][-1]
        inning, lead, options = situation.inning, -situation.lead, setup.options
        if mound is None:
            mound = comes_in(nine.card, options, work.started, inning, lead)
            if setup.availability(side, nine.pitcher).worn_out:
                mound = replace(mound, tired=True)
        if begins:
            saved = memory.saved == (nine.pitcher, inning)
            mound = begins_inning(nine.card, options, mound, work, inning, lead, saved)
    return mound


GAME = Replay()

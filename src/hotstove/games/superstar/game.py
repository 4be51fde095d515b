"""Superstar Baseball: three special dice, a pitcher's card and a batter's."""

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
from hotstove.diamond.play import Play
from hotstove.diamond.plays_game import PlaysGame
from hotstove.diamond.situation import TOP, Situation
from hotstove.diamond.turn import Omen
from hotstove.games.superstar import card_files
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chart_set import SuperstarCharts, our_charts, owners_charts
from hotstove.games.superstar.estimates import SuperstarEstimates
from hotstove.games.superstar.fatigue import DOUBLEHEADER_BOTH, days_of_rest, innings_limit, innings_past, outs_left
from hotstove.games.superstar.fielding import fields_of
from hotstove.games.superstar.idle import idle_options
from hotstove.games.superstar.judging import judge
from hotstove.games.superstar.matchup import Matchup, defense_row
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.games.superstar.sentences import sentences
from hotstove.games.superstar.setup import Memory, SuperstarSetup, SuperstarState, SuperstarView
from hotstove.games.superstar.weather import POSTPONED, THREATENING, sky_before_game, sky_before_half
from hotstove.table.account import Account, Answered, Lookup
from hotstove.table.errors import Refused
from hotstove.table.questions import Rule
from hotstove.table.scenarios import Ruling, Scenario
from hotstove.table.sums import summed

NOBODY_RUNS = (0, 0, 0)


class Superstar(PlaysGame[SuperstarSetup, Memory, Matchup]):
    """The game of special dice and two cards."""

    key = "superstar"
    name = "Superstar Baseball"
    version = 3
    ledger = "SS"
    sentence = "Three dice, a yellow card and a white one: a pitch, a swing, and you manage."
    colour = "#24553f"
    dice = ("black", "white", "white")
    options = Options
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {"basic": {}, "all": {"injuries": True, "rain_outs": True}}

    parts = Parts(Card, card_files, SuperstarCharts, our_charts, owners_charts, SuperstarSetup, idle_options)

    def season_notes(self, options: object) -> tuple[str, ...]:
        assert isinstance(options, Options)
        if not options.fatigue:
            return ()
        return (
            "By SS-29 most starters tire after six or seven innings and most relievers after one, so relievers work"
            " oftener than they did, and few games are complete. --option fatigue=no uses pitchers as the record did.",
        )

    def sentences(
        self, state: SuperstarState, names: Names, entries: Sequence[Answered | Lookup], play: Play | None = None
    ) -> list[str]:
        return sentences(self.matchup(state), names, entries)

    def endurance(self, state: SuperstarState, side: int, player: str) -> str:
        pitching = state.setup.clubs[side].cards[player].pitching
        work = state.outing(side, player)
        started = work is not None and work.started
        return "" if pitching is None else f"{innings_limit(state.setup.charts, pitching, started)} IP"

    def defence(self, state: SuperstarState) -> str:
        """SS-03, SS-04: the defence total, and the numbers of the pitcher's roll that it owns."""
        side, charts = state.situation.fielding, state.setup.charts
        cards = state.setup.clubs[side].cards
        fielders = state.situation.lineups[side].fielders
        total = summed(cards[player].rating_at(NAME_OF[position]) for position, player in fielders.items())
        owned = [str(number) for number in range(10, 16) if charts.defense(defense_row(total), number) == "out"]
        return f"defence {total}, automatic outs on {' '.join(owned) or 'nothing'}"

    def first_memory(self, setup: SuperstarSetup) -> Memory:
        return Memory()

    def take_field(self, setup: SuperstarSetup, memory: Memory, side: int, lineup: Lineup) -> Memory:
        """SS-03: the defence is added up anew with every change of lineup."""
        nine = fields_of(setup.charts)(setup.clubs[side].cards, lineup)
        return Memory(memory.sky, (nine, memory.nines[1]) if side == 0 else (memory.nines[0], nine))

    def asks_before_half(self, setup: SuperstarSetup) -> bool:
        return setup.options.rain_outs

    def before_half(self, state: SuperstarState) -> Rule[Omen]:
        """SS-32: looks at the sky."""
        sky = state.memory.sky
        if not sky:
            sky = yield from sky_before_game()
        if sky == THREATENING:
            sky = yield from sky_before_half()
        return Omen(sky, "postponed by rain" if sky == POSTPONED else "")

    def heed(self, state: SuperstarState, omen: Omen) -> Memory:
        return replace(state.memory, sky=omen.word)

    def matchup(self, state: SuperstarState, account: Account | None = None) -> Matchup:
        """The two cards, the runners' ratings and what the defence is worth."""
        setup, situation = state.setup, state.situation
        batting, fielding = (0, 1) if situation.half == TOP else (1, 0)
        cards, nine = setup.clubs[batting].cards, state.memory.nines[fielding]
        assert nine is not None
        work, bases = state.outings[fielding][-1], situation.bases
        started, worked = work.started, work.outs
        batter = situation.lineups[batting].players[situation.up[batting]]
        bat = cards[batter].batting
        pitcher_chart = nine.starting if started else nine.relieving
        batter_chart = bat.vs_l if nine.throws == "L" else bat.vs_r
        if bases == EMPTY:
            running = NOBODY_RUNS
        else:
            first, second, third = situation.runners
            running = (
                cards[first].batting.running if first else 0,
                cards[second].batting.running if second else 0,
                cards[third].batting.running if third else 0,
            )
        if account is None:
            pitches, swings = pitcher_chart.read, batter_chart.read
        else:
            pitches = pitcher_chart.recorded(account, fielding, nine.player, "starting" if started else "relieving")
            swings = batter_chart.recorded(account, batting, batter, "vs_l" if nine.throws == "L" else "vs_r")
        limit = nine.starting_limit if started else nine.relieving_limit
        tired = 0 if worked < 3 * limit or not setup.options.fatigue else innings_past(limit, worked // 3 + 1)
        return Matchup(bases, situation.outs, pitches, swings, bat.bunt, running, nine.defense, nine.arm, tired)

    def play(
        self, setup: SuperstarSetup, matchup: Matchup, account: Account | None, quiet: Collection[str] = ()
    ) -> Rule[Play]:
        charts = setup.untold if account is None else setup.charts.told(account)
        return plate_appearance(charts, setup.options, matchup, quiet)

    def remember(self, state: SuperstarState, play: Play, after: Situation, outings: Outings) -> tuple[Memory, bool]:
        """SS-31: a reliever past his innings of a doubleheader may pitch no longer."""
        setup, memory = state.setup, state.memory
        if not setup.number or not setup.options.fatigue:
            return memory, False
        work, side = outings[-1], state.situation.fielding
        before = setup.availability(side, work.player).outs_before
        return memory, not work.started and before + work.outs >= DOUBLEHEADER_BOTH

    def verify_position(self, club: Club, player: str, position: int) -> None:
        """SS-02: only positions on his card."""
        card = club.cards[player]
        if not card.plays(NAME_OF[position]):
            assert isinstance(card, Card)
            rated = ", ".join(card.defense) or "none"
            raise Refused(
                f"lineup: {club.players[player].name} does not play {NAME_OF[position]}; his positions: {rated}"
            )

    def verify_pitcher(self, setup: SuperstarSetup, side: int, player: str, starts: bool) -> None:
        """SS-06 and SS-31: relief-only pitchers do not start, tired ones do not pitch."""
        club = setup.clubs[side]
        pitching, name = club.cards[player].pitching, club.players[player].name
        if pitching is None:
            raise Refused(f"lineup: {name} has no pitcher's chart")
        if starts and pitching.starting is None:
            raise Refused(f"lineup: {name} has a relief chart only and may not start")
        today = setup.availability(side, player)
        if not (today.may_start if starts else today.may_relieve):
            raise Refused(f"lineup: {name} {today.why}")

    def hurts_players(self, setup: SuperstarSetup) -> bool:
        return setup.options.injuries

    def availability(self, setup: SuperstarSetup, side: int, player: str, last: Appearance, day: int) -> Availability:
        """SS-31: days of rest by the season's decisions; in a doubleheader by the outs of the first game."""
        pitching = setup.clubs[side].cards[player].pitching
        if pitching is None:
            return READY
        if not setup.options.fatigue and not last.started:
            rested = day - last.day - 1 >= usual_rest(last.outs, False)
            return READY if rested else Availability(False, False, "has not had his usual rest")
        if last.day == day:
            left = outs_left(last.outs) if not last.started else 0
            why = "pitched too long in the first game to work in the second"
            return Availability(False, left > 0, why, outs_before=last.outs)
        if day - last.day - 1 < days_of_rest(setup.charts, pitching.decisions, last.started):
            return Availability(False, False, "has not had his days of rest")
        return READY

    def estimates(self, view: SuperstarView) -> SuperstarEstimates:
        return SuperstarEstimates(view)

    def judge(self, scenario: Scenario) -> Ruling:
        return judge(self, scenario)


GAME = Superstar()

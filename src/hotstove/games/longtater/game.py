"""Long Tater!: a hundred action cards, control, and ranges from 1 to 100."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from hotstove.diamond.availability import AT_BAT, ON_THE_MOUND, READY, STARTING, Appearance, Availability
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.card_game import Parts
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.names import Names
from hotstove.diamond.outing import Outing, Outings
from hotstove.diamond.play import Play
from hotstove.diamond.plays_game import PlaysGame
from hotstove.diamond.situation import TOP, Situation
from hotstove.games.longtater import card_files
from hotstove.games.longtater.advancing import steals_to_come
from hotstove.games.longtater.cards import NO_LEGS, Card
from hotstove.games.longtater.chart_set import LongTaterCharts, our_charts, owners_charts
from hotstove.games.longtater.estimates import LongTaterEstimates
from hotstove.games.longtater.fielding import gloves_of
from hotstove.games.longtater.idle import idle_options
from hotstove.games.longtater.judging import judge
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.plate_appearance import plate_appearance
from hotstove.games.longtater.sentences import sentences
from hotstove.games.longtater.setup import NOBODY_NEW, LongTaterSetup, LongTaterState, LongTaterView, Memory
from hotstove.games.longtater.usage import days_of_rest, games_left, games_left_at
from hotstove.table.account import Account, Answered, Lookup
from hotstove.table.errors import Refused
from hotstove.table.questions import Rule
from hotstove.table.scenarios import Ruling, Scenario

NOBODYS_LEGS = (NO_LEGS, NO_LEGS, NO_LEGS)


class LongTater(PlaysGame[LongTaterSetup, Memory, Matchup]):
    """The game of action cards."""

    key = "longtater"
    name = "Long Tater!"
    version = 3
    ledger = "LT"
    sentence = "No dice: a deck of action cards, and ranges on the cards of batter and pitcher."
    colour = "#1f3f6e"
    dice = ()
    options = Options
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "printed": {},
        "replay": {"automatic_steals": "second", "injuries": False, "hit_and_run": False},
        "called": {"automatic_steals": "none", "whole_sb_to_third": True},
    }

    parts = Parts(Card, card_files, LongTaterCharts, our_charts, owners_charts, LongTaterSetup, idle_options)

    def sentences(
        self, state: LongTaterState, names: Names, entries: Sequence[Answered | Lookup], play: Play | None = None
    ) -> list[str]:
        return sentences(self.matchup(state), state.setup.options, names, entries, play)

    def endurance(self, state: LongTaterState, side: int, player: str) -> str:
        work = state.outing(side, player)
        started = work is not None and work.started
        outs = state.setup.outs_left(side, Outing(player, started))
        return f"about {outs / 3:.0f} IP" if started or outs > 4 else "about 1 IP"

    def first_memory(self, setup: LongTaterSetup) -> Memory:
        return Memory()

    def take_field(self, setup: LongTaterSetup, memory: Memory, side: int, lineup: Lineup) -> Memory:
        """The fielding lines are looked up anew with every change of lineup."""
        nine = gloves_of(setup.clubs[side].cards, lineup)
        nines = (nine, memory.gloves[1]) if side == 0 else (memory.gloves[0], nine)
        return Memory(memory.arrived, memory.stealing_on, nines)

    def matchup(self, state: LongTaterState, account: Account | None = None) -> Matchup:
        """The two cards, the runners' ratings and the gloves behind the pitcher."""
        setup, situation, memory = state.setup, state.situation, state.memory
        bases, lineups = situation.bases, situation.lineups
        batting, fielding = (0, 1) if situation.half == TOP else (1, 0)
        cards = setup.clubs[batting].cards
        player, opponent = lineups[batting].players[situation.up[batting]], lineups[fielding].pitcher
        at_bat, on_the_mound = cards[player].batting, setup.clubs[fielding].cards[opponent].pitching
        assert on_the_mound is not None
        if account is None:
            batter, pitcher = at_bat.sheet, on_the_mound.sheet
        else:
            batter = at_bat.page.recorded(account, batting, player)
            pitcher = on_the_mound.page.recorded(account, fielding, opponent)
        legs = NOBODYS_LEGS
        if bases != EMPTY:
            first, second, third = situation.runners
            legs = (
                cards[first].legs if first else NO_LEGS,
                cards[second].legs if second else NO_LEGS,
                cards[third].legs if third else NO_LEGS,
            )
        gloves = memory.gloves[fielding]
        assert gloves is not None
        era, early = setup.eras[batting], setup.early[batting]
        arrived, stealing_on = memory.arrived, memory.stealing_on
        return Matchup(bases, situation.outs, batter, pitcher, legs, gloves, arrived, era, early, stealing_on)

    def play(
        self, setup: LongTaterSetup, matchup: Matchup, account: Account | None, quiet: Collection[str] = ()
    ) -> Rule[Play]:
        charts = setup.untold if account is None else setup.dealt.told(account)
        return plate_appearance(charts, setup.options, matchup, quiet)

    def remember(self, state: LongTaterState, play: Play, after: Situation, outings: Outings) -> tuple[Memory, bool]:
        """Who has just arrived where."""
        outs = after.outs
        if after.bases == EMPTY or outs == 3:
            arrived = NOBODY_NEW
        else:
            one, two, three = state.situation.runners
            first, second, third = after.runners
            arrived = (
                ("1" if first and first != one else "-")
                + ("2" if second and second != two else "-")
                + ("3" if third and third != three else "-")
            )
        stealing_on = steals_to_come(play) if play.aside.extra_bases and outs < 3 else ""
        memory = state.memory
        if arrived == memory.arrived and stealing_on == memory.stealing_on:
            return memory, False
        return Memory(arrived, stealing_on, memory.gloves), False

    def verify_position(self, club: Club, player: str, position: int) -> None:
        """LT-30: only positions at which he has a line on the fielding chart."""
        card = club.cards[player]
        if not card.plays(NAME_OF[position]):
            assert isinstance(card, Card)
            lines = ", ".join(card.fielding) or "none"
            raise Refused(f"lineup: {club.players[player].name} has no line at {NAME_OF[position]}; he has {lines}")

    def verify_pitcher(self, setup: LongTaterSetup, side: int, player: str, starts: bool) -> None:
        club = setup.clubs[side]
        if club.cards[player].pitching is None:
            raise Refused(f"lineup: {club.players[player].name} has no pitching card")
        today = setup.availability(side, player)
        if not (today.may_start if starts else today.may_relieve):
            raise Refused(f"lineup: {club.players[player].name} {today.why}")

    def availability(self, setup: LongTaterSetup, side: int, player: str, last: Appearance, day: int) -> Availability:
        """LT-26 says nothing of days: starters have those that their real starts left them."""
        card = setup.clubs[side].cards[player]
        if day - last.day - 1 < days_of_rest(card, last.outs, last.started):
            return Availability(False, False, "has not had his usual rest")
        return READY

    def hurts_players(self, setup: LongTaterSetup) -> bool:
        return setup.options.injuries

    def limits_games(self, setup: LongTaterSetup) -> bool:
        return setup.options.games_limit

    def may_be_used(self, setup: LongTaterSetup, side: int, player: str, role: str, games: int) -> bool:
        """LT-26: as often as he really appeared, where that is the option; cards without the number set no limit."""
        if not self.limits_games(setup):
            return True
        card = setup.clubs[side].cards[player]
        if role in (AT_BAT, ON_THE_MOUND, STARTING):
            return role not in card.usage or games_left(card, games, role) > 0
        return card.glove(role) is None or games_left_at(card, role, games) > 0

    def estimates(self, view: LongTaterView) -> LongTaterEstimates:
        return LongTaterEstimates(view)

    def judge(self, scenario: Scenario) -> Ruling:
        return judge(self, scenario)


GAME = LongTater()

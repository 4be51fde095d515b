"""Rallybird Baseball: two managers, six gloves, two dice."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, ClassVar

from hotstove.diamond.apply import apply, change_sides
from hotstove.diamond.ending import is_over, last_play
from hotstove.diamond.log import GameLog, PlayEntry
from hotstove.diamond.situation import TOP
from hotstove.games.rallybird.asking import (
    CARD,
    GLOVES,
    REMOVED,
    choosing,
    deck_of,
    discarding,
    hand_of,
    placing,
    removal,
)
from hotstove.games.rallybird.chart_set import RallyCharts, read_charts
from hotstove.games.rallybird.gloves import Placement, placement_of, placements
from hotstove.games.rallybird.judging import judge
from hotstove.games.rallybird.options import LAST_INNING, Options
from hotstove.games.rallybird.pawns import pawn_club, pawn_lineup
from hotstove.games.rallybird.resolving import at_bat, field_of, gloves_after
from hotstove.games.rallybird.state import AtBat, HalfBegun, RallySetup, RallyState, RallyTurn, met_in, opening
from hotstove.games.rallybird.tiles import fresh_gloves
from hotstove.games.rallybird.view import HIDDEN, RallyView
from hotstove.table.account import Account
from hotstove.table.game import DEFENSE, HOME, OFFENSE, VISITORS, Game
from hotstove.table.option_values import read_options
from hotstove.table.questions import Answer, Question, Rule
from hotstove.table.scenarios import Ruling, Scenario
from hotstove.table.tape import Line

SEATS = (
    {VISITORS: VISITORS, HOME: HOME, OFFENSE: VISITORS, DEFENSE: HOME},
    {VISITORS: VISITORS, HOME: HOME, OFFENSE: HOME, DEFENSE: VISITORS},
)
"""Who sits where a question is put, when the visitors bat and when the home side does."""


class Rallybird(Game[RallyState, RallyTurn, RallyView]):
    """The game of a hidden card against gloves on the board."""

    key = "rallybird"
    name = "Rallybird Baseball"
    version = 2
    ledger = "RY"
    sentence = "A card face down against six glove tiles: read the other manager."
    colour = "#0f5c63"
    opponent = "the equilibrium"
    hears = True
    options = Options
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "learning": {"take_the_pitch": False},
        "rallybird": {"rallybird": True},
        "nine": {"innings": 9},
    }

    def read_options(self, given: Mapping[str, str]) -> Options:
        return read_options(Options, self.name, given)

    def charts(self, folder: Path | None = None) -> RallyCharts:
        """Cards, tiles and board, with an owner's own folder laid over them."""
        return read_charts(folder)

    def start(self, setup: RallySetup) -> RallyState:
        return opening(setup)

    def turn(self, state: RallyState, account: Account | None = None, quiet: Collection[str] = ()) -> Rule[RallyTurn]:
        """A half-inning begins, or somebody comes to bat."""
        if not state.discarded:
            return (yield from self._begin_half(state))
        return (yield from self._at_bat(state, account))

    def after(self, state: RallyState, turn: RallyTurn) -> RallyState:
        if isinstance(turn, HalfBegun):
            gloves = fresh_gloves(state.setup.charts.tiles, turn.discarded)
            return state._replace(removed=turn.removed, discarded=turn.discarded, gloves=gloves)
        return self._batted(state, turn)

    def is_over(self, state: RallyState) -> bool:
        """RY-18, RY-19: the home side does not bat on once it has won."""
        return is_over(state.situation, LAST_INNING)

    def seats(self, state: RallyState) -> Mapping[str, str]:
        return SEATS[0] if state.situation.half == TOP else SEATS[1]

    def view(self, state: RallyState, seat: str, heard: tuple[Answer, ...] = ()) -> RallyView:
        """Everything that is open, and the secrets of the side at bat for that side alone."""
        setup, situation = state.setup, state.situation
        deck = deck_of(setup.options)
        batting = self.seats(state)[OFFENSE] == seat
        removed, card = state.removed, ""
        placement: Placement | None = None
        if not state.discarded:
            removed = deck[heard[0] - 1] if heard else ""
        elif heard:
            card = heard[0]
            placement = placement_of(state.gloves, heard[1]) if len(heard) > 1 else None
        return RallyView(
            seat,
            batting,
            situation,
            setup.options,
            setup.charts,
            state.discarded,
            state.gloves,
            state.rallybird and situation.lead < 0,
            deck,
            removed if batting else "",
            card if batting or placement is not None else "",
            placement,
            heard[2:] if state.discarded else (),
            state.this_half,
            state.earlier,
        )

    def judge(self, scenario: Scenario) -> Ruling:
        return judge(self, scenario)

    def open_lines(self, record: list[tuple[Question, Answer]], over: bool) -> list[Line]:
        """A played card is open once the gloves are placed. The removed card is open when its half-inning is over,
        for then the other side picks up the whole deck."""
        last = {question.purpose: number for number, (question, _) in enumerate(record)}
        lines = []
        for number, (question, answer) in enumerate(record):
            secret = False
            if question.purpose == CARD:
                secret = number > last.get(GLOVES, -1)
            elif question.purpose == REMOVED:
                secret = number == last[REMOVED] and not over
            lines.append(Line(question.purpose, HIDDEN if secret else question.show(answer)))
        return lines

    def log(self, turns: list[tuple[RallyState, RallyTurn]], last: RallyState) -> GameLog:
        """The log of a game from its turns and the state they led to; scorebooks and event files are made from it."""
        log = GameLog(pawn_club(0), pawn_club(1), (pawn_lineup(0), pawn_lineup(1)))
        log.entries += [PlayEntry(state.situation, turn.play) for state, turn in turns if isinstance(turn, AtBat)]
        log.final = last.situation if self.is_over(last) else None
        return log

    def _begin_half(self, state: RallyState) -> Rule[HalfBegun]:
        """One card leaves unseen, one asterisk tile leaves openly (RY-04, RY-05)."""
        deck = deck_of(state.setup.options)
        number = yield removal(len(deck))
        discarded = yield discarding(state.setup.charts.asterisks)
        return HalfBegun(deck[number - 1], discarded)

    def _at_bat(self, state: RallyState, account: Account | None) -> Rule[AtBat]:
        """The card goes down, the gloves are placed, the card is turned over, the dice fall (RY-06)."""
        setup, situation, gloves = state.setup, state.situation, state.gloves
        card = yield choosing(hand_of(setup.options, state.removed, situation.bases))
        placement = placement_of(gloves, (yield placing(placements(gloves))))
        field = field_of(situation, setup.options, state.rallybird)
        result = yield from at_bat(setup.charts.told(account), field, card, placement)
        return AtBat(card, placement, result, last_play(situation, result.play, LAST_INNING))

    def _batted(self, state: RallyState, turn: AtBat) -> RallyState:
        """The play is made and the tiles change; after the third out the sides do, and all gloves are fresh (RY-14)."""
        situation = apply(state.situation, turn.play)
        this_half = (*state.this_half, met_in(state, turn))
        if situation.outs == 3 and not is_over(situation, LAST_INNING):
            situation = change_sides(situation)
            rallybird = state.setup.options.rallybird_flies(situation.inning) and situation.lead < 0
            earlier = (*state.earlier, *this_half)
            return RallyState(state.setup, situation, rallybird=rallybird, earlier=earlier)
        gloves = gloves_after(state.gloves, turn.placement, turn.result)
        rallybird = state.rallybird and turn.result.rallybird
        return state._replace(situation=situation, gloves=gloves, rallybird=rallybird, this_half=this_half)


GAME = Rallybird()

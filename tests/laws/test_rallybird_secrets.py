"""Secrets of Rallybird: whatever another seat, the log or a saved tape shows is the same whichever secret there is.

At every moment at which something is hidden, the secret is exchanged for another that would be possible, and every byte
that is open is compared. Sealed answers on a tape differ by their salt, so only their length is compared.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TypeAlias

import pytest

from hotstove.games.rallybird.asking import CARD, GLOVES, REMOVED
from hotstove.games.rallybird.cards import CARDS
from hotstove.games.rallybird.chart_set import our_charts
from hotstove.games.rallybird.game import GAME, Rallybird
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import RallySetup, RallyState
from hotstove.games.rallybird.view import HIDDEN, RallyView
from hotstove.sitting.header import Terms
from hotstove.sitting.rallybird.match import RallyMatch
from hotstove.sitting.rallybird.sealing import MARK, seal, unseal
from hotstove.table.chance import Dealer
from hotstove.table.game import SIDES, WATCH
from hotstove.table.questions import Answer, Decision, Question, Request
from hotstove.table.session import Session
from hotstove.table.tape import Line, Tape
from tests.helpers.rallybird import Chooser, RallySession, played, sat_down

Record: TypeAlias = list[tuple[Question, Answer]]
GAMES, MANY = 120, 1000
VARIANTS = (
    Options(),
    Options(rallybird=True),
    Options(snake_eyes="both"),
    Options(take_the_pitch=False),
    Options(snake_eyes="home", rallybird=True, rallybird_extra=True),
)


class Leaky(Rallybird):
    """A game that shows everybody the removed card."""

    def view(self, state: RallyState, seat: str, heard: tuple[Answer, ...] = ()) -> RallyView:
        return super().view(state, seat, heard)._replace(removed=state.removed)


class Spy(Chooser):
    """Plays at random, and at each decision of the side in the field exchanges the other side's secrets and looks for
    a difference: in what that side sees, in what a watcher sees, and in what is written down."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.session: RallySession | None = None
        self.looks = 0

    def decide(self, view: RallyView, question: Decision | Request) -> str:
        if not view.batting:
            self._look(view)
        return super().decide(view, question)

    def _look(self, view: RallyView) -> None:
        session = self.session
        assert session is not None
        state, heard = session.state, session.heard
        record = list(zip(session.record[::2], session.record[1::2], strict=True))
        assert view == session.game.view(state, view.seat, heard)
        before = open_bytes(session, state, heard, record, view.seat)
        other = self._random.choice(view.deck)
        shown = view.placement is not None
        card = heard[0] if shown else self._random.choice(view.deck)
        if state.discarded:
            changed = state._replace(removed=other), (card, *heard[1:])
        else:
            changed = state, (view.deck.index(other) + 1, *heard[1:])
        after = open_bytes(session, *changed, exchanged(record, view.deck.index(other) + 1, card, shown), view.seat)
        assert after == before
        self.looks += 1


def exchanged(record: Record, removed: int, card: str, shown: bool) -> Record:
    """The record as it would be with these secrets; a card that has been turned over is none any more."""
    new = list(record)
    last = {question.purpose: number for number, (question, _) in enumerate(record)}
    new[last[REMOVED]] = (record[last[REMOVED]][0], removed)
    if not shown and last.get(CARD, -1) > last[REMOVED] and last[CARD] > last.get(GLOVES, -1):
        new[last[CARD]] = (record[last[CARD]][0], card)
    return new


def open_bytes(
    session: RallySession, state: RallyState, heard: tuple[Answer, ...], record: Record, fielding: str
) -> bytes:
    """All that is open: the fielding seat's view, a watcher's view, the log, the open lines and the saved tape."""
    game = session.game
    views = [game.view(state, seat, heard) for seat in (fielding, WATCH)]
    seen = [view._replace(charts=None, earlier=view.earlier[-1:]) for view in views]  # type: ignore[arg-type]
    lines = [Line(question.purpose, question.show(answer)) for question, answer in record]
    table = match(state.setup.options)
    tape = Tape(header(state.setup.options), table.tape_lines(lines, record, False)).to_text()
    hidden = re.sub(rf"{MARK}[0-9a-f]+", lambda token: "#" * len(token[0]), tape)
    public = "\n".join(f"{line.purpose} {line.text}" for line in game.open_lines(record, False))
    log = repr(GAME.log(session.turns, state)) if len(session.turns) % 10 == 0 else ""
    return "\n".join([*map(repr, seen), log, public, hidden]).encode()


@cache
def match(options: Options, home: str = "person") -> RallyMatch:
    return RallyMatch(GAME, Terms(options, None, our_charts(), None, False, ("person", home)))


@cache
def header(options: Options) -> dict[str, str]:
    return match(options).header()


def watched(seed: int, options: Options, game: Rallybird = GAME) -> int:
    spies = {seat: Spy(seed * 2 + number) for number, seat in enumerate(SIDES)}
    session = Session(game, game.start(RallySetup(options)), Dealer(seed), spies)
    for spy in spies.values():
        spy.session = session
    session.run()
    return sum(spy.looks for spy in spies.values())


@pytest.mark.parametrize("games", [GAMES, pytest.param(MANY, marks=pytest.mark.soak)])
@pytest.mark.parametrize("part", range(len(VARIANTS)))
def test_many_games_give_no_secret_away(part: int, games: int) -> None:
    looks = sum(watched(seed, VARIANTS[part]) for seed in range(part, games, len(VARIANTS)))
    assert looks > 6 * games


def test_the_spy_would_notice() -> None:
    """A view that leaked would be found: the open bytes of a view with the removed card in it differ."""
    with pytest.raises(AssertionError):
        watched(1, Options(), Leaky())


def test_a_watcher_sees_no_secret_before_its_time() -> None:
    """Asked at every question: no card before the gloves stand, the removed card never."""

    class Watched(Chooser):
        def decide(self, view: RallyView, question: Decision | Request) -> str:
            seen = GAME.view(session.state, WATCH, session.heard)
            assert seen.removed == ""
            assert (seen.card == "") == (seen.placement is None)
            assert not seen.batting
            return super().decide(view, question)

    session = sat_down(Options(rallybird=True), {"visitors": Watched(1), "home": Watched(2)}, 5)
    session.run()


def test_what_is_open_comes_open_at_its_time() -> None:
    _, session = played(Options(), 5, {"visitors": Chooser(1), "home": Chooser(2)})
    record = list(zip(session.record[::2], session.record[1::2], strict=True))
    lines = GAME.open_lines(record, over=True)
    assert HIDDEN not in {line.text for line in lines}
    purposes = [question.purpose for question, _ in record]
    first_card, second_half = purposes.index(CARD), purposes.index(REMOVED, 1)
    for length in range(1, second_half + 2):
        shown = GAME.open_lines(record[:length], over=False)
        assert (shown[0].text == HIDDEN) == (length <= second_half)
        if first_card < length <= first_card + 1:
            assert shown[first_card].text == HIDDEN
        if length > first_card + 1 and purposes[first_card + 1] == GLOVES:
            assert shown[first_card].text in CARDS


def test_the_state_is_frozen_and_hashes() -> None:
    state, session = played(Options(), 6)
    states = [before for before, _ in session.turns]
    assert len({*states, state}) == len(states) + 1
    again = sat_down(Options(), {}).state._replace(setup=state.setup)
    for before, turn in session.turns:
        assert again == before
        again = GAME.after(again, turn)
    assert again == state


def test_a_seal_hides_its_text_and_its_length() -> None:
    tokens = {card: seal(card) for card in (*CARDS, "7", "17")}
    assert len({len(token) for token in tokens.values()}) == 1
    assert all(unseal(token) == card for card, token in tokens.items())
    assert seal("Deep") != seal("Deep")
    assert unseal("Deep") == "Deep"


def test_a_tape_without_a_wished_seed_names_none() -> None:
    assert "seed" not in " ".join(match(Options(), "equilibrium").header().values())

"""Secrets of Rallybird: whatever another seat, the log or a saved tape shows is the same whichever secret there is.

At every moment at which something is hidden, the secret is exchanged for another that would be possible, and every byte
that is open is compared. Sealed answers on a tape differ by their salt, so only their length is compared.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from hotstove.cli.rallybird.sealing import MARK, seal, unseal
from hotstove.cli.rallybird.tapes import Table, sealed_lines
from hotstove.games.rallybird.chart_set import our_charts
from hotstove.games.rallybird.cards import CARDS
from hotstove.games.rallybird.contest import CARD, GLOVES, REMOVED, RallyGame
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.secrets import HIDDEN, public_lines
from hotstove.games.rallybird.view import View
from hotstove.table.chance import Dealer
from hotstove.table.questions import Decision, Request
from hotstove.table.session import Session
from hotstove.table.tape import Tape
from tests.helpers.rallybird import Chooser

GAMES = 500
VARIANTS = (
    Options(),
    Options(rallybird=True),
    Options(snake_eyes="both"),
    Options(take_the_pitch=False),
    Options(snake_eyes="home", rallybird=True, rallybird_extra=True),
)


class Spy(Chooser):
    """Plays at random, and at each of its decisions exchanges the other side's secrets and looks for a difference."""

    def __init__(self, seed: int, seat: str) -> None:
        super().__init__(seed)
        self.seat = seat
        self.session: Session | None = None
        self.looks = 0

    def decide(self, view: View, question: Decision | Request) -> str:
        if not view.batting:
            self._look(view)
        return super().decide(view, question)

    def _look(self, view: View) -> None:
        assert self.session is not None
        game = self.session.contest
        assert isinstance(game, RallyGame)
        secrets = (game._removed, game._card)
        before = open_bytes(self.session, view)
        revealed = view.placement is not None
        game._removed = self._random.choice(game.deck)
        if not revealed:
            game._card = self._random.choice(game.deck) if game._card else ""
        record = exchanged(self.session.record, game, revealed)
        after = open_bytes(self.session, game.view(self.seat), record)
        game._removed, game._card = secrets
        assert after == before
        self.looks += 1


def exchanged(record: Sequence[Any], game: RallyGame, revealed: bool) -> list[Any]:
    """The record as it would be with the secrets that the game holds now."""
    new = list(record)
    for number in range(0, len(new), 2):
        if new[number].purpose == REMOVED:
            last_removed = number
        if new[number].purpose == CARD:
            last_card = number
    new[last_removed + 1] = game.deck.index(game._removed) + 1
    if not revealed and game._card:
        new[last_card + 1] = game._card
    return new


def open_bytes(session: Session, view: View, record: Sequence[Any] | None = None) -> bytes:
    """All that the fielding seat can see: its view, the log, the public lines and the saved tape."""
    game = session.contest
    assert isinstance(game, RallyGame)
    kept = session.record
    if record is not None:
        session.record = list(record)
    tape = Tape(header(game.options), sealed_lines(session, False)).to_text()
    public = "\n".join(f"{line.purpose} {line.text}" for line in public_lines(session.record, False))
    session.record = kept
    hidden = re.sub(rf"{MARK}[0-9a-f]+", lambda token: "#" * len(token[0]), tape)
    open_view = view._replace(book=view.book.cards, earlier=view.earlier[-1:])  # type: ignore[arg-type]
    log = repr(game.log) if len(game.log.entries) % 10 == 0 else ""
    return "\n".join([repr(open_view), log, public, hidden]).encode()


@cache
def header(options: Options) -> dict[str, str]:
    return Table(options, our_charts(), None, ("person", "person"), None, False).header()


def watched(seed: int, options: Options) -> int:
    spies = {seat: Spy(seed * 2 + number, seat) for number, seat in enumerate(("visitors", "home"))}
    game = RallyGame(our_charts(), options)
    session = Session(game, Dealer(seed), spies)
    for spy in spies.values():
        spy.session = session
    session.run()
    return sum(spy.looks for spy in spies.values())


@pytest.mark.parametrize("part", range(len(VARIANTS)))
def test_five_hundred_games_give_no_secret_away(part: int) -> None:
    looks = sum(watched(seed, VARIANTS[part]) for seed in range(part, GAMES, len(VARIANTS)))
    assert looks > 3000


def test_the_spy_would_notice() -> None:
    """A view that leaked would be found: the open bytes of a view with the removed card in it differ."""
    spy = Spy(1, "home")
    game = RallyGame(our_charts(), Options())
    session = Session(game, Dealer(1), {"visitors": Chooser(2), "home": spy})
    spy.session = session
    leaky = game.view

    def leak(seat: str) -> View:
        return leaky(seat)._replace(removed=game._removed)

    game.view = leak  # type: ignore[method-assign]
    with pytest.raises(AssertionError):
        session.run()


def test_what_is_open_comes_open_at_its_time() -> None:
    game = RallyGame(our_charts(), Options())
    session = Session(game, Dealer(5), {"visitors": Chooser(1), "home": Chooser(2)})
    session.run()
    lines = public_lines(session.record, over=True)
    assert HIDDEN not in {line.text for line in lines}
    purposes = [question.purpose for question in session.record[::2]]
    first_card, second_half = purposes.index(CARD), purposes.index(REMOVED, 1)
    for length in range(1, second_half + 2):
        shown = public_lines(session.record[: 2 * length], over=False)
        assert (shown[0].text == HIDDEN) == (length <= second_half)
        if first_card < length <= first_card + 1:
            assert shown[first_card].text == HIDDEN
        if length > first_card + 1 and purposes[first_card + 1] == GLOVES:
            assert shown[first_card].text in CARDS


def test_a_seal_hides_its_text_and_its_length() -> None:
    tokens = {card: seal(card) for card in (*CARDS, "7", "17")}
    assert len({len(token) for token in tokens.values()}) == 1
    assert all(unseal(token) == card for card, token in tokens.items())
    assert seal("Deep") != seal("Deep")
    assert unseal("Deep") == "Deep"


def test_a_tape_without_a_wished_seed_names_none() -> None:
    table = Table(Options(), our_charts(), None, ("person", "equilibrium"), None, False)
    assert "seed" not in " ".join(table.header().values())

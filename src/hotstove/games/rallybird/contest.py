"""A game of Rallybird from the first pitch to the last out: who chooses what, and what each may see of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hotstove.diamond.apply import apply
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.ending import last_play
from hotstove.diamond.innings import innings
from hotstove.diamond.log import GameLog, PlayEntry
from hotstove.diamond.situation import NOBODY, TOP, Situation
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.cards import CARDS, TAKE_THE_PITCH, playable
from hotstove.games.rallybird.gloves import (
    Gloves,
    Placement,
    after_change,
    glove_in,
    placement_of,
    placements,
)
from hotstove.games.rallybird.options import LAST_INNING, Options
from hotstove.games.rallybird.pawns import pawn_club, pawn_lineup
from hotstove.games.rallybird.resolving import MOST_RUNS_BEHIND, Field, Turn, at_bat
from hotstove.games.rallybird.tiles import fresh_gloves
from hotstove.games.rallybird.view import Met, View
from hotstove.table.account import Account
from hotstove.table.decks import Deck
from hotstove.table.questions import Answer, Decision, Draw, Rule
from hotstove.table.rules import tabulated

REMOVED, ASTERISK, CARD, GLOVES = "removed", "asterisk", "card", "gloves"
"""Purposes: the card taken out of the half-inning, the tile discarded, the card played, the gloves placed."""


SEATS = {
    "top": {"visitors": "visitors", "home": "home", "offense": "visitors", "defense": "home"},
    "bottom": {"visitors": "visitors", "home": "home", "offense": "home", "defense": "visitors"},
}
"""Who sits where a decision is asked, by half."""


@tabulated
def removal(cards: int) -> Draw:
    """One card at random out of the whole deck, anew in every half-inning (RY-04)."""
    return Draw(REMOVED, Deck("at-bat cards", ("card",), tuple((number,) for number in range(1, cards + 1)), 1), "card")


@tabulated
def discarding(tiles: tuple[str, ...]) -> Decision:
    """The asterisk tile that stays out (RY-05)."""
    return Decision(ASTERISK, "defense", tiles)


@tabulated
def choosing(hand: tuple[str, ...]) -> Decision:
    """The card that goes face down (RY-06)."""
    return Decision(CARD, "offense", hand, secret=True)


@tabulated
def placing(ways: tuple[str, ...]) -> Decision:
    """Where the gloves stand (RY-06)."""
    return Decision(GLOVES, "defense", ways)


def deck_of(options: Options) -> tuple[str, ...]:
    return tuple(card for card in CARDS if options.take_the_pitch or card != TAKE_THE_PITCH)


def field_of(situation: Situation, options: Options, rallybird: bool) -> Field:
    """The situation as a rule sees it."""
    behind = min(MOST_RUNS_BEHIND, max(0, -situation.lead))
    return Field(
        situation.bases, situation.outs, options.walks_on_two(situation.half), rallybird and behind > 0, behind
    )


def gloves_after(gloves: Gloves, placement: Placement, turn: Turn) -> Gloves:
    """The tiles that are left when an at-bat is over."""
    glove = glove_in(placement, turn.flipped or turn.removed) if turn.flipped or turn.removed else None
    return gloves if glove is None else after_change(gloves, glove)


def one_at_bat(book: RallyCharts, field: Field, card: str, placement: Placement) -> Rule[Turn]:
    """The rules of an at-bat, from the glove sum to the tiles."""
    return (yield from at_bat(book, field, card, placement))


class RallyGame:
    """One game; the session asks it for questions and for what each seat may see."""

    def __init__(
        self,
        book: RallyCharts,
        options: Options,
        account: Account | None = None,
        watch: Callable[[Met], None] | None = None,
    ) -> None:
        self.options = options
        self.account: Account | None = Account() if account is None else account
        self.seats: Mapping[str, str] = SEATS["top"]
        self.watch = watch
        self.deck = deck_of(options)
        self.situation = Situation(
            options.first_inning, TOP, 0, EMPTY, NOBODY, (0, 0), (1, 1), (pawn_lineup(0), pawn_lineup(1))
        )
        self.log = GameLog(pawn_club(0), pawn_club(1), (pawn_lineup(0), pawn_lineup(1)))
        self.this_half: list[Met] = []
        self.earlier: list[Met] = []
        self.discarded = ""
        self.gloves: Gloves = ()
        self.rallybird = False
        self._book = book
        self._noting = book if account is None else book.recorded(account)
        self._removed = ""
        self._card = ""
        self._placement: Placement | None = None

    def play(self) -> Rule[None]:
        """Half-innings until the game is decided (RY-18, RY-19)."""
        yield from innings(self, LAST_INNING)
        self.log.final = self.situation

    def view(self, seat: str) -> View:
        """Everything that is open, and the secrets of the side at bat for that side alone."""
        batting = self.seats["offense"] == seat
        return View(
            seat,
            batting,
            self.situation,
            self.options,
            self._book,
            self.discarded,
            self.gloves,
            self.rallybird and self.situation.lead < 0,
            self.deck,
            self._removed if batting else "",
            self._card if batting or self._placement is not None else "",
            self._placement,
            self._since_gloves(),
            tuple(self.this_half),
            tuple(self.earlier),
        )

    def _since_gloves(self) -> tuple[Answer, ...]:
        """What fell and was called since the gloves were placed."""
        if self._placement is None or self.account is None:
            return ()
        heard = self.account.answers
        last = max(number for number, entry in enumerate(heard) if entry.question.purpose == GLOVES)
        return tuple(entry.answer for entry in heard[last + 1 :])

    def begin_half(self) -> Rule[None]:
        """One card leaves unseen, one asterisk tile leaves openly (RY-04, RY-05); the gloves are fresh (RY-14)."""
        self.earlier += self.this_half
        self.this_half = []
        self.seats = SEATS[self.situation.half]
        self.discarded, self.gloves, self._removed = "", (), ""
        self.rallybird = self.options.rallybird_flies(self.situation.inning) and self.situation.lead < 0
        number = yield removal(len(self.deck))
        self._removed = self.deck[number - 1]
        self.discarded = yield discarding(self._book.asterisks)
        self.gloves = fresh_gloves(self._book.tiles, self.discarded)

    def at_bat(self) -> Rule[None]:
        """The card goes down, the gloves are placed, the card is turned over, the dice fall (RY-06)."""
        before, gloves, rallybird = self.situation, self.gloves, self.rallybird
        if self._noting is self._book and self.account is not None:
            self.account.clear()
        self._card = yield choosing(self._hand())
        text = yield placing(placements(gloves))
        self._placement = placement = placement_of(gloves, text)
        field = field_of(before, self.options, rallybird)
        turn = yield from one_at_bat(self._noting, field, self._card, placement)
        play = last_play(before, turn.play, LAST_INNING)
        self.log.entries.append(PlayEntry(before, play))
        self.situation = apply(before, play)
        self.gloves = gloves_after(gloves, placement, turn)
        self.rallybird = rallybird and turn.rallybird
        met = Met(before, gloves, rallybird, self._card, placement, turn)
        self.this_half.append(met)
        self._card, self._placement = "", None
        if self.watch is not None:
            self.watch(met)

    def _hand(self) -> tuple[str, ...]:
        """The cards that may be played now: all but the removed one, and none whose play cannot happen."""
        return tuple(card for card in self.deck if card != self._removed and playable(card, self.situation.bases))

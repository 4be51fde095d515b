"""The rules of Long Tater! in force: bound to charts and options, and given to the outer loop."""

from __future__ import annotations

from dataclasses import dataclass, field

from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.play import Play
from hotstove.diamond.situation import NOBODY
from hotstove.games.longtater.advancing import steals_to_come
from hotstove.games.longtater.book import LongTaterBook, our_book
from hotstove.games.longtater.cards import NO_LEGS, BatterCard, Card, Glove, PitcherCard
from hotstove.games.longtater.eras import FIRST_MODERN_SCORING, MODERN, era_of
from hotstove.games.longtater.injuries import INJURY
from hotstove.games.longtater.matchup import Gloves, Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.plate_appearance import plate_appearance
from hotstove.games.longtater.prospects import Prospects
from hotstove.table.account import Account
from hotstove.table.errors import Refused
from hotstove.table.questions import Rule

NOBODY_NEW = "---"
NOBODYS_LEGS = (NO_LEGS, NO_LEGS, NO_LEGS)
_new = tuple.__new__
NO_GLOVES = Gloves((), ())
STRANGER = Glove(15, 0)
"""A player pressed into a position that he has no line for."""


@dataclass
class LongTaterRules:
    """What the loop asks of the game."""

    options: Options = field(default_factory=Options)
    book: LongTaterBook = field(default_factory=our_book)
    account: Account | None = None
    """Where every look-up is noted, in a game that is told as it goes."""
    innings: int = 9

    def __post_init__(self) -> None:
        book = self.book.dealt(self.options.reshuffle_after)
        self._told = book.unrecorded if self.account is None else book.recorded(self.account)
        self._afield: list[tuple[Lineup | None, Gloves]] = [(None, NO_GLOVES), (None, NO_GLOVES)]
        self._arrived = NOBODY_NEW
        self._stealing_on = ""
        self._era, self._early = MODERN, False
        self.prospects = Prospects(self.book, self.options)

    def before_half(self, game: BallGame) -> Rule[None]:
        """Nothing is asked between half-innings; nobody is on base."""
        self._arrived, self._stealing_on = NOBODY_NEW, ""
        season = game.clubs[game.situation.batting].season
        self._era, self._early = era_of(season), season < FIRST_MODERN_SCORING
        return
        yield

    def matchup(self, game: BallGame) -> Matchup:
        """The two cards, the runners' ratings and the gloves behind the pitcher."""
        _, half, outs, bases, runners, _, up, lineups = game.situation
        batting = 0 if half == "top" else 1
        cards, defense = game.clubs[batting].cards, game.clubs[1 - batting]
        lineup = lineups[1 - batting]
        at_bat: BatterCard = cards[lineups[batting].players[up[batting]]].batting
        on_the_mound: PitcherCard = defense.cards[lineup.pitcher].pitching
        if self.account is None:
            batter, pitcher = at_bat.sheet, on_the_mound.sheet
        else:
            self.account.clear()
            batter, pitcher = at_bat.page.recorded(self.account), on_the_mound.page.recorded(self.account)
        legs = NOBODYS_LEGS
        if bases != "---":
            first, second, third = runners
            legs = (
                cards[first].legs if first else NO_LEGS,
                cards[second].legs if second else NO_LEGS,
                cards[third].legs if third else NO_LEGS,
            )
        known, gloves = self._afield[batting]
        if known is not lineup:
            gloves = gloves_of(defense, lineup)
            self._afield[batting] = lineup, gloves
        arrived, era, early, stealing_on = self._arrived, self._era, self._early, self._stealing_on
        return _new(Matchup, (bases, outs, batter, pitcher, legs, gloves, arrived, era, early, stealing_on))

    def next_play(self, matchup: Matchup) -> Rule[Play]:
        return plate_appearance(self._told, self.options, matchup)

    def after_play(self, game: BallGame, play: Play) -> None:
        """Who has just arrived where, and LT-24: who was hurt."""
        now = game.situation.runners
        if now == NOBODY:
            self._arrived = NOBODY_NEW
        else:
            was = game.log.entries[-1].situation.runners
            self._arrived = (
                ("1" if now[0] and now[0] != was[0] else "-")
                + ("2" if now[1] and now[1] != was[1] else "-")
                + ("3" if now[2] and now[2] != was[2] else "-")
            )
        if play.modifiers:
            self._stealing_on = steals_to_come(play)
            for word in play.modifiers:
                if word.startswith(INJURY):
                    self._hurt(game, word.removeprefix(INJURY))
        else:
            self._stealing_on = ""

    def _hurt(self, game: BallGame, word: str) -> None:
        """LT-24: the player at a position of one side leaves the game, and is noted with the games he misses."""
        position, games, side = int(word[0]), int(word[2]), 1 if word[3] == "H" else 0
        player = game.situation.lineups[side].fielders.get(position)
        if player is not None:
            game.hurt[player] = games

    def verify_position(self, club: Club, player: str, position: int) -> None:
        """LT-30: only positions at which he has a line on the fielding chart."""
        card: Card = club.cards[player]
        if not card.plays(NAME_OF[position]):
            lines = ", ".join(card.fielding) or "none"
            raise Refused(f"lineup: {club.players[player].name} has no line at {NAME_OF[position]}; he has {lines}")

    def verify_pitcher(self, club: Club, player: str, starts: bool) -> None:
        card: Card = club.cards[player]
        if card.pitching is None:
            raise Refused(f"lineup: {club.players[player].name} has no pitching card")


def gloves_of(club: Club, lineup: Lineup) -> Gloves:
    """The fielding chart's lines of the nine in the field, looked up anew with every change of lineup."""
    lines = [Glove(0)]
    for position in range(1, 10):
        card: Card = club.cards[lineup.fielders[position]]
        lines.append(card.glove(NAME_OF[position]) or STRANGER)
    return Gloves(tuple(line.e for line in lines), tuple(line.oa for line in lines))

"""The rules of Superstar Baseball in force: bound to charts and options, and given to the outer loop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.play import Play
from hotstove.diamond.situation import TOP
from hotstove.diamond.view import Workload
from hotstove.games.superstar.book import SuperstarBook, our_book
from hotstove.games.superstar.cards import Card, PitcherCard
from hotstove.games.superstar.fatigue import DOUBLEHEADER_BOTH, innings_limit, innings_past, outs_left
from hotstove.games.superstar.fielding import Field, field_of
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.games.superstar.prospects import prospects_of
from hotstove.games.superstar.weather import POSTPONED, THREATENING, sky_before_game, sky_before_half
from hotstove.games.superstar.x_chart import INJURY
from hotstove.table.account import Account
from hotstove.table.errors import Refused
from hotstove.table.questions import Rule

NOBODY_RUNS = (0, 0, 0)
_new = tuple.__new__
"""Makes a named tuple from its fields without the detour that its own way takes."""


@dataclass
class SuperstarRules:
    """What the loop asks of the game."""

    options: Options = field(default_factory=Options)
    book: SuperstarBook = field(default_factory=our_book)
    account: Account | None = None
    """Where every look-up is noted, in a game that is told as it goes."""
    innings: int = 9
    resting: frozenset[str] = frozenset()
    """SS-31: pitchers who have not had their days of rest."""
    first_game: Mapping[str, int] = field(default_factory=dict)
    """SS-31: outs that pitchers got in the first game of a doubleheader."""

    def __post_init__(self) -> None:
        self._fields: dict[int, Field] = {}
        self._told = self.book.unrecorded if self.account is None else self.book.recorded(self.account)
        self.prospects = prospects_of(self.book)

    def before_half(self, game: BallGame) -> Rule[None]:
        """SS-32: looks at the sky where the option is on."""
        if not self.options.rain_outs:
            return
        sky = game.memory.get("sky")
        if sky is None:
            sky = yield from sky_before_game()
        if sky == THREATENING:
            sky = yield from sky_before_half()
        game.memory["sky"] = sky
        if sky == POSTPONED:
            game.called_off = "postponed by rain"

    def matchup(self, game: BallGame) -> Matchup:
        """The two cards, the runners' ratings and what the defence is worth."""
        _, half, outs, bases, runners, _, up, lineups = game.situation
        batting, fielding = (0, 1) if half == TOP else (1, 0)
        cards = game.clubs[batting].cards
        lineup = lineups[fielding]
        nine = self._fields.get(id(lineup))
        if nine is None or nine.lineup is not lineup:
            nine = self._take_field(game.clubs[fielding], lineup)
        work = game.workloads[nine.player]
        batter = cards[lineups[batting].players[up[batting]]].batting
        pitcher_chart = nine.starting if work.started else nine.relieving
        batter_chart = batter.vs_l if nine.throws == "L" else batter.vs_r
        if bases == EMPTY:
            running = NOBODY_RUNS
        else:
            first, second, third = runners
            running = (
                cards[first].batting.running if first else 0,
                cards[second].batting.running if second else 0,
                cards[third].batting.running if third else 0,
            )
        if self.account is None:
            pitches, swings = pitcher_chart.read, batter_chart.read
        else:
            pitches, swings = pitcher_chart.recorded(self.account), batter_chart.recorded(self.account)
        limit = nine.starting_limit if work.started else nine.relieving_limit
        tired = 0 if work.outs < 3 * limit else innings_past(limit, work.outs // 3 + 1)
        return _new(Matchup, (bases, outs, pitches, swings, batter.bunt, running, nine.defense, nine.arm, tired))

    def next_play(self, matchup: Matchup) -> Rule[Play]:
        if self.account is not None:
            self.account.clear()
        return plate_appearance(self._told, self.options, matchup)

    def after_play(self, game: BallGame, play: Play) -> None:
        """SS-11: a player hurt in the field cannot go on. SS-31: nor may a pitcher past his innings of a
        doubleheader."""
        for modifier in play.modifiers:
            if modifier.startswith(INJURY):
                position, games = modifier.removeprefix(INJURY).split("-")
                side = game.situation.fielding
                player = game.situation.lineups[side].fielders[int(position)]
                game.hurt[player] = int(games)
        if game.log.number:
            pitcher = game.situation.pitcher
            work = game.workloads[pitcher]
            if not work.started and self.first_game.get(pitcher, 0) + work.outs >= DOUBLEHEADER_BOTH:
                game.spent.add(pitcher)

    def verify_position(self, club: Club, player: str, position: int) -> None:
        """SS-02: only positions on his card."""
        card: Card = club.cards[player]
        if not card.plays(NAME_OF[position]):
            rated = ", ".join(card.defense) or "none"
            raise Refused(
                f"lineup: {club.players[player].name} does not play {NAME_OF[position]}; his positions: {rated}"
            )

    def verify_pitcher(self, club: Club, player: str, starts: bool) -> None:
        """SS-06 and SS-31: relief-only pitchers do not start, tired ones do not pitch."""
        card: Card = club.cards[player]
        name = club.players[player].name
        if card.pitching is None:
            raise Refused(f"lineup: {name} has no pitcher's chart")
        if starts and card.pitching.starting is None:
            raise Refused(f"lineup: {name} has a relief chart only and may not start")
        if player in self.resting:
            raise Refused(f"lineup: {name} has not had his days of rest")
        if not self.may_pitch(player):
            raise Refused(f"lineup: {name} pitched too long in the first game to work in the second")

    def may_pitch(self, player: str) -> bool:
        """SS-31: he has had his rest, and has innings left in a doubleheader."""
        return player not in self.resting and (player not in self.first_game or outs_left(self.first_game[player]) > 0)

    def tired(self, pitching: PitcherCard, work: Workload) -> int:
        """SS-29: innings past his limit in the inning of work that he is in."""
        return innings_past(innings_limit(self.book, pitching, work.started), work.outs // 3 + 1)

    def _take_field(self, club: Club, lineup: Lineup) -> Field:
        """SS-03: added up anew with every change of lineup."""
        nine = self._fields[id(lineup)] = field_of(self.book, club, lineup)
        return nine

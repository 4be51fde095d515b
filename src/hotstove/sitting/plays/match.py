"""A match of a game of plays: two clubs with lineups and starters."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hotstove import games
from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.log import GameLog
from hotstove.diamond.names import names_on
from hotstove.diamond.outing import FRESH_HALF
from hotstove.diamond.play import Play
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.setup import EVERYBODY_READY, Setup
from hotstove.diamond.state import State
from hotstove.diamond.turn import BallTurn
from hotstove.diamond.view import View
from hotstove.managers.book import ByTheBook
from hotstove.sitting.arguments import BOOK, PERSON, PlayArgs, fresh_seed, seated
from hotstove.sitting.clubs import FoundClub, find_club, is_of_the_record
from hotstove.sitting.header import Header, Terms, write_header
from hotstove.sitting.match import Match
from hotstove.sitting.options import read_options, write_options
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.plays.doubleheader import first_game
from hotstove.sitting.plays.lineups import (
    plays_with_dh,
    read_lineup,
    starting_pitchers,
    usual_lineups,
    write_lineup,
)
from hotstove.sitting.plays.rest import EVERYBODY_THERE, Out, Rest, read_out, read_rest, write_out, write_rest
from hotstove.sitting.plays.rosters import arm_lines, bench_lines, roster_values
from hotstove.sitting.plays.season_lines import NO_SEASON, SeasonLines
from hotstove.sitting.plays.telling import half_name
from hotstove.sitting.plays.told_turns import told_of
from hotstove.sitting.prompts import Prompt
from hotstove.sitting.sitting import Sitting
from hotstove.sitting.thinking import ManagerDecision, RecordingManager
from hotstove.sitting.told import Told
from hotstove.sitting.values import Values
from hotstove.table.account import Account
from hotstove.table.chance import seed_for
from hotstove.table.errors import Mistake, Refused
from hotstove.table.game import HOME, SIDES
from hotstove.table.managing import Manager
from hotstove.table.phrases import Phrases
from hotstove.table.streams import HALF_WORD

if TYPE_CHECKING:
    from hotstove.scorebook import Scorebook

PlaysState = State[Any, Any]
PlaysView = View[Any, Any, Any]
PlaysSitting = Sitting[PlaysState, BallTurn, PlaysView]
MANAGERS = (BOOK, PERSON)
NO_OUTINGS = ((), ())


@dataclass(frozen=True)
class PlaysMatch(Match[PlaysState, BallTurn, PlaysView]):
    """Two clubs, their lineups, a date, and who manages."""

    game: AnyPlaysGame
    terms: Terms
    found: tuple[FoundClub[Club], FoundClub[Club]]
    starting: tuple[Lineup, Lineup]
    date: str
    number: int = 0
    """0 for a single game, 1 or 2 within a doubleheader."""
    settled: Setup | None = None
    """The setup of a season's game, which is settled elsewhere."""
    available: Rest = (EVERYBODY_READY, EVERYBODY_READY)
    """Pitchers of a season who are not fresh."""
    out: Out = (EVERYBODY_THERE, EVERYBODY_THERE)
    """Players who were hurt in the first game of a doubleheader; the clubs found are without them."""
    lot: int = 0
    """From which managers who mix their calls draw; 0 with a person's own dice and on tapes from before it was kept."""
    so_far: SeasonLines = NO_SEASON
    """What its players have done in the season before this game."""

    @property
    def introduction(self) -> tuple[str, ...]:
        idle = [*self.game.idle_options(self.terms.options, self.clubs), *self._idle_today()]
        hurt = ", ".join(name for mine in self.out for name in mine.values())
        missing = (f"Hurt in the first game, and not there for this one: {hurt}.",) if hurt else ()
        return *super().introduction, *idle, *missing

    def _idle_today(self) -> list[str]:
        """Options that are on and can do nothing in this game, because it is a single one."""
        if self.settled is not None:
            return []
        wanted = ["games_limit does nothing here: it counts the games of a season."]
        if not self.number:
            wanted.append("seven_inning_doubleheaders does nothing here: this is a single game.")
        return [sentence for sentence in wanted if getattr(self.terms.options, sentence.split()[0], False)]

    # Opening.

    @classmethod
    def new(cls, game: AnyPlaysGame, args: PlayArgs) -> PlaysMatch:
        """A game about to begin, with the starters that were named or are usual, and the usual lineups."""
        options = read_options(game, args.preset, args.options)
        away, home = clubs_named(game, args)
        found = (find_club(game, away, args.cards), find_club(game, home, args.cards))
        clubs = (found[0].club, found[1].club)
        if (clubs[0].code, clubs[0].season) == (clubs[1].code, clubs[1].season):
            raise Mistake(f"{away} and {home}: a club cannot play against itself; name another")
        charts = game.charts(args.charts)
        managers = seated(args, BOOK)
        pitchers = starting_pitchers(clubs, args.pitchers)
        with_dh = plays_with_dh(clubs, args.designated_hitter)
        own = args.own_dice
        seed = None if own else fresh_seed() if args.seed is None else args.seed
        date = date_of(args.date, clubs[1].season)
        terms = Terms(options, args.charts, charts, seed, own, managers)
        match = cls(game, terms, found, usual_lineups(clubs, pitchers, with_dh), date, lot=_lot(seed))
        match.start()
        return match

    @classmethod
    def second(cls, tape: Path, args: PlayArgs) -> PlaysMatch:
        """The second game of a doubleheader, after the first one on a tape: the same clubs, options and charts."""
        if args.away or args.home or args.options or args.preset or args.charts is not None or args.date:
            raise Mistake("--after: clubs, date, options and charts are those of the first game; leave them out")
        first, available, out = first_game(tape)
        if args.game and args.game != first.game.key:
            raise Mistake(f"--after {tape}: it holds a game of {first.game.name}, not of {args.game}")
        own = args.own_dice
        seed = None if own else fresh_seed() if args.seed is None else args.seed
        terms = replace(first.terms, seed=seed, own_dice=own, managers=seated(args, BOOK), renewals=())
        worked = frozenset(player for side in available for player in side)
        found = _without(first.found, out)
        clubs = found[0].club, found[1].club
        pitchers = starting_pitchers(clubs, args.pitchers, worked)
        with_dh = any(lineup.has_designated_hitter for lineup in first.starting)
        starting = usual_lineups(clubs, pitchers, with_dh)
        match = cls(first.game, terms, found, starting, first.date, 2, available=available, out=out, lot=_lot(seed))
        match.start()
        return match

    @classmethod
    def from_header(
        cls, game: AnyPlaysGame, header: Header, cards: Path | None = None, charts: Path | None = None
    ) -> PlaysMatch:
        """The match of a tape; what has changed since it was recorded is refused in one sentence."""
        folder = header.folder(charts)
        terms = header.terms(game, game.charts(folder), folder, MANAGERS)
        out = read_out(header)
        found = _without((header.club(game, SIDES[0], cards), header.club(game, SIDES[1], cards)), out)
        starting = _lineup(header, SIDES[0], found[0].club), _lineup(header, SIDES[1], found[1].club)
        number = header.lines.get("number", "0")
        if number not in ("0", "1", "2"):
            raise header.wrong("number", "0, 1 or 2")
        lot = header.lines.get("lot", "0")
        if re.fullmatch(r"[0-9]{1,10}", lot) is None:
            raise header.wrong("lot", "a number")
        rest = read_rest(header)
        return cls(game, terms, found, starting, header["date"], int(number), None, rest, out, int(lot) & HALF_WORD)

    @classmethod
    def of_season(
        cls,
        game: AnyPlaysGame,
        state: PlaysState,
        clubs: tuple[Club, Club],
        seed: int | None,
        sides: frozenset[int],
        so_far: SeasonLines = NO_SEASON,
    ) -> PlaysMatch:
        """A scheduled game of these clubs, of which persons play these sides; without a seed they roll their own
        dice. The state holds only those players who are fit; `so_far` is what they did in the season before."""
        setup = state.setup
        managers = PERSON if 0 in sides else BOOK, PERSON if 1 in sides else BOOK
        terms = Terms(setup.options, None, setup.charts, seed, seed is None, managers)
        found = tuple(FoundClub(club, "season", game.write_club(club)) for club in clubs)
        pair = found[0], found[1]
        rest, lot = setup.available, setup.lot
        return cls(game, terms, pair, setup.starting, setup.date, setup.number, setup, rest, lot=lot, so_far=so_far)

    def check_same(self, args: PlayArgs) -> None:
        """What is asked for may not contradict the tape."""
        game, tape, terms = self.game, args.tape, self.terms
        for name, found in zip((args.away, args.home), self.found, strict=True):
            if name and find_club(game, name, args.cards).fingerprint != found.fingerprint:
                raise Mistake(f"{tape}: it holds {self.title}, and {name} is not in it; name another file")
        if args.seed is not None and args.seed != terms.seed:
            dice = "the player's own dice" if terms.own_dice else f"seed {terms.seed}"
            raise Mistake(f"{tape}: it was begun with {dice}, not with seed {args.seed}; name another file")
        if args.dice and terms.own_dice != args.own_dice:
            raise Mistake(f"{tape}: the dice of a game cannot be changed once it has begun; name another file")
        if (args.options or args.preset) and read_options(game, args.preset, args.options) != terms.options:
            raise Mistake(f"{tape}: it is played with {write_options(terms.options)}; name another file")

    def reseated(self, args: PlayArgs) -> PlaysMatch:
        """The same match with those at it who sit there now."""
        return replace(self, terms=replace(self.terms, managers=seated(args, BOOK, self.terms.managers)))

    def with_starters(self, pitchers: tuple[str, str]) -> PlaysMatch:
        """The usual lineups behind and against these pitchers."""
        with_dh = any(lineup.has_designated_hitter for lineup in self.starting)
        return replace(self, starting=usual_lineups(self.clubs, pitchers, with_dh))

    def with_lineup(self, side: int, lineup: Lineup) -> PlaysMatch:
        """With another lineup of one side, which the rules allow or refuse."""
        both = (lineup, self.starting[1]) if side == 0 else (self.starting[0], lineup)
        match = replace(self, starting=both)
        self.game.verify_starting(match.setup(), side, lineup)
        return match

    def starters_told(self, side: int) -> list[str]:
        """Whom one may choose from: what they save, how long they last as starters, and their cards; and who may not
        start, with the reason."""
        club, lasts, others = self.clubs[side], dict[str, str](), list[str]()
        for one in club.staff.rotation:
            try:
                self.verify_starter(side, one)
            except Refused as refusal:
                others.append(f"  {str(refusal).removeprefix('lineup: ')}")
                continue
            pitchers = (one, self.starting[1].pitcher) if side == 0 else (self.starting[0].pitcher, one)
            lasts[one] = self.game.endurance(self.with_starters(pitchers).start(), side, one)
        rows = arm_lines(self.before(side), side, tuple(lasts), lasts)
        return [f"Rotation of {club.name} (runs saved in 600 batters, what they last):", *rows, *others]

    def before(self, side: int) -> PlaysView:
        """What a side sees before the first pitch."""
        return self.game.view(self.start(), SIDES[side])

    def bench_told(self, side: int) -> list[str]:
        """Everybody who is not in the usual lineup."""
        return bench_lines(self.before(side), side)

    def verify_starter(self, side: int, player: str) -> None:
        """Raises with a sentence if he may not start."""
        self.game.verify_pitcher(self.setup(), side, player, True)

    # Playing.

    @property
    def clubs(self) -> tuple[Club, Club]:
        return self.found[0].club, self.found[1].club

    @property
    def names(self) -> tuple[str, str]:
        return self.clubs[0].name, self.clubs[1].name

    @property
    def title(self) -> str:
        return " at ".join(
            f"{found.club.season} {found.club.name}" if is_of_the_record(found.source) else found.club.name
            for found in self.found
        )

    @property
    def phrases(self) -> Phrases:
        return games.phrases(self.game.key)

    def setup(self) -> Setup:
        if self.settled is not None:
            return self.settled
        setup: Setup = self.game.setup(
            self.clubs,
            self.starting,
            options=self.terms.options,
            charts=self.terms.charts,
            date=self.date,
            number=self.number,
            available=self.available,
            lot=self.lot,
        )
        return setup

    def start(self) -> PlaysState:
        return self.game.start(self.setup())

    def header(self) -> dict[str, str]:
        about = {"date": self.date, **({"number": str(self.number)} if self.number else {})}
        about |= {"lot": str(self.lot)} if self.lot else {}
        about |= write_rest(self.available) | write_out(self.out)
        lineups = write_lineup(self.starting[0]), write_lineup(self.starting[1])
        return write_header(self.game, self.terms, about, self.found, lineups)

    def managers(self) -> Mapping[str, Manager[PlaysView]]:
        return {
            seat: RecordingManager(side, ByTheBook()) for side, seat in enumerate(SIDES) if side not in self.persons
        }

    def ahead(self, sitting: PlaysSitting) -> CallSheet:
        return CallSheet(sitting, self.game, self.persons)

    def past(self, state: PlaysState) -> PlaysState:
        """Books, sheets and event files read the situation that a play met; pitchers' work is folded anew for them."""
        return replace(state, outings=NO_OUTINGS, half=FRESH_HALF, plays=(), memory=None)

    def log(self, sitting: PlaysSitting) -> GameLog:
        """The log of the game as far as it has gone."""
        return self.game.log(sitting.session.turns, sitting.state)

    def scored(self, sitting: PlaysSitting) -> Scorebook:
        """The scorebook of the game as far as it has gone."""
        from hotstove.scorebook import score

        return score(self.log(sitting), innings=sitting.state.setup.innings)

    # Telling.

    def sentences(self, state: PlaysState, account: Account, play: Play | None = None) -> list[str]:
        return self.game.sentences(state, names_on(state.situation, self.clubs), account.entries, play)

    def chapter(self, state: PlaysState) -> str:
        return half_name(state.situation)

    def tell(
        self,
        before: PlaysState,
        turn: BallTurn,
        after: PlaysState,
        account: Account,
        decisions: tuple[ManagerDecision, ...],
    ) -> list[Told]:
        return told_of(self, before, turn, after, account, decisions)

    def scene(self, sitting: PlaysSitting, seat: str) -> Values:
        from hotstove.sitting.plays.scene import scene

        return scene(self, sitting, seat)

    def rosters(self, sitting: PlaysSitting) -> Values:
        return roster_values(sitting.view(HOME))

    def roster_mark(self, sitting: PlaysSitting) -> Hashable:
        state = sitting.state
        return state.situation.lineups, state.is_hurt, state.spent

    def asked_values(self, sitting: PlaysSitting, prompt: Prompt) -> Values:
        from hotstove.sitting.plays.scene import asked_values

        return asked_values(self, sitting, prompt)


def _without(found: tuple[FoundClub[Club], FoundClub[Club]], out: Out) -> tuple[FoundClub[Club], FoundClub[Club]]:
    """The clubs without those who miss this game; their files stay as they are."""
    one, other = (
        replace(each, club=each.club.without(mine)) if mine else each for each, mine in zip(found, out, strict=True)
    )
    return one, other


def _lot(seed: int | None) -> int:
    """A game's lot, from its seed, which cannot be read off it. With a person's own dice it is the same in every
    game: the same dice typed again give the same game."""
    return 0 if seed is None else seed_for(seed, "managers") & HALF_WORD


def _lineup(header: Header, side: str, club: Club) -> Lineup:
    key = f"{side} lineup"
    try:
        lineup = read_lineup(header[key], club)
    except Mistake as mistake:
        if key not in header.lines:
            raise
        raise Mistake(f"{header.source}: {key}: {mistake}") from None
    if lineup is None:
        raise header.wrong(key, "ids and positions, such as smith001 SS, separated by commas")
    return lineup


def clubs_named(game: AnyPlaysGame, args: PlayArgs) -> tuple[str, str]:
    """The clubs that were asked for, or the two that come with the game."""
    ours = [name for name in game.clubs() if name not in (args.away, args.home)]
    if len(ours) < (not args.away) + (not args.home):
        raise Mistake(f"play {game.key}: name two clubs, such as '1988 TEX' '1988 OAK'")
    away = args.away or ours.pop(0)
    return away, args.home or ours.pop(0)


def date_of(typed: str, season: int) -> str:
    """As typed, else the first of April of the home club's season, so that a seed alone decides every byte."""
    if not typed:
        return f"{season:04d}/04/01"
    from datetime import date

    try:
        return date.fromisoformat(typed.replace("/", "-")).strftime("%Y/%m/%d")
    except ValueError:
        raise Mistake(f"--date {typed}: a date is written 1988/04/05") from None

"""A match of Rallybird: two managers or persons, and secrets that stay with their seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from hotstove.games.rallybird.asking import CARD, GLOVES, placing
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.game import Rallybird
from hotstove.games.rallybird.gloves import placements
from hotstove.games.rallybird.idle import idle_options
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import AtBat, AtBatRecord, RallySetup, RallyState, RallyTurn, met_in
from hotstove.games.rallybird.view import HIDDEN, RallyView
from hotstove.sitting.arguments import PERSON, PlayArgs, fresh_seed
from hotstove.sitting.header import Header, Terms, write_header
from hotstove.sitting.match import Match
from hotstove.sitting.options import read_options
from hotstove.sitting.prompts import CHOICE, Prompt
from hotstove.sitting.rallybird.board import heading
from hotstove.sitting.rallybird.sealing import seal, unseal
from hotstove.sitting.rallybird.seats import SEATED, Solutions, manager, seated, solutions_of
from hotstove.sitting.rallybird.telling import tell_at_bat, why_lines
from hotstove.sitting.sitting import Sitting
from hotstove.sitting.thinking import ManagerDecision
from hotstove.sitting.told import PLAY, Told
from hotstove.sitting.values import Values
from hotstove.table.account import Account, Answered, Lookup
from hotstove.table.chance import Chance, Dealer, OpenDealer, seed_for
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.managing import Manager
from hotstove.table.questions import Answer, Decision, Question
from hotstove.table.streams import open_dealer
from hotstove.table.tape import Line

RallySitting: TypeAlias = Sitting[RallyState, RallyTurn, RallyView]
NO_EVENTS = "a game of Rallybird is played by nameless pawns, whom an event file cannot name"
NAMES = ("Visitors", "Home")
MOST = 10**12


class HiddenDealer(OpenDealer):
    """Dice whose seed nobody knows: a tape cannot be checked against them."""

    seeded = False


@dataclass(frozen=True)
class RallyMatch(Match[RallyState, RallyTurn, RallyView]):
    """Who plays, under which options."""

    game: Rallybird
    terms: Terms
    clubs: tuple[str, str] = NAMES
    """What the sides are called."""
    cast: Callable[[int], Manager[RallyView]] | None = None
    """Who plays a side for the season, where it is a season's game."""

    @classmethod
    def of_season(
        cls,
        game: Rallybird,
        setup: RallySetup,
        seed: int | None,
        managers: tuple[str, str],
        clubs: tuple[str, str],
        cast: Callable[[int], Manager[RallyView]],
    ) -> RallyMatch:
        """A scheduled game; without a seed persons roll their own dice. `cast` gives whoever plays a side for the
        season, fresh from the start."""
        return cls(game, Terms(setup.options, None, setup.charts, seed, seed is None, managers), clubs, cast)

    @classmethod
    def new(cls, game: Rallybird, args: PlayArgs) -> RallyMatch:
        if args.cards is not None or args.pitchers or args.date or args.designated_hitter is not None:
            raise Mistake(
                "Rallybird has no clubs, pitchers, designated hitters or dates; leave --cards, --pitchers, --dh and "
                "--date out"
            )
        own = args.own_dice
        options = read_options(game, args.preset, args.options)
        return cls(game, Terms(options, args.charts, game.charts(args.charts), args.seed, own, seated(args)))

    @classmethod
    def from_header(cls, game: Rallybird, header: Header, charts: Path | None = None) -> RallyMatch:
        folder = header.folder(charts)
        return cls(game, header.terms(game, game.charts(folder), folder, SEATED))

    def check_same(self, args: PlayArgs) -> None:
        if args.seed is not None and args.seed != self.terms.seed:
            raise Mistake(f"{args.tape}: it was not begun with seed {args.seed}; name another file")

    def reseated(self, args: PlayArgs) -> RallyMatch:
        return replace(self, terms=replace(self.terms, managers=seated(args, self.terms.managers)))

    @property
    def options(self) -> Options:
        assert isinstance(self.terms.options, Options)
        return self.terms.options

    @property
    def charts(self) -> RallyCharts:
        assert isinstance(self.terms.charts, RallyCharts)
        return self.terms.charts

    @property
    def solutions(self) -> Solutions:
        return solutions_of(self.charts, self.options)

    @property
    def names(self) -> tuple[str, str]:
        return self.clubs

    @property
    def title(self) -> str:
        seats = [
            f"{club} ({who})" if club not in NAMES else who
            for club, who in zip(self.clubs, self.terms.managers, strict=True)
        ]
        return f"{seats[0]} at {seats[1]}"

    @property
    def introduction(self) -> tuple[str, ...]:
        return f"{self.game.name}: {self.title}.", f"{self.options}.", *idle_options(self.options)

    @property
    def shared(self) -> bool:
        """Two persons, so that secrets of one are to be kept from the other."""
        return self.terms.managers == (PERSON, PERSON)

    def start(self) -> RallyState:
        return self.game.start(RallySetup(self.options, self.charts))

    def header(self) -> dict[str, str]:
        """A seed is told only where it was asked for: who knows it knows what will fall."""
        terms = self.terms if self.cast is None else replace(self.terms, seed=None)
        return write_header(self.game, terms, {})

    def managers(self) -> Mapping[str, Manager[RallyView]]:
        cast = self.cast
        if cast is not None:
            return {side: cast(number) for number, side in enumerate(SIDES) if number not in self.persons}
        seed = self.terms.seed if self.terms.seed is not None else fresh_seed(MOST)
        return {
            side: manager(who, self.solutions, seed_for(seed, side, who, *(one.number for one in self.terms.renewals)))
            for side, who in zip(SIDES, self.terms.managers, strict=True)
            if who != PERSON
        }

    def chance(self) -> Chance | None:
        if self.terms.own_dice:
            return None
        if self.terms.seed is None:
            return HiddenDealer(fresh_seed(MOST))
        return open_dealer(self.terms.seed, renewals=self.terms.renewals)

    def hidden_chance(self) -> Chance | None:
        """The removed card is always dealt by us, for nobody may see it fall."""
        return Dealer(fresh_seed(MOST)) if self.terms.own_dice else None

    def open_steps(self, entries: Sequence[Answered | Lookup], seat: str) -> Sequence[Answered | Lookup]:
        """What fell and was looked up since the gloves were placed; before that there are secrets among it."""
        return since_gloves(entries)

    def meanwhile(self, sitting: RallySitting) -> Prompt | None:
        """While one side chooses its card the other places its gloves, and both are turned over together (RY-06)."""
        asked = sitting.asked
        if not self.shared or asked is None or asked.question.purpose != CARD:
            return None
        question = placing(placements(sitting.state.gloves))
        seat = self.game.seats(sitting.state)[question.seat]
        return Prompt(CHOICE, seat, question, sitting.length, usual=question.default)

    def tape_lines(self, lines: list[Line], record: list[tuple[Question, Answer]], over: bool) -> list[Line]:
        """Every answer, secrets sealed until the rules reveal them."""
        return [
            Line(line.purpose, seal(line.text)) if shown.text == HIDDEN else line
            for line, shown in zip(lines, self.game.open_lines(record, over), strict=True)
        ]

    def untaped(self, lines: list[Line]) -> list[Line]:
        try:
            return [Line(line.purpose, unseal(line.text)) for line in lines]
        except ValueError:
            raise Mistake("a sealed answer is damaged") from None

    def chapter(self, state: RallyState) -> str:
        return heading(state.situation)

    def tell(
        self,
        before: RallyState,
        turn: RallyTurn,
        after: RallyState,
        account: Account,
        decisions: tuple[ManagerDecision, ...],
    ) -> list[Told]:
        if not isinstance(turn, AtBat):
            return []
        asked = [(one.question, one.answer) for one in since_gloves(account.entries) if isinstance(one, Answered)]
        first, *more = tell_at_bat(self.charts, met_in(before, turn), asked)
        scored = after.situation.score != before.situation.score
        return [Told(PLAY, first, heading(before.situation), more=tuple(more), scored=scored)]

    # What people may ask.

    def at_bats(self, sitting: RallySitting) -> list[AtBatRecord]:
        """Every at-bat that is over."""
        return [met_in(state, turn) for state, turn in sitting.session.turns if isinstance(turn, AtBat)]

    def advice(self, sitting: RallySitting, seat: str, question: Decision) -> str:
        """What the equilibrium plays most often here, and why."""
        solution = self.solutions.game_or_none()
        if solution is None:
            return "The game under these options is not solved on this machine (hotstove solve rallybird)."
        from hotstove.managers.rallybird.tactics import advise

        found = advise(solution, sitting.view(seat), question)
        return f"{found.choice}: {found.reason}."

    def why(self, sitting: RallySitting) -> list[str]:
        """The equilibrium's mix of the last at-bat, and what was given away."""
        at_bats = self.at_bats(sitting)
        if not at_bats:
            return ["No at-bat has been played yet."]
        return why_lines(self.solutions.game_or_none(), self.solutions.runs_or_none(), at_bats[-1])

    def given_away(self, sitting: RallySitting) -> list[str]:
        """What both sides' choices cost them, in runs and in chances to win."""
        from hotstove.managers.rallybird.review import total_given

        at_bats, told = self.at_bats(sitting), []
        runs, game = self.solutions.runs_or_none(), self.solutions.game_or_none()
        if runs is not None:
            given = total_given(runs, at_bats)
            told.append(f"Given away by choices, in runs: {', '.join(f'{side} {given[side]:.2f}' for side in SIDES)}.")
        if game is not None:
            given = total_given(game, at_bats)
            shares = ", ".join(f"{side} {given[side]:.1%}" for side in SIDES)
            told.append(f"Given away by choices, in chances to win: {shares}.")
        return told

    def scene(self, sitting: RallySitting, seat: str) -> Values:
        from hotstove.sitting.rallybird.scene import scene

        return scene(self, sitting, seat)


def since_gloves(entries: Sequence[Answered | Lookup]) -> list[Answered | Lookup]:
    """What fell, was called and looked up since the gloves were placed; nothing before they are."""
    for place, entry in enumerate(entries):
        if isinstance(entry, Answered) and entry.question.purpose == GLOVES:
            return list(entries[place + 1 :])
    return []

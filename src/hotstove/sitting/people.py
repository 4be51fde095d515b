"""A match of any game that needs nothing but two people or managers: it is told by its own questions and answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from hotstove.managers.quiet import Quiet
from hotstove.sitting.account_lines import readings
from hotstove.sitting.arguments import PERSON, PlayArgs, fresh_seed, seated
from hotstove.sitting.header import Header, Terms, write_header
from hotstove.sitting.match import Match
from hotstove.sitting.options import read_options
from hotstove.sitting.sitting import Sitting
from hotstove.sitting.thinking import ManagerDecision
from hotstove.sitting.told import PLAY, Told
from hotstove.sitting.values import Values
from hotstove.table.account import Account
from hotstove.table.charts import ChartSet
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES, Game
from hotstove.table.managing import Manager

State = TypeVar("State")
Turn = TypeVar("Turn")
View = TypeVar("View")
QUIET = "quiet"
NO_CHARTS = ChartSet(None)


@dataclass(frozen=True)
class PeopleMatch(Match[State, Turn, View], Generic[State, Turn, View]):
    """Two people, or managers who keep quiet."""

    game: Game[State, Turn, View]
    terms: Terms
    clubs: tuple[str, str] = ("Visitors", "Home")
    """What the sides are called."""
    cast: Callable[[int], Manager[View]] | None = None
    """Who plays a side for the season, where it is a season's game."""

    @classmethod
    def new(cls, game: Game[State, Turn, View], args: PlayArgs) -> PeopleMatch[State, Turn, View]:
        options = read_options(game, args.preset, args.options)
        own = args.own_dice
        seed = None if own else fresh_seed() if args.seed is None else args.seed
        return cls(game, Terms(options, None, NO_CHARTS, seed, own, seated(args, QUIET)))

    @classmethod
    def of_season(
        cls,
        game: Game[State, Turn, View],
        options: object,
        seed: int | None,
        managers: tuple[str, str],
        clubs: tuple[str, str],
        cast: Callable[[int], Manager[View]],
    ) -> PeopleMatch[State, Turn, View]:
        """A scheduled game; without a seed persons roll their own dice. `cast` gives whoever plays a side for the
        season, fresh from the start."""
        return cls(game, Terms(options, None, NO_CHARTS, seed, seed is None, managers), clubs, cast)

    @classmethod
    def from_header(cls, game: Game[State, Turn, View], header: Header) -> PeopleMatch[State, Turn, View]:
        return cls(game, header.terms(game, NO_CHARTS, None, (QUIET, PERSON)))

    def check_same(self, args: PlayArgs) -> None:
        if args.seed is not None and args.seed != self.terms.seed:
            raise Mistake(f"{args.tape}: it was not begun with seed {args.seed}; name another file")

    def reseated(self, args: PlayArgs) -> PeopleMatch[State, Turn, View]:
        return replace(self, terms=replace(self.terms, managers=seated(args, QUIET, self.terms.managers)))

    @property
    def names(self) -> tuple[str, str]:
        return self.clubs

    @property
    def title(self) -> str:
        return f"{self.terms.managers[0]} at {self.terms.managers[1]}"

    def start(self) -> State:
        return self.game.opening(self.terms.options)

    def header(self) -> dict[str, str]:
        return write_header(self.game, self.terms, {})

    def managers(self) -> Mapping[str, Manager[View]]:
        cast = self.cast
        return {
            seat: Quiet() if cast is None else cast(side) for side, seat in enumerate(SIDES) if side not in self.persons
        }

    def tell(
        self, before: State, turn: Turn, after: State, account: Account, decisions: tuple[ManagerDecision, ...]
    ) -> list[Told]:
        """The score after every turn, with what was rolled and chosen."""
        visitors, home = self.game.score(after)
        scored = self.game.score(before) != (visitors, home)
        asides = tuple(readings(account, self.chart_names))
        return [Told(PLAY, f"Visitors {visitors}, Home {home}.", asides=asides, sentences=asides[:-1], scored=scored)]

    def scene(self, sitting: Sitting[State, Turn, View], seat: str) -> Values:
        score = self.game.score(sitting.state)
        sides = [{"name": name, "runs": runs} for name, runs in zip(self.names, score, strict=True)]
        return {"scoreboard": {"sides": sides}}

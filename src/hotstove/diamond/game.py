"""The identity card of a game of plays: what the other rooms need to know of it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from hotstove.diamond.ballgame import Rules
from hotstove.diamond.club import Club
from hotstove.table.account import Account
from hotstove.table.charts import ChartBook
from hotstove.table.option_values import read_options
from hotstove.table.scenarios import Judge


def usual_rest(card: Any, outs: int, started: bool) -> int:
    """For games whose rules say nothing of rest: four days for a starter, one after a long turn in relief."""
    if started:
        return 4
    return 0 if outs <= 3 else 1 if outs <= 9 else 3


class Appearance(NamedTuple):
    """A pitcher's last game: the day as an ordinal, the outs that he got, and whether he started."""

    card: Any
    day: int
    outs: int
    started: bool


@dataclass(frozen=True)
class Game:
    """Key, name and version of a game, and its doors."""

    key: str
    name: str
    version: int
    """Changes only when behaviour does: a tape of another version is refused."""
    ledger: str
    """The prefix of its rule ids."""
    options: type[Any]
    presets: Mapping[str, Mapping[str, Any]]
    book: Callable[[Path | None], ChartBook]
    """The charts, with an owner's own folder laid over them."""
    rules: Callable[[Any, Any, Account | None], Rules]
    """Options, charts and, where the game is told as it goes, the account: the rules in force."""
    read_club: Callable[[Traversable | Path], Club]
    write_club: Callable[[Club], str]
    clubs: Callable[[], Mapping[str, Traversable]]
    """The files of the clubs that ship with it, by short name."""
    judge: Judge
    rest: Callable[[Any, int, bool], int] = usual_rest
    """Days off that a pitcher's card asks for after so many outs, as a starter or in relief."""
    second_game: Callable[[Any, Mapping[str, int]], Any] | None = None
    """The rules for the second game of a day, told the outs that relievers got in the first; None where the game's
    rules let nobody pitch in both."""

    on_day: Callable[[Any, int, Mapping[str, Appearance]], Any] | None = None
    """The rules for a game on a day, told how pitchers last appeared; None where the game's rules do not look back."""

    def read_options(self, given: Mapping[str, str]) -> Any:
        """Options as typed, name=value; each is checked against the game's own."""
        return read_options(self.options, self.name, given)

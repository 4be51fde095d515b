"""How a person meets each rule: in a game that he opens, or by a command that shows it to him."""

from __future__ import annotations

import shlex
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from typer.testing import CliRunner

from hotstove.managers.book import ByTheBook
from hotstove.managers.random_legal import RandomLegal
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from hotstove.table.account import Account
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.game import SIDES
from hotstove.table.session import Session
from tests.helpers.ledger import ROOT, titles
from tests.helpers.source import GAMES

SHOWN = ROOT / "tests" / "rulebook" / "reach.toml"
GAMES_EACH = 9
OPENED: dict[str, tuple[str, ...]] = {
    "superstar": ("", "--option injuries=yes", "--option rain_outs=yes"),
    "longtater": ("", "--preset called", "--preset replay"),
    "replay": ("", "--preset all", "--preset called", "--preset two-dice"),
    "rallybird": (),
    "pennant": (),
}
"""What is added to `hotstove play GAME`: rules that such games cite are met there. Two games cite nothing."""


QUESTIONS = {"best_column": "RB-24", "bonus": "RB-19", "weather": "SS-32"}
"""Rules that are met in a question, by its purpose."""


class Shown(NamedTuple):
    """Commands, the last with what is typed at its prompts, and a part of what that one prints."""

    first: tuple[str, ...]
    command: str
    typed: str
    shows: str


def reached(game: str) -> dict[str, str]:
    """For every rule of a game that a person can meet, the command by which he does."""
    shown = shown_rules()
    in_play = played_rules(game)
    found = in_play | {rule: way.command for rule, way in shown.items()}
    return {rule: found[rule] for rule in titles(game) if rule in found}


def shown_rules() -> dict[str, Shown]:
    """Rules that are met by a command of their own, by id."""
    tables = tomllib.loads(SHOWN.read_text(encoding="utf-8"))
    return {
        rule: Shown(
            tuple(table.get("first", ())),
            table["command"],
            "".join(f"{line}\n" for line in table.get("typed", [])),
            table["shows"],
        )
        for rule, table in tables.items()
    }


@cache
def played_rules(game: str) -> dict[str, str]:
    """Rules that are cited in games between managers who try everything, with the command that opens such a game."""
    found: dict[str, str] = {}
    for words in OPENED[game]:
        command = f"hotstove play {game} {words}".strip()
        for number in range(GAMES_EACH):
            for rule in sorted(_cited(game, words, number)):
                found.setdefault(rule, command)
    return found


def _cited(game: str, words: str, number: int) -> set[str]:
    parts = words.split()
    options = tuple(value for flag, value in zip(parts[::2], parts[1::2], strict=True) if flag == "--option")
    preset = "".join(value for flag, value in zip(parts[::2], parts[1::2], strict=True) if flag == "--preset")
    match: Any = open_new(PlayArgs(game, seed=number, auto="both", options=options, preset=preset))
    cited: set[str] = set()
    account = Account()
    managers: dict[str, Any] = {
        seat: ByTheBook() if number % 3 == 2 else RandomLegal(seed_for(number, seat)) for seat in SIDES
    }
    session: Session[Any, Any, Any] = Session(
        match.game,
        match.start(),
        Dealer(seed_for(number, game)),
        managers,
        account=account,
        watch=lambda before, turn, after: cited.update(account.cites),
    )
    session.run()
    return cited | {QUESTIONS[one.purpose] for one in session.record[::2] if one.purpose in QUESTIONS}


@cache
def printed(command: str, typed: str, folder: Path) -> str:
    """What a command prints when a person types it in a folder of his own; blanks and line ends count alike."""
    from hotstove.cli.main import app

    words = shlex.split(command.replace("FOLDER", str(folder)).replace("CLUBS", str(GAMES)))[1:]
    result = CliRunner().invoke(app, words, input=typed or None)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return " ".join((result.stdout + result.stderr).split())


def is_shown(way: Shown, folder: Path) -> bool:
    """Whether the command prints what it should."""
    for command in way.first:
        printed(command, "", folder)
    return way.shows in printed(way.command, way.typed, folder)

"""`hotstove play`: a game of plays, from the club names on the command line to the box score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from hotstove.cli.clubs import find_club
from hotstove.cli.fixture import BOOK, PERSON, Fixture
from hotstove.cli.games import find_game, read_options, write_options
from hotstove.cli.lineups import plays_with_dh, starting_pitchers, usual_lineups
from hotstove.cli.minds import Explaining
from hotstove.cli.reruns import read_tape
from hotstove.cli.screen import HEADING, Screen
from hotstove.cli.sitting import Sitting
from hotstove.cli.teller import Teller
from hotstove.diamond.ballgame import SIDES, BallGame
from hotstove.table.chance import Chance, Dealer
from hotstove.table.errors import Mistake
from hotstove.table.session import Mind
from hotstove.table.tape import Line

AUTO = {"both": (BOOK, BOOK), "visitors": (BOOK, PERSON), "home": (PERSON, BOOK), "none": (PERSON, PERSON)}


@dataclass(frozen=True)
class Wishes:
    """What was typed on the command line; None or "" where nothing was."""

    game: str = ""
    away: str = ""
    home: str = ""
    seed: int | None = None
    auto: str = ""
    dice: str = ""
    options: tuple[str, ...] = ()
    preset: str = ""
    tape: Path | None = None
    cards: Path | None = None
    charts: Path | None = None
    designated_hitter: bool | None = None
    pitchers: str = ""
    date: str = ""
    plain: bool = False
    brief: bool = False
    extra: Mapping[str, str] = field(default_factory=dict)


def play(wishes: Wishes) -> None:
    """Plays a new game or goes on with the one on the tape."""
    screen = Screen(wishes.plain)
    lines: list[Line] = []
    if wishes.tape is not None and wishes.tape.exists():
        fixture, lines = read_tape(wishes.tape, wishes.cards, wishes.charts)
    else:
        fixture = new_fixture(wishes, screen)
    teller = Teller(screen, frozenset(chart.name for chart in fixture.book.charts().values()), wishes.brief)
    introduce(fixture, screen)
    sitting = Sitting(fixture, dice_of, minds_of, teller, wishes.tape)
    if sitting.run(lines):
        show_end(sitting.game, screen)


def new_fixture(wishes: Wishes, screen: Screen) -> Fixture:
    game = find_game(wishes.game or "superstar")
    options = read_options(game, wishes.preset, wishes.options)
    ours = list(game.clubs())
    away, home = wishes.away or ours[0], wishes.home or ours[1]
    found = (find_club(game, away, wishes.cards), find_club(game, home, wishes.cards))
    clubs = (found[0].club, found[1].club)
    pitchers = starting_pitchers(clubs, wishes.pitchers)
    starting = usual_lineups(clubs, pitchers, plays_with_dh(clubs, wishes.designated_hitter))
    seed = new_seed() if wishes.seed is None else wishes.seed
    date = wishes.date or f"{clubs[1].season}/04/01"
    managers = managers_of(wishes.auto, screen)
    return Fixture(game, options, found, wishes.charts, game.book(wishes.charts), starting, date, seed, managers)


def introduce(fixture: Fixture, screen: Screen) -> None:
    """What is played, under which options and with which dice."""
    screen.say(f"{fixture.game.name}: {fixture.title}", HEADING)
    dice = "your own" if fixture.seed is None else f"seed {fixture.seed}"
    screen.say(f"Options: {write_options(fixture.options) or 'none'}. Dice: {dice}.")


def new_seed() -> int:
    from random import SystemRandom

    return SystemRandom().randrange(10**9)


def managers_of(auto: str, screen: Screen) -> tuple[str, str]:
    if auto and auto not in AUTO:
        raise Mistake(f"--auto {auto}: it is {', '.join(AUTO)}")
    return AUTO[auto] if auto else AUTO["both"]


def dice_of(sitting: Sitting) -> Chance:
    assert sitting.fixture.seed is not None
    return Dealer(sitting.fixture.seed)


def minds_of(sitting: Sitting) -> Mapping[str, Mind]:
    return {seat: Explaining() for seat in SIDES}


def show_end(game: BallGame, screen: Screen) -> None:
    """The box score."""
    from hotstove.scorebook import score
    from hotstove.scorebook.box_text import box_text

    screen.say()
    screen.say(box_text(score(game.log, innings=game.rules.innings)).rstrip("\n"))

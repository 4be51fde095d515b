"""`hotstove play`: a game of plays, from the club names on the command line to the box score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from hotstove.cli.apart import game_apart
from hotstove.cli.box import show_box_score
from hotstove.cli.clubs import find_club
from hotstove.cli.desk import Desk
from hotstove.cli.fixture import BOOK, PERSON, Fixture
from hotstove.cli.games import find_game, read_options, write_options
from hotstove.cli.lineup_card import hand_in, name_starters
from hotstove.cli.lineups import plays_with_dh, starting_pitchers, usual_lineups
from hotstove.cli.minds import Explaining
from hotstove.cli.own_dice import own_dice
from hotstove.cli.person import Person
from hotstove.cli.reruns import read_tape
from hotstove.cli.screen import HEADING, Screen
from hotstove.cli.sitting import Sitting
from hotstove.cli.teller import Teller
from hotstove.diamond.ballgame import SIDES, verify_starting
from hotstove.diamond.game import Game
from hotstove.diamond.lineup import Lineup
from hotstove.table.chance import Chance, Dealer
from hotstove.table.errors import Mistake
from hotstove.table.session import Mind
from hotstove.table.tape import Line

NOBODY = Lineup((), ())
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


def play(wishes: Wishes) -> None:
    """Plays a new game or goes on with the one on the tape."""
    apart = game_apart(wishes.game, wishes.tape)
    if apart is not None:
        apart.play(wishes)
        return
    screen = Screen(wishes.plain)
    lines: list[Line] = []
    if wishes.tape is not None and wishes.tape.exists():
        fixture, lines = read_tape(wishes.tape, wishes.cards, wishes.charts)
        check_same(wishes, fixture)
        introduce(fixture, screen)
        screen.say(f"The game goes on from {wishes.tape}.")
    else:
        fixture = new_fixture(wishes, screen)
    managers = managers_of(wishes, screen, fixture.managers)
    sides = frozenset(side for side in (0, 1) if managers[side] == PERSON)
    teller = Teller(screen, frozenset(chart.name for chart in fixture.book.charts().values()), wishes.brief)
    sitting = Sitting(fixture, lambda here: dice_of(here, screen, sides), lambda here: minds_of(here, screen, sides))
    sitting.teller, sitting.tape = teller, wishes.tape
    if sitting.run(lines):
        screen.say()
        show_box_score(sitting.game, screen)
    elif sitting.tape is not None:
        screen.say(f"The game is kept: hotstove play --tape {sitting.tape} goes on.")


def new_fixture(wishes: Wishes, screen: Screen) -> Fixture:
    """A game about to begin: clubs, options, starters and lineups."""
    game = find_game(wishes.game or "superstar")
    options = read_options(game, wishes.preset, wishes.options)
    away, home = clubs_named(game, wishes)
    found = (find_club(game, away, wishes.cards), find_club(game, home, wishes.cards))
    clubs = (found[0].club, found[1].club)
    if (clubs[0].code, clubs[0].season) == (clubs[1].code, clubs[1].season):
        raise Mistake(f"{away} and {home}: a club cannot play against itself; name another")
    book = game.book(wishes.charts)
    rules = game.rules(options, book, None)
    managers = managers_of(wishes, screen)
    usual = starting_pitchers(clubs, wishes.pitchers)
    with_dh = plays_with_dh(clubs, wishes.designated_hitter)
    seed = seed_of(wishes)
    date = date_of(wishes, clubs[1].season)
    for side, lineup in enumerate(usual_lineups(clubs, usual, with_dh)):
        verify_starting(rules, clubs[side], lineup, SIDES[side])
    fixture = Fixture(game, options, found, wishes.charts, book, (NOBODY, NOBODY), date, seed, managers)
    introduce(fixture, screen)
    pitchers = name_starters(clubs, rules, usual, managers, screen)
    return replace(fixture, starting=hand_in(clubs, rules, pitchers, with_dh, managers, screen))


def clubs_named(game: Game, wishes: Wishes) -> tuple[str, str]:
    """The clubs that were asked for, or the two that come with the game."""
    ours = [name for name in game.clubs() if name not in (wishes.away, wishes.home)]
    if len(ours) < (not wishes.away) + (not wishes.home):
        raise Mistake(f"play {game.key}: name two clubs, such as '1988 TEX' '1988 OAK'")
    away = wishes.away or ours.pop(0)
    return away, wishes.home or ours.pop(0)


def check_same(wishes: Wishes, fixture: Fixture) -> None:
    """What was typed may not contradict the tape."""
    game, tape = fixture.game, wishes.tape
    if wishes.game and find_game(wishes.game).key != game.key:
        raise Mistake(f"{tape}: it holds a game of {game.name}, not of {wishes.game}; name another file")
    for name, found in zip((wishes.away, wishes.home), fixture.clubs, strict=True):
        if name and find_club(game, name, wishes.cards).fingerprint != found.fingerprint:
            raise Mistake(f"{tape}: it holds {fixture.title}, and {name} is not in it; name another file")
    if wishes.seed is not None and wishes.seed != fixture.seed:
        dice = "the player's own dice" if fixture.seed is None else f"seed {fixture.seed}"
        raise Mistake(f"{tape}: it was begun with {dice}, not with seed {wishes.seed}; name another file")
    if wishes.dice and (fixture.seed is None) != (seed_of(wishes) is None):
        raise Mistake(f"{tape}: the dice of a game cannot be changed once it has begun; name another file")
    if (wishes.options or wishes.preset) and read_options(game, wishes.preset, wishes.options) != fixture.options:
        raise Mistake(f"{tape}: it is played with {write_options(fixture.options)}; name another file")


def introduce(fixture: Fixture, screen: Screen) -> None:
    """What is played, under which options and with which dice."""
    screen.say(f"{fixture.game.name}: {fixture.title}", HEADING)
    dice = "your own" if fixture.seed is None else f"seed {fixture.seed}"
    screen.say(f"Options: {write_options(fixture.options) or 'none'}. Dice: {dice}.")


def seed_of(wishes: Wishes) -> int | None:
    """The seed of the dice, or None for a person's own."""
    if wishes.dice not in ("", "mine", "ours"):
        raise Mistake(f"--dice {wishes.dice}: it is mine (you roll and type) or ours")
    if wishes.dice == "mine":
        if wishes.seed is not None:
            raise Mistake("--dice mine: your own dice have no seed; leave --seed out")
        return None
    if wishes.seed is not None:
        return wishes.seed
    from random import SystemRandom

    return SystemRandom().randrange(10**9)


def date_of(wishes: Wishes, season: int) -> str:
    """As typed, else the first of April of the home club's season, so that a seed alone decides every byte."""
    if not wishes.date:
        return f"{season:04d}/04/01"
    from datetime import date

    try:
        return date.fromisoformat(wishes.date.replace("/", "-")).strftime("%Y/%m/%d")
    except ValueError:
        raise Mistake(f"--date {wishes.date}: a date is written 1988/04/05") from None


def managers_of(wishes: Wishes, screen: Screen, begun: tuple[str, str] | None = None) -> tuple[str, str]:
    """As asked; else as the tape was begun, or a person at home; without a terminal the book manages both sides."""
    if wishes.auto:
        if wishes.auto not in AUTO:
            raise Mistake(f"--auto {wishes.auto}: it is {', '.join(AUTO)}")
        return AUTO[wishes.auto]
    if not screen.terminal:
        return AUTO["both"]
    return begun or AUTO["visitors"]


def dice_of(sitting: Sitting, screen: Screen, sides: frozenset[int]) -> Chance:
    if sitting.fixture.seed is not None:
        return Dealer(sitting.fixture.seed)
    return own_dice(Desk(sitting, screen, sides))


def minds_of(sitting: Sitting, screen: Screen, sides: frozenset[int]) -> Mapping[str, Mind]:
    """One person for all his sides, a manager by the book for each other."""
    person = Person(sitting, Desk(sitting, screen, sides))
    return {seat: person if side in sides else Explaining() for side, seat in enumerate(SIDES)}

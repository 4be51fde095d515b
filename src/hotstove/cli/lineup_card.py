"""Before the game: each person names his starter, the visitors first, and hands in his lineup."""

from __future__ import annotations

from typing import Protocol, Self, TypeVar

import typer

from hotstove.cli.face import draw
from hotstove.cli.screen import REFUSAL, Screen
from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup, starting_lineup
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.view import View
from hotstove.games.faces import player_faces
from hotstove.sitting.plays.lineups import edited, find_player, order_of
from hotstove.sitting.plays.rosters import lineup_lines, order_lines, order_notes
from hotstove.table.errors import Mistake


class Dugout(Protocol):
    """A game whose starters and lineups are still open: a single one, or one of a season."""

    @property
    def game(self) -> AnyPlaysGame: ...

    @property
    def clubs(self) -> tuple[Club, Club]: ...

    @property
    def persons(self) -> frozenset[int]: ...

    @property
    def starting(self) -> tuple[Lineup, Lineup]: ...

    def starters_told(self, side: int) -> list[str]: ...

    def bench_told(self, side: int) -> list[str]: ...

    def before(self, side: int) -> View: ...

    def verify_starter(self, side: int, player: str) -> None: ...

    def with_starters(self, pitchers: tuple[str, str]) -> Self: ...

    def with_lineup(self, side: int, lineup: Lineup) -> Self: ...


DugoutT = TypeVar("DugoutT", bound=Dugout)
HELP = """\
Enter          hands the lineup in
swap 3 5       two players change places in the batting order
3 NAME LF      NAME bats third and plays left field
usual          the usual lineup again
bench          who else could play, with what their cards say
card NAME      anybody's card
quit           leaves; nothing has begun"""
STARTERS = """\
Enter          the pitcher who is usual
NAME           another one: by his last name, full name or the beginning of it
bench          all pitchers and players, with what their cards say
card NAME      anybody's card
quit           leaves; nothing has begun"""


def name_starters(match: DugoutT, screen: Screen) -> DugoutT:
    """SS-33: the visiting side names its starter first."""
    named = []
    for side in (0, 1):
        club = match.clubs[side]
        pitcher = match.starting[side].pitcher
        if side in match.persons:
            pitcher = _ask_starter(match, side, screen)
        screen.say(f"{club.name}: {club.players[pitcher].name} starts (throws {club.players[pitcher].throws}).")
        named.append(pitcher)
    return match.with_starters((named[0], named[1]))


def hand_in(match: DugoutT, screen: Screen) -> DugoutT:
    """The usual lineups, or what the persons make of them."""
    for side in sorted(match.persons):
        match = _ask_lineup(match, side, screen)
    return match


def _ask(screen: Screen, prompt: str) -> str:
    """A typed line; where none can come, nothing. Who quits here leaves before anything has begun.

    The : that begins a line of words at the full-screen table may stand before it.
    """
    try:
        typed = screen.ask(prompt).strip().removeprefix(":").strip()
    except EOFError:
        return ""
    if typed.lower() == "quit":
        screen.say("Nothing has begun.")
        raise typer.Exit
    return typed


def _ask_starter(match: Dugout, side: int, screen: Screen) -> str:
    club, usual = match.clubs[side], match.starting[side].pitcher
    for line in match.starters_told(side):
        screen.say(line)
    while True:
        typed = _ask(screen, f"Starting pitcher (Enter: {club.players[usual].name}, ? helps): ")
        if _looked(match, side, typed, screen, STARTERS):
            continue
        try:
            pitcher = find_player(club, typed) if typed else usual
            match.verify_starter(side, pitcher)
            return pitcher
        except Mistake as mistake:
            screen.say(str(mistake), REFUSAL)


def _ask_lineup(match: DugoutT, side: int, screen: Screen) -> DugoutT:
    club, usual = match.clubs[side], match.starting[side]
    order = order_of(usual)
    about = " (runs above average in 600 turns, gloves)"
    for line in lineup_lines(club, usual, order_notes(match.before(side), side, order), about):
        screen.say(line)
    while True:
        typed = _ask(screen, "Lineup (Enter hands it in, ? helps): ")
        if _looked(match, side, typed, screen, HELP):
            continue
        try:
            if not typed:
                lineup: Lineup = starting_lineup(order, usual.pitcher, club.players.__contains__)
                return match.with_lineup(side, lineup)
            order = order_of(usual) if typed.lower() == "usual" else edited(order, typed, club)
        except Mistake as mistake:
            screen.say(str(mistake), REFUSAL)
            continue
        numbered = [(f"{slot}.", player, position) for slot, (player, position) in enumerate(order, start=1)]
        for line in order_lines(club, numbered, order_notes(match.before(side), side, order)):
            screen.say(line)


def _looked(match: Dugout, side: int, typed: str, screen: Screen, help_text: str) -> bool:
    """`?`, `bench` and `card NAME`: True when it was one of them."""
    word, _, rest = typed.partition(" ")
    if word in ("?", "help"):
        screen.say(help_text)
    elif word.lower() == "bench":
        for line in match.bench_told(side):
            screen.say(line)
    elif word.lower() == "card" and rest:
        try:
            club, faces = match.clubs[side], player_faces(match.game.key)
            player = find_player(club, rest)
            for face in (faces.pitcher(club, player), faces.batter(club, player)):
                for line in [] if face is None else draw(face):
                    screen.say(line)
        except Mistake as mistake:
            screen.say(str(mistake), REFUSAL)
    else:
        return False
    return True

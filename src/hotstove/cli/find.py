"""`hotstove find`: a game among many, found by the compiled engine and told play by play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hotstove.cli.columns import say
from hotstove.cli.shared_options import Cards

GAMES = 100_000


def find(
    game: Annotated[str, typer.Argument(help="superstar, longtater or replay")],
    away: Annotated[str, typer.Argument(help="The visiting club: a name or a card file.")],
    home: Annotated[str, typer.Argument(help="The home club.")],
    what: Annotated[str, typer.Argument(help="What to look for, such as no-hitter, perfect game or cycle.")],
    games: Annotated[int, typer.Option(help="Games to look through.", min=1)] = GAMES,
    seed: Annotated[int, typer.Option(help="Number from which the dice are rolled.", min=0)] = 1,
    dh: Annotated[bool, typer.Option("--dh/--no-dh", help="With or without a designated hitter.")] = True,
    preset: Annotated[str, typer.Option(help="A named set of options.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="An optional rule, name=value; may be repeated.")] = None,
    tape: Annotated[Path | None, typer.Option(help="File for the tape of the game that was found.")] = None,
    cards: Cards = None,
) -> None:
    """Find a game among many, and tell it.

    \b
    Example: hotstove find superstar herons millers "no-hitter" --games 1000000
    """
    from rich.console import Console
    from rich.progress import Progress

    from hotstove.batch.feats import feat
    from hotstove.batch.finding import engine_of, fixtures_of, replayed
    from hotstove.batch.finding import find as find_game
    from hotstove.batch.games import GAMES as COMPILED
    from hotstove.games import plays_game
    from hotstove.scorebook import score
    from hotstove.scorebook.account_text import account_text
    from hotstove.scorebook.box_text import box_text
    from hotstove.sitting.arguments import BOOK
    from hotstove.sitting.clubs import find_club
    from hotstove.sitting.header import Terms
    from hotstove.sitting.options import read_options
    from hotstove.sitting.plays.match import PlaysMatch, date_of
    from hotstove.table.errors import Mistake
    from hotstove.table.streams import PCG32, lot_of
    from hotstove.table.tape import Tape

    if game not in COMPILED:
        raise Mistake(f"{game!r}: games are found in {', '.join(COMPILED)} only")
    feat(what)
    played = plays_game(game)
    options = read_options(played, preset, tuple(option or ()))
    named = find_club(played, away, cards), find_club(played, home, cards)
    clubs = named[0].club, named[1].club
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("getting the engine ready (half a minute the first time)", total=None)
        engine = engine_of(played, clubs, options=options)
        fixtures = fixtures_of(clubs, dh)
        engine.play(fixtures, [0], seed=seed)
        bar.update(task, description=f"looking for: {what}", total=games)
        found = find_game(engine, fixtures, what, games, seed, lambda done: bar.update(task, completed=done))
    if found is None:
        say(f"{games:,} games and not one: {what}.")
        return
    day = date_of("", clubs[1].season)
    session = replayed(played, clubs, found.fixture, found.seed, options=options, date=day)
    log = played.log(session.turns, session.state)
    if tape is not None:
        terms = Terms(options, None, played.charts(), found.seed, False, (BOOK, BOOK), PCG32)
        match = PlaysMatch(played, terms, named, found.fixture.lineups, day, lot=lot_of(found.seed))
        Tape(match.header(), session.lines()).write(tape)
    say(f"Game {found.searched:,} of seed {seed}: {what}.\n")
    typer.echo(account_text(log))
    typer.echo(box_text(score(log)))

"""Running a club of a season in the terminal: what is ordered for it, and what is true of everybody today."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from hotstove.cli.columns import say
from hotstove.cli.season.lookup_commands import Database, Name
from hotstove.table.errors import Mistake

if TYPE_CHECKING:
    from hotstove.sitting.front_office import Front

Code = Annotated[str, typer.Argument(help="The club's code, such as TEX.")]
AUTO = "auto"
"""Typed where the season is to choose again."""


@contextmanager
def _office(name: str, database: str, code: str) -> Iterator[Front]:
    """The club's front office, while nobody else plays or orders in the season."""
    from hotstove.cli.season.places import open_season, remember
    from hotstove.sitting.front_office import front_office

    store, name = open_season(name, database)
    remember(name, database)
    with store, store.alone(name):
        yield front_office(store, name, code)


def club(code: Code, name: Name = "", database: Database = "") -> None:
    """A club today: starters, bullpen, lineups, who is hurt.

    Also who is sent down, and what you have changed.

    \b
    Example: hotstove season club TEX
    """
    from hotstove.cli.season.front_lines import club_lines

    with _office(name, database, code) as office:
        for line in club_lines(office):
            say(line)


def rotation(
    code: Code,
    starters: Annotated[str, typer.Argument(help="Names in turn, separated by commas; auto: by the record.")],
    name: Name = "",
    database: Database = "",
) -> None:
    """Set a club's rotation.

    The rested one who has waited longest starts.

    \b
    Example: hotstove season rotation TEX "Hough, Guzman, Witt, Kilgus"
    """
    with _office(name, database, code) as office:
        say(office.rotate(() if starters == AUTO else office.pitchers(starters)))


def bullpen(
    code: Code,
    closer: Annotated[str, typer.Option(help="Who saves games.")] = "",
    setup: Annotated[str, typer.Option(help="Who else is always ready, separated by commas.")] = "",
    long: Annotated[str, typer.Option(help="Who is there for two innings and more.")] = "",
    auto: Annotated[bool, typer.Option("--auto", help="Everybody by the record again.")] = False,
    name: Name = "",
    database: Database = "",
) -> None:
    """Give roles in a club's bullpen.

    Those without one work by the record.

    \b
    Example: hotstove season bullpen TEX --closer Williams --long "Mohorcic, Cecena"
    """
    if auto == bool(closer or setup or long):
        raise Mistake("bullpen: name a closer, setup or long men, or say --auto")
    with _office(name, database, code) as office:
        first = office.pitcher(closer) if closer else ""
        say(office.relieve(first, office.pitchers(setup), office.pitchers(long)))


def lineup(
    code: Code,
    against: Annotated[str, typer.Argument(help="The opposing starter's hand: L or R.")],
    order: Annotated[
        str, typer.Argument(help="Nine names with positions; auto: by the record; without it that of today is shown.")
    ] = "",
    dh: Annotated[
        bool | None,
        typer.Option("--dh/--no-dh", help="For games with or without a designated hitter; else as in the club's park."),
    ] = None,
    name: Name = "",
    database: Database = "",
) -> None:
    """Set a club's lineup against left- or right-handers.

    \b
    Example: hotstove season lineup TEX L "McDowell CF, Fletcher SS, Sierra RF, ..."
    """
    from hotstove.cli.season.front_lines import order_line
    from hotstove.sitting.front_office import lineup_of_today, read_batting_order

    with _office(name, database, code) as office:
        dh = office.plan.designated_hitter(office.code) if dh is None else dh
        if not order:
            say(order_line(office, lineup_of_today(office, against.upper(), dh)))
            return
        written = () if order == AUTO else read_batting_order(office.club, order, dh)
        say(office.line_up(against.upper(), written, dh))


def roster(
    code: Code,
    up: Annotated[str, typer.Option(help="A player to be called up.")] = "",
    down: Annotated[str, typer.Option(help="A player to be sent down.")] = "",
    name: Name = "",
    database: Database = "",
) -> None:
    """Call a player up or send one down.

    Both in one go if both are named.

    \b
    Example: hotstove season roster TEX --down Petralli --up Kreuter
    """
    if not up and not down:
        raise Mistake("roster: name a player with --up or --down")
    with _office(name, database, code) as office:
        say(office.move(office.player(down) if down else "", office.player(up) if up else ""))


def trade(
    code: Code,
    players: Annotated[str, typer.Argument(help="Who goes, separated by commas.")],
    other: Annotated[str, typer.Argument(help="The other club's code.")],
    back: Annotated[str, typer.Option("--for", help="Who comes in return, separated by commas.")] = "",
    name: Name = "",
    database: Database = "",
) -> None:
    """Trade players with another club, from the next game on.

    \b
    Example: hotstove season trade TEX Parrish BOS --for Boyd
    """
    from hotstove.sitting.front_office import front_office

    with _office(name, database, code) as office:
        partner = front_office(office.store, office.plan.name, other)
        away = office.players(players)
        if not away:
            raise Mistake("trade: name at least one player who goes")
        say(office.trade(away, partner, partner.players(back)))


def register(season: typer.Typer) -> None:
    for command in (club, rotation, bullpen, lineup, roster, trade):
        season.command()(command)

"""The postseason in the terminal: played by the bracket of its year, by hand where somebody wants, and looked up."""

from __future__ import annotations

from typing import Annotated

import typer

from hotstove.cli.columns import say
from hotstove.cli.season.lookup_commands import Csv, Database, Json, Name
from hotstove.table.errors import Mistake


def postseason(
    bracket: Annotated[str, typer.Argument(help="Such as 'ALCS=AL E1-AL W1:7'; without it that of the year.")] = "",
    club: Annotated[str, typer.Option(help="A club whose games you play by hand.")] = "",
    dice: Annotated[str, typer.Option(help="mine: you roll your own dice and type what they show.")] = "",
    name: Name = "",
    database: Database = "",
) -> None:
    """Play the postseason of that year, or your own bracket.

    \b
    Example: hotstove season postseason
    Example: hotstove season postseason "ALCS=AL W1-AL E1:7" --club BOS
    """
    from hotstove.cli.screen import Screen
    from hotstove.cli.season.hand import ByHand, check_dice
    from hotstove.cli.season.places import open_season, remember
    from hotstove.cli.season.playing import keep, tape_of
    from hotstove.records import queries
    from hotstove.season.finals import bracket_of, play_postseason
    from hotstove.season.postseason import read_bracket
    from hotstove.season.scheduled_game import ScheduledGame
    from hotstove.season.season_game import Hand
    from hotstove.season.tables import club_code
    from hotstove.sitting.plays.season_lines import season_lines

    check_dice(dice)
    store, name = open_season(name, database)
    remember(name, database)
    screen, by_me = Screen(False), list[str]()

    def by_hand(fixture: ScheduledGame) -> Hand | None:
        if mine not in fixture.clubs:
            return None
        by_me.append(fixture.key)
        with store.reading() as connection:
            so_far = season_lines(connection, name)
        return ByHand(frozenset({fixture.clubs.index(mine)}), dice, tape_of(name, fixture.key), screen, so_far)

    def told(line: str) -> None:
        say(line)
        if by_me:
            say(f"Tape: {keep(name, by_me.pop())}")

    with store:
        series = read_bracket(bracket) if bracket else bracket_of(store, name)
        with store.reading() as connection:
            mine = club_code(club, queries.clubs(connection, name), name) if club else ""
        winners = play_postseason(store, name, series, told, by_hand if mine else None)
    if winners and len(winners) == len(series):
        last = series[-1].name
        say(f"{last}: {winners[last]}. hotstove season series {last} shows its games and players.")


def show_series(
    which: Annotated[str, typer.Argument(help="A series, such as WS; all of them without it.")] = "",
    name: Name = "",
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """The postseason's series and their games.

    Of one series the players' lines too.

    \b
    Example: hotstove season series ALCS
    """
    from hotstove.almanac.columns import BATTING, PITCHING
    from hotstove.almanac.names import Names
    from hotstove.cli.season.places import open_season
    from hotstove.cli.season.tables import show_together
    from hotstove.records import queries
    from hotstove.season.leaders import appearances
    from hotstove.season.tables import Table, series_tables

    store, name = open_season(name, database)
    with store, store.reading() as connection:
        found = {table.title: table for table in series_tables(connection, name)}
        if not found:
            raise Mistake(f"season {name!r} has no postseason yet; play it with: hotstove season postseason")
        wanted = [stage for stage in found if not which or stage.lower() == which.lower()]
        if not wanted:
            raise Mistake(f"no series {which!r} has been played; played are {', '.join(found)}")
        tables = [found[stage] for stage in wanted]
        if which:
            names = Names(connection, name)
            for kind, columns in (("batting", BATTING), ("pitching", PITCHING)):
                lines = queries.totals(connection, name, kind, by=("club", "player"), stage=wanted[0])
                shown = [
                    (row["club"], names.player(row["player"]), *(column.text(row) for column in columns))
                    for row in lines
                    if kind == "pitching" or appearances(row) or row["home_runs"]
                ]
                headers = ("Club", "Name", *(column.header for column in columns))
                tables.append(Table(f"{wanted[0]}: {kind}", headers, shown))
    show_together(tables, "json" if json else "csv" if csv else "", "Series")


def register(season: typer.Typer) -> None:
    season.command()(postseason)
    season.command("series")(show_series)

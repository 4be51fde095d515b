"""`hotstove press ...`: everything that a kitchen table needs, as PDF; a single card also as picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

press = typer.Typer(help="Cards, charts, score sheets and components on paper.", no_args_is_help=True)

Out = Annotated[Path | None, typer.Option("--out", help="File to write, or its usual name in this folder.")]
Paper = Annotated[str, typer.Option(help="letter or a4.")]
Templates = Annotated[Path | None, typer.Option(help="Folder with templates of your own, laid over ours.")]
Fonts = Annotated[Path | None, typer.Option(help="Folder with more fonts, for letters that ours lack.")]
Cards = Annotated[Path | None, typer.Option(help="Folder with card files of your own.")]
Charts = Annotated[Path | None, typer.Option(help="Folder with charts of your own, laid over ours.")]


@press.command()
def cards(
    game: Annotated[str, typer.Argument(help="superstar, longtater, replay; or pennant for its roster sheets.")],
    clubs: Annotated[list[str], typer.Argument(metavar="CLUB...", help="Such as herons, '1988 TEX' or mine.toml.")],
    player: Annotated[str, typer.Option(help="One player alone; with --out NAME.png or .svg as a picture.")] = "",
    kind: Annotated[str, typer.Option(help="batter or pitcher: only these cards.")] = "",
    backs: Annotated[bool, typer.Option("--backs", help="A page of backs behind each page of fronts.")] = False,
    out: Out = None,
    paper: Paper = "letter",
    templates: Templates = None,
    fonts: Fonts = None,
    cards: Cards = None,
) -> None:
    """Print the cards of clubs, nine to a page, 2.5 by 3.5 inches.

    \b
    Example: hotstove press cards superstar herons millers --backs --paper a4
    """
    from hotstove.cli.printing import Printer

    Printer(paper, templates, fonts).cards(game, clubs, player, kind, backs, cards, out)


@press.command()
def lineups(
    game: Annotated[str, typer.Argument(help="superstar, longtater, replay.")],
    clubs: Annotated[list[str], typer.Argument(metavar="CLUB...", help="Such as herons, '1988 TEX' or mine.toml.")],
    out: Out = None,
    paper: Paper = "letter",
    templates: Templates = None,
    fonts: Fonts = None,
    cards: Cards = None,
) -> None:
    """Print lineup cards: the usual batting orders, the rotation, the bullpen and the bench.

    \b
    Example: hotstove press lineups superstar herons millers
    """
    from hotstove.cli.printing import Printer

    Printer(paper, templates, fonts).lineups(game, clubs, cards, out)


@press.command()
def charts(
    game: str,
    charts: Charts = None,
    out: Out = None,
    paper: Paper = "letter",
    templates: Templates = None,
    fonts: Fonts = None,
) -> None:
    """Print every chart of a game, in the groups in which they are used, with the rules beside them.

    \b
    Example: hotstove press charts replay
    """
    from hotstove.cli.printing import Printer

    Printer(paper, templates, fonts).charts(game, charts, out)


@press.command()
def sheet(
    game: Annotated[str, typer.Argument(metavar="TAPE|KEY|GAME", help="A tape, a season's game, or a game.")],
    blank: Annotated[bool, typer.Option("--blank", help="An empty score sheet of a game.")] = False,
    name: Annotated[str, typer.Option(help="The season of a game's key; without it the last one.")] = "",
    database: Annotated[str, typer.Option(help="The season's database.")] = "",
    cards: Cards = None,
    charts: Charts = None,
    out: Out = None,
    paper: Paper = "letter",
    templates: Templates = None,
    fonts: Fonts = None,
) -> None:
    """Print the score sheet of a game, finished or running, or an empty one.

    \b
    Example: hotstove press sheet opener.tape
    Example: hotstove press sheet superstar --blank
    """
    from hotstove.cli.printing import Printer

    printer = Printer(paper, templates, fonts)
    if blank:
        printer.blank_sheet(game, out)
    else:
        printer.sheet(game, name, database, cards, charts, out)


@press.command()
def components(
    game: Annotated[str, typer.Argument(help="rallybird or pennant.")],
    clubs: Annotated[list[str] | None, typer.Argument(metavar="[CLUB]...", help="Clubs of Pennant Race.")] = None,
    backs: Annotated[bool, typer.Option("--backs/--no-backs", help="Backs behind Rallybird's cards.")] = True,
    charts: Charts = None,
    cards: Cards = None,
    out: Out = None,
    paper: Paper = "letter",
    templates: Templates = None,
    fonts: Fonts = None,
) -> None:
    """Print Rallybird's board, cards, tiles and tokens, or Pennant's sheets to play and to write on.

    \b
    Example: hotstove press components rallybird
    """
    from hotstove.cli.printing import Printer

    Printer(paper, templates, fonts).components(game, clubs or [], backs, charts, cards, out)


@press.command()
def deck(
    game: Annotated[str, typer.Argument(help="longtater")],
    one_sided: Annotated[bool, typer.Option("--one-sided", help="Nothing on the backs.")] = False,
    charts: Charts = None,
    out: Out = None,
    paper: Paper = "letter",
    templates: Templates = None,
    fonts: Fonts = None,
) -> None:
    """Print the action deck of Long Tater!, with other numbers on the backs.

    \b
    Example: hotstove press deck longtater
    """
    from hotstove.cli.printing import Printer

    Printer(paper, templates, fonts).deck(game, one_sided, charts, out)


@press.command()
def blank(
    game: str, out: Out = None, paper: Paper = "letter", templates: Templates = None, fonts: Fonts = None
) -> None:
    """Print empty cards of a game, to be filled in by hand.

    \b
    Example: hotstove press blank superstar
    """
    from hotstove.cli.printing import Printer

    Printer(paper, templates, fonts).blank_cards(game, out)


@press.command()
def rulebook(
    game: str,
    charts: Charts = None,
    out: Out = None,
    paper: Paper = "letter",
    templates: Templates = None,
    fonts: Fonts = None,
) -> None:
    """Print the rules of a game in our own words, with their ids and the charts inside.

    \b
    Example: hotstove press rulebook pennant
    """
    from hotstove.cli.printing import Printer

    Printer(paper, templates, fonts).rulebook(game, charts, out)


@press.command()
def box(
    season: Annotated[str, typer.Argument(help="The name of a season; without it the one last played.")] = "",
    day: Annotated[str, typer.Option(help="A day such as 1988-04-04; without it the last one played.")] = "",
    database: Annotated[str, typer.Option(help="The season's database.")] = "",
    out: Out = None,
    paper: Paper = "letter",
    templates: Templates = None,
    fonts: Fonts = None,
) -> None:
    """Print a day of a season as a newspaper page: standings, leaders, boxes.

    \b
    Example: hotstove press box spring --day 1988-04-04
    """
    from hotstove.cli.printing import Printer

    Printer(paper, templates, fonts).box(season, day, database, out)


@press.command()
def everything(
    game: str,
    clubs: Annotated[list[str] | None, typer.Argument(metavar="[CLUB CLUB]", help="The clubs of the evening.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Folder for the files, or kit-GAME.")] = None,
    paper: Paper = "letter",
    templates: Templates = None,
    fonts: Fonts = None,
    cards: Cards = None,
    charts: Charts = None,
) -> None:
    """Print the kit for an evening: cards, charts, score sheets, rules, and what else the game has.

    \b
    Example: hotstove press everything replay herons millers --out kitchen
    """
    from hotstove.cli.printing import Printer

    Printer(paper, templates, fonts).everything(game, clubs or [], cards, charts, out)

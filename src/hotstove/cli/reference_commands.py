"""Commands that answer a question about a game: its charts, rules, clubs, exact odds, and rulings on scenarios."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from hotstove.cli.shared_options import Cards, Charts


def register(app: typer.Typer) -> None:
    """Hangs the commands up at the main one."""
    for command in (chart, judge, rules, clubs, odds):
        app.command()(command)


def chart(
    game: str,
    name: Annotated[str, typer.Argument(help="The beginning of a chart's name; without it they are listed.")] = "",
    charts: Charts = None,
) -> None:
    """Print a game's charts, with where their cells come from.

    \b
    Examples: hotstove chart superstar
              hotstove chart superstar "double play"
    """
    from hotstove.cli.charting import chart_lines
    from hotstove.sitting.opening import find_game

    for line in chart_lines(find_game(game).key, name, charts):
        typer.echo(line)


def judge(
    files: Annotated[list[Path], typer.Argument(help="Scenario files.")],
    explain: Annotated[bool, typer.Option("--explain", help="Tell how each ruling came about.")] = False,
) -> None:
    """Rule on scenario files; exit code 1 if any scenario is ruled otherwise than it says.

    \b
    Examples: hotstove judge tests/scenarios/superstar/*.toml
              hotstove judge question.toml --explain
    """
    from hotstove.cli.judging import judge_files

    if not judge_files(files, typer.echo, explain):
        raise typer.Exit(1)


def rules(game: str, rule_id: Annotated[str, typer.Argument(metavar="[ID]", help="Such as SS-05.")] = "") -> None:
    """Print the rules of a game in our own words, or one of them.

    \b
    Example: hotstove rules superstar SS-05
    """
    from hotstove.sitting.rulebook import rule, rulebook

    text = rule(game, rule_id) if rule_id else rulebook(game)
    if sys.stdout.isatty():
        from hotstove.cli.rule_text import rule_lines

        text = "\n".join(rule_lines(text))
    typer.echo(text)


def clubs(
    game: str,
    year: Annotated[int | None, typer.Argument(metavar="[YEAR]", help="The real clubs of a season.")] = None,
    cards: Cards = None,
) -> None:
    """List the clubs that can be played: those at hand, or the real ones of a season since 1871.

    \b
    Examples: hotstove clubs superstar
              hotstove clubs superstar 1927
    """
    from hotstove.cli.club_list import club_lines, real_clubs

    for line in club_lines(game, cards) if year is None else real_clubs(game, year):
        typer.echo(line)


def odds(
    game: str,
    batter: Annotated[str, typer.Argument(help="CLUB:NAME, such as herons:Larkspur.")] = "",
    pitcher: Annotated[str, typer.Argument(help="CLUB:NAME, such as millers:Kincaid.")] = "",
    bases: Annotated[str, typer.Option(help="Bases occupied, such as 1-3.")] = "---",
    outs: Annotated[int, typer.Option(help="Outs before the play.", min=0, max=2)] = 0,
    call: Annotated[list[str] | None, typer.Option(help="A call, name=choice; may be repeated.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An optional rule, name=value.")] = None,
    cards: Cards = None,
    charts: Charts = None,
) -> None:
    """Print the exact chances of the next play.

    \b
    Example: hotstove odds superstar herons:Larkspur millers:Kincaid --bases 1-- --call steal=1-2
    """
    from hotstove.cli.club_making import making
    from hotstove.cli.odds import show_odds

    with making(game, (name.partition(":")[0] for name in (batter, pitcher))):
        show_odds(game, batter, pitcher, bases, outs, call or [], option or [], cards, charts, typer.echo)

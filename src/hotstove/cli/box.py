"""The box score on the screen."""

from __future__ import annotations

from hotstove.cli.screen import Screen
from hotstove.scorebook import Scorebook, score
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.sitting import AnySitting


def scored(sitting: AnySitting) -> Scorebook:
    """The scorebook of a game of plays, of an unfinished one as far as it has gone."""
    match = sitting.match
    assert isinstance(match, PlaysMatch)
    return score(match.log(sitting), innings=sitting.state.setup.innings)


def show_box_score(sitting: AnySitting, screen: Screen) -> None:
    from hotstove.scorebook.box_text import box_text

    screen.say(box_text(scored(sitting)).rstrip("\n"), whole=True)

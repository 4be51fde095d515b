"""The box score on the screen."""

from __future__ import annotations

from hotstove.cli.screen import Screen
from hotstove.diamond.ballgame import BallGame


def show_box_score(game: BallGame, screen: Screen) -> None:
    """The box score, of an unfinished game as far as it has gone."""
    from hotstove.scorebook import score
    from hotstove.scorebook.box_text import box_text

    screen.say(box_text(score(game.log, innings=game.rules.innings)).rstrip("\n"), whole=True)

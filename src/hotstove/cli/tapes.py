"""Commands on finished or unfinished tapes: replay, box score, event files."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

from hotstove.cli.playing import introduce
from hotstove.cli.screen import Screen
from hotstove.cli.teller import Teller
from hotstove.scorebook import Scorebook, score
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.opening import open_tape, rerun
from hotstove.sitting.pennant import match as pennant
from hotstove.sitting.pennant.match import PennantMatch
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.rallybird import match as rallybird
from hotstove.sitting.rallybird.match import RallyMatch
from hotstove.sitting.sitting import AnySitting, Sitting
from hotstove.sitting.told import Told
from hotstove.table.errors import Mistake


def show_replay(path: Path, cards: Path | None, charts: Path | None, plain: bool) -> None:
    screen = Screen(plain)
    match, lines = open_tape(path, cards, charts)
    introduce(match, screen)
    sitting: AnySitting = Sitting(match, lines, tape=path, hear=_telling(match, screen), ends_with_tape=True)
    sitting.go()
    screen.say()
    for line in box_of(sitting):
        screen.say(line, whole=True)


def _telling(match: AnyMatch, screen: Screen) -> Callable[[Told], None]:
    """How what happens is told: each kind of game in its own lines."""
    if isinstance(match, PennantMatch):
        from hotstove.cli.pennant_table import tell as tell_pennant

        return lambda told: tell_pennant(told, screen)
    if isinstance(match, RallyMatch):
        from hotstove.cli.rallybird_table import tell as tell_rallybird

        return lambda told: tell_rallybird(told, screen)
    return Teller(screen).hear


def show_box(path: Path, cards: Path | None, charts: Path | None, as_json: bool) -> None:
    sitting = rerun(path, cards, charts)
    sitting.go()
    if as_json:
        print(box_json(sitting), end="")
        return
    for line in box_of(sitting):
        print(line)


def box_of(sitting: AnySitting) -> list[str]:
    """The box score, or what the game has in its place; of an unfinished game as far as it has gone."""
    match, state = sitting.match, sitting.state
    if isinstance(match, PlaysMatch):
        from hotstove.scorebook.box_text import box_text

        return box_text(scored(sitting)).rstrip("\n").split("\n")
    if isinstance(match, PennantMatch):
        from hotstove.cli.pennant_table import box

        if not sitting.over:
            raise _not_over(sitting)
        return box(match, state)
    if isinstance(match, RallyMatch):
        from hotstove.sitting.rallybird.line_score import line_score

        return line_score(sitting)
    visitors, home = match.game.score(state)
    return [f"Visitors {visitors}, Home {home}."]


def box_json(sitting: AnySitting) -> str:
    """The same as data."""
    match, state = sitting.match, sitting.state
    if isinstance(match, PlaysMatch):
        from hotstove.scorebook.box import box_json as plays_json

        return plays_json(scored(sitting))
    if isinstance(match, PennantMatch):
        if not sitting.over:
            raise _not_over(sitting)
        return json.dumps({"score": state.line.score, **asdict(state.line)}, indent=2) + "\n"
    values = {}
    if isinstance(match, RallyMatch):
        (visitors, home), values = state.situation.score, {"at_bats": len(match.at_bats(sitting))}
    else:
        visitors, home = match.game.score(state)
    return json.dumps({"visitors": visitors, "home": home, **values, "over": sitting.over}) + "\n"


def scored(sitting: AnySitting) -> Scorebook:
    """The scorebook of a game of plays."""
    assert isinstance(sitting.match, PlaysMatch)
    return score(sitting.match.log(sitting), innings=sitting.state.setup.innings)


def export_retrosheet(paths: Sequence[Path], folder: Path, cards: Path | None, charts: Path | None) -> list[Path]:
    """Event files of finished games, in a folder of their own."""
    from hotstove.scorebook.retrosheet import export

    logs = []
    for path in paths:
        sitting = rerun(path, cards, charts)
        if not isinstance(sitting.match, PlaysMatch):
            raise Mistake(f"{path}: {_no_events(sitting.match)}; hotstove box {path} prints it")
        sitting.go()
        if not sitting.over:
            raise _not_over(sitting)
        logs.append(sitting.match.log(sitting))
    return export(logs, folder)


def _no_events(match: AnyMatch) -> str:
    if isinstance(match, PennantMatch):
        return pennant.NO_EVENTS
    return rallybird.NO_EVENTS if isinstance(match, RallyMatch) else f"{match.game.name} has no plays"


def _not_over(sitting: AnySitting) -> Mistake:
    path = sitting.tape
    return Mistake(f"{path}: this game is not over; hotstove play --tape {path} goes on with it")

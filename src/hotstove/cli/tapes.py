"""Commands on finished or unfinished tapes: replay, box score, event files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hotstove.cli.apart import game_apart
from hotstove.cli.box import show_box_score
from hotstove.cli.playing import introduce
from hotstove.cli.reruns import read_tape, rerun
from hotstove.cli.screen import Screen
from hotstove.cli.teller import Teller
from hotstove.table.errors import Mistake


def show_replay(path: Path, cards: Path | None, charts: Path | None, plain: bool) -> None:
    apart = game_apart("", path)
    if apart is not None:
        apart.show_replay(path, cards, charts, plain)
        return
    screen = Screen(plain)
    fixture, lines = read_tape(path, cards, charts)
    introduce(fixture, screen)
    teller = Teller(screen, frozenset(chart.name for chart in fixture.book.charts().values()))
    game = rerun(path, fixture, lines, teller)
    screen.say()
    show_box_score(game, screen)


def show_box(path: Path, cards: Path | None, charts: Path | None, as_json: bool) -> None:
    apart = game_apart("", path)
    if apart is not None:
        apart.show_box(path, cards, charts, as_json)
        return
    fixture, lines = read_tape(path, cards, charts)
    game = rerun(path, fixture, lines)
    if as_json:
        from hotstove.scorebook import score
        from hotstove.scorebook.box import box_json

        print(box_json(score(game.log, innings=game.rules.innings)), end="")
    else:
        show_box_score(game, Screen(plain=True))


def export_retrosheet(paths: Sequence[Path], folder: Path, cards: Path | None, charts: Path | None) -> list[Path]:
    """Event files of finished games, in a folder of their own."""
    from hotstove.scorebook.retrosheet import export

    logs = []
    for path in paths:
        apart = game_apart("", path)
        if apart is not None:
            raise Mistake(f"{path}: {apart.NO_EVENTS}; hotstove box {path} prints it")
        log = rerun(path, *read_tape(path, cards, charts)).log
        if log.final is None:
            raise Mistake(f"{path}: this game is not over; hotstove play --tape {path} goes on with it")
        logs.append(log)
    return export(logs, folder)

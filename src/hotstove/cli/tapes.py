"""Commands on finished or unfinished tapes: replay, box score, event files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hotstove.cli.box import scored, show_box_score
from hotstove.cli.playing import introduce
from hotstove.cli.screen import Screen
from hotstove.cli.teller import Teller
from hotstove.sitting.opening import open_tape, rerun
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.sitting import Sitting
from hotstove.table.errors import Mistake


def show_replay(path: Path, cards: Path | None, charts: Path | None, plain: bool) -> None:
    screen = Screen(plain)
    match, lines = open_tape(path, cards, charts)
    introduce(match, screen)
    teller = Teller(screen)
    sitting = Sitting(match, lines, tape=path, hear=teller.hear, ends_with_tape=True)
    sitting.go()
    screen.say()
    show_box_score(sitting, screen)


def show_box(path: Path, cards: Path | None, charts: Path | None, as_json: bool) -> None:
    sitting = rerun(path, cards, charts)
    sitting.go()
    if as_json:
        from hotstove.scorebook.box import box_json

        print(box_json(scored(sitting)), end="")
    else:
        show_box_score(sitting, Screen(plain=True))


def export_retrosheet(paths: Sequence[Path], folder: Path, cards: Path | None, charts: Path | None) -> list[Path]:
    """Event files of finished games, in a folder of their own."""
    from hotstove.scorebook.retrosheet import export

    logs = []
    for path in paths:
        sitting = rerun(path, cards, charts)
        sitting.go()
        assert isinstance(sitting.match, PlaysMatch)
        if not sitting.over:
            raise Mistake(f"{path}: this game is not over; hotstove play --tape {path} goes on with it")
        logs.append(sitting.match.log(sitting))
    return export(logs, folder)

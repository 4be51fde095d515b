"""Looking back on a finished game: the table as everybody saw it after each entry of the log."""

from __future__ import annotations

from dataclasses import replace

from hotstove.server.kept_game import KeptGame
from hotstove.sitting.scene import scene
from hotstove.sitting.sitting import AnySitting, Sitting
from hotstove.sitting.values import Values
from hotstove.table.errors import Mistake
from hotstove.table.game import WATCH


def after_entry(game: KeptGame, count: int) -> Values:
    """What everybody saw when so many entries of the log had been told; only of a game that is over."""
    if not game.sitting.over:
        raise Mistake("One can look back when the game is over.")
    if not 0 <= count <= len(game.sitting.log):
        raise Mistake(f"The log has {len(game.sitting.log)} entries.")
    place = _ends(game)[count - 1] if count else 0
    again: AnySitting = Sitting(game.match, game.sitting.lines()[:place], ends_with_tape=True)
    again.go()
    kept = game.sitting.log[: len(again.log)]
    again.log[:] = [replace(one, sentences=told.sentences) for told, one in zip(again.log, kept, strict=True)]
    return scene(again, WATCH, max(1, count))


def _ends(game: KeptGame) -> list[int]:
    """After how many answers each entry of the log was told."""
    ends: list[int] = []
    lines = game.sitting.lines()
    again: AnySitting = Sitting(game.match, lines, hear=lambda told: ends.append(again.length), ends_with_tape=True)
    again.go()
    return ends

"""Rallybird on the full screen: the board with its gloves and runners, the tiles, and the hand of whoever bats."""

from __future__ import annotations

from hotstove.cli.full.panes import Line, beside, fitted, plain
from hotstove.games.rallybird.asking import CARD, hand_of
from hotstove.games.rallybird.gloves import ZONES, Placement
from hotstove.games.rallybird.view import RallyView
from hotstove.sitting.rallybird.board import board, heading
from hotstove.sitting.rallybird.line_score import line_score
from hotstove.sitting.rallybird.match import RallyMatch, RallySitting
from hotstove.sitting.rallybird.reading import placed_so_far
from hotstove.sitting.rallybird.telling import short_results

BOLD, DIM = "bold", "dim"
LETTERS = "abcdefghijklmnopq"
LEFT = 36
"""Columns of the board; what is left of 80 holds the longest line of a hand."""


def picture(
    match: RallyMatch, sitting: RallySitting, view: RallyView, typed: str, width: int, height: int
) -> list[Line]:
    """The board on the left, on the right the hand, or, in the field, what has been played so far."""
    without = f"   without {view.removed}" if view.batting and view.removed else ""
    title: Line = ((heading(view.situation), BOLD), (without, DIM))
    left: list[Line] = [plain(line) for line in board(view.situation, view.charts, _standing(view, typed))]
    left += [(), *_tiles(view, typed), *(plain(line) for line in line_score(sitting) if "Nothing" not in line)]
    if view.rallybird:
        left.append(plain("The Rallybird is with the side at bat.", "yellow"))
    right = _hand(match, sitting, view, width - LEFT - 2) if view.batting else _played(view, width - LEFT - 2)
    tall = min(height - 1, max(len(left), len(right)))
    return [title, *beside([fitted(left, tall), fitted(right, tall)], [LEFT, width - LEFT - 2])]


def _standing(view: RallyView, typed: str) -> Placement | None:
    """Where the gloves stand: as placed, as they are being placed, or as they stood last, which everybody saw."""
    if view.placement is not None:
        return view.placement
    if not view.batting and typed:
        so_far = placed_so_far(typed, view.gloves)
        if so_far is not None:
            return (*so_far, *([None] * (len(ZONES) - len(so_far))))
    return view.this_half[-1].placement if view.this_half else None


def _tiles(view: RallyView, typed: str) -> list[Line]:
    """The tiles of the side in the field by their numbers; those that are placed already are dim."""
    if not view.gloves:
        return []
    parts = [
        (f"{number}: {glove}   ", DIM if not view.batting and str(number) in typed else "cyan")
        for number, glove in enumerate(view.gloves, start=1)
    ]
    lines: list[Line] = [plain("Gloves in the field, white over red:", DIM), tuple(parts[:3])]
    return [*lines, tuple(parts[3:])] if parts[3:] else lines


def _hand(match: RallyMatch, sitting: RallySitting, view: RallyView, width: int) -> list[Line]:
    """The cards that can be played, each with its zones and what less, equal and more than the gloves give."""
    asked = sitting.prompt is not None and sitting.prompt.question.purpose == CARD
    hand = hand_of(view.options, view.removed, view.situation.bases) if view.removed else ()
    head = f"{'Your hand':<17}zones less / equal / more"
    full_head = f"{head} than gloves"
    lines: list[Line] = [plain(full_head if len(full_head) <= width else head, DIM)]
    for letter, name in zip(LETTERS, hand, strict=False):
        zones = "".join(view.charts.zones(name, "2" in view.situation.bases))
        key = f"{letter} " if asked else "  "
        lines.append(
            ((key, "bold cyan"), (f"{name:<15}", BOLD), (f"{zones:<5}", "cyan"), (short_results(view.charts, name), ""))
        )
    return lines


def _played(view: RallyView, width: int) -> list[Line]:
    """What the other side has played in this half-inning, the last of it first."""
    lines: list[Line] = [plain("Played in this half-inning:", DIM)]
    for met in reversed(view.this_half):
        lines.append(plain(f"{met.card}, bases {met.situation.bases}, gloves {met.result.glove_sum}"[:width]))
    return lines if view.this_half else [plain("Nothing yet in this half-inning.", DIM)]

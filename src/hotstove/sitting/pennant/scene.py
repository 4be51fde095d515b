"""What a face draws of a game of Pennant Race: two sheets and the score sheet, filled in row by row."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from hotstove.games.pennant.dice import faces
from hotstove.games.pennant.face import SCORE_WORDS, score_rows, turn_row
from hotstove.games.pennant.sheet_files import LINEUP_HEADING, PITCHER_HEADING, batter_row, pitcher_row
from hotstove.games.pennant.sheets import SUMS, Sheet
from hotstove.sitting.pennant.score_sheet import HEADING, box_lines
from hotstove.sitting.values import Values

if TYPE_CHECKING:
    from hotstove.sitting.pennant.match import PennantMatch, PennantSitting


def scene(match: PennantMatch, sitting: PennantSitting) -> Values:
    """Nothing is secret: every seat sees both sheets and the rows so far."""
    state = sitting.state
    rows = [list(turn_row(turn, match.sheets[side])) for side, turn in enumerate(state.turns)]
    box: list[str] = []
    if state.ending is not None:
        rows = [list(row) for row in score_rows(state.line, match.sheets)]
        box = box_lines(match.charts, state.line, match.sheets, match.options)
    return {
        "scoreboard": {
            "chapter": ("the starters", "the visitors bat", "the home side bats", "the end")[_chapter(sitting)],
            "sides": [
                {
                    "name": sheet.club,
                    "season": sheet.year,
                    "runs": _runs(sitting, side),
                    "manager": match.terms.managers[side],
                    "starter": _starter(match, sitting, side),
                }
                for side, sheet in enumerate(match.sheets)
            ],
        },
        "score_sheet": {"columns": list(HEADING), "words": list(SCORE_WORDS.values()), "rows": rows},
        "box": box,
        "sheets": [sheet_values(sheet) for sheet in match.sheets],
        "triads": [list(faces(turn.triad)[:3]) for turn in state.turns],
    }


def _chapter(sitting: PennantSitting) -> int:
    state = sitting.state
    return 0 if state.sides is None else 1 + len(state.turns)


def _runs(sitting: PennantSitting, side: int) -> int | None:
    state = sitting.state
    if state.ending is not None:
        return state.line.score[side]
    return state.turns[side].runs if side < len(state.turns) else None


def _starter(match: PennantMatch, sitting: PennantSitting, side: int) -> Values | None:
    sides = sitting.state.sides
    if sides is None:
        return None
    starter = sides[side].starter
    return {"name": match.sheets[side].pitchers[starter.number].name, **asdict(starter)}


def sheet_values(sheet: Sheet) -> Values:
    """A club's sheet as rows under headings."""
    return {
        "club": sheet.club,
        "season": sheet.year,
        "bat_value": sheet.bat_value,
        "provenance": sheet.provenance,
        "pitchers": {
            "columns": PITCHER_HEADING.split(),
            "rows": [list(pitcher_row(pitcher)) for pitcher in sheet.pitchers],
        },
        "batters": {
            "columns": LINEUP_HEADING.split(),
            "rows": [[spot, *batter_row(batter)] for spot, batter in sheet.batters.items()],
        },
        "unearned": {str(number): runs for number, runs in zip(SUMS, sheet.unearned, strict=True)},
        "extra_homers": list(sheet.xhr_grid or ()),
    }

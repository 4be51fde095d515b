"""The box score as plain data: what the newspaper prints, ready for text and JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, TypedDict

from hotstove.diamond.errorless import batter_code
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.log import PlayEntry, SubstitutionEntry
from hotstove.scorebook.book import Scorebook
from hotstove.scorebook.columns import BATTING_COLUMNS, FIELDING_COLUMNS, PITCHING_COLUMNS, record_of
from hotstove.scorebook.lines import total_batting, total_pitching
from hotstove.scorebook.names import short_names
from hotstove.scorebook.notes import notes_of
from hotstove.scorebook.players import Pitcher
from hotstove.scorebook.words import did, ordinal
from hotstove.table.sums import summed

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Footnote:
    """What a pinch hitter or pinch runner did: `a-singled for Jones in the 7th`."""

    letter: str
    side: int
    player: str
    text: str


class BoxRecord(TypedDict):
    """The box of a game."""

    date: str
    number: int
    sides: list[dict[str, Any]]
    """Visitors, home: the club, its runs by innings, and lines with the columns that `columns` names."""
    footnotes: list[str]
    notes: dict[str, list[str]]
    decisions: dict[str, str | list[str]]
    remarks: list[str]


def box_record(book: Scorebook) -> BoxRecord:
    """The whole box as lists and dictionaries."""
    footnotes = footnotes_of(book)
    letters = {(note.side, note.player): note.letter for note in footnotes}
    return {
        "date": book.log.date,
        "number": book.log.number,
        "sides": [_side_record(book, side, letters) for side in (0, 1)],
        "footnotes": [f"{note.letter}-{note.text}" for note in footnotes],
        "notes": notes_of(book),
        "decisions": {
            "win": book.decisions.win,
            "loss": book.decisions.loss,
            "save": book.decisions.save,
            "holds": [player for _, player in book.decisions.holds],
            "blown_saves": [player for _, player in book.decisions.blown_saves],
        },
        "remarks": remarks_of(book),
    }


def box_json(book: Scorebook) -> str:
    return json.dumps(box_record(book), indent=1, ensure_ascii=False) + "\n"


def position_text(positions: tuple[int, ...]) -> str:
    """`ss`, or `ph-lf` for a player who moved."""
    return "-".join(NAME_OF[position].lower() for position in positions)


def names_in(book: Scorebook) -> tuple[dict[str, str], dict[str, str]]:
    made = [
        short_names(club, (batter.player for batter in own.batters))
        for club, own in zip(book.log.clubs, book.sides, strict=True)
    ]
    return made[0], made[1]


def footnotes_of(book: Scorebook) -> list[Footnote]:
    names = names_in(book)
    before = {(side, batter.slot, batter.turn): batter.player for side in (0, 1) for batter in book.sides[side].batters}
    places = {(side, batter.player): batter for side in (0, 1) for batter in book.sides[side].batters}
    made: list[Footnote] = []
    for number, entry in enumerate(book.log.entries):
        if not isinstance(entry, SubstitutionEntry) or entry.change.position not in (11, 12):
            continue
        side, player = entry.side, entry.change.player
        batter = places[side, player]
        replaced = names[side].get(before.get((side, batter.slot, batter.turn - 1), ""), "")
        verb = "ran" if entry.change.position == 12 else _first_turn(book, number, side, player)
        text = f"{verb} for {replaced} in the {ordinal(entry.situation.inning)}"
        letter = LETTERS[len(made) % 26] * (1 + len(made) // 26)
        made.append(Footnote(letter, side, player, text))
    return made


def remarks_of(book: Scorebook) -> list[str]:
    """How a game ended that did not end with the last out of an inning, and pitchers who left without an out."""
    made = []
    names = names_in(book)
    for side in (0, 1):
        for pitcher, after in zip(book.sides[side].pitchers, book.sides[side].pitchers[1:], strict=False):
            faced = _faced_without_out(book, pitcher, after)
            if faced:
                batters = "one batter" if faced == 1 else f"{faced} batters"
                inning = ordinal(after.entered.inning)
                made.append(f"{names[side][pitcher.player]} pitched to {batters} in the {inning}.")
    final = book.log.final
    if book.log.note:
        made.append(f"{book.log.note[0].upper()}{book.log.note[1:].rstrip('.')}.")
    elif final is not None and final.half == "bottom" and final.outs < 3 and final.score[1] > final.score[0]:
        made.append(f"{('None', 'One', 'Two')[final.outs]} out when winning run scored.")
    return made


def _faced_without_out(book: Scorebook, pitcher: Pitcher, after: Pitcher) -> int:
    """Batters whom he met in the inning in which he was relieved, if none was out when he left."""
    if after.entered.outs:
        return 0
    return summed(
        entry.situation.pitcher == pitcher.player
        and (entry.situation.inning, entry.situation.half) == (after.entered.inning, after.entered.half)
        and batter_code(entry.play) != ""
        for entry in book.log.entries
        if isinstance(entry, PlayEntry)
    )


def _first_turn(book: Scorebook, number: int, side: int, player: str) -> str:
    for entry in book.log.entries[number:]:
        if not isinstance(entry, PlayEntry) or entry.situation.batting != side or entry.situation.batter != player:
            continue
        if batter_code(entry.play):
            return did(entry.play)
    return "announced"


def _side_record(book: Scorebook, side: int, letters: dict[tuple[int, str], str]) -> dict[str, Any]:
    own, club, names = book.sides[side], book.log.clubs[side], names_in(book)[side]
    return {
        "club": club.code,
        "name": club.name,
        "innings": list(own.innings),
        "runs": own.runs,
        "hits": own.hits,
        "errors": own.errors,
        "left_on_base": own.left_on_base,
        "double_plays": own.double_plays,
        "triple_plays": own.triple_plays,
        "team_earned_runs_allowed": own.earned_runs,
        "batting": [
            {
                "player": batter.player,
                "name": names[batter.player],
                "slot": batter.slot,
                "turn": batter.turn,
                "position": position_text(batter.positions),
                "letter": letters.get((side, batter.player), ""),
                **record_of(BATTING_COLUMNS, batter.line),
            }
            for batter in own.batters
        ],
        "batting_total": record_of(BATTING_COLUMNS, total_batting(batter.line for batter in own.batters)),
        "pitching": [
            {"player": pitcher.player, "name": names[pitcher.player], **record_of(PITCHING_COLUMNS, pitcher.line)}
            for pitcher in own.pitchers
        ],
        "pitching_total": record_of(PITCHING_COLUMNS, total_pitching(pitcher.line for pitcher in own.pitchers)),
        "fielding": [
            {
                "player": fielder.player,
                "name": names[fielder.player],
                "position": NAME_OF[fielder.position],
                **record_of(FIELDING_COLUMNS, fielder.line),
            }
            for fielder in own.fielders
        ],
    }

"""The notes under a box score: E, DP, LOB, 2B and so on, each with its players."""

from __future__ import annotations

from collections.abc import Callable

from hotstove.diamond.log import PlayEntry
from hotstove.scorebook.book import Scorebook
from hotstove.scorebook.names import short_names
from hotstove.scorebook.players import Batter, Fielder, Pitcher

BATTING_NOTES: tuple[tuple[str, Callable[[Batter], int]], ...] = (
    ("2B", lambda batter: batter.line.doubles),
    ("3B", lambda batter: batter.line.triples),
    ("HR", lambda batter: batter.line.home_runs),
    ("SB", lambda batter: batter.line.stolen_bases),
    ("CS", lambda batter: batter.line.caught_stealing),
    ("SH", lambda batter: batter.line.sacrifice_hits),
    ("SF", lambda batter: batter.line.sacrifice_flies),
    ("GIDP", lambda batter: batter.line.double_plays),
)
PITCHING_NOTES: tuple[tuple[str, Callable[[Pitcher], int]], ...] = (
    ("WP", lambda pitcher: pitcher.line.wild_pitches),
    ("BK", lambda pitcher: pitcher.line.balks),
)


def notes_of(book: Scorebook) -> dict[str, list[str]]:
    """Labels in the papers' order with entries such as `Smith 2`; labels without an entry are left out."""
    names = [
        short_names(club, (batter.player for batter in own.batters))
        for club, own in zip(book.log.clubs, book.sides, strict=True)
    ]
    notes: dict[str, list[str]] = {"E": _errors(book, names)}
    for label, counts in (("DP", [own.double_plays for own in book.sides]),
                          ("TP", [own.triple_plays for own in book.sides])):  # fmt: skip
        notes[label] = [f"{book.log.clubs[side].name} {counts[side]}" for side in (0, 1) if counts[side]]
    notes["LOB"] = [f"{book.log.clubs[side].name} {book.sides[side].left_on_base}" for side in (0, 1)]
    for label, count in BATTING_NOTES:
        notes[label] = [
            _times(names[side][batter.player], count(batter))
            for side in (0, 1)
            for batter in book.sides[side].batters
            if count(batter)
        ]
    notes["HBP"] = _hit_batsmen(book, names)
    for label, thrown in PITCHING_NOTES:
        notes[label] = [
            _times(names[side][pitcher.player], thrown(pitcher))
            for side in (0, 1)
            for pitcher in book.sides[side].pitchers
            if thrown(pitcher)
        ]
    notes["PB"] = [
        _times(names[side][fielder.player], fielder.line.passed_balls)
        for side in (0, 1)
        for fielder in book.sides[side].fielders
        if fielder.line.passed_balls
    ]
    return {label: entries for label, entries in notes.items() if entries}


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} {count}"


def _errors(book: Scorebook, names: list[dict[str, str]]) -> list[str]:
    made = []
    for side in (0, 1):
        counts: dict[str, int] = {}
        fielder: Fielder
        for fielder in book.sides[side].fielders:
            counts[fielder.player] = counts.get(fielder.player, 0) + fielder.line.errors
        made += [_times(names[side][player], count) for player, count in counts.items() if count]
    return made


def _hit_batsmen(book: Scorebook, names: list[dict[str, str]]) -> list[str]:
    """`by Hough (Carter)`, in order."""
    made = []
    for entry in book.log.entries:
        if isinstance(entry, PlayEntry) and entry.play.events[0].code == "HP":
            situation = entry.situation
            thrower = names[situation.fielding][situation.pitcher]
            made.append(f"by {thrower} ({names[situation.batting][situation.batter]})")
    return made

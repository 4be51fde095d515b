"""Whether a line of the Chart Book can happen wherever the dice may bring it: asked of an owner's lines when read."""

from __future__ import annotations

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.notation import read as read_play
from hotstove.diamond.possible import FIELDERS, OUTS, trouble_of_phrase, trouble_of_play
from hotstove.games.replay.lines import (
    BARE,
    GROUNDED,
    HITS,
    MAN_BEHIND,
    MAN_OF_BALL,
    MAN_OF_DIE,
    Outcome,
    Test,
    read_line,
)
from hotstove.table.errors import Mistake

INFIELD_PAGES = frozenset({"back", "halfway", "close"})
"""Pages of column 4, on which an infielder was named."""
RARE_PLAYS, HIT_AND_RUN = "rare_plays", "hit_and_run"
MISSED = "K+run"
RUNNING = ("1--", "12-")
INFIELDERS = (3, 4, 5, 6)
URGED = frozenset({"2-H", "1-3", "1-H", "3-H", "2-3"})
"""Moves on which the third-base coach has a word."""
CAME = ("hold", "go", "safe", "out")


def trouble_of_line(line: str, page: str, place: tuple[object, ...]) -> str:
    """Why a line cannot serve at its place on a page; "" where it can."""
    if page == HIT_AND_RUN and line == MISSED:
        return ""
    bases: tuple[str, ...] = RUNNING if page == HIT_AND_RUN else ALL_BASES
    outs: tuple[int, ...] = OUTS
    if page == RARE_PLAYS:
        bases, outs = (str(place[0]),), (int(str(place[1])),)
    for on in bases:
        for out in outs:
            for tests, outcome in read_line.__wrapped__(line):
                if any(not _may_hold(test, on, out) for test in tests):
                    continue
                trouble = _trouble(outcome, page, on, out)
                if trouble:
                    return trouble
                if all(_must_hold(test, on, out) for test in tests):
                    break
    return ""


def _may_hold(test: Test, bases: str, outs: int) -> bool:
    """Whether a test can hold there; dice and ratings may always have it so."""
    known = {"on": bases != "---", "first": "1" in bases, "scoring": bases[1:] != "--", "two-out": outs == 2}
    return known.get(test.left, True)


def _must_hold(test: Test, bases: str, outs: int) -> bool:
    return test.left in {"on", "first", "scoring", "two-out"} and _may_hold(test, bases, outs)


def _trouble(outcome: Outcome, page: str, bases: str, outs: int) -> str:
    from hotstove.games.replay.plays import plain
    from hotstove.games.replay.running import advanced, certain, lead_try

    word, who = outcome.word, outcome.fielder
    if who in (MAN_OF_BALL, MAN_BEHIND) and page not in INFIELD_PAGES:
        return f"nobody is named there who could be @{who}"
    if who == MAN_OF_DIE and page in (*INFIELD_PAGES, HIT_AND_RUN, RARE_PLAYS):
        return "no Fielder Die is rolled there for @die"
    if word == MISSED or (word == "rare" and page == RARE_PLAYS):
        return f"{word} cannot stand there"
    if word == "rare" or word in GROUNDED:
        return ""
    if word == "PO" and bases == "---":
        return "nobody is on base to be picked off"
    fielders = (int(who),) if who.isdigit() else INFIELDERS if who == MAN_OF_BALL else FIELDERS
    if word.startswith("="):
        try:
            return trouble_of_play(read_play(word[1:]), bases, outs)
        except (Mistake, ValueError) as mistake:
            return str(mistake)
    if word in HITS or word == "fly":
        lead = lead_try.__wrapped__(outcome.moves, bases)
        if not lead or (word == "fly" and outs == 2):
            return trouble_of_phrase(certain.__wrapped__(outcome), (bases,), (outs,), fielders)
        if f"{lead[0]}-{lead[2]}" not in URGED:
            return f"the coach has no word on {lead}"
        for came in CAME:
            trouble = trouble_of_phrase(advanced.__wrapped__(outcome, lead[0], came), (bases,), (outs,), fielders)
            if trouble:
                return trouble
        return ""
    if word in BARE or word in {"liner", "lined-dp"}:
        return trouble_of_play(plain.__wrapped__(outcome, bases, outs, fielders[0]), bases, outs)
    return trouble_of_phrase(outcome.phrase, (bases,), (outs,), fielders)

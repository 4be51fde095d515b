"""Who may start today, and in which order the choice is offered (PR-22, PR-23)."""

from __future__ import annotations

from hotstove.games.pennant.reading import Starter
from hotstove.games.pennant.staff import Staff, starter_of
from hotstove.table.letters import letters
from hotstove.table.questions import Decision
from hotstove.table.rules import tabulated

SHORT = " on short rest"
PATIENCE = 3
"""Days beyond his rest that a starter may be passed over."""


@tabulated
def starting(seat: str, names: tuple[str, ...]) -> Decision:
    """Who starts for a side today."""
    return Decision("starter", seat, names)


def choices(staff: Staff, day: int) -> dict[str, Starter]:
    """What a manager may choose, the quiet default first: the rested player of the shortest REST who has waited
    longest.

    Players who have waited long beyond their rest come before all others; behind the rested players stand those who
    lack one day. When nobody may start, the player nearest to his rest must, as if one day short: somebody has to
    throw.
    """
    sheet = staff.sheet
    rested = [number for number in sheet.starters if staff.may_start(number, day)]
    rested.sort(key=lambda number: _turn(staff, number, day))
    offered = {sheet.pitchers[number].name: starter_of(sheet.pitchers[number], number) for number in rested}
    short = [number for number in sheet.starters if staff.may_start_short(number, day)]
    if not rested and not short:
        short = [min(sheet.starters, key=lambda number: _lacking(staff, number, day))]
    short.sort(key=lambda number: (-(sheet.pitchers[number].st or 0.0), number))
    for number in short:
        pitcher = sheet.pitchers[number]
        offered[pitcher.name + SHORT] = starter_of(pitcher, number, short=True)
    return offered


def _turn(staff: Staff, number: int, day: int) -> tuple[bool, int, int, int]:
    needed, rest = staff.sheet.pitchers[number].rest or 0, staff.rest(number, day)
    return rest - needed <= PATIENCE, needed, -rest, number


def _lacking(staff: Staff, number: int, day: int) -> tuple[int, int]:
    return (staff.sheet.pitchers[number].rest or 0) - staff.rest(number, day), number


def real_starter(staff: Staff, name: str) -> Starter | None:
    """The schedule's starter, whatever his rest; None when the sheet has no starter of that name (PR-23)."""
    for number in staff.sheet.starters:
        pitcher = staff.sheet.pitchers[number]
        if letters(pitcher.name) == letters(name):
            return starter_of(pitcher, number)
    return None

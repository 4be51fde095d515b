"""What people at a table may look up: box scores, cards, charts, rules, reasons, and what might have been."""

from __future__ import annotations

from hotstove.games.faces import papers, player_faces
from hotstove.server.kept_game import Seats
from hotstove.server.look_back import after_entry
from hotstove.server.messages import Show
from hotstove.server.table import LiveTable
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.plays.telling import last_name
from hotstove.sitting.rallybird.match import RallyMatch
from hotstove.sitting.rulebook import rule
from hotstove.sitting.values import Values
from hotstove.table.errors import Mistake
from hotstove.table.face import Face, as_values
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision


def look(table: LiveTable, seats: Seats, wanted: Show) -> Values:
    """What was asked for, as plain values."""
    if wanted.what not in LOOKS:
        raise Mistake(f"show {wanted.what!r}: it is {', '.join(LOOKS)}")
    return {"what": wanted.what, "name": wanted.name, **LOOKS[wanted.what](table, seats, wanted)}


def _rule(table: LiveTable, seats: Seats, wanted: Show) -> Values:
    return {"text": rule(table.match.game.key, wanted.name)}


def _plays(table: LiveTable) -> PlaysMatch:
    if not isinstance(table.match, PlaysMatch):
        raise Mistake(f"{table.match.game.name} has none.")
    return table.match


def _box(table: LiveTable, seats: Seats, wanted: Show) -> Values:
    from hotstove.scorebook import score
    from hotstove.scorebook.box import box_record

    match = _plays(table)
    return {"box": box_record(score(match.log(table.sitting), innings=table.sitting.state.setup.innings))}


def _sheet(table: LiveTable, seats: Seats, wanted: Show) -> Values:
    """The score sheet: for each side its innings, and for each slot who batted and every turn at bat."""
    from hotstove.scorebook.plate_appearances import plate_appearances

    match, state = _plays(table), table.sitting.state
    turns = plate_appearances(match.log(table.sitting))
    sides = []
    for side, club in enumerate(match.clubs):
        mine = [turn for turn in turns if turn.side == side]
        now = state.situation.lineups[side].players
        slots = []
        for slot in range(1, 10):
            here = [turn for turn in mine if turn.slot == slot]
            who = dict.fromkeys([*(turn.batter for turn in here), now[slot]])
            cells = [
                {"inning": turn.inning, "result": turn.result, "base": turn.reached, "out": turn.out, "rbi": turn.rbi}
                for turn in here
            ]
            slots.append({"slot": slot, "names": [last_name(club, player) for player in who], "turns": cells})
        sides.append({"name": club.name, "slots": slots})
    return {"innings": max([state.setup.innings, *(turn.inning for turn in turns)]), "sides": sides}


def _card(table: LiveTable, seats: Seats, wanted: Show) -> Values:
    match = _plays(table)
    if wanted.side not in (0, 1) or wanted.name not in match.clubs[wanted.side].players:
        raise Mistake(f"{wanted.name!r} is nobody on this roster")
    faces, club = player_faces(match.game.key), match.clubs[wanted.side]
    found = (faces.pitcher(club, wanted.name), faces.batter(club, wanted.name))
    return {"faces": [as_values(face) for face in found if face is not None]}


def _chart(table: LiveTable, seats: Seats, wanted: Show) -> Values:
    groups = papers(table.match.game.key).charts(table.match.terms.folder)
    faces = [face for group in groups for face in group.faces]
    if not wanted.name:
        return {"groups": [{"title": group.title, "charts": [face.title for face in group.faces]} for group in groups]}
    for face in faces:
        if face.title == wanted.name or _reads(face, wanted.name):
            return {"faces": [as_values(face)]}
    raise Mistake(f"{wanted.name!r} is no chart of {table.match.game.name}")


def _reads(face: Face, name: str) -> bool:
    """Whether look-ups call this chart by that name."""
    start = f"{name} ["
    cells = (cell for grid in face.grids for row in grid.rows for cell in row.cells)
    return any(place.startswith(start) for cell in cells for place in cell.places)


def _why(table: LiveTable, seats: Seats, wanted: Show) -> Values:
    """Reasons of the last play, and what the book would do in the place of whoever asks."""
    sitting, prompt = table.sitting, table.prompt
    question = None if prompt is None or prompt.seat not in seats else prompt.question
    if isinstance(table.match, RallyMatch):
        lines = table.match.why(sitting) if sitting.over else []
        if isinstance(question, Decision) and prompt is not None:
            lines = [*lines, f"By the solved game: {table.match.advice(sitting, prompt.seat, question)}"]
        return {"lines": lines or ["When the game is over every at-bat can be looked into."]}
    from hotstove.managers.book import ByTheBook
    from hotstove.sitting.plays.why import reasons

    match = _plays(table)
    sheet, whose = sitting.ahead, match.game.seats(sitting.state)
    offered = sheet.offered.values() if isinstance(sheet, CallSheet) else ()
    lines = reasons(match, sitting, [one for one in offered if whose[one.seat] in seats])
    if isinstance(question, Decision) and prompt is not None and prompt.kind == "choice":
        advice = ByTheBook().advise(sitting.view(prompt.seat), question)
        lines = [f"The book would say {advice.choice}: {advice.reason}", *lines]
    return {"lines": lines}


def _back(table: LiveTable, seats: Seats, wanted: Show) -> Values:
    """The table as it was after an entry of the log, which is named by its number."""
    if not wanted.name.isdecimal() or len(wanted.name) > 5:
        raise Mistake(f"{wanted.name!r} is no number of an entry")
    return {"scene": after_entry(table.game, int(wanted.name))}


def _what_if(table: LiveTable, seats: Seats, wanted: Show) -> Values:
    if isinstance(table.match, RallyMatch):
        from hotstove.sitting.rallybird.what_if import what_if

        return {"lines": what_if(table.match, table.sitting)}
    from hotstove.sitting.plays.what_if import other_choices

    match, sitting = _plays(table), table.sitting
    last = sitting.last
    if last is None:
        raise Mistake("No play has been made yet.")
    sides = frozenset(SIDES.index(seat) for seat in seats)
    found = other_choices(match.game, last.before, sitting.turn_record(), sides, "", match.phrases, match.terms.seed)
    return {"lines": [str(one) for one in found] or ["You had nothing to decide on the last play."]}


LOOKS = {
    "rule": _rule,
    "box": _box,
    "sheet": _sheet,
    "card": _card,
    "chart": _chart,
    "why": _why,
    "what if": _what_if,
    "back": _back,
}

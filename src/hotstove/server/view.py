"""What whoever holds some seats at a table is sent: the scene of the game, and what there is to know of the table."""

from __future__ import annotations

from hotstove.server.clubhouse import clubhouse_values
from hotstove.server.kept_game import Seats
from hotstove.server.messages import Choose
from hotstove.server.shelf import season_of
from hotstove.server.stand_in import stand_in
from hotstove.server.table import LiveTable
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.prompts import Prompt
from hotstove.sitting.scene import asked, scene
from hotstove.sitting.values import Values
from hotstove.table.game import HOME, WATCH
from hotstove.table.questions import Decision


def view(table: LiveTable, seats: Seats, lifted: int, log_from: int, rosters: bool = True) -> Values:
    """What these seats see now; of the log only what is new, and without the rosters where they have not changed.

    `lifted` is the question whose curtain is up.
    """
    last = max(1, len(table.sitting.log) - log_from)
    values = _scene(table, seats, lifted, last, rosters)
    if len(table.prompts) > 1:
        values["waiting"] = sorted(table.waiting)
        other = table.prompts[1]
        if other.seat in seats:
            values["ask"] = asked(table.sitting, other.seat, other)
    return {**values, "table": _about(table, seats, lifted)}


def _scene(table: LiveTable, seats: Seats, lifted: int, last: int, rosters: bool) -> Values:
    prompt, sitting = table.prompt, table.sitting
    if len(seats) < 2:
        return scene(sitting, next(iter(seats), WATCH), last, rosters=rosters)
    here = prompt.seat if prompt is not None and prompt.seat in seats else HOME
    if not table.match.game.hears or (prompt is not None and lifted == prompt.number and _is_secret(prompt)):
        return scene(sitting, here, last, rosters=rosters)
    public = scene(sitting, WATCH, last, rosters=rosters)
    if prompt is not None and not _is_secret(prompt):
        public["ask"] = asked(sitting, here)
    return public


def _about(table: LiveTable, seats: Seats, lifted: int) -> Values:
    prompt, game = table.prompt, table.game
    secret = len(seats) == 2 and prompt is not None and _is_secret(prompt) and lifted != prompt.number
    seed = table.match.terms.seed
    chosen = {seat: message.choice for seat, message in table.ready.items() if isinstance(message, Choose)}
    return {
        "id": table.id,
        "seats": sorted(seats),
        "alone": table.alone,
        "ready": sorted(table.ready),
        "chosen": {seat: choice for seat, choice in chosen.items() if seat in seats},
        "standing": sorted(table.standing),
        "away": sorted(table.away),
        "stand_in": stand_in(table.match)[0],
        "offer": None if table.offer is None else {"by": table.offer[0]},
        "notes": [{"place": place, "text": text} for place, text in game.notes],
        "curtain": prompt.seat if secret and prompt is not None else None,
        "number": table.number,
        "clubhouse": [one for one in clubhouse_values(game, table.ready) if one["seat"] in seats],
        "can_undo": bool(seats & set(table.ready)) or (not game.counts and game.last_mark(seats) is not None),
        "hands_over": table.alone and isinstance(table.sitting.ahead, CallSheet),
        "clock": {"seconds": table.clock.seconds, "ends": table.clock.ends} if table.clock.seconds else None,
        "season": season_of(game.season),
        "commitment": game.commitment,
        "seed": str(seed) if table.sitting.over and seed is not None else None,
    }


def _is_secret(prompt: Prompt) -> bool:
    return isinstance(prompt.question, Decision) and prompt.question.secret

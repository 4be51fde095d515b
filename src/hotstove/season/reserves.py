"""Who may come in during a game: the bench, and the bullpen with what each reliever is asked for."""

from __future__ import annotations

from hotstove.diamond.availability import READY
from hotstove.diamond.day_plan import Reliever
from hotstove.diamond.lineup import Lineup
from hotstove.season.club_today import ClubToday
from hotstove.season.pitchers_work import asked_of_reliever

BENCH = 6
BULLPEN = 6
"""Hitters beside the lineup, and relievers, on a day's roster."""
LEAST_BULLPEN = 2
"""Relievers who are taken along whatever their rest, so that a starter who is hurt can be followed."""
SLACK_APPEARANCES = 6.0
"""Plate appearances that a player may be ahead of his share before he is kept off the bench."""
IN_THE_BULLPEN, LONG_RELIEF = 0.5, 6
"""Relief games that a reliever with a role by order is always behind, and outs that a long man is asked for."""


def bench(today: ClubToday, lineup: Lineup) -> list[str]:
    """Who may come in besides the bullpen: a catcher, then those furthest behind their turns at bat."""
    others = [player for player in today.club.players if player not in lineup.players and today.may_come_in(player)]
    behind = {player: today.behind_at_bat(player) for player in others}
    found = sorted(
        (player for player in others if -behind[player] < SLACK_APPEARANCES),
        key=lambda player: (-behind[player], player),
    )
    catchers = [player for player in found if "C" in today.shares[player].at][:1]
    return [*catchers, *(player for player in found if player not in catchers)][:BENCH]


def bullpen(today: ClubToday, lineup: Lineup) -> tuple[str, ...]:
    """Rested relievers in the order of the staff, the closer last; of a club without a record those furthest
    behind."""
    playing = lineup.players
    roles = today.orders.bullpen
    arms = [
        player
        for player in today.club.players
        if (today.shares[player].relieved > 0 or player in roles) and player not in playing and today.fit(player)
    ]
    arms = [player for player in arms if player not in today.orders.rotation or player in roles]
    arms.sort(key=lambda player: (-today.due_in_relief(player), player))
    due = [player for player in arms if today.may_relieve(player)]
    if not today.usage.knows_work:
        due = due[:BULLPEN]
    if len(due) < LEAST_BULLPEN:
        spare = [player for player in today.club.staff.bullpen if player not in playing and today.fit(player)]
        wanted = [player for player in (*arms, *reversed(spare)) if player not in due]
        more = sorted(dict.fromkeys(wanted), key=today.worked_today)[: LEAST_BULLPEN - len(due)]
        for player in more:
            rest = today.available.get(player, READY)
            today.forced[player] = rest._replace(may_relieve=True)
        due += more
    rank = {player: place for place, player in enumerate(today.club.staff.bullpen)}
    closer = today.orders.closer
    return tuple(sorted(due, key=lambda player: (player == closer, rank.get(player, -1), player)))


def reliever(today: ClubToday, player: str) -> Reliever:
    """How far he is behind in relief games and saves, and what he is asked for when he comes in."""
    work, had = today.shares[player].work, today.state.worked(player)
    owed = work.saves * today.shares[player].relieved * today.turns(player, today.state.games)
    saves = owed - today.counted.worked(player).saves
    asked, due = asked_of_reliever(work, had), today.due_in_relief(player)
    orders, share = today.orders, work.saves
    if orders.closer:
        share, saves = (1.0, 0.0) if player == orders.closer else (0.0, 0.0)
    if player in orders.bullpen:
        due = max(due, IN_THE_BULLPEN)
    if player in orders.long:
        asked = max(asked, LONG_RELIEF)
    return Reliever(player, due, asked, share, saves, work.fields)

"""What is true of a player on the day of a game, in words: rested or not, hurt, how much of his season he has had."""

from __future__ import annotations

from hotstove.diamond.availability import AT_BAT, READY
from hotstove.season.roster import DailyRoster


def starters_today(roster: DailyRoster) -> list[str]:
    """Everybody who started in the record or stands in the rotation, and is here: those who may start first, and of
    them whoever is furthest behind his starts."""
    rotation = roster.club.staff.rotation
    players = [who for who in roster.club.players if roster.shares[who].started > 0 or who in rotation]
    return sorted(
        (player for player in players if roster.fit(player)),
        key=lambda player: (not roster.may_start(player), -roster.behind_in_starts(player), player),
    )


def condition(roster: DailyRoster, player: str) -> str:
    """Hurt, away, tired or rested; for pitchers also when they last worked."""
    games = roster.state.hurt.get(player, 0)
    if player in roster.sat_out:
        return f"hurt, {games} more {'game' if games == 1 else 'games'}"
    if not roster.fit(player):
        return "not with the club now"
    words = []
    last = roster.state.last(player)
    if last is not None:
        today = roster.available.get(player, READY)
        if not today.may_start and not today.may_relieve:
            words.append(today.why)
        elif not today.may_start:
            words.append("may relieve, not start")
        elif today.short_rest:
            words.append("short rest")
        else:
            words.append("rested")
        if today.worn_out:
            words.append("overworked")
        words.append(_last(roster.day - last.day, last.outs, last.started))
    if not roster.has_games(player, AT_BAT):
        words.append("no games left")
    return ", ".join(words)


def pitching_so_far(roster: DailyRoster, player: str) -> str:
    """Starts and relief games so far, and in the regular season how far they are from his share of it."""
    starts, reliefs = roster.state.started.get(player, 0), roster.state.relieved.get(player, 0)
    told = []
    if roster.shares[player].started or starts:
        behind = _share(roster, roster.behind_in_starts(player))
        told.append(f"{starts} {'start' if starts == 1 else 'starts'}{behind}")
    if roster.shares[player].relieved or reliefs:
        told.append(f"{reliefs} in relief{_share(roster, roster.behind_in_relief(player))}")
    return ", ".join(told)


def _share(roster: DailyRoster, behind: float) -> str:
    games = 0 if roster.postseason else round(abs(behind))
    return f" ({games} {'behind' if behind > 0 else 'ahead of'} his share)" if games else ""


def _last(days: int, outs: int, started: bool) -> str:
    when = "today" if days == 0 else "yesterday" if days == 1 else f"{days} days ago"
    return f"{'started' if started else 'relieved'} {when} ({outs // 3}.{outs % 3} IP)"

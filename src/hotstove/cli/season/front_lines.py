"""A club's front office in lines."""

from __future__ import annotations

from hotstove.diamond.gloves import NAME_OF
from hotstove.season.condition import condition, pitching_so_far, starters_today
from hotstove.season.orders import Order
from hotstove.sitting.front_office import HANDS, Front, lineup_of_today


def club_lines(office: Front) -> list[str]:
    """Starters, relievers, lineups, who cannot play, and every change so far."""
    roster, orders, club = office.roster, office.orders, office.club
    lines = [f"{club.name} before {office.date}"]
    ordered = f", by order {office.names(orders.rotation)}" if orders.rotation else ""
    lines.append(f"Starters{ordered}:")
    lines += [f"  {_pitcher(office, player)}" for player in starters_today(roster)]
    lines.append("Relievers:")
    relievers = [
        player
        for player in club.players
        if (roster.shares[player].relieved > 0 or player in orders.bullpen) and roster.fit(player)
    ]
    relievers.sort(key=lambda player: -roster.shares[player].relieved)
    for player in relievers:
        role = "closer" if player == orders.closer else "setup" if player in orders.setup else ""
        role = "long" if player in orders.long else role
        lines.append(f"  {_pitcher(office, player)}{f' [{role}]' if role else ''}")
    hitter = office.plan.designated_hitter(office.code)
    for hand in HANDS:
        mine = "by order" if (hand if hitter else f"{hand} no DH") in orders.lineups else "by the record"
        lines.append(f"Against {'left' if hand == 'L' else 'right'}-handers, {mine}:")
        lines.append(f"  {order_line(office, lineup_of_today(office, hand, hitter))}")
    hurt = [player for player in club.players if player in roster.sat_out]
    if hurt:
        lines.append(f"Hurt: {', '.join(f'{office.names([one])} ({condition(roster, one)})' for one in hurt)}")
    if orders.down:
        lines.append(f"Sent down: {office.names(orders.down)}")
    changes = [change for change in office.plan.orders.changes if change.club == office.code]
    if changes:
        lines.append("Changes:")
        lines += [f"  {change.date}: {change.text}" for change in changes]
    return lines


def order_line(office: Front, order: Order) -> str:
    """A batting order as it can be typed again."""
    return ", ".join(
        f"{office.club.players[player].last} {NAME_OF[position]}" if player else "pitcher" for player, position in order
    )


def _pitcher(office: Front, player: str) -> str:
    who = office.club.players[player]
    told = [told for told in (condition(office.roster, player), pitching_so_far(office.roster, player)) if told]
    return f"{who.name} (throws {who.throws}){': ' if told else ''}{'; '.join(told)}"

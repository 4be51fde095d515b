"""Lineups and benches: who plays, who is left, and what matters of each."""

from __future__ import annotations

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import PITCHER_SLOT, Lineup
from hotstove.diamond.view import View
from hotstove.sitting.plays.field import innings
from hotstove.sitting.values import Values


def lineup_lines(club: Club, lineup: Lineup) -> list[str]:
    """The batting order with positions and hands; a pitcher who does not bat stands last."""
    lines = [f"{club.name}:"]
    for slot in range(1, 10):
        player = club.players[lineup.players[slot]]
        lines.append(f"  {slot}. {player.name}, {NAME_OF[lineup.positions[slot]]}, bats {player.bats}")
    if lineup.has_designated_hitter:
        pitcher = club.players[lineup.players[PITCHER_SLOT]]
        lines.append(f"     {pitcher.name}, P, throws {pitcher.throws}")
    return lines


def left_over(view: View, side: int) -> tuple[list[str], list[str]]:
    """Who may still come in: players for the bench, and pitchers."""
    club, lineup, hurt = view.clubs[side], view.situation.lineups[side], view.state.is_hurt
    left = [player for player in club.players if player not in lineup.used and player not in hurt]
    arms = [player for player in left if view.estimates.plays(side, player, 1)]
    return [player for player in left if player not in arms], arms


def positions_of(view: View, side: int, player: str) -> list[str]:
    """The positions in the field that his card lets him play, the mound aside."""
    return [NAME_OF[number] for number in range(2, 10) if view.estimates.plays(side, player, number)]


def bench_lines(view: View, side: int) -> list[str]:
    """The bench with positions, and the bullpen with what a pitcher did today and may still do."""
    club = view.clubs[side]
    bench, arms = left_over(view, side)
    lines = [f"Bench of {club.name}:"]
    for player in bench:
        positions = " ".join(positions_of(view, side, player)) or "no position"
        lines.append(f"  {club.players[player].name} (bats {club.players[player].bats}): {positions}")
    lines.append(f"Bullpen of {club.name}:")
    for player in arms:
        rest = "" if view.estimates.pitches(side, player) else "; may not pitch today"
        lines.append(f"  {club.players[player].name} (throws {club.players[player].throws}){rest}")
    return lines


def player_values(view: View, side: int, player: str) -> Values:
    """A player as a face lists him."""
    club = view.clubs[side]
    who = club.players[player]
    return {
        "player": player,
        "side": side,
        "name": who.name,
        "last": who.last,
        "bats": who.bats,
        "throws": who.throws,
        "speed": round(view.estimates.speed(side, player), 3),
        "estimated": list(club.cards[player].estimated),
    }


def pitcher_values(view: View, side: int, player: str) -> Values:
    """A pitcher with what he has done today and how tired he is: 0 fresh, from 1 on past his limit."""
    setup, work = view.state.setup, view.state.outing(side, player)
    today = setup.availability(side, player)
    values: Values = {
        "may_start": today.may_start,
        "may_relieve": view.estimates.pitches(side, player),
        "short_rest": today.short_rest,
        "worn_out": today.worn_out,
        "why": today.why,
        "spent": player in view.spent,
        "outing": None,
        "fatigue": 0.0,
        "outs_left": None,
    }
    if work is not None:
        values["outing"] = {
            "started": work.started,
            "innings": innings(work.outs),
            "outs": work.outs,
            "batters": work.batters,
            "runs": work.runs,
            "earned": work.earned,
            "hits_and_walks": work.hits_and_walks,
        }
        values["fatigue"] = round(view.estimates.fatigue(side, player), 3)
        values["outs_left"] = view.estimates.stamina_left(side, player)
    return values


def lineup_values(view: View, side: int) -> list[Values]:
    """The batting order, then a pitcher who does not bat."""
    lineup = view.situation.lineups[side]
    slots = [*range(1, 10), *([PITCHER_SLOT] if lineup.has_designated_hitter else [])]
    return [
        {
            **player_values(view, side, lineup.players[slot]),
            "slot": slot,
            "position": NAME_OF.get(lineup.positions[slot], ""),
            "positions": positions_of(view, side, lineup.players[slot]),
            "up": slot == view.situation.up[side],
        }
        for slot in slots
        if lineup.players[slot]
    ]


def bench_values(view: View, side: int) -> list[Values]:
    return [
        {**player_values(view, side, player), "positions": positions_of(view, side, player)}
        for player in left_over(view, side)[0]
    ]


def bullpen_values(view: View, side: int) -> list[Values]:
    return [
        {**player_values(view, side, player), **pitcher_values(view, side, player)}
        for player in left_over(view, side)[1]
    ]

"""Lineups and benches: who plays, who is left, and what matters of each."""

from __future__ import annotations

from collections.abc import Mapping

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import PITCHER_SLOT, Lineup
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.view import View
from hotstove.sitting.plays.field import innings
from hotstove.sitting.plays.ratings import (
    batter_worth,
    batting_facts,
    fatigue_note,
    pitcher_worth,
    pitching_facts,
)
from hotstove.sitting.values import Values
from hotstove.table.memo import Remembered

_POSITIONS: Remembered[Club, AnyPlaysGame, dict[str, list[str]]] = Remembered(lambda club, game: {}, 32)
"""Positions by club and player, for cards do not change; a club is kept alive with them, so there are few."""
_PLAYERS: Remembered[Club, AnyPlaysGame, dict[str, Values]] = Remembered(lambda club, game: {}, 32)
"""What does not change of a player in a game, likewise."""


def lineup_lines(club: Club, lineup: Lineup, today: Mapping[str, str] | None = None) -> list[str]:
    """The batting order with positions and hands, and lines of the day by player; a pitcher who does not bat last."""
    lines, done = [f"{club.name}:"], today or {}
    for slot in range(1, 10):
        player = club.players[lineup.players[slot]]
        line = f"  {slot}. {player.name}, {NAME_OF[lineup.positions[slot]]}, bats {player.bats}"
        lines.append(f"{line:<44}{done[player.id]}" if done.get(player.id) else line)
    if lineup.has_designated_hitter:
        pitcher = club.players[lineup.players[PITCHER_SLOT]]
        line = f"     {pitcher.name}, P, throws {pitcher.throws}"
        lines.append(f"{line:<44}{done[pitcher.id]}" if done.get(pitcher.id) else line)
    return lines


def left_over(view: View, side: int) -> tuple[list[str], list[str]]:
    """Who may still come in: players for the bench, and pitchers."""
    club, lineup, hurt = view.clubs[side], view.situation.lineups[side], view.state.is_hurt
    left = [player for player in club.players if player not in lineup.used and player not in hurt]
    arms = [player for player in left if view.estimates.plays(side, player, 1)]
    return [player for player in left if player not in arms], arms


def positions_of(view: View, side: int, player: str) -> list[str]:
    """The positions in the field that his card lets him play, the mound aside."""
    known = _POSITIONS(view.clubs[side], view.game)
    if player not in known:
        known[player] = [NAME_OF[number] for number in range(2, 10) if view.estimates.plays(side, player, number)]
    return known[player]


def bench_lines(view: View, side: int) -> list[str]:
    """The bench with what their cards say and what they are worth against the other pitcher, then the bullpen."""
    club, key = view.clubs[side], view.game.key
    bench, arms = left_over(view, side)
    rival = view.situation.lineups[1 - side].pitcher
    throws = view.clubs[1 - side].players[rival].throws if rival else "R"
    hand = "left-hander" if throws == "L" else "right-hander"
    lines = [f"Bench of {club.name} (runs above average in 600 turns against a {hand}):"]
    for player in bench:
        worth, facts = batter_worth(view, side, player, throws), batting_facts(key, club, player)
        positions = " ".join(positions_of(view, side, player)) or "no position"
        lines.append(f"  {club.players[player].name}: {worth}; {facts}; plays {positions}")
    hurt = [(player, games) for player, games in view.hurt if player in club.players]
    lines += [f"  {club.players[player].name}: hurt, out for this game and {games} more" for player, games in hurt]
    lines.append(f"Bullpen of {club.name} (runs saved in 600 batters):")
    for player in arms:
        worth, facts = pitcher_worth(view, side, player), pitching_facts(key, club, player)
        lines.append(f"  {club.players[player].name}: {worth}; {facts}; {arm_note(view, side, player)}")
    return lines


def arm_note(view: View, side: int, player: str) -> str:
    """How long a pitcher of the bullpen lasts, and whether he may pitch today."""
    today = view.state.setup.availability(side, player)
    notes = [fatigue_note(view, side, player)]
    if not view.estimates.pitches(side, player):
        notes.append(f"may not pitch today{f' ({today.why})' if today.why else ''}")
    elif today.short_rest:
        notes.append("on short rest")
    return ", ".join(filter(None, notes))


def player_values(view: View, side: int, player: str) -> Values:
    """A player as a face lists him."""
    club = view.clubs[side]
    known = _PLAYERS(club, view.game)
    if player not in known:
        who = club.players[player]
        known[player] = {
            "player": player,
            "side": side,
            "name": who.name,
            "last": who.last,
            "bats": who.bats,
            "throws": who.throws,
            "facts": batting_facts(view.game.key, club, player),
            "estimated": list(club.cards[player].estimated),
            "speed": round(view.estimates.speed(side, player), 3),
        }
    return {**known[player], "side": side}


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
        "lasts": fatigue_note(view, side, player),
        "facts": pitching_facts(view.game.key, view.clubs[side], player),
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


def roster_values(view: View) -> Values:
    """Lineups, benches and bullpens of both sides."""
    return {
        "lineups": [lineup_values(view, side) for side in (0, 1)],
        "bench": [bench_values(view, side) for side in (0, 1)],
        "bullpen": [bullpen_values(view, side) for side in (0, 1)],
    }


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

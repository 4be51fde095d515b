"""Lineups and benches: who plays, who is left, and what matters of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

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
    glove_rating,
    pitcher_worth,
    pitching_facts,
)
from hotstove.sitting.plays.telling import out_for
from hotstove.sitting.values import Values
from hotstove.table.memo import remembered

_POSITIONS: Callable[[Club, AnyPlaysGame], dict[str, list[str]]] = remembered(lambda club, game: {}, 32)
"""Positions by club and player, for cards do not change; a club is kept alive with them, so there are few."""
_PLAYERS: Callable[[Club, AnyPlaysGame], dict[str, Values]] = remembered(lambda club, game: {}, 32)
"""What does not change of a player in a game, likewise."""


def lineup_lines(club: Club, lineup: Lineup, today: Mapping[str, str] | None = None, about: str = "") -> list[str]:
    """The batting order with positions and hands, and what is told of each; a pitcher who does not bat last."""
    order = [(f"{slot}.", lineup.players[slot], lineup.positions[slot]) for slot in range(1, 10)]
    lines = [f"{club.name}{about}:", *order_lines(club, order, today)]
    return [*lines, *order_lines(club, [("", lineup.pitcher, 1)], today)] if lineup.has_designated_hitter else lines


def order_lines(club: Club, order: Sequence[tuple[str, str, int]], told: Mapping[str, str] | None = None) -> list[str]:
    """Players with the number before them, their positions, hands and whatever is told of them."""
    lines = []
    for mark, player, position in order:
        who, more = club.players[player], (told or {}).get(player)
        hand = f"throws {who.throws}" if position == 1 and not mark else f"bats {who.bats}"
        line = f"  {mark:<2} {who.name}, {NAME_OF[position]}, {hand}"
        lines.append(f"{line:<42}  {more}" if more else line)
    return lines


def order_notes(view: View, side: int, order: Sequence[tuple[str, int]]) -> dict[str, str]:
    """What a manager weighs of the players in an order: runs against the pitcher of the day, and their gloves."""
    rival, club = view.situation.lineups[1 - side].pitcher, view.clubs[side]
    throws = view.clubs[1 - side].players[rival].throws if rival else "R"
    found = {}
    for player, position in order:
        worth = batter_worth(view, side, player, throws)
        glove = glove_rating(view.game.key, club, player, position) if position in range(1, 10) else ""
        found[player] = f"{worth:>8}{f'; {NAME_OF[position]} {glove}' if glove else ''}"
    return found


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
    lines = [f"Bench of {club.name} (runs above average in 600 turns):"]
    rows = []
    for player in bench:
        facts = batting_facts(key, club, player).removeprefix(f"bats {club.players[player].bats}, ")
        positions = " ".join(positions_of(view, side, player)) or "no position"
        worth = batter_worth(view, side, player, throws)
        rows.append((club.players[player].name, f"bats {club.players[player].bats}", worth, positions, facts))
    lines += in_columns(rows)
    hurt = [(player, games) for player, games in view.hurt if player in club.players]
    lines += [f"  {club.players[player].name}: hurt, out {out_for(games)}" for player, games in hurt]
    return [*lines, f"Bullpen of {club.name} (runs saved in 600 batters):", *arm_lines(view, side, arms)]


def arm_lines(view: View, side: int, arms: Sequence[str], notes: Mapping[str, str] | None = None) -> list[str]:
    """Pitchers with their hands, what they save, how long they last and what their cards say; or else what is noted of
    them after that."""
    rows = []
    for player in arms:
        who = view.clubs[side].players[player]
        facts = pitching_facts(view.game.key, view.clubs[side], player).removeprefix(f"throws {who.throws}, ")
        note = arm_note(view, side, player) if notes is None else notes.get(player, "")
        last = (note, facts) if notes is None else (facts, note)
        rows.append((who.name, f"throws {who.throws}", pitcher_worth(view, side, player), *last))
    return in_columns(rows)


def in_columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Rows under each other, the third column to the right as figures are."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))] if rows else []
    lines = []
    for row in rows:
        cells = [
            text.rjust(width) if place == 2 else text.ljust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(f"  {'  '.join(cells)}".rstrip())
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

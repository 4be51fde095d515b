"""The field before a pitch: in sentences, for those who listen to it, and as a small drawing."""

from __future__ import annotations

from hotstove.diamond.club import Club
from hotstove.diamond.outing import Outing
from hotstove.diamond.situation import Situation
from hotstove.diamond.state import State
from hotstove.diamond.view import View
from hotstove.sitting.plays.ratings import legs
from hotstove.sitting.plays.telling import OUTS, half_name, last_name, score_line

UPPER_LINES, LOWER_LINES = "/     \\", "\\     /"
PLACES = ("first", "second", "third")


def situation_line(situation: Situation, clubs: tuple[Club, Club]) -> str:
    """Inning, outs and score."""
    return f"{half_name(situation)}, {OUTS[situation.outs]}. {score_line(situation.score, clubs)}."


def runners_line(view: View) -> str:
    """The runners with their legs and their chances of a steal."""
    situation, club = view.situation, view.clubs[view.situation.batting]
    standing = [
        f"{last_name(club, player)} on {place} ({', '.join(legs(view, number))})"
        for number, (player, place) in enumerate(zip(situation.runners, PLACES, strict=True))
        if player
    ]
    return f"Runners: {', '.join(standing)}." if standing else "Nobody on."


def matchup_line(state: State, lasts: str = "") -> str:
    """Batter against pitcher, with their hands; `lasts` says how far the pitcher has gone of what he can."""
    situation, clubs = state.situation, state.setup.clubs
    offense, defense = clubs[situation.batting], clubs[situation.fielding]
    batter = offense.players[situation.batter]
    slot = situation.up[situation.batting]
    text = f"{slot}. {batter.name} (bats {batter.bats})"
    pitcher = situation.pitcher
    if pitcher:
        player = defense.players[pitcher]
        work = state.outing(situation.fielding, pitcher) or Outing(pitcher)
        text += f" against {player.name} (throws {player.throws}; {lasts or f'{innings(work.outs)} IP'}, {work.runs} R)"
    on_deck = situation.lineups[situation.batting].players[slot % 9 + 1]
    return f"{text}; on deck {last_name(offense, on_deck)}."


def innings(outs: int) -> str:
    """Outs as innings are written: 7 outs are 2.1."""
    return f"{outs // 3}.{outs % 3}"


def diamond(situation: Situation, clubs: tuple[Club, Club]) -> list[str]:
    """Six lines: a base with its number is occupied, and the runner's name stands beside it."""
    club = clubs[situation.batting]
    names = [last_name(club, player)[:16] if player else "" for player in situation.runners]
    marks = [f"[{number}]" if name else "[ ]" for number, name in enumerate(names, start=1)]
    third = f"{names[2]} {marks[2]}"
    lines = [
        f"{names[1]:^41}",
        f"{marks[1]:^41}",
        UPPER_LINES.center(41),
        f"{third:>16}{'':9}{marks[0]} {names[0]}",
        LOWER_LINES.center(41),
        f"{'[H]':>22} {last_name(club, situation.batter)}",
    ]
    return [line.rstrip() for line in lines if line.strip()]

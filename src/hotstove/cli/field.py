"""The field before a pitch: as a small drawing, and as a sentence for those who listen to it."""

from __future__ import annotations

from hotstove.cli.telling import last_name
from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.situation import TOP
from hotstove.scorebook.words import ordinal

OUTS = ("none out", "one out", "two out", "three out")
UPPER_LINES, LOWER_LINES = "/     \\", "\\     /"
PLACES = ("first", "second", "third")


def situation_line(game: BallGame) -> str:
    """Inning, outs and score."""
    situation = game.situation
    half = "Top" if situation.half == TOP else "Bottom"
    (visitors, home), (away, at_home) = situation.score, game.clubs
    score = f"{away.name} {visitors}, {at_home.name} {home}"
    return f"{half} of the {ordinal(situation.inning)}, {OUTS[situation.outs]}. {score}."


def runners_line(game: BallGame) -> str:
    club = game.clubs[game.situation.batting]
    standing = [
        f"{last_name(club, player)} on {place}"
        for player, place in zip(game.situation.runners, PLACES, strict=True)
        if player
    ]
    return f"Runners: {', '.join(standing)}." if standing else "Nobody on."


def matchup_line(game: BallGame) -> str:
    """Batter against pitcher, with their hands."""
    situation = game.situation
    offense, defense = game.clubs[situation.batting], game.clubs[situation.fielding]
    batter = offense.players[situation.batter]
    lineup = situation.lineups[situation.batting]
    slot = situation.up[situation.batting]
    text = f"{slot}. {batter.name} (bats {batter.bats})"
    pitcher = situation.pitcher
    if pitcher:
        player = defense.players[pitcher]
        work = game.workloads[pitcher]
        text += f" against {player.name} (throws {player.throws}; {work.outs // 3}.{work.outs % 3} IP, {work.runs} R)"
    on_deck = lineup.players[slot % 9 + 1]
    return f"{text}; on deck {last_name(offense, on_deck)}."


def diamond(game: BallGame) -> list[str]:
    """Six lines: a base with its number is occupied, and the runner's name stands beside it."""
    club = game.clubs[game.situation.batting]
    names = [last_name(club, player)[:16] if player else "" for player in game.situation.runners]
    marks = [f"[{number}]" if name else "[ ]" for number, name in enumerate(names, start=1)]
    third = f"{names[2]} {marks[2]}"
    lines = [
        f"{names[1]:^41}",
        f"{marks[1]:^41}",
        UPPER_LINES.center(41),
        f"{third:>16}{'':9}{marks[0]} {names[0]}",
        LOWER_LINES.center(41),
        f"{'[H]':>22} {last_name(club, game.situation.batter)}",
    ]
    return [line.rstrip() for line in lines if line.strip()]

"""Plays and changes told at the table, with the players' last names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from hotstove.diamond.club import Club, Player
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Substitution
from hotstove.diamond.play import Play
from hotstove.diamond.situation import TOP, Situation
from hotstove.diamond.state import hurt_by
from hotstove.scorebook import account_text
from hotstove.scorebook.telling import tell as tell_play
from hotstove.scorebook.words import ordinal
from hotstove.table.memo import remembered

BASE = {"1": "first", "2": "second", "3": "third", "H": "home"}
NOTHING = {
    "": "Nothing comes of it",
    "WP": "A wild pitch with nobody on",
    "PB": "A passed ball with nobody on",
    "BK": "A balk with nobody on",
    "HOLD": "The runner holds",
}
OUTS = ("none out", "one out", "two out", "three out")


def tell(before: Situation, play: Play, clubs: tuple[Club, Club]) -> str:
    """One or two sentences."""
    offense = clubs[before.batting]
    hurt = _injury(play, before, clubs)
    if play.events[0].code == "NP":
        nothing = NOTHING[play.aside.nothing] if play.aside.again else "A scare, but nobody is hurt"
        return f"{hurt or nothing}."
    told = tell_play(before, play, lambda player: last_name(offense, player))
    more = hurt or _absence(play, last_name(offense, before.batter))
    return f"{told} {more}." if more else told


def last_name(club: Club, player: str) -> str:
    """The last name, with an initial where two of the club share it."""
    return _LAST_NAMES(club, club.players)[player]


def _last_names(club: Club, players: Mapping[str, Player]) -> dict[str, str]:
    shared = Counter(who.last for who in players.values())
    return {
        player: who.last if shared[who.last] == 1 or not who.first else f"{who.first[0]}. {who.last}"
        for player, who in players.items()
    }


_LAST_NAMES: Callable[[Club, Mapping[str, Player]], dict[str, str]] = remembered(_last_names, 32)


def tell_change(before: Situation, side: int, change: Substitution, clubs: tuple[Club, Club]) -> str:
    """Who comes in, and for whom."""
    club = clubs[side]
    names = {player: last_name(club, player) for player in club.players}
    told = account_text.tell_change(before.lineups[side], change, names)
    return f"{club.name}: {told}"


def half_name(situation: Situation) -> str:
    return f"{'Top' if situation.half == TOP else 'Bottom'} of the {ordinal(situation.inning)}"


def score_line(score: tuple[int, int], clubs: tuple[Club, Club]) -> str:
    return f"{clubs[0].name} {score[0]}, {clubs[1].name} {score[1]}"


def _absence(play: Play, batter: str) -> str:
    """Games that the batter misses from the next one on; this one he plays to its end."""
    missed = play.aside.missed
    return f"{batter} plays on, and will miss the next {f'{missed} games' if missed > 1 else 'game'}" if missed else ""


def _injury(play: Play, before: Situation, clubs: tuple[Club, Club]) -> str:
    """Who was hurt: a fielder, unless the mark names the home side or the visitors."""
    found = hurt_by(play, before)
    if found is None:
        return ""
    side, player, games = found
    position = NAME_OF[play.aside.hurt_position]
    return f"{last_name(clubs[side], player)} ({position}) is hurt and out {out_for(games)}"


def out_for(games: int) -> str:
    """How long a hurt player is out, by the games that he misses after this one."""
    return f"for this game and {games} more" if games else "for the rest of this game"

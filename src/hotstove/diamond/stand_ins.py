"""A moment of a game with stand-ins: the players that a rule question describes, and nobody else of note."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.club import Club, Player, PlayerCard, Staff
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import DESIGNATED, Lineup, starting_lineup
from hotstove.diamond.names import FIELDER
from hotstove.diamond.notation import read
from hotstove.diamond.outing import Outing, Played
from hotstove.diamond.plays_game import PlaysGame
from hotstove.diamond.situation import BOTTOM, NOBODY, Situation
from hotstove.diamond.state import OwnMemory, OwnSetup, State

Card = TypeVar("Card", bound=PlayerCard)
Matchup = TypeVar("Matchup")
BATTER, PITCHER = "batter", "pitcher"
RUNNERS = ("on-first", "on-second", "on-third")
WORDS = {
    BATTER: "the batter",
    **dict(zip(RUNNERS, ("the runner on first", "the runner on second", "the runner on third"), strict=True)),
    **{NAME_OF[position]: word for position, word in FIELDER.items()},
    PITCHER: FIELDER[1],
}
"""How stand-ins are called where a play is told."""
SEASON = 1988


def batting_club(
    batter: Card, bats: str, runners: Sequence[Card], other: Card, season: int = SEASON, park: object = None
) -> Club[Card]:
    """The side at bat: the batter is up, and the three who bat before him are the runners."""
    cards = {BATTER: batter, **dict(zip(RUNNERS, runners, strict=True))}
    hands = {BATTER: bats}
    order = [(BATTER, DESIGNATED)]
    for position in range(2, 7):
        cards[f"bats-{position}"] = other
        order.append((f"bats-{position}", position))
    order += [(RUNNERS[2], 7), (RUNNERS[1], 8), (RUNNERS[0], 9)]
    cards["pitches-for-them"] = other
    return _club("OFF", "The side at bat", cards, hands, {}, order, "pitches-for-them", season, park)


def fielding_club(
    fielders: Mapping[int, Card], throws: str, hitter: Card, season: int = SEASON, park: object = None
) -> Club[Card]:
    """The side in the field, with a card for each position 1 to 9; somebody else bats for the pitcher."""
    cards = {NAME_OF[position] if position > 1 else PITCHER: card for position, card in fielders.items()}
    cards["DH"] = hitter
    order = [(NAME_OF[position], position) for position in range(2, 10)] + [("DH", DESIGNATED)]
    return _club("DEF", "The side in the field", cards, {}, {PITCHER: throws}, order, PITCHER, season, park)


def moment(
    game: PlaysGame[OwnSetup, OwnMemory, Matchup],
    situation: Situation,
    batting: Club[Card],
    fielding: Club[Card],
    options: object,
    outing: Outing,
) -> State[OwnSetup, OwnMemory]:
    """The state in which the batter is up; the half-inning so far has put the runners where they are."""
    clubs = (fielding, batting) if situation.half == BOTTOM else (batting, fielding)
    lineups = (_lineup(clubs[0]), _lineup(clubs[1]))
    setup = game.setup(clubs, lineups, options=options)
    state = game.start(setup)
    runners = tuple(player if mark != "-" else "" for player, mark in zip(RUNNERS, situation.bases, strict=True))
    now = replace(situation, lineups=lineups, runners=(runners[0], runners[1], runners[2]))
    side = now.fielding
    others = state.outings[1 - side]
    outings = ((outing,), others) if side == 0 else (others, (outing,))
    return replace(state, situation=now, outings=outings, plays=_so_far(now))


def _so_far(situation: Situation) -> Played:
    """Plays that lead to the situation: a hit for every runner, then the outs."""
    texts = ["NP"]
    texts += [hit for base, hit in (("3", "T8"), ("2", "D8"), ("1", "S8")) if base in situation.bases]
    texts += ["8/F"] * situation.outs
    entries, bases, outs = [], EMPTY, 0
    taken = {"T8": 2, "D8": 1, "S8": 0}
    for text in texts:
        entries.append((replace(situation, bases=bases, outs=outs, runners=NOBODY), read(text)))
        if text in taken:
            marks = list(bases)
            marks[taken[text]] = "123"[taken[text]]
            bases = "".join(marks)
        outs += text == "8/F"
    return tuple(entries)


def _club(
    code: str,
    name: str,
    cards: Mapping[str, Card],
    bats: Mapping[str, str],
    throws: Mapping[str, str],
    order: Sequence[tuple[str, int]],
    pitcher: str,
    season: int,
    park: object,
) -> Club[Card]:
    players = {id_: Player(id_, "", WORDS.get(id_, id_), bats.get(id_, "R"), throws.get(id_, "R")) for id_ in cards}
    return Club(code, name, season, "", players, cards, Staff({"R": tuple(order)}, (pitcher,), ()), park=park)


def _lineup(club: Club[Card]) -> Lineup:
    return starting_lineup(club.staff.versus["R"], club.staff.rotation[0], club.players.__contains__)

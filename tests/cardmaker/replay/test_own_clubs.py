"""Our own two clubs hold up under two dice (RB-29): row 4 of their pitchers comes to what six rows come to."""

from __future__ import annotations

from dataclasses import replace

from hotstove.cardmaker.replay.lines_of_cards import hands_of, pitcher_line
from hotstove.cardmaker.replay.mixes import NumberMix, number_mix
from hotstove.cardmaker.replay.pitcher_fit import AIMS, aims
from hotstove.cardmaker.replay.season_fit import HANDS
from hotstove.games.replay.card_files import read
from hotstove.games.replay.cards import BatterCard, PitcherCard
from hotstove.games.replay.dice import ROW_4
from hotstove.games.replay.game import GAME
from tests.helpers.replay_blocks import our_blocks

CLUBS = [read(file) for file in GAME.clubs().values()]
TIRED = 0.05
"""The share of batters faced on B grades."""
STARTS, RELIEVES = 25.0, 6.0
"""Batters whom a starter and a reliever face in a game, roughly."""


def batters_met(throws: str) -> dict[str, tuple[NumberMix, float]]:
    """The batters of both lineups against such pitchers, by the hands that meet."""
    met: dict[str, list[tuple[BatterCard, float, str]]] = {hands: [] for hands in HANDS}
    for club in CLUBS:
        for player in club.lineup(club.staff.rotation[0], throws, True).players:
            if player and player not in club.staff.rotation:
                hands = hands_of(club.players[player].bats, throws)
                met[hands].append((club.cards[player].batting, 1.0, hands))
    everybody = sum(map(len, met.values()))
    return {hands: (number_mix(cards, throws), len(cards) / everybody) for hands, cards in met.items() if cards}


def under_two_dice(card: PitcherCard) -> PitcherCard:
    """His row 4 in every row; of a split card the middle row of each half, which a 4 finds."""
    row = card.rows[ROW_4 - 1]
    return replace(card, rows=(card.rows[1],) * 3 + (card.rows[4],) * 3 if card.split else (row,) * 6)


def test_our_own_clubs_hold_up_under_two_dice() -> None:
    """Strikeouts, walks, hits and homers for each batter faced: sorted rows were off by half of a hundredth."""
    met = {throws: batters_met(throws) for throws in "LR"}
    off, faced = [0.0] * len(AIMS), 0.0
    for club in CLUBS:
        for player in (*club.staff.rotation, *club.staff.bullpen):
            card, turns = club.cards[player].pitching, STARTS if player in club.staff.rotation else RELIEVES
            assert card is not None
            three, two = (
                aims(pitcher_line(our_blocks(), one, met[card.throws], TIRED)[None, :])[0]
                for one in (card, under_two_dice(card))
            )
            off = [sum_ + turns * float(after - before) for sum_, before, after in zip(off, three, two, strict=False)]
            faced += turns
    strikeouts, walks, hits, homers, _ = (one / faced for one in off)
    assert max(map(abs, (strikeouts, walks, hits, homers))) < 0.003

"""What players are called in a box score: the last name, with an initial where two of a club share it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hotstove.diamond.club import Club


def short_names(club: Club, players: Iterable[str]) -> dict[str, str]:
    present = [club.players[player] for player in dict.fromkeys(players)]
    shared = Counter(player.last for player in present)
    return {
        player.id: player.last if shared[player.last] == 1 or not player.first else f"{player.first[0]} {player.last}"
        for player in present
    }

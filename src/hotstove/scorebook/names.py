"""What men are called in a box score: the last name, with an initial where two of a club share it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hotstove.diamond.club import Club


def short_names(club: Club, men: Iterable[str]) -> dict[str, str]:
    present = [club.men[man] for man in dict.fromkeys(men)]
    shared = Counter(man.last for man in present)
    return {
        man.id: man.last if shared[man.last] == 1 or not man.first else f"{man.first[0]} {man.last}" for man in present
    }

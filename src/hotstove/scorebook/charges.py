"""To whom the runs of a half-inning are charged, and which of them are earned, for the pitcher and for his club."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hotstove.diamond.apply import step
from hotstove.diamond.log import PlayEntry
from hotstove.diamond.movement import OUT, movement
from hotstove.scorebook.errorless import PLACE, batter_code
from hotstove.scorebook.rebuilt import Seen, earned_tokens


class Charge(NamedTuple):
    """One run."""

    play: int
    """The number of the play within the half-inning."""
    start: str
    """The base from which the man scored."""
    pitcher: str
    """Who is responsible for it."""
    mound: str
    """Who pitched when it scored."""
    inherited: bool
    """True if the man who scored, or the one whose place he took, was on base when `mound` came in."""
    earned: bool
    """Against the pitcher."""
    team_earned: bool
    """Against his club; a reliever gets no benefit of chances that were missed before he came in (rule 9.16 i)."""


class _Run(NamedTuple):
    play: int
    start: str
    token: int
    pitcher: str
    mound: str
    marks: tuple[str, ...]


def charges_of(plays: Sequence[PlayEntry], heed_marks: bool = True) -> list[Charge]:
    """The runs in order. A scorer's own marks, UR and TUR, hold for a half-inning in which he made any."""
    seen, runs, entered = _follow(plays)
    if heed_marks and any("UR" in run.marks or "TUR" in run.marks for run in runs):
        return [
            Charge(
                run.play,
                run.start,
                run.pitcher,
                run.mound,
                run.pitcher != run.mound,
                "UR" not in run.marks,
                not {"UR", "TUR"} & set(run.marks),
            )
            for run in runs
        ]
    earned_by_view = {
        pitcher: earned_tokens(seen[first:], plays[first].situation.outs) for pitcher, first in entered.items()
    }
    team = earned_tokens(seen, plays[0].situation.outs)
    return [
        Charge(
            run.play,
            run.start,
            run.pitcher,
            run.mound,
            run.pitcher != run.mound,
            run.token in earned_by_view[run.pitcher],
            run.token in team,
        )
        for run in runs
    ]


def _follow(plays: Sequence[PlayEntry]) -> tuple[list[Seen], list[_Run], dict[str, int]]:
    """Follows every man by a number, and the pitcher responsible for him, from base to base."""
    seen: list[Seen] = []
    runs: list[_Run] = []
    entered: dict[str, int] = {}
    on_base: dict[int, int] = {}
    responsible: dict[int, str] = {}
    for number, (situation, play) in enumerate(plays):
        mound = situation.pitcher
        entered.setdefault(mound, number)
        done = step(play, situation.bases)
        at = dict(on_base)
        for place in (1, 2, 3):
            if str(place) in situation.bases and place not in at:
                at[place] = -place
                responsible[-place] = mound
        if done.next_batter:
            at[0] = number + 1
            responsible[number + 1] = mound
        ends = {PLACE[start]: end for start, end in movement(play).ends}
        out = frozenset(place for place, end in ends.items() if end == OUT)
        if out and 0 not in out and batter_code(play) in {"OUT", "FC"}:
            _pass_on(responsible, at, out)
        marks = {PLACE[move.start]: move.notes for move in play.moves}
        for start in done.scored:
            token = at[PLACE[start]]
            runs.append(_Run(number, start, token, responsible[token], mound, marks.get(PLACE[start], ())))
        seen.append(Seen(play, at, out))
        on_base = {base: at[PLACE[start]] for base, start in zip((1, 2, 3), done.standing, strict=True) if start}
    return seen, runs, entered


def _pass_on(responsible: dict[int, str], at: dict[int, int], out: frozenset[int]) -> None:
    """A fielder's choice: those who stay take the places, and the pitchers, of those in front of them (rule 9.16 g)."""
    in_order = [at[place] for place in (3, 2, 1, 0) if place in at]
    pitchers = [responsible[token] for token in in_order]
    staying = [at[place] for place in (3, 2, 1, 0) if place in at and place not in out]
    for token, pitcher in zip(staying, pitchers, strict=False):
        responsible[token] = pitcher

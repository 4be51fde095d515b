"""Questions that several games of plays ask alike, in words."""

from __future__ import annotations

from hotstove.table.phrases import MOVES, Phrase

STEALS = {
    "1-2": "steal second",
    "2-3": "steal third",
    "3-H": "steal home",
    "2-3 1-2": "double steal",
    "3-H 1-2": "double steal",
    "3-H 2-3": "double steal",
    "3-H 2-3 1-2": "triple steal",
}
STEAL = Phrase("steal", "s", MOVES, {"none": "nobody goes"}, calls=STEALS)
SEND = Phrase("send", "s", MOVES, {"none": "they hold"})
HIT_AND_RUN = Phrase("hit and run", "h", also=("h&r",), before_pitch=True)
WALK = Phrase("walk", "w", also=("ibb",), before_pitch=True)


def bunt(**others: tuple[str, str, str]) -> Phrase:
    """The bunt, with a game's own kinds of it besides: each with its key, its call and what it means."""
    usual = {
        "sacrifice": ("b", "sacrifice bunt", "the batter gives himself up"),
        "squeeze": ("q", "squeeze", "the runner on third goes"),
    } | others
    return Phrase(
        "bunt",
        "b",
        options={"none": "he swings away"} | {kind: words for kind, (_, _, words) in usual.items()},
        keys={kind: key for kind, (key, _, _) in usual.items()},
        also=("sac",),
        before_pitch=True,
        calls={kind: call for kind, (_, call, _) in usual.items()},
    )

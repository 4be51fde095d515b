"""Questions that several games of plays ask alike, in words."""

from __future__ import annotations

from hotstove.table.phrases import MOVES, Phrase

STEAL = Phrase("steal", "s", MOVES, {"none": "nobody goes"})
SEND = Phrase("send", "s", MOVES, {"none": "they hold"})
HIT_AND_RUN = Phrase("hit and run", "h", also=("h&r",), before_pitch=True)
WALK = Phrase("walk", "w", also=("ibb",), before_pitch=True)


def bunt(**others: tuple[str, str]) -> Phrase:
    """The bunt, with a game's own kinds of it besides: each with its key and its words."""
    usual = {"sacrifice": ("b", "a sacrifice bunt"), "squeeze": ("q", "the runner on third goes")} | others
    return Phrase(
        "bunt",
        "b",
        options={"none": "he swings away"} | {kind: words for kind, (_, words) in usual.items()},
        keys={kind: key for kind, (key, _) in usual.items()},
        also=("sac", "sacrifice bunt"),
        before_pitch=True,
    )

"""What happened, in words: one entry for each thing that is told at the table."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.sitting.values import Values

PLAY, CHANGE, NEWS = "play", "change", "news"


@dataclass(frozen=True, slots=True)
class Told:
    """An entry of the log."""

    kind: str
    """A play (or a turn of its game), a change of players, or other news."""
    text: str
    chapter: str = ""
    """What it belongs to, such as "Top of the 3rd"."""
    standing: str = ""
    """The score as it was before, for the heading of the chapter."""
    reasons: tuple[str, ...] = ()
    """Why managers did what they did."""
    asides: tuple[str, ...] = ()
    """Rolls, cells and rules that led to it."""
    sentences: tuple[str, ...] = ()
    """What led to it, roll by roll, in sentences that need no rulebook."""
    more: tuple[str, ...] = ()
    """Further lines, in games whose turns take several."""
    scored: bool = False
    live: bool = True
    """It happened now; False where a tape tells it again."""

    def as_values(self) -> Values:
        return {
            "kind": self.kind,
            "text": self.text,
            "chapter": self.chapter,
            "standing": self.standing,
            "reasons": list(self.reasons),
            "asides": list(self.asides),
            "sentences": list(self.sentences),
            "more": list(self.more),
            "scored": self.scored,
        }

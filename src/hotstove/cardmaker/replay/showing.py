"""A card as it would lie on the table, with the wanted line, the expected line and the error."""

from __future__ import annotations

from hotstove.cardmaker.replay.figures import BATTING
from hotstove.cardmaker.replay.pitcher_fit import AIMS
from hotstove.diamond.club import Club
from hotstove.games.replay.card_files import batting_lines, pitching_lines
from hotstove.games.replay.cards import Card


def show_card(club: Club, player: str) -> list[str]:
    """The lines of a player's card."""
    who = club.players[player]
    card = club.cards[player]
    assert isinstance(card, Card)
    hands = f"bats {who.bats}, throws {who.throws}"
    gloves = ", ".join(f"{position} {glove}" for position, glove in card.gloves.items()) or "no position"
    lines = [f"{who.name}, {club.season} {club.name} ({who.id}, {who.record_id}), {hands}", f"Fielding: {gloves}", ""]
    lines += [line for line in batting_lines(card.batting) if '"""' not in line]
    if card.pitching is not None:
        lines += ["", "Pitching", *(line for line in pitching_lines(card.pitching) if '"""' not in line)]
    for title, prefix, names in (("Batting", "bat", BATTING), ("Pitching", "pit", AIMS)):
        known = [name for name in names if f"{prefix} {name} card" in card.line]
        if known:
            lines += ["", f"{title:<9}" + "".join(f"{name:>8}" for name in known), *_figures(card, prefix, known)]
    used = ", ".join(f"{name} {number}" for name, number in card.usage.items())
    lines += ["", f"Used: {used}"]
    if card.estimated:
        lines.append(f"Estimated, since the record lacks it: {', '.join(card.estimated)}")
    return lines


def _figures(card: Card, prefix: str, names: list[str]) -> list[str]:
    goal = [card.line[f"{prefix} {name} goal"] for name in names]
    found = [card.line[f"{prefix} {name} card"] for name in names]
    error = [one - other for one, other in zip(found, goal, strict=True)]
    rows = {"goal": goal, "card": found, "error": error}
    return [f"{kind:<9}" + "".join(f"{value:>8.4f}" for value in row) for kind, row in rows.items()]

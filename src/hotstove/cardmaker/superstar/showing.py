"""A card as it would lie on the table, with the real line, the expected line and the error."""

from __future__ import annotations

from hotstove.cardmaker.superstar.lines import BATTING, PITCHING
from hotstove.diamond.club import Club
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.dice import NUMBERS
from hotstove.table.charts import Chart

ROWS = 15


def show_card(club: Club, player: str) -> list[str]:
    """The lines of a player's card."""
    who = club.players[player]
    card = club.cards[player]
    assert isinstance(card, Card)
    batting, pitching = card.batting, card.pitching
    hands = f"bats {who.bats}, throws {who.throws}"
    lines = [f"{who.name}, {club.season} {club.name} ({who.id}, {who.record_id}), {hands}"]
    defense = ", ".join(f"{place} {rating:+d}" for place, rating in card.defense.items())
    lines.append(f"Running {batting.running}, bunt {batting.bunt}, defence {defense}{', arm I' if card.arm else ''}")
    if pitching is not None:
        lines.append(f"Decisions {pitching.decisions}")
    charts = [("vs L", batting.vs_l), ("vs R", batting.vs_r)]
    if pitching is not None:
        charts += [(label, chart) for label, chart in (("SP", pitching.starting), ("RP", pitching.relieving)) if chart]
    lines += ["", *squares(charts)]
    for title, prefix, names in (("Batting", "bat", BATTING), ("Pitching", "pit", PITCHING)):
        table = figures(card, prefix, names)
        if table:
            lines += ["", title, *table]
    used = ", ".join(f"{name} {number}" for name, number in card.usage.items())
    lines += ["", f"Used: {used}"]
    if card.estimated:
        lines.append(f"Estimated, since the record lacks it: {', '.join(card.estimated)}")
    return lines


def squares(charts: list[tuple[str, Chart]]) -> list[str]:
    """The thirty squares in two columns, as the blank cards of the rulebook have them."""
    head = "Dice " + " ".join(f"{label:<4}" for label, _ in charts)
    lines = [f"{head}   {head}".rstrip()]
    for left, right in zip(NUMBERS[:ROWS], NUMBERS[ROWS:], strict=True):
        halves = [
            f"{number:<4} " + " ".join(f"{chart(number) or '-':<4}" for _, chart in charts) for number in (left, right)
        ]
        lines.append("   ".join(halves).rstrip())
    return lines


def figures(card: Card, prefix: str, names: tuple[str, ...]) -> list[str]:
    """Real, wanted and expected figures with the error that is left, one column for each figure."""
    known = [name for name in names if f"{prefix} {name} card" in card.line]
    if not known:
        return []
    rows: dict[str, list[str]] = {"real": [], "goal": [], "card": [], "error": []}
    pulled = False
    for name in known:
        real = card.line.get(f"{prefix} {name} real")
        goal = card.line.get(f"{prefix} {name} goal", real)
        expected = card.line[f"{prefix} {name} card"]
        assert goal is not None
        pulled = pulled or goal != real
        rows["real"].append("" if real is None else f"{real:.4f}")
        rows["goal"].append(f"{goal:.4f}")
        rows["card"].append(f"{expected:.4f}")
        rows["error"].append(f"{expected - goal:+.4f}")
    if not pulled:
        del rows["goal"]
    head = "       " + " ".join(f"{name.upper():>7}" for name in known)
    return [head, *(f"{title:<6} " + " ".join(f"{cell:>7}" for cell in cells) for title, cells in rows.items())]

"""What a face draws of a game of Rallybird for one seat: the board, the tiles, and of the secrets only its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.games.rallybird.cards import RELATIONS, playable
from hotstove.games.rallybird.chart_set import RallyCharts, told
from hotstove.games.rallybird.gloves import ZONES, Placement
from hotstove.games.rallybird.state import AtBat
from hotstove.sitting.rallybird.board import heading
from hotstove.sitting.rallybird.line_score import innings_of
from hotstove.sitting.values import Values
from hotstove.table.game import SIDES

if TYPE_CHECKING:
    from hotstove.sitting.rallybird.match import RallyMatch, RallySitting


def scene(match: RallyMatch, sitting: RallySitting, seat: str) -> Values:
    """Everything comes from the seat's own view, so that nothing hidden is in it."""
    view = sitting.view(seat)
    situation = view.situation
    hand = [name for name in view.deck if name != view.removed] if view.batting else []
    last = next((turn for _, turn in reversed(sitting.session.turns) if isinstance(turn, AtBat)), None)
    runs = innings_of(sitting)
    return {
        "scoreboard": {
            "inning": situation.inning,
            "half": situation.half,
            "chapter": heading(situation),
            "outs": situation.outs,
            "bases": situation.bases,
            "batting": situation.batting,
            "first_inning": match.options.first_inning,
            "sides": [
                {
                    "name": match.names[side],
                    "innings": runs[side],
                    "runs": situation.score[side],
                    "manager": match.terms.managers[side],
                }
                for side in (0, 1)
            ],
        },
        "board": {zone: _zone(view.charts, view.placement, zone) for zone in ZONES},
        "tiles": [str(glove) for glove in view.gloves],
        "discarded": view.discarded,
        "rallybird": view.rallybird,
        "batting": view.batting,
        "hand": [card_values(view.charts, name) for name in hand],
        "deck": [] if view.batting else [_in_the_deck(view.charts, name, situation.bases) for name in view.deck],
        "removed": view.removed or None,
        "card": card_values(view.charts, view.card) if view.card else None,
        "last_at_bat": None if last is None else _turned_over(view.charts, last),
        "sentences": [heading(situation)],
        "sides": list(SIDES),
    }


def card_values(charts: RallyCharts, name: str) -> Values:
    """A card as it is printed."""
    card = charts.card(name)
    return {
        "name": card.name,
        "zones": list(card.zones),
        "with_runner_on_second": list(card.spy),
        "rolls": card.rolls,
        "results": dict(zip(RELATIONS, told(card), strict=True)),
    }


def _turned_over(charts: RallyCharts, last: AtBat) -> Values:
    """Card and gloves of an at-bat that is over."""
    return {"card": last.card, "face": card_values(charts, last.card), "gloves": _shown(last.placement)}


def _in_the_deck(charts: RallyCharts, name: str, bases: str) -> Values:
    """A card that may lie face down, as everybody knows it: its zones, and whether these bases allow it."""
    card = charts.card(name)
    zones = card.spy if "2" in bases else card.zones
    return {"name": card.name, "zones": list(zones), "playable": playable(name, bases)}


def _zone(charts: RallyCharts, placement: Placement | None, zone: str) -> Values:
    glove = None if placement is None else placement[ZONES.index(zone)]
    return {"printed": charts.printed(zone), "tile": None if glove is None else str(glove)}


def _shown(placement: Placement) -> list[str | None]:
    return [None if glove is None else str(glove) for glove in placement]

"""The games that have a compiled engine, and what each brings to it."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from hotstove.batch.packed import Packed
from hotstove.batch.tables import Generated
from hotstove.diamond.card_game import OwnCard, own, own_clubs
from hotstove.diamond.club import Club
from hotstove.table.charts import ChartSet
from hotstove.table.errors import Mistake

if TYPE_CHECKING:
    from hotstove.games.longtater.options import Options as LongTaterOptions
    from hotstove.games.replay.options import Options as ReplayOptions

GAMES = ("superstar", "longtater", "replay")


IN_SEASON = ", in season"


def variant_of(game: str, clubs: Sequence[Club], in_season: bool = False) -> str:
    """What tables depend on beside rules, charts and options: in Long Tater! the era of the clubs, and whether managers
    weigh the hit and run as in a replayed season."""
    if game != "longtater":
        return ""
    from hotstove.games.longtater.eras import FIRST_MODERN_SCORING, era_of

    eras = sorted({era_of(club.season) for club in clubs})
    if len(eras) > 1:
        raise Mistake(f"the batch engine plays clubs of one era; these are of {' and '.join(eras)}")
    if any(club.season < FIRST_MODERN_SCORING for club in clubs):
        raise Mistake(f"the batch engine knows no scoring from before {FIRST_MODERN_SCORING}")
    return eras[0] + (IN_SEASON if in_season else "")


def verify(game: str, options: object) -> None:
    """Raises with a sentence where no compiled engine plays a game by these options."""
    if game not in GAMES:
        raise Mistake(f"{game!r} has no batch engine; there are {', '.join(GAMES)}")
    if game == "replay" and options is not None and _replay_options(options).limit_steals:
        raise Mistake("games in batches do not count who has run as often as on his card")


def _longtater_options(options: object) -> LongTaterOptions:
    from hotstove.games.longtater.options import Options

    return own(options, Options)


def _replay_options(options: object) -> ReplayOptions:
    from hotstove.games.replay.options import Options

    return own(options, Options)


def can_play(game: str, clubs: Sequence[Club], options: object = None) -> bool:
    """A compiled engine plays the game between these clubs by these options."""
    try:
        verify(game, options)
        variant_of(game, clubs)
    except Mistake:
        return False
    return True


def make_tables(game: str, charts: ChartSet, options: object, variant: str = "") -> Generated:
    """Traces rules and manager of a game, and lays everything out."""
    verify(game, options)
    if game == "superstar":
        from hotstove.batch.superstar.making import make as make_superstar
        from hotstove.games.superstar.chart_set import SuperstarCharts
        from hotstove.games.superstar.options import Options as SuperstarOptions

        return make_superstar(own(charts, SuperstarCharts), own(options, SuperstarOptions))
    if game == "replay":
        from hotstove.batch.replay.making import make as make_replay
        from hotstove.games.replay.chart_set import ReplayCharts

        return make_replay(own(charts, ReplayCharts), _replay_options(options))
    from hotstove.batch.longtater.making import make as make_longtater
    from hotstove.games.longtater.chart_set import LongTaterCharts

    era, in_season = variant.removesuffix(IN_SEASON), variant.endswith(IN_SEASON)
    return make_longtater(own(charts, LongTaterCharts), _longtater_options(options), era, in_season)


def pack_clubs(made: Generated, clubs: Sequence[Club], charts: ChartSet) -> Packed:
    """Clubs as the loop of their game reads them."""
    if made.game == "superstar":
        from hotstove.batch.superstar.packing import Own as SuperstarOwn
        from hotstove.batch.superstar.packing import pack as pack_superstar
        from hotstove.games.superstar.cards import Card as SuperstarCard
        from hotstove.games.superstar.chart_set import SuperstarCharts

        return pack_superstar(own(made.own, SuperstarOwn), _own(clubs, SuperstarCard), own(charts, SuperstarCharts))
    if made.game == "replay":
        from hotstove.batch.replay.packing import Own as ReplayOwn
        from hotstove.batch.replay.packing import pack as pack_replay
        from hotstove.games.replay.cards import Card as ReplayCard
        from hotstove.games.replay.chart_set import ReplayCharts

        return pack_replay(own(made.own, ReplayOwn), _own(clubs, ReplayCard), own(charts, ReplayCharts))
    from hotstove.batch.longtater.packing import Own as LongTaterOwn
    from hotstove.batch.longtater.packing import pack as pack_longtater
    from hotstove.games.longtater.cards import Card as LongTaterCard
    from hotstove.games.longtater.chart_set import LongTaterCharts

    return pack_longtater(own(made.own, LongTaterOwn), _own(clubs, LongTaterCard), own(charts, LongTaterCharts))


def _own(clubs: Sequence[Club], kind: type[OwnCard]) -> tuple[Club[OwnCard], ...]:
    """The clubs as those of one game."""
    return tuple(one for club in clubs for one in own_clubs((club, club), kind)[:1])


def parts_of(game: str) -> tuple[ModuleType, ...]:
    """The texts that a game adds to the compiled loop."""
    if game == "superstar":
        from hotstove.batch.superstar import parts, places

        return places, parts
    if game == "replay":
        from hotstove.batch.replay import parts as replay_parts
        from hotstove.batch.replay import places as replay_places
        from hotstove.games.replay import limits

        return replay_places, limits, replay_parts
    from hotstove.batch.longtater import parts as longtater_parts
    from hotstove.batch.longtater import places as longtater_places
    from hotstove.games.longtater import gains
    from hotstove.managers.book import leverage

    return longtater_places, gains, leverage, longtater_parts

"""Options that are on and can do nothing, each in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheets import Sheet


def idle_options(options: Options, sheets: Sequence[Sheet] = (), named: bool = False) -> tuple[str, ...]:
    """What another option voids, or what these sheets cannot use; `named`: a schedule names the real starters."""
    found = []
    if options.decisions and not options.earned_runs:
        found.append("decisions does nothing without earned_runs: wins and losses follow from the shares of runs.")
    if options.saves and not (options.decisions and options.earned_runs):
        found.append("saves does nothing without decisions and earned_runs: who has the win must be known.")
    if options.real_starters and not named:
        found.append("real_starters does nothing here: no schedule names the starters.")
    if options.extra_homers and sheets and not any(any(sheet.xhr_grid[:3]) for sheet in sheets):
        found.append("extra_homers does nothing here: no sheet has an X-HR grid.")
    return tuple(found)

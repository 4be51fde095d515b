"""`hotstove fit calibrate`: the numbers that fitters take from record and play, measured again."""

from __future__ import annotations

import datetime
from pathlib import Path

from hotstove.cardmaker.shelf import put
from hotstove.season.calibrate import GAMES, calibrate, to_text
from hotstove.table.errors import Mistake


def write_measured(games: tuple[str, ...], years: str, replays: int, out: Path) -> None:
    """Measures and writes the file; games that are not named keep their numbers."""
    for game in games:
        if game not in GAMES:
            raise Mistake(f"--game {game}: what managers call is measured for {', '.join(GAMES)}")
    try:
        wanted = [int(year) for year in years.split(",")]
    except ValueError:
        raise Mistake(f"--years {years}: wanted are years with commas between them, such as 1988,2019") from None
    if out.is_dir():
        raise Mistake(f"--out {out}: that is a folder, wanted is a file")
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    put(out, to_text(calibrate(games, wanted, replays, today, print)))
    print(f"Written: {out}")

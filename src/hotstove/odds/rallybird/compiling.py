"""Machine code of the kernel's own text: the same functions, many thousand times as fast."""

from __future__ import annotations

from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any

from hotstove.odds import matrix_game
from hotstove.odds.rallybird import kernel, kernel_private, kernel_responses
from hotstove.table.errors import Mistake


@cache
def compiled() -> Any:
    """All functions of the kernel, compiled when first called; threads may run them side by side."""
    try:
        import numba
    except ImportError:
        raise Mistake("solving Rallybird needs the package numba: pip install 'hotstove[batch]'") from None
    namespace: dict[str, Any] = {}
    for module in (matrix_game, kernel, kernel_responses, kernel_private):
        own = {name: thing for name, thing in vars(module).items() if not isinstance(thing, FunctionType)}
        namespace.update(own)
        for name, thing in vars(module).items():
            if isinstance(thing, FunctionType) and thing.__module__ == module.__name__:
                plain = FunctionType(thing.__code__, namespace, name, thing.__defaults__)
                namespace[name] = numba.njit(nogil=True, error_model="numpy")(plain)
    return SimpleNamespace(**namespace)

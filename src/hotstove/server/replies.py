"""What the server answers where something is refused, and how it reads what is posted."""

from __future__ import annotations

import json

from starlette.requests import Request
from starlette.responses import Response

from hotstove.table.errors import Mistake

OWNERS = "Tables are made by whoever has the owner's link, which `hotstove serve` printed."


def refusal(text: str, status: int = 400) -> Response:
    """A mistake in one sentence."""
    return Response(json.dumps({"mistake": text}, ensure_ascii=False), status, media_type="application/json")


async def body_of(request: Request) -> dict[str, object]:
    """The object that was posted."""
    try:
        found = await request.json()
    except (ValueError, RecursionError):
        raise Mistake("what is asked for is JSON") from None
    if not isinstance(found, dict):
        raise Mistake("what is asked for is an object")
    return found

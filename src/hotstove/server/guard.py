"""The guard at the gate: only pages of this server may speak to it, and only under its own name."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
MOST_BODY = 16_384
TAPES, MOST_TAPE = "/api/tapes", 2_000_000
"""Where tapes are handed in, which carry the cards of two clubs."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing is fetched from anywhere else."""
SAFE = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}


@dataclass(frozen=True)
class Guard:
    """Refuses foreign hosts and origins, and says to browsers what a page of ours may load."""

    app: ASGIApp
    host: str
    """The address that the server is bound to."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        most = MOST_TAPE if scope["path"] == TAPES else MOST_BODY
        length = "" if "transfer-encoding" in headers else headers.get("content-length", "0")
        trouble = self.trouble(headers.get("host", ""), headers.get("origin"), length, most)
        if trouble and scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": trouble})
        elif trouble:
            await PlainTextResponse(f"{trouble}\n", 403)(scope, receive, send)
        else:
            await self.app(scope, receive, _with_headers(send))

    def trouble(self, host: str, origin: str | None, length: str, most: int = MOST_BODY) -> str:
        """Why a request is refused, "" where it is not."""
        name = _name(host)
        allowed = LOOPBACK if self.host in LOOPBACK else LOOPBACK | {self.host, gethostname().lower()}
        if name not in allowed and (self.host in LOOPBACK or not _is_address(name)):
            return "This server does not go by that name."
        if origin is not None and urlsplit(origin).netloc.lower() != host.lower():
            return "A page of another place may not speak to this server."
        if not length.isdecimal() or int(length) > most:
            return f"A request says its length, and has at most {most} bytes."
        return ""


def _name(host: str) -> str:
    """The host without its port, in small letters."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    """A bare address cannot be bent to another machine by a name server."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SAFE.items():
                headers[name] = value
        await send(message)

    return sending

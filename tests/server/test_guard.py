"""Foreign pages and names are turned away at the gate."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from hotstove.server.guard import Guard
from tests.server.client import make_table, serving


def test_foreign_hosts_and_origins_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert client.get("/", headers={"host": "evil.example"}).status_code == 403
        assert client.post("/api/tables", json={}, headers={"origin": "http://evil.example"}).status_code == 403
        assert client.post("/api/tables", json={}, headers={"origin": "null"}).status_code == 403
        assert client.post("/api/tables", json={}, headers={"origin": "http://127.0.0.1"}).status_code == 200
        assert client.post("/api/tables", content=b"x" * 20_000).status_code == 403
        made = make_table(client)
        for headers in ({"origin": "http://evil.example"}, {"host": "evil.example"}):
            with (
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect(f"ws://127.0.0.1/t/{made['id']}/socket", headers=headers),
            ):
                pass


@pytest.mark.parametrize(
    ("bound", "host", "allowed"),
    [
        ("127.0.0.1", "127.0.0.1:8650", True),
        ("127.0.0.1", "localhost:8650", True),
        ("127.0.0.1", "[::1]:8650", True),
        ("127.0.0.1", "192.168.1.5:8650", False),
        ("127.0.0.1", "", False),
        ("0.0.0.0", "192.168.1.5:8650", True),
        ("0.0.0.0", "rebound.example:8650", False),
        ("table.example", "table.example:8650", True),
        ("127.0.0.1", "[:", False),
    ],
)
def test_the_names_a_server_goes_by(bound: str, host: str, allowed: bool) -> None:
    async def nothing(*_: object) -> None: ...

    assert (Guard(nothing, bound).trouble(host, None, "0") == "") is allowed


def test_pages_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for path in ("/", "/t/x", "/web/js/table.js"):
            answer = client.get(path)
            assert answer.status_code == 200
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "//" not in answer.text.replace("// ", "").replace("http://www.w3.org", "") or path != "/"

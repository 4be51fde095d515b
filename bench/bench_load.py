"""All claims of `hotstove serve`: many tables at a play a second on one core, one table alone, start, memory, assets.

`python bench/bench_load.py [TABLES] [SECONDS]`, by default 500 tables for 20 seconds. Each figure is printed beside its
bar, with what came of it. Clients run in this process, the server in one of its own. Waiting times want a quiet
machine, so the exit code tells of CPU, memory and assets alone: at 1.25 ms a play 500 tables leave more than a third of
a core free.
"""

import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from hotstove.server.app import web_folder

ASSETS_KB = 500
LOAD_P95_MS, ALONE_P95_MS, START_S = 100, 20, 0.8
PLAY_MS, TABLE_KB = 1.25, 100
"""CPU a play, and memory a table with its open connection and what the allocator holds ready."""
GAMES_KB = {"longtater": 100, "replay": 300, "pennant": 100, "rallybird": 100}
"""The same of the other games."""
WARM, FEWER = 60, 3
"""Answers at one table before memory is looked at, and how many times fewer tables the other games have."""
STARTS = 5


class Server:
    """`hotstove serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        started = time.perf_counter()
        words = ["serve", "--no-open", "--port", "0", "--folder", str(folder)]
        command = [sys.executable, "-m", "hotstove.cli.main", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")
        urllib.request.urlopen(self.address).read()
        self.first_answer = time.perf_counter() - started

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def memory(self) -> float:
        """KB in memory now."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return float(next(line for line in lines if line.startswith("VmRSS")).split()[1])

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@dataclass
class Client:
    """One person at one table."""

    address: str
    game: str = "superstar"
    waited: list[float] = field(default_factory=list)
    scene: dict[str, object] = field(default_factory=dict)

    async def sit(self) -> ClientConnection:
        request = urllib.request.Request(f"{self.address}/api/tables", json.dumps({"game": self.game}).encode())
        made = json.load(await asyncio.to_thread(urllib.request.urlopen, request))
        socket = await connect(f"{self.address.replace('http', 'ws')}/t/{made['id']}/socket", max_size=None)
        await socket.send(json.dumps({"t": "sit", "token": made["token"]}))
        await socket.recv()
        self.hear(str(await socket.recv()))
        return socket

    def hear(self, text: str) -> None:
        self.scene |= json.loads(text)["scene"]  # of field and table only what changed; neither is needed here

    async def play(self, socket: ClientConnection) -> None:
        ask = self.scene["ask"]
        if not isinstance(ask, dict):
            return
        kinds = {"calls": {"t": "play"}, "must-change": {"t": "change"}}
        message = kinds.get(ask["kind"], {"t": "choose", "choice": ask["usual"]})
        started = time.perf_counter()
        await socket.send(json.dumps({**message, "n": ask["n"]}))
        text = str(await socket.recv())
        self.waited.append(time.perf_counter() - started)
        self.hear(text)

    async def play_for(self, socket: ClientConnection, seconds: int, offset: float) -> None:
        await asyncio.sleep(offset)
        for _ in range(seconds):
            started = time.perf_counter()
            await self.play(socket)
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - started)))


def claim(what: str, found: float, bar: float, unit: str, more: str = "") -> bool:
    """Prints a figure beside its bar; whether it is met."""
    met = found <= bar
    print(f"load: {what} {found:.2f} {unit} (bar {bar:g}): {'met' if met else 'MISSED'}{more}", flush=True)
    return met


def late(waited: list[float], share: float) -> float:
    """The share-th of the waiting times, in milliseconds."""
    return 1000 * sorted(waited)[int(share * (len(waited) - 1))]


async def measure(server: Server, tables: int, seconds: int) -> bool:
    alone = Client(server.address)
    async with await alone.sit() as socket:
        for _ in range(WARM):
            await alone.play(socket)
    p95 = late(alone.waited, 0.95)
    claim("one table, answer to view, p95", p95, ALONE_P95_MS, "ms", f"; p50 {late(alone.waited, 0.5):.1f}")
    before = server.memory()
    clients = [Client(server.address) for _ in range(tables)]
    sockets = [await client.sit() for client in clients]
    cpu, own, started = server.cpu(), sum(resource.getrusage(resource.RUSAGE_SELF)[:2]), time.perf_counter()
    together = enumerate(zip(clients, sockets, strict=True))
    await asyncio.gather(*(client.play_for(socket, seconds, n / tables) for n, (client, socket) in together))
    elapsed = time.perf_counter() - started
    used, mine = server.cpu() - cpu, sum(resource.getrusage(resource.RUSAGE_SELF)[:2]) - own
    waited = [one for client in clients for one in client.waited]
    p95_many = late(waited, 0.95)
    memory = (server.memory() - before) / tables
    play = 1000 * used / len(waited)
    rate, middle = len(waited) / elapsed, late(waited, 0.5)
    claim(f"{tables} tables, p95", p95_many, LOAD_P95_MS, "ms", f"; p50 {middle:.1f}, {rate:.0f} plays a second")
    shares = f"; {used / elapsed:.0%} of a core, the clients {mine / elapsed:.0%} of another"
    held = claim("CPU a play", play, PLAY_MS, "ms", shares)
    held &= claim("superstar, a table with its connection", memory, TABLE_KB, "KB")
    for socket in sockets:
        await socket.close()
    return held


async def measure_memory(server: Server, game: str, tables: int, answers: int) -> float:
    """KB a table with its connection, once each has given some answers."""
    first = Client(server.address, game)
    async with await first.sit() as socket:
        for _ in range(WARM):
            await first.play(socket)
    before = server.memory()
    clients = [Client(server.address, game) for _ in range(tables)]
    sockets = [await client.sit() for client in clients]
    for _ in range(answers):
        for client, socket in zip(clients, sockets, strict=True):
            await client.play(socket)
    grown = server.memory() - before
    for socket in sockets:
        await socket.close()
    return grown / tables


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    with tempfile.TemporaryDirectory() as folder:
        starts = []
        for _ in range(STARTS):
            server = Server(Path(folder))
            starts.append(server.first_answer)
            server.stop()
        starts.sort()
        claim("serve to first answer, median", starts[STARTS // 2], START_S, "s", f"; best {starts[0]:.2f}")
        assets = sum(path.stat().st_size for path in web_folder().rglob("*") if path.is_file()) / 1024
        small = claim("assets", assets, ASSETS_KB, "KB")
        server = Server(Path(folder))
        try:
            held = asyncio.run(measure(server, tables, seconds)) and small
        finally:
            server.stop()
        for game, most in GAMES_KB.items():
            server = Server(Path(folder))
            try:
                found = asyncio.run(measure_memory(server, game, tables // FEWER, seconds))
            finally:
                server.stop()
            held &= claim(f"{game}, a table with its connection", found, most, "KB")
    sys.exit(not held)


if __name__ == "__main__":
    main()

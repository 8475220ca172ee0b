"""A client for tests.

Real HTTP, real sockets, and the promise of docs/wire.md: resend until answered.
"""

import asyncio
import contextlib
import os
import secrets
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from services import free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import guimard
from tests.support.delta import apply_delta

Json = dict[str, Any]


@dataclass
class ServerProcess:
    """``guimard serve`` in its own process, which can be killed and restarted."""

    database: str
    redis: str | None = None
    port: int = field(default_factory=free_port)
    log: Path | None = None
    requests_a_second: int = 10_000  # tests ask as fast as they can, and all from one address
    options: tuple[str, ...] = ("--connections-of-address", "10000")
    environment: dict[str, str] = field(default_factory=dict)
    _process: "subprocess.Popen[bytes] | None" = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: float = 300.0) -> "ServerProcess":
        command = [sys.executable, "-m", "guimard", "serve", "--database", self.database, "--port", str(self.port)]
        command += ["--requests-a-second", str(self.requests_a_second), *self.options]
        if self.redis:
            command += ["--redis", self.redis]
        errors = self.log.open("ab") if self.log else subprocess.DEVNULL
        self._process = subprocess.Popen(command, stderr=errors, env={**os.environ, **self.environment})
        try:
            self._wait_until_ready(time.monotonic() + wait)
        except BaseException:
            self.kill()
            raise
        return self

    def _wait_until_ready(self, until: float) -> None:
        assert self._process is not None
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text() if self.log else ''}")
            time.sleep(0.05)
        raise TimeoutError("the server does not start")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As if the power had gone."""
        assert self._process is not None
        self._process.kill()  # does nothing where the process has ended by itself
        self._process.wait()

    def stop(self) -> int:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
        return self._process.wait(60)


@contextlib.contextmanager
def serving(database: str, **more: Any) -> Iterator[ServerProcess]:
    server = ServerProcess(database, **more).start()
    try:
        yield server
    finally:
        server.stop()


def new_guest(url: str, name: str) -> str:
    """A new guest's token."""
    answer = httpx.post(f"{url}/api/me", json={"name": name, "token": True})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def open_table(url: str, token: str, seats: list[Json], game: str = "metro", **more: Any) -> Json:
    body = {"game": game, "seats": seats, **more}
    answer = httpx.post(f"{url}/api/tables", json=body, headers=bearer(token))
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()["table"]
    return table


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def human(name: str | None = None) -> Json:
    return {"kind": "human", "name": name}


OPEN: Json = {"kind": "open"}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


class Client:
    """One player, or a spectator without a token; reconnects by itself."""

    def __init__(self, urls: list[str], token: str | None = None) -> None:
        self.urls = urls
        self.token = token
        self.socket: ClientConnection | None = None
        self.table: Json = {}
        self.state: Json = {}
        self.entered: Json = {}
        self.received: list[Json] = []
        self.frames: list[str] = []
        self.attending: Json | None = None
        self.reconnects = -1
        self._fresh = asyncio.Condition()
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._reader: asyncio.Task[None] | None = None

    async def connect(self, patience: float = 120.0) -> None:
        until = time.monotonic() + patience
        while True:
            url = self.urls[secrets.randbelow(len(self.urls))].replace("http", "ws") + "/ws"
            try:
                headers = bearer(self.token) if self.token else {}
                self.socket = await connect(
                    url, additional_headers=headers, max_size=None, open_timeout=5, close_timeout=1
                )
                break
            except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.1)
        self.reconnects += 1
        self._reader = asyncio.create_task(self._read(self.socket))

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str)
                await self._take(frame)
        except ConnectionClosed:
            pass
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError())
        async with self._fresh:
            self._fresh.notify_all()

    async def _take(self, frame: str) -> None:
        self.frames.append(frame)
        message: Json = msgspec.json.decode(frame)
        self.received.append(message)
        if "table" in message and isinstance(message["table"], dict):
            self.table = message["table"]
        if "state" in message:
            self._see(message["state"])
        if message["type"] == "entered":
            self.entered = message
        if (waiting := self._answers.pop(message.get("id", ""), None)) is not None and not waiting.done():
            waiting.set_result(message)
        async with self._fresh:
            self._fresh.notify_all()

    def _see(self, state: Json) -> None:
        """The state as if it had come whole; what has come stays in ``frames``."""
        if "changes" in state:
            assert state["since"] == self.state["version"], "changes of something that was not told"
            keyed = guimard.GAMES[self.table["game"]].delta_keys or {}
            state["view"] = apply_delta(self.state["view"], state.pop("changes"), keyed)
        self.state = state

    async def send(self, **message: Any) -> str:
        assert self.socket is not None
        message.setdefault("id", secrets.token_hex(8))
        await self.socket.send(msgspec.json.encode(message).decode())
        return str(message["id"])

    async def ask(self, timeout: float = 60.0, **message: Any) -> Json:
        """Send and wait for the answer, on this connection."""
        message.setdefault("id", secrets.token_hex(8))
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(lambda _: answer.cancelled() or answer.exception())  # even if nobody waits any more
        self._answers[message["id"]] = answer
        try:
            await self.send(**message)
            return await asyncio.wait_for(answer, timeout)
        finally:
            self._answers.pop(message["id"], None)

    async def send_until_answered(self, patience: float = 300.0, **message: Any) -> Json:
        """Send the same request until it is answered, reconnecting when needed."""
        message.setdefault("id", secrets.token_hex(8))
        until = time.monotonic() + patience
        while time.monotonic() < until:
            try:
                answer = await self.ask(timeout=5.0, **message)
            except (ConnectionError, ConnectionClosed, TimeoutError):
                await self.reconnect()
                continue
            if answer["type"] == "refused" and answer.get("retry"):
                # A connection that is too fast too often is closed: wait until many messages are allowed again.
                await asyncio.sleep(1.0 if answer["reason"] == "too-fast" else 0.2)
                continue
            return answer
        raise TimeoutError(f"no answer to {message['type']}")

    async def reconnect(self) -> None:
        """Connect again and catch up, as a browser would."""
        for _ in range(300):
            with contextlib.suppress(ConnectionError, ConnectionClosed, TimeoutError):
                await self.close()
                await self.connect()
                if self.attending is None:
                    return
                since = self.state.get("version")
                answer = await self.ask(timeout=5.0, type="enter", since=since, **self.attending)
                if answer["type"] == "entered":
                    return
            await asyncio.sleep(0.1)
        raise TimeoutError("cannot come back")

    async def enter(self, table: str, invite: str | None = None, since: int | None = None) -> Json:
        """Come to a table; ask again while the server says so, as the page does.

        On a busy machine it may lose its lease for a moment.
        """
        if self.socket is None:
            await self.connect()
        self.attending = {"table": table, "invite": invite}
        for _ in range(300):
            answer = await self.ask(type="enter", table=table, invite=invite, since=since)
            if not answer.get("retry"):
                return answer
            await asyncio.sleep(0.2)
        raise TimeoutError(f"no way to {table}: {answer}")

    async def until(self, condition: Any, timeout: float = 60.0) -> None:
        """Wait until a condition on this client holds."""
        async with asyncio.timeout(timeout), self._fresh:
            await self._fresh.wait_for(condition)

    @property
    def disconnected(self) -> bool:
        return self.socket is None or self.socket.state.name != "OPEN"

    @property
    def my_turn(self) -> bool:
        return bool(self.state.get("actions"))

    @property
    def over(self) -> bool:
        return self.table.get("phase") == "finished"

    async def act(self, action: str | None = None, **more: Any) -> Json:
        """Play an action (the first legal one if none is named) until it is answered."""
        text = action or self.state["actions"][0]["text"]
        here = {"version": self.state["version"], "revision": self.state["revision"]}
        return await self.send_until_answered(type="act", action=text, **{**here, **more})


@contextlib.asynccontextmanager
async def player(*urls: str, name: str | None = None, token: str | None = None) -> AsyncIterator[Client]:
    """A connected guest with this name, or with this token, or a spectator."""
    client = Client(list(urls), token or (new_guest(urls[0], name) if name else None))
    await client.connect()
    try:
        yield client
    finally:
        await client.close()


async def at_table(url: str, tokens: list[str], table: str) -> list[Client]:
    """Return a client for each token, connected and at the table."""
    clients = [Client([url], token) for token in tokens]
    for client in clients:
        await client.enter(table)
    return clients


async def play_on(client: Client, choose: Any = None, stop: Any = None) -> list[Json]:
    """Play this client's turns to the end of the game; answers of all its moves."""
    answers = []
    while not client.over and not (stop and stop(client)):
        try:
            await client.until(lambda: client.my_turn or client.over or client.disconnected)
        except TimeoutError:
            await client.reconnect()
            continue
        if client.disconnected:
            await client.reconnect()
        elif client.my_turn and not client.over:
            text = choose(client.state["actions"]) if choose else None
            answers.append(await client.act(text))
    return answers

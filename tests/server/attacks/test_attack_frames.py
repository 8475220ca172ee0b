"""Frames of every kind are counted, and who does not read is cut off."""

import asyncio
import contextlib
from pathlib import Path
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET

import pytest
from tests.support.in_process import eventually, prepare_table, running
from tests.support.raw import ATTACKER, Raw, upgraded
from tests.support.table_client import Client, ServerProcess, human, new_guest, open_table

from guimard.server.process import Server
from guimard.server.sockets import protocol
from guimard.server.sockets.protocol import FrameProtocol

pytestmark = pytest.mark.anyio
FRAMES = {
    "pings": b"\x89\x80abcd",
    "full pings": b"\x89\xfdabcd" + b"x" * 125,
    "pongs": b"\x8a\x80abcd",
    "continuations": b"\x00\x80abcd",
}
FLOOD = 4 << 20
"""Bytes; two seconds of the attack that was found."""


async def flood(socket: Raw, frame: bytes) -> int:
    """Send until the server closes; return how much it took."""
    sent, chunk = 0, frame * (32_768 // len(frame))
    with contextlib.suppress(ConnectionError):
        while sent < FLOOD:
            socket.send(chunk)
            async with asyncio.timeout(30):
                await socket.writer.drain()
            sent += len(chunk)
    return sent


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
async def test_a_flood_of_frames_is_closed(server: ServerProcess, frame: bytes) -> None:
    socket = await upgraded(server.url, ATTACKER)
    socket.send(b"\x01\x80abcd")  # a message begins
    assert await flood(socket, frame) < FLOOD
    socket.close()


async def test_a_seated_player_plays_on_beside_floods(server: ServerProcess) -> None:
    token = new_guest(server.url, "Ada")
    table = open_table(server.url, token, [human("Ada"), human("Ben")])["id"]
    ada = Client([server.url], token)
    await ada.enter(table)
    await ada.ask(type="look", seat=ada.state["to_act"])
    sockets = [await upgraded(server.url, ATTACKER) for _ in range(8)]
    for socket in sockets:
        socket.send(b"\x01\x80abcd")
    floods = [asyncio.create_task(flood(socket, frame)) for socket in sockets for frame in [*FRAMES.values()][:1]]
    for _ in range(20):
        assert (await ada.send_until_answered(type="ping"))["type"] == "pong"
    await asyncio.gather(*floods)
    assert ada.reconnects == 0
    for socket in sockets:
        await socket.answer()
        socket.close()
    await ada.close()


@pytest.mark.parametrize("frame", [b"\x81\x80abcd", b"\x82\x80abcd"], ids=["texts", "binaries"])
async def test_empty_messages_are_not_read_once_the_socket_is_to_be_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frame: bytes
) -> None:
    """Half a megabyte of them held everybody else up for a third of a second."""
    read, put = 0, FrameProtocol._put

    def count(self: FrameProtocol, message: bytes) -> None:
        nonlocal read
        read += 1
        put(self, message)

    monkeypatch.setattr(FrameProtocol, "_put", count)
    async with running(tmp_path) as (server, url):
        hostile = await upgraded(url, ATTACKER)
        await eventually(lambda: len(server.connections) == 1)
        hostile.send(frame * 80_000)
        await eventually(lambda: len(server.connection_limits) == 0)
        hostile.close()
    assert read < 2000


async def stuffed(server: Server, url: str, token: str, table: str) -> Raw:
    """A socket that has left so many bytes unread that the server keeps some."""
    deaf = await upgraded(url, ATTACKER, f"Authorization: Bearer {token}\r\n".encode())
    deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
    deaf.writer.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, 1)
    await eventually(lambda: len(server.connections) == 1)
    (transport,) = server.connection_limits._here
    transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 1)
    enter = b'{"type":"enter","id":"x","table":"%s"}' % table.encode()
    while not transport.get_write_buffer_size():
        deaf.send(bytes((0x81, 0x80 | len(enter))) + bytes(4) + enter)
        await asyncio.sleep(0.05)
    return deaf


@pytest.mark.parametrize(
    "last", [b"\x88\x82\0\0\0\0\x03\xe8", b"\xff\x80abcd", b"\x89\x80abcd" * 200], ids=["close", "wrong", "flood"]
)
async def test_a_socket_that_is_closed_is_gone_even_if_nobody_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: bytes
) -> None:
    """Unread bytes keep a closing connection open, too few to count as slow."""
    monkeypatch.setattr(protocol, "_CLOSING_SECONDS", 0.1)
    table, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    async with running(tmp_path) as (server, url):
        deaf = await stuffed(server, url, tokens[0], table)
        deaf.send(last)
        await eventually(lambda: len(server.connection_limits) == 0)
        assert len(server.connections) == 0
        deaf.close()


async def test_a_socket_that_reads_the_rest_in_time_is_not_closed_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop of the standard library fails when a socket is aborted that is gone."""
    monkeypatch.setattr(protocol, "_CLOSING_SECONDS", 2.0)
    table, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    async with running(tmp_path) as (server, url):
        deaf = await stuffed(server, url, tokens[0], table)
        deaf.send(b"\x88\x82\0\0\0\0\x03\xe8")
        await asyncio.sleep(0.1)
        deaf.reader._transport.resume_reading()  # type: ignore[attr-defined]
        await eventually(lambda: len(server.connection_limits) == 0)
        await asyncio.sleep(2.2)
        deaf.close()


async def test_a_socket_that_never_reads_is_closed_after_a_time(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    async with running(tmp_path, slow_seconds=0.1) as (server, url):
        deaf = await upgraded(url, ATTACKER, f"Authorization: Bearer {tokens[0]}\r\n".encode())
        deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
        await eventually(lambda: len(server.connections) == 1)
        enter = b'{"type":"enter","id":"x","table":"%s"}' % table.encode()
        with contextlib.suppress(ConnectionError):
            for _ in range(2000):
                deaf.send(bytes((0x81, 0x80 | len(enter))) + bytes(4) + enter)
                await deaf.writer.drain()
                await asyncio.sleep(0)
                if not len(server.connections):
                    break
        await eventually(lambda: len(server.connections) == 0)
        assert server.connection_limits.unsent == 0
        deaf.close()

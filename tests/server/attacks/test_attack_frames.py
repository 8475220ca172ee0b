"""Frames of every kind are counted, and who does not read is cut off."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from tests.support.in_process import eventually, prepare_table, running
from tests.support.raw import ATTACKER, Raw, upgraded
from tests.support.table_client import Client, ServerProcess, human, new_guest, open_table

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

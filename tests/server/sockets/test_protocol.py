"""The socket's shortcuts against the library's own client.

Frames of all sizes, in pieces; one who does not read.
"""

import asyncio
from typing import Any

import pytest
from uvicorn import Config as WebConfig
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from guimard.server.ops.config import Config
from guimard.server.ops.connection_limits import ConnectionLimits, TurnedAway
from guimard.server.ops.metrics import Metrics
from guimard.server.sockets.protocol import FrameProtocol

pytestmark = pytest.mark.anyio


class Wire(asyncio.Transport):
    """What the server wrote, and how much of it waits."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.waiting = 0
        self.aborted = self.reading = False

    def write(self, data: Any) -> None:
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


def unlimited(**more: Any) -> ConnectionLimits:
    return ConnectionLimits(Config(**more), 1000, TurnedAway(Metrics()))


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def opened(**limits: Any) -> tuple[FrameProtocol, Wire, ClientProtocol]:
    """A line after its handshake, with the library's own client at the other end."""
    config = WebConfig(nothing, lifespan="off", ws=FrameProtocol, ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    protocol, wire = FrameProtocol(unlimited(**limits), config, ServerState(), {}), Wire()
    client = ClientProtocol(parse_uri("ws://here/ws"), max_size=None)
    protocol.connection_made(wire)
    client.send_request(client.connect())
    protocol.data_received(b"".join(client.data_to_send()))
    while not wire.sent:
        await asyncio.sleep(0)
    client.receive_data(wire.sent)
    client.events_received()
    wire.sent = b""
    return protocol, wire, client


def said(client: ClientProtocol, text: bytes) -> bytes:
    client.send_text(text)
    return b"".join(client.data_to_send())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4000, 65535, 65536, 70000])
async def test_what_is_said_arrives(size: int) -> None:
    protocol, wire, client = await opened()
    protocol.send_frame(b"x" * size)
    client.receive_data(wire.sent)
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert frame.opcode is Opcode.TEXT
    assert bytes(frame.data) == b"x" * size


@pytest.mark.parametrize("size", [0, 1, 125, 126, 200, 4000])
async def test_what_arrives_is_heard(size: int) -> None:
    protocol, _, client = await opened()
    protocol.data_received(said(client, b"y" * size))
    assert await protocol.receive_frame() == b"y" * size


async def test_frames_may_come_together_or_in_pieces() -> None:
    protocol, _, client = await opened()
    stream = said(client, b"first") + said(client, b"z" * 300) + said(client, b"last")
    protocol.data_received(stream[:3])
    protocol.data_received(stream[3:40])
    protocol.data_received(stream[40:])
    protocol.data_received(said(client, b"after"))
    assert [await protocol.receive_frame() for _ in range(4)] == [b"first", b"z" * 300, b"last", b"after"]


async def test_a_message_may_come_in_fragments_with_a_short_frame_between() -> None:
    protocol, wire, client = await opened()
    client.send_text(b"one ", fin=False)
    protocol.data_received(b"".join(client.data_to_send()))
    client.send_ping(b"?")
    protocol.data_received(b"".join(client.data_to_send()))
    client.send_continuation(b"message", fin=True)
    protocol.data_received(b"".join(client.data_to_send()))
    assert await protocol.receive_frame() == b"one message"
    client.receive_data(wire.sent)
    assert [frame.opcode for frame in client.events_received() if isinstance(frame, Frame)] == [Opcode.PONG]


async def test_only_who_is_silent_is_pinged() -> None:
    protocol, wire, client = await opened()
    protocol.ping_interval = 60.0
    protocol.data_received(said(client, b"here I am"))
    protocol.send_keepalive_ping()  # as the timer does
    assert wire.sent == b""
    assert protocol.ping_timer is not None  # it will be due again
    protocol.send_keepalive_ping()
    client.receive_data(wire.sent)
    assert [frame.opcode for frame in client.events_received() if isinstance(frame, Frame)] == [Opcode.PING]
    protocol.stop_keepalive()


async def test_a_frame_without_a_mask_breaks_the_rules() -> None:
    protocol, wire, _ = await opened()
    protocol.data_received(b"\x81\x05hello")
    assert await protocol.receive_frame() is None
    assert wire.sent[:2] == b"\x88" + wire.sent[1:2]


async def test_one_who_says_too_much_is_not_listened_to_for_a_while() -> None:
    protocol, wire, client = await opened()
    wire.reading = True
    for _ in range(40):
        protocol.data_received(said(client, b"more"))
    assert not wire.reading
    for _ in range(40):
        assert await protocol.receive_frame() == b"more"
    assert wire.reading


async def test_one_who_does_not_read_is_cut_off() -> None:
    protocol, wire, _ = await opened()
    for _ in range(20):
        protocol.send_frame(b"x" * 100_000)  # it reads
    assert not wire.aborted
    protocol.pause_writing()  # as the transport does when much waits
    for _ in range(10):
        protocol.send_frame(b"x" * 100_000)
    assert not wire.aborted
    protocol.send_frame(b"x" * 100_000)
    assert wire.aborted


async def test_all_who_do_not_read_share_a_limit() -> None:
    protocol, wire, _ = await opened()
    protocol._limits.unsent = 64 << 20  # what others have left unread
    protocol.send_frame(b"hello")
    assert not wire.aborted
    protocol.pause_writing()
    protocol.send_frame(b"hello")
    assert wire.aborted
    assert protocol._limits.unsent == 64 << 20


async def test_who_reads_again_is_forgiven() -> None:
    protocol, wire, _ = await opened()
    for _ in range(20):
        protocol.pause_writing()
        protocol.send_frame(b"x" * 100_000)
        protocol.resume_writing()
    assert not wire.aborted
    assert protocol._limits.unsent == 0
    assert not protocol._slow_timer.running


async def test_one_who_does_not_read_for_long_is_cut_off_by_a_timer() -> None:
    protocol, wire, _ = await opened(slow_seconds=0.0)
    protocol.pause_writing()
    while not wire.aborted:
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    "frame", [b"\x89\x80abcd", b"\x8a\x80abcd", b"\x00\x80abcd"], ids=["ping", "pong", "nothing"]
)
async def test_one_who_floods_is_closed(frame: bytes) -> None:
    protocol, wire, client = await opened()
    protocol.data_received(b"\x01\x80abcd")  # a message begins
    protocol.data_received(frame * 100)
    assert not wire.aborted
    wire.sent = b""
    protocol.data_received(frame * 10_000)
    assert wire.aborted
    assert len(wire.sent) < 1000
    client.receive_data(wire.sent)
    *_, closing = [event for event in client.events_received() if isinstance(event, Frame)]
    assert closing.opcode is Opcode.CLOSE
    assert closing.data[:2] == (1008).to_bytes(2, "big")
    assert await protocol.receive_frame() is None


async def test_messages_that_come_all_at_once_wait_unparsed() -> None:
    protocol, _, client = await opened()
    protocol.data_received(b"".join(said(client, b"x" * 50) for _ in range(1000)))
    assert protocol.queue.qsize() < 100
    assert [await protocol.receive_frame() for _ in range(1000)] == [b"x" * 50] * 1000


@pytest.mark.parametrize("line", ["GET /ws HTTP/1.1\r\nA: " + "x" * 9000, "GET /ws HTTP/1.1\r\nno header"])
async def test_a_handshake_that_is_none_is_answered(line: str) -> None:
    config = WebConfig(nothing, lifespan="off", ws=FrameProtocol)
    config.load()
    protocol, wire = FrameProtocol(unlimited(), config, ServerState(), {}), Wire()
    protocol.connection_made(wire)
    protocol.data_received(f"{line}\r\n\r\n".encode())
    assert wire.sent.startswith(b"HTTP/1.1 400 ")
    assert wire.aborted


async def test_what_was_queued_is_sent_before_the_socket_is_closed_and_nothing_after() -> None:
    protocol, wire, client = await opened()
    protocol.send_frame(b"the last word")
    protocol.close_socket(1012)
    protocol.send_frame(b"too late")
    while await protocol.receive_frame() is not None:
        pass
    client.receive_data(wire.sent)
    said_by_server, closing = client.events_received()
    assert isinstance(said_by_server, Frame)
    assert isinstance(closing, Frame)
    assert bytes(said_by_server.data) == b"the last word"
    assert (closing.opcode, closing.data[:2]) == (Opcode.CLOSE, (1012).to_bytes(2, "big"))

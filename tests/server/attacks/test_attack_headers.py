"""Headers, addresses and bodies made to stop the server.

All are answered with a refusal.
"""

import contextlib

import httpx
import pytest
from tests.support.raw import UPGRADE, ask, raw
from tests.support.table_client import ServerProcess, bearer, new_guest

pytestmark = pytest.mark.anyio
LINES = {
    "GET": b"GET /api/me HTTP/1.1\r\nHost: here\r\n",
    "upgrade": UPGRADE,
}


@pytest.mark.parametrize("head", LINES.values(), ids=LINES.keys())
async def test_a_cookie_of_40_kilobytes_is_refused(server: ServerProcess, head: bytes) -> None:
    cookie = b'Cookie: guimard="' + b"\\" * 40_000
    assert await ask(server.url, head + cookie + b"\r\n\r\n") == 431


@pytest.mark.parametrize("head", LINES.values(), ids=LINES.keys())
async def test_the_longest_cookie_is_read(server: ServerProcess, head: bytes) -> None:
    cookie = b'Cookie: guimard="' + b"\\" * 8000
    assert await ask(server.url, head + cookie + b"\r\n\r\n") in (101, 204)


@pytest.mark.parametrize("head", LINES.values(), ids=LINES.keys())
@pytest.mark.parametrize(
    "more",
    [
        b"A: " + b"x" * 9_000 + b"\r\n",
        b"".join(b"A%d: " % n + b"x" * 7_000 + b"\r\n" for n in range(5)),
        b"A: b\r\n" * 200,
    ],
    ids=["line", "together", "many"],
)
async def test_long_headers_are_refused(server: ServerProcess, head: bytes, more: bytes) -> None:
    assert await ask(server.url, head + more + b"\r\n") == 431


async def test_a_long_address_is_refused(server: ServerProcess) -> None:
    assert await ask(server.url, b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n") == 431


@pytest.mark.parametrize("begin", [b"GET / HTTP/1.1\r\nA: ", b"GET /"], ids=["header", "address"])
async def test_headers_without_end_are_not_collected(server: ServerProcess, begin: bytes) -> None:
    """200 MB were accepted. Now the connection is closed long before 4 MB."""
    sent = 0
    async with raw(server.url) as connection:
        connection.send(begin)
        with contextlib.suppress(ConnectionError):
            for _ in range(64):
                connection.send(b"x" * 65_536)
                await connection.writer.drain()
                sent += 65_536
        answer = await connection.answer()
    assert answer.startswith(b"HTTP/1.1 431 ") or sent < 64 * 65_536


POST = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
BODIES = {
    "length": (b"Content-Length: 999999999\r\n\r\n", b"x"),
    "tiny chunks": (b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    "a header after it": (b"Transfer-Encoding: chunked\r\n\r\n0\r\nA: ", b"x"),
    "headers after it": (b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"A: b\r\n"),
}


@pytest.mark.parametrize(("begin", "piece"), BODIES.values(), ids=BODIES.keys())
async def test_bodies_without_end_are_not_read(server: ServerProcess, begin: bytes, piece: bytes) -> None:
    """A header that followed the chunks took seconds of everybody's time."""
    sent, pieces = 0, piece * (65_536 // len(piece))
    async with raw(server.url) as connection:
        connection.send(POST + begin)
        with contextlib.suppress(ConnectionError):
            for _ in range(400):
                connection.send(pieces)
                await connection.writer.drain()
                sent += len(pieces)
        await connection.answer()
    assert sent < 400 * len(pieces)
    assert httpx.get(f"{server.url}/health").status_code == 200


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://\\", "http://a:b:c"])
def test_an_origin_that_is_no_address_is_foreign(server: ServerProcess, origin: str) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["reason"] == "foreign"


async def test_a_socket_with_an_origin_that_is_no_address_is_foreign(server: ServerProcess) -> None:
    assert await ask(server.url, UPGRADE + b"Origin: http://[\r\n\r\n") == 403


@pytest.mark.parametrize("path", ["/api/records", "/api/me"])
@pytest.mark.parametrize("depth", [1_000, 100_000])
def test_json_nested_deeply_is_malformed(server: ServerProcess, path: str, depth: int) -> None:
    content = b'{"x":' + b"[" * depth + b"]" * depth + b"}"
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}{path}", content=content, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["sentence"]


@pytest.mark.parametrize(
    "path", ["/assets/%00", "/assets/" + "a" * 5_000, "/assets/..%2f..%2fetc%2fpasswd", "/%00", "/assets/a%00.js"]
)
async def test_no_file_has_such_a_name(server: ServerProcess, path: str) -> None:
    for coding in (b"", b"Accept-Encoding: br\r\n"):
        assert await ask(server.url, f"GET {path} HTTP/1.1\r\nHost: here\r\n".encode() + coding + b"\r\n") == 404


def test_a_name_of_5000_letters_is_malformed(server: ServerProcess) -> None:
    token = new_guest(server.url, "Eve")
    for method, path, body in (
        ("POST", "/api/me", {"name": "e" * 5_000}),
        ("PATCH", "/api/me", {"name": "e" * 5_000}),
        ("POST", "/api/me/sign-in", {"name": "e" * 5_000, "passphrase": "open sesame"}),
    ):
        answer = httpx.request(method, f"{server.url}{path}", json=body, headers=bearer(token))
        assert answer.status_code == 400, (method, path)
    assert httpx.get(f"{server.url}/api/players/{'e' * 5_000}").status_code == 400
    assert httpx.get(f"{server.url}/api/tables/{'e' * 5_000}").status_code == 400


@pytest.mark.parametrize(
    "head",
    [
        b"GET /ws HTTP/1.0\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        b"POST /ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        b"GET /ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        UPGRADE + b"Sec-WebSocket-Key: again\r\n\r\n",
        UPGRADE + b"X: caf\xe9\x01\r\n\r\n",
        UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n",
        b"GET /ws\xff HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: here\r\n\r\n",
        b"GET http:// HTTP/1.1\r\nHost: here\r\n\r\n",
    ],
)
async def test_handshakes_that_are_none_are_answered(server: ServerProcess, head: bytes) -> None:
    async with raw(server.url) as connection:
        connection.send(head)
        assert 400 <= await connection.status() < 500

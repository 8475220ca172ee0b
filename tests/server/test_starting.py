"""The page is there while the rules are compiled, at the port of the server."""

import socket
import threading
from pathlib import Path

import httpx

from guimard.server.http.site import STARTING
from guimard.server.run import take_port
from guimard.server.starting import page_meanwhile


def built(folder: Path) -> tuple[Path, Path]:
    """A page and a module as the builds write them."""
    static, modules = folder / "static", folder / "wasm"
    for directory in (static, modules):
        directory.mkdir()
    (static / "index.html").write_text("<html><head></head></html>")
    (modules / "metro.wasm").write_bytes(b"\0asm")
    (modules / "metro.json").write_text('{"calls":{"deal":{}}}')
    return static, modules


def test_the_page_is_there_while_the_rules_are_compiled(tmp_path: Path) -> None:
    listen_socket, ready = take_port("127.0.0.1", 0), threading.Event()
    url = f"http://127.0.0.1:{listen_socket.getsockname()[1]}"
    with page_meanwhile(listen_socket, ready.set, *built(tmp_path)) as report:
        assert ready.wait(60)
        page = httpx.get(f"{url}/")
        assert f'<meta name="server" content="{STARTING}" />' in page.text
        assert page.headers["content-type"].startswith("text/html")
        module = httpx.get(f"{url}/wasm/metro.wasm")
        assert (module.content, module.headers["content-type"]) == (b"\0asm", "application/wasm")
        assert httpx.get(f"{url}/data/games.json").json()["games"]
        assert httpx.post(f"{url}/api/me", json={"name": "Ada"}).status_code in (405, 503)
        report(40)
        while (health := httpx.get(f"{url}/health")).json()["percent"] != 40:
            pass
        assert (health.status_code, health.json()["status"]) == (503, "starting")
        live = httpx.get(f"{url}/health/live")
        assert (live.status_code, live.json()) == (200, {"status": "starting", "percent": 40})
    taken_over(listen_socket)


def taken_over(listen_socket: socket.socket) -> None:
    """Nobody else listens any more: who connects now reaches this process."""
    address = listen_socket.getsockname()
    with listen_socket:
        listen_socket.listen()
        with socket.create_connection(address, timeout=60) as client, listen_socket.accept()[0] as server:
            client.sendall(b"hello")
            assert server.recv(5) == b"hello"
